"""What has happened to each player: the statements."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update

from arenarium.core.plain import Json
from arenarium.server.store import schema
from arenarium.server.store.database import Database

KEPT = 200
"""Of each player's events so many are kept, the newest."""

_events, _players = schema.events, schema.players


@dataclass(frozen=True, slots=True)
class EventRow:
    number: int
    at: int
    content: dict[str, Json]


class Events:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, at: int, happened: Sequence[tuple[str, dict[str, Json]]]) -> dict[str, int]:
        """Keep what has happened, by player; the number of each one's last event. Players that are gone are left out.

        The row of a player is locked while one of their events is numbered: whoever reads them in order misses none.
        """
        heads: dict[str, int] = {}
        async with self._database.write() as connection:
            # in one order everywhere, so that two of these never wait for each other
            for player, content in sorted(happened, key=lambda event: event[0]):
                counted = update(_players).where(_players.c.id == player).values(told=_players.c.told + 1)
                number = (await connection.execute(counted.returning(_players.c.told))).scalar()
                if number is None:
                    continue
                await connection.execute(insert(_events).values(player=player, number=number, at=at, content=content))
                heads[player] = number
            for player, number in heads.items():
                old = (_events.c.player == player) & (_events.c.number <= number - KEPT)
                await connection.execute(delete(_events).where(old))
        return heads

    async def since(self, player: str, number: int) -> list[EventRow]:
        """Those after that number, in order."""
        query = select(_events.c.number, _events.c.at, _events.c.content).where(
            _events.c.player == player, _events.c.number > number
        )
        async with self._database.read() as connection:
            rows = await connection.execute(query.order_by(_events.c.number))
            return [EventRow(row.number, row.at, _in_words_of_now(row.content)) for row in rows]

    async def heads(self, players: Collection[str]) -> dict[str, int]:
        """The number of each one's last event."""
        query = select(_players.c.id, _players.c.told).where(_players.c.id.in_(players))
        async with self._database.read() as connection:
            return {row.id: row.told for row in await connection.execute(query)}


def _in_words_of_now(content: dict[str, Json]) -> dict[str, Json]:
    """An event as it is told now. What was kept by an earlier version says "way" where we say "variant"."""
    return {
        key: {("variant" if name == "way" else name): value for name, value in part.items()}
        if key in ("game", "challenge") and isinstance(part, dict)
        else part
        for key, part in content.items()
    }
