"""A disk that is full or slow, and a database that says nothing: health, metrics and the log say so."""

from __future__ import annotations

import logging
import sqlite3
from typing import Any

import httpx
import pytest
from server.asking import ask
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from starlette.applications import Starlette

from arenarium.server.metrics import Metrics
from arenarium.server.services import Services
from arenarium.server.store import writing as module
from arenarium.server.store.database import PROGRAMMING_ERRORS, UNAVAILABLE
from arenarium.server.store.writing import Writing


class Disk:
    """Everything can be read; what is written fails as long as the disk is full."""

    def __init__(self, services: Services) -> None:
        self.full = False
        event.listen(services.database.engine.sync_engine, "before_cursor_execute", self._execute)

    def _execute(self, _: Any, __: Any, statement: str, *___: Any) -> None:
        if self.full and not statement.startswith("SELECT"):
            raise OperationalError(statement, {"secret": "value"}, sqlite3.OperationalError("database or disk is full"))


async def test_a_full_disk_is_told_everywhere_until_there_is_room(
    app: Starlette, client: httpx.AsyncClient, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "FRESH", 0.0)
    services: Services = app.state.services
    disk = Disk(services)
    await ask(client, "POST", "/api/me")
    assert (await ask(client, "GET", "/api/health"))["status"] == "ok"
    disk.full = True
    for _ in range(3):
        answer = await client.get("/api/health")
        assert answer.status_code == 503
        assert "cannot be written to: database or disk is full" in answer.json()["text"]
    logged = [record.getMessage() for record in caplog.records if "can be written" in record.getMessage()]
    assert len(logged) == 1
    assert "database or disk is full" in logged[0]
    assert "secret" not in caplog.text
    assert b'arenarium_database_writes_failed_total{why="full"} 3.0' in services.metrics.text()
    disk.full = False
    assert (await ask(client, "GET", "/api/health"))["status"] == "ok"
    assert "the database can be written to again" in caplog.text


async def test_health_does_not_write_where_somebody_has_just_written(app: Starlette, client: httpx.AsyncClient) -> None:
    written = []
    event.listen(
        app.state.services.database.engine.sync_engine,
        "before_cursor_execute",
        lambda *given: written.append(given[2]) if given[2].startswith("UPDATE alembic") else None,
    )
    await ask(client, "POST", "/api/me")
    for _ in range(20):
        await ask(client, "GET", "/api/health")
    assert len(written) <= 1


def test_a_slow_disk_is_told(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    now = [0.0]
    metrics = Metrics()
    writing = Writing(metrics, lambda: now[0])
    for seconds, slow in ((0.01, False), (1.5, True), (2.0, True), (0.01, False)):
        with writing.noted(UNAVAILABLE, PROGRAMMING_ERRORS):
            now[0] += seconds
        assert writing.slow is slow
    assert caplog.text.count("slow to write to") == 1
    assert b"arenarium_database_write_seconds_count 4.0" in metrics.text()


def test_a_silent_database_is_told(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()
    writing = Writing(metrics)
    with pytest.raises(TimeoutError), writing.noted(UNAVAILABLE, PROGRAMMING_ERRORS):
        raise TimeoutError
    assert writing.problem == "it does not answer"
    assert b'arenarium_database_writes_failed_total{why="silent"} 1.0' in metrics.text()
    assert "it does not answer" in caplog.text


def test_what_is_refused_is_no_trouble_with_writing() -> None:
    writing = Writing()
    with pytest.raises(KeyError), writing.noted(UNAVAILABLE, PROGRAMMING_ERRORS):
        raise KeyError
    assert writing.problem is None
