"""Everything that answers requests, built once for each app."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from arenarium.server.bus.base import Bus
from arenarium.server.limiter import Limiter
from arenarium.server.messages.replay import Replayed
from arenarium.server.messages.tables import GameList, NewTable, RatingList, TableInfo, TableList
from arenarium.server.metrics import Metrics
from arenarium.server.service.accounts import Accounts, Identity
from arenarium.server.settings import Settings
from arenarium.server.store.database import Database


class TableService(Protocol):
    """What the routes of tables need. A table that is not for `who` to know is NotFound."""

    async def create(self, who: Identity, wanted: NewTable) -> TableInfo: ...
    async def show(self, who: Identity | None, id: str) -> TableInfo: ...
    async def find(
        self, who: Identity | None, *, status: str | None, game: str | None, mine: bool, before: str | None, limit: int
    ) -> TableList: ...
    async def join(self, who: Identity, id: str, seat: int | None) -> TableInfo: ...
    async def leave(self, who: Identity, id: str) -> TableInfo: ...
    async def start(self, who: Identity, id: str) -> TableInfo: ...
    async def rematch(self, who: Identity, id: str) -> TableInfo: ...
    async def record(self, id: str) -> dict[str, Any]: ...
    async def replay(self, id: str, number: int, seat: int | None, language: str | None) -> Replayed: ...
    async def ratings(self, game: str, way: str) -> RatingList: ...
    async def games(self) -> GameList: ...


@dataclass(slots=True)
class Services:
    settings: Settings
    database: Database
    limiter: Limiter
    metrics: Metrics
    accounts: Accounts
    bus: Bus
    tables: TableService | None = None
