"""A bus over Redis, for several processes."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from arenarium.server.bus.base import (
    News,
    OnNews,
    OnPlayer,
    OnPresence,
    OnReconnect,
    PlayerNews,
    PresenceNews,
    ignore,
    ignore_player,
)

CHANNEL = "arenarium tables"
PRESENCE_CHANNEL = "arenarium presence"
PLAYER_CHANNEL = "arenarium players"
_TIMEOUT = 5.0
"""Seconds that Redis may take to answer."""
_SILENCE_BEFORE_PING = 5.0
"""Seconds without a word after which Redis is asked for a sign."""
_MISSED_PINGS = 2
"""As many times it has so many seconds to give one. More than once: it may be this process that could not listen, on a
machine with too much to do."""
_RETRY_SECONDS = 0.5
_MAX_UNSENT = 10_000
"""News that is kept while Redis is away; the oldest goes first."""
_FAILURES = (RedisError, OSError, asyncio.TimeoutError)

logger = logging.getLogger(__name__)


class RedisBus:
    def __init__(self, address: str) -> None:
        self._redis: Redis = Redis.from_url(
            address, socket_connect_timeout=_TIMEOUT, socket_timeout=_TIMEOUT, decode_responses=True
        )
        self._connected = False
        self._unsent: deque[News | PresenceNews | PlayerNews] = deque(maxlen=_MAX_UNSENT)
        self._has_unsent = asyncio.Event()

    alone = False

    @property
    def connected(self) -> bool:
        return self._connected

    async def publish(self, news: News) -> None:
        self._unsent.append(news)
        self._has_unsent.set()

    def publish_presence(self, news: PresenceNews) -> None:
        self._unsent.append(news)
        self._has_unsent.set()

    def publish_player(self, news: PlayerNews) -> None:
        self._unsent.append(news)
        self._has_unsent.set()

    async def run(
        self,
        on_news: OnNews,
        on_reconnect: OnReconnect,
        on_presence: OnPresence = ignore,
        on_player: OnPlayer = ignore_player,
    ) -> None:
        async with asyncio.TaskGroup() as both:
            both.create_task(self._keep_publishing())
            both.create_task(self._keep_listening(on_news, on_reconnect, on_presence, on_player))

    async def _keep_publishing(self) -> None:
        while not _is_cancelled():
            await self._has_unsent.wait()
            self._has_unsent.clear()
            batch, self._unsent = self._unsent, deque(maxlen=_MAX_UNSENT)
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for news in batch:
                        pipeline.publish(_channel_of(news), msgspec.json.encode(news))
                    await pipeline.execute()
            except _FAILURES as error:
                if self._connected:  # otherwise it is known already
                    logger.warning("Redis takes no news (%s); others find out later", type(error).__name__)
                await asyncio.sleep(_RETRY_SECONDS)

    async def _keep_listening(
        self, on_news: OnNews, on_reconnect: OnReconnect, on_presence: OnPresence, on_player: OnPlayer
    ) -> None:
        first = True
        while not _is_cancelled():
            try:
                await self._listen(on_news, on_reconnect, on_presence, on_player)
            except _FAILURES as error:
                if first or self._connected:
                    logger.warning("Redis cannot be reached (%s); trying until it can", type(error).__name__)
            finally:
                self._connected = first = False
            await asyncio.sleep(_RETRY_SECONDS)

    async def _listen(
        self,
        on_news: OnNews,
        on_reconnect: OnReconnect,
        on_presence: OnPresence,
        on_player: OnPlayer = ignore_player,
    ) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL, PRESENCE_CHANNEL, PLAYER_CHANNEL)
            silences = 0
            while not _is_cancelled():
                message = await channel.get_message(timeout=_SILENCE_BEFORE_PING)
                if message is None:
                    silences += 1
                    if silences == 1:
                        await channel.ping()
                    elif silences > _MISSED_PINGS:
                        raise TimeoutError
                    continue
                silences = 0
                if message["type"] == "subscribe" and not self._connected:
                    self._connected = True
                    on_reconnect()
                elif message["type"] == "message" and message["channel"] == PRESENCE_CHANNEL:
                    _deliver_presence(message["data"], on_presence)
                elif message["type"] == "message" and message["channel"] == PLAYER_CHANNEL:
                    _deliver_player(message["data"], on_player)
                elif message["type"] == "message":
                    _deliver(message["data"], on_news, on_reconnect)

    async def close(self) -> None:
        await self._redis.aclose()


def _channel_of(news: News | PresenceNews | PlayerNews) -> str:
    match news:
        case PresenceNews():
            return PRESENCE_CHANNEL
        case PlayerNews():
            return PLAYER_CHANNEL
    return CHANNEL


def _is_cancelled() -> bool:
    """Whether this task was told to end. It may not have noticed: `asyncio.wait_for`, before Python 3.12, forgets it
    where what it waits for is done at the same moment."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _deliver(text: str, on_news: OnNews, on_reconnect: OnReconnect) -> None:
    try:
        news = msgspec.json.decode(text, type=News)
    except msgspec.MsgspecError:
        logger.warning("news that cannot be read: is there another version of this program?")
        on_reconnect()
    else:
        on_news(news)


def _deliver_presence(text: str, on_presence: OnPresence) -> None:
    try:
        news = msgspec.json.decode(text, type=PresenceNews)
    except msgspec.MsgspecError:
        logger.warning("who is connected elsewhere cannot be read: is there another version of this program?")
    else:
        on_presence(news)


def _deliver_player(text: str, on_player: OnPlayer) -> None:
    try:
        news = msgspec.json.decode(text, type=PlayerNews)
    except msgspec.MsgspecError:
        logger.warning("whom something has happened to cannot be read: is there another version of this program?")
    else:
        on_player(news)
