"""Patterns: the picture on a card, its orientations, and finding where they match (SUM-1, SUM-2).

A picture becomes, for each of its distinct orientations, a list of shifts. Shifting the bitboard of a player's pieces
by each of them and taking what all have in common leaves exactly the summoning squares where the pattern matches.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import or_

from arenarium.core.errors import CardError
from arenarium.core.mistake import Mistake
from arenarium.games.tashkalar.board.board import BOARD, DIRECTIONS, STRIDE

RANKS = "chl"
ARROWS = "↑↗→↘↓↙←↖"
_MOST_WIDE = 5
OFFSET = 4 * STRIDE + 4
"""Relative squares are kept as bits around this one, so that they can be shifted to any summoning square."""

TURNED = ("", "turned 90", "turned 180", "turned 270")


def facing_name(facing: int) -> str:
    """How an orientation is called: the picture is mirrored left to right first, then turned clockwise."""
    return " ".join(filter(None, ("mirrored" if facing >= 4 else "", TURNED[facing % 4])))


FACINGS: dict[str, int] = {facing_name(facing): facing for facing in range(8)}


@dataclass(frozen=True, slots=True)
class Orientation:
    """One way to lay the pattern on the board."""

    facing: int
    right: tuple[tuple[int, int], ...]
    """(rank, shift): pieces that stand after the summoning square in reading order, or on it (shift 0)."""
    left: tuple[tuple[int, int], ...]
    cells: int
    """The required squares, as bits around `OFFSET`."""
    marks: int
    second_marks: int
    arrows: int
    """The indicated directions, as a set of directions."""

    def used(self, at: int) -> int:
        """The squares of the pieces that make up the pattern."""
        return self.cells << at >> OFFSET

    def marked(self, at: int) -> int:
        """The marked squares on the board."""
        return self.marks << at >> OFFSET & BOARD

    def second_marked(self, at: int) -> int:
        """The squares marked in the second way."""
        return self.second_marks << at >> OFFSET & BOARD

    def matches(self, at_least: tuple[int, int, int]) -> int:
        """Summoning squares where it matches; `at_least[r]` are the pieces of rank r or higher."""
        anchors = BOARD
        for rank, shift in self.right:
            anchors &= at_least[rank] >> shift
            if not anchors:
                return 0
        for rank, shift in self.left:
            anchors &= at_least[rank] << shift
            if not anchors:
                return 0
        return anchors

    def matches_borrowing(self, at_least: tuple[int, int, int], enemy: tuple[int, int, int], most: int) -> list[int]:
        """As `matches`, with exactly 0, 1, .. `most` pieces taken from `enemy` (SUM-10)."""
        anchors = [BOARD] + [0] * most
        for cells, back in ((self.right, True), (self.left, False)):
            for rank, shift in cells:
                own, other = at_least[rank], enemy[rank]
                own, other = (own >> shift, other >> shift) if back else (own << shift, other << shift)
                for k in range(most, 0, -1):
                    anchors[k] = anchors[k] & own | anchors[k - 1] & other
                anchors[0] &= own
        return anchors

    def matches_with_empty(
        self, at_least: tuple[int, int, int], enemy: tuple[int, int, int], most: int, empty: int, most_empty: int
    ) -> list[int]:
        """As `matches_borrowing`, with up to `most_empty` squares of `empty` as common pieces besides (EW-16)."""
        anchors = [[0] * (most + 1) for _ in range(most_empty + 1)]
        anchors[0][0] = BOARD
        for cells, back in ((self.right, True), (self.left, False)):
            for rank, shift in cells:
                sources = at_least[rank], enemy[rank], empty if rank == 0 else 0
                own, other, void = (mask >> shift if back else mask << shift for mask in sources)
                for e in range(most_empty, -1, -1):
                    for k in range(most, -1, -1):
                        reached = anchors[e][k] & own
                        if k:
                            reached |= anchors[e][k - 1] & other
                        if e:
                            reached |= anchors[e - 1][k] & void
                        anchors[e][k] = reached
        return [reduce(or_, (row[k] for row in anchors)) for k in range(most + 1)]


@dataclass(frozen=True, slots=True)
class Pattern:
    """A card's pattern with all that distinguishes its orientations."""

    picture: tuple[str, ...]
    marks: tuple[str, ...]
    orientations: tuple[Orientation, ...]
    """Distinct in pieces, marked squares and arrows."""
    shapes: tuple[Orientation, ...]
    """Distinct in pieces alone: enough when the effect speaks of neither marks nor arrows."""

    @property
    def size(self) -> int:
        """How many pieces it needs."""
        return self.shapes[0].cells.bit_count()

    @property
    def upgraded(self) -> int:
        """How many of them must be heroic or legendary."""
        return sum(1 for rank, _ in self.shapes[0].right + self.shapes[0].left if rank > 0)

    def facing(self, facing: int) -> Orientation:
        """The orientation of that number; raises KeyError where it looks like another one."""
        for orientation in self.orientations:
            if orientation.facing == facing:
                return orientation
        raise KeyError(facing)


_PATTERN = Mistake("the-pattern", "pattern")
_MARKS = Mistake("the-picture-of-marks", "picture of marks")


def _cells(picture: str, what: Mistake) -> list[list[str]]:
    rows = [line.split() for line in picture.strip("\n").splitlines() if line.strip()]
    if not rows or len({len(row) for row in rows}) != 1:
        raise CardError(
            Mistake("no-rectangle", "the {what} is not a rectangle of signs separated by spaces", what=what)
        )
    if len(rows) > _MOST_WIDE or len(rows[0]) > _MOST_WIDE:
        raise CardError(
            Mistake(
                "pattern-too-large", "the {what} is larger than {most} by {most} squares", what=what, most=_MOST_WIDE
            )
        )
    return rows


def _unknown_sign(what: Mistake, sign: str, known: str) -> Mistake:
    message = "the {what} has the unknown sign '{sign}'; known are {known}"
    return Mistake("unknown-sign", message, what=what, sign=sign[:20], known=known)


def _no_piece() -> Mistake:
    return Mistake("no-piece", "the pattern asks for no piece")


def _turned(dx: int, dy: int, facing: int) -> tuple[int, int]:
    if facing >= 4:
        dx = -dx
    for _ in range(facing % 4):
        dx, dy = -dy, dx
    return dx, dy


def _turned_direction(direction: int, facing: int) -> int:
    if facing >= 4:
        direction = -direction % 8
    return (direction + 2 * (facing % 4)) % 8


def parse_pattern(picture: str, marks: str = "", anywhere: bool = False) -> Pattern:
    """Read the pictures of a card file. Raises CardError where they are wrong.

    `anywhere`: the pattern has no summoning square (EW-15); in each orientation the others are counted from its
    first piece.
    """
    rows = _cells(picture, _PATTERN)
    signs = {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."}
    unknown = sorted(set(signs.values()) - set("@chlCHL"))
    if unknown:
        raise CardError(_unknown_sign(_PATTERN, unknown[0], ". @ c h l C H L"))
    (cx, cy) = _centre(signs, anywhere)
    needs = {(x - cx, y - cy): RANKS.index(sign.lower()) for (x, y), sign in signs.items() if sign != "@"}
    if not needs:
        raise CardError(_no_piece())
    mark_rows = _cells(marks, _MARKS) if marks.strip() else []
    if mark_rows and (len(mark_rows), len(mark_rows[0])) != (len(rows), len(rows[0])):
        raise CardError(Mistake("marks-of-another-size", "the picture of marks is not as large as the pattern"))
    if mark_rows and anywhere:
        raise CardError(
            Mistake("marks-without-centre", "without a summoning square there is nothing that marks could be seen from")
        )
    first, second, arrows = _parse_marks(mark_rows, cx, cy)
    orientations: dict[object, Orientation] = {}
    shapes: dict[object, Orientation] = {}
    for facing in range(8):
        orientation = _orient(facing, _from_first(needs, facing) if anywhere else needs, first, second, arrows)
        shape = (orientation.right, orientation.left)
        shapes.setdefault(shape, orientation)
        key = (shape, orientation.marks, orientation.second_marks, orientation.arrows)
        orientations.setdefault(key, orientation)
    return Pattern(
        tuple(" ".join(row) for row in rows),
        tuple(" ".join(row) for row in mark_rows),
        tuple(orientations.values()),
        tuple(shapes.values()),
    )


def _centre(signs: dict[tuple[int, int], str], anywhere: bool) -> tuple[int, int]:
    """The square that all others are counted from."""
    centres = [place for place, sign in signs.items() if sign in "@CHL"]
    if anywhere:
        if centres:
            message = "a being that goes on any square ('summon_on') has no summoning square in its pattern"
            raise CardError(Mistake("centre-with-summon-on", message))
        if not signs:
            raise CardError(_no_piece())
        return next(iter(signs))
    if len(centres) != 1:
        message = "the pattern needs exactly one summoning square (@, C, H or L), not {number}"
        raise CardError(Mistake("one-summoning-square", message, number=len(centres)))
    return centres[0]


def _from_first(needs: dict[tuple[int, int], int], facing: int) -> dict[tuple[int, int], int]:
    """The pieces counted from the one that comes first in reading order when the picture is turned."""
    fx, fy = min(needs, key=lambda offset: _turned(offset[0], offset[1], facing)[::-1])
    return {(x - fx, y - fy): rank for (x, y), rank in needs.items()}


Offsets = frozenset[tuple[int, int]]


def _parse_marks(rows: list[list[str]], cx: int, cy: int) -> tuple[Offsets, Offsets, int]:
    first, second, arrows = set(), set(), 0
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign == "*":
                first.add((x - cx, y - cy))
            elif sign == "2":
                second.add((x - cx, y - cy))
            elif sign in ARROWS:
                arrows |= 1 << ARROWS.index(sign)
            elif sign != ".":
                raise CardError(_unknown_sign(_MARKS, sign, f". * 2 {' '.join(ARROWS)}"))
    return frozenset(first), frozenset(second), arrows


def _orient(
    facing: int, needs: dict[tuple[int, int], int], first: Offsets, second: Offsets, arrows: int
) -> Orientation:
    def relative(offsets: Offsets) -> int:
        return sum(1 << OFFSET + _shift(*_turned(*offset, facing)) for offset in offsets)

    shifts = sorted((_shift(*_turned(*offset, facing)), rank) for offset, rank in needs.items())
    return Orientation(
        facing,
        # the rarest pieces first: higher ranks end a hopeless search sooner
        tuple(sorted(((rank, shift) for shift, rank in shifts if shift >= 0), reverse=True)),
        tuple(sorted(((rank, -shift) for shift, rank in shifts if shift < 0), reverse=True)),
        relative(frozenset(needs)),
        relative(first),
        relative(second),
        sum(1 << _turned_direction(d, facing) for d in range(len(DIRECTIONS)) if arrows >> d & 1),
    )


def _shift(dx: int, dy: int) -> int:
    return dy * STRIDE + dx
