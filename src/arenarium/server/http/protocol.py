"""HTTP and websockets on the wire, where a server that listens to the world itself needs more than uvicorn has.

- One request at a time on a connection: what comes while an answer is under way waits until that has gone out.
- A request has to arrive within some seconds, however slowly its bytes come.
- Of one address only so many connections are open at once, and of all together only as many as there are files for.
- Pings and pongs of a websocket are counted. Who sends too many is not let in again for some seconds.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from arenarium.server.networks import Networks, counted_as

REQUEST_SECONDS = 10.0
"""Within which a request has to arrive; its head, and then its body."""
CONTROL_FRAMES = 50
"""Pings and pongs that a socket may send in a second."""
SHUT_OUT_SECONDS = 5.0
"""For which an address is not let in again after it has flooded a socket: coming back costs more than the flood."""
_PIECE = 1024
"""Bytes of a websocket that are looked at in one go."""
_MAX_HELD = 512 * 1024
"""Bytes that may have come before their time: what one read brings, and no more. While some are held, none are read."""
_END_OF_HEAD = b"\r\n\r\n"
_SLOW = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_LOG_PAUSE = 60.0
"""Seconds between two lines in the log about the same thing."""

logger = logging.getLogger(__name__)


class Gate:
    """Counts the connections that are open."""

    def __init__(self, by_address: int, in_all: int, uncounted: Networks) -> None:
        self._by_address, self._in_all, self._uncounted = by_address, in_all, uncounted
        self._open: dict[asyncio.BaseTransport, str] = {}
        self._counts: Counter[str] = Counter()
        self._logged: dict[str, float] = {}
        self._shut_out: dict[str, float] = {}
        """By address: until when."""

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.BaseTransport, host: str) -> bool:
        """Whether there is room for one more."""
        address = "" if host in self._uncounted else counted_as(host)
        if len(self._open) >= self._in_all:
            self._log(f"{self._in_all} connections are open, more than that this process cannot have")
            return False
        if self._is_shut_out(address):
            return False
        if address and self._counts[address] >= self._by_address:
            self._log(f"an address has {self._by_address} connections, and wants more")
            return False
        self._open[transport] = address
        self._counts[address] += 1
        return True

    def shut_out(self, transport: asyncio.BaseTransport) -> None:
        """Let nobody in for a while from where this connection comes."""
        address = self._open.get(transport)
        if address:
            self._log("an address floods its sockets")
            now = time.monotonic()
            self._shut_out = {other: until for other, until in self._shut_out.items() if until > now}
            self._shut_out[address] = now + SHUT_OUT_SECONDS

    def _is_shut_out(self, address: str) -> bool:
        return time.monotonic() < self._shut_out.get(address, 0.0)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection is closed, if it was let in at all."""
        address = self._open.pop(transport, None)
        if address is not None:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]

    def _log(self, what: str) -> None:
        now = time.monotonic()
        if now >= self._logged.get(what, 0.0):
            self._logged[what] = now + _LOG_PAUSE
            logger.warning("connections are turned away: %s", what)


class GuardedHttp(HttpToolsProtocol):
    gate: ClassVar[Gate]
    _deadline: asyncio.TimerHandle | None = None
    _held = b""
    """What came before its time."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        client = get_remote_addr(transport)
        if not self.gate.enter(transport, client[0] if client else ""):
            transport.abort()
            return
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        self._arrived()
        super().connection_lost(exc)

    # ---------------------------------------------------------------------------------------------- one after the other

    @property
    def _answering(self) -> bool:
        """Whether a request has arrived whole, and its answer has not gone out."""
        if self.pipeline:
            return True
        return self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._held += data
        if len(self._held) > _MAX_HELD:
            self.transport.abort()
            return
        self._go_on()

    def _go_on(self) -> None:
        """Read on, request by request. Where a body does not end as heads do, the head after it may be read with it:
        that one waits in line, and no more."""
        while self._held and not self._answering and not self.transport.is_closing():
            self._expect()
            end = self._held.find(_END_OF_HEAD)
            cut = len(self._held) if end < 0 else end + len(_END_OF_HEAD)
            data, self._held = self._held[:cut], self._held[cut:]
            super().data_received(data)
            protocol = self.transport.get_protocol()
            if isinstance(protocol, GuardedWebSocket):
                protocol.data_received(self._held)
                return
        if self._held:
            self.flow.pause_reading()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            if self._held:
                self.flow.pause_reading()  # uvicorn reads on after each answer, and there is enough to do
                self.loop.call_soon(self._go_on)
            elif self.pipeline or self.cycle.more_body:
                self._expect()

    # ---------------------------------------------------------------------------------------------------------- in time

    def _expect(self) -> None:
        """From now on the rest of a request has to come in time."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self._too_slow, False)

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def _too_slow(self, again: bool) -> None:
        self._deadline = None
        if self.transport.is_closing():
            return
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering and not again:  # its head is there: who reads its body says that it takes too long
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self._too_slow, True)
            return
        if not answering:
            self.transport.write(_SLOW)
        self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()


class GuardedWebSocket(WebSocketsSansIOProtocol):
    gate: ClassVar[Gate]
    _held = b""
    _second = 0.0
    _frames = 0

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._held += data
        self._go_on()

    def _go_on(self) -> None:
        """Read on, a little at a time, as long as nobody has to read first what has come already."""
        while self._held and not self.read_paused and not self.transport.is_closing():
            data, self._held = self._held[:_PIECE], self._held[_PIECE:]
            super().data_received(data)

    async def receive(self) -> Any:
        message = await super().receive()
        self._go_on()
        return message

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count()

    def handle_pong(self, event: Any) -> None:
        super().handle_pong(event)
        self._count()

    def _count(self) -> None:
        now = self.loop.time()
        if now - self._second >= 1.0:
            self._second, self._frames = now, 0
        self._frames += 1
        if self._frames == CONTROL_FRAMES + 1 and not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008, "reason": "too many pings"})
            self.conn.fail(1008, "too many pings")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.gate.shut_out(self.transport)
            self.transport.close()


def guarded(gate: Gate) -> tuple[type[GuardedHttp], type[GuardedWebSocket]]:
    """The protocols of one server, which count at one gate."""
    return (
        type("Http", (GuardedHttp,), {"gate": gate}),
        type("WebSocket", (GuardedWebSocket,), {"gate": gate}),
    )
