"""How far a side is from a task, in pieces that are missing (High Form).

Only tasks about what stands on the board can be approached over turns; those about what happens in a turn are found by
searching the turn. A missing upgrade counts as a piece more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arenarium.cards.card_set import Derived
from arenarium.games.tashkalar.board.board import ADJACENT, BOARD, OPPOSITE, REGIONS, neighbours, squares
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import Criterion, Ranks, Region
from arenarium.games.tashkalar.rules.effects.selectors import RANK_SETS

FAR = 12
"""What is missing for a task that cannot be approached."""

Missing = Callable[[list[int], int, int], int]
"""(pieces as the position keeps them, side, empty squares) to the number of missing pieces."""


Finder = Callable[[list[int], int], int]
"""(pieces, side) to a set of squares."""


def _own(ranks: Ranks) -> Finder:
    """The side's pieces of some ranks."""
    rank_numbers = RANK_SETS[ranks]
    if len(rank_numbers) == 1:
        only = rank_numbers[0]
        return lambda pieces, side: pieces[3 * side + only]
    if len(rank_numbers) == 2:
        one, other = rank_numbers
        return lambda pieces, side: pieces[3 * side + one] | pieces[3 * side + other]
    return lambda pieces, side: pieces[3 * side] | pieces[3 * side + 1] | pieces[3 * side + 2]


def _theirs(ranks: Ranks) -> Finder:
    """The other side's: tasks are for two sides."""
    own = _own(ranks)
    return lambda pieces, side: own(pieces, 1 - side)


_EVERY = _own(Ranks.ANY)
_EVERY_ENEMY = _theirs(Ranks.ANY)


def _over_parts(region: Region, lacking: Callable[[int, int, int], int], first: Finder, second: Finder) -> Missing:
    """What is missing on each long diagonal together, but on the best cross or line. `lacking` is told the two kinds of
    pieces and the empty squares of a part."""
    parts, together = REGIONS[region.value], sum if region is Region.LONG_DIAGONAL else min
    if len(parts) == 1:
        whole = parts[0]
        return lambda pieces, side, empty: lacking(
            first(pieces, side) & whole, second(pieces, side) & whole, empty & whole
        )

    def count(pieces: list[int], side: int, empty: int) -> int:
        one, other = first(pieces, side), second(pieces, side)
        return together([lacking(one & part, other & part, empty & part) for part in parts])

    return count


def _holds(node: tree.Holds) -> Missing:
    number, least = node.number, node.among.number if node.among else 0
    among = _own(node.among.ranks) if node.among else lambda pieces, side: 0

    def lacking(held: int, special: int, empty: int) -> int:
        short = number - held.bit_count()
        if short <= 0:
            short = 0
        elif short > empty.bit_count():
            short += 1  # an enemy has to go first
        special_short = least - special.bit_count()
        return short + special_short if special_short > 0 else short

    return _over_parts(node.region, lacking, _own(node.ranks), among)


def _outnumbers(node: tree.Outnumbers) -> Missing:
    by = node.by

    def lacking(own: int, theirs: int, empty: int) -> int:
        return max(by - own.bit_count() + theirs.bit_count(), 0)

    return _over_parts(node.region, lacking, _own(node.ranks), _theirs(node.ranks))


def _chain(node: tree.Chain) -> Missing:
    ends = OPPOSITE[node.ends.value]

    def count(pieces: list[int], side: int, empty: int) -> int:
        own = _EVERY(pieces, side)
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
    number = node.number

    def count(pieces: list[int], side: int, empty: int) -> int:
        own = _EVERY(pieces, side)
        best = number
        for square in squares(_EVERY_ENEMY(pieces, side)):
            around = ADJACENT[square]
            short = number - (around & own).bit_count()
            if short < best and (around & empty).bit_count() >= short:
                best = max(short, 0)
        return best

    return count


def _both(node: tree.Both) -> Missing:
    first, second = missing(node.first), missing(node.second)
    return lambda pieces, side, empty: first(pieces, side, empty) + second(pieces, side, empty)


def _either(node: tree.Either) -> Missing:
    first, second = missing(node.first), missing(node.second)
    return lambda pieces, side, empty: min(first(pieces, side, empty), second(pieces, side, empty))


def _within_a_turn(node: Criterion) -> Missing:
    return lambda pieces, side, empty: FAR


_COUNTS: dict[type[Criterion], Callable[[Any], Missing]] = {  # each takes a node of its own class
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


MISSING: Derived[CardSet, tuple[Missing, ...]] = Derived(
    lambda cards: tuple(missing(task.criterion) for task in cards.tasks)
)
"""By the number of a task."""
NEED: Derived[CardSet, tuple[int, ...]] = Derived(
    lambda cards: tuple(count([0] * 6, 0, BOARD) for count in MISSING(cards))
)
"""By the number of a task: what is missing on an empty board."""


def _wanted(criterion: Criterion) -> int:
    match criterion:
        case tree.Holds(region=region) | tree.Outnumbers(region=region):
            mask = 0
            for part in REGIONS[region.value]:
                mask |= part
            return mask
        case tree.Both(first, second) | tree.Either(first, second):
            return _wanted(first) | _wanted(second)
        case tree.Chain():
            return BOARD
    return 0


WANTED: Derived[CardSet, tuple[int, ...]] = Derived(
    lambda cards: tuple(_wanted(task.criterion) for task in cards.tasks)
)
"""By the number of a task: the squares on which pieces help."""
