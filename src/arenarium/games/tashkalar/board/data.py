"""What `board.toml` says of the arena, read once. A square is a column and a row there, both from 1."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import resources

from arenarium.core.plain import decoded

Pair = tuple[int, int]
Pairs = tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class Marks:
    red: Pairs
    green: Pairs
    central: Pairs


@dataclass(frozen=True, slots=True)
class Starts:
    duel: Pairs
    melee: tuple[tuple[Pair, Pair], ...]


@dataclass(frozen=True, slots=True)
class Regions:
    crosses: tuple[Pairs, ...]
    middle_rows: tuple[int, ...]
    middle_columns: tuple[int, ...]
    diagonals: tuple[Pairs, ...]
    sides: tuple[tuple[Pairs, Pairs], ...]
    corners: tuple[tuple[Pairs, Pairs], ...]


@dataclass(frozen=True, slots=True)
class Supply:
    """Pieces of each colour: two-faced ones by form, and legendary ones."""

    high: int
    duel: int
    melee_3: int
    melee_4: int
    legendary: int


@dataclass(frozen=True, slots=True)
class ArenaData:
    rows: Pairs
    """The first and the last column of each row."""
    squares: Marks
    start: Starts
    regions: Regions
    supply: Supply


ARENA = decoded(
    ArenaData,
    tomllib.loads(resources.files("arenarium.games.tashkalar.board").joinpath("board.toml").read_text("utf-8")),
)
