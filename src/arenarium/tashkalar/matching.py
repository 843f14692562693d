"""Where a pattern matches in any orientation, as fast as the interpreter can tell.

All orientations of a pattern are written out as one function of shifts: `(c >> 1 & c >> 13 & c << 14) | ...`. That is
the same as asking every orientation (`Orientation.matches`), which the tests compare it with, and about three times as
fast. The functions are made from the numbers of a pattern alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from arenarium.tashkalar.board import BOARD
from arenarium.tashkalar.pattern import Orientation, Pattern

Match = Callable[[int, int, int], int]
"""(pieces of at least common, heroic, legendary rank) to summoning squares."""
MatchBorrowing = Callable[..., tuple[int, ...]]
"""(own pieces as above, then those of each enemy colour likewise) to the squares that need no enemy piece, and for each
colour those that can do with exactly one of its pieces."""

_RANKS = "chl"
_BOARD = str(BOARD)


class _Borrowing(dict[int, MatchBorrowing]):
    """The functions by number of enemy colours, made when they are first needed."""

    def __init__(self, shapes: tuple[Orientation, ...]) -> None:
        super().__init__()
        self._shapes = shapes

    def __missing__(self, colours: int) -> MatchBorrowing:
        made: MatchBorrowing = _function(_borrowing_source(self._shapes, colours))
        self[colours] = made
        return made


class Matcher:
    """The matching functions of one pattern."""

    __slots__ = ("_each", "_orientations", "borrowing", "plain")

    def __init__(self, pattern: Pattern, orientations: tuple[Orientation, ...]) -> None:
        self.plain: Match = _function(_plain_source(pattern.shapes))
        self.borrowing = _Borrowing(pattern.shapes)
        """By the number of enemy colours."""
        self._orientations = orientations
        self._each: MatchBorrowing | None = None

    @property
    def each(self) -> MatchBorrowing:
        """(own pieces, pieces of any enemy) to the squares for each orientation: without and with one enemy piece."""
        if self._each is None:
            self._each = _function(_each_source(self._orientations))
        return self._each


def _cells(shape: Orientation) -> list[tuple[int, str]]:
    """(rank, shift written as an operator and a number) for each piece of the pattern."""
    return [(rank, f">> {shift}") for rank, shift in shape.right] + [
        (rank, f"<< {shift}") for rank, shift in shape.left
    ]


class _Shifts:
    """Names for shifted boards, each worked out once."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def name(self, board: str, shift: str) -> str:
        return self._names.setdefault(f"{board} {shift}", f"{board}{len(self._names)}")

    def lines(self) -> list[str]:
        return [f"    {name} = {shifted}" for shifted, name in self._names.items()]


def _plain_source(shapes: Iterable[Orientation]) -> str:
    shifts = _Shifts()
    terms = [" & ".join(shifts.name(_RANKS[rank], shift) for rank, shift in _cells(shape)) for shape in shapes]
    return "\n".join(["def match(c, h, l):", *shifts.lines(), f"    return ({' | '.join(terms)}) & {BOARD}"])


def _borrowing_source(shapes: Iterable[Orientation], colours: int) -> str:
    shifts = _Shifts()
    lines = ["    none = " + "".join(f"one{i} = " for i in range(colours)) + "0"]
    for shape in shapes:
        own, without = _all_but_one(shape, shifts)
        lines += own
        lines.append("    none |= n")
        for (rank, shift), rest in zip(_cells(shape), without, strict=True):
            adds = "; ".join(f"one{i} |= m & {_RANKS[rank]}{i}_ {shift}" for i in range(colours))
            lines += [f"    m = {rest}", f"    if m: {adds}"]
    enemies = "".join(f", c{i}_, h{i}_, l{i}_" for i in range(colours))
    result = ", ".join(["none", *(f"one{i}" for i in range(colours))])
    return "\n".join([f"def match(c, h, l{enemies}):", *shifts.lines(), *lines, f"    return {result}"])


def _each_source(orientations: Iterable[Orientation]) -> str:
    shifts = _Shifts()
    lines = []
    results = []
    for number, orientation in enumerate(orientations):
        own, without = _all_but_one(orientation, shifts)
        lines += [*own, f"    n{number} = n", f"    o{number} = 0"]
        for (rank, shift), rest in zip(_cells(orientation), without, strict=True):
            lines += [f"    m = {rest}", f"    if m: o{number} |= m & {_RANKS[rank]}0_ {shift}"]
        results.append(f"n{number}, o{number}")
    return "\n".join(
        ["def match(c, h, l, c0_, h0_, l0_):", *shifts.lines(), *lines, f"    return ({', '.join(results)})"]
    )


def _all_but_one(shape: Orientation, shifts: _Shifts) -> tuple[list[str], list[str]]:
    """Lines that work out n, the squares where all pieces are own ones; and for each piece of the pattern the squares
    where all the others are: mostly there are none, and then no enemy piece need be looked for."""
    names = [shifts.name(_RANKS[rank], shift) for rank, shift in _cells(shape)]
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


def _function(source: str) -> Any:
    space: dict[str, Any] = {}
    exec(source, {}, space)  # noqa: S102 - the source is built from numbers alone
    return space["match"]
