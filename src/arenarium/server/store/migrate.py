"""Bringing a database to what this program expects."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from arenarium.server.settings import SettingsError
from arenarium.server.store.database import Database

_MIGRATION_LOCK = 0x41524E41
"""The advisory lock under which PostgreSQL is migrated: any number that nobody else uses."""


async def migrate(database: Database) -> None:
    """Bring the database to the newest version; nothing is done where it is there already. Processes that start
    together wait for each other. Raises SettingsError where the database is newer than the program."""
    await _run(database, _to_newest)


async def go_back(database: Database, version: str) -> None:
    """Undo the migrations after a version; `base` leaves an empty database."""
    await _run(database, lambda connection: command.downgrade(configuration(connection), version))


def configuration(connection: Connection | None = None) -> Config:
    """What alembic needs to know; there is no file for it."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "arenarium.server:migrations")
    config.set_main_option("path_separator", "os")
    return config


def version_of(connection: Connection) -> str | None:
    """The migration at which a database is; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


async def _run(database: Database, go: Callable[[Connection], None]) -> None:
    async with database.engine.connect() as connection:

        def in_turn(connection: Connection) -> None:
            with _alone(connection):
                go(connection)

        await connection.run_sync(in_turn)


async def expect_current(database: Database) -> None:
    """Raises SettingsError where the database is not at the version of this program."""
    async with database.engine.connect() as connection:
        current = await connection.run_sync(version_of)
    newest = ScriptDirectory.from_config(configuration()).get_current_head()
    if current != newest:
        expect_known(current)
        raise SettingsError(
            f"the database is at version {current}, not {newest}: start the server once, it brings it up"
        )


def expect_known(version: str | None) -> None:
    """Raises SettingsError where a database of that version is newer than the program, or none of ours."""
    script = ScriptDirectory.from_config(configuration())
    if version not in {known.revision for known in script.walk_revisions()}:
        raise SettingsError(
            f"the database is newer than this program: it is at version {version}, the newest known here is "
            f"{script.get_current_head()}"
        )


def _to_newest(connection: Connection) -> None:
    script = ScriptDirectory.from_config(configuration())
    newest, current = script.get_current_head(), version_of(connection)
    if current == newest:
        return
    if current is not None:
        expect_known(current)
    command.upgrade(configuration(connection), "head")


@contextmanager
def _alone(connection: Connection) -> Iterator[None]:
    """A transaction in which nobody else migrates."""
    if connection.dialect.name == "sqlite":
        with _sqlite_alone(connection):
            yield
        return
    with connection.begin():
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
        yield


@contextmanager
def _sqlite_alone(connection: Connection) -> Iterator[None]:
    """The driver begins a transaction only when rows are written, which is too late for a change of tables; and while a
    table is made again, keys that point to it must not count as broken."""
    connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    try:
        yield
        if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
            raise SettingsError("the migration would leave rows that point to nothing; nothing was changed")
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    finally:
        connection.exec_driver_sql("PRAGMA foreign_keys=ON")
        connection.commit()
