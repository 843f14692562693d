"""Friends and profiles: the statements."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import and_, delete, func, insert, or_, select, update

from arenarium.server.errors import Conflict, ErrorCode
from arenarium.server.store import schema
from arenarium.server.store.database import Database

_players, _friends, _ratings = schema.players, schema.friends, schema.ratings
_tables, _seats = schema.tables, schema.seats


@dataclass(frozen=True, slots=True)
class Friend:
    id: str
    name: str
    accepted: bool
    asked_by_me: bool


@dataclass(frozen=True, slots=True)
class PlayerRating:
    game: str
    way: str
    mu: float
    sigma: float
    games: int
    rank: int


class People:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def since(self, player: str) -> int:
        async with self._database.read() as connection:
            query = select(_players.c.created_at).where(_players.c.id == player)
            return int((await connection.execute(query)).scalar_one())

    async def ratings(self, player: str) -> list[PlayerRating]:
        better = _ratings.alias("better")
        careful = _ratings.c.mu - 3 * _ratings.c.sigma
        ahead = (
            select(func.count())
            .where(
                better.c.game == _ratings.c.game,
                better.c.way == _ratings.c.way,
                better.c.mu - 3 * better.c.sigma > careful,
            )
            .scalar_subquery()
        )
        query = (
            select(_ratings.c.game, _ratings.c.way, _ratings.c.mu, _ratings.c.sigma, _ratings.c.games, ahead + 1)
            .where(_ratings.c.who == player)
            .order_by(_ratings.c.games.desc(), _ratings.c.game, _ratings.c.way)
        )
        async with self._database.read() as connection:
            return [PlayerRating(*row) for row in await connection.execute(query)]

    # ---------------------------------------------------------------------------------------------------------- friends

    async def friends(self, player: str) -> list[Friend]:
        """Those who are, who were asked, and who have asked, by name."""
        mine, theirs = _friends.c.player == player, _friends.c.other == player
        query = (
            select(_players.c.id, _players.c.name, _friends.c.accepted, mine.label("asked_by_me"))
            .join(
                _players,
                or_(and_(mine, _players.c.id == _friends.c.other), and_(theirs, _players.c.id == _friends.c.player)),
            )
            .where(or_(mine, theirs))
            .order_by(_players.c.name, _players.c.id)
        )
        async with self._database.read() as connection:
            rows = await connection.execute(query)
            return [Friend(row.id, row.name, bool(row.accepted), bool(row.asked_by_me)) for row in rows]

    async def ask(self, player: str, other: str, now: int, most: int) -> str:
        """Ask somebody, or say yes to who has asked: "asked", "friends", or "same" where nothing changes. Raises
        Conflict where there are too many."""
        async with self._database.write() as connection:
            # in one order, so that two who ask each other at the same moment come one after the other
            await connection.execute(
                select(_players.c.id)
                .where(_players.c.id.in_((player, other)))
                .order_by(_players.c.id)
                .with_for_update()
            )
            both = or_(
                and_(_friends.c.player == player, _friends.c.other == other),
                and_(_friends.c.player == other, _friends.c.other == player),
            )
            known = (await connection.execute(select(_friends).where(both))).first()
            if known is not None and (known.accepted or known.player == player):
                return "same"
            if known is not None:
                await connection.execute(update(_friends).where(both).values(accepted=True))
                return "friends"
            count = select(func.count()).where(or_(_friends.c.player == player, _friends.c.other == player))
            if (await connection.execute(count)).scalar_one() >= most:
                raise Conflict(f"at most {most} friends", ErrorCode.FULL)
            await connection.execute(
                insert(_friends).values(player=player, other=other, accepted=False, created_at=now)
            )
            return "asked"

    async def part(self, player: str, other: str) -> bool:
        """Friends no more; or the question is taken back, or declined."""
        both = or_(
            and_(_friends.c.player == player, _friends.c.other == other),
            and_(_friends.c.player == other, _friends.c.other == player),
        )
        async with self._database.write() as connection:
            return (await connection.execute(delete(_friends).where(both))).rowcount > 0
