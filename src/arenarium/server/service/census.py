"""How many players and tables there are, for the metrics: counted when somebody asks, not too often."""

from __future__ import annotations

import time

from arenarium.server.metrics import Metrics
from arenarium.server.service.rooms import Rooms
from arenarium.server.store import census
from arenarium.server.store.database import Database

FRESH_SECONDS = 10.0


class Census:
    def __init__(self, database: Database, rooms: Rooms, metrics: Metrics) -> None:
        self._database, self._rooms, self._metrics = database, rooms, metrics
        self._counted_at = float("-inf")

    async def count(self) -> None:
        """Bring the metrics up to date."""
        self._metrics.online.set(len(self._rooms.online))
        if time.monotonic() - self._counted_at < FRESH_SECONDS:
            return
        self._counted_at = time.monotonic()
        counted = await census.count(self._database)
        for kind in ("account", "guest", "bot"):
            self._metrics.players.labels(kind).set(counted.players.get(kind, 0))
        self._metrics.tables.clear()
        for (game, status), number in counted.tables.items():
            self._metrics.tables.labels(game, status).set(number)
        self._metrics.reports.set(counted.reports)
