"""Events that will matter later in the turn, or in the next one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class GainedActions:
    number: int
    event: Literal["gained-actions"] = "gained-actions"


@dataclass(frozen=True, slots=True)
class LostAction:
    event: Literal["lost-action"] = "lost-action"


@dataclass(frozen=True, slots=True)
class WillDraw:
    """More cards at the end of the turn (EFF-6)."""

    beings: int
    legends: int
    event: Literal["will-draw"] = "will-draw"


@dataclass(frozen=True, slots=True)
class AnotherTurn:
    event: Literal["another-turn"] = "another-turn"


@dataclass(frozen=True, slots=True)
class MayBorrow:
    """The next summoning may count an enemy piece as the player's own."""

    event: Literal["may-borrow"] = "may-borrow"


@dataclass(frozen=True, slots=True)
class MayCountEmpty:
    """The next summoning may count so many empty squares as common pieces (EW-16)."""

    number: int
    event: Literal["may-count-empty"] = "may-count-empty"


@dataclass(frozen=True, slots=True)
class NextColour:
    """The next summoning uses pieces of that side (NV-12)."""

    side: int
    event: Literal["next-colour"] = "next-colour"


@dataclass(frozen=True, slots=True)
class Slowed:
    """These sides have one action fewer on their next turn (EF-12)."""

    sides: tuple[int, ...]
    event: Literal["slowed"] = "slowed"


@dataclass(frozen=True, slots=True)
class CountedMore:
    """Each destroyed enemy piece counts so many times (EW-17)."""

    times: int
    event: Literal["counted-more"] = "counted-more"


@dataclass(frozen=True, slots=True)
class CountsAsLegend:
    event: Literal["counts-as-legend"] = "counts-as-legend"


PendingEvent: TypeAlias = (
    GainedActions
    | LostAction
    | WillDraw
    | AnotherTurn
    | MayBorrow
    | MayCountEmpty
    | NextColour
    | Slowed
    | CountedMore
    | CountsAsLegend
)
