"""Tournaments: the statements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from arenarium.core.plain import Json
from arenarium.server.errors import Conflict, ErrorCode
from arenarium.server.live.steps import Kind
from arenarium.server.store import schema
from arenarium.server.store.card_sets import expect_set, heads
from arenarium.server.store.database import Database
from arenarium.server.store.rows import SetHead, TableRow
from arenarium.server.store.tables import insert_table

OPEN, RUNNING, OVER, CANCELLED = "open", "running", "over", "cancelled"

_tournaments, _entrants, _meetings = schema.tournaments, schema.entrants, schema.meetings
_players, _tables, _steps = schema.players, schema.tables, schema.steps


@dataclass(frozen=True, slots=True)
class TournamentRow:
    id: str
    name: str
    owner: str
    game: str
    way: str
    setup: dict[str, Json]
    clock: dict[str, Json]
    rated: bool
    kind: str
    rounds: int | None
    round: int
    status: str
    created_at: int
    starts_at: int | None
    ended_at: int | None
    due_at: int | None
    cards: str | None = None
    """The card set; none: the printed one."""
    owner_name: str = ""
    card_set: SetHead | None = None


@dataclass(frozen=True, slots=True)
class EntrantRow:
    number: int
    player: str | None
    computer: str | None
    strength: float
    active: bool
    bot: bool = False
    """Whether a program has entered."""
    name: str | None = None


@dataclass(frozen=True, slots=True)
class MeetingRow:
    round: int
    board: int
    first: int
    second: int | None
    table: str | None
    first_points: float | None
    second_points: float | None
    status: str | None = None
    """Of the table."""
    outcome: dict[str, Json] | None = None


class Tournaments:
    def __init__(self, database: Database) -> None:
        self._database = database

    # -------------------------------------------------------------------------------------------------------- reading

    async def get(self, id: str) -> TournamentRow | None:
        rows = await self._find(_tournaments.c.id == id)
        return rows[0] if rows else None

    async def newest(self, status: str | None, limit: int) -> list[TournamentRow]:
        """Not those that were cancelled, unless they are asked for."""
        condition = _tournaments.c.status == status if status else _tournaments.c.status != CANCELLED
        return await self._find(condition, limit)

    async def due(self, now: int) -> list[TournamentRow]:
        return await self._find((_tournaments.c.due_at <= now) & _tournaments.c.status.in_((OPEN, RUNNING)))

    async def _find(self, condition: object, limit: int = 100) -> list[TournamentRow]:
        query = (
            select(_tournaments, _players.c.name.label("owner_name"))
            .join(_players, _players.c.id == _tournaments.c.owner)
            .where(condition)  # type: ignore[arg-type]
            .order_by(_tournaments.c.created_at.desc(), _tournaments.c.id)
            .limit(limit)
        )
        async with self._database.read() as connection:
            rows = [TournamentRow(**row._mapping) for row in await connection.execute(query)]
            sets = await heads(connection, {row.cards for row in rows if row.cards is not None})
        return [replace(row, card_set=sets.get(row.cards or "")) for row in rows]

    async def entrants(self, ids: Sequence[str]) -> dict[str, list[EntrantRow]]:
        query = (
            select(_entrants, _players.c.name)
            .outerjoin(_players, _players.c.id == _entrants.c.player)
            .where(_entrants.c.tournament.in_(ids))
            .order_by(_entrants.c.tournament, _entrants.c.number)
        )
        found: dict[str, list[EntrantRow]] = {id: [] for id in ids}
        async with self._database.read() as connection:
            for row in await connection.execute(query):
                values = dict(row._mapping)
                found[values.pop("tournament")].append(EntrantRow(**values))
        return found

    async def meetings(self, id: str) -> list[MeetingRow]:
        """All rounds, with how things stand at the tables."""
        query = (
            select(_meetings, _tables.c.status, _tables.c.outcome)
            .outerjoin(_tables, _tables.c.id == _meetings.c.table)
            .where(_meetings.c.tournament == id)
            .order_by(_meetings.c.round, _meetings.c.board)
        )
        async with self._database.read() as connection:
            rows = [dict(row._mapping) for row in await connection.execute(query)]
        for values in rows:
            del values["tournament"]
        return [MeetingRow(**values) for values in rows]

    async def has_chosen(self, table: str, seat: int) -> bool:
        """Whether somebody has made a single choice in a game."""
        made = (_steps.c.table == table) & (_steps.c.seat == seat) & (_steps.c.kind == Kind.CHOICE.value)
        async with self._database.read() as connection:
            return (await connection.execute(select(_steps.c.number).where(made).limit(1))).first() is not None

    async def count_unfinished(self, owner: str) -> int:
        mine = (_tournaments.c.owner == owner) & _tournaments.c.status.in_((OPEN, RUNNING))
        async with self._database.read() as connection:
            return int((await connection.execute(select(func.count()).where(mine))).scalar_one())

    # -------------------------------------------------------------------------------------------------------- writing

    async def add(self, row: TournamentRow) -> None:
        values = asdict(row)
        del values["owner_name"], values["card_set"]
        async with self._database.write() as connection:
            if row.cards is not None:
                await expect_set(connection, row.cards)
            await connection.execute(insert(_tournaments).values(values))

    async def enter(self, id: str, player: str | None, computer: str | None, most: int, *, bot: bool = False) -> None:
        """Raises Conflict where it is not open any more, full, or where the player takes part already."""
        async with self._database.write() as connection:
            await self._locked(connection, id, OPEN)
            numbers = select(_entrants.c.number, _entrants.c.player).where(_entrants.c.tournament == id)
            rows = (await connection.execute(numbers)).all()
            if player is not None and any(row.player == player for row in rows):
                raise Conflict("you take part already", ErrorCode.SEATED)
            if len(rows) >= most:
                raise Conflict(f"there is room for {most}, and no more", ErrorCode.FULL)
            number = max((row.number for row in rows), default=-1) + 1
            values = {"player": player, "computer": computer, "strength": 0.0, "active": True, "bot": bot}
            await connection.execute(insert(_entrants).values(tournament=id, number=number, **values))

    async def leave(self, id: str, number: int) -> None:
        """Before the start, as if they had never come; later they are paired no more."""
        one = (_entrants.c.tournament == id) & (_entrants.c.number == number)
        async with self._database.write() as connection:
            if await self._locked(connection, id, OPEN, RUNNING) == OPEN:
                await connection.execute(delete(_entrants).where(one))
            else:
                await connection.execute(update(_entrants).where(one).values(active=False))

    async def withdraw(self, player: str, now: int) -> None:
        """Somebody is gone for good, from all tournaments."""
        async with self._database.write() as connection:
            await withdraw(connection, player, now)

    async def cancel(self, id: str, now: int) -> None:
        async with self._database.write() as connection:
            await self._locked(connection, id, OPEN)
            ended = {"status": CANCELLED, "ended_at": now, "due_at": None}
            await connection.execute(update(_tournaments).where(_tournaments.c.id == id).values(ended))

    async def claim(self, row: TournamentRow, until: int) -> bool:
        """Take it upon this process to look at a tournament; False where another has done so."""
        mine = (_tournaments.c.id == row.id) & (_tournaments.c.due_at == row.due_at)
        async with self._database.write() as connection:
            return (await connection.execute(update(_tournaments).where(mine).values(due_at=until))).rowcount == 1

    async def look_at(self, id: str, at: int | None) -> None:
        """When the server is to look at it."""
        async with self._database.write() as connection:
            await connection.execute(update(_tournaments).where(_tournaments.c.id == id).values(due_at=at))

    async def settle(self, id: str, results: Sequence[MeetingRow], gone: Sequence[int]) -> None:
        """Keep results, and who plays no more."""
        async with self._database.write() as connection:
            for row in results:
                one = (
                    (_meetings.c.tournament == id) & (_meetings.c.round == row.round) & (_meetings.c.board == row.board)
                )
                points = {"first_points": row.first_points, "second_points": row.second_points}
                await connection.execute(update(_meetings).where(one).values(points))
            if gone:
                them = (_entrants.c.tournament == id) & _entrants.c.number.in_(gone)
                await connection.execute(update(_entrants).where(them).values(active=False))

    async def begin_round(
        self,
        before: TournamentRow,
        meetings: Sequence[MeetingRow],
        tables: Sequence[TableRow],
        strengths: Mapping[int, float],
        **values: object,
    ) -> None:
        """The next round, with its tables: all of it, or nothing. Raises Conflict where another process was faster."""
        async with self._database.write() as connection:
            same = (_tournaments.c.id == before.id) & (_tournaments.c.round == before.round)
            same &= _tournaments.c.status == before.status
            changed = await connection.execute(
                update(_tournaments).where(same).values(round=before.round + 1, **values)
            )
            if changed.rowcount != 1:
                raise Conflict("the tournament has gone on already", ErrorCode.CHANGED)
            for number, strength in strengths.items():
                one = (_entrants.c.tournament == before.id) & (_entrants.c.number == number)
                await connection.execute(update(_entrants).where(one).values(strength=strength))
            for table in tables:
                await insert_table(connection, table)
            for row in meetings:
                kept = asdict(row)
                del kept["status"], kept["outcome"]
                await connection.execute(insert(_meetings).values(tournament=before.id, **kept))

    async def end(self, id: str, now: int) -> bool:
        """False where another process was faster."""
        running = (_tournaments.c.id == id) & (_tournaments.c.status == RUNNING)
        values = {"status": OVER, "ended_at": now, "due_at": None}
        async with self._database.write() as connection:
            return (await connection.execute(update(_tournaments).where(running).values(values))).rowcount == 1

    async def _locked(self, connection: AsyncConnection, id: str, *statuses: str) -> str:
        query = select(_tournaments.c.status).where(_tournaments.c.id == id).with_for_update()
        status = (await connection.execute(query)).scalar()
        if status not in statuses:
            raise Conflict("the tournament has begun, or is over", ErrorCode.BEGUN)
        return str(status)


async def withdraw(connection: AsyncConnection, player: str, now: int) -> None:
    """Somebody is gone for good: they are paired no more, and what they have made and not begun is called off."""

    def those(status: str) -> ColumnElement[bool]:
        tournaments = select(_tournaments.c.id).where(_tournaments.c.status == status)
        return (_entrants.c.player == player) & _entrants.c.tournament.in_(tournaments)

    await connection.execute(delete(_entrants).where(those(OPEN)))
    await connection.execute(update(_entrants).where(those(RUNNING)).values(active=False))
    own = (_tournaments.c.owner == player) & (_tournaments.c.status == OPEN)
    ended = {"status": CANCELLED, "ended_at": now, "due_at": None}
    await connection.execute(update(_tournaments).where(own).values(ended))
