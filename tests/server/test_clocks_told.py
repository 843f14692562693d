"""What clients are told of the clocks is what the clocks go by."""

from __future__ import annotations

from arenarium.core.plain import Json
from arenarium.server.live.live_match import LiveMatch, MatchPlan
from arenarium.server.live.reports import Reporter
from arenarium.server.live.steps import Kind, Step
from arenarium.server.messages.tables import TotalClock

MINUTE = 60_000


def test_time_that_has_passed_is_not_told_as_left_after_an_undo() -> None:
    setup: dict[str, Json] = {"form": "duel", "schools": ["northern", "southern"]}
    live = LiveMatch(MatchPlan("tashkalar", setup, "told", (None, None), TotalClock(600), 0))
    live.play(Step(1, 0, Kind.CHOICE, 0, "start a c5"))
    live.play(Step(2, 0, Kind.CHOICE, 1, "place e1"))
    live.play(Step(3, 0, Kind.CHOICE, 1, "finish"))
    live.play(Step(4, MINUTE, Kind.CHOICE, 0, "place d1"))
    live.play(Step(5, 3 * MINUTE, Kind.UNDO, 0))
    clock = Reporter(live, None, []).position(0).clock
    assert clock is not None
    assert (clock.at, clock.running, clock.left[0]) == (3 * MINUTE, [0], 7 * MINUTE)
    assert live.clocks.next_end() == (10 * MINUTE, 0)
