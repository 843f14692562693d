"""What happens without anybody's doing: time runs out, computer players that were forgotten are asked again, tables at
which nobody sits are closed. Any process can do it; the database sees to it that one does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from arenarium.server.bus.base import Bus
from arenarium.server.errors import Refusal
from arenarium.server.service.room import GRACE
from arenarium.server.service.rooms import Rooms
from arenarium.server.store.database import UNAVAILABLE
from arenarium.server.store.tables import Tables

TICK = 0.25
"""Seconds between two looks at the clock."""
_AT_ONCE = 100
_STILL_AT_IT = 3_000
"""Milliseconds after which this process says again that it is looking after a table."""
_LOOK = 1_000
"""Milliseconds between two looks at everything, while other processes cannot be heard."""
_LOOK_ANYWAY = 5_000
"""The same while they can: a process may end, or lose the database, after a step was kept and before it was told."""

logger = logging.getLogger(__name__)


class Alarms:
    def __init__(self, tables: Tables, rooms: Rooms, bus: Bus, now: Callable[[], int]) -> None:
        self._tables, self._rooms, self._bus, self._now = tables, rooms, bus, now
        self._said_at = self._looked_at = 0

    async def run(self) -> None:
        while True:
            try:
                await self.ring()
            except UNAVAILABLE as error:
                logger.warning("the database cannot be reached (%s)", type(error).__name__)
            except Exception:
                logger.exception("something that was due has gone wrong")
            await asyncio.sleep(TICK)

    async def ring(self) -> None:
        """Do everything that is due now."""
        now = self._now()
        busy = self._rooms.busy
        if busy and _passed(self._said_at, now, _STILL_AT_IT):
            self._said_at = now
            await self._tables.postpone(busy, now + GRACE)
        for table, due in await self._tables.due(now, _AT_ONCE):
            if await self._tables.claim(table, due, now + GRACE):
                await self._attend(table)
        pause = _LOOK_ANYWAY if self._bus.connected else _LOOK
        if self._rooms.may_have_missed or _passed(self._looked_at, now, pause):
            self._looked_at = now
            await self._rooms.look_everywhere()

    async def _attend(self, table: str) -> None:
        """What goes wrong at one table holds up no other."""
        try:
            await self._rooms.attend(table)
        except UNAVAILABLE:
            raise
        except Refusal as error:
            logger.warning("a table could not be attended to: %s", error)
        except Exception:
            logger.exception("a table could not be attended to")


def _passed(then: int, now: int, pause: int) -> bool:
    """Whether a pause is over; also where the clock of the machine was set back."""
    return not 0 <= now - then < pause
