"""PostgreSQL and Redis that are there and say nothing, as when their machine is gone: nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from redis.asyncio import Redis as Client
from support.services import Postgres, Redis

from arenarium.server.bus import redis as bus_module
from arenarium.server.bus.base import News
from arenarium.server.bus.redis import CHANNEL, RedisBus
from arenarium.server.settings import Settings
from arenarium.server.store import database as module
from arenarium.server.store.database import UNAVAILABLE, Database


async def test_a_database_that_says_nothing_is_given_up_and_used_again_later(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(module, "_PATIENCE", 0.2)
    database = Database(Settings(database=postgres.url(), secret="0123456789abcdef"))

    async def ask() -> None:
        async with database.write() as connection:
            await connection.exec_driver_sql("SELECT 1")

    await ask()
    with postgres.silent():
        for _ in range(2):  # with a connection that is open, and with a new one
            with pytest.raises(UNAVAILABLE):
                await ask()
    monkeypatch.undo()
    await ask()
    await database.close()


class Listener:
    """A process that listens, and what it has heard."""

    def __init__(self, redis: Redis) -> None:
        self.bus = RedisBus(redis.url)
        self.heard: list[News] = []
        self.alarms = 0
        self.task = asyncio.create_task(self.bus.run(self.heard.append, self._alarm))

    def _alarm(self) -> None:
        self.alarms += 1

    async def connected(self) -> None:
        await self.until(lambda: self.bus.connected)

    async def until(self, reached: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not reached():
                assert not self.task.done()
                await asyncio.sleep(0.01)


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    server = Redis(Path(tmp_path_factory.mktemp("redis")))
    server.start()
    yield server
    server.stop()


@pytest.fixture
async def listener(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Listener]:
    """One that is connected, and impatient."""
    monkeypatch.setattr(bus_module, "_PATIENCE", 0.2)
    monkeypatch.setattr(bus_module, "_PAUSE", 0.01)
    listener = Listener(redis)
    await listener.connected()
    yield listener
    listener.task.cancel()
    await asyncio.gather(listener.task, return_exceptions=True)
    await listener.bus.close()


async def test_news_is_heard_in_order(listener: Listener):
    told = [News("table-0001", 0, number, 0) for number in range(100)]
    for news in told:
        await listener.bus.publish(news)
    await listener.until(lambda: len(listener.heard) == 100)
    assert listener.heard == told


async def test_who_hears_nothing_for_long_is_still_connected(listener: Listener):
    await asyncio.sleep(1)
    assert (listener.bus.connected, listener.alarms) == (True, 1)


async def test_a_bus_that_says_nothing_is_noticed_keeps_nobody_waiting_and_is_told_about_once(
    redis: Redis, listener: Listener, caplog: pytest.LogCaptureFixture
):
    news = News("table-0001", 0, 1, 0)
    with redis.silent():
        began = time.monotonic()
        for _ in range(100):
            await listener.bus.publish(news)
        assert time.monotonic() - began < 0.2
        await listener.until(lambda: not listener.bus.connected)
        await asyncio.sleep(1)
    await listener.connected()
    assert listener.alarms == 2
    listener.heard.clear()
    await listener.bus.publish(news)
    await listener.until(lambda: news in listener.heard)
    assert 1 <= sum(record.levelno == logging.WARNING for record in caplog.records) <= 2


async def test_it_ends_when_told_to_whatever_it_is_doing(redis: Redis):
    """Some of what is awaited on the way forgets that it was cancelled, if it is done at the same moment."""
    for moments in range(30):
        listener = Listener(redis)
        await listener.connected()
        await listener.bus.publish(News("table-0001", 0, 1, 0))
        for _ in range(moments):
            await asyncio.sleep(0)
        listener.task.cancel()
        ended, _ = await asyncio.wait([listener.task], timeout=5)
        assert ended, moments
        await listener.bus.close()


async def test_news_that_cannot_be_read_is_no_end_of_listening(redis: Redis, listener: Listener):
    client = Client.from_url(redis.url)
    for text in (b"nonsense", b"{}", msgspec.json.encode(["table-0001"])):
        await client.publish(CHANNEL, text)
    await client.aclose()
    news = News("table-0001", 0, 1, 0)
    await listener.bus.publish(news)
    await listener.until(lambda: listener.heard == [news])
    assert listener.alarms == 4
