"""Messages of the lessons."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from arenarium.server.messages.cards import Language
from arenarium.server.messages.socket import Position, Step


class LessonAt(Struct, forbid_unknown_fields=True):
    step: Annotated[int, Meta(ge=0, le=1000)] = 0
    lang: Language = "en"


class LessonStep(Struct):
    """A moment of a lesson: what has happened, how things stand, what to do next and why."""

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
    """What was done since the moment before: the learner's last choice, and what the others did then."""
    position: Position
    """As the learner's seat sees it."""
    done: bool
