"""Everything that answers requests, built once for each app and alive as long as it runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from arenarium.server.bus.base import Bus, NoBus
from arenarium.server.bus.redis import RedisBus
from arenarium.server.limiter import Limiter
from arenarium.server.metrics import Metrics
from arenarium.server.service.accounts import Accounts
from arenarium.server.service.archive import Archive
from arenarium.server.service.bot_pool import Thinkers
from arenarium.server.service.lobby import Lobby
from arenarium.server.service.passwords import Passwords
from arenarium.server.service.room import GRACE
from arenarium.server.service.rooms import Rooms
from arenarium.server.service.scheduler import Alarms
from arenarium.server.settings import Settings
from arenarium.server.store.database import Database
from arenarium.server.store.migrate import migrate
from arenarium.server.store.players import Players
from arenarium.server.store.ratings import Ratings
from arenarium.server.store.steps import Steps
from arenarium.server.store.tables import Tables

Now = Callable[[], int]


def milliseconds() -> int:
    """What time it is, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Services:
    settings: Settings
    database: Database
    limiter: Limiter
    metrics: Metrics
    bus: Bus
    accounts: Accounts
    lobby: Lobby
    rooms: Rooms
    alarms: Alarms
    archive: Archive
    now: Now


@asynccontextmanager
async def open_services(settings: Settings, passwords: Passwords, now: Now = milliseconds) -> AsyncIterator[Services]:
    """Open the database, start the processes for computer players, listen to the other servers."""
    async with AsyncExitStack() as stack:
        database = Database(settings)
        stack.push_async_callback(database.close)
        database.claim()
        await migrate(database)
        limiter, metrics = Limiter(settings.redis), Metrics()
        stack.push_async_callback(limiter.close)
        bus = NoBus() if not settings.redis else RedisBus(settings.redis)
        if isinstance(bus, RedisBus):
            stack.push_async_callback(bus.close)
        thinkers = Thinkers(settings.workers, metrics)
        stack.callback(thinkers.close)
        tables, steps = Tables(database), Steps(database)
        rooms = Rooms(tables, steps, bus, thinkers, metrics, now)
        stack.push_async_callback(rooms.close)
        accounts = Accounts(Players(database), passwords, limiter, settings.limits)
        lobby = Lobby(tables, rooms, accounts, limiter, settings.limits, now)
        alarms = Alarms(tables, rooms, bus, now)
        archive = Archive(tables, steps, Ratings(database), thinkers)
        if settings.embedded:
            await tables.wake(now(), GRACE)
        for work in (bus.run(rooms.hear, rooms.has_missed_news), alarms.run(), thinkers.start()):
            stack.push_async_callback(_cancelled, asyncio.create_task(work))
        yield Services(settings, database, limiter, metrics, bus, accounts, lobby, rooms, alarms, archive, now)


async def _cancelled(task: asyncio.Task[None]) -> None:
    while not task.done():  # some of what is awaited forgets that it was cancelled (bus/redis.py)
        task.cancel()
        await asyncio.wait([task], timeout=1)
    await asyncio.gather(task, return_exceptions=True)
