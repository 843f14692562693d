"""So many seconds of something a minute: what is not used is kept for a minute, and no longer."""

from __future__ import annotations

import time
from collections.abc import Callable

_MAX_REMEMBERED = 10_000


class Allowance:
    def __init__(self, a_minute: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._a_minute, self._clock = a_minute, clock
        self._left: dict[str, tuple[float, float]] = {}
        """By party: how much was left, and when. Who is not in it has everything."""

    def left(self, party: str) -> float:
        """Negative where somebody has had more than that."""
        left, at = self._left.get(party, (self._a_minute, 0.0))
        return min(self._a_minute, left + (self._clock() - at) * self._a_minute / 60)

    def spend(self, party: str, amount: float) -> None:
        self._left[party] = self.left(party) - amount, self._clock()
        if len(self._left) > _MAX_REMEMBERED:
            self._left = {party: left for party, left in self._left.items() if self.left(party) < self._a_minute}
