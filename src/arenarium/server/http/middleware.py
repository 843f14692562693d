"""What stands before every request and socket: no pages of other sites, not too many, headers for browsers, the log."""

from __future__ import annotations

import asyncio
import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arenarium.server.errors import ErrorCode, Forbidden, Refusal, TooMany
from arenarium.server.http import replies
from arenarium.server.http.address import address_of
from arenarium.server.http.network import KnownHosts
from arenarium.server.http.replies import Misdirected
from arenarium.server.logs import begin_request
from arenarium.server.settings import Limits, SettingsError

logger = logging.getLogger(__name__)
SAFE_METHODS = ("GET", "HEAD", "OPTIONS", "TRACE")
_COUNTED = ("/api/", "/table/", "/replay/")
_ANSWERS = ("http.response.start", "websocket.http.response.start", "websocket.accept")
_PORTS = {"http": 80, "https": 443}

SECURITY_HEADERS = {
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


REFUSAL_SECONDS = 0.5
"""After which an address is told that it asks too much. A refusal costs nearly what an answer costs: who has only so
many connections, and waits on each, cannot ask for many."""
REQUEST_ID = "X-Request-Id"
"""With every answer goes the id under which the log speaks of it."""


class RequestLog:
    """Counts and logs every request and socket: the route's template, never the path, and nothing that was sent."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        request, status = begin_request(), 0
        began = time.perf_counter()

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] in _ANSWERS:
                status = message.get("status", 101)
                message.setdefault("headers", [])
                MutableHeaders(scope=message)[REQUEST_ID] = request
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            method, route = scope.get("method", "SOCKET"), scope.get("arenarium.route", "none")
            took = round(1000 * (time.perf_counter() - began))
            if scope["type"] == "http":
                scope["app"].state.services.metrics.requests.labels(route, status).inc()
            facts = {"method": method, "route": route, "status": status, "milliseconds": took}
            logger.info("%s %s %d %d ms", method, route, status, took, extra=facts)


HSTS = "max-age=31536000"
"""Over HTTPS, browsers are told to come by HTTPS alone for a year."""


class SecurityHeaders:
    """On every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def adding(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                headers.update(SECURITY_HEADERS)
                if scope["scheme"] in ("https", "wss"):
                    headers["Strict-Transport-Security"] = HSTS
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, adding)


class KnownHostsOnly:
    """A page of another site whose name is made to lead here (DNS rebinding) would count as our own: only names under
    which this server is known are answered."""

    def __init__(self, app: ASGIApp, known: KnownHosts) -> None:
        self._app, self._known = app, known

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._known.includes(Headers(scope=scope).get("host", "")):
            await self._app(scope, receive, send)
            return
        unknown = Misdirected("this server is not known by this name; its host can add it: --hosts, ARENARIUM_HOSTS")
        await _refuse(unknown, scope, receive, send)


class SameOriginOnly:
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
        await _refuse(Forbidden("pages of other sites may not do this", ErrorCode.CROSS_ORIGIN), scope, receive, send)

    def _allowed(self, scope: Scope) -> bool:
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
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
    """So many requests, and new sockets, from one address. Of files of the page more: a page has dozens, and they are
    in memory. Pages of tables are not among these: they are looked up."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            limiter, address = scope["app"].state.services.limiter, address_of(scope)
            try:
                if f"{scope['path']}/".startswith(_COUNTED):
                    await limiter.hit(self._limits.requests, "requests", address)
                else:
                    limiter.hit_here(self._limits.files, "files", address)
            except Refusal as refused:
                await asyncio.sleep(REFUSAL_SECONDS)
                await _refuse(refused, scope, receive, send)
                return
        await self._app(scope, receive, send)


async def _refuse(refused: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    scope["app"].state.services.metrics.refusals.labels(refused.code).inc()
    logger.debug("refused: %s", refused.code)
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": refused.code})
        return
    response: Response = replies.refusal(refused)
    if isinstance(refused, TooMany):
        response.headers["Connection"] = "close"  # who has more to ask has to come again for it
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
