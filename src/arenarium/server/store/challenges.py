"""Challenges: the statements."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace

from sqlalchemy import ColumnElement, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from arenarium.core.plain import Json
from arenarium.server.errors import Conflict, ErrorCode
from arenarium.server.store import schema
from arenarium.server.store.card_sets import expect_set, heads
from arenarium.server.store.database import Database
from arenarium.server.store.rows import SetHead, TableRow
from arenarium.server.store.tables import insert_table

OPEN, ACCEPTED, DECLINED, WITHDRAWN, EXPIRED = "open", "accepted", "declined", "withdrawn", "expired"

_challenges = schema.challenges
_challenger, _opponent = schema.players.alias("challenger"), schema.players.alias("opponent")


@dataclass(frozen=True, slots=True)
class Challenge:
    id: str
    challenger: str
    opponent: str | None
    """None: whoever has the link."""
    game: str
    way: str
    setup: dict[str, Json]
    clock: dict[str, Json]
    rated: bool
    status: str
    created_at: int
    expires_at: int
    table: str | None = None
    bot: bool = False
    """Whether the challenger is a program."""
    cards: str | None = None
    """The card set; none: the printed one."""
    challenger_name: str = ""
    opponent_name: str | None = None
    card_set: SetHead | None = None


class Challenges:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, challenge: Challenge) -> None:
        values = asdict(challenge)
        del values["challenger_name"], values["opponent_name"], values["card_set"]
        async with self._database.write() as connection:
            if challenge.cards is not None:
                await expect_set(connection, challenge.cards)
            await connection.execute(insert(_challenges).values(values))

    async def get(self, id: str) -> Challenge | None:
        rows = await self._find(_challenges.c.id == id)
        return rows[0] if rows else None

    async def open_of(self, player: str, now: int) -> list[Challenge]:
        """Those to a player and by a player that wait for an answer, the newest first."""
        theirs = or_(_challenges.c.challenger == player, _challenges.c.opponent == player)
        return await self._find(theirs & (_challenges.c.status == OPEN) & (_challenges.c.expires_at > now))

    async def count_open(self, challenger: str) -> int:
        mine = (_challenges.c.challenger == challenger) & (_challenges.c.status == OPEN)
        async with self._database.read() as connection:
            return int((await connection.execute(select(func.count()).where(mine))).scalar_one())

    async def answer(self, challenge: Challenge, status: str) -> None:
        """Raises Conflict where it is open no more."""
        async with self._database.write() as connection:
            await _close(connection, challenge.id, status)

    async def accept(self, challenge: Challenge, table: TableRow) -> None:
        """It is accepted, and there is a table: both, or neither. Raises Conflict where it is open no more."""
        async with self._database.write() as connection:
            await _close(connection, challenge.id, ACCEPTED, table.id)
            await insert_table(connection, table)

    async def expire(self, now: int) -> list[Challenge]:
        """End those whose time has passed; those that this call has ended."""
        due = (_challenges.c.status == OPEN) & (_challenges.c.expires_at <= now)
        async with self._database.read() as connection:
            if (await connection.execute(select(_challenges.c.id).where(due).limit(1))).first() is None:
                return []
        async with self._database.write() as connection:
            ended = update(_challenges).where(due).values(status=EXPIRED).returning(_challenges.c.id)
            ids = list((await connection.execute(ended)).scalars())
        return await self._find(_challenges.c.id.in_(ids))

    async def _find(self, condition: ColumnElement[bool]) -> list[Challenge]:
        query = (
            select(_challenges, _challenger.c.name.label("challenger_name"), _opponent.c.name.label("opponent_name"))
            .join(_challenger, _challenger.c.id == _challenges.c.challenger)
            .outerjoin(_opponent, _opponent.c.id == _challenges.c.opponent)
            .where(condition)
            .order_by(_challenges.c.created_at.desc(), _challenges.c.id)
            .limit(100)
        )
        async with self._database.read() as connection:
            rows = [Challenge(**row._mapping) for row in await connection.execute(query)]
            sets = await heads(connection, {row.cards for row in rows if row.cards is not None})
        return [replace(row, card_set=sets.get(row.cards or "")) for row in rows]


async def _close(connection: AsyncConnection, id: str, status: str, table: str | None = None) -> None:
    still_open = (_challenges.c.id == id) & (_challenges.c.status == OPEN)
    closed = await connection.execute(update(_challenges).where(still_open).values(status=status, table=table))
    if closed.rowcount != 1:
        raise Conflict("this challenge is open no more", ErrorCode.CHANGED)
