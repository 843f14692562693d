"""Everything that is kept of a player: handing it out, and forgetting it.

Both go by the keys of the schema: a table that is added later, and points to players, is handed out and forgotten, too.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, ColumnElement, Table, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from arenarium.core.plain import Json
from arenarium.server.store import schema
from arenarium.server.store.card_sets import drop_unused, sets_of
from arenarium.server.store.database import Database
from arenarium.server.store.ratings import BOT
from arenarium.server.store.rows import CLOSED, OPEN
from arenarium.server.store.schema import chat, metadata, players, ratings, reports, seats, tables
from arenarium.server.store.site import note
from arenarium.server.store.tournaments import withdraw

FORGOTTEN = "–"
"""The name of all that are forgotten."""
_SECRETS = {
    ("players", "password"),
    ("tokens", "hash"),
    ("tables", "seed"),
    ("sessions", "id"),
    ("players", "likeness"),
}
_STAYS = {
    ("tables", "owner"),
    ("tournaments", "owner"),
    ("seats", "player"),
    ("chat", "player"),
    ("reports", "about"),
    ("reports", "reporter"),
}
"""What others need, too: games that were played, and what hosts have to decide. It belongs to nobody from then on."""


_OF_OTHERS = {("ignored", "other"), ("reports", "about")}
"""What others have done about a player, which is not told."""


def pointers() -> list[tuple[Table, Column[Any]]]:
    """All columns with the id of a player in them."""
    return [
        (table, column)
        for table in metadata.sorted_tables
        for column in table.columns
        if any(key.references(players) for key in column.foreign_keys)
    ]


async def export(database: Database, id: str) -> dict[str, Json]:
    """What is kept of a player, table by table. No secrets are in it, nor what others have said or played."""
    kept: dict[str, Json] = {}
    async with database.read() as connection:
        kept["players"] = await _rows(connection, players, players.c.id == id)
        for table in dict.fromkeys(table for table, _ in pointers()):
            own = [column == id for other, column in pointers() if other is table and not _of_others(column)]
            kept[table.name] = await _rows(connection, table, or_(*own))
        kept["ratings"] = await _rows(connection, ratings, ratings.c.who.in_((id, BOT + id)))
        mine = seats.alias()
        played = (schema.steps.c.table == mine.c.table) & (schema.steps.c.seat == mine.c.seat)
        steps = select(schema.steps).join(mine, played).where(mine.c.player == id)
        kept["steps"] = [dict(row._mapping) for row in await connection.execute(steps)]
    return kept


def _of_others(column: Column[Any]) -> bool:
    return (column.table.name, column.name) in _OF_OTHERS


async def _rows(connection: AsyncConnection, table: Table, condition: ColumnElement[bool]) -> list[Json]:
    shown = [column for column in table.columns if (table.name, column.name) not in _SECRETS]
    return [dict(row._mapping) for row in await connection.execute(select(*shown).where(condition))]


async def forget(database: Database, id: str, by: str, now: int) -> list[str] | None:
    """Forget a player: name, password, sessions, tokens, what was said, ratings. Games stay, played by nobody in
    particular, and card sets that others use, made by nobody in particular; tables and tournaments that have not begun
    are left, or closed. The tables that have changed; None for nobody."""
    async with database.write() as connection:
        row = await connection.execute(select(players).where(players.c.id == id).with_for_update())
        if (player := row.first()) is None or player.forgotten_at is not None:
            return None
        at = select(seats.c.table).where(or_(seats.c.player == id, seats.c.reserved_for == id))
        chatted = select(chat.c.table).where(chat.c.player == id)
        theirs = or_(tables.c.owner == id, tables.c.id.in_(at), tables.c.id.in_(chatted))
        changed = list((await connection.execute(select(tables.c.id).where(theirs))).scalars())
        waiting = select(tables.c.id).where(tables.c.status == OPEN)
        await connection.execute(
            update(tables)
            .where(tables.c.owner == id, tables.c.status == OPEN)
            .values(status=CLOSED, ended_at=now, due_at=None)
        )
        await connection.execute(
            update(seats)
            .where(seats.c.player == id, seats.c.table.in_(waiting))
            .values(player=None, name=None, random=None)
        )
        await connection.execute(update(seats).where(seats.c.player == id).values(name=FORGOTTEN))
        await connection.execute(update(chat).where(chat.c.player == id).values(name=FORGOTTEN, text="", removed=True))
        await connection.execute(update(reports).where(reports.c.about == id).values(said=None))
        await connection.execute(delete(ratings).where(ratings.c.who.in_((id, BOT + id))))
        await withdraw(connection, id, now)
        own_sets = await sets_of(connection, id)
        for table, column in pointers():
            if (table.name, column.name) in _STAYS:
                continue
            if column.nullable:
                await connection.execute(update(table).where(column == id).values({column: None}))
            else:
                await connection.execute(delete(table).where(column == id))
        await drop_unused(connection, own_sets)
        nothing = dict.fromkeys(("account", "likeness", "password", "role", "muted_until", "ban_reason"))
        await connection.execute(
            update(players).where(players.c.id == id).values(name=FORGOTTEN, forgotten_at=now, **nothing)
        )
        counted = update(tables).where(tables.c.id.in_(changed)).values(revision=tables.c.revision + 1)
        await connection.execute(counted)
        await note(connection, by, "forget", id, now)
        return changed
