"""Migrations lead to exactly what the schema says, forwards and back, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from arenarium.server.settings import Settings, SettingsError
from arenarium.server.store.database import Database
from arenarium.server.store.migrate import go_back, migrate, version_of
from arenarium.server.store.schema import metadata

T = TypeVar("T")


def differences(connection: Connection) -> list[object]:
    compared = MigrationContext.configure(connection, opts={"compare_type": True, "target_metadata": metadata})
    return list(compare_metadata(compared, metadata))


async def ask(database: Database, question: Callable[[Connection], T]) -> T:
    async with database.read() as connection:
        return await connection.run_sync(question)


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


async def test_they_lead_to_what_the_schema_says(empty_database: Database) -> None:
    assert await ask(empty_database, version_of) is None
    await migrate(empty_database)
    assert await ask(empty_database, differences) == []
    assert await ask(empty_database, tables) == {*metadata.tables, "alembic_version"}


async def test_a_difference_would_be_found(empty_database: Database) -> None:
    await migrate(empty_database)
    async with empty_database.write() as connection:
        await connection.execute(text("DROP INDEX ix_tables_due"))
    assert len(await ask(empty_database, differences)) == 1


async def test_all_the_way_back_and_forwards_again(empty_database: Database) -> None:
    await migrate(empty_database)
    await go_back(empty_database, "base")
    assert await ask(empty_database, tables) == {"alembic_version"}
    assert await ask(empty_database, version_of) is None
    await migrate(empty_database)
    assert await ask(empty_database, differences) == []


async def test_a_second_time_nothing_is_done_and_what_is_there_stays(empty_database: Database) -> None:
    await migrate(empty_database)
    async with empty_database.write() as connection:
        await connection.execute(metadata.tables["players"].insert().values(id="p1", name="Ada", created_at=0))
    await migrate(empty_database)
    async with empty_database.read() as connection:
        assert (await connection.execute(text("SELECT name FROM players"))).scalar_one() == "Ada"


async def test_accounts_of_before_are_known_by_what_they_look_like(empty_database: Database) -> None:
    await migrate(empty_database)
    await go_back(empty_database, "0002")
    async with empty_database.write() as connection:
        for id, name, account in (("p1", "Bi11", "bi11"), ("p2", "Bi11", None)):
            values = {"id": id, "name": name, "account": account, "generation": 0, "created_at": 0}
            named = ", ".join(f":{name}" for name in values)
            await connection.execute(text(f"INSERT INTO players ({', '.join(values)}) VALUES ({named})"), values)
    await migrate(empty_database)
    async with empty_database.read() as connection:
        rows = (await connection.execute(text("SELECT likeness FROM players ORDER BY id"))).scalars()
        assert list(rows) == ["bill", None]


async def test_accounts_of_before_are_looked_at_anew(empty_database: Database) -> None:
    await migrate(empty_database)
    await go_back(empty_database, "0004")
    async with empty_database.write() as connection:
        players = metadata.tables["players"].insert()
        await connection.execute(players.values(id="p1", name="A–1", account="a–1", likeness="a–l", created_at=0))
        await connection.execute(players.values(id="p2", name="A–1", created_at=0))
    await migrate(empty_database)
    async with empty_database.read() as connection:
        rows = (await connection.execute(text("SELECT likeness FROM players ORDER BY id"))).scalars()
        assert list(rows) == ["a-l", None]


async def test_processes_that_start_together_do_not_collide(database_settings: Settings) -> None:
    databases = [Database(database_settings) for _ in range(4)]
    await databases[0].ping()  # a file is made by the one process that has claimed it: SQLite does not wait for that
    await asyncio.gather(*(migrate(database) for database in databases))
    assert await ask(databases[0], differences) == []
    for database in databases:
        await database.close()


async def test_a_database_newer_than_the_program_is_refused(empty_database: Database) -> None:
    await migrate(empty_database)
    async with empty_database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(SettingsError, match="newer than this program: it is at version 9999"):
        await migrate(empty_database)


async def test_keys_are_kept_again_after_a_migration(empty_database: Database) -> None:
    """SQLite does not look at them while tables are made again."""
    await migrate(empty_database)
    async with empty_database.read() as connection:
        if connection.dialect.name == "sqlite":
            assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar_one() == 1
