"""Who asks: a signed cookie for browsers, a token for bots."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from types import MappingProxyType

from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from arenarium.server.errors import ErrorCode, NotSignedIn
from arenarium.server.ids import new_id
from arenarium.server.service.accounts import Identity, Session
from arenarium.server.services import Services

COOKIE = "arenarium"
_HOST = "__Host-"
HOST_COOKIE = f"{_HOST}{COOKIE}"
"""Its name over HTTPS: browsers take a cookie of such a name from this host alone, not from one of the same domain."""
YEAR = 365 * 24 * 60 * 60
REFRESH_AFTER = timedelta(days=7)
"""A cookie older than this is replaced when it is used, so that a session ends only after a year of absence."""
BROWSER_COOKIE = f"{COOKIE}-browser"
"""In it a browser is told which accounts were open in it: it stays when one logs out (service/login_guard.py)."""
_MAX_BROWSER_ACCOUNTS = 5


@dataclass(frozen=True, slots=True)
class Caller:
    """The sender of a request."""

    who: Identity | None = None
    token: bool = False
    """A bot, known by its token."""
    refreshed: Session | None = None
    """The session, if its cookie should be replaced."""
    browsers: Mapping[str, str] = field(default_factory=dict)
    """Of the accounts that were open in this browser: by id, the browser's mark."""


class Sessions:
    """The cookies, and who they belong to."""

    def __init__(self, secrets: Sequence[str], services: Services) -> None:
        """The first secret signs; what was signed with one of the others is accepted, and signed again."""
        self._services = services
        self._signers = [_signer(secret, "arenarium session") for secret in secrets]
        self._browser_signers = [_signer(secret, "arenarium browser") for secret in secrets]

    async def caller(self, connection: HTTPConnection) -> Caller:
        """Raises NotSignedIn for a token that is not valid. A cookie that is not valid is as good as none."""
        authorization = connection.headers.get("authorization")
        if authorization is not None:
            scheme, _, token = authorization.partition(" ")
            if scheme.lower() != "bearer" or not token:
                raise NotSignedIn("Authorization: expected 'Bearer' and a token", ErrorCode.BAD_TOKEN)
            return Caller(await self._services.accounts.with_token(token.strip()), token=True)
        browsers = self._browsers(connection)
        session, stale = self._read(connection.cookies.get(_name(connection), ""))
        if session is None:
            return Caller(browsers=browsers)
        id, number = session
        accounts = self._services.accounts
        if isinstance(number, int):  # signed before sessions were rows
            who = await accounts.resume_unlisted(id, number)
            if who is None or connection.scope["type"] != "http":  # only an answer can bring a new cookie
                return Caller(who, browsers=browsers)
            opened = await accounts.list_session(who)
            return Caller(opened.who, refreshed=opened, browsers=browsers)
        who = await accounts.resume(id, number)
        if who and stale:
            await accounts.seen(who)
        return Caller(who, refreshed=Session(who) if who and stale else None, browsers=browsers)

    def open(
        self,
        response: Response,
        session: Session,
        connection: HTTPConnection,
        browsers: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """`browsers`: of the accounts that were open in this browser already."""
        who = session.who
        self._set(response, connection, _name(connection), self._signers[0].dumps([who.id, who.session]))
        if who.account:
            others = [[id, mark] for id, mark in browsers.items() if id != who.id]
            own = [who.id, browsers.get(who.id) or new_id()]
            value = self._browser_signers[0].dumps([own, *others][:_MAX_BROWSER_ACCOUNTS])
            self._set(response, connection, _name(connection, BROWSER_COOKIE), value)

    def close(self, response: Response, connection: HTTPConnection) -> None:
        self._set(response, connection, _name(connection), "", 0)

    def forget_browser(self, response: Response, connection: HTTPConnection) -> None:
        self._set(response, connection, _name(connection, BROWSER_COOKIE), "", 0)

    def _set(
        self, response: Response, connection: HTTPConnection, name: str, value: str | bytes, max_age: int = YEAR
    ) -> None:
        assert isinstance(value, str)
        response.set_cookie(
            name,
            value,
            max_age=max_age,
            path="/",
            secure=_is_secure(connection),
            httponly=True,
            samesite="lax",
        )

    def _browsers(self, connection: HTTPConnection) -> dict[str, str]:
        cookie = connection.cookies.get(_name(connection, BROWSER_COOKIE), "")
        for signer in self._browser_signers:
            try:
                return dict(signer.loads(cookie, max_age=YEAR))
            except BadData:
                continue
        return {}

    def _read(self, cookie: str) -> tuple[tuple[str, str | int] | None, bool]:
        """The player's id and the session's, and whether the cookie, or what signed it, is getting old."""
        for signer in self._signers:
            try:
                content, signed_at = signer.loads(cookie, max_age=YEAR, return_timestamp=True)
            except BadData:
                continue
            match content:
                case [str(id), str() | int() as session] if session != "":
                    old = signer is not self._signers[0] or datetime.now(UTC) - signed_at > REFRESH_AFTER
                    return (id, session), old
        return None, False


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def _signer(secret: str, salt: str) -> URLSafeTimedSerializer:
    how = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
    return URLSafeTimedSerializer(secret, salt=salt, signer_kwargs=how)


def _name(connection: HTTPConnection, cookie: str = COOKIE) -> str:
    return f"{_HOST}{cookie}" if _is_secure(connection) else cookie


async def identify(connection: HTTPConnection) -> Identity | None:
    """Who opened a connection, be it a request or a socket. Raises NotSignedIn for a wrong token."""
    sessions: Sessions = connection.app.state.sessions
    return (await sessions.caller(connection)).who
