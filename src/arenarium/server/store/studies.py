"""Studies of fairness: the statements. What exactly is played, only the process knows that plays it; here is what its
player is told of it, whichever process they ask."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

from sqlalchemy import delete, func, insert, select, update

from arenarium.core.plain import Json
from arenarium.server.store import schema
from arenarium.server.store.database import Database

WAITING, RUNNING, DONE, STOPPED, FAILED = "waiting", "running", "done", "stopped", "failed"
UNFINISHED = (WAITING, RUNNING)
_studies = schema.studies


@dataclass(frozen=True, slots=True)
class StudyRow:
    id: str
    player: str
    game: str
    card: str
    status: str
    created_at: int
    seen_at: int
    progress: dict[str, Json] = field(default_factory=dict)


class Studies:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: StudyRow) -> None:
        async with self._database.write() as connection:
            await connection.execute(insert(_studies).values(asdict(row)))

    async def get(self, id: str) -> StudyRow | None:
        async with self._database.read() as connection:
            row = (await connection.execute(select(_studies).where(_studies.c.id == id))).first()
        return StudyRow(**row._mapping) if row else None

    async def of(self, player: str) -> list[StudyRow]:
        """The newest first."""
        query = select(_studies).where(_studies.c.player == player)
        async with self._database.read() as connection:
            rows = await connection.execute(query.order_by(_studies.c.created_at.desc(), _studies.c.id))
            return [StudyRow(**row._mapping) for row in rows]

    async def count_unfinished(self, *players: str, seen_after: int) -> int:
        """Those that run for some players; without any, for all. Of one whose process is silent nobody waits for the
        end."""
        query = (
            select(func.count())
            .select_from(_studies)
            .where(_studies.c.status.in_(UNFINISHED), _studies.c.seen_at >= seen_after)
        )
        if players:
            query = query.where(_studies.c.player.in_(players))
        async with self._database.read() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def note(self, id: str, status: str, progress: dict[str, Json], now: int) -> bool:
        """How far a study is; False where somebody has stopped it."""
        unfinished = (_studies.c.id == id) & _studies.c.status.in_(UNFINISHED)
        async with self._database.write() as connection:
            noted = await connection.execute(
                update(_studies).where(unfinished).values(status=status, progress=progress, seen_at=now)
            )
        return noted.rowcount == 1

    async def end(self, id: str, status: str) -> bool:
        """Stop a study, with what it has found; False where it was over."""
        unfinished = (_studies.c.id == id) & _studies.c.status.in_(UNFINISHED)
        async with self._database.write() as connection:
            return (await connection.execute(update(_studies).where(unfinished).values(status=status))).rowcount == 1

    async def tidy(self, before: int) -> None:
        """Forget those that were begun before."""
        old = _studies.c.created_at < before
        async with self._database.read() as connection:
            if (await connection.execute(select(_studies.c.id).where(old).limit(1))).first() is None:
                return
        async with self._database.write() as connection:
            await connection.execute(delete(_studies).where(old))
