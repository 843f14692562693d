"""Whether the active side meets a task's criterion, judged at the end of its turn (SCORE-1).

Criteria are compiled once into functions of the position, like effects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arenarium.cards.card_set import Derived
from arenarium.games.tashkalar.board.board import ADJACENT, BOARD, OPPOSITE, REGIONS, WITHIN, neighbours, squares
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import Criterion, Ranks, Region
from arenarium.games.tashkalar.rules.effects.selectors import RANK_SETS
from arenarium.games.tashkalar.state.position import Position

Judge = Callable[[Position], bool]
Counting = Callable[[Position], int]


def judge(criterion: Criterion) -> Judge:
    """The test for a criterion."""
    return JUDGES[type(criterion)](criterion)


def meets(state: Position, criterion: Criterion) -> bool:
    """Whether the active side meets a criterion now; for the tasks of the game `MEETS` is faster."""
    return judge(criterion)(state)


def _own(ranks: Ranks) -> Counting:
    """The active side's pieces of some ranks, as a set of squares."""
    rank_numbers = RANK_SETS[ranks]

    def find(state: Position) -> int:
        mask, base = 0, 3 * state.side
        for rank in rank_numbers:
            mask |= state.pieces[base + rank]
        return mask

    return find


def _theirs(ranks: Ranks) -> Counting:
    rank_numbers = RANK_SETS[ranks]

    def find(state: Position) -> int:
        mask = 0
        for base in range(0, len(state.pieces), 3):
            if base != 3 * state.side:
                for rank in rank_numbers:
                    mask |= state.pieces[base + rank]
        return mask

    return find


def _destroyed(ranks: Ranks) -> Counting:
    rank_numbers = RANK_SETS[ranks]
    return lambda state: sum(sum(state.destroyed[rank::3]) for rank in rank_numbers)


def _destroyed_this_turn(node: tree.DestroyedThisTurn) -> Judge:
    number, counted = node.number, _destroyed(node.ranks)
    if node.among is None:
        return lambda state: counted(state) >= number
    among, least = _destroyed(node.among.ranks), node.among.number
    return lambda state: counted(state) >= number and among(state) >= least


def _over_parts(region: Region, test: Callable[[Position, int], bool]) -> Judge:
    """On each long diagonal, but on any one cross or line."""
    parts = REGIONS[region.value]
    if region is Region.LONG_DIAGONAL:
        return lambda state: all(test(state, part) for part in parts)
    return lambda state: any(test(state, part) for part in parts)


def _holds(node: tree.Holds) -> Judge:
    own, number = _own(node.ranks), node.number
    among = _own(node.among.ranks) if node.among else own
    least = node.among.number if node.among else 0

    def test(state: Position, part: int) -> bool:
        return (own(state) & part).bit_count() >= number and (among(state) & part).bit_count() >= least

    return _over_parts(node.region, test)


def _outnumbers(node: tree.Outnumbers) -> Judge:
    own, theirs, by = _own(node.ranks), _theirs(node.ranks), node.by

    def test(state: Position, part: int) -> bool:
        return (own(state) & part).bit_count() - (theirs(state) & part).bit_count() >= by

    return _over_parts(node.region, test)


def _summoned_on(region: Region | None) -> Counting:
    match region:
        case Region.RED:
            return lambda state: state.summoned_red
        case Region.GREEN:
            return lambda state: state.summoned_green
        case Region.COLOURED:
            return lambda state: state.summoned_red + state.summoned_green
    return lambda state: state.summoned


def _summoned_this_turn(node: tree.SummonedThisTurn) -> Judge:
    counted, number, least = _summoned_on(node.region), node.number, node.among
    among: Counting = _summoned_on(node.among_region) if node.among_region else lambda state: state.summoned_legends
    return lambda state: counted(state) >= number and among(state) >= least


def _chain(node: tree.Chain) -> Judge:
    ends = OPPOSITE[node.ends.value]

    def test(state: Position) -> bool:
        own = state.own(state.side)
        for start, end in ends:
            reached, frontier = 0, own & start
            while frontier and own & end:
                reached |= frontier
                if reached & end:
                    return True
                frontier = neighbours(frontier) & own & ~reached
        return False

    return test


def _surrounded(node: tree.Surrounded) -> Judge:
    theirs, number = _theirs(Ranks.ANY), node.number

    def test(state: Position) -> bool:
        own = state.own(state.side)
        if own.bit_count() < number:
            return False
        return any((ADJACENT[square] & own).bit_count() >= number for square in squares(theirs(state)))

    return test


def _isolated(node: tree.Isolated) -> Judge:
    find = _theirs(Ranks.ANY)
    near, steps = WITHIN[min(node.distance, 8)], node.steps

    def test(state: Position) -> bool:
        theirs = find(state)
        empty = BOARD & ~state.occupied()
        for square in squares(theirs & ~neighbours(theirs)):  # one that already has a neighbour is not isolated
            others = theirs & ~(1 << square)
            if not near[square] & others:
                continue
            reached = frontier = 1 << square
            for _ in range(steps):
                frontier = neighbours(frontier) & empty & ~reached
                reached |= frontier
            if not neighbours(reached) & others:
                return True
        return False

    return test


def _both(node: tree.Both) -> Judge:
    first, second = judge(node.first), judge(node.second)
    return lambda state: first(state) and second(state)


def _either(node: tree.Either) -> Judge:
    first, second = judge(node.first), judge(node.second)
    return lambda state: first(state) or second(state)


JUDGES: dict[type[Criterion], Callable[[Any], Judge]] = {  # each takes a node of its own class
    tree.DestroyedThisTurn: _destroyed_this_turn,
    tree.Holds: _holds,
    tree.Outnumbers: _outnumbers,
    tree.SummonedThisTurn: _summoned_this_turn,
    tree.Chain: _chain,
    tree.Surrounded: _surrounded,
    tree.Isolated: _isolated,
    tree.Both: _both,
    tree.Either: _either,
}
MEETS: Derived[CardSet, tuple[Judge, ...]] = Derived(lambda cards: tuple(judge(task.criterion) for task in cards.tasks))
"""By the number of a task: whether the active side meets it now."""
