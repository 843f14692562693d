"""Reads the criteria of tasks: the part of the card language that judges a turn. `phrases` derives from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from lark import v_args

from arenarium.cards.parse import SharedTransformer
from arenarium.core.errors import CardError
from arenarium.core.mistake import Mistake
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import Area, Ends, Ranks, Region

T = TypeVar("T")


def word(value: T) -> Callable[[object], T]:
    """A rule of the grammar that stands for itself."""
    return lambda self: value


@v_args(inline=True)
class CriterionTransformer(SharedTransformer):
    def criterion(self, judgement: tree.Criterion) -> tree.Criterion:
        return judgement

    def both(self, first: tree.Criterion, second: tree.Criterion) -> tree.Criterion:
        return tree.Both(first, second)

    def either(self, first: tree.Criterion, second: tree.Criterion) -> tree.Criterion:
        return tree.Either(first, second)

    def destroyed_this_turn(self, number: int, ranks: Ranks | None, among: tree.Quota | None) -> tree.Criterion:
        return tree.DestroyedThisTurn(number, ranks or Ranks.ANY, among)

    def holds(self, number: int, ranks: Ranks | None, region: Region, among: tree.Quota | None) -> tree.Criterion:
        return tree.Holds(number, region, ranks or Ranks.ANY, among)

    def outnumbers(self, by: int, ranks: Ranks | None, region: Region) -> tree.Criterion:
        return tree.Outnumbers(by, region, ranks or Ranks.ANY)

    def summoned_this_turn(
        self, number: int, region: Region | None, among: tuple[int, Region | None] | None
    ) -> tree.Criterion:
        return tree.SummonedThisTurn(number, region, *(among or (0, None)))

    def chain(self, ends: Ends) -> tree.Criterion:
        return tree.Chain(ends)

    def surrounded(self, number: int) -> tree.Criterion:
        return tree.Surrounded(number)

    def isolated(self, distance: int, steps: int) -> tree.Criterion:
        return tree.Isolated(distance, steps)

    def quota(self, number: int, ranks: Ranks) -> tree.Quota:
        return tree.Quota(number, ranks)

    def quota_on(self, number: int, region: Region) -> tuple[int, Region | None]:
        return number, region

    def quota_legends(self, number: int) -> tuple[int, Region | None]:
        return number, None

    def region_area(self, area: Area) -> Region:
        if area not in (Area.RED, Area.GREEN, Area.COLOURED):
            raise CardError(Mistake("tasks-know-no", "tasks know no {area} squares", area=area.value))
        return Region(area.value)

    region_central = word(Region.CENTRAL)
    region_cross = word(Region.CENTRE_CROSS)
    region_line = word(Region.MIDDLE_LINE)
    region_diagonal = word(Region.LONG_DIAGONAL)
    sides = word(Ends.SIDES)
    corners = word(Ends.CORNERS)
