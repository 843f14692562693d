"""Criteria of tasks to postfix programs (`rules/tasks`)."""

from __future__ import annotations

from arenarium.games.tashkalar.board.board import OPPOSITE, REGIONS, WITHIN
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import Criterion, Ranks, Region
from arenarium.games.tashkalar.native.codes import Code, Pool
from arenarium.games.tashkalar.native.phrases import FURTHEST, Phrases, rank_bits
from arenarium.native.numbers import Unknown

_COUNTED = {Region.RED: "RED", Region.GREEN: "GREEN", Region.COLOURED: "COLOURED"}


class Criteria:
    """Assembles the criteria of one card set. Raises Unknown."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases
        self.pool = Pool(phrases.numbers, "criteria", frozenset(("Both", "Either")), frozenset())

    def code(self, criterion: Criterion) -> Code:
        name = type(criterion).__name__
        match criterion:
            case tree.Both(first, second) | tree.Either(first, second):
                return [*self.code(first), *self.code(second), (name, ())]
            case tree.DestroyedThisTurn(number, ranks, among):
                return [(name, (number, rank_bits(ranks), *_quota(among, ranks)))]
            case tree.Holds(number, region, ranks, among):
                return [(name, (number, rank_bits(ranks), *_quota(among, ranks), *self._parts(region)))]
            case tree.Outnumbers(by, region, ranks):
                return [(name, (by, rank_bits(ranks), *self._parts(region)))]
            case tree.SummonedThisTurn(number, on, least, among_region):
                among_these = self._counted(among_region) if among_region else self._number("LEGENDS")
                return [(name, (number, self._counted(on), least, among_these))]
            case tree.Chain(ends):
                pairs = OPPOSITE[ends.value]
                start = self._phrases.constants.several([mask for pair in pairs for mask in pair])
                return [(name, (start, len(pairs)))]
            case tree.Surrounded(number):
                return [(name, (number,))]
            case tree.Isolated(distance, steps):
                within = WITHIN[min(distance, FURTHEST)]  # the first tables are these
                return [(name, (self._phrases.square_tables.index(within), steps))]
        raise Unknown(name)

    def _parts(self, region: Region) -> tuple[int, int, int]:
        """On each of them or on any, where they begin, how many."""
        parts = REGIONS[region.value]
        return int(region is Region.LONG_DIAGONAL), self._phrases.constants.several(parts), len(parts)

    def _counted(self, region: Region | None) -> int:
        return self._number(_COUNTED.get(region, "BEINGS") if region else "BEINGS")

    def _number(self, name: str) -> int:
        return self._phrases.numbers("counted", name)


def _quota(among: tree.Quota | None, ranks: Ranks) -> tuple[int, int]:
    return (0, rank_bits(ranks)) if among is None else (among.number, rank_bits(among.ranks))
