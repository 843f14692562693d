"""The arena: squares, neighbours, lines and regions, as bitboards.

A square is a number; a set of squares is an int with one bit per square. Rows are `STRIDE` bits apart: nine columns and
four bits of padding, so that a shift by up to four columns never runs into the next row.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from arenarium.games.tashkalar.board.data import ARENA, Pairs

STRIDE = 13
COLUMNS = "abcdefghi"


def square(column: int, row: int) -> int:
    """The square of a column and a row, both from 0."""
    return row * STRIDE + column


def _mask_of(pairs: Pairs) -> int:
    return sum(1 << square(x - 1, y - 1) for x, y in pairs)


SQUARES: tuple[int, ...] = tuple(
    square(x - 1, y) for y, (first, last) in enumerate(ARENA.rows) for x in range(first, last + 1)
)
BOARD = sum(1 << s for s in SQUARES)
SIZE = max(SQUARES) + 1

NAMES: dict[int, str] = {s: f"{COLUMNS[s % STRIDE]}{s // STRIDE + 1}" for s in SQUARES}
"""Column letter from the left, row number from the top: `e5` is the centre."""
BY_NAME: dict[str, int] = {name: s for s, name in NAMES.items()}

RED = _mask_of(ARENA.squares.red)
GREEN = _mask_of(ARENA.squares.green)
CENTRAL = _mask_of(ARENA.squares.central)
CENTRE = BY_NAME["e5"]

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
STEPS = tuple(dy * STRIDE + dx for dx, dy in ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)))
ALL_DIRECTIONS = 0b11111111
DIAGONAL_DIRECTIONS = 0b10101010
"""A set of directions is an int, too: bit i stands for DIRECTIONS[i]."""


def _on_board(s: int) -> bool:
    return 0 <= s < SIZE and bool(BOARD >> s & 1)


def _ray(s: int, step: int) -> tuple[int, ...]:
    ray: list[int] = []
    s += step
    while _on_board(s):
        ray.append(s)
        s += step
    return tuple(ray)


RAYS: dict[int, tuple[tuple[int, ...], ...]] = {s: tuple(_ray(s, step) for step in STEPS) for s in SQUARES}
"""Square and direction to the squares on that line, nearest first."""


AHEAD: dict[int, tuple[int, ...]] = {s: tuple(1 << ray[0] if ray else 0 for ray in rays) for s, rays in RAYS.items()}
"""Square and direction to the next square that way, as a set; empty at the edge."""


def bits(numbers: tuple[int, ...]) -> int:
    """Squares as a set."""
    return sum(1 << s for s in numbers)


RAY_MASKS: dict[int, tuple[int, ...]] = {s: tuple(bits(ray) for ray in rays) for s, rays in RAYS.items()}


def distance(a: int, b: int) -> int:
    """The least number of king's moves (EFF-10)."""
    return max(abs(a % STRIDE - b % STRIDE), abs(a // STRIDE - b // STRIDE))


def _near(square_: int, number: int) -> int:
    """The squares not farther away than that, and the square itself."""
    x, y = square_ % STRIDE, square_ // STRIDE
    row = bits(tuple(range(max(0, x - number), min(len(COLUMNS), x + number + 1))))
    return sum(row << STRIDE * near for near in range(max(0, y - number), y + number + 1)) & BOARD


_NEAR = [{s: _near(s, n) for s in SQUARES} for n in range(9)]
RING: tuple[dict[int, int], ...] = tuple(
    {s: _NEAR[n][s] & ~(_NEAR[n - 1][s] if n else 0) for s in SQUARES} for n in range(9)
)
"""RING[n][s]: the squares at distance n."""
WITHIN: tuple[dict[int, int], ...] = tuple({s: near[s] & ~(1 << s) for s in SQUARES} for near in _NEAR)
"""WITHIN[n][s]: the squares at a distance from 1 to n."""
ADJACENT = RING[1]
ORTHOGONAL = {s: sum(1 << s + STEPS[d] for d in (0, 2, 4, 6) if _on_board(s + STEPS[d])) for s in SQUARES}
DIAGONAL = {s: ADJACENT[s] & ~ORTHOGONAL[s] for s in SQUARES}

DIRECTION_OF: dict[tuple[int, int], int] = {
    (s, t): direction for s in SQUARES for direction, ray in enumerate(RAYS[s]) for t in ray
}
"""From one square to another on a common line."""


def neighbours(mask: int) -> int:
    """All squares adjacent to at least one square of the set."""
    sideways = mask << 1 | mask >> 1
    rows = sideways | mask
    return (sideways | rows << STRIDE | rows >> STRIDE) & BOARD


_ROW_BITS = (1 << len(COLUMNS)) - 1
_TOP_ROWS = 5
_TOP = (1 << _TOP_ROWS * STRIDE) - 1
T = TypeVar("T")


def _by_row(values: list[T | None]) -> tuple[tuple[T, ...], ...]:
    """For each set of squares of a row the values that belong to them."""
    table: list[tuple[T, ...]] = [()]
    for value in values:
        last = () if value is None else (value,)
        table += [(*before, *last) for before in table]
    return tuple(table)


class SquareTable(Generic[T]):
    """Gives for a set of squares the values that belong to them, in reading order; looked up row by row."""

    __slots__ = ("_bottom", "_top", "_values")

    def __init__(self, values: dict[int, T]) -> None:
        self._values = values
        tables = tuple(_by_row([values.get(square(x, y)) for x in range(9)]) for y in range(9))
        self._top, self._bottom = tables[:_TOP_ROWS], tables[_TOP_ROWS:]

    def __call__(self, mask: int) -> list[T]:
        if not mask & (mask - 1):  # one square, or none
            return [self._values[mask.bit_length() - 1]] if mask else []
        values_at: list[T] = []
        part = mask & _TOP
        if part:
            for table in self._top:
                row = part & _ROW_BITS
                if row:
                    values_at += table[row]
                part >>= STRIDE
        part = mask >> _TOP_ROWS * STRIDE
        if part:
            for table in self._bottom:
                row = part & _ROW_BITS
                if row:
                    values_at += table[row]
                part >>= STRIDE
        return values_at


squares = SquareTable({s: s for s in SQUARES})
"""The squares of a set in reading order."""


def names(mask: int) -> list[str]:
    return [NAMES[s] for s in squares(mask)]


def _regions() -> dict[str, tuple[int, ...]]:
    data = ARENA.regions
    lines = [BOARD & (_ROW_BITS << (y - 1) * STRIDE) for y in data.middle_rows]
    column = sum(1 << y * STRIDE for y in range(9))
    lines += [BOARD & (column << x - 1) for x in data.middle_columns]
    return {
        "red": (RED,),
        "green": (GREEN,),
        "colored": (RED | GREEN,),
        "central": (CENTRAL,),
        "centre-cross": tuple(_mask_of(cross) for cross in data.crosses),
        "middle-line": tuple(lines),
        "long-diagonal": tuple(_mask_of(diagonal) for diagonal in data.diagonals),
    }


REGIONS: dict[str, tuple[int, ...]] = _regions()
"""The regions that tasks speak of, each with its parts."""
OPPOSITE: dict[str, tuple[tuple[int, int], ...]] = {
    kind: tuple((_mask_of(one), _mask_of(other)) for one, other in pairs)
    for kind, pairs in (("sides", ARENA.regions.sides), ("corners", ARENA.regions.corners))
}
START_DUEL: tuple[int, ...] = tuple(square(x - 1, y - 1) for x, y in ARENA.start.duel)
START_MELEE: tuple[tuple[int, ...], ...] = tuple(
    tuple(square(x - 1, y - 1) for x, y in pair) for pair in ARENA.start.melee
)
