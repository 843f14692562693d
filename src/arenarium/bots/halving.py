"""Which of several ways is best, when each can only be tried, and every trial is partly luck: sequential halving.

Karnin, Koren and Somekh (2013). The time is divided into equal parts. In each, all ways that are left are tried in
turn, and at its end the worse half is dropped: so most of the time goes to those that are close. All ways are tried
under the same number of a trial, by which the caller makes the luck the same for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

A = TypeVar("A")


def best_of(ways: Sequence[A], trial: Callable[[A, int], float], left: Callable[[], float]) -> A:
    """The way that does best. `trial` tries one under a number, `left` says how much time is left. What is thought best
    beforehand comes first: it is the answer when there is no time to try everything once."""
    alive = list(range(len(ways)))
    totals = [0.0] * len(ways)
    parts = max((len(ways) - 1).bit_length(), 1)
    all_time = left()
    number = 0
    for part in range(1, parts + 1):
        if len(alive) == 1:
            break
        tried = False
        while not tried or left() > all_time * (1 - part / parts):
            values = []
            for way in alive:
                if left() <= 0:
                    return ways[alive[0]]
                values.append(trial(ways[way], number))
            for way, value in zip(alive, values, strict=True):
                totals[way] += value
            alive.sort(key=lambda way: -totals[way])  # all of them were tried equally often
            number += 1
            tried = True
        alive = alive[: (len(alive) + 1) // 2]
    return ways[alive[0]]
