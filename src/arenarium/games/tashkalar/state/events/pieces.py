"""Events of pieces and squares."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias


class Cause(StrEnum):
    """By what a piece is moved or destroyed."""

    EFFECT = "effect"
    MOVE = "move"
    LEAP = "leap"
    SUMMONED_ONTO = "summoned-onto"


@dataclass(frozen=True, slots=True)
class Placed:
    at: str
    side: int
    rank: int
    event: Literal["placed"] = "placed"


@dataclass(frozen=True, slots=True)
class Lifted:
    at: str
    side: int
    rank: int
    event: Literal["lifted"] = "lifted"


@dataclass(frozen=True, slots=True)
class Moved:
    origin: str
    target: str
    side: int
    rank: int
    how: Cause
    event: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class Destroyed:
    at: str
    side: int
    rank: int
    how: Cause
    counted: int
    """How many times it counts for the one who has destroyed it."""
    event: Literal["destroyed"] = "destroyed"


@dataclass(frozen=True, slots=True)
class Removed:
    """A piece is out of the game (EF-13)."""

    side: int
    rank: int
    event: Literal["removed"] = "removed"


@dataclass(frozen=True, slots=True)
class Upgraded:
    at: str
    side: int
    rank: int
    """The new one."""
    event: Literal["upgraded"] = "upgraded"


@dataclass(frozen=True, slots=True)
class Downgraded:
    at: str
    side: int
    rank: int
    """The new one."""
    event: Literal["downgraded"] = "downgraded"


@dataclass(frozen=True, slots=True)
class Converted:
    """An enemy piece is replaced by one of the player's own (EFF-16)."""

    at: str
    side: int
    was: int
    """Its rank."""
    by: int
    """The side of the new piece."""
    rank: int
    event: Literal["converted"] = "converted"


@dataclass(frozen=True, slots=True)
class Replaced:
    """As `Converted`, but nothing is destroyed."""

    at: str
    side: int
    was: int
    by: int
    rank: int
    event: Literal["replaced"] = "replaced"


@dataclass(frozen=True, slots=True)
class Swapped:
    one: str
    other: str
    event: Literal["swapped"] = "swapped"


@dataclass(frozen=True, slots=True)
class Held:
    """A piece leaves the board and lies on a card (EW-14)."""

    at: str
    side: int
    rank: int
    event: Literal["held"] = "held"


@dataclass(frozen=True, slots=True)
class Released:
    """It comes back."""

    at: str | None
    """None: to its supply."""
    side: int
    rank: int
    event: Literal["released"] = "released"


@dataclass(frozen=True, slots=True)
class Gateway:
    at: str | None
    """None: there is no Gateway any more."""
    event: Literal["gateway"] = "gateway"


@dataclass(frozen=True, slots=True)
class SquareChosen:
    at: str
    event: Literal["square-chosen"] = "square-chosen"


@dataclass(frozen=True, slots=True)
class Aimed:
    direction: int
    event: Literal["aimed"] = "aimed"


PieceEvent: TypeAlias = (
    Placed
    | Lifted
    | Moved
    | Destroyed
    | Removed
    | Upgraded
    | Downgraded
    | Converted
    | Replaced
    | Swapped
    | Held
    | Released
    | Gateway
    | SquareChosen
    | Aimed
)
