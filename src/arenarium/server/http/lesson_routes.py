"""Lessons: a moment of one at a time. Nothing is kept about the learner; each question replays the script."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from arenarium.server.http.route import Call, File, Route
from arenarium.server.lessons.tutor import moment
from arenarium.server.messages.cards import GameId
from arenarium.server.messages.lessons import LessonAt, LessonStep


async def show_lesson(call: Call[None, LessonAt]) -> File:
    return _file(call.path["game"], call.query.lesson, call.query.step, call.query.lang)


@lru_cache(256)
def _file(game: str, lesson: int, step: int, language: str) -> File:
    return File(msgspec.json.encode(moment(game, lesson, step, language)))


ROUTES = [
    Route(
        "GET",
        "/api/lessons/{game}",
        show_lesson,
        "Learning by playing: a lesson after so many choices of the learner",
        "lessons",
        in_path={"game": GameId},
        query=LessonAt,
        reply=LessonStep,
        cached=True,
    ),
]
