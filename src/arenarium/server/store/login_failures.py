"""Wrong passwords: how many came from where, for which account."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import delete, func, insert, select, update

from arenarium.server.store.database import Database
from arenarium.server.store.schema import login_failures as _failures
from arenarium.server.store.schema import players as _players

DAY = 24 * 60 * 60 * 1000
"""Failures are forgotten after a day without another one; milliseconds."""


class LoginFailures:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def attempt(self, player: str, source: str, now: int, wait: Callable[[int], int]) -> tuple[int, int]:
        """Count an attempt as a failure, until `success` says otherwise: so many that come at once are all counted.

        `wait` says for how many milliseconds after so many failures nothing is counted, nor tried. Returns how long
        there is to wait from now on, and how many failures there were from everywhere in the last day.
        """
        here = (_failures.c.player == player) & (_failures.c.source == source)
        async with self._database.write() as connection:
            await connection.execute(select(_players.c.id).where(_players.c.id == player).with_for_update())
            row = (await connection.execute(select(_failures).where(here))).first()
            count = row.tries if row is not None and now - row.last_at < DAY else 0
            # of two at once the one that is counted second may have asked first, and need not wait for that
            if row is not None and count and (pause := wait(count)) and (left := row.last_at + pause - now) > 0:
                return left, 0
            values = {"tries": count + 1, "untold": (row.untold if row is not None else 0) + 1, "last_at": now}
            if row is None:
                await connection.execute(insert(_failures).values(player=player, source=source, **values))
            else:
                await connection.execute(update(_failures).where(here).values(**values))
            lately = (_failures.c.player == player) & (_failures.c.last_at > now - DAY)
            total = await connection.scalar(select(func.sum(_failures.c.tries)).where(lately))
        return 0, int(total or 0)

    async def success(self, player: str, source: str) -> int:
        """The password was right: how many wrong ones came from elsewhere, of which the owner has not been told."""
        of_player = _failures.c.player == player
        async with self._database.write() as connection:
            await connection.execute(delete(_failures).where(of_player, _failures.c.source == source))
            untold = await connection.scalar(select(func.sum(_failures.c.untold)).where(of_player))
            await connection.execute(update(_failures).where(of_player).values(untold=0))
        return int(untold or 0)
