"""Feeds: what has happened to each player, kept and told to wherever they listen.

The database has the truth, as with tables. A process that hears that a player has a new event reads it; one that hears
nothing, because the bus is away, looks now and then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress

import msgspec

from arenarium.server.bus.base import Bus, PlayerNews
from arenarium.server.errors import TooMany
from arenarium.server.messages.events import Event
from arenarium.server.store.database import UNAVAILABLE
from arenarium.server.store.events import EventRow, Events

MOST_STREAMS = 10
"""Of one player, in one process."""
_LOOK_WITHOUT_BUS, _LOOK_WITH_BUS = 2.0, 10.0
"""Seconds between two looks for what the bus has not told."""

Happened = Sequence[tuple[str, Event]]
"""Players, and what has happened to them."""
Listener = Callable[[str, Event], Awaitable[None]]

logger = logging.getLogger(__name__)


class Feed:
    """One who listens."""

    def __init__(self, player: str, store: Events) -> None:
        self.player, self.seen, self.head = player, 0, 0
        self.closed = False
        self._store = store
        self._news = asyncio.Event()

    def wake(self) -> None:
        self._news.set()

    async def next(self, patience: float) -> list[EventRow]:
        """What has happened since; empty where nothing does within so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._news.wait()
        self._news.clear()
        # who hangs up does not break off the reading: a connection to the database would be lost with it
        new = await asyncio.shield(self._store.since(self.player, self.seen))
        if new:
            self.seen = new[-1].number
        return new


class Feeds:
    def __init__(self, store: Events, bus: Bus, now: Callable[[], int]) -> None:
        self._store, self._bus, self._now = store, bus, now
        self._feeds: set[Feed] = set()
        self._listeners: list[Listener] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def listen(self, listener: Listener) -> None:
        """Let somebody else know of everything that is told by this process."""
        self._listeners.append(listener)

    def tell_soon(self, happened: Happened) -> None:
        """As `tell`, without waiting for it."""
        if happened:
            task = asyncio.create_task(self.tell(happened))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def tell(self, happened: Happened) -> None:
        """Keep it and tell it. What has happened has happened: where it cannot be kept, the next `hello` has it."""
        try:
            rows = [(player, msgspec.to_builtins(event)) for player, event in happened]
            heads = await self._store.add(self._now(), rows)
        except UNAVAILABLE as error:
            logger.warning("players could not be told of something (%s)", type(error).__name__)
            return
        for player, number in heads.items():
            news = PlayerNews(player, number)
            self.hear(news)
            self._bus.publish_player(news)
        for player, event in happened:
            for listener in self._listeners:
                await listener(player, event)

    def hear(self, news: PlayerNews) -> None:
        """A player has a new event."""
        for feed in self._feeds:
            if feed.player == news.player and feed.seen < news.number:
                feed.wake()

    def admit(self, player: str) -> None:
        """Raises TooMany where a player listens in too many places already."""
        if sum(feed.player == player for feed in self._feeds) >= MOST_STREAMS:
            raise TooMany(f"you listen in {MOST_STREAMS} places already")

    @asynccontextmanager
    async def follow(self, player: str, since: int | None) -> AsyncIterator[Feed]:
        """Listen to what happens to a player, after that number or from now on."""
        feed = Feed(player, self._store)
        self._feeds.add(feed)
        try:
            feed.head = (await asyncio.shield(self._store.heads([player]))).get(player, 0)
            feed.seen = feed.head if since is None or since > feed.head else since
            if feed.seen < feed.head:
                feed.wake()
            yield feed
        finally:
            self._feeds.discard(feed)

    async def run(self) -> None:
        """Look for what was not heard of, until cancelled."""
        while True:
            await asyncio.sleep(_LOOK_WITH_BUS if self._bus.connected else _LOOK_WITHOUT_BUS)
            await self.look()

    async def look(self) -> None:
        players = {feed.player for feed in self._feeds}
        if not players:
            return
        try:
            heads = await self._store.heads(players)
        except UNAVAILABLE:
            return  # the next time
        for player, number in heads.items():
            self.hear(PlayerNews(player, number))

    def end_streams(self) -> None:
        """The server is about to stop: nobody need wait for those who listen."""
        for feed in self._feeds:
            feed.closed = True
            feed.wake()

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)
