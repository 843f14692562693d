"""The one source of chance: a seed, and numbers that follow from it.

SHA-256 of a secret key and a counter. Its whole state is one int: a position with its dealer is copied, saved
and compared at no cost, and deals the same on every machine. Having seen all cards and dice so far, and the
SHA-256 of the seed, you still cannot predict the next ones (ADR 12).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

_BYTES = 32
STATES = 1 << 8 * _BYTES
"""A state is a number below: the key above, the counter in the last 64 bits."""
_COUNTER = (1 << 64) - 1
_PURPOSE = "arenarium dealer "
"""Hashed with the seed. Without it the key would be the very fingerprint that is shown to everybody before a game."""


class Dealer:
    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state % STATES

    @classmethod
    def from_seed(cls, seed: int | str) -> Dealer:
        """A dealer for a match; any text or number is a seed."""
        return cls(int.from_bytes(sha256(f"{_PURPOSE}{seed}".encode()).digest(), "big") & ~_COUNTER)

    def to_bytes(self) -> bytes:
        """The state as the native engines have it."""
        return self.state.to_bytes(_BYTES, "big")

    def next(self) -> int:
        """A number of 64 bits."""
        digest = sha256(self.state.to_bytes(_BYTES, "big")).digest()
        self.state = (self.state + 1) % STATES
        return int.from_bytes(digest[:8], "big")

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        while True:
            number = self.next()
            if number >= limit or number >= (1 << 64) % limit:  # below that some would be likelier than others
                return number % limit

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order."""
        shuffled = list(items)
        for i in range(len(shuffled) - 1, 0, -1):
            j = self.below(i + 1)
            shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
        return tuple(shuffled)
