"""A route: everything that is known of one way to ask something. Serving it and describing it both start from here."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from arenarium.server.errors import Refusal, Unavailable
from arenarium.server.http.replies import JSON
from arenarium.server.service.accounts import Identity, Session
from arenarium.server.services import Services

Needs = Literal["public", "optional", "player", "account", "admin"]
"""Who may ask. `public`: the session is not even read. `optional`: with or without a session. `player`: a guest or an
account. `account`: no guests. `admin`: accounts with that role, and not with a token."""

MAX_BODY_BYTES = 16 * 1024
"""Of most requests."""

Body = TypeVar("Body")
Query = TypeVar("Query")


async def _known() -> bool:
    return True


@dataclass(slots=True)
class Call(Generic[Body, Query]):
    """A request, as a handler sees it."""

    services: Services
    identity: Identity | None
    body: Body
    query: Query
    path: dict[str, str]
    address: str
    """The client's, as limits are counted."""
    opened_at: str = ""
    """The host, with its port, that the client has asked for."""
    scheme: str = "http"
    client: str = ""
    """The address of the client itself."""
    last_event: str = ""
    """The last event that the client has seen, where it listens again (the header Last-Event-ID)."""
    still_known: Callable[[], Awaitable[bool]] = _known
    """Whether the session goes on; for answers that take long."""
    browsers: Mapping[str, str] = field(default_factory=dict)
    """Of the accounts that were open in this browser: by id, the browser's mark."""
    authorization: str = ""
    """The header, for what is not asked for by a player."""
    opened: Session | None = None
    closed: bool = False

    @property
    def who(self) -> Identity:
        """For routes that need somebody."""
        assert self.identity is not None
        return self.identity

    def open_session(self, session: Session) -> None:
        """From now on the client is this player."""
        self.opened = session

    def close_session(self) -> None:
        self.closed = True


@dataclass(frozen=True, slots=True)
class File:
    """An answer that is not a struct."""

    content: bytes
    media: str = JSON
    name: str | None = None
    """For a download."""


@dataclass(frozen=True, slots=True)
class Stream:
    """An answer that goes on for as long as the client listens."""

    pieces: AsyncIterator[bytes]


Handler = Callable[[Call[Any, Any]], Awaitable[Struct | File | Stream | None]]
"""Of which types query and body are, the route says."""


@dataclass(frozen=True, slots=True)
class Route:
    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    handler: Handler
    summary: str
    tag: str
    in_path: Mapping[str, object] = field(default_factory=dict)
    """The type of each name in the path; a value that is not of its type is no such thing."""
    body: type[Struct] | None = None
    max_body: int = MAX_BODY_BYTES
    """Bytes."""
    query: type[Struct] | None = None
    reply: object = None
    """The type of the answer; None where there is nothing to say."""
    status: int = 200
    media: str = JSON
    needs: Needs = "public"
    session_only: bool = False
    """Whether a bot's token is not enough."""
    cached: bool = False
    """Whether a client may keep the answer: it gets an ETag, and 304 as long as nothing has changed. Only for what is
    the same for everybody."""
    slow: bool = False
    """Whether it is given up when the client has gone: only for what changes nothing."""
    errors: tuple[type[Refusal], ...] = field(default=())
    """What the handler may refuse, besides what follows from the rest."""

    def __post_init__(self) -> None:
        if (named := set(re.findall(r"{(\w+)}", self.path))) != self.in_path.keys():
            raise ValueError(f"{self.path} names {sorted(named)}, but in_path has types for {sorted(self.in_path)}")

    @property
    def uses_database(self) -> bool:
        return self.needs != "public" or Unavailable in self.errors
