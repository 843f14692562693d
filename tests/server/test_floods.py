"""Too much of anything: huge messages, too many of them, too many sockets, a client that does not listen. Who does it
is sent away; everybody else notices nothing."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import replace
from typing import Any

import pytest
from server.serving import House, choose, serving, silence
from support.patience import PATIENCE
from support.tableclient import TableClient
from websockets.exceptions import ConnectionClosed

from arenarium.server import run, sockets
from arenarium.server.messages.socket import MAX_MESSAGE_BYTES
from arenarium.server.settings import NO_LIMITS, Settings

Limited = Callable[..., AbstractAsyncContextManager[House]]


def open_sockets(house: House) -> float:
    number = house.services.metrics.registry.get_sample_value("arenarium_sockets")
    assert number is not None
    return number


@pytest.fixture
def limited(settings: Settings) -> Limited:
    """A server with some of the limits."""

    def limits(**limits: Any) -> AbstractAsyncContextManager[House]:
        return serving(replace(settings, workers=1, limits=replace(NO_LIMITS, **limits)))

    return limits


async def closed(client: TableClient) -> tuple[str | None, int | None]:
    """How a socket ends: the last refusal, and the code."""
    code = None
    try:
        while True:
            heard = await client.hear()
            code = heard.get("code", code)
    except ConnectionClosed as ended:
        return code, ended.rcvd.code if ended.rcvd else None


async def test_a_message_that_is_too_long_ends_the_socket_and_nothing_else(limited: Limited) -> None:
    async with limited() as house:
        ada, bob = await house.pair()
        for text in ("x" * (MAX_MESSAGE_BYTES + 1), "ž" * (MAX_MESSAGE_BYTES // 2 + 1), "x" * 2_000_000):
            await ada.socket.send(text)
            assert (await closed(ada))[1] == 1009
            await ada.connect()
        await ada.socket.send(json.dumps({"type": "say", "text": "x"}).ljust(MAX_MESSAGE_BYTES))
        assert (await bob.hear())["lines"][0]["text"] == "x"
        assert (await ada.hear())["type"] == "chat"
        await choose(ada, bob)


async def test_a_message_in_very_many_pieces_is_not_collected_for_ever(limited: Limited) -> None:
    async with limited() as house:
        ada, bob = await house.pair()

        async def pieces() -> AsyncIterator[str]:
            for _ in range(10_000):
                yield "x" * 100

        with suppress(ConnectionClosed):
            await ada.socket.send(pieces())
        assert (await closed(ada))[1] in (1009, None)
        await silence(bob)


async def test_who_sends_too_many_messages_is_sent_away_and_may_come_back(limited: Limited) -> None:
    async with limited(messages="20/hour") as house:
        ada, bob = await house.pair()
        for _ in range(40):
            await ada.send(type="ping")
        assert await closed(ada) == ("too-many", 4429)
        await silence(bob)
        await ada.connect()
        await choose(ada, bob)


async def test_who_talks_too_much_is_not_heard_but_may_play(limited: Limited) -> None:
    async with limited(chat="5/hour") as house:
        ada, bob = await house.pair()
        for number in range(8):
            await ada.send(type="say", text=f"line {number}")
        await ada.hear_until(lambda heard: heard["type"] == "refused")
        while ada.refusals["too-many"] < 3:
            await ada.hear()
        while len(bob.lines) < 5:
            await bob.hear()
        await silence(bob)
        await choose(ada, bob)


async def test_too_many_sockets_of_one_address_are_refused_until_some_are_closed(limited: Limited) -> None:
    async with limited(sockets=4) as house:
        ada, bob = await house.pair()
        more = [await house.client(bob.person, ada.table) for _ in range(2)]
        for _ in range(3):
            told, code = await house.knock(ada.table)
            assert (told["code"], code) == ("too-many", 4429)
        await choose(ada, bob, *more)
        await more[0].disconnect()
        while open_sockets(house) > 3:
            await asyncio.sleep(0.01)
        assert (await house.knock(ada.table))[0]["type"] == "welcome"


async def test_who_does_not_listen_delays_nobody_and_can_resume(
    limited: Limited, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MAX_QUEUED_MESSAGES", 20)
    async with limited() as house:
        ada, bob = await house.pair()
        house.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        slow = await house.client(await house.guest("Sloth"), ada.table)
        slow.socket.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.socket.transport.pause_reading()
        lines = 0
        while not any(
            getattr(watcher, "_too_slow", False) for watcher in house.services.rooms._rooms[ada.table].watchers
        ):
            await ada.send(type="say", text="x" * 500)  # until all buffers on the way are full
            await asyncio.gather(ada.hear(), bob.hear())
            lines += 1
            assert lines < 2000
        asked = ada if "request" in ada.position else bob
        await choose(asked, bob if asked is ada else ada)
        slow.socket.transport.resume_reading()
        assert await closed(slow) == ("too-slow", 4429)
        assert slow.number == 0
        await slow.connect()
        assert slow.number == 1
        await silence(slow, ada, bob)


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux cuts such connections off")
async def test_who_never_reads_again_is_cut_off(limited: Limited, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "UNREAD_SECONDS", 1)
    async with limited() as house:
        ada, bob = await house.pair()
        slow = await house.client(await house.guest("Sloth"), ada.table)
        slow.socket.transport.pause_reading()
        watchers = house.services.rooms._rooms[ada.table].watchers
        for _ in range(2):  # more than all buffers on the way can hold, and something that waits behind it
            next(watcher for watcher in watchers if watcher.who and watcher.who.name == "Sloth").send(b"x" * 20_000_000)
        async with asyncio.timeout(PATIENCE):
            while open_sockets(house) == 3:
                await asyncio.sleep(0.05)
        assert len(watchers) == 2
        await choose(ada, bob)
        slow.socket.transport.abort()


async def test_guests_are_not_made_without_end(limited: Limited) -> None:
    async with limited(newcomers="3/hour") as house:
        for number in range(3):
            await house.guest(f"Guest {number}")
        with pytest.raises(Exception, match="429 too-many"):
            await house.guest("Guest 4")


async def test_tables_are_not_made_without_end(limited: Limited) -> None:
    async with limited(tables=2) as house:
        ada = await house.guest("Ada")
        for _ in range(2):
            await ada.make("barracks", {})
        with pytest.raises(Exception, match="429 too-many"):
            await ada.make("barracks", {})
