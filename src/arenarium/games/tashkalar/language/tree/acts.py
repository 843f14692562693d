"""Acts upon pieces and squares."""

from __future__ import annotations

from dataclasses import dataclass

from arenarium.cards.tree import Act, Count
from arenarium.games.tashkalar.language.tree.phrases import Destination, Pieces, Single, Target, Where
from arenarium.games.tashkalar.language.tree.words import Area, Course, Kind, Owner, Ranks


@dataclass(frozen=True, slots=True)
class Destroy(Act):
    """EFF-15. `uncounted`: nobody destroyed these pieces, for tasks and points."""

    what: Target
    uncounted: bool = False
    for_good: bool = False
    """The piece leaves the game instead of going back to its supply (EF-13)."""
    twice: bool = False
    """It counts as two destroyed pieces."""


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
    while_fewer: bool = False
    """Again and again, as long as an opponent has more pieces on the board."""


@dataclass(frozen=True, slots=True)
class Move(Act):
    """EFF-11. Several moves are made one after the other; "any number of" moves in a line are one run."""

    count: Count
    kind: Kind
    who: Target
    keeping: Course | None = None
    """Which directions are open; the first move fixes which of them it is, unless the next may turn beside it."""
    to: Destination | None = None
    furthest: bool = False
    """A run goes on as far as it can."""
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
    to: Destination | None = None


@dataclass(frozen=True, slots=True)
class ChoosePiece(Act):
    what: Pieces


@dataclass(frozen=True, slots=True)
class ChooseDirection(Act):
    """Only a direction whose first square is on the board can be chosen."""

    course: Course


@dataclass(frozen=True, slots=True)
class ChooseSquare(Act):
    """An empty square, to be spoken of as "that square"."""

    area: Area | None = None


@dataclass(frozen=True, slots=True)
class Swap(Act):
    """EW-13: two pieces exchange their squares."""

    what: Pieces
    other: Pieces


@dataclass(frozen=True, slots=True)
class Mirror(Act):
    """For a piece on a marked square: a piece of yours of its rank on the second marked square that mirrors it."""

    what: Pieces


@dataclass(frozen=True, slots=True)
class Replace(Act):
    """A piece goes back to its supply, and one of another colour takes its square; nothing is destroyed."""

    what: Single
    rank: Ranks
    owner: Owner = Owner.YOURS


@dataclass(frozen=True, slots=True)
class Hold(Act):
    """EW-14: a piece leaves the board and is kept on this card; it is not destroyed."""

    what: Target


@dataclass(frozen=True, slots=True)
class Release(Act):
    """EW-14: the piece kept on this card leaps back onto the board."""

    kind: Kind
    to: Destination | None = None


@dataclass(frozen=True, slots=True)
class MakeGateway(Act):
    """NV-5: the marker moves to a common or heroic piece of yours."""

    what: Target


@dataclass(frozen=True, slots=True)
class ForEachEnemy(Act):
    """The act once for every enemy colour; `may`: each time it may be declined."""

    act: Act
    may: bool = False


@dataclass(frozen=True, slots=True)
class ForEachPlaced(Act):
    """The act once for every piece that the act before placed, in its colour."""

    act: Act
