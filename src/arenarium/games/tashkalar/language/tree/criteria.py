"""Criteria of the tasks."""

from __future__ import annotations

from dataclasses import dataclass

from arenarium.cards.tree import Node
from arenarium.games.tashkalar.language.tree.words import Ends, Ranks, Region


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
