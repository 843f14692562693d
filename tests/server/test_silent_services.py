"""PostgreSQL and Redis that are there and say nothing, as when their machine is gone: nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from redis.asyncio import Redis as Client
from redis.asyncio.client import PubSub
from support.patience import PATIENCE
from support.services import Postgres, Redis

from arenarium.server.bus import redis as bus_module
from arenarium.server.bus.base import News, OnNews, OnPlayer, OnPresence, OnReconnect, ignore_player
from arenarium.server.bus.redis import CHANNEL, RedisBus
from arenarium.server.settings import Settings
from arenarium.server.store import database as module
from arenarium.server.store.database import UNAVAILABLE, Database


async def test_a_database_that_says_nothing_is_given_up_and_used_again_later(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(Settings(database=postgres.url(), secret="0123456789abcdef"))

    async def ask() -> None:
        async with database.write() as connection:
            await connection.exec_driver_sql("SELECT 1")

    await ask()
    with postgres.silent(), monkeypatch.context() as patch:
        patch.setattr(module, "_TIMEOUT", 0.2)
        for _ in range(2):  # with a connection that is open, and with a new one
            with pytest.raises(UNAVAILABLE):
                await ask()
    await ask()
    await database.close()


class Watched(RedisBus):
    """Counts how often it tries to listen."""

    attempts = 0

    async def _listen(
        self,
        on_news: OnNews,
        on_reconnect: OnReconnect,
        on_presence: OnPresence,
        on_player: OnPlayer = ignore_player,
    ) -> None:
        self.attempts += 1
        await super()._listen(on_news, on_reconnect, on_presence, on_player)


class Listener:
    """A process that listens, and what it has heard."""

    def __init__(self, redis: Redis) -> None:
        self.bus = Watched(redis.url)
        self.heard: list[News] = []
        self.alarms = 0
        self.task = asyncio.create_task(self.bus.run(self.heard.append, self._alarm))

    def _alarm(self) -> None:
        self.alarms += 1

    async def connected(self) -> None:
        await self.until(lambda: self.bus.connected)

    async def until(self, reached: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
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
    """One that is connected, asks for a sign all the time, and waits for it as long as it takes."""
    monkeypatch.setattr(bus_module, "_SILENCE_BEFORE_PING", 0.02)
    monkeypatch.setattr(bus_module, "_MISSED_PINGS", 1_000_000)
    monkeypatch.setattr(bus_module, "_RETRY_SECONDS", 0.01)
    listener = Listener(redis)
    await listener.connected()
    yield listener
    listener.task.cancel()
    await asyncio.gather(listener.task, return_exceptions=True)
    await listener.bus.close()


async def test_news_is_heard_in_order(listener: Listener) -> None:
    told = [News("table-0001", 0, number, 0) for number in range(100)]
    for news in told:
        await listener.bus.publish(news)
    await listener.until(lambda: len(listener.heard) == 100)
    assert listener.heard == told


async def test_who_hears_nothing_for_long_is_still_connected(
    listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0
    ask = PubSub.ping

    async def counted(channel: PubSub) -> None:
        nonlocal asked
        asked += 1
        await ask(channel)

    monkeypatch.setattr(PubSub, "ping", counted)
    await listener.until(lambda: asked == 5)  # it asks again when it was answered, and not before
    assert (listener.bus.connected, listener.alarms, listener.bus.attempts) == (True, 1, 1)


async def test_a_bus_that_says_nothing_is_noticed_keeps_nobody_waiting_and_is_told_about_once(
    redis: Redis, listener: Listener, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with redis.silent(), monkeypatch.context() as patch:
        patch.setattr(bus_module, "_MISSED_PINGS", 2)
        patch.setattr(listener.bus, "_redis", impatient := Client.from_url(redis.url, socket_timeout=0.05))
        for number in range(100):
            at_once(listener.bus.publish(News("table-0001", 0, number, 0)))
        await listener.until(lambda: not listener.bus.connected and listener.bus.attempts > 5)
    await listener.connected()
    assert listener.alarms == 2
    news = News("table-0001", 0, 100, 0)
    await listener.bus.publish(news)
    await listener.until(lambda: news in listener.heard)
    await impatient.aclose()
    assert 1 <= sum(record.levelno == logging.WARNING for record in caplog.records) <= 2


def at_once(work: Coroutine[Any, Any, None]) -> None:
    """Do something that waits for nothing."""
    with pytest.raises(StopIteration):
        work.send(None)


async def test_it_ends_when_told_to_whatever_it_is_doing(redis: Redis) -> None:
    """Some of what is awaited on the way forgets that it was cancelled, if it is done at the same moment."""
    for moments in range(30):
        listener = Listener(redis)
        await listener.connected()
        await listener.bus.publish(News("table-0001", 0, 1, 0))
        for _ in range(moments):
            await asyncio.sleep(0)
        listener.task.cancel()
        ended, _ = await asyncio.wait([listener.task], timeout=PATIENCE)
        assert ended, moments
        await listener.bus.close()


async def test_news_that_cannot_be_read_is_no_end_of_listening(redis: Redis, listener: Listener) -> None:
    client = Client.from_url(redis.url)
    for text in (b"nonsense", b"{}", msgspec.json.encode(["table-0001"])):
        await client.publish(CHANNEL, text)
    await client.aclose()
    news = News("table-0001", 0, 1, 0)
    await listener.bus.publish(news)
    await listener.until(lambda: listener.heard == [news])
    assert listener.alarms == 4


class Channel:
    """Stands for a connection to Redis: what comes over it, and how often it is asked for a sign."""

    def __init__(self, *messages: dict[str, Any] | None) -> None:
        self.messages, self.asked = list(messages), 0

    def pubsub(self) -> Channel:
        return self

    async def __aenter__(self) -> Channel:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def subscribe(self, *_: str) -> None:
        pass

    async def get_message(self, timeout: float) -> dict[str, Any] | None:
        return self.messages.pop(0)

    async def ping(self) -> None:
        self.asked += 1


async def test_a_sign_that_is_heard_late_is_a_sign(redis: Redis) -> None:
    """A process that is kept from listening for some seconds hears nothing either."""
    bus, sign = RedisBus(redis.url), {"type": "pong"}
    channel = Channel({"type": "subscribe"}, None, None, sign, None, sign, None, None, None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bus, "_redis", channel)
        with pytest.raises(TimeoutError):
            await bus._listen(lambda _: None, lambda: None, lambda _: None)
    assert (channel.messages, channel.asked) == ([], 3)
    await bus.close()
