"""How near a side is to summoning a card: nothing missing, one piece, two; and the squares that would help.

As the engine's own matching, all orientations of a pattern are written out as functions of shifts, made from the
numbers of the pattern alone. What is missing may be filled by placing a common piece on an empty square; a missing
upgraded piece counts as two, as long as no enemy stands there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations
from typing import Any

from arenarium.tashkalar.board import BOARD
from arenarium.tashkalar.pattern import Orientation
from arenarium.tashkalar.placements import SUMMONABLE

Near = Callable[[int, int, int, int], tuple[int, int, int]]
"""(own pieces of at least common, heroic, legendary rank, empty squares) to the squares on which the card could be
summoned now, after one more piece, after two."""
Helping = Callable[[int, int, int, int, int], tuple[int, int]]
"""(as above, and the squares on which the card may be summoned) to the empty squares that would complete the pattern,
and those that would be one of two to complete it."""

_RANKS = "chl"


def _cells(shape: Orientation) -> list[tuple[int, str, str]]:
    """(rank, shift from the board to the summoning square, shift back) for each piece of the pattern."""
    right = [(rank, f">> {shift}", f"<< {shift}") for rank, shift in shape.right]
    return right + [(rank, f"<< {shift}", f">> {shift}") for rank, shift in shape.left]


class _Shifted:
    """Shifted boards by name, each worked out once in a function."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def __call__(self, board: str, shift: str) -> str:
        return board if shift[3:] == "0" else self._names.setdefault(f"{board} {shift}", f"{board}{len(self._names)}")

    def lines(self) -> list[str]:
        return [f"    {name} = {shifted}" for shifted, name in self._names.items()]


def _near_source(shapes: Iterable[Orientation]) -> str:
    shifted = _Shifted()
    lines: list[str] = []
    for number, shape in enumerate(shapes):
        for index, (rank, to, _) in enumerate(_cells(shape)):
            own, empty = shifted(_RANKS[rank], to), shifted("e" if rank == 0 else "p", to)
            if rank == 0:
                if index == 0:
                    lines += [f"    n, o, t = {own}, {empty}, 0"]
                else:
                    lines += [f"    t = t & {own} | o & {empty}", f"    o = o & {own} | n & {empty}"]
            elif index == 0:
                lines += [f"    n, o, t = {own}, 0, {empty} & ~{own}"]
            else:
                lines += [f"    t = t & {own} | n & {empty} & ~{own}", f"    o &= {own}"]
            if index:
                lines += [f"    n &= {own}"]
        lines += ["    none, one, two = n, o, t" if number == 0 else "    none |= n; one |= o; two |= t"]
    lines.append(f"    return none & {BOARD}, one & {BOARD}, two & {BOARD}")
    return "\n".join(["def made(c, h, l, e):", "    p = c | e", *shifted.lines(), *lines])


def _helping_source(shapes: Iterable[Orientation]) -> str:
    shifted = _Shifted()
    lines: list[str] = ["    one = two = 0"]
    for shape in shapes:
        cells = _cells(shape)
        names = [shifted(_RANKS[rank], to) for rank, to, _ in cells]
        places = [i for i, (rank, _, _) in enumerate(cells) if rank == 0]
        for size in (1, 2):
            for filled in combinations(places, size):
                wanted = [shifted("e", cells[i][1]) for i in filled]
                wanted += [name for i, name in enumerate(names) if i not in filled]
                back = " | ".join(f"m {cells[i][2]}" for i in filled)
                lines += [
                    f"    m = {' & '.join([*wanted, 'where'])}",
                    f"    if m: {('one', 'two')[size - 1]} |= {back}",
                ]
    return "\n".join(["def made(c, h, l, e, where):", *shifted.lines(), *lines, "    return one, two"])


def _function(source: str) -> Any:
    space: dict[str, Any] = {}
    exec(source, {}, space)  # noqa: S102 - the source is built from numbers alone
    return space["made"]


NEAR: dict[int, Near] = {number: _function(_near_source(known.pattern.shapes)) for number, known in SUMMONABLE.items()}


HELPING: dict[int, Helping] = {}
"""Filled by `prepare`: the functions take half a second to make."""


@cache
def prepare() -> None:
    """Make what thinking needs and loading the module does not; a player does it when it sits down, not in its time."""
    HELPING.update({card: _function(_helping_source(known.pattern.shapes)) for card, known in SUMMONABLE.items()})
