"""Fixtures for tests on both databases, and on the whole service of both kinds. Test modules import what they need."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest
from support.services import Postgres
from support.stack import SECRET, Stack

from arenarium.server.settings import Settings
from arenarium.server.store.database import Database

_numbers = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of a process: each makes databases of its own in it."""
    folder = Path(tempfile.mkdtemp(prefix="arenarium-"))
    folder.chmod(0o711)
    server = Postgres(folder / "postgres")
    server.start()
    yield server
    server.stop()
    shutil.rmtree(folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return Settings(database=str(tmp_path / "tables.sqlite"), secret=SECRET)
    server: Postgres = request.getfixturevalue("postgres")
    return Settings(database=server.create(f"test{next(_numbers)}"), secret=SECRET)


ON_SQLITE = pytest.mark.parametrize("database_settings", ["sqlite"], indirect=True)
"""For what only SQLite has or needs."""


@pytest.fixture
async def empty_database(database_settings: Settings) -> AsyncIterator[Database]:
    database = Database(database_settings)
    yield database
    await database.close()


@pytest.fixture(scope="module", params=["embedded", "scaled"])
def backend(request: pytest.FixtureRequest) -> Iterator[Stack]:
    """The running service: one process on SQLite, or two on PostgreSQL and Redis."""
    with Stack(scaled=request.param == "scaled") as stack:
        yield stack
