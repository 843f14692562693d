"""All tables at which something happens in this process: the only way into a room, and the computer players at work."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from arenarium.server.bus.base import Bus, News, PresenceNews
from arenarium.server.errors import Conflict, Invalid, NotFound, Refusal
from arenarium.server.live.live_match import LiveMatch
from arenarium.server.messages import socket as wire
from arenarium.server.messages.site import USUAL_PATIENCE, Patience
from arenarium.server.metrics import Metrics
from arenarium.server.service import dealing
from arenarium.server.service.accounts import Identity
from arenarium.server.service.bot_pool import BotPool, Question
from arenarium.server.service.compiling import Compiler
from arenarium.server.service.feeds import Happened
from arenarium.server.service.room import Room
from arenarium.server.service.room_services import AWAY_AFTER, RoomServices, Watcher
from arenarium.server.service.site import Site
from arenarium.server.service.whereabouts import Whereabouts
from arenarium.server.store.database import UNAVAILABLE
from arenarium.server.store.rows import LIVE, OPEN
from arenarium.server.store.steps import Steps
from arenarium.server.store.tables import Tables

OPEN_TABLE_LIFETIME = 24 * 60 * 60 * 1000
"""A table that has not begun after so long is closed; milliseconds."""

KEPT_SECONDS = 300.0
"""For which a game stays in memory after everybody has gone: who looks at it again need not have it played again."""
MAX_KEPT = 200
"""Games that are kept so."""

logger = logging.getLogger(__name__)


class Rooms:
    def __init__(
        self,
        tables: Tables,
        steps: Steps,
        bus: Bus,
        bots: BotPool,
        metrics: Metrics,
        now: Callable[[], int],
        away_after: int = AWAY_AFTER,
        tell: Callable[[Happened], None] = lambda happened: None,
        whereabouts: Whereabouts | None = None,
        site: Site | None = None,
        patience: Patience = USUAL_PATIENCE,
        compiler: Compiler | None = None,
    ) -> None:
        self._whereabouts = whereabouts or Whereabouts()
        process = secrets.token_hex(8)
        self._services = RoomServices(
            tables, steps, bus, metrics, now, process, away_after, tell, patience, site, compiler
        )
        self._bots = bots
        self._rooms: dict[str, Room] = {}
        self._lookups: set[asyncio.Task[None]] = set()
        self.may_have_missed = False

    @asynccontextmanager
    async def _enter(self, table: str) -> AsyncIterator[Room]:
        """A room, for one at a time. It is kept as long as somebody watches, waits or thinks."""
        room = self._rooms.get(table)
        if room is None:
            room = self._rooms[table] = Room(table, self._services)
            self._services.metrics.rooms.set(len(self._rooms))
        room.visits += 1
        try:
            async with room.lock:
                try:
                    yield room
                except Refusal:
                    raise
                except BaseException:
                    room.forget()
                    self.missed_news()  # what failed here may have been kept all the same
                    raise
        finally:
            room.visits -= 1
            self._leave(room)

    def _leave(self, room: Room) -> None:
        if room.visits or room.watchers or room.thinking or self._rooms.get(room.table) is not room:
            return
        if room.live is not None:
            room.rest()
        else:
            self._forget(room)

    def _forget(self, room: Room) -> None:
        del self._rooms[room.table]
        self._services.metrics.rooms.set(len(self._rooms))

    def _tidy(self) -> None:
        """Forget the rooms in which nobody has been for a while, and the longest empty of too many."""
        resting = [
            (since, room.table)
            for room in self._rooms.values()
            if (since := room.resting_since) is not None and not room.visits
        ]
        long_ago = time.monotonic() - KEPT_SECONDS
        for place, (since, table) in enumerate(sorted(resting, reverse=True)):
            if place >= MAX_KEPT or since < long_ago:
                self._forget(self._rooms[table])

    # --------------------------------------------------------------------------------------------------------- people

    async def watch(self, table: str, watcher: Watcher, since: int) -> None:
        async with self._enter(table) as room:
            await room.welcome(watcher, since)
            await room.make_presence_steps()

    def unwatch(self, table: str, watcher: Watcher) -> None:
        room = self._rooms.get(table)
        if room is not None:
            room.watchers.discard(watcher)
            room.update_presence()
            self._leave(room)

    def update_presence(self, table: str) -> None:
        """Somebody who watches is somebody else now."""
        room = self._rooms.get(table)
        if room is not None:
            room.update_presence()

    def hear_presence(self, news: PresenceNews) -> None:
        """Another process has said who is connected to it."""
        room = self._rooms.get(news.table)
        if room is not None and room.resting_since is None and news.process != self._services.process:
            room.hear_presence(news)

    async def look_who_is_here(self) -> None:
        """Now and then: tell the other processes who is connected here, forget those that are silent, and note who has
        been away for too long."""
        now = self._services.now()
        self._tidy()
        for room in list(self._rooms.values()):
            if room.resting_since is not None:
                continue
            if self._services.bus.connected and room.presence.expire(now):
                room.update_presence()
            if room.presence.repeats(now):
                room.say_who_is_here()
            if room.watchers and room.needs_presence_steps:
                try:
                    async with self._enter(room.table) as entered:
                        await entered.make_presence_steps()
                except Refusal as error:
                    logger.warning("it could not be noted who is away: %s", error)

    def recheck(self, player: str) -> None:
        """Sessions or tokens of a player have been ended: find out who watches with one of them. Other processes do so
        by themselves, within a minute."""
        for room in self._rooms.values():
            for watcher in room.watchers:
                if watcher.who is not None and watcher.who.id == player:
                    watcher.recheck()

    def recheck_all(self) -> None:
        """A host has done something: find out again who everybody is, and look at everything."""
        self.missed_news()
        for room in self._rooms.values():
            for watcher in room.watchers:
                watcher.recheck()

    async def act(self, table: str, who: Identity, message: wire.FromClient) -> None:
        """What somebody wants to do. Raises a Refusal where it is not possible; then nothing has changed."""
        async with self._enter(table) as room:
            try:
                await room.act(who, message)
            finally:
                self._ask_bots(room)  # time may have done something, though the wish was refused

    async def leave_for_good(self, table: str, who: Identity) -> None:
        """Somebody does not come back, who may not even have come: the others need not wait."""
        async with self._enter(table) as room:
            await room.ready()
            await room.deal_if_due(at_once=True)
            try:
                await room.act(who, wire.Leave())
            finally:
                self._ask_bots(room)

    async def asked(self, table: str) -> list[int]:
        """The seats that a game in progress waits for."""
        async with self._enter(table) as room:
            await room.ready()
            return [] if room.live is None else sorted(room.live.asked_seats)

    @property
    def online(self) -> set[str]:
        """The players who look at some table in this process."""
        return {watcher.who.id for room in self._rooms.values() for watcher in room.watchers if watcher.who is not None}

    # -------------------------------------------------------------------------------------------------------- changes

    async def changed(self, table: str) -> None:
        """This process has changed a table: tell the watchers here, and the other processes."""
        async with self._enter(table) as room:
            await room.catch_up()
            self._ask_bots(room)
            await room.publish()

    async def tell(self, heads: Mapping[str, tuple[int, int, int]]) -> None:
        """Tables have changed, perhaps many that nobody looks at: tell those who do, here and elsewhere."""
        for table, head in heads.items():
            news = News(table, *head)
            self.hear(news)
            if self._services.bus.connected:  # if not, they look for changes themselves
                await self._services.bus.publish(news)

    def hear(self, news: News) -> None:
        """Another process has changed a table. Tables do not wait for each other."""
        room = self._rooms.get(news.table)
        if room is not None and room.resting_since is None and not room.knows(news):
            task = asyncio.create_task(self._look(news))
            self._lookups.add(task)
            task.add_done_callback(self._lookups.discard)

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
            self.missed_news()

    def missed_news(self) -> None:
        """Somebody may have changed something: look at everything as soon as possible."""
        self.may_have_missed = True

    async def look_everywhere(self) -> None:
        """Find out which of the tables that are watched here have changed."""
        watched = [table for table, room in self._rooms.items() if room.watchers]
        self.may_have_missed = False
        try:
            heads = await self._services.tables.heads(watched) if watched else {}
        except BaseException:
            self.may_have_missed = True
            raise
        for table, head in heads.items():
            self.hear(News(table, *head))

    async def attend(self, table: str) -> None:
        """Do what is due at a table: end a turn whose time is up, let computer players think, close it."""
        tables, now = self._services.tables, self._services.now()
        async with self._enter(table) as room:
            await room.catch_up()
            row, live = room.row, room.live
            if row.status == OPEN and row.created_at + OPEN_TABLE_LIFETIME <= now:
                await tables.close(row, now)
                await room.catch_up()
            elif dealing.is_called(row):
                await room.deal_if_due()
                if dealing.is_called(room.row):
                    await tables.set_due(table, row.number, dealing.dealt_by(row))
                else:
                    self._ask_bots(room)
                    await room.publish()
            elif row.status == LIVE and live is not None:
                await room.time_is_up()
                if await room.end_abandoned():
                    return
                self._ask_bots(room)
                if room.live is not None and not room.thinking:
                    await tables.set_due(table, room.live.number, room.due(room.live))
            else:
                closes_at = row.created_at + OPEN_TABLE_LIFETIME if row.status == OPEN else None
                await tables.set_due(table, row.number, closes_at)

    # ------------------------------------------------------------------------------------------------ computer players

    @property
    def busy(self) -> list[str]:
        """Tables for which computer players think in this process."""
        return [table for table, room in self._rooms.items() if room.thinking]

    def _ask_bots(self, room: Room) -> None:
        """Ask every computer player that has to decide something, and has not been asked yet."""
        live = room.live
        if live is None or room.row.status != LIVE:
            return
        for seat, player in live.waiting_computers().items():
            key = (seat, live.asked[seat].id)
            if key not in room.thinking:
                asked = self._question(room, live, seat, player)
                task = room.thinking[key] = asyncio.create_task(self._run_bot(asked, live.asked[seat].id))
                task.add_done_callback(lambda _, key=key: self._bot_done(room, key))  # type: ignore[misc]

    def _question(self, room: Room, live: LiveMatch, seat: int, player: str) -> Question:
        owner = room.row.owner
        address = self._whereabouts.address_of(owner) or owner
        watched, people = bool(room.watchers), bool(live.attendance.people)
        view, cards = live.state.view(seat), live.plan.cards
        return Question(room.table, seat, live.plan.game, player, view, owner, address, people, watched, cards)

    def _bot_done(self, room: Room, key: tuple[int, int]) -> None:
        room.thinking.pop(key, None)
        self._leave(room)

    async def _run_bot(self, question: Question, asked: int) -> None:
        table, seat, player, game = question.table, question.seat, question.player, question.game
        try:
            choice: str | None = await self._bots.choose(question)
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
                    self._ask_bots(room)
        except Conflict:
            pass  # the game has gone on without it: an undo, another process
        except UNAVAILABLE as error:
            logger.warning("a choice of a computer player could not be kept (%s); it will think again", type(error))
        except NotFound:
            logger.warning("a computer player has lost its table")

    async def close(self) -> None:
        tasks = [*self._lookups, *(task for room in self._rooms.values() for task in room.thinking.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
