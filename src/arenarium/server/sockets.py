"""The socket of a table: a client gets what it may know, and says what it wants to do (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from contextlib import suppress
from itertools import count

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from arenarium.narration.words import LANGUAGES
from arenarium.server.errors import ErrorCode, Invalid, NotSignedIn, Refusal, TooMany
from arenarium.server.http.address import address_of
from arenarium.server.http.sessions import identify
from arenarium.server.messages.socket import MAX_MESSAGE_BYTES, FromClient, Number, Ping, Pong, Refused, Say
from arenarium.server.messages.tables import Id
from arenarium.server.service.accounts import Identity
from arenarium.server.service.teller import encode
from arenarium.server.services import Services
from arenarium.server.store.database import PROGRAMMING_ERRORS, UNAVAILABLE

PATH = "/api/tables/{id}/play"
MAX_QUEUED_MESSAGES = 200
"""Messages that may wait for a slow client before it is sent away."""
RECHECK_SECONDS = 60.0
"""Seconds after which it is looked up again who somebody is: a session can be ended, a token revoked."""
CLOSE_REFUSED, CLOSE_AGAIN, CLOSE_INTERNAL = 4000, 1013, 1011
"""Codes with which sockets are closed: 4000 and the status of the refusal; come back later; our mistake."""

logger = logging.getLogger(__name__)
_numbers = count()
"""For each socket another, as long as the process lives: by it its messages are counted."""
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class _Query(msgspec.Struct, forbid_unknown_fields=True):
    since: Number = 0
    lang: str | None = None


class Sockets:
    """All sockets of this process."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    async def serve(self, websocket: WebSocket) -> None:
        """One socket, from the first message to the last."""
        services: Services = websocket.app.state.services
        websocket.scope["arenarium.route"] = PATH
        address = address_of(websocket.scope)
        await websocket.accept()
        self._open[address] += 1
        services.metrics.sockets.inc()
        try:
            if self._open[address] > services.settings.limits.sockets and not services.limiter.trusts(address):
                raise TooMany("too many sockets are open from this address")
            await _Conversation(websocket, services, *_asked_for(websocket)).run()
        except Refusal as refusal:
            services.metrics.refusals.labels(refusal.code).inc()
            logger.debug("refused: %s", refusal.code)
            await _send_away(websocket, refusal)
        except PROGRAMMING_ERRORS:
            await _fail(websocket)
        except UNAVAILABLE:
            await _close(websocket, CLOSE_AGAIN)
        except WebSocketDisconnect:
            pass
        except Exception:
            await _fail(websocket)
        finally:
            services.metrics.sockets.dec()
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def _asked_for(websocket: WebSocket) -> tuple[str, int, str | None]:
    """Which table, since which step, in which language."""
    try:
        table: str = msgspec.convert(websocket.path_params["id"], Id)
        query = msgspec.convert(dict(websocket.query_params), _Query, strict=False)
    except msgspec.ValidationError as error:
        raise Invalid(str(error)) from None
    if query.lang is not None and query.lang not in LANGUAGES:
        raise Invalid(f"unknown language '{query.lang[:10]}'; known are {', '.join(LANGUAGES)}")
    return table, query.since, query.lang


class _Conversation:
    """One client at one table."""

    def __init__(self, websocket: WebSocket, services: Services, table: str, since: int, language: str | None) -> None:
        self.who: Identity | None = None
        self.language = language
        self.ignores: frozenset[str] = frozenset()
        self._websocket, self._services, self._table, self._since = websocket, services, table, since
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._too_slow = False
        self._recheck = asyncio.Event()

    def send(self, message: bytes) -> None:
        """As `Watcher.send`: a client that cannot keep up is sent away, and resumes from the step it saw last."""
        if len(self._waiting) >= MAX_QUEUED_MESSAGES:
            self._too_slow = True
            self._waiting.clear()
        if not self._too_slow:
            self._waiting.append(message)
        self._news.set()

    def recheck(self) -> None:
        """As `Watcher.recheck`."""
        self._recheck.set()

    async def run(self) -> None:
        await self._find_out()
        if self.who is not None:
            self._services.whereabouts.note(self.who.id, address_of(self._websocket.scope))
        rooms = self._services.rooms
        writing = asyncio.create_task(self._write())
        try:
            await rooms.watch(self._table, self, self._since)
            reading, checking = asyncio.create_task(self._read()), asyncio.create_task(self._stay_known())
            try:
                done, _ = await asyncio.wait((reading, writing, checking), return_when=asyncio.FIRST_COMPLETED)
            finally:
                # what is being done is done to the end: only waiting for messages is broken off
                reading.cancel()
                checking.cancel()
            for task in done:
                task.result()
        finally:
            rooms.unwatch(self._table, self)
            writing.cancel()

    async def _find_out(self) -> None:
        """Who it is, and whom they do not want to hear."""
        self.who = await identify(self._websocket)
        if self.who is not None:
            self.ignores = await self._services.moderation.ignored_ids(self.who.id)

    async def _stay_known(self) -> None:
        """Send away whose session has ended, also those who only listen."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(RECHECK_SECONDS):
                    await self._recheck.wait()
            self._recheck.clear()
            with suppress(*UNAVAILABLE):  # then the next time
                before = self.who
                await self._find_out()
                if before is not None and self.who is None:
                    raise NotSignedIn("your session has ended", ErrorCode.SESSION_ENDED)
                if before != self.who:
                    self._services.rooms.update_presence(self._table)

    # -------------------------------------------------------------------------------------------------------- writing

    async def _write(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                await self._websocket.send_text(self._waiting.popleft().decode())
            if self._too_slow:
                raise TooMany("you do not keep up; come back to where you were", ErrorCode.TOO_SLOW)

    # -------------------------------------------------------------------------------------------------------- reading

    async def _read(self) -> None:
        limits, key = self._services.settings.limits, str(next(_numbers))
        while True:
            received = await self._websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            self._services.limiter.hit_here(limits.messages, "messages", key)
            await asyncio.shield(self._hear(received.get("text")))

    async def _hear(self, text: str | None) -> None:
        """Do what a message says, or refuse it."""
        mark = None
        try:
            message = _decoded(text)
            mark = message.id
            if isinstance(message, Ping):
                self.send(encode(Pong(mark, self._services.now())))
                return
            if self.who is None:
                raise NotSignedIn("say who you are first: POST /api/me makes you a guest")
            if isinstance(message, Say):
                await self._services.limiter.hit(self._services.settings.limits.chat, "chat", self.who.id)
            await self._services.rooms.act(self._table, self.who, message)
        except Refusal as refusal:
            self._services.metrics.refusals.labels(refusal.code).inc()
            logger.debug("refused: %s", refusal.code)
            self.send(encode(Refused(refusal.code, str(refusal), mark)))


def _decoded(text: str | None) -> FromClient:
    if text is None:
        raise Invalid("expected text, not bytes", ErrorCode.NOT_JSON)
    if len(text) > MAX_MESSAGE_BYTES:
        raise Invalid(f"a message has at most {MAX_MESSAGE_BYTES} bytes", ErrorCode.TOO_LARGE)
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise Invalid(str(error)) from None
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Invalid(f"this is not JSON: {error}", ErrorCode.NOT_JSON) from None


async def _send_away(websocket: WebSocket, refusal: Refusal) -> None:
    """Say why, and close."""
    try:
        await websocket.send_text(encode(Refused(refusal.code, str(refusal), None)).decode())
    except (RuntimeError, WebSocketDisconnect):
        return  # it is gone already
    await _close(websocket, CLOSE_REFUSED + refusal.status)


async def _fail(websocket: WebSocket) -> None:
    logger.exception("a socket has failed")
    await _close(websocket, CLOSE_INTERNAL)


async def _close(websocket: WebSocket, code: int) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):  # it may be gone already
        await websocket.close(code)
