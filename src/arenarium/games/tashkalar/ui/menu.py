"""The options of Tash-Kalar as a menu: grouped by what is done, squares to be typed."""

from __future__ import annotations

from collections.abc import Sequence

from arenarium.games.tashkalar.board.board import CENTRE, NAMES, distance
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.narration.narrator import TashKalarNarrator
from arenarium.games.tashkalar.state import choices
from arenarium.games.tashkalar.state.choices import Choice
from arenarium.terminal.menu import Group, Item, Menu, listing

LISTED = 9
"""The most options of a kind that are listed one by one."""


def menu_of(narrator: TashKalarNarrator, state: State, seat: int, options: Sequence[Choice]) -> Menu:
    kinds: dict[tuple[str | int, ...], list[Choice]] = {}
    for option in options:
        kinds.setdefault(_kind(option), []).append(option)
    return Menu(tuple(_group(narrator, state, seat, same) for same in kinds.values()))


def _kind(choice: Choice) -> tuple[str | int, ...]:
    """Options of the same kind differ in squares or cards only."""
    match choice:
        case choices.Start(_, side):
            return choice.verb, side
        case choices.Put(_, side, rank):
            return choice.verb, side, rank
    return (choice.verb,)


def _group(narrator: TashKalarNarrator, state: State, seat: int, options: Sequence[Choice]) -> Group:
    if len(options) <= LISTED:
        return Group(_items(narrator, state, seat, options))
    first = options[0]
    if isinstance(first, choices.Summon):
        summonings = [option for option in options if isinstance(option, choices.Summon)]
        return Group(_by_card(narrator, state, seat, summonings))
    if isinstance(first, choices.Move | choices.Swap):
        other = first.to if isinstance(first, choices.Move) else first.other
        hint = narrator.words(
            "type-two-squares", kind=_heading(narrator, first), example=f"{NAMES[first.at]} {NAMES[other]}"
        )
        return Group(_items(narrator, state, seat, options), hint)
    squares = [at for option in options if (at := _square(option)) is not None]
    if squares:
        example = min(squares, key=lambda at: distance(at, CENTRE))
        hint = narrator.words("type-square", kind=_heading(narrator, first), example=NAMES[example])
        return Group(_items(narrator, state, seat, options), hint)
    return Group(_items(narrator, state, seat, options))


def _heading(narrator: TashKalarNarrator, choice: Choice) -> str:
    piece = narrator.piece(choice.side, choice.rank) if isinstance(choice, choices.Put) else ""
    colour = narrator.side(choice.side) if isinstance(choice, choices.Start) else ""
    return narrator.words.sentence(f"kind-{choice.verb}", piece=piece, colour=colour)


def _items(narrator: TashKalarNarrator, state: State, seat: int, options: Sequence[Choice]) -> tuple[Item, ...]:
    return tuple(Item(narrator.choice(state, seat, option), option, typed(option)) for option in options)


def _square(choice: Choice) -> int | None:
    """The square that a choice is about, or the first of two."""
    match choice:
        case (
            choices.Start(at=at)
            | choices.Place(at=at)
            | choices.Lift(at=at)
            | choices.Summon(at=at)
            | choices.Target(at=at)
            | choices.Put(at=at)
            | choices.Move(at=at)
            | choices.Swap(at=at)
        ):
            return at
    return None


def typed(choice: Choice) -> tuple[str, ...]:
    """The squares that may be typed for a choice; of two squares one is enough to ask for the other."""
    square = _square(choice)
    if square is None:
        return ()
    at = NAMES[square]
    match choice:
        case choices.Move(_, to):
            return f"{at} {NAMES[to]}", at, NAMES[to]
        case choices.Swap(_, other):
            return f"{at} {NAMES[other]}", f"{NAMES[other]} {at}", at, NAMES[other]
    return (at,)


def _by_card(narrator: TashKalarNarrator, state: State, seat: int, options: list[choices.Summon]) -> tuple[Item, ...]:
    """A long list of summonings, card by card."""
    by_card: dict[int, list[choices.Summon]] = {}
    for option in options:
        by_card.setdefault(option.card, []).append(option)
    return tuple(_ways_to_summon(narrator, state, seat, same) for same in by_card.values())


def _ways_to_summon(narrator: TashKalarNarrator, state: State, seat: int, same: list[choices.Summon]) -> Item:
    """One card: its only summoning, or a menu of squares."""
    if len(same) == 1:
        return _items(narrator, state, seat, list(same))[0]
    card = narrator.card(state.cards.names[same[0].card])
    label = narrator.words.sentence("kind-summon-card", card=card, number=len(same))
    places = [Item(narrator.summoning_place(option), option, typed(option)) for option in same]
    squares = tuple(dict.fromkeys(square for option in same for square in typed(option)))
    return Item(label, listing(places, label), squares)


def possible_squares(kind: str, options: Sequence[Choice]) -> set[int]:
    """The squares to be marked on the board: where beings can be summoned, or whatever an effect asks for."""
    if kind == "action":
        return {option.at for option in options if isinstance(option, choices.Summon)}
    squares = {at for option in options if (at := _square(option)) is not None}
    return squares | {option.to for option in options if isinstance(option, choices.Move)}
