"""Checks on card data that reading alone does not make: for `arenarium cards check` and the tests."""

from __future__ import annotations

from collections.abc import Collection

from arenarium.cards.cardfile import CardFile
from arenarium.cards.tree import Effect, parts
from arenarium.games.tashkalar.cards.card_set import CardSet, printed
from arenarium.games.tashkalar.cards.cards import RANK_NAMES, Being, FlareCard, Task, read_own
from arenarium.games.tashkalar.cards.text import AnyCard, every_card, title
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.parse import parse_criterion, parse_effect
from arenarium.games.tashkalar.language.render import LANGUAGES, RENDERERS, name
from arenarium.games.tashkalar.language.tree import Area, WarpOf
from arenarium.games.tashkalar.rules.effects.compiled import COMPILER
from arenarium.games.tashkalar.rules.effects.compiler import PlacementSensitivity
from arenarium.games.tashkalar.rules.tasks import judge

DECK_SIZE, LEGEND_COUNT, FLARE_COUNT, TASK_COUNT = 18, 12, 12, 24


def check_all() -> list[str]:
    """What is wrong with the built-in cards; an empty list if nothing is."""
    cards = printed()
    problems = _check_numbers(cards)
    problems += [problem for card in every_card(cards) for problem in check_card(card, cards.numbers)]
    return problems + _check_names(cards)


def check_file(file: CardFile) -> list[str]:
    """What is wrong with a file of beings, flares or tasks; raises CardError where it cannot even be read."""
    own = read_own(file)
    names = {card.name for card in own} | set(printed().numbers)
    return [problem for card in own for problem in check_card(card, names)]


def check_card(card: AnyCard, names: Collection[str]) -> list[str]:
    """What is wrong with a card; `names` are those of all cards that it may speak of."""
    match card:
        case Being():
            return _check_being(card, names)
        case FlareCard():
            return _check_flare(card, names)
    return _check_task(card)


def _check_being(card: Being, names: Collection[str]) -> list[str]:
    problems = _check_effect(card.name, card.effect) if card.effect.sentences else []
    for what, effect in (("frozen", card.frozen_effect), ("warp", card.warp_effect)):
        if effect is not None:
            problems += _check_effect(f"{card.name} {what}", effect)
            problems += _check_later_effect(f"{card.name} {what}", effect)
    problems += _check_spoken_of(card.name, (card.effect, card.frozen_effect, card.warp_effect), names)
    return problems + _check_pattern(card) + _check_cards_way(card)


def _check_cards_way(card: Being) -> list[str]:
    """Whether what the texts say of the card itself fits together."""
    problems = []
    acts, warp_acts = list(parts(card.effect)), list(parts(card.warp_effect))
    if tree.PutUnder() in acts and card.frozen_effect is not None:
        problems.append(f"{card.name}: the card cannot go under the deck and stay in play as a frozen card")
    of_this = (tree.CopyWarp(WarpOf.THIS), tree.WarpUnplayed())
    if card.warp_effect is None and any(part in of_this for part in parts((card.effect, card.frozen_effect))):
        problems.append(f"{card.name}: the text speaks of the warp effect of this card, but it has none")
    if card.bound and tree.CopyWarp(WarpOf.THIS) in parts((card.effect, card.frozen_effect)):
        problems.append(f"{card.name}: the text copies the warp effect of this card, but it is bound")
    if any(isinstance(part, tree.CopyWarp) for part in warp_acts):
        problems.append(f"{card.name} warp: a warp effect cannot copy one, it might never end")
    if any(isinstance(part, tree.Release) for part in acts) and not any(
        isinstance(part, tree.Hold) for part in (*acts, *warp_acts, *parts(card.frozen_effect))
    ):
        problems.append(f"{card.name}: the text speaks of the piece on this card, but nothing takes one there")
    if card.summon_on is not None and PlacementSensitivity(card.effect).used:
        problems.append(f"{card.name}: without a summoning square the pieces used cannot be told")
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


def _check_later_effect(what: str, effect: Effect) -> list[str]:
    """A frozen effect, a warp effect or a flare has no being on the board and no pattern that it could speak of."""
    sensitivity = PlacementSensitivity(effect)
    held = list(parts(effect))
    about_it = any(isinstance(part, _ABOUT_A_SUMMONING) for part in held)
    about_it |= any(isinstance(part, tree.Move) and part.without_this > 0 for part in held)
    if sensitivity.marks or sensitivity.arrows or sensitivity.used or about_it:
        return [f"{what}: the text speaks of a being that is just being summoned, but there is none then"]
    return []


def _check_pattern(card: Being) -> list[str]:
    problems = []
    sensitivity = PlacementSensitivity(card.effect)
    first = card.pattern.orientations[0]
    if Area.MARKED in parts(card.effect) and not first.marks:
        problems.append(f"{card.name}: the text speaks of marked squares, but the pattern marks none")
    if Area.SECOND_MARKED in parts(card.effect) and not first.second_marks:
        problems.append(f"{card.name}: the text speaks of second marked squares, but the pattern marks none")
    if sensitivity.arrows and not first.arrows:
        problems.append(f"{card.name}: the text speaks of indicated directions, but the pattern has no arrows")
    if card.is_legend != (card.rank == RANK_NAMES.index("legendary")):
        problems.append(f"{card.name}: legends, and only they, are of legendary rank")
    return problems


def _check_effect(what: str, effect: Effect) -> list[str]:
    problems = []
    if parse_effect(RENDERERS["en"].text(effect)) != effect:
        problems.append(f"{what}: the English text does not parse back to its effect")
    problems += _check_gaps(what, [RENDERERS[language].text(effect) for language in LANGUAGES])
    COMPILER.program(what, effect)  # every act and condition has something that carries it out
    return problems


def _check_spoken_of(what: str, effects: tuple[Effect | None, ...], names: Collection[str]) -> list[str]:
    return [
        f"{what}: the text speaks of the card '{part.card}', which does not exist"
        for part in parts(effects)
        if isinstance(part, tree.InPile) and part.card not in names
    ]


def _check_flare(card: FlareCard, names: Collection[str]) -> list[str]:
    problems = []
    halves = ("upper", card.upper, card.upper_effect), ("lower", card.lower, card.lower_effect)
    for half, behind, effect in halves:
        problems += _check_effect(f"{card.name} {half}", effect)
        problems += _check_later_effect(f"{card.name} {half}", effect)
        if behind < 1:
            problems.append(f"{card.name} {half}: the opponent needs at least 1 piece more, not {behind}")
    return problems + _check_spoken_of(card.name, (card.upper_effect, card.lower_effect), names)


def _check_task(task: Task) -> list[str]:
    problems = []
    if parse_criterion(RENDERERS["en"].criterion(task.criterion)) != task.criterion:
        problems.append(f"{task.name}: the English text does not parse back to its criterion")
    problems += _check_gaps(task.name, [RENDERERS[language].criterion(task.criterion) for language in LANGUAGES])
    judge(task.criterion)  # every criterion has something that judges it
    if task.points < 1:
        problems.append(f"{task.name}: it is worth at least 1 point, not {task.points}")
    return problems


def _check_gaps(what: str, texts: list[str]) -> list[str]:
    """Whether words are missing; `said` by language."""
    pairs = zip(LANGUAGES, texts, strict=True)
    return [f"{what}: the text in '{language}' has a gap" for language, text in pairs if "  " in text]


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
            name("schools", school, language)
    return problems
