"""The connection to the database: SQLite embedded, or PostgreSQL."""

from __future__ import annotations

import asyncio
import fcntl
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any

from sqlalchemy import event, text
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

from arenarium.server.settings import Settings, SettingsError

UNAVAILABLE = (OperationalError, InterfaceError, DBAPIError, OSError, asyncio.TimeoutError, NoConnectionFree)
"""What is raised when the database cannot be reached; IntegrityError, which says something, is to be caught before."""
MISTAKES = (ProgrammingError, DataError, IntegrityError)
"""What is raised when the database was reached, and asked something that makes no sense: to be caught before, too."""

_PRAGMAS = ("journal_mode=WAL", "busy_timeout=5000", "synchronous=FULL", "foreign_keys=ON")
"""FULL: a choice that was acknowledged survives a power cut, too."""

_CONNECTIONS = 20
"""To PostgreSQL, at most."""
_PATIENCE = 10.0
"""Seconds to wait for one of them, and for its answer: a machine that is gone says nothing at all."""


class Database:
    """Where to read and write. SQLite has one writer at a time, so writing waits its turn here, not in the file."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._lock_file: IO[str] | None = None
        self._turn = asyncio.Lock()
        self._connections = asyncio.Semaphore(_CONNECTIONS)
        # what is written, hashes of passwords for instance, never shows in an error, and not in a driver's log
        logging.getLogger("aiosqlite").setLevel(logging.INFO)
        if settings.embedded:
            Path(settings.database).absolute().parent.mkdir(parents=True, exist_ok=True)
            self._engine = create_async_engine(settings.url, pool_size=4, max_overflow=0, hide_parameters=True)
            self._at_once = self._engine
            event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)
        else:
            self._engine = create_async_engine(
                settings.url,
                pool_size=_CONNECTIONS,
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
        self._lock_file = open(f"{self.settings.database}.lock", "w")  # noqa: SIM115 - held as long as the process lives
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
        async with asyncio.timeout(_PATIENCE), self._connections:
            yield

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self._in_line(), self._at_once.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write_one(self) -> AsyncIterator[AsyncConnection]:
        """For a single statement, which is kept as soon as it is done; not on SQLite, where writers wait their turn."""
        assert not self.settings.embedded
        async with self._in_line(), self._at_once.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is kept, or nothing."""
        if not self.settings.embedded:
            async with self._in_line(), self._engine.begin() as connection:
                yield connection
            return
        async with self._turn, self._engine.begin() as connection:
            yield connection

    async def ping(self) -> None:
        """Raises one of UNAVAILABLE where the database does not answer."""
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        await self._engine.dispose()
        if self._lock_file is not None:
            self._lock_file.close()


def _refuse_closed(connection: Any, *_: Any) -> None:
    """A connection that the other side has closed is not used again; to know that, nobody has to be asked."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
