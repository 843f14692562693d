"""What the page draws of a task: the squares that it speaks of, and the pieces that it asks for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from arenarium.games.tashkalar.board.board import OPPOSITE, REGIONS, names
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import Criterion, Ranks, Region
from arenarium.games.tashkalar.rules.effects.selectors import RANK_SETS


def areas_of(criterion: Criterion) -> list[list[str]]:
    """The squares that a criterion speaks of, each part for itself; none where all squares are alike."""
    match criterion:
        case tree.Holds(region=region) | tree.Outnumbers(region=region):
            return _parts(region)
        case tree.SummonedThisTurn(region=region, among_region=among):
            return _parts(region or among)
        case tree.Chain(ends=ends):
            return [names(start | end) for start, end in OPPOSITE[ends.value]]
        case tree.Both(first, second) | tree.Either(first, second):
            return areas_of(first) + areas_of(second)
    return []


def _parts(region: Region | None) -> list[list[str]]:
    return [names(part) for part in REGIONS[region.value]] if region else []


def ranks_of(criterion: Criterion) -> list[Ranks]:
    """The pieces that a criterion asks for on its squares or to be destroyed, the rarest first; none where they cannot
    be listed."""
    if not isinstance(criterion, tree.Holds | tree.DestroyedThisTurn):
        return []
    least = criterion.among.number if criterion.among else 0
    rarest = [criterion.among.ranks] * least if criterion.among else []
    pieces = [*rarest, *[criterion.ranks] * (criterion.number - least)]
    if isinstance(criterion, tree.Holds) and _on_each_part(criterion):
        return pieces * len(REGIONS[criterion.region.value])
    return pieces


def filled_by(criterion: Criterion, pieces: Sequence[int], side: int) -> list[bool]:
    """Which of those pieces a side has: on each part together, or on the part where it has most."""
    if not isinstance(criterion, tree.Holds):
        return []
    parts = [_filled_on(criterion, pieces, side, part) for part in REGIONS[criterion.region.value]]
    return [*chain(*parts)] if _on_each_part(criterion) else max(parts, key=sum)


def _on_each_part(criterion: tree.Holds) -> bool:
    return criterion.region is Region.LONG_DIAGONAL


def _filled_on(criterion: tree.Holds, pieces: Sequence[int], side: int, part: int) -> list[bool]:
    def number(ranks: Ranks) -> int:
        return sum((pieces[3 * side + rank] & part).bit_count() for rank in RANK_SETS[ranks])

    least = criterion.among.number if criterion.among else 0
    rare = min(number(criterion.among.ranks), least) if criterion.among else 0
    others = criterion.number - least
    rest = min(number(criterion.ranks) - rare, others)
    return [index < rare for index in range(least)] + [index < rest for index in range(others)]
