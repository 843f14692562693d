"""Processes in which computer players think, so that nobody at another table waits for them.

A table always comes to the same process, which remembers what its players have planned. A process that dies is
replaced, and its question asked again.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from typing import Any, TypeVar

from arenarium.core.game import View
from arenarium.server.metrics import Metrics
from arenarium.server.service import bot_worker as thinking

logger = logging.getLogger(__name__)
_ATTEMPTS = 5

T = TypeVar("T")


class Thinkers:
    def __init__(self, processes: int, metrics: Metrics) -> None:
        self._metrics = metrics
        self._pools = [_new_pool() for _ in range(processes)]
        self._one_at_a_time = [asyncio.Lock() for _ in range(processes)]

    async def start(self) -> None:
        """Let all processes load what they need, before anybody waits for it."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(pool, thinking.ready) for pool in self._pools))

    async def choose(
        self, table: str, seat: int, game: str, player: str, view: View, *, for_people: bool = True
    ) -> str:
        """The choice of a computer player, in the game's notation. Where computer players are among themselves, they
        let those go first for whom people wait."""
        began = time.perf_counter()
        async with nullcontext() if for_people else self._one_at_a_time[self._number(table)]:
            choice = await self.run(table, thinking.choose, table, seat, game, player, view)
        self._metrics.thinking.labels(player).observe(time.perf_counter() - began)
        return choice

    async def run(self, table: str, task: Callable[..., T], *args: Any) -> T:
        """Something of a table that takes long, done in its process."""
        number = self._number(table)
        for attempt in range(_ATTEMPTS):
            pool = self._pools[number]
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, task, *args)
            except BrokenProcessPool:
                if attempt == _ATTEMPTS - 1:
                    raise
                logger.warning("a thinking process has died; another takes its place")
                if self._pools[number] is pool:
                    self._pools[number] = _new_pool()
                    pool.shutdown(wait=False)
        raise AssertionError("unreachable")

    def _number(self, table: str) -> int:
        """Of the process to which a table comes."""
        return zlib.crc32(table.encode()) % len(self._pools)

    def close(self) -> None:
        for pool in self._pools:
            pool.shutdown(wait=False, cancel_futures=True)


def _new_pool() -> ProcessPoolExecutor:
    # not forked: the server has threads and connections that a copy must not share
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=thinking.prepare, initargs=(os.getpid(),))
