"""Who asks: a signed cookie for browsers, a token for bots."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from arenarium.server.errors import NotKnown
from arenarium.server.service.accounts import Identity, Session
from arenarium.server.services import Services

COOKIE = "arenarium"
HOST_COOKIE = f"__Host-{COOKIE}"
"""Its name over HTTPS: browsers take a cookie of such a name from this host alone, not from one of the same domain."""
YEAR = 365 * 24 * 60 * 60
REFRESH_AFTER = timedelta(days=7)
"""A cookie older than this is replaced when it is used, so that a session ends only after a year of absence."""


@dataclass(frozen=True, slots=True)
class Caller:
    """The sender of a request."""

    who: Identity | None = None
    token: bool = False
    """A bot, known by its token."""
    refreshed: Session | None = None
    """The session, if its cookie should be replaced."""


class Sessions:
    """The cookies, and who they belong to."""

    def __init__(self, secrets: Sequence[str], services: Services) -> None:
        """The first secret signs; what was signed with one of the others is accepted, and signed again."""
        self._services = services
        self._signers = [
            URLSafeTimedSerializer(
                secret,
                salt="arenarium session",
                signer_kwargs={"key_derivation": "hmac", "digest_method": hashlib.sha256},
            )
            for secret in secrets
        ]

    async def caller(self, connection: HTTPConnection) -> Caller:
        """Raises NotKnown for a token that is not valid. A cookie that is not valid is as good as none."""
        authorization = connection.headers.get("authorization")
        if authorization is not None:
            scheme, _, token = authorization.partition(" ")
            if scheme.lower() != "bearer" or not token:
                raise NotKnown("Authorization: expected 'Bearer' and a token", "bad-token")
            return Caller(await self._services.accounts.with_token(token.strip()), token=True)
        session, stale = self._read(connection.cookies.get(_name(connection), ""))
        if session is None:
            return Caller()
        id, generation = session
        who = await self._services.accounts.resume(id, generation)
        return Caller(who, refreshed=Session(who) if who and stale else None)

    def open(self, response: Response, session: Session, connection: HTTPConnection) -> None:
        value = self._signers[0].dumps([session.who.id, session.generation])
        assert isinstance(value, str)
        self._set(response, connection, value, YEAR)

    def close(self, response: Response, connection: HTTPConnection) -> None:
        self._set(response, connection, "", 0)

    def _set(self, response: Response, connection: HTTPConnection, value: str, max_age: int) -> None:
        response.set_cookie(
            _name(connection),
            value,
            max_age=max_age,
            path="/",
            secure=_is_secure(connection),
            httponly=True,
            samesite="lax",
        )

    def _read(self, cookie: str) -> tuple[tuple[str, int] | None, bool]:
        """The player's id and generation, and whether the cookie, or what signed it, is getting old."""
        for signer in self._signers:
            try:
                content, signed_at = signer.loads(cookie, max_age=YEAR, return_timestamp=True)
            except BadData:
                continue
            match content:
                case [str(id), int(generation)]:
                    old = signer is not self._signers[0] or datetime.now(UTC) - signed_at > REFRESH_AFTER
                    return (id, generation), old
        return None, False


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def _name(connection: HTTPConnection) -> str:
    return HOST_COOKIE if _is_secure(connection) else COOKIE


async def identify(connection: HTTPConnection) -> Identity | None:
    """Who opened a connection, be it a request or a socket. Raises NotKnown for a wrong token."""
    sessions: Sessions = connection.app.state.sessions
    return (await sessions.caller(connection)).who
