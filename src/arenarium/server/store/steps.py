"""The steps of games, and the chat: rows that are added. Of these only who said a line is ever changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from arenarium.core.plain import Json
from arenarium.server.live.steps import Kind, Step
from arenarium.server.store import ratings, schema
from arenarium.server.store.database import Database
from arenarium.server.store.group_commit import GroupCommit, Overtaken, PendingStep, write, write_at_once
from arenarium.server.store.ratings import Ranked
from arenarium.server.store.rows import OVER, ChatRow

__all__ = ["Consequences", "Overtaken", "Steps"]

_tables, _seats, _steps, _chat = schema.tables, schema.seats, schema.steps, schema.chat


@dataclass(frozen=True, slots=True)
class Consequences:
    """What a step changes of its table; stored together with the step or not at all."""

    due_at: int | None
    players: Mapping[int, str | None] = field(default_factory=dict)
    """Seats that somebody else plays from now on: the computer player, or None for the player who is back."""
    outcome: dict[str, Json] | None = None
    ranked: Ranked | None = None
    """Who is to be rated for it."""

    @property
    def only_the_step(self) -> bool:
        """Whether nothing but the step is to be stored."""
        return not self.players and self.outcome is None


class Steps:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._group_commit = GroupCommit(database)

    async def since(self, table: str, number: int) -> list[Step]:
        """The steps after that number, in order."""
        query = select(_steps).where(_steps.c.table == table, _steps.c.number > number).order_by(_steps.c.number)
        async with self._database.read() as connection:
            return [
                Step(row.number, row.at, Kind(row.kind), row.seat, row.text) for row in await connection.execute(query)
            ]

    async def append(self, table: str, step: Step, then: Consequences) -> None:
        """Keep the next step of a table. Raises Overtaken where it is not the next any more."""
        pending = PendingStep(table, step, then.due_at)
        if not then.only_the_step:
            async with self._database.write() as connection:
                await write(connection, pending)
                await self._change(connection, pending, then)
        elif self._database.settings.embedded:
            await self._group_commit.write(pending)
        else:
            await write_at_once(self._database, pending)

    async def _change(self, connection: AsyncConnection, pending: PendingStep, then: Consequences) -> None:
        """What else a step changes."""
        values: dict[str, object] = {"revision": _tables.c.revision + 1}
        if then.outcome is not None:
            rated = None
            if then.ranked is not None:
                rated = await ratings.rate(connection, then.ranked, pending.step.at)
            counted = rated is not None
            values |= {"status": OVER, "ended_at": pending.step.at, "outcome": then.outcome, "counted": counted}
            await self._keep_changes(connection, pending.table, rated or {})
        await connection.execute(update(_tables).where(_tables.c.id == pending.table).values(values))
        for seat, computer in then.players.items():
            await connection.execute(
                update(_seats).where(_seats.c.table == pending.table, _seats.c.seat == seat).values(computer=computer)
            )

    async def _keep_changes(
        self, connection: AsyncConnection, table: str, rated: Mapping[str, ratings.RatingChange]
    ) -> None:
        """What the game has made of the ratings of those who sat there; computer players are nobody's seat."""
        for who, change in rated.items():
            seat = update(_seats).where(_seats.c.table == table, _seats.c.player == who.removeprefix(ratings.BOT))
            await connection.execute(seat.values(rating_before=change.before, rating_after=change.after))

    async def say(self, table: str, at: int, player: str, name: str, text: str) -> None:
        """Keep a line of chat."""
        async with self._database.write() as connection:
            counted = (
                update(_tables).where(_tables.c.id == table).values(said=_tables.c.said + 1).returning(_tables.c.said)
            )
            number = (await connection.execute(counted)).scalar_one()
            await connection.execute(
                insert(_chat).values(table=table, number=number, at=at, player=player, name=name, text=text)
            )

    async def said(self, table: str, number: int, limit: int = 200) -> list[ChatRow]:
        """The last lines of chat after that number, in order."""
        query = select(_chat).where(_chat.c.table == table, _chat.c.number > number)
        async with self._database.read() as connection:
            rows = await connection.execute(query.order_by(_chat.c.number.desc()).limit(limit))
            lines = [ChatRow(row.number, row.at, row.player, row.name, row.text, row.removed) for row in rows]
        return lines[::-1]

    async def removed(self, table: str) -> set[int]:
        """The numbers of the lines that a host has removed."""
        query = select(_chat.c.number).where(_chat.c.table == table, _chat.c.removed)
        async with self._database.read() as connection:
            return set((await connection.execute(query)).scalars())
