"""Events of points and tasks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias


class ScoredFor(StrEnum):
    LEGEND = "legend"
    DESTROYED = "destroyed"
    PAIR = "pair"
    """An odd common piece of each of two colours (SCORE-6)."""
    FLARE = "flare"


@dataclass(frozen=True, slots=True)
class Scored:
    """In a duel a side scores, in a melee a seat in an enemy colour."""

    points: int
    why: ScoredFor
    side: int | None = None
    seat: int | None = None
    colour: int | None = None
    event: Literal["scored"] = "scored"


@dataclass(frozen=True, slots=True)
class Claimed:
    side: int
    seat: int
    task: str
    points: int
    event: Literal["claimed"] = "claimed"


@dataclass(frozen=True, slots=True)
class NextTask:
    """It is turned up."""

    task: str
    event: Literal["next-task"] = "next-task"


ScoringEvent: TypeAlias = Scored | Claimed | NextTask
