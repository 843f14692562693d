"""Sessions: a row for each browser in which a player is at home, and none for those that have ended (ADR 25)."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from arenarium.server.store.database import Database
from arenarium.server.store.players import PLAYER_COLUMNS, Player, end_sessions, end_unlisted
from arenarium.server.store.schema import players, sessions


class Sessions:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, id: str, player: str, now: int) -> None:
        async with self._database.write() as connection:
            values = {"id": id, "player": player, "created_at": now, "seen_at": now}
            await connection.execute(insert(sessions).values(values))

    async def player(self, id: str, player: str) -> Player | None:
        """Whose session it is; None when it has ended."""
        query = select(*PLAYER_COLUMNS).join(sessions, sessions.c.player == players.c.id)
        async with self._database.read() as connection:
            row = (await connection.execute(query.where(sessions.c.id == id, sessions.c.player == player))).first()
        return Player(*row) if row else None

    async def seen(self, id: str, now: int) -> None:
        async with self._database.write() as connection:
            await connection.execute(update(sessions).where(sessions.c.id == id).values(seen_at=now))

    async def end(self, id: str, player: str) -> None:
        """One of them; and whatever was signed before sessions were rows."""
        async with self._database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.id == id, sessions.c.player == player))
            await end_unlisted(connection, player)

    async def end_all(self, player: str) -> int:
        """How many there were."""
        async with self._database.write() as connection:
            return await end_sessions(connection, player)
