"""What stands before every request and socket: no pages of other sites, not too many, headers for browsers, the log."""

from __future__ import annotations

import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arenarium.server.errors import Forbidden, Refusal
from arenarium.server.http import replies
from arenarium.server.http.address import address_of
from arenarium.server.settings import SettingsError

LOG = logging.getLogger(__name__)
SAFE = ("GET", "HEAD", "OPTIONS", "TRACE")
_PORTS = {"http": 80, "https": 443}

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class Watch:
    """Counts and logs every request: the route's template, never the path, and nothing that was sent."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        status = 0
        began = time.perf_counter()

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            route = scope.get("arenarium.route", "none")
            scope["app"].state.services.metrics.requests.labels(route, status).inc()
            LOG.info("%s %s %d %.0f ms", scope["method"], route, status, 1000 * (time.perf_counter() - began))


class SecurityHeaders:
    """On every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def adding(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, adding)


class OwnPagesOnly:
    """A page of another site can make a browser send requests, with the cookie even, and open sockets: not here.

    A browser names the origin of the page; who is no browser need not.
    """

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self._app = app
        self._origins = {_known_origin(origin) for origin in origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._allowed(scope):
            await self._app(scope, receive, send)
            return
        await _refuse(Forbidden("pages of other sites may not do this", "cross-origin"), scope, receive, send)

    def _allowed(self, scope: Scope) -> bool:
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        headers = Headers(scope=scope)
        named = {_origin(origin) for origin in headers.getlist("origin")}
        if not named:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        if named <= self._origins:
            return True
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        own = _origin(f"{scheme}://{headers.get('host', '')}")
        return own is not None and named == {own} and headers.get("sec-fetch-site") != "cross-site"


class RequestLimit:
    """So many requests, and new sockets, from one address. Files of the page are not counted: a page has dozens, and
    they are in memory."""

    def __init__(self, app: ASGIApp, rate: str) -> None:
        self._app = app
        self._rate = rate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and f"{scope['path']}/".startswith("/api/"):
            try:
                await scope["app"].state.services.limiter.hit(self._rate, "requests", address_of(scope))
            except Refusal as refused:
                await _refuse(refused, scope, receive, send)
                return
        await self._app(scope, receive, send)


async def _refuse(refused: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    scope["app"].state.services.metrics.refusals.labels(refused.code).inc()
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": refused.code})
        return
    response: Response = replies.refusal(refused)
    await response(scope, receive, send)


def _known_origin(text: str) -> tuple[str, str, int]:
    origin = _origin(text)
    if origin is None:
        raise SettingsError(f"origin '{text}': expected something like https://example.org")
    return origin


def _origin(text: str) -> tuple[str, str, int] | None:
    """Scheme, host and port; None for what names none, as `null` does."""
    try:
        parts = urlsplit(text.strip())
        port = parts.port or _PORTS.get(parts.scheme)
    except ValueError:
        return None
    if not parts.hostname or port is None or parts.path not in ("", "/") or parts.username is not None:
        return None
    return parts.scheme, parts.hostname.rstrip("."), port
