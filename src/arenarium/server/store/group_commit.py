"""Steps of many tables, kept with one write to the disk.

SQLite has one writer at a time, and to be sure that something is kept takes milliseconds, however little it is. So
a write that has to wait for the disk takes along all that come meanwhile.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from arenarium.server.live.steps import Step
from arenarium.server.store import schema
from arenarium.server.store.database import Database

_tables, _steps = schema.tables, schema.steps
_COUNT_UP = (
    update(_tables)
    .where(_tables.c.id == bindparam("of_table"), _tables.c.number == bindparam("before"))
    .values(number=bindparam("to"), due_at=bindparam("due"))
)
_KEEP = insert(_steps)
_COLUMNS = ("number", "at", "kind", "seat", "text")
_counted = _COUNT_UP.returning(_tables.c.id).cte("counted")
_COUNT_AND_KEEP = insert(_steps).from_select(
    ["table", *_COLUMNS],
    select(_counted.c.id, *(bindparam(f"a_{name}", type_=_steps.c[name].type) for name in _COLUMNS)),
)
"""Both in one statement, which PostgreSQL understands."""


class Overtaken(Exception):
    """Another step with that number is kept already."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A step that changes nothing else of its table."""

    table: str
    step: Step
    due_at: int | None

    @property
    def count(self) -> dict[str, Any]:
        return {"of_table": self.table, "before": self.step.number - 1, "to": self.step.number, "due": self.due_at}

    @property
    def row(self) -> dict[str, Any]:
        step = self.step
        return {
            "table": self.table,
            "number": step.number,
            "at": step.at,
            "kind": step.kind,
            "seat": step.seat,
            "text": step.text,
        }


async def keep(connection: AsyncConnection, *all_of_them: Kept) -> None:
    """Keep some steps. Raises Overtaken where one of them is not the next any more."""
    # a list of one is not the same: how many rows of many a statement has met, only SQLite says
    one = len(all_of_them) == 1
    counts = [kept.count for kept in all_of_them]
    counted = await connection.execute(_COUNT_UP, counts[0] if one else counts)
    if counted.rowcount != len(all_of_them):
        raise Overtaken
    rows = [kept.row for kept in all_of_them]
    try:
        await connection.execute(_KEEP, rows[0] if one else rows)
    except IntegrityError:
        raise Overtaken from None


async def keep_at_once(database: Database, kept: Kept) -> None:
    """Keep a step in PostgreSQL. Raises Overtaken where it is not the next any more."""
    values = kept.count | {f"a_{name}": kept.row[name] for name in _COLUMNS}
    async with database.write_one() as connection:
        try:
            done = await connection.execute(_COUNT_AND_KEEP, values)
        except IntegrityError:
            raise Overtaken from None
    if done.rowcount != 1:
        raise Overtaken


class Together:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Kept, asyncio.Future[None]]] = []

    async def keep(self, kept: Kept) -> None:
        """Keep a step, with whatever else is waiting. Raises Overtaken where it is not the next any more."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((kept, done))
        if len(self._waiting) == 1:
            # what many wait for goes on when the first of them is not there any more
            await asyncio.shield(self._write())
        await done

    async def _write(self) -> None:
        """Wait for the turn to write, then write what is waiting by then."""
        batch: list[tuple[Kept, asyncio.Future[None]]] = []
        try:
            async with self._database.write() as connection:
                batch, self._waiting = self._waiting, []
                await keep(connection, *(kept for kept, _ in batch))
        except Overtaken:
            await self._one_by_one(batch)
        except Exception as error:
            if not batch:
                batch, self._waiting = self._waiting, []
            for _, done in batch:
                _fail(done, error)
        else:
            for _, done in batch:
                _succeed(done)

    async def _one_by_one(self, batch: list[tuple[Kept, asyncio.Future[None]]]) -> None:
        """One of them cannot be kept: find out which, and keep the others."""
        for kept, done in batch:
            try:
                async with self._database.write() as connection:
                    await keep(connection, kept)
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
