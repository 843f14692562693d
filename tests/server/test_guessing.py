"""Guessing passwords: it gets slower and slower, and keeps nobody out but the one who guesses."""

from __future__ import annotations

import httpx
import pytest
from server.apps import Running, client_of, quick_passwords
from server.asking import PASSWORD, ask, refused, registered
from starlette.applications import Starlette

from arenarium.server.errors import ErrorCode, Invalid, NotSignedIn, TooMany
from arenarium.server.limiter import Limiter
from arenarium.server.service.accounts import Accounts
from arenarium.server.service.login_guard import (
    FREE_FAILURES,
    FREE_FAILURES_IN_ALL,
    MAX_DELAY,
    MAX_WAIT,
    delay_after,
    network_of,
    wait_after,
)
from arenarium.server.settings import NO_LIMITS
from arenarium.server.store.database import Database
from arenarium.server.store.migrate import migrate

HERE = "192.0.2.1"


class Clock:
    """Time that passes when somebody says so, and those who sleep."""

    def __init__(self) -> None:
        self.now = 1_000_000_000
        self.slept: list[float] = []

    def __call__(self) -> int:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def accounts(empty_database: Database, clock: Clock) -> Accounts:
    await migrate(empty_database)
    return Accounts(empty_database, quick_passwords(), Limiter(), NO_LIMITS, now=clock, sleep=clock.sleep)


async def guess(accounts: Accounts, address: str, times: int = 1, browser: str | None = None) -> None:
    for _ in range(times):
        with pytest.raises(NotSignedIn):
            await accounts.log_in("Ana", "a wrong one", address)


def test_the_wait_grows() -> None:
    waits = [wait_after(failures) for failures in range(40)]
    assert waits[:FREE_FAILURES] == [0] * FREE_FAILURES
    assert waits[FREE_FAILURES : FREE_FAILURES + 3] == [2000, 4000, 8000]
    assert waits == sorted(waits)
    assert waits[-1] == MAX_WAIT
    assert [delay_after(FREE_FAILURES_IN_ALL + more) for more in (0, 1, 4, 1000)] == [0, 0.5, 2, MAX_DELAY]


def test_networks() -> None:
    assert network_of("192.0.2.77") == "192.0.2.0/24"
    assert network_of("2001:db8:1:2::/64") == "2001:db8:1::/48"
    assert network_of("unknown") == "unknown"


async def test_guesses_from_one_network_wait_longer_and_longer(accounts: Accounts, clock: Clock) -> None:
    await accounts.register(None, "Ana", PASSWORD, HERE)
    await guess(accounts, "198.51.100.1", FREE_FAILURES)
    for seconds in (2, 4, 8):
        with pytest.raises(TooMany) as raised:
            await accounts.log_in("Ana", PASSWORD, "198.51.100.2")  # a neighbour of the first
        assert raised.value.retry_after == seconds
        clock.now += 1000 * seconds - 1
        with pytest.raises(TooMany):
            await accounts.log_in("Ana", "a wrong one", "198.51.100.3")
        clock.now += 1
        await guess(accounts, "198.51.100.3")
    clock.now += 24 * 60 * 60 * 1000
    await guess(accounts, "198.51.100.1", FREE_FAILURES)  # after a day it is forgotten


async def test_who_is_counted_second_though_first_to_ask_is_not_refused(accounts: Accounts, clock: Clock) -> None:
    await accounts.register(None, "Ana", PASSWORD, HERE)
    await guess(accounts, HERE)
    clock.now -= 5
    await accounts.log_in("Ana", PASSWORD, HERE)


async def test_the_owner_comes_in_all_the_same_and_is_told(accounts: Accounts, clock: Clock) -> None:
    session = await accounts.register(None, "Ana", PASSWORD, HERE)
    for network in range(10):
        await guess(accounts, f"10.0.{network}.1", FREE_FAILURES)
    slow = len(clock.slept)
    assert slow, "many networks together are made to wait"
    known = await accounts.log_in("Ana", PASSWORD, "10.0.1.1", browsers={session.who.id: "her own"})
    assert len(clock.slept) == slow, "a browser that she has used before is not, not even beside a guesser"
    assert known.failures == 10 * FREE_FAILURES
    elsewhere = await accounts.log_in("Ana", PASSWORD, HERE)
    assert clock.slept[slow:] == [MAX_DELAY], "in any other it takes a while, and works"
    assert elsewhere.failures == 0, "she has been told"
    await guess(accounts, HERE, 2)
    assert (await accounts.log_in("Ana", PASSWORD, HERE)).failures == 0, "her own slips are no news"


async def test_a_browser_is_known_by_its_cookie(running: Running) -> None:
    async with running() as app, client_of(app) as owner, client_of(app, address="198.51.100.7") as stranger:
        await registered(owner)
        await ask(owner, "POST", "/api/logout")
        wrong = {"name": "Ana", "password": "a wrong one"}
        for _ in range(FREE_FAILURES):
            assert await refused(stranger, "POST", "/api/login", json=wrong) == (401, "bad-login")
        assert await refused(stranger, "POST", "/api/login", json=wrong) == (429, "too-many")
        owner._transport = stranger._transport  # from the very same place
        logged_in = await ask(owner, "POST", "/api/login", json={"name": "Ana", "password": PASSWORD})
        assert logged_in["failures"] == FREE_FAILURES


async def test_a_forged_mark_of_a_browser_is_none(app: Starlette, client: httpx.AsyncClient) -> None:
    await registered(client)
    for cookie in ("x", "W1siYSIsImIiXV0.x.y", ""):
        login = {"name": "Ana", "password": PASSWORD}
        async with client_of(app) as other:
            await ask(other, "POST", "/api/login", json=login, headers={"cookie": f"arenarium-browser={cookie}"})


@pytest.mark.parametrize(
    "password",
    ["password", "12345678", "qwertyui", "11111111", "P@ssw0rd1", "Ana Banana", "ana banana", "anabanana", "a" * 100],
)
async def test_passwords_that_everybody_tries_first(accounts: Accounts, password: str) -> None:
    with pytest.raises(Invalid) as raised:
        await accounts.register(None, "Ana Banana", password, HERE)
    assert raised.value.code == ErrorCode.EASY_PASSWORD
    session = await accounts.register(None, "Ana Banana", PASSWORD, HERE)
    with pytest.raises(Invalid):
        await accounts.change_password(session.who, PASSWORD, password, HERE)
    await accounts.log_in("Ana Banana", PASSWORD, HERE)
