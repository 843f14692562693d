"""Functions of shifted boards, written out as source and compiled: for matching, and for players that judge patterns.

A board is an int, and a pattern is looked for on all squares at once by shifting boards (ADR 4). The source is made of
the numbers of a pattern alone, never of text from a card file.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from arenarium.games.tashkalar.board.pattern import Orientation

RANKS = "chl"
"""The names of the boards: pieces of at least common, heroic, legendary rank."""


class Cell(NamedTuple):
    """A square of a pattern on which a piece must stand."""

    board: str
    """By the rank of the piece: one of `RANKS`."""
    to: str
    """The shift, operator and number, that brings the square to the summoning square."""
    back: str


def cells(shape: Orientation) -> list[Cell]:
    right = [Cell(RANKS[rank], f">> {shift}", f"<< {shift}") for rank, shift in shape.right]
    return right + [Cell(RANKS[rank], f"<< {shift}", f">> {shift}") for rank, shift in shape.left]


class Shifts:
    """Shifted boards by name, each worked out once in a function."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def name(self, board: str, shift: str) -> str:
        if shift in (">> 0", "<< 0"):
            return board
        return self._names.setdefault(f"{board} {shift}", f"{board}{len(self._names)}")

    def lines(self) -> list[str]:
        return [f"    {name} = {shifted}" for shifted, name in self._names.items()]


def function(parameters: str, lines: Iterable[str]) -> Any:  # of which type it is, only the source says
    """The function with these lines of source as its body."""
    space: dict[str, object] = {}
    source = "\n".join([f"def made({parameters}):", *lines])
    exec(source, {}, space)  # noqa: S102 - the source is built from numbers alone
    return space["made"]
