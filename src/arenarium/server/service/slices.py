"""Work that takes a while on the loop that serves everybody: done a little at a time, with the others in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import TypeVar

SLICE = 0.005
"""Seconds of work in one go. How much that is, nobody knows before: so it is time that is counted, not steps."""

T = TypeVar("T")


async def in_slices(work: Iterator[T]) -> list[T]:
    """Everything that an iterator gives."""
    done: list[T] = []
    until = time.perf_counter() + SLICE
    for piece in work:
        done.append(piece)
        if time.perf_counter() >= until:
            await asyncio.sleep(0)
            until = time.perf_counter() + SLICE
    return done
