"""Clocks: worked out from the times of the steps, exact, and nothing to be gained by tricks."""

from __future__ import annotations

from typing import Any

import pytest
from contract.walk import IDS, SEEDS, WAYS_TO_PLAY
from hypothesis import given
from hypothesis import strategies as st
from server.live_matches import START, at_random, choose, live, make, to_secret_orders
from support.thoroughness import tried

from arenarium.bots.registry import usual_level
from arenarium.core.game import Game
from arenarium.games import kit_of
from arenarium.server.errors import Conflict
from arenarium.server.live.clocks import Clocks
from arenarium.server.live.live_match import LiveMatch, replayed
from arenarium.server.live.steps import Kind
from arenarium.server.messages.tables import DAY, DaysClock, NoClock, TotalClock, TurnClock

DUEL = {"form": "duel", "first": 0}
TEAMS = {"form": "duel", "seats": 4, "teams": True, "first": 0}
MELEE = {"form": "melee", "seats": 3, "first": 0}
TURN, TOTAL = TurnClock(60), TotalClock(300, 10)


def seconds(table: LiveMatch) -> list[float | None]:
    """What each seat has left, at the last step."""
    return [None if left is None else left / 1000 for left in table.clocks.left_at(table.at)]


def left(table: LiveMatch, seat: int) -> float:
    """The seconds of a seat whose clock is known."""
    found = seconds(table)[seat]
    assert found is not None
    return found


def to_own_turn(table: LiveMatch) -> int:
    """Until a seat has several choices in a row before it: that seat."""
    while table.state.turn < 3:
        choose(table)
    return next(iter(table.asked))


# ------------------------------------------------------------------------------------------------------ the bare clocks


def test_without_a_clock_nobody_is_hurried() -> None:
    clocks = Clocks(NoClock(), [False, False])
    clocks.go_on(0, [0], True)
    assert (clocks.left, clocks.running, clocks.next_end()) == ([None, None], [], None)


def test_time_for_each_turn_begins_anew() -> None:
    clocks = Clocks(TURN, [False, False])
    clocks.go_on(0, [0], True)
    assert clocks.next_end() == (60_000, 0)
    clocks.go_on(20_000, [0], False)
    assert (clocks.left, clocks.next_end()) == ([40_000, 60_000], (60_000, 0))
    clocks.go_on(30_000, [1], True)
    assert (clocks.running, clocks.next_end()) == ([1], (90_000, 1))
    clocks.go_on(31_000, [0], True)
    assert clocks.next_end() == (91_000, 0)


def test_total_time_is_used_up_and_some_is_added_after_each_turn() -> None:
    clocks = Clocks(TOTAL, [False, False])
    clocks.go_on(0, [0], True)
    clocks.go_on(20_000, [0], False)
    assert clocks.left == [280_000, 300_000], "nothing is added in mid-turn"
    clocks.go_on(30_000, [1], True)
    assert clocks.left == [280_000, 300_000]
    clocks.go_on(31_500, [0], True)
    assert clocks.left == [280_000, 308_500]


def test_days_are_days() -> None:
    clocks = Clocks(DaysClock(2), [False])
    clocks.go_on(0, [0], True)
    assert clocks.next_end() == (2 * DAY * 1000, 0)


def test_two_run_at_once_and_of_two_ends_the_lower_seat_comes_first() -> None:
    clocks = Clocks(TURN, [False, False])
    clocks.go_on(0, [0, 1], True)
    assert (clocks.running, clocks.next_end()) == ([0, 1], (60_000, 0))
    clocks.go_on(10_000, [1], False)
    assert (clocks.running, clocks.next_end()) == ([1], (60_000, 1)), "who still thinks has no more time for it"
    assert clocks.left_at(15_000) == [50_000, 45_000]


def test_computers_have_no_clock() -> None:
    clocks = Clocks(TOTAL, [False, True])
    clocks.go_on(0, [0], True)
    clocks.go_on(1_000, [1], True)
    assert (clocks.left, clocks.running, clocks.next_end()) == ([309_000, None], [], None)


# ------------------------------------------------------------------------------------------------------------- at zero


@pytest.mark.parametrize(("game", "setup"), [("tashkalar", DUEL), ("tashkalar", TEAMS), ("barracks", {})])
def test_with_two_sides_the_one_whose_time_is_up_loses(game: str, setup: dict[str, Any]) -> None:
    table = live(game, setup, TURN)
    seat = next(iter(table.asked))
    assert table.overdue(START + 59_999) is None
    step = table.overdue(START + 10**9)
    assert step is not None
    assert (step.kind, step.seat, step.at) == (Kind.TIME, seat, START + 60_000), "not when it was noticed"
    with pytest.raises(Conflict, match="time is up"):
        choose(table, after=60)
    entry = table.play(step)
    assert table.outcome is not None
    assert seat not in table.outcome.winners
    assert table.outcome.reason == "out of time"
    assert sum(rank == 1 for rank in table.outcome.ranking) == len(table.outcome.ranking) / 2, "the whole side"
    assert "over" in [event.kind for event in entry.events]


def test_in_a_melee_a_computer_player_takes_over() -> None:
    table = live("tashkalar", MELEE, TURN)
    seat, usual = next(iter(table.asked)), usual_level(kit_of("tashkalar"))
    step = table.overdue(START + 60_000)
    assert step is not None
    entry = table.play(step)
    assert entry.takes_over == (seat,)
    assert (table.attendance.computers[seat], table.outcome) == (usual, None)
    assert table.clocks.left[seat] is None
    assert table.waiting_computers() == {seat: usual}
    assert table.overdue(START + 10**12) is None


def test_time_that_is_not_up_cannot_be_called_up() -> None:
    table = live("tashkalar", DUEL, TURN)
    seat = next(iter(table.asked))
    for whose in (seat, 1 - seat):
        with pytest.raises(Conflict):
            make(table, Kind.TIME, whose, after=59)
    with pytest.raises(Conflict):
        make(table, Kind.TIME, 1 - seat, after=60)


def test_a_choice_in_the_last_millisecond_counts() -> None:
    table = live("tashkalar", DUEL, TURN)
    choose(table, after=59.999)
    assert table.number == 1


# ------------------------------------------------------------------------------------------------------------- tricks


def test_an_undo_gives_no_time_back() -> None:
    table = live("tashkalar", DUEL, TURN)
    seat = to_own_turn(table)
    begun = table.at
    choose(table, after=10)
    make(table, Kind.UNDO, seat, after=5)
    assert seconds(table)[seat] == 45
    assert table.clocks.next_end() == (begun + 60_000, seat)


def test_choosing_and_taking_back_farms_no_increment() -> None:
    table = to_secret_orders(live("barracks", {}, TOTAL))
    before = left(table, 0)
    for _ in range(20):
        choose(table, 0)
        assert left(table, 0) == before + 10
        make(table, Kind.UNDO, 0)
    assert left(table, 0) == before


def test_an_undo_that_would_leave_no_time_is_refused() -> None:
    table = to_secret_orders(live("barracks", {}, TOTAL))
    first = choose(table, 0, after=left(table, 0) - 1)
    assert first.step.kind is Kind.CHOICE
    with pytest.raises(Conflict) as caught:
        make(table, Kind.UNDO, 0, after=0.999 + 0.001)
    assert caught.value.code in ("undo-time", "time")


def test_the_clock_of_the_other_runs_on_through_an_undo() -> None:
    table = to_secret_orders(live("barracks", {}, TOTAL))
    before = [left(table, seat) for seat in range(2)]
    choose(table, 0, after=3)
    make(table, Kind.UNDO, 0, after=4)
    assert seconds(table) == [before[0] - 7, before[1] - 7]


def test_leaving_and_agreeing_give_nobody_time() -> None:
    table = live("tashkalar", MELEE, TURN)
    seat = to_own_turn(table)
    begun = table.at
    others = [other for other in range(3) if other != seat]
    make(table, Kind.LEAVE, others[0], after=10)
    make(table, Kind.AGREE, others[1], str(others[0]), after=10)
    make(table, Kind.AGREE, seat, str(others[0]), after=10)
    assert seconds(table)[seat] == 30
    assert table.clocks.next_end() == (begun + 60_000, seat)


def test_after_an_undo_no_clock_runs_for_a_computer_player_that_has_taken_over() -> None:
    table = to_secret_orders(live("barracks", {}, TOTAL))
    choose(table, 0)
    make(table, Kind.LEAVE, 1)
    assert make(table, Kind.AGREE, 0, "1").takes_over == (1,)
    make(table, Kind.UNDO, 0, after=1)
    assert (table.clocks.running, table.clocks.left[1]) == ([0], None)
    end = table.clocks.next_end()
    assert end is not None
    assert end[1] == 0


# --------------------------------------------------------------------------------------------------------- always exact


@pytest.mark.parametrize(("game", "setup"), WAYS_TO_PLAY, ids=IDS)
@tried(2)
@given(seed=SEEDS, clock=st.sampled_from([TurnClock(600), TotalClock(7200, 30), DaysClock(1)]))
def test_what_was_taken_back_leaves_no_trace_in_the_clocks(
    game: Game, setup: dict[str, Any], seed: int, clock: Any
) -> None:
    live, _ = at_random(game, setup, clock, seed, [Kind.UNDO])
    gone = {number for entry in live.log if entry.back_to for number in (entry.back_to, entry.step.number)}
    stand = [entry.step for entry in live.log if entry.step.number not in gone]
    plain = replayed(live.plan, [_numbered(step, number) for number, step in enumerate(stand, 1)])
    assert plain.state == live.state
    assert plain.clocks.left_at(plain.at) == live.clocks.left_at(live.at)


def _numbered(step: Any, number: int) -> Any:
    return type(step)(number, step.at, step.kind, step.seat, step.text)


@pytest.mark.parametrize(("game", "setup"), WAYS_TO_PLAY, ids=IDS)
@tried(2)
@given(seed=SEEDS)
def test_all_time_is_accounted_for(game: Game, setup: dict[str, Any], seed: int) -> None:
    """Total time without increment: what is gone is what has passed while the seat was asked."""
    live, _ = at_random(game, setup, TotalClock(7200), seed, [Kind.LEAVE, Kind.AGREE])
    again = LiveMatch(live.plan)
    used = [0] * len(live.attendance.computers)
    for entry in live.log:
        for seat in again.asked:
            used[seat] += entry.step.at - again.at
        again.play(entry.step)
        for seat, left in enumerate(again.clocks.left_at(again.at)):
            assert left is None or left == 7200_000 - used[seat]
