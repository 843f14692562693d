"""The words of Tash-Kalar in the card language: pieces, squares, acts, conditions, task criteria.

Pure data. The grammar (`grammar.lark`) makes these trees from text, `lang/` makes text from them, `keywords/` carries
them out.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from arenarium.script.tree import Act, Clause, Condition, Count, Every, Exactly, Node


class Owner(Enum):
    ANY = "any"
    YOURS = "yours"
    ENEMY = "enemy"


class Ranks(Enum):
    """A set of ranks that has a name."""

    ANY = "any"
    COMMON = "common"
    HEROIC = "heroic"
    LEGENDARY = "legendary"
    UPGRADED = "upgraded"
    """Heroic or legendary."""
    NON_LEGENDARY = "non-legendary"
    """Common or heroic."""


class Area(Enum):
    """A kind of square."""

    RED = "red"
    GREEN = "green"
    COLOURED = "coloured"
    """Red or green."""
    MARKED = "marked"
    """A marked square of the pattern, as it lies on the board (EFF-9)."""


class Side(Enum):
    """Which neighbours count as adjacent."""

    ANY = "any"
    ORTHOGONAL = "orthogonal"
    DIAGONAL = "diagonal"


class Course(Enum):
    """Which directions are meant, seen from the summoned being."""

    THAT = "that"
    """The direction chosen, or moved in, just before."""
    THAT_OR_BESIDE = "that-or-beside"
    """That direction and the two at 45 degrees to it."""
    INDICATED = "indicated"
    """An arrow of the pattern, as it lies on the board."""
    DIAGONAL = "diagonal"


class Kind(Enum):
    """How a move or leap may end (EFF-11)."""

    STANDARD = "standard"
    COMBAT = "combat"


# ---------------------------------------------------------------------------------------------------- references


@dataclass(frozen=True, slots=True)
class ThisBeing(Node):
    """The piece of the card itself (EFF-4)."""


@dataclass(frozen=True, slots=True)
class It(Node):
    """The piece that the act before chose, placed, moved or changed."""


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


ONE = Exactly(1)
Reference = ThisBeing | It | ThatSquare | SquareOf | SomePiece


# ------------------------------------------------------------------------------------------------------- where


@dataclass(frozen=True, slots=True)
class Where(Node):
    """A condition on a square."""


@dataclass(frozen=True, slots=True)
class Near(Where):
    """Adjacent to something (EFF-10)."""

    to: Reference
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
class Along(Where):
    """On the straight line from the summoned being in some direction, at most `reach` squares away (0: any)."""

    course: Course
    reach: int = 0


# ------------------------------------------------------------------------------------------------------- pieces


class Spread(Enum):
    """How the pieces of one choice after the other hang together."""

    FREE = "free"
    DIFFERENT = "different"
    """No piece twice; the choice is among those that qualified at the start."""
    CONNECTED = "connected"
    """Each adjacent to one chosen before."""


class Colour(Enum):
    """A restriction to one enemy colour."""

    FREE = "free"
    ONE = "one"
    """All of the same colour."""
    THAT = "that"
    """The colour that the sentence is just speaking of ("for each ...")."""
    MORE_COMMON = "more-common"
    """Of an opponent who has more common pieces on the board than you."""
    MORE_UPGRADED = "more-upgraded"


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
    other: bool = False
    """Not this being itself."""


@dataclass(frozen=True, slots=True)
class FirstPieces(Node):
    """The first piece or pieces met on the line from this being; `shielded`: a legendary piece ends the line."""

    number: int
    course: Course
    shielded: bool = False


Target = Pieces | FirstPieces | ThisBeing | It


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


# --------------------------------------------------------------------------------------------------------- acts


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


class Keeping(Enum):
    """Which direction a row of moves keeps to."""

    FREE = "free"
    ONE = "one"
    """The first move fixes it."""
    THAT = "that"
    """The direction of the act before."""


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


# --------------------------------------------------------------------------------------------------- conditions


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


# -------------------------------------------------------------------------------------- criteria of the tasks


class Region(Enum):
    """Squares that tasks speak of, listed in `data/board.toml`."""

    RED = "red"
    GREEN = "green"
    COLOURED = "coloured"
    CENTRAL = "central"
    CENTRE_CROSS = "centre-cross"
    """Either of the two five-square crosses in the middle."""
    MIDDLE_LINE = "middle-line"
    """Any of the three middle rows and three middle columns."""
    LONG_DIAGONAL = "long-diagonal"
    """Either of the two long diagonals."""


class Ends(Enum):
    SIDES = "sides"
    CORNERS = "corners"


@dataclass(frozen=True, slots=True)
class Criterion(Node):
    """What a task asks for, judged at the end of a turn."""


@dataclass(frozen=True, slots=True)
class Quota(Node):
    """Says ", at least 2 of them upgraded"."""

    number: int
    ranks: Ranks


@dataclass(frozen=True, slots=True)
class DestroyedThisTurn(Criterion):
    number: int
    ranks: Ranks = Ranks.ANY
    among: Quota | None = None


@dataclass(frozen=True, slots=True)
class Holds(Criterion):
    """You have at least so many pieces on these squares: on all of a region, or as the region says:

    on one cross, on one line, on each diagonal."""

    number: int
    region: Region
    ranks: Ranks = Ranks.ANY
    among: Quota | None = None


@dataclass(frozen=True, slots=True)
class Outnumbers(Criterion):
    """You have at least `by` more such pieces than the opponent there."""

    by: int
    region: Region
    ranks: Ranks = Ranks.ANY


@dataclass(frozen=True, slots=True)
class SummonedThisTurn(Criterion):
    """You summoned at least so many beings (on those squares), some of them on those squares or legends."""

    number: int
    region: Region | None = None
    among: int = 0
    among_region: Region | None = None
    """None with `among` > 0: that many of them are legends."""


@dataclass(frozen=True, slots=True)
class Chain(Criterion):
    """A chain of your adjacent pieces joins two opposite sides or corners of the board."""

    ends: Ends


@dataclass(frozen=True, slots=True)
class Surrounded(Criterion):
    """Some enemy piece has at least so many pieces of yours adjacent to it."""

    number: int


@dataclass(frozen=True, slots=True)
class Isolated(Criterion):
    """Some enemy piece, within `distance` of another, could not get next to any other in `steps` steps."""

    distance: int
    steps: int


@dataclass(frozen=True, slots=True)
class Both(Criterion):
    first: Criterion
    second: Criterion


@dataclass(frozen=True, slots=True)
class Either(Criterion):
    first: Criterion
    second: Criterion


ClauseList = tuple[Clause, ...]
EVERY = Every()
