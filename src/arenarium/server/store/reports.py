"""What people tell the hosts, and lines of chat that hosts remove."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import insert, select, update

from arenarium.server.store.database import Database
from arenarium.server.store.schema import chat, players, reports, tables
from arenarium.server.store.site import note

_about, _reporter = players.alias("about_player"), players.alias("reporting_player")


@dataclass(frozen=True, slots=True)
class ReportRow:
    id: str
    reporter: str
    """By name, as the next."""
    about: str
    about_id: str
    table: str
    line: int | None
    said: str | None
    reason: str
    created_at: int
    settled_at: int | None


class Reports:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, id: str, reporter: str, about: str, table: str, line: int | None, said: str | None, reason: str, now: int
    ) -> None:
        values = {"id": id, "reporter": reporter, "about": about, "table": table, "line": line, "said": said}
        async with self._database.write() as connection:
            await connection.execute(insert(reports).values(**values, reason=reason, created_at=now))

    async def find(self, *, settled: bool = False, limit: int = 100) -> list[ReportRow]:
        """The newest first."""
        query = (
            select(reports, _about.c.name.label("about_name"), _reporter.c.name.label("reporter_name"))
            .join(_about, _about.c.id == reports.c.about)
            .join(_reporter, _reporter.c.id == reports.c.reporter)
            .where(reports.c.settled_at.is_not(None) if settled else reports.c.settled_at.is_(None))
            .order_by(reports.c.created_at.desc(), reports.c.id)
            .limit(limit)
        )
        async with self._database.read() as connection:
            return [
                ReportRow(
                    row.id,
                    row.reporter_name,
                    row.about_name,
                    row.about,
                    row.table,
                    row.line,
                    row.said,
                    row.reason,
                    row.created_at,
                    row.settled_at,
                )
                for row in await connection.execute(query)
            ]

    async def settle(self, id: str, by: str, now: int) -> bool:
        async with self._database.write() as connection:
            open_one = (reports.c.id == id) & reports.c.settled_at.is_(None)
            settled = await connection.execute(update(reports).where(open_one).values(settled_at=now))
            if settled.rowcount:
                await note(connection, by, "settle report", id, now)
            return settled.rowcount == 1

    async def line(self, table: str, number: int) -> tuple[str, str] | None:
        """Who said it, by id, and what."""
        query = select(chat.c.player, chat.c.text).where(chat.c.table == table, chat.c.number == number)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        return (row.player, row.text) if row else None

    async def remove_line(self, table: str, number: int, by: str, now: int) -> bool:
        """Its text is gone for good. Whoever watches the table is told by its revision."""
        async with self._database.write() as connection:
            one = (chat.c.table == table) & (chat.c.number == number) & ~chat.c.removed
            if (await connection.execute(update(chat).where(one).values(text="", removed=True))).rowcount != 1:
                return False
            counted = update(tables).where(tables.c.id == table).values(revision=tables.c.revision + 1)
            await connection.execute(counted)
            await note(connection, by, "remove chat", f"{table} {number}", now)
            return True
