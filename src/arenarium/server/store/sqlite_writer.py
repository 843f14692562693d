"""Small transactions of an embedded database, each in one go on a thread of its own. Through the engine every statement
of one would be handed to a thread and back, which takes ten times as long as what is done there."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy.exc import OperationalError

Work = Callable[[sqlite3.Connection], None]


class SqliteWriter:
    def __init__(self, file: str, pragmas: Iterable[str]) -> None:
        self._file, self._pragmas = file, tuple(pragmas)
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._connection: sqlite3.Connection | None = None
        """Made on the thread, and used there alone."""

    async def write(self, work: Work) -> None:
        """Carry out a transaction: all of it is kept, or nothing. What the database refuses is raised as the engine
        would raise it; sqlite3.IntegrityError, which says something, as it is."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: Work) -> None:
        try:
            connection = self._connected()
            connection.execute("BEGIN IMMEDIATE")
            try:
                work(connection)
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        except sqlite3.IntegrityError:
            raise
        except sqlite3.Error as error:
            raise OperationalError(None, None, error) from None

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self._file, isolation_level=None)
            for pragma in self._pragmas:
                connection.execute(f"PRAGMA {pragma}")
            self._connection = connection
        return self._connection

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
