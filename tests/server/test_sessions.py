"""Who asks: cookies, forged and true, and the tokens of bots."""

from __future__ import annotations

import hashlib
import time
from http.cookies import SimpleCookie
from typing import Any

import httpx
import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from server.apps import SECRET, Running, client_of
from server.asking import PASSWORD, ask, name_of, refused, registered
from starlette.applications import Starlette
from starlette.requests import HTTPConnection

from arenarium.server.errors import NotSignedIn
from arenarium.server.http.sessions import COOKIE, HOST_COOKIE, YEAR, identify


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


async def test_a_guest_can_be_at_once(client: httpx.AsyncClient) -> None:
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


async def test_the_life_of_an_account(app: Starlette, client: httpx.AsyncClient) -> None:
    await ask(client, "POST", "/api/me", json={"name": "Guest"})
    guest = content_of(client)[0]
    await registered(client)
    assert content_of(client)[0] == guest, "the same player"
    async with client_of(app) as elsewhere:
        login = {"name": "ANA", "password": PASSWORD}
        assert await refused(elsewhere, "POST", "/api/login", json=login | {"password": "x"}) == (401, "bad-login")
        await ask(elsewhere, "POST", "/api/login", json=login)
        assert await name_of(elsewhere) == "Ana"
        await ask(elsewhere, "POST", "/api/tokens", json={"label": "bot"})
        change = {"old": PASSWORD, "new": "battery staple"}
        changed = await ask(client, "POST", "/api/me/password", json=change)
        assert changed == {"player": {"name": "Ana", "account": True}, "revoked": 1}
        assert await name_of(client) == "Ana", "whoever changes the password stays"
        assert await name_of(elsewhere) is None, "the others do not"
        await ask(elsewhere, "POST", "/api/login", json=login | {"password": "battery staple"})
        assert await ask(client, "POST", "/api/logout", json={"everywhere": True}) is None
        assert await name_of(elsewhere) is None


async def test_how_the_cookie_is_sent(app: Starlette) -> None:
    for base, name, secure in (("http://server", COOKIE, False), ("https://server", HOST_COOKIE, True)):
        async with client_of(app, base=base) as client:
            response = await client.post("/api/me")
            (morsel,) = SimpleCookie(response.headers["set-cookie"]).values()
            assert morsel.key == name
            assert morsel["httponly"] is True
            assert (morsel["samesite"].lower(), morsel["path"], morsel["max-age"]) == ("lax", "/", str(YEAR))
            assert bool(morsel["secure"]) is secure
            assert morsel["domain"] == ""
            assert await name_of(client) == response.json()["player"]["name"]
            await ask(client, "POST", "/api/logout")
            assert await name_of(client) is None


async def test_a_neighbour_in_the_domain_cannot_say_who_somebody_is(app: Starlette) -> None:
    """Any host of a domain can set cookies for all of it; but none with a name that begins like this."""
    async with client_of(app, base="https://server") as neighbour, client_of(app, base="https://server") as victim:
        await ask(neighbour, "POST", "/api/me", json={"name": "Neighbour"})
        planted = {"cookie": f"{COOKIE}={neighbour.cookies[HOST_COOKIE]}"}
        assert (await ask(victim, "GET", "/api/me", headers=planted))["player"] is None


async def test_a_cookie_is_refreshed_when_it_gets_old(client: httpx.AsyncClient) -> None:
    await ask(client, "POST", "/api/me", json={"name": "Ana"})
    content = content_of(client)
    for days, refreshed in ((6, False), (8, True), (364, True)):
        client.cookies.clear()
        client.cookies.set(COOKIE, signed(content, age=days * 24 * 3600))
        response = await client.get("/api/me")
        assert response.json()["player"]["name"] == "Ana"
        assert ("set-cookie" in response.headers) is refreshed


async def test_secrets_are_changed_gently(running: Running) -> None:
    """First the new one is accepted, then it signs, then the old one is no more."""
    old, new = "an old secret for tests", "a new secret for tests"
    cookies: dict[str, httpx.Cookies] = {}

    async def visit(secret: str, who: str) -> httpx.Response:
        async with running(secret=secret) as app, client_of(app, cookies=cookies.get(who)) as client:
            if who not in cookies:
                await ask(client, "POST", "/api/me", json={"name": who})
            response = await client.get("/api/me")
            cookies[who] = client.cookies
            return response

    for who in ("Ana", "Eva"):
        await visit(old, who)
    response = await visit(f"{old}, {new}", "Ana")
    assert response.json()["player"]["name"] == "Ana"
    assert "set-cookie" not in response.headers
    response = await visit(f"{new},{old}", "Ana")
    assert response.json()["player"]["name"] == "Ana"
    assert "set-cookie" in response.headers, "who comes meanwhile is signed again"
    assert "set-cookie" not in (await visit(f"{new},{old}", "Ana")).headers
    assert (await visit(new, "Ana")).json()["player"]["name"] == "Ana"
    assert (await visit(new, "Eva")).json()["player"] is None, "who did not come is lost"


async def test_logging_out_ends_the_session(app: Starlette, client: httpx.AsyncClient) -> None:
    """A copy of the cookie is worth nothing after that; the other browsers of the account stay."""
    await registered(client)
    copied = {"cookie": f"{COOKIE}={client.cookies[COOKIE]}"}
    async with client_of(app) as elsewhere, client_of(app) as thief:
        await ask(elsewhere, "POST", "/api/login", json={"name": "Ana", "password": PASSWORD})
        assert (await ask(thief, "GET", "/api/me", headers=copied))["player"]["name"] == "Ana"
        await ask(client, "POST", "/api/logout")
        assert (await ask(thief, "GET", "/api/me", headers=copied))["player"] is None
        assert await name_of(elsewhere) == "Ana"


async def test_cookies_from_before_sessions_were_rows_are_exchanged(app: Starlette, client: httpx.AsyncClient) -> None:
    await ask(client, "POST", "/api/me", json={"name": "Ana"})
    old = {"cookie": f"{COOKIE}={signed([content_of(client)[0], 0])}"}
    async with client_of(app) as upgraded, client_of(app) as thief:
        response = await upgraded.get("/api/me", headers=old)
        assert response.json()["player"]["name"] == "Ana"
        assert content_of(upgraded)[1] not in (0, content_of(client)[1])
        assert await name_of(upgraded) == "Ana", "with the new cookie alone"
        await ask(upgraded, "POST", "/api/logout")
        assert (await ask(thief, "GET", "/api/me", headers=old))["player"] is None
        assert await name_of(client) == "Ana"


async def test_a_forged_or_old_cookie_is_nobody(client: httpx.AsyncClient) -> None:
    await ask(client, "POST", "/api/me", json={"name": "Ana"})
    true, content = client.cookies[COOKIE], content_of(client)
    id, session = content
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
        signed([id, session[::-1]]),
        signed([id, 1]),
        signed([id, ""]),
        signed([id, None]),
        signed([id]),
        signed({"id": id}),
        signed(None),
        signed("nobody"),
        signed(["nobody-is-this", 0]),
        signed(["nobody-is-this", session]),
        signed([id + "\0", session]),
    ]
    client.cookies.clear()
    for cookie in wrong:
        response = await client.get("/api/me", headers={b"cookie": f"{COOKIE}={cookie}".encode("latin-1")})
        assert (response.status_code, response.json()) == (200, {"player": None}), cookie
    assert await refused(client, "PATCH", "/api/me", json={"name": "Eva"}) == (401, "not-known")
    response = await client.get("/api/me", headers={"cookie": f"{COOKIE}={signed(content)}"})
    assert response.json()["player"]["name"] == "Ana", "the forger of these tests could forge if he knew the secret"


async def test_bots_have_tokens(app: Starlette, client: httpx.AsyncClient) -> None:
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


async def test_a_socket_is_known_as_a_request_is(app: Starlette, client: httpx.AsyncClient) -> None:
    await ask(client, "POST", "/api/me", json={"name": "Ana"})

    def socket(headers: dict[str, str]) -> HTTPConnection:
        raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
        return HTTPConnection({"type": "websocket", "scheme": "ws", "path": "/", "headers": raw, "app": app})

    who = await identify(socket({"cookie": f"{COOKIE}={client.cookies[COOKIE]}"}))
    assert who is not None
    assert who.name == "Ana"
    assert await identify(socket({})) is None
    assert await identify(socket({"cookie": f"{COOKIE}=forged"})) is None
    with pytest.raises(NotSignedIn):
        await identify(socket({"authorization": "Bearer forged"}))
