"""Running the server in this process. What can be found wrong before it runs is reported in words."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
from collections.abc import Callable

import uvicorn
from redis.asyncio import Redis

from arenarium.core.time_budget import avoid_long_pauses
from arenarium.server.app import create_app
from arenarium.server.messages.socket import LONGEST_MESSAGE
from arenarium.server.settings import Settings, SettingsError
from arenarium.server.store.database import UNAVAILABLE, Database
from arenarium.server.store.migrate import migrate

_GOODBYE_SECONDS = 5
"""How long requests may take to end when the server is told to stop."""

UNREAD_SECONDS = 30
"""How long what was sent may lie unread at a client: then it is cut off, however alive its machine is."""

_COLLECTIONS = 2_000, 10, 2_000
"""How often the garbage collector looks through the newest things, the newer ones, and all. Hundreds of live games are
a lot to look through: some tenths of a second for which nobody hears anything. So all of it only every some minutes."""


def run(settings: Settings, tell: Callable[[str], None]) -> bool:
    """Serve until told to stop; `tell` is given the address to open. False if it could not start. Raises SettingsError
    before anything runs."""
    asyncio.run(check(settings))
    with listen(settings.host, settings.port) as listener:
        logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        logging.getLogger("alembic").setLevel(logging.WARNING)
        server = uvicorn.Server(configuration(settings))
        avoid_long_pauses()
        gc.set_threshold(*_COLLECTIONS)
        # as good as Ctrl+C: uvicorn ends in good order, and then raises the signal that it was told to end by
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        tell(address(listener))
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listener])
        return server.started


async def check(settings: Settings) -> None:
    """Whether these settings will do; brings the database up to date. Raises SettingsError."""
    if settings.redis:
        _check_redis(settings.redis)
    try:
        settings.signing_secrets()
        database = Database(settings)
        try:
            database.claim()
            await migrate(database)
        finally:
            await database.close()
    except UNAVAILABLE as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise SettingsError(f"the database cannot be used: {reason}") from None


def _check_redis(url: str) -> None:
    """Only its form: the server does its work, more slowly, while Redis is away."""
    try:
        Redis.from_url(url)
    except ValueError as error:
        raise SettingsError(f"the address of Redis is wrong: {error}") from None


def listen(host: str, port: int) -> socket.socket:
    """The socket to serve at; port 0 is any that is free. Raises SettingsError."""
    try:
        family, _, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listener = socket.create_server((place[0], port), family=family, backlog=2048)
    except OSError as error:
        raise SettingsError(f"cannot listen at {host}, port {port}: {error.strerror}") from None
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # only Linux has it; every connection takes it over from the listener
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_SECONDS * 1000)
    return listener


def address(listener: socket.socket) -> str:
    """What to open in a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::", "127.0.0.1", "::1"):  # noqa: S104 - compared, not bound
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def configuration(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        # what uvicorn itself logs of requests has paths and query strings in it
        access_log=False,
        log_config=None,
        log_level=logging.WARNING,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=20.0,
        # how long a compressed message is would tell of what is in it; and a thousand compressors take much memory
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
        timeout_graceful_shutdown=_GOODBYE_SECONDS,
    )
