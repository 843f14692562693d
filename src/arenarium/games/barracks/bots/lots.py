"""Lots that are drawn alike here and in the native engine: SplitMix64, which has nothing to do with the dealer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

_T = TypeVar("_T")
_MASK = (1 << 64) - 1


class Lots:
    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed

    def next(self) -> int:
        """A number of 64 bits."""
        self._state = z = self._state + 0x9E3779B97F4A7C15 & _MASK
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
        return z ^ z >> 31

    def below(self, limit: int) -> int:
        return self.next() * limit >> 64

    def some(self, items: Sequence[_T], number: int) -> list[_T]:
        """So many of the items, or all if there are no more."""
        drawn = list(items)
        if len(drawn) <= number:
            return drawn
        for place in range(number):
            other = place + self.below(len(drawn) - place)
            drawn[place], drawn[other] = drawn[other], drawn[place]
        return drawn[:number]
