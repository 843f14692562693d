"""A process in which things are done that take long, one at a time. When it dies, another takes its place."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from arenarium.server.service import bot_worker

_MAX_ATTEMPTS = 5

logger = logging.getLogger(__name__)
T = TypeVar("T")


class WorkerProcess:
    def __init__(self, niceness: int = 0) -> None:
        """The nicer it is, the sooner it yields the processor to the server and to others on the machine."""
        self._niceness = niceness
        self._pool = self._new_pool()

    async def run(self, task: Callable[..., T], *args: object) -> T:
        for attempt in range(_MAX_ATTEMPTS):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, task, *args)
            except BrokenProcessPool:
                if attempt == _MAX_ATTEMPTS - 1:
                    raise
                logger.warning("a worker process has died; another takes its place")
                if self._pool is pool:
                    self._pool = self._new_pool()
                    pool.shutdown(wait=False)
        raise AssertionError("unreachable")

    def _new_pool(self) -> ProcessPoolExecutor:
        # not forked: the server has threads and connections that a copy must not share
        context = multiprocessing.get_context("spawn")
        arguments = (os.getpid(), self._niceness)
        return ProcessPoolExecutor(1, mp_context=context, initializer=bot_worker.prepare, initargs=arguments)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
