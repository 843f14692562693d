"""The whole server on a real socket, in the loop of the test: its parts can be looked at, and its clock set."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
import pytest
import pytest_asyncio
import uvicorn
from server.apps import SECRET
from starlette.applications import Starlette
from support.patience import PATIENCE
from support.tableclient import Message, Person, RefusedError, TableClient
from websockets.asyncio.client import connect

from arenarium.server.http.protocol import Gate
from arenarium.server.http.sessions import COOKIE
from arenarium.server.run import address, configuration, listen
from arenarium.server.service.bot_pool import BotPool
from arenarium.server.service.replays import Replays
from arenarium.server.services import Services
from arenarium.server.settings import NO_LIMITS, Settings


class House:
    """A running server, and the people who come to it."""

    def __init__(self, app: Starlette, listener: socket.socket, people: AsyncExitStack, gate: Gate) -> None:
        self.app, self.listener, self._people, self.gate = app, listener, people, gate
        self.url = address(listener).rstrip("/")

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    async def guest(self, name: str) -> Person:
        person = Person([self.url], name)
        self._people.push_async_callback(person.leave)
        await person.arrive()
        return person

    async def client(self, person: Person, table: str, language: str | None = None) -> TableClient:
        """Somebody at a table, who has heard the welcome."""
        client = TableClient(person, table, language)
        self._people.push_async_callback(client.disconnect)
        await client.connect()
        return client

    async def steps(self, table: str) -> list[Any]:
        """What is kept of a game."""
        return await self.services.rooms._services.steps.since(table, 0)

    async def pair(self, game: str = "tashkalar", setup: Message | None = None, **more: Any) -> tuple[TableClient, ...]:
        """Two people at a running game; the first is the one who is asked first."""
        setup = setup or ({"form": "duel"} if game == "tashkalar" else {"difficulty": "quick"})
        clients = await self.table(game, setup, 2, **more)
        return tuple(sorted(clients, key=lambda client: "request" not in client.position))

    async def table(self, game: str, setup: Message, seats: int, **more: Any) -> list[TableClient]:
        """People at a running game, by seat."""
        people = [await self.guest(name) for name in ("Ada", "Bob", "Cyd", "Dee")[:seats]]
        table = (await people[0].make(game, setup, **more))["id"]
        for person in people[1:]:
            await person.join(table)
        return [await self.client(person, table) for person in people]

    async def knock(self, table: str, *, query: str = "", **headers: str) -> tuple[Message, int | None]:
        """Open a socket with these headers: the first message, and the code with which it is closed if it is."""
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/play{query}"
        async with connect(
            url, additional_headers=headers, compression=None, open_timeout=PATIENCE, proxy=None
        ) as socket:
            first: Message = msgspec.json.decode(await socket.recv())
            if first["type"] == "refused":
                await socket.wait_closed()
            return first, socket.close_code


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[House]:
    """Run a server until the end of the block."""
    with pytest.MonkeyPatch.context() as patch, listen("127.0.0.1", 0) as listener:
        for processes in (BotPool, Replays):
            patch.setattr(processes, "start", _when_needed)
        server = uvicorn.Server(configuration(settings))
        task = asyncio.create_task(server.serve([listener]))
        while not server.started:
            await asyncio.sleep(0.01)
            assert not task.done(), "the server has not started"
        try:
            async with AsyncExitStack() as people:
                yield House(server.config.app, listener, people, server.config.http.gate)  # type: ignore
        finally:
            server.should_exit = True
            await task


async def _when_needed(_: BotPool | Replays) -> None:
    """Tests do not wait for processes that they do not need."""


async def refusal(client: TableClient, **message: Any) -> str:
    """The code with which a message is refused, to its sender alone."""
    await client.send(**message)
    answer = await client.hear()
    assert answer["type"] == "refused", answer
    code: str = answer["code"]
    return code


async def refused_call(call: Any) -> tuple[int, str]:
    """Status and code of a request that is refused."""
    with pytest.raises(RefusedError) as caught:
        await call
    return caught.value.status, caught.value.code


async def accepted(client: TableClient, others: list[TableClient], **message: Any) -> Message:
    """Send something that is done; everybody has heard of it."""
    await client.send(**message)
    number = client.number + 1
    answer = await client.hear_until(lambda heard: heard["type"] in ("refused", "played"))
    assert answer["type"] == "played", answer
    for other in others:
        while other.number < number:
            await other.hear()
    return answer


async def choose(client: TableClient, *others: TableClient, which: Callable[[list[str]], str] = lambda o: o[0]) -> None:
    """Answer the question that is asked, and let everybody hear of it."""
    request = client.position["request"]
    choice = which([option["choice"] for option in request["options"]])
    await accepted(client, list(others), type="choose", request=request["id"], choice=choice)


async def silence(*clients: TableClient) -> None:
    """Nobody has been told anything: the next they hear is the answer to a ping."""
    for client in clients:
        await client.send(type="ping", id="silence")
        heard = await client.hear()
        assert heard["type"] == "pong", heard


def cookie_of(client: TableClient) -> str:
    """The cookie by which somebody is known."""
    return client.person._http.cookies[COOKIE]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """One server for all tests of a module; they import this."""
    database = tmp_path_factory.mktemp("house") / "tables.sqlite"
    async with serving(Settings(database=str(database), secret=SECRET, limits=NO_LIMITS, workers=1)) as house:
        yield house
