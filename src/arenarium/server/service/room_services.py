"""What the rooms of a process work with, and who looks into them. The rooms themselves are in `room.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from arenarium.server.bus.base import Bus
from arenarium.server.live.live_match import LiveMatch
from arenarium.server.messages.site import USUAL_PATIENCE, Patience
from arenarium.server.metrics import Metrics
from arenarium.server.service.accounts import Identity
from arenarium.server.service.compiling import Compiler
from arenarium.server.service.feeds import Happened
from arenarium.server.service.info import plan_of
from arenarium.server.service.site import Site
from arenarium.server.store.rows import TableRow
from arenarium.server.store.steps import Steps
from arenarium.server.store.tables import Tables

BOT_GRACE = 10_000
"""Milliseconds after which another process looks after a computer player that has not answered."""
AWAY_AFTER = 2 * 60 * 1000
"""A player who has been disconnected for so long counts as gone until they are back; milliseconds."""


class Watcher(Protocol):
    """Somebody who looks at a table."""

    @property
    def who(self) -> Identity | None: ...

    @property
    def language(self) -> str | None: ...

    @property
    def ignores(self) -> frozenset[str]:
        """The players whose chat it does not want to see."""

    def send(self, message: bytes) -> None:
        """Never waits: who cannot keep up is sent away, and comes back to where it was."""

    def recheck(self) -> None:
        """Find out again who it is: a session may have ended."""


def _tell_nobody(happened: Happened) -> None:
    pass


@dataclass(frozen=True, slots=True)
class RoomServices:
    """What rooms work with."""

    tables: Tables
    steps: Steps
    bus: Bus
    metrics: Metrics
    now: Callable[[], int]
    process: str = "alone"
    """What this process calls itself when it tells the others who is connected to it."""
    away_after: int = AWAY_AFTER
    tell: Callable[[Happened], None] = _tell_nobody
    """Lets players know what happens, wherever they are."""
    patience: Patience = USUAL_PATIENCE
    """How long a game without a clock is waited for."""
    site: Site | None = None
    """What the hosts have set; nothing, in tests of a room alone."""
    compiler: Compiler | None = None
    """Makes games with cards of players' own; nothing, where all play with the printed ones."""

    async def begin(self, row: TableRow) -> LiveMatch:
        """The game at a table, before its first step."""
        return LiveMatch(plan_of(row)) if self.compiler is None else await self.compiler.begin(row)
