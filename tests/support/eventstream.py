"""Listening to what happens to a player, as a browser does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
from support.patience import PATIENCE
from support.tableclient import Person

Message = dict[str, Any]


@dataclass
class Listening:
    _lines: AsyncIterator[str]
    last: int | None = None
    """The number of the last event that was heard."""

    async def hear(self, type: str | None = None) -> Message:
        """The next event; with a type, the next of it."""
        async with asyncio.timeout(PATIENCE):
            async for line in self._lines:
                name, _, value = line.partition(": ")
                if name == "id":
                    self.last = int(value)
                elif name == "data":
                    event: Message = msgspec.json.decode(value)
                    if type in (None, event["type"]):
                        return event
        raise AssertionError("the stream has ended")


@asynccontextmanager
async def listening(person: Person, since: int | None = None, address: str | None = None) -> AsyncIterator[Listening]:
    """Somebody listens; the first event is how things stand."""
    headers = {} if since is None else {"Last-Event-ID": str(since)}
    url = f"{address or person.addresses[0]}/api/me/events"
    timeout = httpx.Timeout(PATIENCE, read=None)
    async with person._http.stream("GET", url, headers=headers, timeout=timeout) as answer:
        assert answer.status_code == 200, await answer.aread()
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield Listening(answer.aiter_lines())
