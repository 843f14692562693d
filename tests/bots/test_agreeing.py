"""What computer players say when somebody waits for their word."""

from __future__ import annotations

import pytest

from arenarium.bots.agreement import answer, waits_for
from arenarium.core.dealer import Dealer
from arenarium.core.declaration import Declaration
from arenarium.core.game import State
from arenarium.games import kit_of
from arenarium.games.barracks.bots.draws import is_ahead
from arenarium.games.barracks.game import BARRACKS
from arenarium.games.tashkalar.game import TASHKALAR

BETTER = "squad 0: Uhlan [Plain Cut, -]; Leshy [Knotty Stick, -] | squad 1: Tinker [Plain Cut, -] hurt 3"
"""Seat 0 has more than seat 1."""


def offered(by: int) -> State:
    state = BARRACKS.parse_position(BETTER)
    state.declare(by, Declaration.OFFER_DRAW)
    return state


@pytest.mark.rule("TURN-10")
def test_who_is_ahead_declines_a_draw_and_who_is_not_accepts_it() -> None:
    assert answer(kit_of("barracks"), offered(by=1), 0) is Declaration.DECLINE_DRAW
    assert answer(kit_of("barracks"), offered(by=0), 1) is Declaration.ACCEPT_DRAW


def test_nothing_is_said_unasked() -> None:
    state = BARRACKS.parse_position(BETTER)
    assert [answer(kit_of("barracks"), state, seat) for seat in (0, 1)] == [None, None]
    state.declare(0, Declaration.OFFER_DRAW)
    assert not waits_for(state, 0)
    assert answer(kit_of("barracks"), state, 0) is None
    teams = TASHKALAR.new({"form": "duel", "seats": 4, "teams": True}, 1)
    assert [answer(kit_of("tashkalar"), teams, seat) for seat in range(4)] == [None] * 4


@pytest.mark.rule("END-5")
def test_a_computer_teammate_agrees_to_resign_and_nobody_else_does() -> None:
    state = TASHKALAR.new({"form": "high", "seats": 4, "teams": True}, 1)
    state.declare(1, Declaration.PROPOSE_RESIGNING)
    assert [answer(kit_of("tashkalar"), state, seat) for seat in range(4)] == [None, None, None, Declaration.RESIGN]


def test_a_draw_is_judged_by_what_the_seat_knows_and_always_the_same() -> None:
    state = BARRACKS.new({"difficulty": "quick"}, 4)
    while not state.turn:
        seat, request = next(iter(state.requests().items()))
        state.advance(seat, request.options[0])
    for seat in (0, 1):
        other = BARRACKS.determinize(state.view(seat), Dealer.from_seed("another world"))
        assert other != state
        judged = {is_ahead(BARRACKS, world.view(seat)) for world in (state, other, state)}
        assert len(judged) == 1
