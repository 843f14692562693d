"""The stream of a player's own games, as server-sent events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping

import msgspec
from msgspec import Struct

from arenarium.server.http.route import Call, Route, Stream
from arenarium.server.messages.events import Event
from arenarium.server.messages.socket import Number

MEDIA = "text/event-stream"
SIGN_OF_LIFE_SECONDS = 15.0
"""After so long without an event a comment is sent, so that proxies do not cut the stream off."""
RECHECK_SECONDS = 60.0
"""Seconds after which it is looked up again who somebody is: a session can be ended, a token revoked."""


class EventsSince(Struct, forbid_unknown_fields=True):
    since: Number | None = None
    """The last event that was seen, for clients that cannot send Last-Event-ID."""


async def follow_events(call: Call[None, EventsSince]) -> Stream:
    last = call.last_event
    since = int(last) if last.isdecimal() and len(last) <= 7 else call.query.since
    call.services.feeds.admit(call.who.id)
    return Stream(_pieces(call, since))


async def _pieces(call: Call[None, EventsSince], since: int | None) -> AsyncIterator[bytes]:
    loop = asyncio.get_running_loop()
    async with call.services.feeds.follow(call.who.id, since) as feed:
        yield _piece(await asyncio.shield(call.services.overview.hello(call.who, feed.head)))
        recheck_at = loop.time() + RECHECK_SECONDS
        while not feed.closed:
            rows = await feed.next(SIGN_OF_LIFE_SECONDS)
            for row in rows:
                yield _piece(row.content, row.number)
            if not rows:
                yield b": still here\n\n"
            if loop.time() >= recheck_at:
                recheck_at = loop.time() + RECHECK_SECONDS
                if not await asyncio.shield(call.still_known()):
                    return


def _piece(content: Event | Mapping[str, object], number: int | None = None) -> bytes:
    """An event as it is sent. The first, which is not kept, has no number."""
    mark = b"" if number is None else b"id: %d\n" % number
    return mark + b"data: " + msgspec.json.encode(content) + b"\n\n"


ROUTES = [
    Route(
        "GET",
        "/api/me/events",
        follow_events,
        "What happens to you, as server-sent events: your turn, challenges, games that begin and end",
        "players",
        query=EventsSince,
        reply=str,
        media=MEDIA,
        needs="player",
    )
]
