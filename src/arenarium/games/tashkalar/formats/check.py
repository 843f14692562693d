"""Checks on cards that reading alone does not make: of the built-in ones, and of those that somebody has written."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from arenarium.cards.problem import not_the_same
from arenarium.cards.tree import Effect, parts
from arenarium.core.mistake import Mistake
from arenarium.games.tashkalar.cards.card_set import CardSet, printed
from arenarium.games.tashkalar.cards.cards import LEGENDARY, RANK_NAMES, Being, Card, FlareCard, Task
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

    message: Mistake
    key: str = ""


def check_all() -> list[str]:
    """What is wrong with the built-in cards; an empty list if nothing is."""
    cards = printed()
    problems = _check_numbers(cards)
    problems += [
        f"{card.name}: {flaw.message}" for card in every_card(cards) for flaw in check_card(card, cards.numbers)
    ]
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
    problems = _check_effect(card.effect, "effect") if card.effect.sentences else []
    for what, effect in (("frozen", card.frozen_effect), ("warp", card.warp_effect)):
        if effect is not None:
            problems += _check_effect(effect, f"{what}_effect")
            problems += _check_later_effect(effect, f"{what}_effect")
            problems += _check_spoken_of(effect, f"{what}_effect", names)
    problems += _check_spoken_of(card.effect, "effect", names)
    return problems + _check_pattern(card) + _check_cards_way(card)


def _check_cards_way(card: Being) -> list[Flaw]:
    """Whether what the texts say of the card itself fits together."""
    problems = []
    acts, warp_acts = list(parts(card.effect)), list(parts(card.warp_effect))
    if tree.PutUnder() in acts and card.frozen_effect is not None:
        message = "the card cannot go under the deck and stay in play as a frozen card"
        problems.append(Flaw(Mistake("under-and-frozen", message), "frozen_effect"))
    if tree.PutUnder() in acts and card.rank == LEGENDARY:
        problems.append(Flaw(Mistake("legend-under-deck", "a legend does not go under the deck of a player"), "effect"))
    of_this = (tree.CopyWarp(WarpOf.THIS), tree.WarpUnplayed())
    if card.warp_effect is None and any(part in of_this for part in parts((card.effect, card.frozen_effect))):
        message = "the text speaks of the warp effect of this card, but it has none"
        problems.append(Flaw(Mistake("speaks-of-no-warp", message), "effect"))
    if card.bound and tree.CopyWarp(WarpOf.THIS) in parts((card.effect, card.frozen_effect)):
        problems.append(
            Flaw(
                Mistake("copies-bound-warp", "the text copies the warp effect of this card, but it is bound"), "effect"
            )
        )
    if any(isinstance(part, tree.CopyWarp) for part in warp_acts):
        problems.append(
            Flaw(Mistake("warp-copies-warp", "a warp effect cannot copy one, it might never end"), "warp_effect")
        )
    if any(isinstance(part, tree.Release) for part in acts) and not any(
        isinstance(part, tree.Hold) for part in (*acts, *warp_acts, *parts(card.frozen_effect))
    ):
        message = "the text speaks of the piece on this card, but nothing takes one there"
        problems.append(Flaw(Mistake("no-piece-on-card", message), "effect"))
    if card.summon_on is not None and PlacementSensitivity(card.effect).used:
        message = "without a summoning square the pieces used cannot be told"
        problems.append(Flaw(Mistake("used-without-centre", message), "summon_on"))
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


def _check_later_effect(effect: Effect, key: str) -> list[Flaw]:
    """A frozen effect, a warp effect or a flare has no being on the board and no pattern that it could speak of."""
    sensitivity = PlacementSensitivity(effect)
    held = list(parts(effect))
    about_it = any(isinstance(part, _ABOUT_A_SUMMONING) for part in held)
    about_it |= any(isinstance(part, tree.Move) and part.without_this > 0 for part in held)
    if sensitivity.marks or sensitivity.arrows or sensitivity.used or about_it:
        message = "the text speaks of a being that is just being summoned, but there is none then"
        return [Flaw(Mistake("no-being-then", message), key)]
    return []


def _check_pattern(card: Being) -> list[Flaw]:
    problems = []
    sensitivity = PlacementSensitivity(card.effect)
    first = card.pattern.orientations[0]
    if Area.MARKED in parts(card.effect) and not first.marks:
        message = "the text speaks of marked squares, but the pattern marks none"
        problems.append(Flaw(Mistake("no-marks", message), "effect"))
    if Area.SECOND_MARKED in parts(card.effect) and not first.second_marks:
        message = "the text speaks of second marked squares, but the pattern marks none"
        problems.append(Flaw(Mistake("no-second-marks", message), "effect"))
    if sensitivity.arrows and not first.arrows:
        message = "the text speaks of indicated directions, but the pattern has no arrows"
        problems.append(Flaw(Mistake("no-arrows", message), "effect"))
    if card.is_legend != (card.rank == RANK_NAMES.index("legendary")):
        problems.append(Flaw(Mistake("rank-of-legends", "legends, and only they, are of legendary rank"), "rank"))
    return problems


def _check_effect(effect: Effect, key: str) -> list[Flaw]:
    problems = []
    if parse_effect(RENDERERS["en"].text(effect)) != effect:
        problems.append(Flaw(not_the_same(), key))
    problems += _check_gaps([RENDERERS[language].text(effect) for language in LANGUAGES], key)
    COMPILER.program(key, effect)  # every act and condition has something that carries it out
    return problems


def _check_spoken_of(effect: Effect | None, key: str, names: Collection[str]) -> list[Flaw]:
    message = "the text speaks of the card '{card}', which does not exist"
    return [
        Flaw(Mistake("no-such-card", message, card=card[:60]), key) for card in _named_in(effect) if card not in names
    ]


def _named_in(effects: object) -> list[str]:
    return [part.card for part in parts(effects) if isinstance(part, tree.InPile)]


def spoken_of(card: Card) -> set[str]:
    """The cards that its texts name."""
    if isinstance(card, FlareCard):
        return set(_named_in((card.upper_effect, card.lower_effect)))
    return set(_named_in((card.effect, card.frozen_effect, card.warp_effect)))


def _check_flare(card: FlareCard, names: Collection[str]) -> list[Flaw]:
    problems = []
    halves = ("upper", card.upper, card.upper_effect), ("lower", card.lower, card.lower_effect)
    for half, behind, effect in halves:
        problems += _check_effect(effect, f"{half}_effect")
        problems += _check_later_effect(effect, f"{half}_effect")
        problems += _check_spoken_of(effect, f"{half}_effect", names)
        if behind < 1:
            message = "the opponent needs at least 1 piece more, not {number}"
            problems.append(Flaw(Mistake("flare-behind", message, number=str(behind)[:20]), half))
    return problems


def _check_task(task: Task) -> list[Flaw]:
    problems = []
    if parse_criterion(RENDERERS["en"].criterion(task.criterion)) != task.criterion:
        problems.append(Flaw(not_the_same(), "criterion"))
    problems += _check_gaps([RENDERERS[language].criterion(task.criterion) for language in LANGUAGES], "criterion")
    judge(task.criterion)  # every criterion has something that judges it
    if task.points < 1:
        problems.append(
            Flaw(
                Mistake("task-points", "it is worth at least 1 point, not {number}", number=str(task.points)[:20]),
                "points",
            )
        )
    return problems


def _check_gaps(texts: list[str], key: str) -> list[Flaw]:
    """Whether words are missing; `said` by language."""
    pairs = zip(LANGUAGES, texts, strict=True)
    message = "the text in '{language}' has a gap"
    return [Flaw(Mistake("gap", message, language=language), key) for language, text in pairs if "  " in text]


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
