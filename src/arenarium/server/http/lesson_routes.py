"""Lessons: a moment of one at a time. Nothing is kept of who learns; the script is played anew for every question."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from arenarium.games import GAMES
from arenarium.server.errors import NotFound
from arenarium.server.http.route import Call, File, Route
from arenarium.server.lessons.tutor import moment
from arenarium.server.messages.lessons import LessonAt, LessonStep


async def show_lesson(call: Call[None, LessonAt]) -> File:
    game = call.path["game"]
    if game not in GAMES:
        raise NotFound(f"there is no game '{game}'; known are {', '.join(GAMES)}")
    return _file(game, call.query.step, call.query.lang)


@lru_cache(256)
def _file(game: str, step: int, language: str) -> File:
    return File(msgspec.json.encode(moment(game, step, language)))


ROUTES = [
    Route(
        "GET",
        "/api/lessons/{game}",
        show_lesson,
        "Learning by playing: a lesson after so many choices of the learner",
        "lessons",
        query=LessonAt,
        reply=LessonStep,
        cached=True,
    ),
]
