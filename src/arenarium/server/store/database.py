"""The connection to the database: SQLite embedded, or PostgreSQL."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import IO

from sqlalchemy import PoolProxiedConnection, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from arenarium.server.metrics import Metrics
from arenarium.server.settings import Settings, SettingsError
from arenarium.server.store.sqlite_writer import SqliteWriter
from arenarium.server.store.writing import Writing

UNAVAILABLE = (OperationalError, InterfaceError, DBAPIError, OSError, asyncio.TimeoutError, NoConnectionFree)
"""What is raised when the database cannot be reached; IntegrityError, which says something, is to be caught before."""
PROGRAMMING_ERRORS = (ProgrammingError, DataError, IntegrityError)
"""What is raised when the database was reached, and asked something that makes no sense: to be caught before, too."""

_PRAGMAS = ("journal_mode=WAL", "busy_timeout=5000", "synchronous=FULL", "foreign_keys=ON")
"""FULL: a choice that was acknowledged survives a power cut, too."""

_MAX_CONNECTIONS = 20
"""To PostgreSQL, at most."""
_TIMEOUT = 10.0
"""Seconds to wait for one of them, and for its answer: a machine that is gone says nothing at all."""


class Database:
    """Where to read and write. SQLite has one writer at a time, so writing waits its turn here, not in the file."""

    def __init__(self, settings: Settings, metrics: Metrics | None = None) -> None:
        self.settings = settings
        self.writing = Writing(metrics)
        self._metrics = metrics
        self._lock_file: IO[str] | None = None
        self._turn = asyncio.Lock()
        self._connections = asyncio.Semaphore(_MAX_CONNECTIONS)
        self._writer = SqliteWriter(settings.database, _PRAGMAS) if settings.embedded else None
        # what is written, hashes of passwords for instance, never shows in an error, and not in a driver's log
        logging.getLogger("aiosqlite").setLevel(logging.INFO)
        if settings.embedded:
            keep_private(Path(settings.database))
            self._engine = create_async_engine(settings.url, pool_size=4, max_overflow=0, hide_parameters=True)
            self._at_once = self._engine
            event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)
        else:
            self._engine = create_async_engine(
                settings.url,
                pool_size=_MAX_CONNECTIONS,
                max_overflow=0,  # a connection more for a moment costs more than to wait for one
                hide_parameters=True,
            )
            # without a transaction around each statement: one way to the database and back instead of three
            self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")
            event.listen(self._engine.sync_engine, "checkout", _refuse_closed)

    @property
    def engine(self) -> AsyncEngine:
        return self._engine

    def claim(self) -> None:
        """An embedded database belongs to one process. Raises SettingsError where another has it."""
        if not self.settings.embedded:
            return
        lock = os.open(f"{self.settings.database}.lock", os.O_WRONLY | os.O_CREAT, 0o600)
        self._lock_file = open(lock, "w")  # noqa: SIM115 - held as long as the process lives
        try:
            fcntl.flock(self._lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SettingsError(
                f"another server uses the database '{self.settings.database}' already; several processes together need "
                "PostgreSQL and Redis (docs/hosting.md)"
            ) from None

    @asynccontextmanager
    async def _in_line(self) -> AsyncIterator[None]:
        """First come, first served: the pool itself would let some wait for ever while others come and go."""
        async with asyncio.timeout(_TIMEOUT), self._connections:
            yield

    @contextmanager
    def _timed(self, kind: str) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            if self._metrics is not None:
                self._metrics.database.labels(kind).observe(time.perf_counter() - began)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        with self._timed("read"):
            async with self._in_line(), self._at_once.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write_one(self) -> AsyncIterator[AsyncConnection]:
        """For a single statement, which is kept as soon as it is done; not on SQLite, where writers wait their turn."""
        assert not self.settings.embedded
        with self._timed("write"), self.writing.noted(UNAVAILABLE, PROGRAMMING_ERRORS):
            async with self._in_line(), self._at_once.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is kept, or nothing."""
        with self._timed("write"):
            if not self.settings.embedded:
                with self.writing.noted(UNAVAILABLE, PROGRAMMING_ERRORS):
                    async with self._in_line(), self._engine.begin() as connection:
                        yield connection
                return
            async with self._turn:
                with self.writing.noted(UNAVAILABLE, PROGRAMMING_ERRORS):
                    async with self._engine.begin() as connection:
                        yield connection

    @asynccontextmanager
    async def write_in_one_go(self) -> AsyncIterator[SqliteWriter]:
        """For a transaction that needs no answer on its way, on SQLite alone."""
        assert self._writer is not None
        with self._timed("write"):
            async with self._turn:
                with self.writing.noted(UNAVAILABLE, PROGRAMMING_ERRORS):
                    yield self._writer

    async def ping(self) -> None:
        """Raises one of UNAVAILABLE where the database does not answer."""
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def check_writable(self) -> None:
        """Raises one of UNAVAILABLE where nothing can be written. Where somebody has just written something, that is
        known; else it is tried, with what changes nothing."""
        if self.writing.known and self.writing.problem is None:
            return
        async with self.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        await self._engine.dispose()
        if self._lock_file is not None:
            self._lock_file.close()


def keep_private(file: Path) -> None:
    """A database that only its owner can read: hashes of passwords are in it, and the seeds of running games. What
    SQLite writes beside it has the same mode."""
    file = file.absolute()
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for part in (file, Path(f"{file}-wal"), Path(f"{file}-shm"), Path(f"{file}.lock")):
        if part.exists() and part.stat().st_mode & 0o077:
            with suppress(PermissionError):  # somebody else's: then it is theirs to decide
                part.chmod(0o600)


def _refuse_closed(connection: PoolProxiedConnection, *_: object) -> None:
    """A connection that the other side has closed is not used again; to know that, nobody has to be asked."""
    driver = connection.driver_connection
    if driver is None or driver.is_closed():
        raise DisconnectionError


def _prepare_sqlite(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
