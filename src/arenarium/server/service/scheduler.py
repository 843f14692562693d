"""What happens without anybody's doing: time runs out, computer players that were forgotten are asked again, tables at
which nobody sits are closed. Any process can do it; the database sees to it that one does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from arenarium.server.bus.base import Bus
from arenarium.server.errors import Refusal
from arenarium.server.service.room_services import BOT_GRACE
from arenarium.server.service.rooms import Rooms
from arenarium.server.service.site import Site
from arenarium.server.store.database import UNAVAILABLE
from arenarium.server.store.tables import Tables

TICK = 0.25
"""Seconds between two looks at the clock."""
_TABLES_PER_TICK = 100
_CLAIM_RENEWAL = 3_000
"""Milliseconds after which this process says again that it is looking after a table."""
_POLL_WITHOUT_BUS = 1_000
"""Milliseconds between two looks at everything, while other processes cannot be heard."""
_POLL_WITH_BUS = 5_000
"""The same while they can: a process may end, or lose the database, after a step was kept and before it was told."""

_SITE = 2_000
"""Milliseconds between two looks at what hosts have set or done, perhaps from the command line."""
_PRESENCE = 1_000
"""Milliseconds between two looks at who is connected."""
_CHORES = 1_000
"""Milliseconds between two looks at everything else."""

Chore = Callable[[], Awaitable[None]]

logger = logging.getLogger(__name__)


class Scheduler:
    def __init__(
        self,
        tables: Tables,
        rooms: Rooms,
        bus: Bus,
        now: Callable[[], int],
        chores: Sequence[Chore] = (),
        site: Site | None = None,
    ) -> None:
        """Chores are what else is to be done now and then; each sees to it that only one process does it."""
        self._tables, self._rooms, self._bus, self._now = tables, rooms, bus, now
        self._chores, self._site = chores, site
        self._said_at = self._looked_at = self._presence_at = self._chores_at = self._site_at = 0

    async def run(self) -> None:
        while True:
            try:
                await self.run_due()
            except UNAVAILABLE as error:
                logger.warning("the database cannot be reached (%s)", type(error).__name__)
            except Exception:
                logger.exception("something that was due has gone wrong")
            await asyncio.sleep(TICK)

    async def run_due(self) -> None:
        """Do everything that is due now."""
        now = self._now()
        busy = self._rooms.busy
        if busy and _passed(self._said_at, now, _CLAIM_RENEWAL):
            self._said_at = now
            await self._tables.postpone(busy, now + BOT_GRACE)
        for table, due in await self._tables.due(now, _TABLES_PER_TICK):
            if await self._tables.claim(table, due, now + BOT_GRACE):
                await self._attend(table)
        if _passed(self._chores_at, now, _CHORES):
            self._chores_at = now
            for chore in self._chores:
                await self._do(chore)
        if _passed(self._presence_at, now, _PRESENCE):
            self._presence_at = now
            await self._rooms.look_who_is_here()
        pause = _POLL_WITH_BUS if self._bus.connected else _POLL_WITHOUT_BUS
        if self._site is not None and _passed(self._site_at, now, _SITE):
            self._site_at = now
            if await self._site.refresh():
                self._rooms.recheck_all()
        if self._rooms.may_have_missed or (not self._bus.alone and _passed(self._looked_at, now, pause)):
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

    async def _do(self, chore: Chore) -> None:
        """What goes wrong with one chore holds up no other."""
        try:
            await chore()
        except UNAVAILABLE:
            raise
        except Exception:
            logger.exception("something that is done now and then has gone wrong")


def _passed(then: int, now: int, pause: int) -> bool:
    """Whether a pause is over; also where the clock of the machine was set back."""
    return not 0 <= now - then < pause
