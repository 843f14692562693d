"""Requests and answers: who asks, what is refused and how, and that nothing secret comes out."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import time
from dataclasses import replace
from http.cookies import SimpleCookie
from typing import Any

import httpx
import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from server.conftest import SECRET, client_of
from sqlalchemy.exc import OperationalError
from starlette.applications import Starlette
from starlette.requests import HTTPConnection

from arenarium.server.errors import Conflict, NotKnown
from arenarium.server.http import endpoint
from arenarium.server.http.endpoint import LONGEST_BODY
from arenarium.server.http.sessions import COOKIE, YEAR, identify

PASSWORD = "correct horse"
TABLE = "table-number-1"


async def ask(client: httpx.AsyncClient, method: str, path: str, **options: Any) -> Any:
    """The answer to something that must go well."""
    response = await client.request(method, path, **options)
    assert response.is_success, response.text
    return response.json() if response.content else None


async def refused(client: httpx.AsyncClient, method: str, path: str, **options: Any) -> tuple[int, str]:
    """Status and code of something that must be refused, in the one form in which everything is."""
    response = await client.request(method, path, **options)
    assert response.headers["content-type"] == "application/json"
    answer = response.json()
    assert answer.keys() == {"error", "text"}
    return response.status_code, answer["error"]


async def registered(client: httpx.AsyncClient, name: str = "Ana") -> None:
    await ask(client, "POST", "/api/accounts", json={"name": name, "password": PASSWORD})


async def name_of(client: httpx.AsyncClient) -> str | None:
    me = (await ask(client, "GET", "/api/me"))["player"]
    return me and me["name"]


def signed(content: Any, *, secret: str = SECRET, salt: str = "arenarium session", age: float = 0) -> str:
    """A cookie as the server makes it, or nearly."""

    class Old(TimestampSigner):
        def get_timestamp(self) -> int:
            return int(time.time() - age)

    options = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
    return URLSafeTimedSerializer(secret, salt=salt, signer=Old, signer_kwargs=options).dumps(content)


def content_of(client: httpx.AsyncClient) -> Any:
    """What the server has signed."""
    return URLSafeTimedSerializer(SECRET).load_payload(client.cookies[COOKIE].rsplit(".", 2)[0].encode())


# who asks


async def test_a_guest_can_be_at_once(client):
    assert await name_of(client) is None
    assert (await ask(client, "POST", "/api/me"))["player"]["account"] is False
    name = await name_of(client)
    assert name
    assert await refused(client, "POST", "/api/me") == (409, "already-somebody")
    assert await ask(client, "PATCH", "/api/me", json={"name": "Ana"}) == {"player": {"name": "Ana", "account": False}}
    assert await name_of(client) == "Ana"
    await ask(client, "POST", "/api/logout")
    assert COOKIE not in client.cookies
    assert await name_of(client) is None


async def test_the_life_of_an_account(app, client):
    await ask(client, "POST", "/api/me", json={"name": "Guest"})
    guest = content_of(client)[0]
    await registered(client)
    assert content_of(client)[0] == guest, "the same player"
    async with client_of(app) as elsewhere:
        login = {"name": "ANA", "password": PASSWORD}
        assert await refused(elsewhere, "POST", "/api/login", json=login | {"password": "x"}) == (401, "bad-login")
        await ask(elsewhere, "POST", "/api/login", json=login)
        assert await name_of(elsewhere) == "Ana"
        change = {"old": PASSWORD, "new": "battery staple"}
        await ask(client, "POST", "/api/me/password", json=change)
        assert await name_of(client) == "Ana", "whoever changes the password stays"
        assert await name_of(elsewhere) is None, "the others do not"
        await ask(elsewhere, "POST", "/api/login", json=login | {"password": "battery staple"})
        assert await ask(client, "POST", "/api/logout", json={"everywhere": True}) is None
        assert await name_of(elsewhere) is None


async def test_how_the_cookie_is_sent(app):
    for base, secure in (("http://server", False), ("https://server", True)):
        async with client_of(app, base=base) as client:
            response = await client.post("/api/me")
            (morsel,) = SimpleCookie(response.headers["set-cookie"]).values()
            assert morsel.key == COOKIE
            assert morsel["httponly"] is True
            assert (morsel["samesite"].lower(), morsel["path"], morsel["max-age"]) == ("lax", "/", str(YEAR))
            assert bool(morsel["secure"]) is secure


async def test_a_cookie_is_refreshed_when_it_gets_old(client):
    await ask(client, "POST", "/api/me", json={"name": "Ana"})
    content = content_of(client)
    for days, refreshed in ((6, False), (8, True), (364, True)):
        client.cookies.clear()
        client.cookies.set(COOKIE, signed(content, age=days * 24 * 3600))
        response = await client.get("/api/me")
        assert response.json()["player"]["name"] == "Ana"
        assert ("set-cookie" in response.headers) is refreshed


async def test_a_forged_or_old_cookie_is_nobody(client):
    await ask(client, "POST", "/api/me", json={"name": "Ana"})
    true, content = client.cookies[COOKIE], content_of(client)
    id, generation = content
    payload, stamp, signature = true.rsplit(".", 2)
    wrong = [
        "",
        "x",
        "..",
        true[:-2],
        f"{payload}.{stamp}.",
        f"{payload}.{stamp}A.{signature}",
        f"{payload[:-2]}AA.{stamp}.{signature}",
        "\xff\xfe",
        "a" * 6000,
        signed(content, secret="another secret, just as long"),
        signed(content, salt="something else"),
        signed(content, age=YEAR + 60),
        signed([id, generation + 1]),
        signed([id, str(generation)]),
        signed([id]),
        signed({"id": id}),
        signed(None),
        signed("nobody"),
        signed(["nobody-is-this", 0]),
        signed([id + "\0", generation]),
    ]
    client.cookies.clear()
    for cookie in wrong:
        response = await client.get("/api/me", headers={"cookie": f"{COOKIE}={cookie}".encode("latin-1")})
        assert (response.status_code, response.json()) == (200, {"player": None}), cookie
    assert await refused(client, "PATCH", "/api/me", json={"name": "Eva"}) == (401, "not-known")
    response = await client.get("/api/me", headers={"cookie": f"{COOKIE}={signed(content)}"})
    assert response.json()["player"]["name"] == "Ana", "the forger of these tests could forge if he knew the secret"


async def test_bots_have_tokens(app, client):
    assert await refused(client, "POST", "/api/tokens", json={"label": "bot"}) == (401, "not-known")
    await ask(client, "POST", "/api/me")
    assert await refused(client, "POST", "/api/tokens", json={"label": "bot"}) == (403, "no-account")
    await registered(client)
    created = await ask(client, "POST", "/api/tokens", json={"label": "bot"})
    token = created.pop("token")
    assert await ask(client, "GET", "/api/tokens") == {"tokens": [created]}
    async with client_of(app, headers={"Authorization": f"Bearer {token}"}) as bot:
        assert await name_of(bot) == "Ana"
        for method, path, body in (
            ("GET", "/api/tokens", None),
            ("POST", "/api/tokens", {"label": "more"}),
            ("DELETE", f"/api/tokens/{created['id']}", None),
            ("POST", "/api/me/password", {"old": PASSWORD, "new": "battery staple"}),
            ("POST", "/api/logout", {"everywhere": True}),
            ("POST", "/api/login", {"name": "Ana", "password": PASSWORD}),
        ):
            assert await refused(bot, method, path, json=body) == (403, "token")
        await ask(client, "DELETE", f"/api/tokens/{created['id']}")
        assert await refused(bot, "GET", "/api/me") == (401, "bad-token")
    for wrong in ("Bearer", "Bearer x", f"Basic {token}", token, "Bearer \xff", "Bearer a b"):
        headers = {"Authorization": wrong.encode("latin-1")}
        assert await refused(client, "GET", "/api/me", headers=headers) == (401, "bad-token")
    assert await refused(client, "DELETE", f"/api/tokens/{created['id']}") == (404, "not-found")
    assert await refused(client, "DELETE", "/api/tokens/a%00b%00c%00d") == (404, "not-found")


async def test_a_socket_is_known_as_a_request_is(app, client):
    await ask(client, "POST", "/api/me", json={"name": "Ana"})

    def socket(headers: dict[str, str]) -> HTTPConnection:
        raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
        return HTTPConnection({"type": "websocket", "scheme": "ws", "path": "/", "headers": raw, "app": app})

    who = await identify(socket({"cookie": f"{COOKIE}={client.cookies[COOKIE]}"}))
    assert who is not None
    assert who.name == "Ana"
    assert await identify(socket({})) is None
    assert await identify(socket({"cookie": f"{COOKIE}=forged"})) is None
    with pytest.raises(NotKnown):
        await identify(socket({"authorization": "Bearer forged"}))


# what is asked


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
async def test_bodies_that_are_refused(client, content, status):
    await ask(client, "POST", "/api/me", json={"name": "Before"})
    headers = {"content-type": "application/json"}
    assert (await refused(client, "PATCH", "/api/me", content=content, headers=headers))[0] == status
    assert await name_of(client) == "Before"


async def test_an_error_tells_where(client):
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
async def test_only_json_is_taken(client, declared):
    headers = {} if declared is None else {"content-type": declared}
    assert await refused(client, "POST", "/api/me", content=b'{"name":"Ana"}', headers=headers) == (415, "wrong-type")
    good = {"content-type": "Application/JSON; charset=utf-8"}
    await ask(client, "POST", "/api/me", content=b'{"name":"Ana"}', headers=good)


async def test_a_huge_body_is_refused_and_not_read(client):
    headers = {"content-type": "application/json"}
    read = 0

    async def chunks() -> Any:
        nonlocal read
        for _ in range(1000):
            read += 1024
            yield b" " * 1024

    assert await refused(client, "POST", "/api/me", content=chunks(), headers=headers) == (413, "too-large")
    assert read <= LONGEST_BODY + 1024
    for told in ("17000", "9" * 5000, "-1", "x"):
        odd = headers | {"content-length": told}
        assert await refused(client, "POST", "/api/me", content=b"{}", headers=odd) == (413, "too-large")
    just_fits = b'{"name":"Ana"}'.ljust(LONGEST_BODY)
    assert await refused(client, "POST", "/api/me", content=just_fits + b" ", headers=headers) == (413, "too-large")
    await ask(client, "POST", "/api/me", content=just_fits, headers=headers)


async def test_a_body_that_does_not_come_is_not_waited_for(app, monkeypatch):
    monkeypatch.setattr(endpoint, "BODY_TIME", 0.01)
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
async def test_queries_that_are_refused(client, query):
    assert await refused(client, "GET", f"/api/tables{query}") == (422, "invalid")


async def test_paths_and_methods_that_are_not_there(client):
    for path in ("/api/nothing", "/api/", "/api/me/", "/api/tables/short", "/api/tables/a%2F..%2Fsecret"):
        assert await refused(client, "GET", path) == (404, "not-found")
    assert await refused(client, "POST", "/api/nothing") == (404, "not-found")
    response = await client.put("/api/me", json={})
    assert (response.status_code, response.headers["allow"]) == (405, "GET, HEAD, PATCH, POST")
    assert response.json()["error"] == "wrong-method"
    assert (await client.head("/api/me")).status_code == 200
    assert await refused(client, "GET", "/api/me?x=1") == (422, "invalid")


async def test_what_no_game_knows_is_told(client):
    response = await client.get("/api/ratings?game=chess&way=classic")
    assert (response.status_code, response.json()["error"]) == (422, "bad-setup")
    assert "chess" in response.json()["text"]


async def test_what_goes_wrong_inside_stays_inside(app, client, monkeypatch, caplog):
    async def fail(*_: Any) -> None:
        raise ValueError("the inside")

    monkeypatch.setattr(app.state.services.database, "ping", fail)
    response = await client.get("/api/health")
    assert (response.status_code, response.json()["error"]) == (500, "internal")
    assert "inside" not in response.text
    assert "ValueError: the inside" in caplog.text, "whoever runs the server can read what happened"


async def test_without_the_database_the_answer_is_try_again(app, client, monkeypatch):
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
            return {"answer": name}

        return answer


@pytest.fixture
def noting(app: Starlette) -> Noting:
    service = Noting()
    app.state.services = replace(app.state.services, lobby=service, archive=service)
    return service


async def test_tables_are_asked_what_the_request_says(app, client, noting):
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
    assert await asked("POST", f"/api/tables/{TABLE}/join") == ("join", who, TABLE, None)
    assert await asked("POST", f"/api/tables/{TABLE}/join", json={"seat": 1}) == ("join", who, TABLE, 1)
    for what in ("leave", "start", "rematch"):
        assert await asked("POST", f"/api/tables/{TABLE}/{what}") == (what, who, TABLE)
    replay = f"/api/tables/{TABLE}/replay?number=7&seat=1&lang=pl"
    assert await asked("GET", replay) == ("replay", TABLE, 7, 1, "pl")
    assert await asked("GET", "/api/ratings?game=barracks&way=classic") == ("ratings", "barracks", "classic")
    response = await client.get(f"/api/tables/{TABLE}/record")
    assert response.headers["content-disposition"] == f'attachment; filename="arenarium-{TABLE}.json"'
    assert response.json() == {"answer": "record"}


async def test_only_somebody_does_something_at_a_table(client, noting):
    for path in ("", f"/{TABLE}/join", f"/{TABLE}/leave", f"/{TABLE}/start", f"/{TABLE}/rematch"):
        assert await refused(client, "POST", f"/api/tables{path}") == (401, "not-known")
    assert noting.asked == ()


async def test_a_refusal_of_a_service_is_told(client, noting):
    async def join(*_: Any) -> None:
        raise Conflict("the seat is taken", "seat-taken")

    noting.join = join
    await ask(client, "POST", "/api/me")
    response = await client.post(f"/api/tables/{TABLE}/join")
    assert response.json() == {"error": "seat-taken", "text": "the seat is taken"}
    assert response.status_code == 409


# what comes out


async def test_nothing_secret_is_told_or_logged(app, client, caplog):
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


async def test_health_and_metrics(client):
    assert await ask(client, "GET", "/api/health") == {"status": "ok", "database": "ok", "bus": "local"}
    await client.get("/api/nothing/secret")
    await client.get("/api/tables/short")
    counted = (await client.get("/api/metrics")).text
    assert 'arenarium_http_requests_total{route="/api/health",status="200"} 1.0' in counted
    assert 'arenarium_http_requests_total{route="none",status="404"} 1.0' in counted
    assert 'arenarium_http_requests_total{route="/api/tables/{id}",status="404"} 1.0' in counted
    assert 'arenarium_refusals_total{code="not-found"}' in counted
