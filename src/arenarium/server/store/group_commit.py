"""Steps of many tables, stored with one write to the disk.

SQLite has one writer at a time, and to be sure that something is stored takes milliseconds, however little it is. So
a write that has to wait for the disk takes along all that come meanwhile.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from arenarium.server.live.steps import Step
from arenarium.server.store import schema
from arenarium.server.store.database import Database

_tables, _steps = schema.tables, schema.steps
_ADVANCE_NUMBER = (
    update(_tables)
    .where(_tables.c.id == bindparam("of_table"), _tables.c.number == bindparam("before"))
    .values(number=bindparam("to"), due_at=bindparam("due"))
)
_INSERT_STEP = insert(_steps)
MAX_BATCH = 64
"""Steps in one write. When it is done they are told, and meanwhile the next are written: with all that wait in one
write, hundreds would be told at once, and their answers wait for each other again, in step for ever."""
_TOLD_AT_ONCE = 8
"""Tables that go on in the same round of the loop; what they have to say goes out before the next do."""
_COLUMNS = ("number", "at", "kind", "seat", "text")
_counted = _ADVANCE_NUMBER.returning(_tables.c.id).cte("counted")
_ADVANCE_AND_INSERT = insert(_steps).from_select(
    ["table", *_COLUMNS],
    select(_counted.c.id, *(bindparam(f"a_{name}", type_=_steps.c[name].type) for name in _COLUMNS)),
)
"""Both in one statement, which PostgreSQL understands."""
_AS_SQLITE = sqlite.dialect(paramstyle="named")
_SQLITE_ADVANCE, _SQLITE_INSERT = (str(said.compile(dialect=_AS_SQLITE)) for said in (_ADVANCE_NUMBER, _INSERT_STEP))
"""As text, for who speaks with SQLite itself."""


class Overtaken(Exception):
    """Another step with that number is stored already."""


@dataclass(frozen=True, slots=True)
class PendingStep:
    """A step that changes nothing else of its table."""

    table: str
    step: Step
    due_at: int | None

    @property
    def number_update(self) -> dict[str, object]:
        return {"of_table": self.table, "before": self.step.number - 1, "to": self.step.number, "due": self.due_at}

    @property
    def row(self) -> dict[str, object]:
        step = self.step
        return {
            "table": self.table,
            "number": step.number,
            "at": step.at,
            "kind": step.kind,
            "seat": step.seat,
            "text": step.text,
        }


async def write(connection: AsyncConnection, pending: PendingStep) -> None:
    """Keep a step, within a transaction. Raises Overtaken where it is not the next any more."""
    counted = await connection.execute(_ADVANCE_NUMBER, pending.number_update)
    if counted.rowcount != 1:
        raise Overtaken
    try:
        await connection.execute(_INSERT_STEP, pending.row)
    except IntegrityError:
        raise Overtaken from None


def write_together(connection: sqlite3.Connection, steps: Sequence[PendingStep]) -> None:
    """Keep some steps in SQLite. Raises Overtaken where one of them is not the next any more."""
    counted = connection.executemany(_SQLITE_ADVANCE, [pending.number_update for pending in steps])
    if counted.rowcount != len(steps):
        raise Overtaken
    try:
        connection.executemany(_SQLITE_INSERT, [pending.row for pending in steps])
    except sqlite3.IntegrityError:
        raise Overtaken from None


async def write_at_once(database: Database, pending: PendingStep) -> None:
    """Keep a step in PostgreSQL. Raises Overtaken where it is not the next any more."""
    values = pending.number_update | {f"a_{name}": pending.row[name] for name in _COLUMNS}
    async with database.write_one() as connection:
        try:
            done = await connection.execute(_ADVANCE_AND_INSERT, values)
        except IntegrityError:
            raise Overtaken from None
    if done.rowcount != 1:
        raise Overtaken


class GroupCommit:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[PendingStep, asyncio.Future[None]]] = []
        self._following: set[asyncio.Task[None]] = set()
        """Writes for which there was no room in the one before."""

    async def write(self, pending: PendingStep) -> None:
        """Keep a step, with whatever else is waiting. Raises Overtaken where it is not the next any more."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((pending, done))
        if len(self._waiting) == 1:
            # what many wait for goes on when the first of them is not there any more
            await asyncio.shield(self._write())
        await done

    async def _write(self) -> None:
        """Wait for the turn to write, then write what is waiting by then."""
        batch: list[tuple[PendingStep, asyncio.Future[None]]] = []
        try:
            async with self._database.write_in_one_go() as writer:
                batch = self._take()
                await writer.write(partial(write_together, steps=[pending for pending, _ in batch]))
        except Overtaken:
            await self._one_by_one(batch)
        except Exception as error:
            for _, done in batch or self._take():
                _fail(done, error)
        else:
            for number, (_, done) in enumerate(batch, 1):
                _succeed(done)
                if number % _TOLD_AT_ONCE == 0:
                    await asyncio.sleep(0)

    def _take(self) -> list[tuple[PendingStep, asyncio.Future[None]]]:
        """Those that have waited longest. Who is left has their turn next."""
        batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
        if self._waiting:
            following = asyncio.create_task(self._write())
            self._following.add(following)
            following.add_done_callback(self._following.discard)
        return batch

    async def _one_by_one(self, batch: list[tuple[PendingStep, asyncio.Future[None]]]) -> None:
        """One of them cannot be stored: find out which, and write the others."""
        for pending, done in batch:
            try:
                async with self._database.write_in_one_go() as writer:
                    await writer.write(partial(write_together, steps=[pending]))
            except Exception as error:
                _fail(done, error)
            else:
                _succeed(done)


def _succeed(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
