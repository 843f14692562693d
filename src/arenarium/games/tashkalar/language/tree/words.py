"""Words that stand for themselves: owners, ranks, kinds of squares, directions."""

from __future__ import annotations

from enum import Enum


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
    COLOURED = "colored"
    """Red or green."""
    COLOURLESS = "colorless"
    """Neither red nor green (EW-12)."""
    MARKED = "marked"
    """A marked square of the pattern, as it lies on the board (EFF-9)."""
    SECOND_MARKED = "second marked"
    """A square marked in the second way."""


class Side(Enum):
    """Which neighbours count as adjacent."""

    ANY = "any"
    ORTHOGONAL = "orthogonal"
    DIAGONAL = "diagonal"


class Course(Enum):
    """Which directions are meant, seen from the summoned being or from the piece that moves."""

    ONE = "one"
    """Any direction, but only one."""
    THAT = "that"
    """The direction chosen, or moved in, just before."""
    THAT_OR_BESIDE = "that-or-beside"
    """That direction and the two at 45 degrees to it."""
    OPPOSITE = "opposite"
    """The one opposite to that direction."""
    INDICATED = "indicated"
    """An arrow of the pattern, as it lies on the board."""
    DIAGONAL = "diagonal"


KNOWN_COURSES = (Course.THAT, Course.OPPOSITE)
"""Those in which the direction is known."""


class Kind(Enum):
    """How a move or leap may end (EFF-11)."""

    STANDARD = "standard"
    COMBAT = "combat"


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
    MIXED = "mixed"
    """Not all of the same colour."""
    MORE_COMMON = "more-common"
    """Of an opponent who has more common pieces on the board than you."""
    MORE_UPGRADED = "more-upgraded"


class Held(Enum):
    """Which of your cards."""

    FLARE = "flare"
    CARD = "card"
    """A being, a legend or a flare of your hand."""
    LEGENDS = "legends"
    """All your legends."""
    PENDING = "pending"
    """Your pending being (EW-3)."""


class WarpOf(Enum):
    """Whose warp effect is copied."""

    PENDING = "pending"
    PILE = "pile"
    """One card of your discard pile."""
    THIS = "this"


class Region(Enum):
    """Squares that tasks speak of, listed in `board/board.toml`."""

    RED = "red"
    GREEN = "green"
    COLOURED = "colored"
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
