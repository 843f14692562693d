"""A bus over Redis, for several processes."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from arenarium.server.bus.base import Hear, News, Reconnected

CHANNEL = "arenarium tables"
_PATIENCE = 5.0
"""Seconds without a word after which the connection is tried."""
_PAUSE = 0.5
_FAILURES = (RedisError, OSError, asyncio.TimeoutError)

logger = logging.getLogger(__name__)


class RedisBus:
    def __init__(self, address: str) -> None:
        self._redis: Redis = Redis.from_url(
            address, socket_connect_timeout=_PATIENCE, socket_timeout=_PATIENCE, decode_responses=True
        )
        self._connected = False

    @property
    def connected(self) -> bool:
        return self._connected

    async def publish(self, news: News) -> None:
        try:
            await self._redis.publish(CHANNEL, msgspec.json.encode(news))
        except _FAILURES:
            logger.warning("Redis cannot be reached; other processes will look for changes themselves")

    async def run(self, hear: Hear, reconnected: Reconnected) -> None:
        while True:
            try:
                await self._listen(hear, reconnected)
            except _FAILURES:
                logger.warning("the connection to Redis is broken; trying again")
            finally:
                self._connected = False
            await asyncio.sleep(_PAUSE)

    async def _listen(self, hear: Hear, reconnected: Reconnected) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            first = True
            while True:
                message = await channel.get_message(timeout=_PATIENCE)
                if message is None:
                    await channel.ping()
                elif message["type"] == "subscribe" and first:
                    self._connected, first = True, False
                    reconnected()
                elif message["type"] == "message":
                    hear(msgspec.json.decode(message["data"], type=News))

    async def close(self) -> None:
        await self._redis.aclose()
