"""Checks on cards that reading alone does not make: of the built-in ones, and of those that somebody has written."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from arenarium.cards.tree import Effect, parts
from arenarium.games.tashkalar.cards.card_set import CardSet, printed
from arenarium.games.tashkalar.cards.cards import LEGENDARY, RANK_NAMES, Being, FlareCard, Task
from arenarium.games.tashkalar.cards.text import AnyCard, every_card, title
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.parse import parse_criterion, parse_effect
from arenarium.games.tashkalar.language.render import LANGUAGES, RENDERERS, name
from arenarium.games.tashkalar.language.tree import Area, WarpOf
from arenarium.games.tashkalar.rules.effects.compiled import COMPILER
from arenarium.games.tashkalar.rules.effects.compiler import PlacementSensitivity
from arenarium.games.tashkalar.rules.tasks import judge

DECK_SIZE, LEGEND_COUNT, FLARE_COUNT, TASK_COUNT = 18, 12, 12, 24


class Flaw(NamedTuple):
    """Something that is wrong with a card, and the key of its entry that says it."""

    message: str
    key: str = ""

    def __str__(self) -> str:
        return self.message


def check_all() -> list[str]:
    """What is wrong with the built-in cards; an empty list if nothing is."""
    cards = printed()
    problems = _check_numbers(cards)
    problems += [str(flaw) for card in every_card(cards) for flaw in check_card(card, cards.numbers)]
    return problems + _check_names(cards)


def check_card(card: AnyCard, names: Collection[str]) -> list[Flaw]:
    """What is wrong with a card; `names` are those of all cards that it may speak of."""
    match card:
        case Being():
            return _check_being(card, names)
        case FlareCard():
            return _check_flare(card, names)
    return _check_task(card)


def _check_being(card: Being, names: Collection[str]) -> list[Flaw]:
    problems = _check_effect(card.name, card.effect, "effect") if card.effect.sentences else []
    for what, effect in (("frozen", card.frozen_effect), ("warp", card.warp_effect)):
        if effect is not None:
            problems += _check_effect(f"{card.name} {what}", effect, f"{what}_effect")
            problems += _check_later_effect(f"{card.name} {what}", effect, f"{what}_effect")
            problems += _check_spoken_of(card.name, effect, f"{what}_effect", names)
    problems += _check_spoken_of(card.name, card.effect, "effect", names)
    return problems + _check_pattern(card) + _check_cards_way(card)


def _check_cards_way(card: Being) -> list[Flaw]:
    """Whether what the texts say of the card itself fits together."""
    problems = []
    acts, warp_acts = list(parts(card.effect)), list(parts(card.warp_effect))
    if tree.PutUnder() in acts and card.frozen_effect is not None:
        problems.append(
            Flaw(f"{card.name}: the card cannot go under the deck and stay in play as a frozen card", "frozen_effect")
        )
    if tree.PutUnder() in acts and card.rank == LEGENDARY:
        problems.append(Flaw(f"{card.name}: a legend does not go under the deck of a player", "effect"))
    of_this = (tree.CopyWarp(WarpOf.THIS), tree.WarpUnplayed())
    if card.warp_effect is None and any(part in of_this for part in parts((card.effect, card.frozen_effect))):
        problems.append(
            Flaw(f"{card.name}: the text speaks of the warp effect of this card, but it has none", "effect")
        )
    if card.bound and tree.CopyWarp(WarpOf.THIS) in parts((card.effect, card.frozen_effect)):
        problems.append(Flaw(f"{card.name}: the text copies the warp effect of this card, but it is bound", "effect"))
    if any(isinstance(part, tree.CopyWarp) for part in warp_acts):
        problems.append(Flaw(f"{card.name} warp: a warp effect cannot copy one, it might never end", "warp_effect"))
    if any(isinstance(part, tree.Release) for part in acts) and not any(
        isinstance(part, tree.Hold) for part in (*acts, *warp_acts, *parts(card.frozen_effect))
    ):
        problems.append(
            Flaw(f"{card.name}: the text speaks of the piece on this card, but nothing takes one there", "effect")
        )
    if card.summon_on is not None and PlacementSensitivity(card.effect).used:
        problems.append(Flaw(f"{card.name}: without a summoning square the pieces used cannot be told", "summon_on"))
    return problems


_ABOUT_A_SUMMONING = (
    tree.ThisBeing,
    tree.FirstPieces,
    tree.Along,
    tree.ChooseDirection,
    tree.Mirror,
    tree.SummonedOn,
    tree.SummonedOnto,
    tree.DestroyedNothing,
    tree.CountAsLegend,
    tree.PutUnder,
    tree.Release,
)
"""What only an effect can say that is resolved when a being is summoned."""


def _check_later_effect(what: str, effect: Effect, key: str) -> list[Flaw]:
    """A frozen effect, a warp effect or a flare has no being on the board and no pattern that it could speak of."""
    sensitivity = PlacementSensitivity(effect)
    held = list(parts(effect))
    about_it = any(isinstance(part, _ABOUT_A_SUMMONING) for part in held)
    about_it |= any(isinstance(part, tree.Move) and part.without_this > 0 for part in held)
    if sensitivity.marks or sensitivity.arrows or sensitivity.used or about_it:
        return [Flaw(f"{what}: the text speaks of a being that is just being summoned, but there is none then", key)]
    return []


def _check_pattern(card: Being) -> list[Flaw]:
    problems = []
    sensitivity = PlacementSensitivity(card.effect)
    first = card.pattern.orientations[0]
    if Area.MARKED in parts(card.effect) and not first.marks:
        problems.append(Flaw(f"{card.name}: the text speaks of marked squares, but the pattern marks none", "effect"))
    if Area.SECOND_MARKED in parts(card.effect) and not first.second_marks:
        problems.append(
            Flaw(f"{card.name}: the text speaks of second marked squares, but the pattern marks none", "effect")
        )
    if sensitivity.arrows and not first.arrows:
        problems.append(
            Flaw(f"{card.name}: the text speaks of indicated directions, but the pattern has no arrows", "effect")
        )
    if card.is_legend != (card.rank == RANK_NAMES.index("legendary")):
        problems.append(Flaw(f"{card.name}: legends, and only they, are of legendary rank", "rank"))
    return problems


def _check_effect(what: str, effect: Effect, key: str) -> list[Flaw]:
    problems = []
    if parse_effect(RENDERERS["en"].text(effect)) != effect:
        problems.append(Flaw(f"{what}: the English text does not parse back to its effect", key))
    problems += _check_gaps(what, [RENDERERS[language].text(effect) for language in LANGUAGES], key)
    COMPILER.program(what, effect)  # every act and condition has something that carries it out
    return problems


def _check_spoken_of(what: str, effect: Effect | None, key: str, names: Collection[str]) -> list[Flaw]:
    return [
        Flaw(f"{what}: the text speaks of the card '{part.card}', which does not exist", key)
        for part in parts(effect)
        if isinstance(part, tree.InPile) and part.card not in names
    ]


def _check_flare(card: FlareCard, names: Collection[str]) -> list[Flaw]:
    problems = []
    halves = ("upper", card.upper, card.upper_effect), ("lower", card.lower, card.lower_effect)
    for half, behind, effect in halves:
        problems += _check_effect(f"{card.name} {half}", effect, f"{half}_effect")
        problems += _check_later_effect(f"{card.name} {half}", effect, f"{half}_effect")
        problems += _check_spoken_of(card.name, effect, f"{half}_effect", names)
        if behind < 1:
            problems.append(Flaw(f"{card.name} {half}: the opponent needs at least 1 piece more, not {behind}", half))
    return problems


def _check_task(task: Task) -> list[Flaw]:
    problems = []
    if parse_criterion(RENDERERS["en"].criterion(task.criterion)) != task.criterion:
        problems.append(Flaw(f"{task.name}: the English text does not parse back to its criterion", "criterion"))
    problems += _check_gaps(
        task.name, [RENDERERS[language].criterion(task.criterion) for language in LANGUAGES], "criterion"
    )
    judge(task.criterion)  # every criterion has something that judges it
    if task.points < 1:
        problems.append(Flaw(f"{task.name}: it is worth at least 1 point, not {task.points}", "points"))
    return problems


def _check_gaps(what: str, texts: list[str], key: str) -> list[Flaw]:
    """Whether words are missing; `said` by language."""
    pairs = zip(LANGUAGES, texts, strict=True)
    return [Flaw(f"{what}: the text in '{language}' has a gap", key) for language, text in pairs if "  " in text]


def _check_numbers(cards: CardSet) -> list[str]:
    decks = [(f"school {school.id}", len(school.cards), DECK_SIZE) for school in cards.schools.values()]
    decks += [("legends", len(cards.legends), LEGEND_COUNT), ("flares", len(cards.flares), FLARE_COUNT)]
    decks += [("tasks", len(cards.tasks), TASK_COUNT)]
    return [f"{what}: {number} cards instead of {expected}" for what, number, expected in decks if number != expected]


def _check_names(cards: CardSet) -> list[str]:
    problems = []
    for language in LANGUAGES:
        seen: dict[str, str] = {}
        for card in every_card(cards):
            text = title(card, language)
            if not isinstance(card, FlareCard):
                try:
                    name("cards" if isinstance(card, Being) else "tasks", card.name, language)
                except KeyError:
                    problems.append(f"{card.name}: no name in '{language}'")
            if text in seen:
                problems.append(f"'{text}' names both {seen[text]} and {card.name} in '{language}'")
            seen[text] = card.name
        for school in cards.schools:
            try:
                name("schools", school, language)
            except KeyError:
                problems.append(f"school {school}: no name in '{language}'")
    return problems
