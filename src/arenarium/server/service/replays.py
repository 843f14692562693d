"""What is worked out of games that are kept: any moment of them, pictures, mistakes; each kind in a process of its own,
and kept for who asks next."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from arenarium.server.errors import Unavailable
from arenarium.server.service import bot_worker
from arenarium.server.service.line import Line
from arenarium.server.service.worker_process import WorkerProcess

LOOKING = 1
"""Niceness: somebody waits for a moment of a game, and it takes less than a second. Only the server itself and players
that decide at once come before it."""
SEARCHING = 10
"""Niceness: to find mistakes takes many seconds, and everything else comes first."""
MAX_WAITING = 8
"""Who comes when so many wait is told to come later."""
MAX_KEPT_BYTES = 32 * 1024 * 1024


class Replays:
    def __init__(self, niceness: int = LOOKING) -> None:
        self._niceness = niceness
        self._process: WorkerProcess | None = None
        self._line = Line()
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._kept_bytes = 0

    async def start(self) -> None:
        """Let the process load what it needs, before anybody waits for it. Without this it begins with the first who
        asks."""
        await self._working().run(bot_worker.ready)

    def _working(self) -> WorkerProcess:
        if self._process is None:
            self._process = WorkerProcess(self._niceness)
        return self._process

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
            made = await self._working().run(task, *args)
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
