"""A client of the table server, as an outsider would write it: guests, tables, and play over sockets that may break."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from secrets import token_hex
from typing import Any

import httpx
import msgspec
import websockets
from support.patience import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.protocol import State

Message = dict[str, Any]
Choose = Callable[[Message], str]
"""Picks one of the options of a request, given the position."""

PASSING = frozenset({"stale", "not-asked", "changed", "busy", "unavailable", "too-many"})
"""Codes of refusals after which it is worth to look again: the game has gone on, or the server will be back."""


class RefusedError(Exception):
    """The server has refused something, and said why."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(f"{status} {code}: {text}")
        self.status, self.code, self.text = status, code, text


class Person:
    """Somebody who plays: a cookie, and the addresses of the processes at which the service can be reached."""

    def __init__(self, addresses: list[str], name: str) -> None:
        self.addresses = list(addresses)
        self.name = name
        # the server closes what is idle for five seconds: a request must not meet it in that moment
        self._http = httpx.AsyncClient(timeout=PATIENCE, limits=httpx.Limits(keepalive_expiry=2))
        self._sockets: set[ClientConnection] = set()

    @property
    def cookies(self) -> dict[str, str]:
        return dict(self._http.cookies.items())

    async def arrive(self) -> None:
        """Become a guest."""
        await self.call("POST", "/api/me", {"name": self.name})

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request. Raises RefusedError, or httpx.HTTPError where nobody answers."""
        answer = await self._http.request(method, self.addresses[0] + path, json=body)
        if answer.is_error:
            told = answer.json()
            raise RefusedError(answer.status_code, told["error"], told["text"])
        return answer.json() if answer.content else None

    async def make(self, game: str, setup: Mapping[str, Any], **more: Any) -> Message:
        """A new table, of which this person takes the first seat unless `seats` says otherwise."""
        made: Message = await self.call("POST", "/api/tables", {"game": game, "setup": setup, **more})
        return made

    async def join(self, table: str, seat: int | None = None) -> Message:
        joined: Message = await self.call("POST", f"/api/tables/{table}/join", {"seat": seat})
        return joined

    async def start(self, table: str) -> Message:
        started: Message = await self.call("POST", f"/api/tables/{table}/start")
        return started

    async def socket(self, table: str, since: int = 0, language: str | None = None) -> ClientConnection:
        """A socket of a table, at the first address."""
        query = f"since={since}" + (f"&lang={language}" if language else "")
        opened = await connect(
            f"{self.addresses[0].replace('http', 'ws', 1)}/api/tables/{table}/play?{query}",
            additional_headers={"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # a server that has much to do is not given up
            proxy=None,
        )
        self._sockets = {known for known in self._sockets if known.state is not State.CLOSED} | {opened}
        return opened

    def elsewhere(self) -> None:
        """Try the next process from now on."""
        self.addresses.append(self.addresses.pop(0))

    async def leave(self) -> None:
        """Close everything that may still be open."""
        for opened in self._sockets:
            await opened.close()
        await self._http.aclose()


@dataclass
class Answer:
    """A choice that was sent, and is not known to be accepted yet."""

    request: int
    choice: str


@dataclass
class TableClient:
    """Somebody at a table, in a seat or as a spectator. Whatever breaks, it connects again and goes on from the last
    step that it has seen; everything it was ever told stays in `told`."""

    person: Person
    table: str
    language: str | None = None
    rng: Random = field(default_factory=Random)
    silence: float = PATIENCE
    """Seconds without a word in a live game after which it connects again."""
    seat: int | None = None
    info: Message = field(default_factory=dict)
    position: Message = field(default_factory=dict)
    """Empty until the game begins."""
    told: dict[int, Message] = field(default_factory=dict)
    """By number: the steps that the server has told."""
    chosen: dict[int, str] = field(default_factory=dict)
    """By number: the own choices among them."""
    lines: dict[int, Message] = field(default_factory=dict)
    """By number: the chat."""
    away: dict[str, int] = field(default_factory=dict)
    """By seat: since when its player is not connected."""
    refusals: Counter[str] = field(default_factory=Counter)
    addition: str = field(default_factory=lambda: token_hex(32))
    """What is added to the seed of a game that waits for its players."""
    breaks: int = 0
    """How often the socket was lost."""
    silences: int = 0
    """How often nothing came for so long that the client gave the socket up."""
    _socket: ClientConnection | None = None
    _answer: Answer | None = None

    @property
    def number(self) -> int:
        return max(self.told, default=0)

    @property
    def called(self) -> bool:
        """Whether a game waits for this player's number to be dealt."""
        waits = self.info["status"] == "live" and self.info["started_at"] is None
        return waits and self.seat is not None and not self.info["seats"][self.seat].get("random")

    @property
    def over(self) -> bool:
        return self.position.get("outcome") is not None

    # ------------------------------------------------------------------------------------------------ the socket

    @property
    def socket(self) -> ClientConnection:
        """The open socket."""
        assert self._socket is not None
        return self._socket

    async def connect(self) -> None:
        """Open the socket and take in the welcome."""
        self._socket = await self.person.socket(self.table, self.number, self.language)
        await self.hear()
        if self.called:
            await self.send(type="add", random=self.addition)
            while not self.info["seats"][self.seat or 0].get("random"):
                await self.hear()

    async def disconnect(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def send(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message, taken in. Who comes and goes is taken in on the way; `hear_presence` waits for it."""
        while (message := await self._hear_anything(timeout))["type"] == "presence":
            pass
        return message

    async def hear_presence(self) -> dict[str, int]:
        """Who is away, after the next message about it."""
        while (await self._hear_anything(PATIENCE))["type"] != "presence":
            pass
        return self.away

    async def _hear_anything(self, timeout: float) -> Message:
        async with asyncio.timeout(timeout):
            message: Message = msgspec.json.decode(await self.socket.recv())
        self._take_in(message)
        return message

    async def hear_until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message of which something is true, after taking in all before it. A refusal that is not wanted
        raises RefusedError."""
        while not wanted(message := await self.hear()):
            if message["type"] == "refused":
                raise RefusedError(0, message["code"], message["text"])
        return message

    def _take_in(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self.seat, self.info = message["seat"], message["table"]
                self._take_in_steps(message["steps"])
                self.position = message["position"] or {}
                self._take_in_chat(message["chat"])
                self.away = message["away"]
            case "presence":
                self.away = message["away"]
            case "played":
                self._take_in_steps(message["steps"])
                self.position = message["position"]
            case "table":
                self.seat, self.info = message["seat"], message["table"]
            case "chat":
                self._take_in_chat(message["lines"])
            case "refused":
                self.refusals[message["code"]] += 1

    def _take_in_steps(self, steps: list[Message]) -> None:
        for step in steps:
            number = step["number"]
            if number in self.told:
                assert self.told[number] == step, f"step {number} is told in another way than before"
                continue
            assert number == self.number + 1, f"step {number} is told after step {self.number}"
            self.told[number] = step
            if step["kind"] == "choice" and step["seat"] == self.seat and self._answer is not None:
                self.chosen[number] = self._answer.choice
                self._answer = None

    def _take_in_chat(self, lines: list[Message]) -> None:
        self.lines.update({line["number"]: line for line in lines})

    # ------------------------------------------------------------------------------------------------ whole games

    def at_random(self, position: Message) -> str:
        choice: str = self.rng.choice(position["request"]["options"])["choice"]
        return choice

    async def play(self, choose: Choose | None = None, pause: float = 0.0) -> Message:
        """Play to the end, or watch: the last position. `pause` is the longest time to think."""
        attempts = 0
        while not self.over:
            try:
                await self.connect()
                attempts = 0
                await self._go_on(choose or self.at_random, pause)
            except TimeoutError:
                self.silences += attempts == 0
            except (OSError, websockets.WebSocketException):
                self.breaks += attempts == 0
                await asyncio.sleep(min(0.05 * 2**attempts, 1.0) * (0.5 + self.rng.random()))
                self.person.elsewhere()
            finally:
                attempts += 1
                await self.disconnect()
        return self.position

    async def _go_on(self, choose: Choose, pause: float) -> None:
        """Answer and listen until the game is over, or the socket breaks."""
        answered = None
        while not self.over:
            request = self.position.get("request")
            if request and request["id"] != answered:
                if pause:
                    await asyncio.sleep(pause * self.rng.random())
                await self._reply(choose, request)
                answered = request["id"]
            message = await self.hear(self.silence)
            if message["type"] == "refused":
                if message["code"] not in PASSING:
                    raise RefusedError(0, message["code"], message["text"])
                await asyncio.sleep(0.05 + 0.2 * self.rng.random())
                answered = None

    async def _reply(self, choose: Choose, request: Message) -> None:
        """What was sent before the socket broke is sent again as it was: it may have been accepted already."""
        if self._answer is None or self._answer.request != request["id"]:
            self._answer = Answer(request["id"], choose(self.position))
        await self.send(type="choose", request=request["id"], choice=self._answer.choice)
