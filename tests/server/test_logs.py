"""Logs: as lines or as JSON, with the id of the request, and without what was sent."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import warnings
from collections.abc import Callable
from contextvars import Context
from typing import Any

import httpx
import pytest
from server.apps import Running, client_of
from server.asking import PASSWORD, ask, registered
from server.serving import serving
from server.test_middleware import socket
from starlette.applications import Starlette

from arenarium.server.http.middleware import REQUEST_ID
from arenarium.server.logs import begin_request, configure_logs
from arenarium.server.settings import Limits, Settings, SettingsError

Lines = Callable[[], list[dict[str, Any]]]
ID = re.compile(r"[0-9a-f]{16}")


def written_as(format: str, level: str = "info") -> io.StringIO:
    """Log as a server with these settings does, but to be read here."""
    logging.getLogger().handlers.clear()
    stream = io.StringIO()
    configure_logs(Settings(log_format=format, log_level=level), stream)
    return stream


@pytest.fixture
def lines(logs_kept: None) -> Lines:
    """What was logged since, as JSON."""
    stream = written_as("json")
    return lambda: [json.loads(line) for line in stream.getvalue().splitlines()]


async def test_a_request_has_an_id_in_its_answer_and_its_lines(client: httpx.AsyncClient, lines: Lines) -> None:
    answers = [await client.get("/api/health"), await client.post("/api/me"), await client.get("/api/nothing")]
    ids = [answer.headers[REQUEST_ID] for answer in answers]
    assert len(set(ids)) == 3
    assert all(ID.fullmatch(id) for id in ids)
    told = [(line["request"], line["method"], line["route"], line["status"]) for line in lines()]
    assert told == [
        (ids[0], "GET", "/api/health", 200),
        (ids[1], "POST", "/api/me", 201),
        (ids[2], "GET", "none", 404),
    ]
    first = lines()[0]
    assert first.keys() == {
        "time",
        "level",
        "logger",
        "message",
        "request",
        "method",
        "route",
        "status",
        "milliseconds",
    }
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", first["time"])
    assert (first["level"], first["logger"]) == ("info", "arenarium.server.http.middleware")
    assert first["message"] == f"GET /api/health 200 {first['milliseconds']} ms"


async def test_requests_at_the_same_time_keep_their_ids(client: httpx.AsyncClient, lines: Lines) -> None:
    answers = await asyncio.gather(*(client.get("/api/health") for _ in range(10)))
    assert sorted(answer.headers[REQUEST_ID] for answer in answers) == sorted(line["request"] for line in lines())


async def test_what_goes_wrong_is_written_with_the_id(
    client: httpx.AsyncClient, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("arenarium.server.http.sessions.Sessions.caller", lambda *_: 1 / 0)
    answer = await client.get("/api/me")
    assert answer.status_code == 500
    error, line = lines()
    assert error["request"] == line["request"] == answer.headers[REQUEST_ID]
    assert error["level"] == "error"
    assert "ZeroDivisionError" in error["error"]
    assert "ZeroDivisionError" not in answer.text


async def test_answers_of_the_guards_have_one_too(running: Running, lines: Lines) -> None:
    async with running(limits=Limits(requests="1/hour")) as app, client_of(app) as client:
        for headers in ({}, {}, {"origin": "http://evil.example"}):
            answer = await client.post("/api/me", headers=headers)
            assert answer.headers[REQUEST_ID] == lines()[-1]["request"]
        assert [line["status"] for line in lines()] == [201, 429, 403]


async def test_an_id_of_the_client_is_not_believed(client: httpx.AsyncClient, lines: Lines) -> None:
    answer = await client.get("/api/health", headers={REQUEST_ID: "forged\n{}"})
    assert ID.fullmatch(answer.headers[REQUEST_ID])
    assert "forged" not in str(lines())


async def test_a_socket_has_one(app: Starlette, lines: Lines) -> None:
    accepted = (await socket(app, {}))[0]
    refused = (await socket(app, {"origin": "http://evil.example"}, ("websocket.http.response",)))[0]
    ids = [dict(answer["headers"])[REQUEST_ID.lower().encode()].decode() for answer in (accepted, refused)]
    assert [(line["request"], line["method"], line["route"], line["status"]) for line in lines()] == [
        (ids[0], "SOCKET", "/api/tables/{id}/play", 101),
        (ids[1], "SOCKET", "none", 403),
    ]


async def test_over_the_network_a_socket_says_its_id(settings: Settings, lines: Lines) -> None:
    async with serving(settings) as house:
        ada, _ = await house.pair()
        answer = ada.socket.response
    assert answer is not None
    assert answer.headers[REQUEST_ID] in [line["request"] for line in lines() if line.get("method") == "SOCKET"]


@pytest.mark.parametrize("format", ["text", "json"])
async def test_nothing_secret_is_written(client: httpx.AsyncClient, format: str, logs_kept: None) -> None:
    stream = written_as(format, "debug")
    await registered(client)
    token = (await ask(client, "POST", "/api/tokens", json={"label": "bot"}))["token"]
    await client.post("/api/login", json={"name": "Ana", "password": "a wrong one"})
    await client.get("/api/tables?secret=in-the-query", headers={"authorization": f"Bearer {token}"})
    cookies = list(client.cookies.values())
    written = stream.getvalue()
    assert "POST /api/login 401" in written
    assert "refused: " in written, "at the level debug it is said why"
    assert cookies
    for secret in (PASSWORD, "a wrong one", "in-the-query", token, *cookies, "192.0.2.1"):
        assert secret not in written


def test_lines_for_people_and_levels(logs_kept: None) -> None:
    stream = written_as("text", "warning")
    logger = logging.getLogger("arenarium.here")

    def request() -> str:
        logger.info("not this")
        logger.warning("but this")
        id = begin_request()
        logger.error("and this")
        return id

    id = Context().run(request)
    first, second = stream.getvalue().splitlines()
    assert first.endswith(" WARNING arenarium.here: but this")
    assert second.endswith(f" ERROR arenarium.here [{id}]: and this")


def test_libraries_only_tell_what_goes_wrong(logs_kept: None) -> None:
    stream = written_as("json", "debug")
    logging.getLogger("urllib3").debug("POST /push/secret")
    logging.getLogger("urllib3").info("POST /push/secret")
    logging.getLogger("urllib3").warning("a\nb")
    logging.getLogger("arenarium.here").debug("this, too")
    assert [json.loads(line)["message"] for line in stream.getvalue().splitlines()] == ["a\nb", "this, too"]


def test_warnings_of_python_are_lines_as_well(lines: Lines) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(True)
        warnings.warn("something is old", DeprecationWarning, stacklevel=1)
        (line,) = lines()
        logging.captureWarnings(False)
    assert "something is old" in line["message"]


@pytest.mark.parametrize(
    ("changes", "told"),
    [({"log_format": "xml"}, "log-format 'xml': expected text or json"), ({"log_level": "loud"}, "log-level 'loud'")],
)
def test_what_is_not_known_is_told(changes: dict[str, str], told: str) -> None:
    with pytest.raises(SettingsError, match=told):
        configure_logs(Settings(**changes))  # type: ignore[arg-type]
