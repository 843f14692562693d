"""What a small table of payoffs is worth, quickly: as `equilibrium` finds it, for few choices seen once.

Numbers are added up one after the other, so that the native engine comes to the same ones (`ahead.cpp`).
"""

from __future__ import annotations

from collections.abc import Sequence

ROUNDS = 20
Row = Sequence[float]


def value_of(table: Sequence[Row]) -> float:
    """What the side that chooses the row gets if both mix well: regret matching, the sides taking turns."""
    if len(table[0]) == 1:
        return max(row[0] for row in table)
    if len(table) == 1:
        return min(table[0])
    columns = list(zip(*table, strict=True))
    own, theirs = _even(len(table)), _even(len(columns))
    own_regrets, their_regrets = [0.0] * len(own), [0.0] * len(theirs)
    own_sums, their_sums = [0.0] * len(own), [0.0] * len(theirs)
    for weight in range(1, ROUNDS + 1):
        gains = [_dot(row, theirs) for row in table]
        gained = _dot(own, gains)
        own_regrets = [max(regret + gain - gained, 0.0) for regret, gain in zip(own_regrets, gains, strict=True)]
        own = _mixed(own_regrets)
        losses = [_dot(own, column) for column in columns]
        lost = _dot(theirs, losses)
        their_regrets = [max(regret + lost - loss, 0.0) for regret, loss in zip(their_regrets, losses, strict=True)]
        theirs = _mixed(their_regrets)
        own_sums = [total + weight * share for total, share in zip(own_sums, own, strict=True)]
        their_sums = [total + weight * share for total, share in zip(their_sums, theirs, strict=True)]
    weights = ROUNDS * (ROUNDS + 1) / 2
    return _dot(own_sums, [_dot(row, their_sums) for row in table]) / (weights * weights)


def _dot(first: Row, second: Row) -> float:
    total = 0.0
    for one, other in zip(first, second, strict=True):
        total += one * other
    return total


def _mixed(regrets: Row) -> list[float]:
    total = 0.0
    for regret in regrets:
        total += regret
    return [regret / total for regret in regrets] if total > 0 else _even(len(regrets))


def _even(number: int) -> list[float]:
    return [1.0 / number] * number
