"""Requests and answers: what is asked, what is refused and how, and that nothing secret comes out."""

from __future__ import annotations

import asyncio
import logging
import re
from dataclasses import replace
from typing import Any, Literal, get_args

import httpx
import msgspec
import pytest
from server.apps import SECRET, Running, client_of
from server.asking import PASSWORD, ask, name_of, refused, registered
from sqlalchemy.exc import OperationalError, ProgrammingError
from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.routing import Route as Mounted
from support.games import GAMES

from arenarium.server.errors import Conflict, ErrorCode
from arenarium.server.http import endpoint
from arenarium.server.http.endpoint import Endpoint
from arenarium.server.http.route import MAX_BODY_BYTES, Call, File, Route
from arenarium.server.http.sessions import COOKIE, identify
from arenarium.server.messages.cards import GameId
from arenarium.server.messages.tables import Id
from arenarium.server.service.archive import Eyes

TABLE = "table-number-1"


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"{", 400),
        (b"", 422),
        (b"\xff", 400),
        (b'{"name": "\xff\xff"}', 400),
        (b'{"name": "Ana\\ud800"}', 400),
        (b'{"name": NaN}', 400),
        (b"null", 422),
        (b"[]", 422),
        (b"{}", 422),
        (b'{"name": 5}', 422),
        (b'{"name": "A"}', 422),
        (b'{"name": "Ana", "account": true}', 422),
        (b'{"name": "' + b"a" * 25 + b'"}', 422),
        (b"[" * 9000, 422),
    ],
)
async def test_bodies_that_are_refused(client: httpx.AsyncClient, content: bytes, status: int) -> None:
    await ask(client, "POST", "/api/me", json={"name": "Before"})
    headers = {"content-type": "application/json"}
    assert (await refused(client, "PATCH", "/api/me", content=content, headers=headers))[0] == status
    assert await name_of(client) == "Before"


async def test_an_error_tells_where(client: httpx.AsyncClient) -> None:
    response = await client.post("/api/tables", json={"game": "barracks", "setup": {}, "seats": [{"kind": "king"}]})
    assert response.status_code == 401
    await ask(client, "POST", "/api/me")
    response = await client.post("/api/tables", json={"game": "barracks", "setup": {}, "seats": [{}, {"kind": "king"}]})
    assert response.status_code == 422
    assert "$.seats[0]" in response.json()["text"]
    deep = b'{"game": "barracks", "setup": {"a": ' + b"[" * 6000 + b"]" * 6000 + b"}}"
    headers = {"content-type": "application/json"}
    assert await refused(client, "POST", "/api/tables", content=deep, headers=headers) == (400, "malformed")


@pytest.mark.parametrize("declared", ["text/plain", "application/x-www-form-urlencoded", "application/jsonx", "", None])
async def test_only_json_is_taken(client: httpx.AsyncClient, declared: str | None) -> None:
    headers = {} if declared is None else {"content-type": declared}
    assert await refused(client, "POST", "/api/me", content=b'{"name":"Ana"}', headers=headers) == (415, "wrong-type")
    good = {"content-type": "Application/JSON; charset=utf-8"}
    await ask(client, "POST", "/api/me", content=b'{"name":"Ana"}', headers=good)


async def test_a_huge_body_is_refused_and_not_read(client: httpx.AsyncClient) -> None:
    headers = {"content-type": "application/json"}
    read = 0

    async def chunks() -> Any:
        nonlocal read
        for _ in range(1000):
            read += 1024
            yield b" " * 1024

    assert await refused(client, "POST", "/api/me", content=chunks(), headers=headers) == (413, "too-large")
    assert read <= MAX_BODY_BYTES + 1024
    for told in ("17000", "9" * 5000, "-1", "x"):
        odd = headers | {"content-length": told}
        assert await refused(client, "POST", "/api/me", content=b"{}", headers=odd) == (413, "too-large")
    just_fits = b'{"name":"Ana"}'.ljust(MAX_BODY_BYTES)
    assert await refused(client, "POST", "/api/me", content=just_fits + b" ", headers=headers) == (413, "too-large")
    await ask(client, "POST", "/api/me", content=just_fits, headers=headers)


async def test_a_body_that_does_not_come_is_not_waited_for(app: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "BODY_TIMEOUT", 0.01)
    sent = []

    async def never() -> Any:
        await asyncio.Event().wait()

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"content-type", b"application/json"), (b"host", b"server")]
    scope = {"type": "http", "method": "POST", "path": "/api/me", "headers": headers, "query_string": b""}
    await app(scope | {"scheme": "http", "client": ("192.0.2.1", 1)}, never, send)
    assert sent[0]["status"] == 408


@pytest.mark.parametrize(
    "query",
    [
        "?limit=0",
        "?limit=101",
        "?limit=x",
        "?limit=1&limit=1",
        "?unknown=1",
        "?status=gone",
        "?game=A",
        "?before=%00",
        "?mine=maybe",
        "?status=null",
        "?limit=Null",
    ],
)
async def test_queries_that_are_refused(client: httpx.AsyncClient, query: str) -> None:
    assert await refused(client, "GET", f"/api/tables{query}") == (422, "invalid")


async def test_paths_and_methods_that_are_not_there(client: httpx.AsyncClient) -> None:
    for path in ("/api/nothing", "/api/", "/api/me/", "/api/tables/short", "/api/tables/a%2F..%2Fsecret"):
        assert await refused(client, "GET", path) == (404, "not-found")
    assert await refused(client, "POST", "/api/nothing") == (404, "not-found")
    response = await client.put("/api/me", json={})
    assert (response.status_code, response.headers["allow"]) == (405, "GET, HEAD, PATCH, POST")
    assert response.json()["error"] == "wrong-method"
    assert (await client.head("/api/me")).status_code == 200
    assert await refused(client, "GET", "/api/me?x=1") == (422, "invalid")


async def told_path(call: Call[None, None]) -> File:
    return File(msgspec.json.encode(call.path))


async def test_each_name_in_a_path_has_a_type_of_its_own(app: Starlette, client: httpx.AsyncClient) -> None:
    game = Literal["go", "draughts"]
    route = Route("GET", "/api/try/{game}/{id}", told_path, "", "", in_path={"game": game, "id": Id})
    app.router.routes.insert(0, Mounted(route.path, Endpoint([route])))
    for name in ("go", "draughts"):
        assert await ask(client, "GET", f"/api/try/{name}/{TABLE}") == {"game": name, "id": TABLE}
    for path in (f"/api/try/chess/{TABLE}", f"/api/try/{TABLE}/{TABLE}", "/api/try/go/short", "/api/try/go/go"):
        assert await refused(client, "GET", path) == (404, "not-found")
    response = await client.get(f"/api/try/chess/{TABLE}")
    assert response.json()["text"] == "there is no game 'chess'; known are go, draughts"


def test_a_route_declares_every_name_in_its_path() -> None:
    with pytest.raises(ValueError, match=r"names \['id'\], but in_path has types for \[\]"):
        Route("GET", "/api/try/{id}", told_path, "", "")


def test_every_game_can_stand_in_a_path() -> None:
    assert get_args(GameId) == tuple(GAMES)


async def test_what_no_game_knows_is_told(client: httpx.AsyncClient) -> None:
    response = await client.get("/api/ratings?game=chess&variant=classic")
    assert (response.status_code, response.json()["error"]) == (422, "bad-setup")
    assert "chess" in response.json()["text"]


@pytest.mark.parametrize(
    "mistake",
    [ValueError("the inside"), ProgrammingError("SELECT", {}, ValueError("the inside"))],
    ids=["in the program", "in a statement"],
)
async def test_what_goes_wrong_inside_stays_inside(
    app: Starlette,
    client: httpx.AsyncClient,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    mistake: Exception,
) -> None:
    async def fail(*_: Any) -> None:
        raise mistake

    monkeypatch.setattr(app.state.services.database, "ping", fail)
    response = await client.get("/api/health")
    assert (response.status_code, response.json()["error"]) == (500, "internal")
    assert "inside" not in response.text
    assert "the inside" in caplog.text, "whoever runs the server can read what happened"


async def test_without_the_database_the_answer_is_try_again(
    app: Starlette, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise OperationalError("SELECT", {}, OSError("the inside"))

    monkeypatch.setattr(app.state.services.database, "ping", fail)
    assert await refused(client, "GET", "/api/health") == (503, "unavailable")


# tables


class Noting:
    """A service that notes what it is asked, and has one answer."""

    def __init__(self) -> None:
        self.asked: tuple[Any, ...] = ()

    def __getattr__(self, name: str) -> Any:
        async def answer(*values: Any, **named: Any) -> Any:
            self.asked = (name, *values, *named.values())
            return b'{"answer":"replay"}' if name == "replay" else {"answer": name}

        return answer


@pytest.fixture
def noting(app: Starlette) -> Noting:
    service = Noting()
    app.state.services = replace(app.state.services, lobby=service, archive=service)
    return service


async def test_tables_are_asked_what_the_request_says(
    app: Starlette, client: httpx.AsyncClient, noting: Noting
) -> None:
    async def asked(method: str, path: str, **options: Any) -> tuple[Any, ...]:
        assert await ask(client, method, path, **options) == {"answer": noting.asked[0]}
        return noting.asked

    assert await asked("GET", "/api/tables") == ("find", None, None, None, False, None, 20)
    await ask(client, "POST", "/api/me", json={"name": "Ana"})
    headers = [(b"cookie", f"{COOKIE}={client.cookies[COOKIE]}".encode())]
    who = await identify(HTTPConnection({"type": "http", "path": "/", "headers": headers, "app": app}))
    query = f"?status=live&game=barracks&mine=true&before={TABLE}&limit=5"
    assert await asked("GET", f"/api/tables{query}") == ("find", who, "live", "barracks", True, TABLE, 5)
    name, asker, wanted = await asked("POST", "/api/tables", json={"game": "barracks", "setup": {"difficulty": "easy"}})
    assert (name, asker, wanted.game, wanted.public) == ("create", who, "barracks", True)
    assert await asked("GET", f"/api/tables/{TABLE}") == ("show", who, TABLE)
    assert await asked("POST", f"/api/tables/{TABLE}/join") == ("join", who, TABLE, None, None)
    assert await asked("POST", f"/api/tables/{TABLE}/join", json={"seat": 1}) == ("join", who, TABLE, 1, None)
    for what in ("leave", "start"):
        assert await asked("POST", f"/api/tables/{TABLE}/{what}") == (what, who, TABLE)
    assert await asked("POST", f"/api/tables/{TABLE}/rematch") == ("rematch", who, TABLE, None)
    replay = f"/api/tables/{TABLE}/replay?number=7&seat=1&lang=pl"
    assert await asked("GET", replay) == ("replay", TABLE, 7, Eyes(1), "pl", "192.0.2.1")
    assert await asked("GET", "/api/ratings?game=barracks&variant=classic") == ("ratings", "barracks", "classic")
    response = await client.get(f"/api/tables/{TABLE}/record")
    assert response.headers["content-disposition"] == f'attachment; filename="arenarium-{TABLE}.json"'
    assert response.json() == {"answer": "record"}


async def test_only_somebody_does_something_at_a_table(client: httpx.AsyncClient, noting: Noting) -> None:
    for path in ("", f"/{TABLE}/join", f"/{TABLE}/leave", f"/{TABLE}/start", f"/{TABLE}/rematch"):
        assert await refused(client, "POST", f"/api/tables{path}") == (401, "not-known")
    assert noting.asked == ()


async def test_a_refusal_of_a_service_is_told(
    client: httpx.AsyncClient, noting: Noting, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def join(*_: Any) -> None:
        raise Conflict("the seat is taken", ErrorCode.TAKEN)

    monkeypatch.setattr(noting, "join", join, raising=False)
    await ask(client, "POST", "/api/me")
    response = await client.post(f"/api/tables/{TABLE}/join")
    assert response.json() == {"error": "taken", "text": "the seat is taken"}
    assert response.status_code == 409


# what comes out


async def test_nothing_secret_is_told_or_logged(
    app: Starlette, client: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    told = []

    async def note(response: httpx.Response) -> None:
        await response.aread()
        told.append(response.text + str([item for item in response.headers.items() if item[0] != "set-cookie"]))

    client.event_hooks["response"].append(note)
    await ask(client, "POST", "/api/me")
    await registered(client)
    created = await ask(client, "POST", "/api/tokens", json={"label": "bot"})
    assert created["token"] in told.pop(), "told once, to its owner"
    await client.get("/api/tokens")
    await client.post("/api/login", json={"name": "Ana", "password": "wrong password"})
    await client.post("/api/login", json={"name": "Ana", "password": [PASSWORD]})
    await client.post("/api/login", json={"name": "Ana", "password": PASSWORD, PASSWORD[:4]: 1})
    await client.post("/api/me/password", json={"old": PASSWORD, "new": "battery staple"})
    await client.get(f"/api/tables/{TABLE}?password={PASSWORD}")
    await client.get("/api/me", headers={"authorization": f"Bearer {created['token']}"})
    await client.get("/api/metrics")
    written = "".join(record.getMessage() for record in caplog.records if not record.name.startswith("httpx"))
    assert "POST /api/me/password 200" in written, "routes are logged"
    assert "/api/tables/{id}" in written
    cookie = client.cookies[COOKIE]
    for secret in (PASSWORD, "wrong password", "battery staple", created["token"], cookie, "argon2", SECRET):
        assert secret not in written
        assert secret not in "".join(told)
    assert TABLE not in written
    assert not re.search(r"[0-9a-f]{64}", written + "".join(told))


async def test_health_and_metrics(app: Starlette, client: httpx.AsyncClient) -> None:
    assert await ask(client, "GET", "/api/health") == {"status": "ok", "database": "ok", "bus": "local"}
    await client.get("/api/nothing/secret")
    await client.get("/api/tables/short")
    async with client_of(app, address="127.0.0.1", base="http://localhost") as here:
        await registered(here)
        counted = (await here.get("/api/metrics")).text
    assert 'arenarium_http_requests_total{route="/api/health",status="200"} 1.0' in counted
    assert 'arenarium_http_requests_total{route="none",status="404"} 1.0' in counted
    assert 'arenarium_http_requests_total{route="/api/tables/{id}",status="404"} 1.0' in counted
    assert 'arenarium_refusals_total{code="not-found"}' in counted
    assert 'arenarium_players{kind="account"} 1.0' in counted
    assert "arenarium_players_online 0.0" in counted
    assert 'arenarium_database_seconds_count{kind="write"}' in counted


async def test_metrics_are_for_this_machine_or_with_a_token(running: Running) -> None:
    async def status(app: Starlette, address: str, base: str, **headers: str) -> int:
        async with client_of(app, address=address, base=base) as client:
            return (await client.get("/api/metrics", headers=headers)).status_code

    async with running() as app:
        assert await status(app, "127.0.0.1", "http://localhost:8000") == 200
        assert await status(app, "::1", "http://[::1]:8000") == 200
        assert await status(app, "192.0.2.1", "http://localhost") == 404
        assert await status(app, "127.0.0.1", "http://server") == 404, "through a proxy that nobody has named"
        assert await status(app, "192.0.2.1", "http://server", authorization="Bearer ") == 404, "none is set"
    async with running(metrics_token="for Prometheus alone") as app:
        assert await status(app, "192.0.2.1", "http://server", authorization="Bearer for Prometheus alone") == 200
        assert await status(app, "192.0.2.1", "http://server", authorization="Bearer guessed") == 404
        assert await status(app, "192.0.2.1", "http://server") == 404
