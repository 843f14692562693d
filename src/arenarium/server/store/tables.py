"""Tables and their seats, from the making to the end."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import and_, func, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from arenarium.server.errors import Conflict
from arenarium.server.store import schema
from arenarium.server.store.database import Database
from arenarium.server.store.rows import CLOSED, LIVE, OPEN, SeatRow, TableRow

_tables, _seats, _players = schema.tables, schema.seats, schema.players
_reserved = schema.players.alias("reserved")
_COLUMNS = [field.name for field in fields(TableRow) if field.name != "seats"]


class Tables:
    def __init__(self, database: Database) -> None:
        self._database = database

    # -------------------------------------------------------------------------------------------------------- reading

    async def get(self, table: str) -> TableRow | None:
        async with self._database.read() as connection:
            found = await self._rows(connection, select(_tables).where(_tables.c.id == table))
        return found[0] if found else None

    async def find(
        self,
        *,
        status: str | None = None,
        game: str | None = None,
        player: str | None = None,
        before: str | None = None,
        limit: int = 50,
    ) -> list[TableRow]:
        """The newest public tables; or those at which a player sits, public or not. `before`: older than that table.
        Closed ones only where they are asked for."""
        wanted = select(_tables).where(_tables.c.status == status if status else _tables.c.status != CLOSED)
        if player is None:
            wanted = wanted.where(_tables.c.public)
        else:
            wanted = wanted.join(_seats, _seats.c.table == _tables.c.id).where(_seats.c.player == player)
        if game is not None:
            wanted = wanted.where(_tables.c.game == game)
        async with self._database.read() as connection:
            if before is not None:
                age = (await connection.execute(select(_tables.c.created_at).where(_tables.c.id == before))).scalar()
                if age is None:
                    return []
                wanted = wanted.where(tuple_(_tables.c.created_at, _tables.c.id) < tuple_(age, before))
            newest_first = wanted.order_by(_tables.c.created_at.desc(), _tables.c.id.desc())
            return await self._rows(connection, newest_first.limit(limit))

    async def owned(self, player: str) -> int:
        """How many tables of a player are not over."""
        counted = select(func.count()).where(_tables.c.owner == player, _tables.c.status.in_((OPEN, LIVE)))
        async with self._database.read() as connection:
            return int((await connection.execute(counted)).scalar_one())

    async def heads(self, tables: Collection[str]) -> dict[str, tuple[int, int, int]]:
        """Revision, last step and last line of chat of some tables: whether there is anything new."""
        wanted = select(_tables.c.id, _tables.c.revision, _tables.c.number, _tables.c.said)
        async with self._database.read() as connection:
            rows = await connection.execute(wanted.where(_tables.c.id.in_(tables)))
            return {row.id: (row.revision, row.number, row.said) for row in rows}

    async def due(self, now: int, limit: int) -> list[tuple[str, int]]:
        """Tables at which the server has to do something, and since when."""
        wanted = select(_tables.c.id, _tables.c.due_at).where(_tables.c.due_at <= now).order_by(_tables.c.due_at)
        async with self._database.read() as connection:
            return [(row.id, row.due_at) for row in await connection.execute(wanted.limit(limit))]

    async def _rows(self, connection: AsyncConnection, wanted: Any) -> list[TableRow]:
        rows = (await connection.execute(wanted)).all()
        by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        account = and_(_players.c.account.is_not(None), ~_seats.c.begun_as_guest)
        seats = (
            select(_seats, account.label("account"), _reserved.c.name.label("reserved_name"))
            .outerjoin(_players, _players.c.id == _seats.c.player)
            .outerjoin(_reserved, _reserved.c.id == _seats.c.reserved_for)
            .where(_seats.c.table.in_(by_table))
            .order_by(_seats.c.table, _seats.c.seat)
        )
        for row in await connection.execute(seats) if by_table else ():
            by_table[row.table].append(
                SeatRow(row.player, row.name, row.computer, row.reserved_for, row.reserved_name, bool(row.account))
            )
        return [TableRow(**{key: getattr(row, key) for key in _COLUMNS}, seats=tuple(by_table[row.id])) for row in rows]

    # -------------------------------------------------------------------------------------------------------- writing

    async def create(self, row: TableRow) -> None:
        values = asdict(row)
        seats = values.pop("seats")
        async with self._database.write() as connection:
            await connection.execute(insert(_tables).values(values))
            await connection.execute(
                insert(_seats),
                [
                    {"table": row.id, "seat": number}
                    | {key: seat[key] for key in ("player", "name", "computer", "reserved_for")}
                    for number, seat in enumerate(seats)
                ],
            )

    async def seat(self, before: TableRow, number: int, seat: SeatRow, **values: Any) -> None:
        """Change a seat, and more, of a table that is as it was read. Raises Conflict where it is not so any more."""
        async with self._database.write() as connection:
            await self._change(connection, before, **values)
            await connection.execute(
                update(_seats)
                .where(_seats.c.table == before.id, _seats.c.seat == number)
                .values(player=seat.player, name=seat.name, computer=seat.computer, reserved_for=seat.reserved_for)
            )

    async def change(self, before: TableRow, **values: Any) -> None:
        """Change a table that is as it was read. Raises Conflict where it is not so any more."""
        async with self._database.write() as connection:
            await self._change(connection, before, **values)

    async def _change(self, connection: AsyncConnection, before: TableRow, **values: Any) -> None:
        changed = await connection.execute(
            update(_tables)
            .where(_tables.c.id == before.id, _tables.c.revision == before.revision)
            .values(revision=before.revision + 1, **values)
        )
        if changed.rowcount != 1:
            raise Conflict("the table has just been changed by somebody else", "changed")

    async def claim(self, table: str, due: int, until: int) -> bool:
        """Take it upon this process to do what is due at a table; False where another has done so."""
        async with self._database.write() as connection:
            taken = await connection.execute(
                update(_tables).where(_tables.c.id == table, _tables.c.due_at == due).values(due_at=until)
            )
        return taken.rowcount == 1

    async def postpone(self, tables: Sequence[str], until: int) -> None:
        """Still at it: let no other process take these tables over."""
        async with self._database.write() as connection:
            await connection.execute(
                update(_tables).where(_tables.c.id.in_(tables), _tables.c.due_at.is_not(None)).values(due_at=until)
            )

    async def set_due(self, table: str, number: int, due: int | None) -> None:
        """When the server has to look at a table again, if no step has been made since."""
        async with self._database.write() as connection:
            await connection.execute(
                update(_tables).where(_tables.c.id == table, _tables.c.number == number).values(due_at=due)
            )

    async def wake(self, now: int, soon: int) -> None:
        """What is due within so many milliseconds is due now. These are the tables at which computer players were
        thinking: this process has just begun, and nobody else can be at them."""
        async with self._database.write() as connection:
            await connection.execute(
                update(_tables).where(_tables.c.due_at.between(now, now + soon)).values(due_at=now)
            )

    async def close(self, before: TableRow, now: int) -> None:
        await self.change(before, status=CLOSED, ended_at=now, due_at=None)
