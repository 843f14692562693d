"""All tables at which something happens in this process: the only way into a room, and the computer players at work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from arenarium.core.game import View
from arenarium.server.bus.base import Bus, News
from arenarium.server.errors import Conflict, Invalid, NotFound, Refusal
from arenarium.server.messages import socket as wire
from arenarium.server.metrics import Metrics
from arenarium.server.service.accounts import Identity
from arenarium.server.service.bot_pool import Thinkers
from arenarium.server.service.room import ABANDONED, Backstage, Room, Watcher
from arenarium.server.store.database import UNAVAILABLE
from arenarium.server.store.rows import LIVE, OPEN
from arenarium.server.store.steps import Steps
from arenarium.server.store.tables import Tables

EMPTY = 24 * 60 * 60 * 1000
"""A table that has not begun after so long is closed; milliseconds."""

logger = logging.getLogger(__name__)


class Rooms:
    def __init__(
        self, tables: Tables, steps: Steps, bus: Bus, thinkers: Thinkers, metrics: Metrics, now: Callable[[], int]
    ) -> None:
        self._backstage = Backstage(tables, steps, bus, metrics, now)
        self._thinkers = thinkers
        self._rooms: dict[str, Room] = {}
        self._looking: set[asyncio.Task[None]] = set()
        self.may_have_missed = False

    @asynccontextmanager
    async def _enter(self, table: str) -> AsyncIterator[Room]:
        """A room, for one at a time. It is kept as long as somebody watches, waits or thinks."""
        room = self._rooms.get(table)
        if room is None:
            room = self._rooms[table] = Room(table, self._backstage)
            self._backstage.metrics.rooms.set(len(self._rooms))
        room.visits += 1
        try:
            async with room.lock:
                try:
                    yield room
                except Refusal:
                    raise
                except BaseException:
                    room.forget()
                    self.has_missed_news()  # what failed here may have been kept all the same
                    raise
        finally:
            room.visits -= 1
            self._leave(room)

    def _leave(self, room: Room) -> None:
        if not (room.visits or room.watchers or room.thinking) and self._rooms.get(room.table) is room:
            del self._rooms[room.table]
            self._backstage.metrics.rooms.set(len(self._rooms))

    # --------------------------------------------------------------------------------------------------------- people

    async def watch(self, table: str, watcher: Watcher, since: int) -> None:
        async with self._enter(table) as room:
            await room.welcome(watcher, since)

    def unwatch(self, table: str, watcher: Watcher) -> None:
        room = self._rooms.get(table)
        if room is not None:
            room.watchers.discard(watcher)
            self._leave(room)

    def doubt(self, player: str) -> None:
        """Sessions or tokens of a player have been ended: find out who watches with one of them. Other processes do so
        by themselves, within a minute."""
        for room in self._rooms.values():
            for watcher in room.watchers:
                if watcher.who is not None and watcher.who.id == player:
                    watcher.doubt()

    async def act(self, table: str, who: Identity, message: wire.FromClient) -> None:
        """What somebody wants to do. Raises a Refusal where it is not possible; then nothing has changed."""
        async with self._enter(table) as room:
            try:
                await room.act(who, message)
            finally:
                self._let_think(room)  # time may have done something, though the wish was refused

    # -------------------------------------------------------------------------------------------------------- changes

    async def changed(self, table: str) -> None:
        """This process has changed a table: tell the watchers here, and the other processes."""
        async with self._enter(table) as room:
            await room.catch_up()
            self._let_think(room)
            await room.publish()

    async def tell(self, heads: Mapping[str, tuple[int, int, int]]) -> None:
        """Tables have changed, perhaps many that nobody looks at: tell those who do, here and elsewhere."""
        for table, head in heads.items():
            news = News(table, *head)
            self.hear(news)
            if self._backstage.bus.connected:  # if not, they look for changes themselves
                await self._backstage.bus.publish(news)

    def hear(self, news: News) -> None:
        """Another process has changed a table. Tables do not wait for each other."""
        room = self._rooms.get(news.table)
        if room is not None and not room.knows(news):
            task = asyncio.create_task(self._look(news))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    async def _look(self, news: News) -> None:
        try:
            async with self._enter(news.table) as room:
                if not room.knows(news):
                    try:
                        await room.catch_up(news)
                    except Refusal:
                        room.forget()
                        raise
        except (*UNAVAILABLE, Refusal) as error:
            logger.warning("news could not be read (%s)", type(error).__name__)
            self.has_missed_news()

    def has_missed_news(self) -> None:
        """Somebody may have changed something: look at everything as soon as possible."""
        self.may_have_missed = True

    async def look_everywhere(self) -> None:
        """Find out which of the tables that are watched here have changed."""
        watched = [table for table, room in self._rooms.items() if room.watchers]
        self.may_have_missed = False
        try:
            heads = await self._backstage.tables.heads(watched) if watched else {}
        except BaseException:
            self.may_have_missed = True
            raise
        for table, head in heads.items():
            self.hear(News(table, *head))

    async def attend(self, table: str) -> None:
        """Do what is due at a table: end a turn whose time is up, let computer players think, close it."""
        tables, now = self._backstage.tables, self._backstage.now()
        async with self._enter(table) as room:
            await room.catch_up()
            row, sitting = room.row, room.sitting
            if row.status == OPEN and row.created_at + EMPTY <= now:
                await tables.close(row, now)
                await room.catch_up()
            elif row.status == LIVE and sitting is not None:
                await room.time_is_up()
                if room.sitting is not None and room.sitting.at + ABANDONED <= now and not room.row.clock_runs:
                    await tables.close(room.row, now)
                    await room.catch_up()
                    return
                self._let_think(room)
                if room.sitting is not None and not room.thinking:
                    await tables.set_due(table, room.sitting.number, room.due(room.sitting))
            else:
                await tables.set_due(table, row.number, row.created_at + EMPTY if row.status == OPEN else None)

    # ------------------------------------------------------------------------------------------------ computer players

    @property
    def busy(self) -> list[str]:
        """Tables for which computer players think in this process."""
        return [table for table, room in self._rooms.items() if room.thinking]

    def _let_think(self, room: Room) -> None:
        """Ask every computer player that has to decide something, and has not been asked yet."""
        sitting = room.sitting
        if sitting is None or room.row.status != LIVE:
            return
        for seat, player in sitting.waiting_computers().items():
            key = (seat, sitting.asked[seat].id)
            if key not in room.thinking:
                people = bool(sitting.people)
                work = self._think(room.table, *key, sitting.plan.game, player, sitting.state.view(seat), people)
                task = room.thinking[key] = asyncio.create_task(work)
                task.add_done_callback(lambda _, key=key: self._thought(room, key))  # type: ignore[misc]

    def _thought(self, room: Room, key: tuple[int, int]) -> None:
        room.thinking.pop(key, None)
        self._leave(room)

    async def _think(
        self, table: str, seat: int, asked: int, game: str, player: str, view: View, for_people: bool
    ) -> None:
        try:
            choice: str | None = await self._thinkers.choose(table, seat, game, player, view, for_people=for_people)
        except Exception:
            logger.exception("%s cannot decide in %s; it takes any option", player, game)
            choice = None
        try:
            async with self._enter(table) as room:
                try:
                    await room.answer(seat, asked, choice)
                except Invalid:
                    logger.exception("%s has chosen what is no option in %s; it takes any", player, game)
                    await room.answer(seat, asked, None)
                finally:
                    self._let_think(room)
        except Conflict:
            pass  # the game has gone on without it: an undo, another process
        except UNAVAILABLE as error:
            logger.warning("a choice of a computer player could not be kept (%s); it will think again", type(error))
        except NotFound:
            logger.warning("a computer player has lost its table")

    async def close(self) -> None:
        tasks = [*self._looking, *(task for room in self._rooms.values() for task in room.thinking.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
