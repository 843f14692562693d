"""Problems as data: a position, the better line, and how it was found. One JSON object on each line of a file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib import resources
from pathlib import Path as File

from arenarium.games.tashkalar.bots.suite.deeper import DeeperJudge, Path, followed, is_over
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state.choices import Choice

SUITE = "data/suite.jsonl"
"""The suite that comes with the package, beside the weights."""


@dataclass(frozen=True, slots=True)
class Problem:
    id: str
    """Says the way to play, and the number."""
    position: str
    """In the notation of the game, hidden things included; the player is shown its view."""
    line: tuple[str, ...]
    """The better line, choice by choice."""
    other: tuple[str, ...]
    """The best line of another kind."""
    value: float
    """What the better line is worth to the deeper judge."""
    margin: float
    """How much less the other one is worth."""
    margin_fitted: float
    """The same by the second judgement."""
    found: str
    """In which game, and whose turn it was."""

    @property
    def way(self) -> str:
        """The way to play."""
        return self.id.partition("-")[0]

    @property
    def state(self) -> State:
        return TASHKALAR.parse_position(self.position)

    @property
    def judge(self) -> DeeperJudge:
        """With other guesses than those in which the line was found."""
        return DeeperJudge(self.state, f"{self.id}/again")

    @property
    def enough(self) -> float:
        """What a line has to be worth to be a solution: nearer to the better line than to the other one."""
        return self.value - self.margin / 2


def said(state: State, path: Iterable[Choice]) -> tuple[str, ...]:
    """A line in notation."""
    words = []
    for choice in path:
        words.append(TASHKALAR.say(state, choice))
        state = state.after(choice)
    return tuple(words)


def read_line(state: State, line: Iterable[str]) -> Path:
    """A line from its notation. Raises NotationError."""
    path: list[Choice] = []
    for text in line:
        path.append(TASHKALAR.read(state, text))
        state = state.after(path[-1])
    return tuple(path)


def is_whole_turn(state: State, path: Path) -> bool:
    """Whether a line can be played there from the first choice to the last, and ends the turn."""
    at = state
    for choice in path:
        if is_over(at, state.turn) or choice not in at.options():
            return False
        at = at.after(choice)
    return is_over(at, state.turn) and at == followed(state, path)


def write_problems(file: File, problems: Iterable[Problem]) -> None:
    file.write_text("".join(json.dumps(asdict(problem), ensure_ascii=False) + "\n" for problem in problems), "utf-8")


def problems_of(text: str) -> list[Problem]:
    lines = [json.loads(line) for line in text.splitlines()]
    return [Problem(**{**data, "line": tuple(data["line"]), "other": tuple(data["other"])}) for data in lines]


@cache
def suite() -> Sequence[Problem]:
    """All problems of the package."""
    return problems_of(resources.files("arenarium.games.tashkalar.bots").joinpath(SUITE).read_text("utf-8"))
