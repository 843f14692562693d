"""What a match is started with (SET-2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Literal

from arenarium.core.plain import Json
from arenarium.core.setup import option
from arenarium.games.barracks.state.words import SEATS


class Difficulty(StrEnum):
    CLASSIC = "classic"
    SIMPLIFIED = "simplified"
    HARD = "hard"
    QUICK = "quick"


DIFFICULTIES = {Difficulty.CLASSIC: 10, Difficulty.SIMPLIFIED: 15, Difficulty.HARD: 8, Difficulty.QUICK: 5}
"""SET-2: recruiting points."""
RANDOM: Literal["random"] = "random"


class _OneOf:
    """One of a few values."""

    plain = int

    def __init__(self, values: Sequence[int | str], expected: str) -> None:
        self._values = values
        self._expected = expected

    def encode(self, value: int | str) -> Json:
        return value

    def decode(self, data: Json) -> int | str:
        for value in self._values:
            if type(data) is type(value) and data == value:
                return value
        raise ValueError(self._expected)


@dataclass(frozen=True, slots=True)
class Setup:
    difficulty: Difficulty = option(
        Difficulty.CLASSIC,
        "classic, simplified, hard or quick.",
        choices=lambda: [difficulty.value for difficulty in Difficulty],
    )
    seats: Annotated[int, _OneOf((SEATS,), f"{SEATS}: Barracks is for {SEATS} players")] = SEATS
    first: Annotated[int | Literal["random"], _OneOf((0, 1, RANDOM), "0, 1 or 'random'")] = RANDOM
    """The seat that recruits and picks first."""
