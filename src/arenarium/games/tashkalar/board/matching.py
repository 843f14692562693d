"""Where a pattern matches in any orientation, as fast as the interpreter can tell.

All orientations of a pattern are written out as one function of shifts: `(c >> 1 & c >> 13 & c << 14) | ...`. That is
the same as asking every orientation (`Orientation.matches`), which the tests compare it with, and about three times as
fast.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from arenarium.games.tashkalar.board.board import BOARD
from arenarium.games.tashkalar.board.pattern import Orientation, Pattern
from arenarium.games.tashkalar.board.shifts import Shifts, cells, function

Match = Callable[[int, int, int], int]
"""(pieces of at least common, heroic, legendary rank) to summoning squares."""
MatchBorrowing = Callable[..., tuple[int, ...]]
"""(own pieces as above, then those of each enemy colour likewise) to the squares that need no enemy piece, and for each
colour those that can do with exactly one of its pieces."""

_BOARD = str(BOARD)


class _Borrowing(dict[int, MatchBorrowing]):
    """The functions by number of enemy colours, made when they are first needed."""

    def __init__(self, shapes: tuple[Orientation, ...]) -> None:
        super().__init__()
        self._shapes = shapes

    def __missing__(self, colours: int) -> MatchBorrowing:
        self[colours] = made = _borrowing(self._shapes, colours)
        return made


class Matcher:
    """The matching functions of one pattern."""

    __slots__ = ("_each", "_orientations", "borrowing", "plain")

    def __init__(self, pattern: Pattern, orientations: tuple[Orientation, ...]) -> None:
        self.plain = _plain(pattern.shapes)
        self.borrowing = _Borrowing(pattern.shapes)
        """By the number of enemy colours."""
        self._orientations = orientations
        self._each: MatchBorrowing | None = None

    @property
    def each(self) -> MatchBorrowing:
        """(own pieces, pieces of any enemy) to the squares for each orientation: without and with one enemy piece."""
        if self._each is None:
            self._each = _each(self._orientations)
        return self._each


def _plain(shapes: Iterable[Orientation]) -> Match:
    shifts = Shifts()
    terms = [" & ".join(shifts.name(cell.board, cell.to) for cell in cells(shape)) for shape in shapes]
    made: Match = function("c, h, l", [*shifts.lines(), f"    return ({' | '.join(terms)}) & {BOARD}"])
    return made


def _borrowing(shapes: Iterable[Orientation], colours: int) -> MatchBorrowing:
    shifts = Shifts()
    lines = ["    none = " + "".join(f"one{i} = " for i in range(colours)) + "0"]
    for shape in shapes:
        own, without = _all_but_one(shape, shifts)
        lines += own
        lines.append("    none |= n")
        for cell, rest in zip(cells(shape), without, strict=True):
            adds = "; ".join(f"one{i} |= m & {cell.board}{i}_ {cell.to}" for i in range(colours))
            lines += [f"    m = {rest}", f"    if m: {adds}"]
    enemies = "".join(f", c{i}_, h{i}_, l{i}_" for i in range(colours))
    result = ", ".join(["none", *(f"one{i}" for i in range(colours))])
    made: MatchBorrowing = function(f"c, h, l{enemies}", [*shifts.lines(), *lines, f"    return {result}"])
    return made


def _each(orientations: Iterable[Orientation]) -> MatchBorrowing:
    shifts = Shifts()
    lines = []
    results = []
    for number, orientation in enumerate(orientations):
        own, without = _all_but_one(orientation, shifts)
        lines += [*own, f"    n{number} = n", f"    o{number} = 0"]
        for cell, rest in zip(cells(orientation), without, strict=True):
            lines += [f"    m = {rest}", f"    if m: o{number} |= m & {cell.board}0_ {cell.to}"]
        results.append(f"n{number}, o{number}")
    result = ", ".join(results)
    made: MatchBorrowing = function("c, h, l, c0_, h0_, l0_", [*shifts.lines(), *lines, f"    return ({result})"])
    return made


def _all_but_one(shape: Orientation, shifts: Shifts) -> tuple[list[str], list[str]]:
    """Lines that work out n, the squares where all pieces are own ones; and for each piece of the pattern the squares
    where all the others are: mostly there are none, and then no enemy piece need be looked for."""
    names = [shifts.name(cell.board, cell.to) for cell in cells(shape)]
    last = len(names) - 1
    lines = []
    before, after = [_BOARD], [_BOARD]
    for i in range(last):
        lines.append(f"    p{i} = {names[i]}" if i == 0 else f"    p{i} = p{i - 1} & {names[i]}")
        before.append(f"p{i}")
        j = last - i
        lines.append(f"    s{j} = {names[j]}" if i == 0 else f"    s{j} = s{j + 1} & {names[j]}")
        after.append(f"s{j}")
    after.reverse()
    lines.append(f"    n = {before[last]} & {names[last]}")
    return lines, [f"{one} & {other}" for one, other in zip(before, after, strict=True)]
