"""A table over its socket. Whatever breaks, it connects again and goes on after the last step that it has seen."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from arenarium.core.errors import ArenariumError
from arenarium.core.game import View
from arenarium.games import kit_of
from arenarium.server.messages.socket import (
    Add,
    Changed,
    Choose,
    FromClient,
    Option,
    Played,
    Position,
    Refused,
    RequestInfo,
    ToClient,
    Welcome,
)
from arenarium.server.messages.tables import TableInfo

PATIENCE = 60.0
RETRY_SECONDS = 2.0
OVERTAKEN = ("stale", "not-asked")
"""Codes of answers that came too late: the next position has the next question."""
PASSING = ("busy", "too-many", "too-slow", "unavailable")
"""Codes after which it is worth coming back."""

logger = logging.getLogger(__name__)


class TableRefused(ArenariumError):
    """The server does not take what was said at a table."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{text} ({code})")
        self.code, self.text = code, text


@dataclass(frozen=True, slots=True)
class Turn:
    """A question to you."""

    table: TableInfo
    seat: int
    request: RequestInfo
    position: Position

    @property
    def options(self) -> list[Option]:
        """All legal answers; `choice` of each is what to give back."""
        return self.request.options

    @property
    def view(self) -> View:
        """What your seat knows, as the game's own type."""
        view: View = kit_of(self.table.game).game.read_view(self.position.view)
        return view


class Table:
    """You at a table. `turns` is the loop of a game; `info` and `position` say how things stand."""

    def __init__(self, server: str, headers: dict[str, str], id: str, language: str | None = None) -> None:
        self.id = id
        self.info: TableInfo | None = None
        self.position: Position | None = None
        self.seat: int | None = None
        self._address = f"ws{server.removeprefix('http')}/api/tables/{id}/play"
        self._headers, self._language = headers, language
        self._socket: ClientConnection | None = None
        self._addition = secrets.token_hex(32)

    async def turns(self) -> AsyncIterator[Turn]:
        """Every question to you, once, until the game is over or the table is closed. Answer each before you take the
        next, with `answer`. Raises TableRefused where it is of no use to try again."""
        answered: int | None = None
        async for position in self.positions():
            request = position.request
            if request is None or request.id == answered or self.info is None or self.seat is None:
                continue
            yield Turn(self.info, self.seat, request, position)
            answered = request.id

    async def answer(self, turn: Turn, choice: str) -> None:
        """One of the options. Where the connection has broken meanwhile, the question comes again."""
        await self.send(Choose(request=turn.request.id, choice=choice))

    async def send(self, message: FromClient) -> None:
        if self._socket is not None:
            try:
                await self._socket.send(msgspec.json.encode(message).decode())
            except ConnectionClosed:
                logger.warning("the table %s was left before the message was sent", self.id)

    async def positions(self) -> AsyncIterator[Position]:
        """How things stand, each time that something has happened, until the game is over."""
        while self.info is None or self.info.status in ("open", "live"):
            try:
                async for position in self._connected():
                    yield position
                    if position.outcome is not None:
                        return
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError) as error:
                logger.warning("table %s: the connection has broken (%s); trying again", self.id, error)
            except TableRefused as refused:
                if refused.code not in PASSING:
                    raise
                logger.warning("table %s: %s; trying again", self.id, refused)
            if self.info is None or self.info.status in ("open", "live"):
                await asyncio.sleep(RETRY_SECONDS)

    async def _connected(self) -> AsyncIterator[Position]:
        since = self.position.number if self.position else 0
        address = f"{self._address}?since={since}" + (f"&lang={self._language}" if self._language else "")
        async with connect(address, additional_headers=self._headers, max_size=None, open_timeout=PATIENCE) as socket:
            self._socket = socket
            try:
                async for text in socket:
                    position = self._take(msgspec.json.decode(text, type=ToClient))
                    await self._add_to_seed()
                    if position is not None:
                        self.position = position
                        yield position
                    elif self.info is not None and self.info.status == "closed":
                        return
            finally:
                self._socket = None
            raise ConnectionClosed(None, None)

    async def _add_to_seed(self) -> None:
        """Who is called to a game adds a number to its seed on coming: only then is it dealt."""
        info, seat = self.info, self.seat
        called = info is not None and info.status == "live" and info.started_at is None
        if info is not None and seat is not None and called and info.seats[seat].random is None:
            await self.send(Add(random=self._addition))

    def _take(self, message: ToClient) -> Position | None:
        match message:
            case Welcome():
                self.info, self.seat = message.table, message.seat
                return message.position
            case Changed():
                self.info, self.seat = message.table, message.seat
            case Played():
                return message.position
            case Refused() if message.code not in OVERTAKEN:
                raise TableRefused(message.code, message.text)
        return None
