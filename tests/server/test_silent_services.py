"""PostgreSQL and Redis that are there and say nothing, as when their machine is gone: nobody waits for them for long."""

from __future__ import annotations

import pytest
from support.services import Postgres

from arenarium.server.settings import Settings
from arenarium.server.store import database as module
from arenarium.server.store.database import UNAVAILABLE, Database


async def test_a_database_that_says_nothing_is_given_up_and_used_again_later(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(module, "_PATIENCE", 0.2)
    database = Database(Settings(database=postgres.url(), secret="0123456789abcdef"))

    async def ask() -> None:
        async with database.write() as connection:
            await connection.exec_driver_sql("SELECT 1")

    await ask()
    with postgres.silent():
        for _ in range(2):  # with a connection that is open, and with a new one
            with pytest.raises(UNAVAILABLE):
                await ask()
    monkeypatch.undo()
    await ask()
    await database.close()
