"""What the hosts have set, invitations, and what hosts have done: the statements."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import delete, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from arenarium.core.plain import Json
from arenarium.server.ids import new_id
from arenarium.server.store.database import Database
from arenarium.server.store.schema import deeds, invitations, players, site

CHANGED = "changed"
"""The key under which it is noted when a host has last changed something: by it servers know that they must look."""


@dataclass(frozen=True, slots=True)
class InvitationRow:
    code: str
    note: str
    created_at: int
    used_by: str | None
    """The name of the account that was made with it."""


class SiteStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self) -> dict[str, Json]:
        async with self._database.read() as connection:
            return {row.key: row.value for row in await connection.execute(select(site))}

    async def write(self, values: Mapping[str, Json]) -> None:
        async with self._database.write() as connection:
            await put(connection, values)

    async def invite(self, code: str, note: str, now: int) -> None:
        async with self._database.write() as connection:
            await connection.execute(insert(invitations).values(code=code, note=note, created_at=now))

    async def invitations(self) -> list[InvitationRow]:
        query = select(invitations, players.c.name).outerjoin(players, players.c.id == invitations.c.used_by)
        async with self._database.read() as connection:
            rows = await connection.execute(query.order_by(invitations.c.created_at.desc()))
            return [InvitationRow(row.code, row.note, row.created_at, row.name) for row in rows]

    async def withdraw(self, code: str) -> bool:
        """Whether there was such an invitation, and nobody had used it."""
        unused = (invitations.c.code == code) & invitations.c.used_by.is_(None)
        async with self._database.write() as connection:
            return (await connection.execute(delete(invitations).where(unused))).rowcount == 1


async def put(connection: AsyncConnection, values: Mapping[str, Json]) -> None:
    """Set some values, within a transaction."""
    insert_or_update = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    for key, value in values.items():
        statement = insert_or_update(site).values(key=key, value=value)
        await connection.execute(statement.on_conflict_do_update(index_elements=[site.c.key], set_={"value": value}))


async def note(connection: AsyncConnection, by: str, what: str, about: str, now: int) -> None:
    """Write down what a host does, within the transaction that does it; and let servers know."""
    id = new_id()
    deed = {"id": id, "at": now, "by": by[:32], "what": what[:32], "about": about[:64]}
    await connection.execute(insert(deeds).values(deed))
    await put(connection, {CHANGED: id})
