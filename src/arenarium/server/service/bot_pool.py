"""Processes in which computer players think, so that nobody at another table waits for them.

A table always comes to the same process, which remembers what its players have planned. Levels that decide at once have
a process of their own: nobody waits two seconds for a beginner's move. In each process they think one after the other:
those for whom people wait first, in turn for each address and each player there (`line`). Who has had many seconds of
thinking is still answered, by players that hurry; so is everybody while the line is long.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from dataclasses import dataclass

from arenarium.bots.registry import seconds_of
from arenarium.core.game import View
from arenarium.games import kit_of
from arenarium.server.live.cards import MatchCards
from arenarium.server.metrics import Metrics
from arenarium.server.service import bot_worker
from arenarium.server.service.allowance import Allowance
from arenarium.server.service.line import Line
from arenarium.server.service.worker_process import WorkerProcess
from arenarium.server.settings import Limits

LONG_LINE = 5.0
"""Seconds of thinking in line from which on everybody hurries."""
NICENESS = 5
"""Processes in which players think for long yield the processor to the server: it needs little of it, at once."""
SHORTEST = 0.25
"""Seconds a turn that every player gets. Most levels want no more; those that do think as long as they may."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer player has to decide."""

    table: str
    seat: int
    game: str
    player: str
    """Its level."""
    view: View
    owner: str = ""
    """On whose behalf it thinks: the player who owns the table."""
    address: str = ""
    """From which they came."""
    people: bool = True
    """Whether people play at the table."""
    watched: bool = True
    """Whether anybody looks at it."""
    cards: MatchCards | None = None
    """None: the printed ones."""


class BotPool:
    def __init__(self, processes: int, metrics: Metrics, limits: Limits | None = None) -> None:
        limits = limits or Limits()
        self._metrics = metrics
        number = processes + 1 if processes else 0
        self._processes = [WorkerProcess(NICENESS if place else 0) for place in range(number)]
        """The first is for the levels that are quick: people wait for them as they wait for each other."""
        self._lines = [Line() for _ in range(number)]
        self._of_player, self._of_address = Allowance(limits.thinking), Allowance(limits.thinking_at_address)

    async def start(self) -> None:
        """Let all processes load what they need, before anybody waits for it."""
        await asyncio.gather(*(process.run(bot_worker.ready) for process in self._processes))

    async def choose(self, asked: Question) -> str:
        """The choice of a computer player, in the game's notation."""
        began = time.perf_counter()
        seconds = seconds_of(kit_of(asked.game), asked.player)
        number = 0
        if seconds > SHORTEST:
            number = 1 + zlib.crc32(asked.table.encode()) % (len(self._processes) - 1)
        line = self._lines[number]
        async with line.turn(asked.address, asked.owner, rank=not asked.people, seconds=seconds):
            thinks = time.perf_counter()
            haste = self._haste(asked, seconds, line)
            choice = await self._processes[number].run(
                bot_worker.choose, asked.table, asked.seat, asked.game, asked.player, asked.view, asked.cards, haste
            )
            took = time.perf_counter() - thinks
        self._of_player.spend(asked.owner, took)
        self._of_address.spend(asked.address, took)
        self._metrics.thinking.labels(asked.player).observe(time.perf_counter() - began)
        return choice

    def _haste(self, asked: Question, seconds: float, line: Line) -> float:
        """How many times faster than usual a player has to think."""
        haste = line.seconds / LONG_LINE
        spent = self._of_player.left(asked.owner) <= 0 or self._of_address.left(asked.address) <= 0
        if spent or not (asked.people or asked.watched):
            haste = seconds / SHORTEST
        return max(1.0, min(haste, seconds / SHORTEST))

    def close(self) -> None:
        for process in self._processes:
            process.close()
