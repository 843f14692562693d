"""Mixed strategies: what to choose when both choose at once.

The game is one table of payoffs for each world that the other side may live in. The row player does not know the world
and mixes the rows once for all of them; the column player knows it and mixes the columns separately in each.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
ROUNDS = 200


class Solution(NamedTuple):
    rows: Numbers
    """How often each row is played."""
    columns: Numbers
    """By world, how often each column is played."""
    value: float
    """What the row player gets, on average over the worlds."""


def solve(payoffs: Numbers, open_: NDArray[np.bool_], rounds: int = ROUNDS) -> Solution:
    """Regret matching, the sides taking turns; the average of all rounds with later ones counting more.

    `payoffs` by world, row and column are what the row player gets; `open_` says by world which columns there are.
    """
    worlds, rows, columns = payoffs.shape
    if columns == 1:  # nothing to mix: the best row, or any of those that are equally good
        gain = payoffs[:, :, 0].mean(axis=0)
        best = gain >= gain.max()
        return Solution(best / best.sum(), np.ones((worlds, 1)), float(gain.max()))
    row_regret, column_regret = np.zeros(rows), np.zeros((worlds, columns))
    row_sum, column_sum = np.zeros(rows), np.zeros((worlds, columns))
    any_column = open_ / open_.sum(axis=1, keepdims=True)
    mixed_rows, mixed_columns = np.full(rows, 1 / rows), any_column
    for weight in range(1, rounds + 1):
        gain = np.matmul(payoffs, mixed_columns[:, :, None])[:, :, 0].mean(axis=0)
        row_regret = np.maximum(row_regret + gain - mixed_rows @ gain, 0.0)
        total = row_regret.sum()
        mixed_rows = row_regret / total if total > 0 else np.full(rows, 1 / rows)
        loss = np.matmul(mixed_rows, payoffs)
        given = (mixed_columns * loss).sum(axis=1, keepdims=True)
        column_regret = np.where(open_, np.maximum(column_regret + given - loss, 0.0), 0.0)
        totals = column_regret.sum(axis=1, keepdims=True)
        mixed_columns = np.where(totals > 0, column_regret / np.where(totals > 0, totals, 1.0), any_column)
        row_sum += weight * mixed_rows
        column_sum += weight * mixed_columns
    shares, replies = row_sum / row_sum.sum(), column_sum / column_sum.sum(axis=1, keepdims=True)
    value = np.einsum("r,wrc,wc->w", shares, payoffs, replies).mean()
    return Solution(shares, replies, float(value))
