"""A lesson: a setup, a seed, and what every seat does, as a game's kit brings it. The learner plays one seat, where a
hint leads; everything else is played by itself, so that a lesson can begin in the middle of a game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import PurePosixPath

import msgspec
from msgspec import Struct

from arenarium.games import kit_of
from arenarium.server.errors import NotFound
from arenarium.server.messages.common import PlainObject


class Scripted(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice of the script."""

    seat: int
    choice: str
    hint: str = ""
    """The message that leads the learner to it. Without one it is made by itself."""
    introduces: tuple[str, ...] = ()
    """Parts of the table that the learner sees from here on, with this hint: names of cards, or words of the game's
    screen. A part that no step introduces is there from the beginning."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    """The learner's."""
    seed: str
    end: str
    """The message after the last choice."""
    setup: PlainObject
    step: tuple[Scripted, ...]

    @property
    def own(self) -> list[int]:
        """Where in the script the learner chooses."""
        return [number for number, scripted in enumerate(self.step) if scripted.hint]

    @property
    def steps(self) -> int:
        """How many choices the learner makes."""
        return len(self.own)

    def until(self, step: int) -> tuple[int, int]:
        """How many choices of the script are made before the learner's choice of that number, counted from 0; and how
        many of them already before the one before it."""
        stops = [*self.own, len(self.step)]
        return stops[step], stops[step - 1] if step else 0

    def introduced(self, step: int) -> tuple[str, ...]:
        """The parts of the table that appear with the learner's choice of that number."""
        return self.step[self.own[step]].introduces if step < self.steps else ()

    def hidden(self, step: int) -> list[str]:
        """The parts of the table that are not needed yet at the learner's choice of that number."""
        return [part for later in self.own[step + 1 :] for part in self.step[later].introduces]

    @property
    def hints(self) -> list[str]:
        return [*(scripted.hint for scripted in self.step if scripted.hint), self.end]


@dataclass(frozen=True)
class Course:
    """All lessons of a game."""

    game: str
    lessons: tuple[Lesson, ...]
    words: tuple[str, ...]
    """By lesson: the set of messages with its hints, called as its file is."""


@cache
def course_of(game: str) -> Course:
    """The lessons of a game that is known. Raises NotFound where it has none."""
    kit = kit_of(game)
    if not kit.lessons:
        raise NotFound("this game has no lesson")
    return Course(
        game,
        tuple(msgspec.convert(tomllib.loads(kit.read_file(file)), Lesson) for file in kit.lessons),
        tuple(f"{kit.package}.narration:{PurePosixPath(file).stem}" for file in kit.lessons),
    )
