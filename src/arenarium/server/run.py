"""Running the server in this process. What can be found wrong before it runs is reported in words."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import resource
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn
from redis.asyncio import Redis

from arenarium.core.time_budget import avoid_long_pauses
from arenarium.server.app import create_app
from arenarium.server.http.protocol import Gate, guarded
from arenarium.server.logs import configure_logs
from arenarium.server.messages.socket import MAX_MESSAGE_BYTES
from arenarium.server.networks import Networks
from arenarium.server.services import Services
from arenarium.server.settings import Settings, SettingsError
from arenarium.server.store.database import UNAVAILABLE, Database
from arenarium.server.store.migrate import migrate

_SHUTDOWN_SECONDS = 5
"""How long requests may take to end when the server is told to stop."""

UNREAD_SECONDS = 30
"""How long what was sent may lie unread at a client: then it is cut off, however alive its machine is."""

_OWN_FILES = 200
"""Files that the server needs for itself: the database, the processes of computer players."""
_FEW_FILES = 4096
"""With fewer files than that the host is warned."""

_GC_THRESHOLDS = 2_000, 10, 2_000
"""How often the garbage collector looks through the newest things, the newer ones, and all. Hundreds of live games are
a lot to look through: some tenths of a second for which nobody hears anything. So all of it only every some minutes."""


logger = logging.getLogger(__name__)


class _Server(uvicorn.Server):
    """A server that lets go of those who only listen before it waits for answers to end."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        services: Services | None = getattr(getattr(self.config.app, "state", None), "services", None)
        if services is not None:
            services.feeds.end_streams()
        await super().shutdown(sockets)


def run(settings: Settings, tell: Callable[[str], None]) -> bool:
    """Serve until told to stop; `tell` is given the address to open. False if it could not start. Raises SettingsError
    before anything runs."""
    configure_logs(settings)
    asyncio.run(check(settings))
    with listen(settings.host, settings.port) as listener:
        files = raise_file_limit()
        if files < _FEW_FILES:
            logger.warning("the system allows %d open files, so fewer connections: raise it (ulimit -n)", files)
        server = _Server(configuration(settings, files))
        collect_rarely()
        # as good as Ctrl+C: uvicorn ends in good order, and then raises the signal that it was told to end by
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        tell(address(listener))
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listener])
        return server.started


def collect_rarely() -> None:
    """Let the garbage collector leave alone what is loaded by now, and look through the rest less often."""
    avoid_long_pauses()
    gc.set_threshold(*_GC_THRESHOLDS)


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


def raise_file_limit() -> int:
    """Let this process have as many files open as the system allows; how many that are. A connection is a file, too."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):  # some systems say "infinite", and mean less
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if allowed == resource.RLIM_INFINITY else allowed


def configuration(settings: Settings, files: int = sys.maxsize) -> uvicorn.Config:
    """How uvicorn serves; with at most so many files open."""
    uncounted = Networks([*settings.networks("proxies").names, *settings.networks("trusted").names])
    http, websocket = guarded(Gate(settings.limits.connections, files - _OWN_FILES, uncounted))
    return uvicorn.Config(
        create_app(settings),
        http=http,
        ws=websocket,
        # what uvicorn itself logs of requests has paths and query strings in it
        access_log=False,
        log_config=None,
        log_level=logging.WARNING,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=20.0,
        # how long a compressed message is would tell of what is in it; and a thousand compressors take much memory
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
    )
