"""How much of everything there is."""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import case, func, select

from arenarium.server.store.database import Database
from arenarium.server.store.schema import players, reports, tables


@dataclass(frozen=True, slots=True)
class Counted:
    players: dict[str, int] = field(default_factory=dict)
    """By kind: account, guest, bot."""
    tables: dict[tuple[str, str], int] = field(default_factory=dict)
    """By game and status."""
    reports: int = 0
    """That no host has settled."""


async def count(database: Database) -> Counted:
    kind = case((players.c.bot, "bot"), (players.c.account.is_not(None), "account"), else_="guest")
    kinds = select(kind.label("kind"), func.count()).where(players.c.forgotten_at.is_(None)).group_by("kind")
    by_status = select(tables.c.game, tables.c.status, func.count()).group_by(tables.c.game, tables.c.status)
    async with database.read() as connection:
        return Counted(
            {row[0]: row[1] for row in await connection.execute(kinds)},
            {(row[0], row[1]): row[2] for row in await connection.execute(by_status)},
            await connection.scalar(select(func.count()).where(reports.c.settled_at.is_(None))) or 0,
        )
