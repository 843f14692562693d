"""Removing what nobody has used for long."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, or_, select, update

from arenarium.server.store import schema
from arenarium.server.store.database import Database
from arenarium.server.store.forget import forget, pointers
from arenarium.server.store.rows import CLOSED, OVER
from arenarium.server.store.schema import chat, invitations, login_failures, players, reports, seats, sessions, tables
from arenarium.server.store.site import note

_DAY = 24 * 60 * 60 * 1000
TIDY = "tidy"


async def tidy(database: Database, now: int, days: int, *, games: bool) -> dict[str, int]:
    """What was removed, and how much of it. Finished games stay, unless `games` says otherwise. Guests with no session
    are forgotten, and gone where no table of theirs is left."""
    before = now - days * _DAY
    async with database.write() as connection:
        done = {
            "sessions": (await connection.execute(delete(sessions).where(sessions.c.seen_at < before))).rowcount,
            "failures": (
                await connection.execute(delete(login_failures).where(login_failures.c.last_at < before))
            ).rowcount,
            "reports": (await connection.execute(delete(reports).where(reports.c.settled_at < before))).rowcount,
        }
        old: ColumnElement[bool] = (tables.c.status == CLOSED) & (tables.c.ended_at < before)
        if games:
            old = old | ((tables.c.status == OVER) & (tables.c.ended_at < before))
        gone = select(tables.c.id).where(old)
        for part in (schema.steps, chat, seats):
            await connection.execute(delete(part).where(part.c.table.in_(gone)))
        done["tables"] = (await connection.execute(delete(tables).where(old))).rowcount
        over = select(tables.c.id).where(tables.c.ended_at < before)
        lines = update(chat).where(chat.c.table.in_(over), ~chat.c.removed).values(text="", removed=True)
        done["lines of chat"] = (await connection.execute(lines)).rowcount
        recent = select(sessions.c.player)
        guests = select(players.c.id).where(
            players.c.account.is_(None),
            players.c.forgotten_at.is_(None),
            players.c.created_at < before,
            players.c.id.not_in(recent),
        )
        forgotten = list((await connection.execute(guests)).scalars())
        await note(connection, TIDY, TIDY, f"older than {days} days", now)
    for guest in forgotten:
        await forget(database, guest, TIDY, now)
    done["guests"] = len(forgotten)
    async with database.write() as connection:
        used = [select(column).where(column.is_not(None)) for _, column in pointers()]
        nobody = players.c.forgotten_at.is_not(None) & ~or_(*(players.c.id.in_(query) for query in used))
        await connection.execute(delete(players).where(nobody))
        unused = (invitations.c.created_at < before) & invitations.c.used_by.is_(None)
        done["invitations"] = (await connection.execute(delete(invitations).where(unused))).rowcount
    return done
