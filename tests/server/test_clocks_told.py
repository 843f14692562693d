"""What clients are told of the clocks is what the clocks go by."""

from __future__ import annotations

from arenarium.server.live.live_match import Plan, Sitting
from arenarium.server.live.reports import Reporter
from arenarium.server.live.steps import Kind, Step
from arenarium.server.messages.tables import TotalClock

MINUTE = 60_000


def test_time_that_has_passed_is_not_told_as_left_after_an_undo() -> None:
    setup = {"form": "duel", "schools": ["northern", "southern"]}
    sitting = Sitting(Plan("tashkalar", setup, "told", (None, None), TotalClock(600), 0))
    sitting.play(Step(1, 0, Kind.CHOICE, 0, "start a c5"))
    sitting.play(Step(2, 0, Kind.CHOICE, 1, "place e1"))
    sitting.play(Step(3, 0, Kind.CHOICE, 1, "finish"))
    sitting.play(Step(4, MINUTE, Kind.CHOICE, 0, "place d1"))
    sitting.play(Step(5, 3 * MINUTE, Kind.UNDO, 0))
    clock = Reporter(sitting, None, []).position(0).clock
    assert clock is not None
    assert (clock.at, clock.running, clock.left[0]) == (3 * MINUTE, [0], 7 * MINUTE)
    assert sitting.clocks.next_end() == (10 * MINUTE, 0)
