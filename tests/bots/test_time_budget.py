"""The time of a turn: shared by its questions, and only what is spent on them counts."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from arenarium.core.time_budget import TimeBudget


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def thinking(clock: Clock) -> TimeBudget:
    return TimeBudget(2.0, clock)


@pytest.fixture(autouse=True)
def _collector() -> Iterator[None]:
    yield
    gc.enable()


def think(thinking: TimeBudget, clock: Clock, turn: int, seconds: float) -> None:
    thinking.begin(turn)
    clock.now += seconds
    thinking.end()


def test_the_questions_of_a_turn_share_its_time(clock: Clock, thinking: TimeBudget) -> None:
    think(thinking, clock, 1, 0.5)
    think(thinking, clock, 1, 0.25)
    thinking.begin(1)
    assert thinking.left() == pytest.approx(1.25)
    clock.now += 1
    assert thinking.left() == pytest.approx(0.25)
    clock.now += 1
    assert thinking.left() == pytest.approx(-0.75)


def test_what_passes_between_two_questions_does_not_count(clock: Clock, thinking: TimeBudget) -> None:
    think(thinking, clock, 1, 0.5)
    clock.now += 60
    thinking.begin(1)
    assert thinking.left() == pytest.approx(1.5)


def test_a_new_turn_has_all_its_time(clock: Clock, thinking: TimeBudget) -> None:
    think(thinking, clock, 1, 1.9)
    thinking.begin(3)
    assert thinking.left() == pytest.approx(2)


def test_the_slowest_turn_is_remembered_as_a_whole(clock: Clock, thinking: TimeBudget) -> None:
    for turn, seconds in ((1, 0.5), (1, 0.75), (2, 1.0), (3, 0.1)):
        think(thinking, clock, turn, seconds)
    assert thinking.slowest == pytest.approx(1.25)


def test_the_garbage_collector_waits_while_somebody_thinks(thinking: TimeBudget) -> None:
    thinking.begin(1)
    assert not gc.isenabled()
    thinking.end()
    assert gc.isenabled()


def test_a_garbage_collector_that_was_off_stays_off(thinking: TimeBudget) -> None:
    gc.disable()
    thinking.begin(1)
    thinking.end()
    assert not gc.isenabled()
