"""Connections of those who do not play by the rules of HTTP: the server itself sees to it that they cost little."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any

import pytest
from server.serving import House, choose, serving
from support.patience import PATIENCE
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed, InvalidMessage

from arenarium.server import run
from arenarium.server.http import protocol
from arenarium.server.http.protocol import Gate
from arenarium.server.networks import Networks, counted_as
from arenarium.server.settings import NO_LIMITS, Limits, Settings, SettingsError

REQUEST = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"


@asynccontextmanager
async def connection(house: House) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    host, port = house.listener.getsockname()[:2]
    reader, writer = await asyncio.open_connection(host, port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Everything up to the end of a connection."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    async with serving(settings) as house:
        yield house


# -------------------------------------------------------------------------------------------------- one after the other


async def test_many_requests_at_once_are_answered_one_after_the_other(house: House) -> None:
    """Never are more than two of them known to the server, however many have come."""
    waiting: list[int] = []
    before = protocol.GuardedHttp.on_headers_complete

    def noting(self: protocol.GuardedHttp) -> None:
        before(self)
        waiting.append(len(self.pipeline))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(protocol.GuardedHttp, "on_headers_complete", noting)
        async with connection(house) as (reader, writer):
            last = REQUEST.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
            writer.write(REQUEST * 200 + last)
            answers = await ended(reader)
    assert answers.count(b"HTTP/1.1 200 OK") == 201
    assert max(waiting) == 0


async def test_a_body_and_what_comes_after_it_are_told_apart(house: House) -> None:
    body = b'{"name": "Ada"}'
    post = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    async with connection(house) as (reader, writer):
        last = REQUEST.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        for piece in (post % len(body), body[:5], body[5:] + REQUEST[:7], REQUEST[7:] + last):
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0)
        answers = await ended(reader)
    assert answers.count(b"HTTP/1.1 201") + answers.count(b"HTTP/1.1 200") == 3, answers


class Wire(asyncio.Transport):
    """A connection of which only is known whether anybody reads from it."""

    def __init__(self) -> None:
        super().__init__()
        self.read = True

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.read = False

    def resume_reading(self) -> None:
        self.read = True

    def write(self, data: object) -> None:
        pass

    def get_protocol(self) -> asyncio.BaseProtocol:
        return asyncio.Protocol()


async def test_who_never_reads_the_answers_is_not_read_from(settings: Settings) -> None:
    """As long as an answer is under way, or something is left from before, nothing more is taken in."""
    begun = []

    async def never_done(scope: Any, receive: Any, send: Any) -> None:
        begun.append(scope["path"])
        if len(begun) < 3:
            await send({"type": "http.response.start", "status": 204})
            await send({"type": "http.response.body"})
        else:
            await asyncio.get_running_loop().create_future()

    http, _ = protocol.guarded(Gate(1, 1, Networks()))
    met = http(run.configuration(settings), ServerState(), {})
    met.app, wire = never_done, Wire()
    met.connection_made(wire)
    met.data_received(REQUEST * 1000)
    while len(begun) < 3:
        assert not wire.read
        await asyncio.sleep(0)
    assert not met.pipeline
    assert not wire.read, "after an answer it is read again, and what comes is kept without end"
    assert len(met._held) == 997 * len(REQUEST)
    with pytest.raises(NotImplementedError):  # this transport cannot be cut off
        met.data_received(REQUEST * 20_000)
    for task in met.tasks:
        task.cancel()
    met.connection_lost(ConnectionError())


# -------------------------------------------------------------------------------------------------------------- in time


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: local",
        REQUEST + b"GET /",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nx",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a second head", "half a body that nobody reads", "half a body"],
)
async def test_a_request_that_never_comes_to_an_end_is_given_up(
    house: House, beginning: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "REQUEST_SECONDS", 0.05)
    async with connection(house) as (reader, writer):
        writer.write(beginning)
        await ended(reader)


async def test_who_sends_a_byte_now_and_then_is_given_up_as_well(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "REQUEST_SECONDS", 0.2)
    async with connection(house) as (reader, writer):

        async def drip() -> None:
            with suppress(ConnectionError):
                writer.write(b"GET /api/games HTTP/1.1\r\nx: ")
                while True:
                    writer.write(b"x")
                    await writer.drain()
                    await asyncio.sleep(0.01)

        dripping = asyncio.create_task(drip())
        answer = await ended(reader)
        dripping.cancel()
    assert answer.startswith(b"HTTP/1.1 408") or not answer


async def test_a_socket_stays_open_without_a_word(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "REQUEST_SECONDS", 0.05)
    ada, bob = await house.pair()
    await asyncio.sleep(0.2)
    await choose(ada, bob)


# --------------------------------------------------------------------------------------------------------- not too many


async def test_an_address_has_only_so_many_connections(settings: Settings) -> None:
    async with serving(replace(settings, limits=replace(NO_LIMITS, connections=3))) as house:
        async with connection(house), connection(house), connection(house) as (reader, writer):
            async with connection(house) as (refused, _):
                assert await ended(refused) == b""
            writer.write(REQUEST)
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        async with connection(house) as (reader, writer):
            while True:  # as soon as the others are closed
                writer.write(REQUEST)
                if (await reader.readline()).startswith(b"HTTP/1.1 200"):
                    break


async def test_sockets_and_those_that_failed_give_their_place_back(settings: Settings) -> None:
    async with serving(replace(settings, limits=replace(NO_LIMITS, connections=10))) as house:
        gate = house.gate
        ada, bob = await house.pair()
        table = ada.table
        for _ in range(8):
            await house.knock(table)
        for client in (ada, bob):
            await client.disconnect()
            await client.person.leave()
        while len(gate):
            await asyncio.sleep(0.01)
        assert not gate._counts


def test_proxies_and_trusted_networks_are_not_counted_by_address() -> None:
    gate = Gate(1, 4, Networks(["10.0.0.0/8", "2001:db8::/64"]))
    transports = [asyncio.Transport() for _ in range(6)]
    assert gate.enter(transports[0], "192.0.2.1")
    assert not gate.enter(transports[1], "192.0.2.1")
    assert gate.enter(transports[2], "10.1.2.3")
    assert gate.enter(transports[3], "10.1.2.3")
    assert gate.enter(transports[4], "2001:db8::7")
    assert not gate.enter(transports[5], "10.1.2.3"), "more than there are files for"
    for transport in transports:
        gate.leave(transport)
    assert len(gate) == 0


def test_an_address_is_counted_as_what_one_household_has() -> None:
    assert counted_as("192.0.2.1") == counted_as("::ffff:192.0.2.1") == "192.0.2.1"
    assert counted_as("2001:db8::1") == counted_as("2001:db8::2") == "2001:db8::/64"
    assert counted_as("") == "unknown"
    assert "192.0.2.1" in Networks(["*"])
    assert counted_as("2001:db8::1") in Networks(["2001:db8::/48"])
    assert "17" not in Networks(["10.0.0.0/8"])


async def test_of_trusted_networks_nothing_is_counted(settings: Settings) -> None:
    few = replace(NO_LIMITS, requests="1/hour", sockets=1, connections=2, newcomers="1/hour", files="1/hour")
    async with serving(replace(settings, limits=few, trusted="127.0.0.0/8")) as house:
        ada, bob = await house.pair()
        await choose(ada, bob)


# ------------------------------------------------------------------------------------------------------ pings and pongs


@pytest.mark.parametrize("opcode", [0x89, 0x8A], ids=["ping", "pong"])
async def test_who_sends_pings_or_pongs_without_end_is_sent_away_for_a_while(
    house: House, opcode: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "SHUT_OUT_SECONDS", 60)
    ada, bob = await house.pair()
    transport = ada.socket.transport
    transport.write(bytes([opcode, 0x80, 0, 0, 0, 0]) * 500)
    with pytest.raises(ConnectionClosed) as caught:
        await ada.hear_until(lambda heard: False)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1008
    with pytest.raises((OSError, EOFError, InvalidMessage)):
        await ada.connect()
    house.gate._shut_out.clear()
    await ada.connect()
    await choose(ada, bob)


# ---------------------------------------------------------------------------------------------------------------- files


def test_as_many_files_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = {"now": (1024, 65536)}
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda _, new: limits.update(now=new))
    assert run.raise_file_limit() == 65536
    assert limits["now"] == (65536, 65536)


def test_limits_say_what_is_wrong_with_them() -> None:
    assert Limits().with_changes({"sockets": "200", "requests": "5/minute"}).sockets == 200
    for changes, text in (
        ({"socket": 3}, "there is no limit 'socket'; known are requests,"),
        ({"requests": "often"}, "limit requests: 'often' is not so often in so long"),
        ({"tables": "many"}, "limit tables: 'many' is not a number"),
        ({"tables": 0}, "limit tables: 0 is less than 1"),
    ):
        with pytest.raises(SettingsError) as caught:
            Limits().with_changes(changes)
        assert str(caught.value).startswith(text)
    with pytest.raises(SettingsError, match="trusted: 'home' does not appear"):
        Settings(trusted="home").networks("trusted")
