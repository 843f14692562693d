"""What stands before every request: other sites' pages, too many requests, headers, limits."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.apps import Running, client_of
from server.asking import refused
from starlette.applications import Starlette
from support.services import Redis

from arenarium.server.errors import TooMany
from arenarium.server.http import middleware
from arenarium.server.http.address import address_of
from arenarium.server.http.middleware import SECURITY_HEADERS, SameOriginOnly
from arenarium.server.limiter import Limiter, _Counts
from arenarium.server.settings import NO_LIMITS, Limits, SettingsError

OTHERS = (
    {"origin": "http://evil.example"},
    {"origin": "null"},
    {"origin": "https://server"},
    {"origin": "http://server:81"},
    {"origin": "http://server.evil.example"},
    {"origin": "http://user@server"},
    {"origin": "http://server/path"},
    {"origin": "http://[server"},
    {"origin": "http://server:x"},
    {"origin": "server"},
    {"origin": ""},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": "http://server", "sec-fetch-site": "cross-site"},
)
OWN: tuple[dict[str, str], ...] = (
    {},
    {"origin": "http://server"},
    {"origin": "HTTP://Server:80"},
    {"origin": "http://server", "sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
)


async def test_pages_of_other_sites_change_nothing(client: httpx.AsyncClient) -> None:
    for headers in OTHERS:
        response = await client.post("/api/me", headers=headers)
        assert (response.status_code, response.json()["error"]) == (403, "cross-origin"), headers
        assert "set-cookie" not in response.headers
        assert (await client.get("/api/me", headers=headers)).status_code == 200, "a link to us may be followed"


async def test_own_pages_do(client: httpx.AsyncClient) -> None:
    for headers in OWN:
        client.cookies.clear()
        assert (await client.post("/api/me", headers=headers)).status_code == 201, headers


async def test_further_origins_can_be_allowed(running: Running) -> None:
    async with running(origins=("https://play.example", "http://localhost:5173/")) as app, client_of(app) as client:
        for origin, status in (
            ("https://play.example", 201),
            ("https://play.example:443", 201),
            ("http://localhost:5173", 201),
            ("http://server", 201),
            ("http://play.example", 403),
            ("http://localhost:5174", 403),
            ("null", 403),
        ):
            client.cookies.clear()
            headers = {"origin": origin, "sec-fetch-site": "same-origin" if origin == "http://server" else "cross-site"}
            assert (await client.post("/api/me", headers=headers)).status_code == status, origin


def test_an_origin_that_is_none_is_told_at_the_start() -> None:
    with pytest.raises(SettingsError, match=r"'play\.example'"):
        SameOriginOnly(Starlette(), ("play.example",))


async def socket(app: Any, headers: dict[str, str], extensions: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """What a socket is answered before it is open."""
    sent = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "websocket.disconnect" if sent else "websocket.connect"}

    scope = {
        "type": "websocket",
        "scheme": "ws",
        "path": "/api/tables/no-such-table/play",
        "query_string": b"",
        "headers": [(key.encode(), value.encode()) for key, value in {"host": "server", **headers}.items()],
        "client": ("192.0.2.1", 1),
        "extensions": {name: {} for name in extensions},
    }
    await app(scope, receive, send)
    return sent


async def test_sockets_from_other_sites_are_not_opened(app: Starlette) -> None:
    for headers in OTHERS:
        (answer,) = await socket(app, headers)
        assert answer["type"] == "websocket.close", headers
        start, _ = await socket(app, headers, ("websocket.http.response",))
        assert (start["type"], start["status"]) == ("websocket.http.response.start", 403)
        assert b"content-security-policy" in dict(start["headers"])
    for headers in OWN:
        assert (await socket(app, headers))[0]["type"] == "websocket.accept"


async def test_every_answer_has_the_headers(running: Running) -> None:
    async with running(limits=Limits(requests="5/hour")) as app, client_of(app) as client:
        answers = [
            await client.get("/api/health"),
            await client.get("/api/nothing"),
            await client.get("/"),
            await client.put("/api/me"),
            await client.post("/api/me", content=b"{"),
            await client.post("/api/logout"),
            await client.get("/api/health"),
            await client.post("/api/me", headers={"origin": "http://evil.example"}),
        ]
        statuses = [answer.status_code for answer in answers if answer.url.path != "/"]
        assert statuses == [200, 404, 405, 415, 204, 429, 403]
        for answer in answers:
            for name, value in SECURITY_HEADERS.items():
                assert answer.headers.get_list(name) == [value]
            if answer.url.path != "/":
                assert answer.headers["cache-control"] == "no-store"
    policy = SECURITY_HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "*" not in policy


async def test_requests_of_one_address_are_limited(running: Running) -> None:
    async with running(limits=Limits(requests="3/hour")) as app:
        async with client_of(app) as client, client_of(app, address="192.0.2.2") as other:
            assert [(await client.get("/api/me")).status_code for _ in range(5)] == [200, 200, 200, 429, 429]
            response = await client.get("/api/me")
            assert response.json()["error"] == "too-many"
            assert 1800 < int(response.headers["retry-after"]) <= 3600
            assert (await other.get("/api/me")).status_code == 200
        (answer,) = await socket(app, {})
        assert answer["type"] == "websocket.close"


async def test_newcomers_and_logins_are_limited(running: Running) -> None:
    limits = Limits(requests=NO_LIMITS.requests, newcomers="2/hour", logins="2/hour")
    async with running(limits=limits) as app, client_of(app) as client:
        for status in (201, 201, 429):
            client.cookies.clear()
            assert (await client.post("/api/me")).status_code == status
        for status in (401, 401, 429):
            response = await client.post("/api/login", json={"name": "Ana", "password": "guessing"})
            assert response.status_code == status


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.1", 5), "192.0.2.1"),
        (("2001:db8:1:2:3:4:5:6", 5), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::1", 5), "2001:db8:1:2::/64"),
        (("::ffff:192.0.2.1", 5), "192.0.2.1"),
        (("testclient", 5), "testclient"),
        (("", 0), "unknown"),
        (None, "unknown"),
    ],
)
def test_addresses(client: tuple[str, int] | None, address: str) -> None:
    assert address_of({"client": client}) == address


# limits


async def hits(limiter: Limiter, rate: str, *key: str, times: int) -> int:
    """How many of so many hits were let through."""
    through = 0
    for _ in range(times):
        try:
            await limiter.hit(rate, *key)
            through += 1
        except TooMany:
            pass
    return through


async def test_keys_and_rates_are_counted_apart() -> None:
    limiter = Limiter()
    assert await hits(limiter, "3/hour", "a", times=5) == 3
    assert await hits(limiter, "3/hour", "b", times=5) == 3
    assert await hits(limiter, "4/hour", "a", times=5) == 4
    assert await hits(limiter, "3/hour", "a", "b", times=5) == 3


async def test_a_window_ends_and_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    limiter = Limiter()
    assert await hits(limiter, "2/10second", "a", times=3) == 2
    now += 9.9
    with pytest.raises(TooMany) as refused:
        await limiter.hit("2/10second", "a")
    assert refused.value.retry_after == 1
    now += 0.1
    assert await hits(limiter, "2/10second", "a", times=3) == 2
    for number in range(10_000):
        now += 0.01
        limiter.hit_here("2/second", "many", str(number))
    assert len(limiter._here._windows) < 5000


async def test_many_keys_cost_no_more_than_few(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_through = 0
    sweep = _Counts._sweep

    def counted(counts: _Counts, now: float) -> None:
        nonlocal looked_through
        before = counts._windows
        sweep(counts, now)
        looked_through += len(before) if counts._windows is not before else 0

    monkeypatch.setattr(_Counts, "_sweep", counted)
    limiter, keys = Limiter(), 50_000
    for number in range(keys):
        limiter.hit_here("1/hour", str(number))
    assert 0 < looked_through < 2 * keys, "as often as there are keys, or so"


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    server = Redis(Path(tmp_path_factory.mktemp("r")))
    server.start()
    yield server
    if server.process is not None:
        server.stop()


async def test_processes_count_together_in_redis_and_alone_without(redis: Redis) -> None:
    one, other = Limiter(redis.url), Limiter(redis.url)
    try:
        assert await hits(one, "4/hour", "a", times=3) == 3
        assert await hits(other, "4/hour", "a", times=3) == 1
        with pytest.raises(TooMany) as refused:
            await one.hit("4/hour", "a")
        assert 1800 < refused.value.retry_after <= 3600
        redis.stop()
        assert await hits(one, "4/hour", "a", times=6) == 4, "it counts on, alone"
        redis.start()
        one._alone_until = 0.0
        assert await hits(one, "4/hour", "b", times=6) == 4
        assert await hits(other, "4/hour", "b", times=1) == 0
    finally:
        await one.close()
        await other.close()


async def test_a_server_without_its_redis_answers(running: Running, tmp_path: Path) -> None:
    async with running(redis=f"unix://{tmp_path}/nothing.sock") as app, client_of(app) as client:
        assert (await client.post("/api/me")).status_code == 201
        assert (await client.get("/api/health")).json() == {"status": "ok", "database": "ok", "bus": "down"}


async def test_files_of_the_page_are_not_counted(running: Running) -> None:
    async with running(limits=Limits(requests="3/hour")) as app, client_of(app) as client:
        assert {(await client.get("/account")).status_code for _ in range(10)} <= {200, 404}
        answers = [(await client.get("/api/games")).status_code for _ in range(3)]
        assert answers == [200, 200, 200]
        assert (await client.get("/table/any")).status_code == 429, "a table is looked up"


@pytest.mark.parametrize(
    ("host", "known"),
    [
        *((name, True) for name in ("localhost", "127.0.0.1", "[::1]", "192.168.1.7", "server", "club.local", "a.lan")),
        *((name, False) for name in ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example")),
    ],
)
async def test_only_known_hosts_are_answered(app: Starlette, host: str, known: bool) -> None:
    """A name that somebody else gives out can be made to lead here: their page would count as ours."""
    async with client_of(app, base=f"http://{host}:8000") as client:
        own = {"origin": f"http://{host}:8000"}
        if known:
            assert (await client.post("/api/me", headers=own)).status_code == 201
        else:
            assert await refused(client, "POST", "/api/me", headers=own) == (421, "unknown-host")
            assert (await client.get("/")).status_code == 421


async def test_hosts_are_a_setting(running: Running) -> None:
    async with running(hosts=("tables.example.org",)) as app:
        for host, status in (("tables.example.org", 200), ("Tables.Example.Org.", 200), ("other.example.org", 421)):
            async with client_of(app, base=f"http://{host}") as client:
                assert (await client.get("/api/me")).status_code == status
    async with (
        running(origins=("https://tables.example.org",)) as app,
        client_of(app, base="http://tables.example.org") as client,
    ):
        assert (await client.get("/api/me")).status_code == 200
    async with running(proxies="127.0.0.1") as app, client_of(app, base="http://any.example") as client:
        assert (await client.get("/api/me")).status_code == 200, "a proxy passes on what is meant for us"
    async with (
        running(proxies="127.0.0.1", hosts=("a.example",)) as app,
        client_of(app, base="http://b.example") as client,
    ):
        assert (await client.get("/api/me")).status_code == 421


async def test_browsers_are_told_to_come_by_https(app: Starlette) -> None:
    for base, told in (("https://server", "max-age=31536000"), ("http://server", None)):
        async with client_of(app, base=base) as client:
            assert (await client.get("/api/me")).headers.get("strict-transport-security") == told


async def test_who_asks_too_much_waits_for_each_refusal(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or refusals alone would keep the server busy: each costs nearly what an answer costs."""
    monkeypatch.setattr(middleware, "REFUSAL_SECONDS", 0.2)
    async with running(limits=replace(NO_LIMITS, requests="1/hour", files="1/hour")) as app, client_of(app) as client:
        for path in ("/api/health", "/"):
            await client.get(path)
            began = time.monotonic()
            assert (await client.get(path)).status_code == 429
            assert time.monotonic() - began >= 0.2
