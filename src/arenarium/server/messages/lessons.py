"""Messages of the lessons."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from arenarium.server.messages.cards import Language
from arenarium.server.messages.socket import Position, Step


class LessonAt(Struct, forbid_unknown_fields=True):
    lesson: Annotated[int, Meta(ge=1, le=100)] = 1
    step: Annotated[int, Meta(ge=0, le=1000)] = 0
    lang: Language = "en"


class LessonStep(Struct):
    """A moment of a lesson: what has happened, how things stand, what to do next and why."""

    lesson: int
    """Which of the game's lessons it is, from 1."""
    lessons: int
    """How many lessons the game has."""
    step: int
    """How many choices the learner has made."""
    steps: int
    """How many there are."""
    seat: int
    """The learner's."""
    hint: str
    expected: str | None
    """The option of the request that leads on; None at the end."""
    played: list[Step]
    """What was done since the moment before: the learner's last choice, and what followed by itself."""
    position: Position
    """As the learner's seat sees it."""
    done: bool
    introduces: list[str]
    """The parts of the table that are new in this moment."""
    hidden: list[str]
    """The parts of the table that a later moment introduces: they are not shown yet."""
