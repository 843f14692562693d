"""A server in this process, on a database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from server.backends import backend, database_settings, empty_database, postgres  # noqa: F401 - fixtures for all
from starlette.applications import Starlette
from support.patience import PATIENCE

from arenarium.server import limiter
from arenarium.server.app import create_app
from arenarium.server.bus import redis as bus
from arenarium.server.http import endpoint, service_routes
from arenarium.server.service.passwords import Passwords
from arenarium.server.settings import UNLIMITED, Settings
from arenarium.server.store import database

Running = Callable[..., AbstractAsyncContextManager[Starlette]]

SECRET = "a secret for tests only"


@pytest.fixture(scope="session", autouse=True)
def patient() -> Iterator[None]:
    """In these tests the server waits for what does not come at once, however busy the machine is."""
    with pytest.MonkeyPatch.context() as patch:
        for module, name in (
            (bus, "_PATIENCE"),
            (database, "_PATIENCE"),
            (endpoint, "BODY_TIME"),
            (limiter, "REDIS_TIMEOUT"),
            (service_routes, "PATIENCE"),
        ):
            patch.setattr(module, name, PATIENCE)
        yield


def quick_passwords() -> Passwords:
    """As safe as a curtain, and as quickly drawn."""
    return Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """No computer players: their processes take longer to start than most tests to run."""
    return Settings(database=str(tmp_path / "server.sqlite"), secret=SECRET, limits=UNLIMITED, workers=0)


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


def client_of(
    app: Starlette, *, address: str = "192.0.2.1", base: str = "http://server", **options: Any
) -> httpx.AsyncClient:
    """A browser, or a bot, of its own: it keeps its cookies."""
    transport = httpx.ASGITransport(app, client=(address, 1234))
    return httpx.AsyncClient(transport=transport, base_url=base, **options)


@pytest.fixture
async def client(app: Starlette) -> AsyncIterator[httpx.AsyncClient]:
    async with client_of(app) as client:
        yield client
