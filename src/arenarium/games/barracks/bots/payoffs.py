"""A choice as a table: its own options are the rows, the other side's the columns, in each world that there may be.

A world is a full position that agrees with what the seat knows. A cell is what came of the two choices on average: the
rest of the turn played out with new dice each time, and the position after it judged. What is still open when all cells
have been seen often is looked at a turn further.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from arenarium.games.barracks.bots.ahead import Ahead, ahead_of
from arenarium.games.barracks.bots.equilibrium import Numbers, Solution, solve
from arenarium.games.barracks.bots.evaluation import Worth
from arenarium.games.barracks.game import State
from arenarium.games.barracks.rules.turn import possible
from arenarium.games.barracks.state.choices import Choice
from arenarium.games.barracks.state.position import Phase

ROUGH_ROUNDS = 30
"""Rounds of solving where it is only about what to look at next."""
PRIOR_LOOKS = 4.0
"""For how many looks at a cell the rougher estimate counts."""


class World:
    """One of the positions that there may be, and what has been seen of its cells."""

    __slots__ = ("ahead", "before", "columns", "counts", "open", "sums")

    def __init__(self, ahead: Ahead, rows: int, columns: Sequence[Choice | None]) -> None:
        self.ahead = ahead
        self.columns = columns
        self.open = np.ones(len(columns), dtype=np.bool_)
        self.sums = np.zeros((rows, len(columns)))
        self.counts = np.zeros((rows, len(columns)))
        self.before: Numbers | None = None
        """What the cells seemed to be worth before they were looked at a turn further."""


class Table:
    def __init__(self, seat: int, rows: Sequence[Choice], worth: Worth, rng: Random) -> None:
        self.seat = seat
        self.rows = rows
        self.open = np.ones(len(rows), dtype=np.bool_)
        """Which rows are still considered."""
        self.worlds: list[World] = []
        self.looks = 0
        self.deep = False
        """Whether a look goes a turn further."""
        self._worth = worth
        self._rng = rng

    def add(self, state: State) -> World:
        """One more world. What the other side has already chosen there was dealt at random: it is open again."""
        columns: Sequence[Choice | None] = (None,)
        if state.phase != Phase.TARGET:
            state.chosen, state.offered = (None, None), None
            columns = possible(state, 1 - self.seat)
        world = World(ahead_of(state, self._worth), len(self.rows), columns)
        self.worlds.append(world)
        return world

    def sweep(self, world: World, go_on: Callable[[], bool]) -> None:
        """Look at every open cell of a world once more, all with the same dice, as long as there is time."""
        dice = self._rng.getrandbits(64)
        columns = [int(column) for column in np.flatnonzero(world.open)]
        for row in self._rng.sample(range(len(self.rows)), len(self.rows)):
            if self.open[row] and not self._look(world, row, columns, dice, go_on):
                return

    def screen(self, world: World) -> None:
        """Look at every row once, against any column."""
        for row in range(len(self.rows)):
            column = self._rng.randrange(len(world.columns))
            self._look(world, row, [column], self._rng.getrandbits(64), lambda: True)

    def _look(self, world: World, row: int, columns: Sequence[int], dice: int, go_on: Callable[[], bool]) -> bool:
        """Look at cells of a row once; whether there is time for more."""
        replies = [reply for column in columns if (reply := world.columns[column]) is not None]
        chances = world.ahead.looks(self.seat, self.rows[row], replies, dice, 2 if self.deep else 1)
        for column, chance in zip(columns, chances, strict=True):
            world.sums[row, column] += chance
            world.counts[row, column] += 1
            self.looks += 1
            if not go_on():
                return False
        return True

    def payoffs(self) -> tuple[Numbers, NDArray[np.bool_]]:
        """By world, open row and column; and which columns there are.

        A cell is one of few looks, so it leans on what is better known: on the same cell in the other worlds, where the
        other side has the same choices, and that on how its row and its column do on the whole.
        """
        rows = np.flatnonzero(self.open)
        sums = np.stack([world.sums[rows] for world in self.worlds])
        counts = np.stack([world.counts[rows] for world in self.worlds])
        there = np.stack([world.open for world in self.worlds])
        if self.deep:
            before = np.stack([world.before[rows] for world in self.worlds if world.before is not None])
            change = (sums - counts * before).sum() / max(counts.sum(), 1.0)
            return (sums + PRIOR_LOOKS * (before + change)) / (counts + PRIOR_LOOKS), there
        all_sums, all_counts = sums.sum(axis=0), counts.sum(axis=0)
        mean = all_sums.sum() / max(all_counts.sum(), 1.0)
        by_row = (all_sums.sum(axis=1) + mean) / (all_counts.sum(axis=1) + 1.0)
        by_column = (all_sums.sum(axis=0) + mean) / (all_counts.sum(axis=0) + 1.0)
        rough = by_row[:, None] + by_column[None, :] - mean
        pooled = (all_sums + PRIOR_LOOKS * rough) / (all_counts + PRIOR_LOOKS)
        return (sums + PRIOR_LOOKS * pooled) / (counts + PRIOR_LOOKS), there

    def deepen(self) -> None:
        """From now on look a turn further; what was seen so far is where that begins."""
        payoffs, _ = self.payoffs()
        for world, seen in zip(self.worlds, payoffs, strict=True):
            world.before = np.zeros_like(world.sums)
            world.before[self.open] = seen
            world.sums[:], world.counts[:] = 0.0, 0.0
        self.deep = True

    def solved(self, replies: bool = True) -> Solution:
        """The mixed strategies, with a share for every row, open or not; without replies, the row that is best if the
        other side does anything."""
        payoffs, there = self.payoffs()
        if not replies:
            payoffs = np.where(there[:, None, :], payoffs, 0.0).sum(axis=(0, 2), keepdims=True)
            there = np.ones((1, 1), np.bool_)
        solution = solve(payoffs, there)
        shares = np.zeros(len(self.rows))
        shares[self.open] = solution.rows
        return solution._replace(rows=shares)

    def narrow(self, kept: int) -> None:
        """Look further only at so many rows and columns: those that do best against the other side's mixed strategy."""
        payoffs, there = self.payoffs()
        solution = solve(payoffs, there, ROUGH_ROUNDS)
        gain = np.einsum("wrc,wc->r", payoffs, solution.columns)
        rows = np.flatnonzero(self.open)[np.argsort(-gain, kind="stable")[:kept]]
        self.open[:] = False
        self.open[rows] = True
        loss = np.matmul(solution.rows, payoffs)
        for world, costs, exists in zip(self.worlds, loss, there, strict=True):
            order = [column for column in np.argsort(costs, kind="stable") if exists[column]]
            world.open[:] = False
            world.open[order[:kept]] = True
