"""Players as hosts look after them: finding, renaming, banning, muting; and whom players do not want to hear."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from arenarium.server.store.database import Database
from arenarium.server.store.players import PLAYER_COLUMNS, Player, end_sessions
from arenarium.server.store.schema import friends, ignored, players, seats, sessions, tokens
from arenarium.server.store.site import note

MUTE, BLOCK = "mute", "block"


@dataclass(frozen=True, slots=True)
class Person:
    """A player, with what a host wants to know."""

    player: Player
    created_at: int
    seen_at: int | None
    """Within a week or so; None for somebody without a session."""
    games: int


class Roster:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(
        self, text: str = "", *, guests: bool = True, banned: bool = False, before: str | None = None, limit: int = 50
    ) -> list[Person]:
        """Those whose name, or id, has this text in it; the newest first."""
        seen = select(func.max(sessions.c.seen_at)).where(sessions.c.player == players.c.id).scalar_subquery()
        games = select(func.count()).where(seats.c.player == players.c.id).scalar_subquery()
        query = select(*PLAYER_COLUMNS, players.c.created_at, seen.label("seen_at"), games.label("games"))
        query = query.where(players.c.forgotten_at.is_(None))
        if text:
            query = query.where(or_(*_named(text), players.c.id == text))
        if not guests:
            query = query.where(players.c.account.is_not(None))
        if banned:
            query = query.where(players.c.banned_at.is_not(None))
        async with self._database.read() as connection:
            if before is not None:
                age = await connection.scalar(select(players.c.created_at).where(players.c.id == before))
                query = query.where(
                    or_(players.c.created_at < age, (players.c.created_at == age) & (players.c.id < before))
                )
            rows = await connection.execute(
                query.order_by(players.c.created_at.desc(), players.c.id.desc()).limit(limit)
            )
            many = len(PLAYER_COLUMNS)
            return [Person(Player(*row[:many]), row.created_at, row.seen_at, row.games) for row in rows]

    async def change(self, id: str, by: str, what: str, now: int, **values: object) -> Player | None:
        """Change a player, and write down who did. None where there is no such player; the same name raises
        IntegrityError on no database: it is told as None as well."""
        try:
            async with self._database.write() as connection:
                changed = update(players).where(players.c.id == id, players.c.forgotten_at.is_(None)).values(**values)
                row = (await connection.execute(changed.returning(*PLAYER_COLUMNS))).first()
                if row is None:
                    return None
                await note(connection, by, what, f"{row.name} ({id})", now)
                return Player(*row)
        except IntegrityError:
            return None

    async def end_sessions(self, id: str, by: str, now: int, *, tokens_too: bool, **values: object) -> int:
        """Of a player, with changes that belong to it: how many sessions there were."""
        async with self._database.write() as connection:
            if values:
                await connection.execute(update(players).where(players.c.id == id).values(**values))
            if tokens_too:
                await connection.execute(delete(tokens).where(tokens.c.player == id))
            ended = await end_sessions(connection, id)
            await note(connection, by, "end sessions", id, now)
            return ended

    # ------------------------------------------------------------------------------------------- whom one does not hear

    async def ignore(self, player: str, other: str, kind: str, now: int) -> None:
        """Who blocks somebody is no friend of theirs any more."""
        async with self._database.write() as connection:
            await connection.execute(delete(ignored).where(ignored.c.player == player, ignored.c.other == other))
            await connection.execute(insert(ignored).values(player=player, other=other, kind=kind, created_at=now))
            if kind == BLOCK:
                both = or_(
                    and_(friends.c.player == player, friends.c.other == other),
                    and_(friends.c.player == other, friends.c.other == player),
                )
                await connection.execute(delete(friends).where(both))

    async def heed(self, player: str, other: str) -> bool:
        """Whether the other was ignored until now."""
        async with self._database.write() as connection:
            gone = await connection.execute(delete(ignored).where(ignored.c.player == player, ignored.c.other == other))
            return gone.rowcount > 0

    async def ignored_by(self, player: str) -> list[tuple[str, str, str]]:
        """Whom a player ignores: id, name, and how."""
        query = select(ignored.c.other, players.c.name, ignored.c.kind).join(players, players.c.id == ignored.c.other)
        async with self._database.read() as connection:
            rows = await connection.execute(query.where(ignored.c.player == player).order_by(ignored.c.created_at))
            return [(row.other, row.name, row.kind) for row in rows]

    async def blocks(self, player: str, other: str) -> bool:
        """Whether a player has blocked another."""
        kinds: ColumnElement[bool] = ignored.c.kind == BLOCK
        query = select(ignored.c.other).where(ignored.c.player == player, ignored.c.other == other, kinds)
        async with self._database.read() as connection:
            return (await connection.execute(query)).first() is not None

    async def blocks_among(self, some: Collection[str]) -> list[tuple[str, str]]:
        """Who of some players has blocked whom of them."""
        among = ignored.c.player.in_(some) & ignored.c.other.in_(some) & (ignored.c.kind == BLOCK)
        async with self._database.read() as connection:
            rows = await connection.execute(select(ignored.c.player, ignored.c.other).where(among))
            return [(row.player, row.other) for row in rows]


def _named(text: str) -> list[ColumnElement[bool]]:
    """Whether a name has a text in it. Databases know small and capital letters of ASCII alone, unless they are made
    for more; accounts are kept folded, but the name of a guest is only as it was given."""
    folded = text.casefold()
    forms = [(func.lower(players.c.name), folded), (players.c.account, folded)]
    forms += [(players.c.name, form) for form in dict.fromkeys((text, folded, text.capitalize(), text.upper()))]
    return [column.like(f"%{_escaped(form)}%", escape="\\") for column, form in forms]


def _escaped(text: str) -> str:
    """For LIKE."""
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
