"""Whether the active side meets a task's criterion, judged at the end of its turn (SCORE-1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arenarium.tashkalar import tree
from arenarium.tashkalar.board import ADJACENT, BOARD, OPPOSITE, REGIONS, WITHIN, neighbours, squares
from arenarium.tashkalar.keywords.selectors import RANK_SETS
from arenarium.tashkalar.position import Position
from arenarium.tashkalar.tree import Criterion, Quota, Ranks, Region


def meets(state: Position, criterion: Criterion) -> bool:
    return JUDGES[type(criterion)](state, criterion)


def _own(state: Position, ranks: Ranks) -> int:
    found = 0
    for rank in RANK_SETS[ranks]:
        found |= state.pieces[3 * state.side + rank]
    return found


def _theirs(state: Position, ranks: Ranks) -> int:
    found = 0
    for side in range(state.table.sides):
        if side != state.side:
            for rank in RANK_SETS[ranks]:
                found |= state.pieces[3 * side + rank]
    return found


def _destroyed(state: Position, ranks: Ranks) -> int:
    return sum(sum(state.destroyed[rank::3]) for rank in RANK_SETS[ranks])


def _destroyed_this_turn(state: Position, node: tree.DestroyedThisTurn) -> bool:
    among = node.among is None or _destroyed(state, node.among.ranks) >= node.among.number
    return _destroyed(state, node.ranks) >= node.number and among


def _holds(state: Position, node: tree.Holds) -> bool:
    def holds(part: int) -> bool:
        among: Quota | None = node.among
        enough = (_own(state, node.ranks) & part).bit_count() >= node.number
        return enough and (among is None or (_own(state, among.ranks) & part).bit_count() >= among.number)

    parts = REGIONS[node.region.value]
    return all(map(holds, parts)) if node.region is Region.LONG_DIAGONAL else any(map(holds, parts))


def _outnumbers(state: Position, node: tree.Outnumbers) -> bool:
    own, theirs = _own(state, node.ranks), _theirs(state, node.ranks)

    def ahead(part: int) -> bool:
        return (own & part).bit_count() - (theirs & part).bit_count() >= node.by

    parts = REGIONS[node.region.value]
    return all(map(ahead, parts)) if node.region is Region.LONG_DIAGONAL else any(map(ahead, parts))


def _summoned_on(state: Position, region: Region | None) -> int:
    return {
        None: state.summoned,
        Region.RED: state.summoned_red,
        Region.GREEN: state.summoned_green,
        Region.COLOURED: state.summoned_red + state.summoned_green,
    }[region]


def _summoned_this_turn(state: Position, node: tree.SummonedThisTurn) -> bool:
    if _summoned_on(state, node.region) < node.number:
        return False
    if node.among_region is None:
        return state.summoned_legends >= node.among
    return _summoned_on(state, node.among_region) >= node.among


def _chain(state: Position, node: tree.Chain) -> bool:
    own = state.own(state.side)
    for start, end in OPPOSITE[node.ends.value]:
        reached, frontier = 0, own & start
        while frontier:
            reached |= frontier
            if reached & end:
                return True
            frontier = neighbours(frontier) & own & ~reached
    return False


def _surrounded(state: Position, node: tree.Surrounded) -> bool:
    own = state.own(state.side)
    return any((ADJACENT[s] & own).bit_count() >= node.number for s in squares(_theirs(state, Ranks.ANY)))


def _isolated(state: Position, node: tree.Isolated) -> bool:
    theirs = _theirs(state, Ranks.ANY)
    empty = BOARD & ~state.occupied()
    for square in squares(theirs):
        others = theirs & ~(1 << square)
        if not WITHIN[node.distance][square] & others:
            continue
        reached = frontier = 1 << square
        for _ in range(node.steps):
            frontier = neighbours(frontier) & empty & ~reached
            reached |= frontier
        if not neighbours(reached) & others:
            return True
    return False


JUDGES: dict[type[Criterion], Callable[[Position, Any], bool]] = {
    tree.DestroyedThisTurn: _destroyed_this_turn,
    tree.Holds: _holds,
    tree.Outnumbers: _outnumbers,
    tree.SummonedThisTurn: _summoned_this_turn,
    tree.Chain: _chain,
    tree.Surrounded: _surrounded,
    tree.Isolated: _isolated,
    tree.Both: lambda state, node: meets(state, node.first) and meets(state, node.second),
    tree.Either: lambda state, node: meets(state, node.first) or meets(state, node.second),
}
