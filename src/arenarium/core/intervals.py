"""How sure a share of wins is."""

from __future__ import annotations

from math import sqrt

NORMAL_95 = 1.959964


def wilson(won: float, games: float) -> tuple[float, float]:
    """The 95% interval of a share of wins, after Wilson: it stays between 0 and 1, also for 200 of 200."""
    if not games:
        return 0.0, 1.0
    z = NORMAL_95
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(middle - half, 0.0), min(middle + half, 1.0)
