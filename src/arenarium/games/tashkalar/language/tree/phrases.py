"""Phrases: which piece, which square, where."""

from __future__ import annotations

from dataclasses import dataclass

from arenarium.cards.tree import Count, Exactly, Node
from arenarium.games.tashkalar.language.tree.words import Area, Colour, Course, Owner, Ranks, Side, Spread


@dataclass(frozen=True, slots=True)
class ThisBeing(Node):
    """The piece of the card itself (EFF-4)."""


@dataclass(frozen=True, slots=True)
class It(Node):
    """The piece that the act before chose, placed, moved or changed."""


@dataclass(frozen=True, slots=True)
class Gateway(Node):
    """The piece that carries the Gateway marker now (NV-8)."""


Single = ThisBeing | It | Gateway
"""One particular piece."""


@dataclass(frozen=True, slots=True)
class ThatSquare(Node):
    """Where "it" stood or stands."""


@dataclass(frozen=True, slots=True)
class SquareOf(Node):
    """Any square of a kind: "a red square"."""

    area: Area


@dataclass(frozen=True, slots=True)
class SomePiece(Node):
    """Any piece of a kind: "a piece of yours", "another piece of yours" (other than this being)."""

    owner: Owner = Owner.YOURS
    ranks: Ranks = Ranks.ANY
    another: bool = False


@dataclass(frozen=True, slots=True)
class Several(Node):
    """So many pieces of a kind at least: "at least 2 pieces of yours"; `another`: not counting this being."""

    number: int
    owner: Owner = Owner.YOURS
    ranks: Ranks = Ranks.ANY
    another: bool = False


@dataclass(frozen=True, slots=True)
class OfItsColour(Node):
    """Any piece of the colour of the piece that is being placed: "a piece of its colour"."""


ONE = Exactly(1)
Reference = Single | ThatSquare | SquareOf | SomePiece
Neighbour = Reference | Several | OfItsColour
"""What something can be adjacent to."""


@dataclass(frozen=True, slots=True)
class Where(Node):
    """A condition on a square."""


@dataclass(frozen=True, slots=True)
class Near(Where):
    """Adjacent to something (EFF-10)."""

    to: Neighbour
    side: Side = Side.ANY


@dataclass(frozen=True, slots=True)
class Within(Where):
    """At a distance from 1 to `distance`."""

    distance: int
    of: Reference


@dataclass(frozen=True, slots=True)
class AtDistance(Where):
    distance: int
    of: Reference


@dataclass(frozen=True, slots=True)
class On(Where):
    area: Area


@dataclass(frozen=True, slots=True)
class OnOrNear(Where):
    area: Area


@dataclass(frozen=True, slots=True)
class OnLeft(Where):
    """On the square from which "it" was moved."""


@dataclass(frozen=True, slots=True)
class Along(Where):
    """On the straight line from the summoned being in some direction, at most `reach` squares away (0: any)."""

    course: Course
    reach: int = 0


@dataclass(frozen=True, slots=True)
class Pieces(Node):
    """Says "up to 2 enemy common pieces adjacent to this being"."""

    count: Count = ONE
    owner: Owner = Owner.ANY
    ranks: Ranks = Ranks.ANY
    where: tuple[Where, ...] = ()
    spread: Spread = Spread.FREE
    colour: Colour = Colour.FREE
    used: bool = False
    """Only pieces used to summon this being."""
    other_than: tuple[Single, ...] = ()
    equal_rank: bool = False
    """Of the same rank as the piece it is swapped with."""


@dataclass(frozen=True, slots=True)
class FirstPieces(Node):
    """The first piece or pieces met on the line from this being; `shielded`: a legendary piece ends the line."""

    number: int
    course: Course
    shielded: bool = False


Target = Pieces | FirstPieces | Single


@dataclass(frozen=True, slots=True)
class To(Node):
    """Where a move or leap may end: "to an empty square", "to a square at distance 2 from this being"."""

    area: Area | None = None
    empty: bool = False
    without: Ranks | None = None
    """Not onto a piece of these ranks."""
    where: tuple[Where, ...] = ()


@dataclass(frozen=True, slots=True)
class ToIt(Node):
    """Onto the square of "it"."""


@dataclass(frozen=True, slots=True)
class ToThatSquare(Node):
    """Onto "that square"."""


@dataclass(frozen=True, slots=True)
class Toward(Node):
    """Nearer to a piece than before (NV-8); `onto`: its square itself counts as nearer, too."""

    what: Single
    onto: bool = True


Destination = To | ToIt | ToThatSquare | Toward
