"""Work in batches, without a journal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar

from arenarium.parallel.runner import Runner

T = TypeVar("T")


def in_batches(task: Callable[[range], T], numbers: range, size: int, jobs: int) -> Iterator[tuple[int, T]]:
    """The task done for all numbers, batch by batch, in order: how many numbers, and what it gave."""
    batches = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    done = Runner(jobs).in_order("batches", partial(_do, task, batches), range(len(batches)))
    for batch, result in zip(batches, done, strict=True):
        yield len(batch), result


def _do(task: Callable[[range], T], batches: list[range], number: int) -> T:
    return task(batches[number])
