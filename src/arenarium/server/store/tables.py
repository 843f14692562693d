"""Tables and their seats, from the making to the end."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, fields

from sqlalchemy import Executable, and_, func, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from arenarium.server.errors import Conflict, ErrorCode
from arenarium.server.store import schema
from arenarium.server.store.card_sets import expect_set, heads
from arenarium.server.store.database import Database
from arenarium.server.store.rows import CLOSED, LIVE, OPEN, SeatRow, TableRow
from arenarium.server.store.site import note

_tables, _seats, _players = schema.tables, schema.seats, schema.players
_reserved = schema.players.alias("reserved")
_SEAT_COLUMNS = ("player", "name", "computer", "reserved_for", "random", "bot")
_COLUMNS = [field.name for field in fields(TableRow) if field.name not in ("seats", "card_set")]


class Tables:
    def __init__(self, database: Database) -> None:
        self._database = database

    # -------------------------------------------------------------------------------------------------------- reading

    async def get(self, table: str) -> TableRow | None:
        async with self._database.read() as connection:
            rows = await self._rows(connection, select(_tables).where(_tables.c.id == table))
        return rows[0] if rows else None

    async def find(
        self,
        *,
        status: str | None = None,
        game: str | None = None,
        player: str | None = None,
        before: str | None = None,
        limit: int = 50,
        private_too: bool = False,
    ) -> list[TableRow]:
        """The newest public tables; or those at which a player sits, public or not. `before`: older than that table.
        Closed ones only where they are asked for, sandboxes never."""
        query = select(_tables).where(_tables.c.status == status if status else _tables.c.status != CLOSED)
        query = query.where(~_tables.c.sandbox)
        if player is None and not private_too:
            query = query.where(_tables.c.public)
        elif player is not None:
            query = query.join(_seats, _seats.c.table == _tables.c.id).where(_seats.c.player == player)
        if game is not None:
            query = query.where(_tables.c.game == game)
        async with self._database.read() as connection:
            if before is not None:
                age = (await connection.execute(select(_tables.c.created_at).where(_tables.c.id == before))).scalar()
                if age is None:
                    return []
                query = query.where(tuple_(_tables.c.created_at, _tables.c.id) < tuple_(age, before))
            newest_first = query.order_by(_tables.c.created_at.desc(), _tables.c.id.desc())
            return await self._rows(connection, newest_first.limit(limit))

    async def owned(self, *players: str, with_computers: Collection[str] = ()) -> int:
        """How many tables of some players are not over; or only those at which one of these computer players sits. Of
        sandboxes there are few (`sandboxes_of`)."""
        counted = select(func.count()).where(_tables.c.owner.in_(players), _tables.c.status.in_((OPEN, LIVE)))
        if not with_computers:
            counted = counted.where(~_tables.c.sandbox)
        if with_computers:
            sitting = select(_seats.c.table).where(_seats.c.computer.in_(with_computers))
            counted = counted.where(_tables.c.id.in_(sitting))
        async with self._database.read() as connection:
            return int((await connection.execute(counted)).scalar_one())

    async def sandboxes_of(self, player: str) -> list[TableRow]:
        """Those that are not over, the newest first."""
        query = select(_tables).where(_tables.c.owner == player, _tables.c.status == LIVE, _tables.c.sandbox)
        async with self._database.read() as connection:
            return await self._rows(connection, query.order_by(_tables.c.created_at.desc(), _tables.c.id.desc()))

    async def heads(self, tables: Collection[str]) -> dict[str, tuple[int, int, int]]:
        """Revision, last step and last line of chat of some tables: whether there is anything new."""
        query = select(_tables.c.id, _tables.c.revision, _tables.c.number, _tables.c.said)
        async with self._database.read() as connection:
            rows = await connection.execute(query.where(_tables.c.id.in_(tables)))
            return {row.id: (row.revision, row.number, row.said) for row in rows}

    async def due(self, now: int, limit: int) -> list[tuple[str, int]]:
        """Tables at which the server has to do something, and since when."""
        query = select(_tables.c.id, _tables.c.due_at).where(_tables.c.due_at <= now).order_by(_tables.c.due_at)
        async with self._database.read() as connection:
            return [(row.id, row.due_at) for row in await connection.execute(query.limit(limit))]

    async def _rows(self, connection: AsyncConnection, query: Executable) -> list[TableRow]:
        rows = (await connection.execute(query)).all()
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
                SeatRow(
                    row.player,
                    row.name,
                    row.computer,
                    row.reserved_for,
                    row.reserved_name,
                    bool(row.account),
                    row.random,
                    row.bot,
                    row.rating_before,
                    row.rating_after,
                )
            )
        sets = await heads(connection, {row.cards for row in rows if row.cards is not None})
        return [
            TableRow(
                **{key: getattr(row, key) for key in _COLUMNS},
                seats=tuple(by_table[row.id]),
                card_set=sets.get(row.cards),
            )
            for row in rows
        ]

    # -------------------------------------------------------------------------------------------------------- writing

    async def create(self, row: TableRow) -> None:
        async with self._database.write() as connection:
            await insert_table(connection, row)

    async def seat(self, before: TableRow, number: int, seat: SeatRow, **values: object) -> None:
        """Change a seat, and more, of a table that is as it was read. Raises Conflict where it is not so any more."""
        async with self._database.write() as connection:
            await self._change(connection, before, **values)
            await connection.execute(
                update(_seats)
                .where(_seats.c.table == before.id, _seats.c.seat == number)
                .values({key: getattr(seat, key) for key in _SEAT_COLUMNS})
            )

    async def change(self, before: TableRow, **values: object) -> None:
        """Change a table that is as it was read. Raises Conflict where it is not so any more."""
        async with self._database.write() as connection:
            await self._change(connection, before, **values)

    async def _change(self, connection: AsyncConnection, before: TableRow, **values: object) -> None:
        changed = await connection.execute(
            update(_tables)
            .where(_tables.c.id == before.id, _tables.c.revision == before.revision)
            .values(revision=before.revision + 1, **values)
        )
        if changed.rowcount != 1:
            raise Conflict("the table has just been changed by somebody else", ErrorCode.CHANGED)

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

    async def close(self, before: TableRow, now: int, *, by: str | None = None) -> None:
        """`by`: the host who does it."""
        async with self._database.write() as connection:
            await self._change(connection, before, status=CLOSED, ended_at=now, due_at=None)
            if by is not None:
                await note(connection, by, "close table", before.id, now)


async def insert_table(connection: AsyncConnection, row: TableRow) -> None:
    """A new table, within a transaction that keeps why there is one."""
    values = asdict(row)
    seats = values.pop("seats")
    del values["card_set"]
    if row.cards is not None:
        await expect_set(connection, row.cards)
    await connection.execute(insert(_tables).values(values))
    await connection.execute(
        insert(_seats),
        [
            {"table": row.id, "seat": number} | {key: seat[key] for key in _SEAT_COLUMNS}
            for number, seat in enumerate(seats)
        ],
    )
