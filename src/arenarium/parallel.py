"""Many pieces of work over several processes, in batches: large enough to be worth the trip, small enough for a
progress bar. What comes out, and its order, do not depend on the number of processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from arenarium.core.time_budget import avoid_long_pauses

T = TypeVar("T")


def in_batches(task: Callable[[range], T], numbers: range, size: int, jobs: int) -> Iterator[tuple[int, T]]:
    """The task done for all numbers, batch by batch: how many numbers, and what it gave.

    With several processes the task goes there by pickling: it is a function, or a `partial` of one.
    """
    batches = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    if jobs <= 1:
        yield from ((len(batch), task(batch)) for batch in batches)
        return
    with ProcessPoolExecutor(jobs, initializer=avoid_long_pauses) as pool:
        yield from zip(map(len, batches), pool.map(task, batches), strict=True)
