"""Acts and conditions: what an effect does, and when."""

from __future__ import annotations

from dataclasses import dataclass

from arenarium.script.tree import Act, Condition, Count
from arenarium.tashkalar.tree.phrases import Pieces, Target, To, ToIt, Where
from arenarium.tashkalar.tree.words import Area, Course, Keeping, Kind, Owner, Ranks


@dataclass(frozen=True, slots=True)
class Destroy(Act):
    """EFF-15. `uncounted`: nobody destroyed these pieces, for tasks and points."""

    what: Target
    uncounted: bool = False


@dataclass(frozen=True, slots=True)
class Upgrade(Act):
    """EFF-13."""

    what: Target


@dataclass(frozen=True, slots=True)
class Downgrade(Act):
    """EFF-14."""

    what: Target


@dataclass(frozen=True, slots=True)
class Convert(Act):
    """EFF-16. `to` None keeps the rank."""

    what: Target
    to: Ranks | None = None


@dataclass(frozen=True, slots=True)
class Place(Act):
    """EFF-12."""

    count: Count
    rank: Ranks
    owner: Owner = Owner.YOURS
    where: tuple[Where, ...] = ()


@dataclass(frozen=True, slots=True)
class Move(Act):
    """EFF-11. Several moves are made one after the other; "any number of" moves are one run."""

    count: Count
    kind: Kind
    who: Target
    keeping: Keeping = Keeping.FREE
    to: To | ToIt | None = None
    until_legendary: bool = False
    """A run ends when it has destroyed a legendary piece."""
    without_this: int = 0
    """How many moves at most, if none of them is made by this being (0: no such limit)."""


@dataclass(frozen=True, slots=True)
class MixedMoves(Act):
    """So many combat and so many standard moves, in any order (`up_to`: or fewer)."""

    combat: int
    standard: int
    who: Target
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Leap(Act):
    """EFF-11: to any other square, unless `to` limits it."""

    count: Count
    kind: Kind
    who: Target
    to: To | ToIt | None = None


@dataclass(frozen=True, slots=True)
class ChoosePiece(Act):
    what: Pieces


@dataclass(frozen=True, slots=True)
class ChooseDirection(Act):
    """Only a direction whose first square is on the board can be chosen."""

    course: Course


@dataclass(frozen=True, slots=True)
class GainActions(Act):
    """EFF-5."""

    number: int = 1


@dataclass(frozen=True, slots=True)
class DrawExtra(Act):
    """EFF-6."""

    being: bool
    legend: bool


@dataclass(frozen=True, slots=True)
class TakeAnotherTurn(Act):
    """A whole further turn of the same player after this one."""


@dataclass(frozen=True, slots=True)
class BorrowEnemy(Act):
    """In the next summoning of this turn one enemy piece may count as yours."""


@dataclass(frozen=True, slots=True)
class RecoverCard(Act):
    """A card of your discard pile goes on top of your deck."""


@dataclass(frozen=True, slots=True)
class ForEachEnemy(Act):
    """The act once for every enemy colour."""

    act: Act


@dataclass(frozen=True, slots=True)
class ForEachPlaced(Act):
    """The act once for every piece that the act before placed, in its colour."""

    act: Act


@dataclass(frozen=True, slots=True)
class ActionLeft(Condition):
    """You have an unused action."""


@dataclass(frozen=True, slots=True)
class SummonedOn(Condition):
    area: Area
    not_centre: bool = False


@dataclass(frozen=True, slots=True)
class Occupied(Condition):
    """A piece stands on a square of that kind."""

    area: Area


@dataclass(frozen=True, slots=True)
class ItWas(Condition):
    """The piece of the act before had that rank (when it was destroyed)."""

    ranks: Ranks


@dataclass(frozen=True, slots=True)
class ItStoodOn(Condition):
    area: Area


@dataclass(frozen=True, slots=True)
class ThisDestroyed(Condition):
    """The act before destroyed at least so many pieces."""

    number: int = 1


@dataclass(frozen=True, slots=True)
class PileEmpty(Condition):
    """Your discard pile is empty."""
