"""Who waits for an opponent: the statements."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, select, update

from arenarium.core.plain import Json
from arenarium.server.errors import Conflict, ErrorCode
from arenarium.server.store import schema
from arenarium.server.store.database import Database
from arenarium.server.store.rows import TableRow
from arenarium.server.store.tables import insert_table

_seeks, _players = schema.seeks, schema.players


@dataclass(frozen=True, slots=True)
class SeekRow:
    player: str
    game: str
    way: str
    setup: dict[str, Json]
    clock: dict[str, Json]
    rating: float
    since: int
    seen_at: int
    bot: bool = False
    """Whether a program waits."""
    name: str = ""


class Seeks:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, seek: SeekRow, again: bool = False) -> SeekRow | None:
        """Wait; who waits for the same already goes on waiting since then. `again`: only that; None for who waits no
        more."""
        async with self._database.write() as connection:
            mine = _seeks.c.player == seek.player
            # one of several windows at a time
            await connection.execute(select(_players.c.id).where(_players.c.id == seek.player).with_for_update())
            old = (await connection.execute(select(_seeks).where(mine))).first()
            if old is not None and _wanted(old) == _wanted(seek):
                await connection.execute(update(_seeks).where(mine).values(seen_at=seek.seen_at))
                return SeekRow(**old._mapping)
            if again:
                return None
            await connection.execute(delete(_seeks).where(mine))
            values = asdict(seek)
            del values["name"]
            await connection.execute(insert(_seeks).values(values))
        return seek

    async def remove(self, player: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(_seeks).where(_seeks.c.player == player))

    async def waiting(self, heard_since: int) -> list[SeekRow]:
        """All who have been heard of since then; who waits longest comes first."""
        query = select(_seeks, _players.c.name).join(_players, _players.c.id == _seeks.c.player)
        async with self._database.read() as connection:
            rows = await connection.execute(
                query.where(_seeks.c.seen_at >= heard_since).order_by(_seeks.c.since, _seeks.c.player)
            )
            return [SeekRow(**row._mapping) for row in rows]

    async def tidy(self, heard_since: int) -> None:
        """Forget those who have fallen silent."""
        silent = _seeks.c.seen_at < heard_since
        async with self._database.read() as connection:
            if (await connection.execute(select(_seeks.c.player).where(silent).limit(1))).first() is None:
                return
        async with self._database.write() as connection:
            await connection.execute(delete(_seeks).where(silent))

    async def pair(self, one: str, other: str, table: TableRow) -> None:
        """Both wait no more, and there is a table: all of it, or nothing. Raises Conflict where one of them has gone,
        or another process was faster."""
        async with self._database.write() as connection:
            gone = await connection.execute(delete(_seeks).where(_seeks.c.player.in_((one, other))))
            if gone.rowcount != 2:
                raise Conflict("one of them waits no more", ErrorCode.CHANGED)
            await insert_table(connection, table)


def _wanted(seek: object) -> tuple[object, ...]:
    return tuple(getattr(seek, name) for name in ("game", "way", "setup", "clock", "bot"))
