"""Many pieces of work over several processes, in batches: large enough to be worth the trip, small enough for a
progress bar. What comes out, and its order, do not depend on the number of processes."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from types import FrameType
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
    left = iter(batches)
    with ProcessPoolExecutor(jobs, initializer=begin_to_work) as pool:
        # only as many batches as keep everybody busy are handed out: then leaving in the middle is quick
        running = deque((batch, pool.submit(task, batch)) for batch in islice(left, 2 * jobs))
        while running:
            batch, future = running.popleft()
            done = future.result()
            running.extend((other, pool.submit(task, other)) for other in islice(left, 1))
            yield len(batch), done


def begin_to_work() -> None:
    """^C reaches all processes: those that work leave without a word, the one that leads reports what there is."""

    def leave(number: int, frame: FrameType | None) -> None:
        os._exit(130)

    signal.signal(signal.SIGINT, leave)
    avoid_long_pauses()
