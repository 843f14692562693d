"""When a game is over its replay shows what everybody held, and before that nothing of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from support.games import GAMES

from arenarium.games import kit_of
from arenarium.server.lessons.lesson import course_of
from arenarium.server.live.live_match import MatchPlan, replayed
from arenarium.server.live.reports import Reporter
from arenarium.server.live.steps import Kind, Step
from arenarium.server.messages.tables import NoClock

HELD = {"tashkalar": ("hands", "legends", "flares"), "barracks": ("squads",)}
"""By game: where a view has what players hold."""


def reporter(game: str) -> Reporter:
    """Of the second lesson's game, half-way: there both seats have hidden cards."""
    lesson = course_of(game).lessons[1]
    half = lesson.step[: len(lesson.step) // 2]
    steps = [Step(at, 0, Kind.CHOICE, each.seat, each.choice) for at, each in enumerate(half, 1)]
    plan = MatchPlan(game, lesson.setup, lesson.seed, (None, None), NoClock(), started_at=0)
    return Reporter(replayed(plan, steps), "en", ())


def held(game: str, view: object) -> Any:
    plain = msgspec.to_builtins(view)
    return [plain[name] for name in HELD[game]]


def hides(shown: object) -> bool:
    """Whether something in it is not known."""
    if isinstance(shown, dict):
        return any(map(hides, shown.values()))
    if isinstance(shown, list | tuple):
        return any(map(hides, shown))
    return shown is None


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everything_that_is_held_is_open_and_the_rest_as_before(game: str, seat: int | None) -> None:
    told = reporter(game)
    closed, everything = told.position(seat), told.position(seat, everything=True)
    assert hides(held(game, closed.view))
    assert not hides(held(game, everything.view))
    same = {name: getattr(closed.view, name) for name in HELD[game]}
    assert replace(everything.view, **same) == closed.view
    assert kit_of(game).open_view_ is not None
