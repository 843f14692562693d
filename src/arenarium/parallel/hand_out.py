"""Which numbers are done next, and by how many at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice


class HandOut:
    """Hands out each number once, in order; those that are given back come first.

    `wanted` is asked when a number's turn has come: what is not wanted any more is not done.
    """

    def __init__(self, numbers: Sequence[int], most: int, wanted: Callable[[int], bool]) -> None:
        """`most` numbers at a time."""
        self._back: deque[int] = deque()
        self._left = len(numbers)
        self._most = most
        self._wanted = wanted
        self._numbers = self._in_order(numbers)

    def _in_order(self, numbers: Sequence[int]) -> Iterator[int]:
        for number in numbers:
            self._left -= 1
            if self._wanted(number):
                yield number

    def next(self, workers: int) -> list[int]:
        """For one of so many workers: few at the end, so that all are done at about the same time."""
        size = max(1, min(self._most, self._left // (4 * workers)))
        given = [self._back.popleft() for _ in range(min(size, len(self._back)))]
        return given + list(islice(self._numbers, size - len(given)))

    def give_back(self, numbers: Iterable[int]) -> None:
        self._back.extend(numbers)
