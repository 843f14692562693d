"""SET: from a setup and a seed to the first question; recruiting and picking moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import TypeVar

from arenarium.cards.card_set import Derived
from arenarium.core.dealer import Dealer
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.cards.cards import LEVELS, LINES
from arenarium.games.barracks.state import events
from arenarium.games.barracks.state.choices import PASS, Choice, Draw, Pick
from arenarium.games.barracks.state.position import NO_OFFERS, Phase, Position, Table
from arenarium.games.barracks.state.setup import RANDOM, Setup
from arenarium.games.barracks.state.soldier import Place, Soldier, soldier_view
from arenarium.games.barracks.state.words import NO_MOVE, SEATS

T = TypeVar("T")


def deal(state: Position, setup: Setup, dealer: Dealer) -> None:
    """SET-1, SET-2: shuffled stacks, an open pile."""
    state.table = Table(setup.difficulty, dealer.below(SEATS) if setup.first == RANDOM else setup.first)
    clear(state)
    state.stacks = tuple(map(dealer.shuffled, in_order(state.cards)))
    state.dealer = dealer.state


def in_order(cards: CardSet) -> tuple[tuple[int, ...], ...]:
    """The stacks before they are shuffled."""
    return tuple(
        tuple(number for number, warrior in enumerate(cards.warriors) if warrior.level == level) for level in LEVELS
    )


def clear(state: Position) -> None:
    """Nobody recruited, nothing happened; the table is known."""
    state.dealer = 0
    state.stacks = ((),) * len(LEVELS)
    state.pile = tuple(move.copies for move in state.cards.moves)
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
    state.outcome = None
    state.offered = None
    state.log = None


def changed(values: tuple[T, ...], number: int, value: T) -> tuple[T, ...]:
    """The values with one of them changed."""
    return (*values[:number], value, *values[number + 1 :])


# ---------------------------------------------------------------------------------------------------------- recruiting


def recruit_options(state: Position, seat: int) -> list[Choice]:
    """SET-3: a level that can be paid and whose stack is not empty; passing as soon as there is one warrior."""
    draws: list[Choice] = [Draw(level) for level in LEVELS if level <= state.points[seat] and state.stacks[level - 1]]
    return [*draws, PASS] if draws and state.squads[seat] else draws


def recruit(state: Position, seat: int, choice: Choice) -> None:
    if choice == PASS:
        state.done = changed(state.done, seat, True)
        state.emit(events.Passed(seat))
    else:
        assert isinstance(choice, Draw)
        *left, card = state.stacks[choice.level - 1]
        state.stacks = changed(state.stacks, choice.level - 1, tuple(left))
        state.points = changed(state.points, seat, state.points[seat] - choice.level)
        state.squads[seat] = (*state.squads[seat], Soldier(card))
        _emit_recruited(state, (seat, len(state.squads[seat]) - 1))
    for recruiter in range(SEATS):  # who cannot draw any more is done
        if not state.done[recruiter] and not recruit_options(state, recruiter):
            state.done = changed(state.done, recruiter, True)
    if all(state.done):
        state.phase = Phase.PICK
        state.active = state.table.first
    elif not state.done[1 - seat]:
        state.active = 1 - seat


def _emit_recruited(state: Position, place: Place) -> None:
    """Everybody sees the level, its own seat the warrior."""
    if state.log is not None:
        soldier = state.soldier(place)
        warrior = state.cards.warriors[soldier.card]
        state.emit_to(
            frozenset((place[0],)),
            events.Recruited(*place, warrior.level, soldier_view(state.cards, soldier, True), warrior.name),
            events.Recruited(*place, warrior.level, soldier_view(state.cards, soldier, False)),
        )


# ------------------------------------------------------------------------------------------------------- picking moves


def pick_options(state: Position, seat: int) -> list[Choice]:
    """SET-4 to SET-6: any card that fits an open line of any own warrior, as long as there are copies."""
    pile, fitting = state.pile, _PICKS(state.cards)
    picks: list[Choice] = []
    for slot, soldier in enumerate(state.squads[seat]):
        for line in range(LINES):
            if soldier.moves[line] == NO_MOVE:
                picks += [pick for pick in fitting(slot, line, soldier.card) if pile[pick.move]]
    return picks


_PICKS: Derived[CardSet, Callable[[int, int, int], tuple[Pick, ...]]] = Derived(
    lambda cards: cache(partial(_picks, cards))
)
"""By slot, line and warrior."""


def _picks(cards: CardSet, slot: int, line: int, warrior: int) -> tuple[Pick, ...]:
    return tuple(Pick(slot, line, move) for move in cards.fitting[warrior][line])


def pick(state: Position, seat: int, choice: Pick) -> None:
    soldier = state.squads[seat][choice.slot]
    state.put((seat, choice.slot), soldier._replace(moves=changed(soldier.moves, choice.line, choice.move)))
    state.pile = changed(state.pile, choice.move, state.pile[choice.move] - 1)
    if state.log is not None:
        _emit_picked(state, seat, choice)
        if not state.pile[choice.move]:
            state.emit(events.LastCopyTaken(state.cards.moves[choice.move].name))
    state.active = 1 - seat


def _emit_picked(state: Position, seat: int, choice: Pick) -> None:
    """Everybody sees the line, its own seat the card."""
    soldier = state.squads[seat][choice.slot]
    warrior, move = state.cards.warriors[soldier.card].name, state.cards.moves[choice.move].name
    state.emit_to(
        frozenset((seat,)),
        events.Picked(seat, choice.slot, choice.line, soldier_view(state.cards, soldier, True), warrior, move),
        events.Picked(seat, choice.slot, choice.line, soldier_view(state.cards, soldier, False)),
    )
