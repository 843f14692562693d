"""What happens in a match, as everybody, or a seat, is told it.

An event that changes a warrior has the warrior as it is `now`, as far as its reader may know it; one that changes the
battlefield has the `field` as it is then. A client that shows a turn step by step replaces what an event brings, and
knows no rules. Cards have their English names, slots and lines are counted from 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from arenarium.games.barracks.language.tree import Boost
from arenarium.games.barracks.state.soldier import Scale, SoldierView, StatusWord

Field: TypeAlias = tuple[tuple[int, ...], ...]
"""By seat: the slots of the warriors on the battlefield, as they stand."""
DamagePart: TypeAlias = Literal["icons", "power", "ability", "move", "burn", "defence", "target", "least"]
"""What damage is made of (MOVE-4)."""
DieReason: TypeAlias = Literal["first", "paralysis", "effect"]
OrderReason: TypeAlias = Literal["die", "priority", "speed"]
HurtReason: TypeAlias = Literal["effect", "poison"]
TriggerWord: TypeAlias = Literal["enters", "hit", "damages", "eliminates", "falls", "ails", "turn_ends"]


@dataclass(frozen=True, slots=True)
class WarriorEvent:
    """About a warrior on the battlefield."""

    seat: int
    slot: int
    warrior: str


@dataclass(frozen=True, slots=True)
class WarriorChange(WarriorEvent):
    """It is different now."""

    now: SoldierView


# ---------------------------------------------------------------------------------------------------- before the battle


@dataclass(frozen=True, slots=True)
class Recruited:
    """SET-3. Who it is, only its own seat learns."""

    seat: int
    slot: int
    level: int
    now: SoldierView
    warrior: str | None = None
    event: Literal["recruited"] = "recruited"


@dataclass(frozen=True, slots=True)
class Passed:
    """SET-3: no more recruiting."""

    seat: int
    event: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class Picked:
    """SET-4. Which card it is, only its own seat learns."""

    seat: int
    slot: int
    line: int
    now: SoldierView
    warrior: str | None = None
    move: str | None = None
    event: Literal["picked"] = "picked"


@dataclass(frozen=True, slots=True)
class LastCopyTaken:
    """The pile has no more of a move card."""

    move: str
    event: Literal["last-copy"] = "last-copy"


# --------------------------------------------------------------------------------------------------- coming and going


@dataclass(frozen=True, slots=True)
class Entered(WarriorChange):
    """TURN-2, TURN-4, TURN-9."""

    field: Field
    event: Literal["entered"] = "entered"


@dataclass(frozen=True, slots=True)
class Withdrawn(WarriorChange):
    """TURN-4."""

    field: Field
    instead: str
    event: Literal["withdrawn"] = "withdrawn"


@dataclass(frozen=True, slots=True)
class Eliminated(WarriorChange):
    """MOVE-7."""

    field: Field
    event: Literal["eliminated"] = "eliminated"


# --------------------------------------------------------------------------------------------------------------- turns


@dataclass(frozen=True, slots=True)
class TurnBegan:
    number: int
    event: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class Ordered(WarriorChange):
    """TURN-3, TURN-5: a move is revealed."""

    move: str
    event: Literal["ordered"] = "ordered"


@dataclass(frozen=True, slots=True)
class Waited(WarriorEvent):
    """SET-7."""

    event: Literal["waited"] = "waited"


@dataclass(frozen=True, slots=True)
class WaitingMove:
    """A warrior that moves later in the turn."""

    seat: int
    slot: int
    warrior: str
    priority: int
    """Of its move, with what abilities change."""
    speed: int
    tied: bool
    """Whether only the die put it behind the one that goes next."""


@dataclass(frozen=True, slots=True)
class GoesNext(WarriorEvent):
    """TURN-5 to TURN-7."""

    why: OrderReason
    priority: int
    speed: int
    waiting: tuple[WaitingMove, ...]
    """Those who move after it, in the order as it looks now; equals as their moves were revealed."""
    event: Literal["next"] = "next"


@dataclass(frozen=True, slots=True)
class MoveLost(WarriorEvent):
    """STATUS-2."""

    event: Literal["lost-move"] = "lost-move"


@dataclass(frozen=True, slots=True)
class MoveUsed(WarriorEvent):
    """MOVE-1."""

    move: str
    targets: tuple[tuple[int, str], ...]
    """Seat and warrior of those that it hits."""
    event: Literal["used"] = "used"


@dataclass(frozen=True, slots=True)
class DieRolled:
    value: int
    why: DieReason
    chance: int | None = None
    """With so much or less something happens; None where the die decides something else."""
    event: Literal["die"] = "die"


@dataclass(frozen=True, slots=True)
class AbilityTriggered(WarriorEvent):
    when: TriggerWord
    event: Literal["ability"] = "ability"


# ------------------------------------------------------------------------------------------------ what warriors suffer


@dataclass(frozen=True, slots=True)
class Damaged(WarriorChange):
    """MOVE-3: by a move."""

    number: int
    parts: tuple[tuple[DamagePart, int], ...]
    event: Literal["damage"] = "damage"


@dataclass(frozen=True, slots=True)
class WarriorHurt(WarriorChange):
    """Damage that is not a move's own."""

    number: int
    why: HurtReason
    event: Literal["hurt"] = "hurt"


@dataclass(frozen=True, slots=True)
class Healed(WarriorChange):
    """MOVE-5."""

    number: int
    event: Literal["healed"] = "healed"


@dataclass(frozen=True, slots=True)
class StatusGiven(WarriorChange):
    """STATUS-1."""

    status: StatusWord
    event: Literal["status"] = "status"


@dataclass(frozen=True, slots=True)
class Cured(WarriorChange):
    status: StatusWord
    event: Literal["cured"] = "cured"


@dataclass(frozen=True, slots=True)
class Boosted(WarriorChange):
    """BOOST-4."""

    boost: Boost
    level: int
    """Where the scale is now."""
    event: Literal["boost"] = "boost"


@dataclass(frozen=True, slots=True)
class BoostRemoved(WarriorChange):
    scale: Scale
    event: Literal["boost-removed"] = "boost-removed"


# -------------------------------------------------------------------------------------------------------------- the end


@dataclass(frozen=True, slots=True)
class DrawOffered:
    """TURN-10."""

    seat: int
    event: Literal["draw-offered"] = "draw-offered"


@dataclass(frozen=True, slots=True)
class DrawWithdrawn:
    seat: int
    event: Literal["draw-withdrawn"] = "draw-withdrawn"


@dataclass(frozen=True, slots=True)
class DrawDeclined:
    seat: int
    event: Literal["draw-declined"] = "draw-declined"


@dataclass(frozen=True, slots=True)
class DrawAccepted:
    seat: int
    event: Literal["draw-accepted"] = "draw-accepted"


@dataclass(frozen=True, slots=True)
class Resigned:
    """END-2."""

    seat: int
    event: Literal["resigned"] = "resigned"


@dataclass(frozen=True, slots=True)
class Forfeited:
    seat: int
    reason: str
    event: Literal["forfeited"] = "forfeited"


@dataclass(frozen=True, slots=True)
class GameOver:
    """As the `Outcome`."""

    ranking: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    decided_by: str
    event: Literal["over"] = "over"


BarracksEvent: TypeAlias = (
    Recruited | Passed | Picked | LastCopyTaken
    | Entered | Withdrawn | Eliminated
    | TurnBegan | Ordered | Waited | GoesNext | MoveLost | MoveUsed | DieRolled | AbilityTriggered
    | Damaged | WarriorHurt | Healed | StatusGiven | Cured | Boosted | BoostRemoved
    | DrawOffered | DrawWithdrawn | DrawDeclined | DrawAccepted | Resigned | Forfeited | GameOver
)  # fmt: skip
EVENTS: tuple[type, ...] = get_args(BarracksEvent)
"""The class of each kind of event."""
