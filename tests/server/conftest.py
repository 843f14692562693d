"""A server in this process, on a database of its own."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.apps import SECRET, Running, client_of, quick_passwords
from server.backends import backend, database_settings, empty_database, postgres  # noqa: F401 - fixtures for all
from server.serving import house  # noqa: F401 - a fixture, too
from starlette.applications import Starlette
from support.patience import PATIENCE

from arenarium.server import limiter
from arenarium.server.app import create_app
from arenarium.server.bus import redis as bus
from arenarium.server.http import endpoint, middleware, service_routes
from arenarium.server.settings import NO_LIMITS, Settings
from arenarium.server.store import database


@pytest.fixture(scope="session", autouse=True)
def patient() -> Iterator[None]:
    """In these tests the server waits for what does not come at once, however busy the machine is; and tests do not
    wait to be refused."""
    with pytest.MonkeyPatch.context() as patch:
        for module, name in (
            (bus, "_TIMEOUT"),
            (database, "_TIMEOUT"),
            (endpoint, "BODY_TIMEOUT"),
            (limiter, "REDIS_TIMEOUT"),
            (service_routes, "HEALTH_TIMEOUT"),
        ):
            patch.setattr(module, name, PATIENCE)
        patch.setattr(middleware, "REFUSAL_SECONDS", 0.0)
        yield


@pytest.fixture
def logs_kept() -> Iterator[None]:
    """For tests that set up logging as a server does: afterwards it is as it was."""
    loggers = [logging.getLogger(name) for name in (None, "arenarium")]
    before = [(logger.level, logger.handlers[:]) for logger in loggers]
    yield
    logging.captureWarnings(False)
    for logger, (level, handlers) in zip(loggers, before, strict=True):
        logger.setLevel(level)
        logger.handlers[:] = handlers


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """No computer players: their processes take longer to start than most tests to run."""
    return Settings(database=str(tmp_path / "server.sqlite"), secret=SECRET, limits=NO_LIMITS, workers=0)


@pytest.fixture
def running(settings: Settings) -> Running:
    """Run an app, with other settings if wanted."""

    @asynccontextmanager
    async def run(**changes: Any) -> AsyncIterator[Starlette]:
        app = create_app(replace(settings, **changes), passwords=quick_passwords())
        async with app.router.lifespan_context(app):
            yield app

    return run


@pytest.fixture
async def app(running: Running) -> AsyncIterator[Starlette]:
    async with running() as app:
        yield app


@pytest.fixture
async def client(app: Starlette) -> AsyncIterator[httpx.AsyncClient]:
    async with client_of(app) as client:
        yield client
