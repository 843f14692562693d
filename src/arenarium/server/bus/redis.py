"""A bus over Redis, for several processes."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from arenarium.server.bus.base import Hear, News, Reconnected

CHANNEL = "arenarium tables"
_PATIENCE = 5.0
"""Seconds that Redis may take to answer."""
_QUIET = 5.0
"""Seconds without a word after which Redis is asked for a sign."""
_CHANCES = 2
"""As many times it has so many seconds to give one. More than once: it may be this process that could not listen, on a
machine with too much to do."""
_PAUSE = 0.5
_MOST_UNTOLD = 10_000
"""News that is kept while Redis is away; the oldest goes first."""
_FAILURES = (RedisError, OSError, asyncio.TimeoutError)

logger = logging.getLogger(__name__)


class RedisBus:
    def __init__(self, address: str) -> None:
        self._redis: Redis = Redis.from_url(
            address, socket_connect_timeout=_PATIENCE, socket_timeout=_PATIENCE, decode_responses=True
        )
        self._connected = False
        self._untold: deque[News] = deque(maxlen=_MOST_UNTOLD)
        self._something_to_tell = asyncio.Event()

    @property
    def connected(self) -> bool:
        return self._connected

    async def publish(self, news: News) -> None:
        self._untold.append(news)
        self._something_to_tell.set()

    async def run(self, hear: Hear, reconnected: Reconnected) -> None:
        async with asyncio.TaskGroup() as both:
            both.create_task(self._keep_telling())
            both.create_task(self._keep_listening(hear, reconnected))

    async def _keep_telling(self) -> None:
        while not _to_end():
            await self._something_to_tell.wait()
            self._something_to_tell.clear()
            together, self._untold = self._untold, deque(maxlen=_MOST_UNTOLD)
            try:
                async with self._redis.pipeline(transaction=False) as all_at_once:
                    for news in together:
                        all_at_once.publish(CHANNEL, msgspec.json.encode(news))
                    await all_at_once.execute()
            except _FAILURES as error:
                if self._connected:  # otherwise it is known already
                    logger.warning("Redis takes no news (%s); others find out later", type(error).__name__)
                await asyncio.sleep(_PAUSE)

    async def _keep_listening(self, hear: Hear, reconnected: Reconnected) -> None:
        first = True
        while not _to_end():
            try:
                await self._listen(hear, reconnected)
            except _FAILURES as error:
                if first or self._connected:
                    logger.warning("Redis cannot be reached (%s); trying until it can", type(error).__name__)
            finally:
                self._connected = first = False
            await asyncio.sleep(_PAUSE)

    async def _listen(self, hear: Hear, reconnected: Reconnected) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            silences = 0
            while not _to_end():
                message = await channel.get_message(timeout=_QUIET)
                if message is None:
                    silences += 1
                    if silences == 1:
                        await channel.ping()
                    elif silences > _CHANCES:
                        raise TimeoutError
                    continue
                silences = 0
                if message["type"] == "subscribe" and not self._connected:
                    self._connected = True
                    reconnected()
                elif message["type"] == "message":
                    _pass_on(message["data"], hear, reconnected)

    async def close(self) -> None:
        await self._redis.aclose()


def _to_end() -> bool:
    """Whether this task was told to end. It may not have noticed: `asyncio.wait_for`, before Python 3.12, forgets it
    where what it waits for is done at the same moment."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _pass_on(text: str, hear: Hear, reconnected: Reconnected) -> None:
    try:
        news = msgspec.json.decode(text, type=News)
    except msgspec.MsgspecError:
        logger.warning("news that cannot be read: is there another version of this program?")
        reconnected()
    else:
        hear(news)
