"""A lesson: a setup, a seed, and what every seat does, as a game's kit brings it. The learner plays one seat."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from arenarium.games import kit_of
from arenarium.server.errors import NotFound


class Scripted(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice of the script."""

    seat: int
    choice: str
    hint: str = ""
    """The message that leads to it, for choices of the learner and only for these."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    """The learner's."""
    seed: str
    end: str
    """The message after the last choice."""
    setup: dict[str, Any]
    step: tuple[Scripted, ...]

    @property
    def steps(self) -> int:
        """How many choices the learner makes."""
        return sum(1 for scripted in self.step if scripted.seat == self.seat)

    def until(self, step: int) -> tuple[int, int]:
        """How many choices of the script are made before the learner's choice of that number, counted from 0; and how
        many of them already before the one before it."""
        own = [number for number, scripted in enumerate(self.step) if scripted.seat == self.seat]
        own.append(len(self.step))
        return own[step], own[step - 1] if step else 0

    @property
    def hints(self) -> list[str]:
        return [*(scripted.hint for scripted in self.step if scripted.hint), self.end]


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game that is known."""
    kit = kit_of(game)
    if kit.lesson is None:
        raise NotFound("this game has no lesson")
    return msgspec.convert(tomllib.loads(kit.read_file(kit.lesson)), Lesson)
