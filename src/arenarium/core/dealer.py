"""The one source of chance: a seed, and numbers that follow from it.

SplitMix64: its whole state is one int, so that a position with its dealer is copied, saved and compared at no cost,
and deals the same on every machine. It is not a cipher: who may not know the cards must not be shown the state.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Dealer:
    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    @classmethod
    def from_seed(cls, seed: int | str) -> Dealer:
        """A dealer for a match; any text or number is a seed."""
        return cls(int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big"))

    def next(self) -> int:
        """A number of 64 bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        unfair = (1 << 64) % limit
        while True:
            found = self.next()
            if found >= unfair:
                return found % limit

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order."""
        found = list(items)
        for i in range(len(found) - 1, 0, -1):
            j = self.below(i + 1)
            found[i], found[j] = found[j], found[i]
        return tuple(found)
