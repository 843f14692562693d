"""Ratings of accounts and computer players, for each variant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product

from openskill.models import PlackettLuce
from sqlalchemy import func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from arenarium.server.store import schema
from arenarium.server.store.database import Database
from arenarium.server.store.rows import RatingRow

_ratings, _players, _tables = schema.ratings, schema.players, schema.tables
_MODEL = PlackettLuce()
COMPUTER, BOT = "computer ", "bot "
"""Before the name of a computer player, which is no account's id; and before the id of an account whose program played:
it has a rating of its own."""
MAX_MEETINGS = 3
"""Games that count for a pair within a day."""
DAY = 24 * 60 * 60 * 1000


@dataclass(frozen=True, slots=True)
class Ranked:
    """A finished game, as far as ratings go."""

    game: str
    way: str
    sides: Sequence[Sequence[str]]
    """Who played, side by side: ids of accounts, names of computer players."""
    ranking: Sequence[int]
    """By side: 1 for the winners."""


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a game has made of a rating, as it is shown."""

    before: float
    after: float


def shown(mu: float, sigma: float) -> float:
    """A rating as players see it: a careful estimate, three deviations below the mean."""
    return mu - 3 * sigma


async def rate(connection: AsyncConnection, ranked: Ranked, now: int) -> dict[str, RatingChange] | None:
    """Rate a game, within the transaction that keeps its end, and say whose rating has changed how. None, and nothing
    is changed, where some who played have met too often lately (ADR 24)."""
    if await _met_too_often(connection, ranked, now):
        return None
    times = Counter(who for side in ranked.sides for who in side)
    # a computer player in several seats is not rated: what it won here it lost there
    rated_here = sorted(who for who in times if times[who] == 1)
    await _make_known(connection, ranked, rated_here)
    of_variant = (_ratings.c.game == ranked.game) & (_ratings.c.way == ranked.way)
    # in one order everywhere, so that two games that end together cannot lock each other out
    rows = await connection.execute(
        select(_ratings).where(of_variant, _ratings.c.who.in_(times)).order_by(_ratings.c.who).with_for_update()
    )
    known = {row.who: row for row in rows}
    sides = [
        [_MODEL.rating(mu=known[who].mu, sigma=known[who].sigma) if who in known else _MODEL.rating() for who in side]
        for side in ranked.sides
    ]
    rated = _MODEL.rate(sides, ranks=list(map(float, ranked.ranking)))
    changes = {}
    for names, ratings in zip(ranked.sides, rated, strict=True):
        for who, rating in zip(names, ratings, strict=True):
            if who in rated_here:
                changed = update(_ratings).where(of_variant, _ratings.c.who == who)
                values = {"mu": rating.mu, "sigma": rating.sigma, "games": known[who].games + 1}
                await connection.execute(changed.values(values))
                before = shown(known[who].mu, known[who].sigma)
                changes[who] = RatingChange(before, shown(rating.mu, rating.sigma))
    return changes


async def _met_too_often(connection: AsyncConnection, ranked: Ranked, now: int) -> bool:
    """Whether two on different sides have played too many games that counted, within a day."""
    sides = [[who.removeprefix(BOT) for who in side if not who.startswith(COMPUTER)] for side in ranked.sides]
    one, other = schema.seats.alias("one"), schema.seats.alias("other")
    for ours, theirs in combinations(sides, 2):
        for pair in product(ours, theirs):
            met = (
                select(func.count())
                .select_from(_tables)
                .join(one, one.c.table == _tables.c.id)
                .join(other, other.c.table == _tables.c.id)
                .where(one.c.player == pair[0], other.c.player == pair[1])
                .where(_tables.c.counted, _tables.c.ended_at > now - DAY)
            )
            if (await connection.scalar(met) or 0) >= MAX_MEETINGS:
                return True
    return False


async def _make_known(connection: AsyncConnection, ranked: Ranked, players: Sequence[str]) -> None:
    """A player without a rating gets one to begin from; unless another game of theirs has just seen to it."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    new = _MODEL.rating()
    begin = {"game": ranked.game, "way": ranked.way, "mu": new.mu, "sigma": new.sigma, "games": 0}
    if players:
        values = [{"who": who, **begin} for who in players]
        await connection.execute(insert(_ratings).values(values).on_conflict_do_nothing())


class Ratings:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def strength(self, who: str, game: str, variant: str) -> float:
        """How strong somebody is held to be at a variant; newcomers as strong as the average."""
        query = select(_ratings.c.mu).where(_ratings.c.who == who, _ratings.c.game == game, _ratings.c.way == variant)
        async with self._database.read() as connection:
            mu = (await connection.execute(query)).scalar()
        return float(_MODEL.rating().mu if mu is None else mu)

    async def of(self, game: str, variant: str, limit: int = 100) -> list[RatingRow]:
        """The best first, by what can be said of them with confidence."""
        query = (
            select(_ratings, _players.c.name)
            .outerjoin(_players, or_(_players.c.id == _ratings.c.who, BOT + _players.c.id == _ratings.c.who))
            .where(_ratings.c.game == game, _ratings.c.way == variant)
            .order_by((_ratings.c.mu - 3 * _ratings.c.sigma).desc())
            .limit(limit)
        )
        async with self._database.read() as connection:
            return [
                RatingRow(row.who, row.name or row.who.removeprefix(COMPUTER), row.mu, row.sigma, row.games)
                for row in await connection.execute(query)
            ]
