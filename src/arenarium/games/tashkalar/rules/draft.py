"""SET-2 as a draft: the players choose their schools one after the other, before a card is dealt."""

from __future__ import annotations

from collections.abc import Sequence

from arenarium.core.dealer import Dealer
from arenarium.games.tashkalar.rules.setup import clear, deal
from arenarium.games.tashkalar.state import events
from arenarium.games.tashkalar.state.choices import Choice, School
from arenarium.games.tashkalar.state.forms import Table
from arenarium.games.tashkalar.state.numbers import UNDECIDED
from arenarium.games.tashkalar.state.position import Phase, Position


def begin_draft(state: Position, table: Table, dealer: Dealer) -> None:
    """An empty table, and somebody who chooses first."""
    clear(state, table)
    state.phase = Phase.DRAFT
    state.dealer = dealer.state
    _ask_next(state)


def next_to_choose(schools: Sequence[str], first: int) -> int:
    """The seat that chooses next: as with the start pieces the one who plays last begins, and the starting player, who
    knows all the others, is the last to choose."""
    seats = len(schools)
    return next(seat for step in range(seats) if schools[seat := (first - 1 - step) % seats] == UNDECIDED)


def school_options(state: Position) -> list[Choice]:
    return [School(school) for school in state.cards.schools if school not in state.table.schools]


def take_school(state: Position, choice: Choice) -> None:
    """When all have chosen, the cards are dealt."""
    assert isinstance(choice, School)
    table, seat = state.table, state.active
    schools = (*table.schools[:seat], choice.school, *table.schools[seat + 1 :])
    state.table = Table(table.form, schools, table.first, table.teams)
    state.emit(events.SchoolTaken(seat, choice.school))
    if UNDECIDED in schools:
        _ask_next(state)
    else:
        log = state.log
        deal(state, state.table, Dealer(state.dealer))
        state.log = log
        state.emit(events.Dealt())


def _ask_next(state: Position) -> None:
    state.active = state.control = next_to_choose(state.table.schools, state.table.first)
    state.side = state.table.side_of(state.active)
