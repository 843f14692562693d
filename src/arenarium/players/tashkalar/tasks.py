"""How far a side is from a task, in pieces that are missing (High Form).

Only tasks about what stands on the board can be approached over turns; those about what happens in a turn are found by
searching the turn. A missing upgrade counts as a piece more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arenarium.tashkalar import tree
from arenarium.tashkalar.board import ADJACENT, BOARD, OPPOSITE, REGIONS, neighbours, squares
from arenarium.tashkalar.cards import TASKS
from arenarium.tashkalar.keywords.selectors import RANK_SETS
from arenarium.tashkalar.tree import Criterion, Ranks, Region

FAR = 12
"""As many as can be missing for any task."""

Missing = Callable[[list[int], int, int], int]
"""(pieces as the position keeps them, side, empty squares) to the number of missing pieces, FAR at most."""


def _pieces(pieces: list[int], side: int, ranks: Ranks) -> int:
    found = 0
    for rank in RANK_SETS[ranks]:
        found |= pieces[3 * side + rank]
    return found


def _others(pieces: list[int], side: int, ranks: Ranks) -> int:
    found = 0
    for other in range(len(pieces) // 3):
        if other != side:
            found |= _pieces(pieces, other, ranks)
    return found


def _over_parts(region: Region, lacking: Callable[[list[int], int, int, int], int]) -> Missing:
    """What is missing on each long diagonal together, but on the best cross or line."""
    parts, together = REGIONS[region.value], sum if region is Region.LONG_DIAGONAL else min

    def count(pieces: list[int], side: int, empty: int) -> int:
        return min(together([lacking(pieces, side, empty, part) for part in parts]), FAR)

    return count


def _holds(node: tree.Holds) -> Missing:
    def lacking(pieces: list[int], side: int, empty: int, part: int) -> int:
        held = _pieces(pieces, side, node.ranks) & part
        short = max(node.number - held.bit_count(), 0)
        if short > (empty & part).bit_count():
            short += 1  # an enemy has to go first
        if node.among is None:
            return short
        among = (_pieces(pieces, side, node.among.ranks) & part).bit_count()
        return short + max(node.among.number - among, 0)

    return _over_parts(node.region, lacking)


def _outnumbers(node: tree.Outnumbers) -> Missing:
    def lacking(pieces: list[int], side: int, empty: int, part: int) -> int:
        own = (_pieces(pieces, side, node.ranks) & part).bit_count()
        return max(node.by - own + (_others(pieces, side, node.ranks) & part).bit_count(), 0)

    return _over_parts(node.region, lacking)


def _chain(node: tree.Chain) -> Missing:
    ends = OPPOSITE[node.ends.value]

    def count(pieces: list[int], side: int, empty: int) -> int:
        own = _pieces(pieces, side, Ranks.ANY)
        return min(_gaps(own, empty, start, end) for start, end in ends)

    return count


def _gaps(own: int, empty: int, start: int, end: int) -> int:
    """The fewest empty squares on a way over own pieces and empty squares."""
    reached = _joined(own & start, own)
    fresh = empty & start
    for gaps in range(FAR):
        if reached & end:
            return gaps
        reached = _joined(reached | fresh | (neighbours(reached) & empty), own)
        fresh = 0
    return FAR


def _joined(reached: int, own: int) -> int:
    """All own pieces that hang together with these squares, and the squares."""
    while True:
        more = reached | (neighbours(reached) & own)
        if more == reached:
            return reached
        reached = more


def _surrounded(node: tree.Surrounded) -> Missing:
    def count(pieces: list[int], side: int, empty: int) -> int:
        own = _pieces(pieces, side, Ranks.ANY)
        best = node.number
        for square in squares(_others(pieces, side, Ranks.ANY)):
            around = ADJACENT[square]
            short = node.number - (around & own).bit_count()
            if short < best and (around & empty).bit_count() >= short:
                best = max(short, 0)
        return best

    return count


def _both(node: tree.Both) -> Missing:
    first, second = missing(node.first), missing(node.second)
    return lambda pieces, side, empty: min(first(pieces, side, empty) + second(pieces, side, empty), FAR)


def _either(node: tree.Either) -> Missing:
    first, second = missing(node.first), missing(node.second)
    return lambda pieces, side, empty: min(first(pieces, side, empty), second(pieces, side, empty))


def _within_a_turn(node: Criterion) -> Missing:
    return lambda pieces, side, empty: FAR


_COUNTS: dict[type[Criterion], Callable[[Any], Missing]] = {
    tree.DestroyedThisTurn: _within_a_turn,
    tree.SummonedThisTurn: _within_a_turn,
    tree.Isolated: _within_a_turn,
    tree.Holds: _holds,
    tree.Outnumbers: _outnumbers,
    tree.Chain: _chain,
    tree.Surrounded: _surrounded,
    tree.Both: _both,
    tree.Either: _either,
}


def missing(criterion: Criterion) -> Missing:
    """The function that counts what is missing for a criterion."""
    return _COUNTS[type(criterion)](criterion)


MISSING: tuple[Missing, ...] = tuple(missing(task.criterion) for task in TASKS)
"""By the number of a task."""
NEED: tuple[int, ...] = tuple(count([0] * 6, 0, BOARD) for count in MISSING)
"""By the number of a task: what is missing on an empty board."""


def _wanted(criterion: Criterion) -> int:
    match criterion:
        case tree.Holds(region=region) | tree.Outnumbers(region=region):
            found = 0
            for part in REGIONS[region.value]:
                found |= part
            return found
        case tree.Both(first, second) | tree.Either(first, second):
            return _wanted(first) | _wanted(second)
        case tree.Chain():
            return BOARD
    return 0


WANTED: tuple[int, ...] = tuple(_wanted(task.criterion) for task in TASKS)
"""By the number of a task: the squares on which pieces help."""
