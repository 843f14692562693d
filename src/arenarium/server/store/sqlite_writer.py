"""Small transactions of an embedded database, each in one go on a thread of its own. Through the engine every statement
of one would be handed to a thread and back, which takes ten times as long as what is done there."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias

from sqlalchemy.exc import OperationalError

Work = Callable[[sqlite3.Connection], object]
_Order: TypeAlias = "tuple[Work, asyncio.Future[None]]"


class SqliteWriter:
    """A thread and a queue: to hand something over takes half of what an executor takes for it."""

    def __init__(self, file: str, pragmas: Iterable[str]) -> None:
        self._file, self._pragmas = file, tuple(pragmas)
        self._orders: SimpleQueue[_Order | None] = SimpleQueue()
        """None: there will be no more."""
        self._thread: Thread | None = None
        self._connection: sqlite3.Connection | None = None
        """Made on the thread, and used there alone."""

    async def write(self, work: Work) -> None:
        """Carry out a transaction: all of it is kept, or nothing. What the database refuses is raised as the engine
        would raise it; sqlite3.IntegrityError, which says something, as it is."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sqlite-writer", daemon=True)
            self._thread.start()
        done = asyncio.get_running_loop().create_future()
        self._orders.put((work, done))
        await done

    def _run(self) -> None:
        while (order := self._orders.get()) is not None:
            work, done = order
            problem: Exception | None = None
            try:
                self._write(work)
            except Exception as error:
                problem = error
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                done.get_loop().call_soon_threadsafe(_settle, done, problem)
        if self._connection is not None:
            self._connection.close()

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
        if self._thread is not None:
            self._orders.put(None)
            await asyncio.to_thread(self._thread.join)


def _settle(done: asyncio.Future[None], problem: Exception | None) -> None:
    """Back on the loop: say how it went to whoever still waits."""
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
