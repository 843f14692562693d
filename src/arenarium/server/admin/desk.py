"""The desk of a host: the database, open beside a server that may be running on it."""

from __future__ import annotations

import gzip
import json
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

import msgspec
from sqlalchemy import select

from arenarium.core.errors import ArenariumError
from arenarium.core.plain import Json
from arenarium.games import game_of
from arenarium.server.admin.tidy import tidy
from arenarium.server.errors import ErrorCode, NotFound
from arenarium.server.messages.site import ChangeSite, SiteInfo
from arenarium.server.service.archive import record_of
from arenarium.server.service.moderation import Moderation
from arenarium.server.service.passwords import Passwords
from arenarium.server.service.site import Site
from arenarium.server.settings import Settings, SettingsError
from arenarium.server.store.database import UNAVAILABLE, Database
from arenarium.server.store.migrate import expect_current
from arenarium.server.store.rows import OVER, ChatRow
from arenarium.server.store.schema import deeds, tables
from arenarium.server.store.site import SiteStore
from arenarium.server.store.steps import Steps
from arenarium.server.store.tables import Tables


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Desk:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.now = milliseconds
        self.moderation = Moderation(database, Passwords(), milliseconds)
        self.site = Site(SiteStore(database))
        self.steps = Steps(database)

    async def set_site(self, values: Mapping[str, Json]) -> SiteInfo:
        try:
            change = msgspec.convert(values, ChangeSite)
        except msgspec.ValidationError as error:
            raise ArenariumError(str(error)) from None
        return await self.site.change(change)

    async def deeds(self, limit: int) -> list[tuple[int, str, str, str]]:
        """What hosts have done."""
        query = select(deeds.c.at, deeds.c.by, deeds.c.what, deeds.c.about).order_by(deeds.c.at.desc()).limit(limit)
        async with self._database.read() as connection:
            return [tuple(row) for row in await connection.execute(query)]

    async def said(self, table: str) -> list[ChatRow]:
        """The chat of a table. Raises NotFound."""
        if await Tables(self._database).get(table) is None:
            raise NotFound("there is no such table", ErrorCode.NO_SUCH_TABLE)
        return await self.steps.said(table, 0)

    async def tidy(self, days: int, *, games: bool) -> dict[str, int]:
        return await tidy(self._database, self.now(), days, games=games)

    async def write_records(self, file: Path, *, game: str | None, after: int, private: bool, names: bool) -> int:
        """The records of finished games, a line each. How many. Raises ArenariumError for an unknown game."""
        if game is not None:
            game_of(game)
        query = select(tables.c.id).where(tables.c.status == OVER, tables.c.ended_at >= after)
        if game is not None:
            query = query.where(tables.c.game == game)
        if not private:
            query = query.where(tables.c.public)
        async with self._database.read() as connection:
            ids = list((await connection.execute(query.order_by(tables.c.ended_at, tables.c.id))).scalars())
        store, count = Tables(self._database), 0
        with _opened(file) as output:
            for id in ids:
                row = await store.get(id)
                if row is None:
                    continue
                record = record_of(row, await self.steps.since(id, 0))
                if not names:
                    record.players = ()
                output.write(json.dumps(record.to_json(), ensure_ascii=False) + "\n")
                count += 1
        return count


def _opened(file: Path) -> IO[str]:
    try:
        return gzip.open(file, "xt", encoding="utf-8") if file.suffix == ".gz" else file.open("x", encoding="utf-8")
    except OSError as error:
        raise ArenariumError(f"{file} cannot be written: {error.strerror}") from None


@asynccontextmanager
async def open_desk(settings: Settings) -> AsyncIterator[Desk]:
    """Raises SettingsError where there is no such database, or where it is of another version."""
    if settings.embedded and not Path(settings.database).exists():
        raise SettingsError(f"there is no database '{settings.database}': give --database as for `arenarium serve`")
    database = Database(settings)
    try:
        await expect_current(database)
        yield Desk(database)
    except UNAVAILABLE as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise SettingsError(f"the database cannot be used: {reason}") from None
    finally:
        await database.close()
