"""Any moment of a game that is over, and pictures: worked out in a process of its own, to which everything else on the
machine comes first, and kept for who asks next."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from arenarium.server.errors import Unavailable
from arenarium.server.service.line import Line
from arenarium.server.service.worker_process import WorkerProcess

NICENESS = 10
"""Replays yield the processor to everything else."""
MAX_WAITING = 8
"""Who comes when so many wait is told to come later."""
MAX_KEPT_BYTES = 32 * 1024 * 1024


class Replays:
    def __init__(self) -> None:
        self._process: WorkerProcess | None = None
        self._line = Line()
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._kept_bytes = 0

    async def get(self, key: Hashable, address: str, task: Callable[..., bytes], *args: object) -> bytes:
        """What the task gives for a key, which has to say everything that it depends on. Who is cancelled while it
        waits costs nothing. Raises Unavailable."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if len(self._line) >= MAX_WAITING:
            raise Unavailable("too many want to see games again; try again in a moment")
        async with self._line.turn(address):
            if key in self._kept:  # somebody else wanted the same
                return self._kept[key]
            if self._process is None:
                self._process = WorkerProcess(NICENESS)
            made = await self._process.run(task, *args)
        self._keep(key, made)
        return made

    def _keep(self, key: Hashable, made: bytes) -> None:
        self._kept[key] = made
        self._kept_bytes += len(made)
        while self._kept_bytes > MAX_KEPT_BYTES:
            self._kept_bytes -= len(self._kept.popitem(last=False)[1])

    def close(self) -> None:
        if self._process is not None:
            self._process.close()
