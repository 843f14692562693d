"""SET: from a setup and a seed to the first question; recruiting and picking moves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from arenarium.core.dealer import Dealer
from arenarium.core.errors import SetupError
from arenarium.games.barracks.cards.cards import FITTING, LEVELS, LINES, MOVES, WARRIORS
from arenarium.games.barracks.state.choices import PASS, Choice, Draw, Pick
from arenarium.games.barracks.state.position import NO_MOVE, NO_OFFERS, SEATS, Phase, Position, Soldier, Table, copies

DIFFICULTIES = {"classic": 10, "simplified": 15, "hard": 8, "quick": 5}
"""SET-2: recruiting points."""
RANDOM = "random"
_KEYS = ("difficulty", "seats", "first")


def read_setup(setup: Mapping[str, Any]) -> tuple[str, int | None]:
    """Difficulty and starting seat (None: by chance); raises SetupError."""
    for key in setup:
        if key not in _KEYS:
            raise SetupError(f"unknown setup key '{key}'; known are {', '.join(_KEYS)}")
    difficulty = setup.get("difficulty", "classic")
    if not isinstance(difficulty, str) or difficulty not in DIFFICULTIES:
        raise SetupError(f"difficulty is {difficulty!r}; expected {', '.join(DIFFICULTIES)}")
    if setup.get("seats", SEATS) != SEATS or type(setup.get("seats", SEATS)) is not int:
        raise SetupError(f"seats is {setup['seats']!r}; Barracks is for {SEATS} players")
    first = setup.get("first", RANDOM)
    if first == RANDOM:
        return difficulty, None
    if type(first) is not int or first not in (0, 1):
        raise SetupError(f"first is {first!r}; expected 0, 1 or 'random'")
    return difficulty, first


def deal(state: Position, setup: Mapping[str, Any], dealer: Dealer) -> None:
    """SET-1, SET-2: shuffled stacks, an open pile."""
    difficulty, first = read_setup(setup)
    points = DIFFICULTIES[difficulty]
    state.table = Table(difficulty, points, dealer.below(SEATS) if first is None else first)
    clear(state)
    state.stacks = tuple(
        tuple(dealer.shuffled([number for number, warrior in enumerate(WARRIORS) if warrior.level == level]))
        for level in LEVELS
    )
    state.dealer = dealer.state


def clear(state: Position) -> None:
    """Nobody recruited, nothing happened; the table is known."""
    state.dealer = 0
    state.stacks = ((),) * len(LEVELS)
    state.pile = copies()
    state.points = (state.table.points,) * SEATS
    state.done = (False,) * SEATS
    state.squads = [()] * SEATS
    state.field = [()] * SEATS
    state.phase = Phase.RECRUIT
    state.turn = 0
    state.active = state.table.first
    state.chosen = (None,) * SEATS
    state.queue = ()
    state.draw_offers = NO_OFFERS
    state.result = None
    state.offered = None
    state.log = None


def changed(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """The values by seat with one of them changed."""
    return (*values[:seat], value, *values[seat + 1 :])


# ---------------------------------------------------------------------------------------------------------- recruiting


def recruit_options(state: Position, seat: int) -> list[Choice]:
    """SET-3: a level that can be paid and whose stack is not empty; passing as soon as there is one warrior."""
    found: list[Choice] = [Draw(level) for level in LEVELS if level <= state.points[seat] and state.stacks[level - 1]]
    return [*found, PASS] if found and state.squads[seat] else found


def recruit(state: Position, seat: int, choice: Choice) -> None:
    if choice == PASS:
        state.done = changed(state.done, seat, True)
        state.tell("passed", seat=seat)
    else:
        assert isinstance(choice, Draw)
        *left, card = state.stacks[choice.level - 1]
        state.stacks = changed(state.stacks, choice.level - 1, tuple(left))
        state.points = changed(state.points, seat, state.points[seat] - choice.level)
        state.squads[seat] = (*state.squads[seat], Soldier(card))
        state.tell_seat(seat, "recruited", {"seat": seat, "level": choice.level}, {"warrior": WARRIORS[card].name})
    for each in range(SEATS):  # who cannot draw any more is done
        if not state.done[each] and not recruit_options(state, each):
            state.done = changed(state.done, each, True)
    if all(state.done):
        state.phase = Phase.PICK
        state.active = state.table.first
    elif not state.done[1 - seat]:
        state.active = 1 - seat


# ------------------------------------------------------------------------------------------------------- picking moves


def pick_options(state: Position, seat: int) -> list[Choice]:
    """SET-4 to SET-6: any card that fits an open line of any own warrior, as long as there are copies."""
    pile = state.pile
    found: list[Choice] = []
    for slot, soldier in enumerate(state.squads[seat]):
        for line in range(LINES):
            if soldier.moves[line] == NO_MOVE:
                found += [pick for pick in _picks(slot, line, soldier.card) if pile[pick.move]]
    return found


@cache
def _picks(slot: int, line: int, warrior: int) -> tuple[Pick, ...]:
    return tuple(Pick(slot, line, move) for move in FITTING[warrior][line])


def pick(state: Position, seat: int, choice: Pick) -> None:
    soldier = state.squads[seat][choice.slot]
    state.put((seat, choice.slot), soldier._replace(moves=changed(soldier.moves, choice.line, choice.move)))
    state.pile = changed(state.pile, choice.move, state.pile[choice.move] - 1)
    secret = {"warrior": WARRIORS[soldier.card].name, "move": MOVES[choice.move].name}
    state.tell_seat(seat, "picked", {"seat": seat, "slot": choice.slot, "line": choice.line}, secret)
    if not state.pile[choice.move]:
        state.tell("last-copy", move=MOVES[choice.move].name)
    state.active = 1 - seat
