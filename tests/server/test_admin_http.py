"""Over HTTP: what hosts may do and nobody else, and what players do about themselves and each other."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from server.apps import client_of
from server.asking import PASSWORD, ask, name_of, refused, registered
from sqlalchemy import select
from starlette.applications import Starlette

from arenarium.server.http.admin_routes import ROUTES
from arenarium.server.messages.socket import Say
from arenarium.server.store.schema import sessions

BODIES: dict[str, Any] = {
    "PATCH /api/admin/site": {"announcement": "Hacked"},
    "PATCH /api/admin/players/{id}": {"banned": True},
    "POST /api/admin/invitations": {"note": "for me"},
}
TABLE = {"game": "tashkalar", "setup": {"form": "duel"}}


class Town:
    """A server, and browsers in which somebody is known to it, or nobody."""

    def __init__(self, app: Starlette, browsers: AsyncExitStack) -> None:
        self.app, self._browsers = app, browsers

    @property
    def services(self) -> Any:
        return self.app.state.services

    async def browser(self, **options: Any) -> httpx.AsyncClient:
        return await self._browsers.enter_async_context(client_of(self.app, **options))

    async def account(self, name: str) -> httpx.AsyncClient:
        browser = await self.browser()
        await registered(browser, name)
        return browser

    async def guest(self, name: str) -> httpx.AsyncClient:
        browser = await self.browser()
        await ask(browser, "POST", "/api/me", json={"name": name})
        return browser

    async def host(self, name: str = "Hanka") -> httpx.AsyncClient:
        browser = await self.account(name)
        await self.services.moderation.set_admin((await self.id(name)), True, "test")
        return browser

    async def id(self, name: str) -> str:
        (found,) = await self.services.moderation.find(name)
        return str(found.player.id)

    async def say(self, name: str, table: str, text: str) -> None:
        """A line of chat, which comes by a socket otherwise."""
        (person,) = await self.services.moderation.find(name)
        who = await self.services.accounts.resume(person.player.id, await self._session(person.player.id))
        await self.services.rooms.act(table, who, Say(text=text))

    async def _session(self, id: str) -> str:
        async with self.services.database.read() as connection:
            return str(await connection.scalar(select(sessions.c.id).where(sessions.c.player == id)))


@pytest.fixture
async def town(app: Starlette) -> AsyncIterator[Town]:
    async with AsyncExitStack() as browsers:
        yield Town(app, browsers)


def call(route: Any, id: str) -> tuple[str, str, dict[str, Any]]:
    """Method, path and options of a request that is in form."""
    id = "0" * 64 if "card-sets" in route.path else id
    path = route.path.replace("{id}", id).replace("{number}", "1").replace("{code}", "made-up-code")
    body = BODIES.get(f"{route.method} {route.path}")
    return route.method, path, {} if body is None else {"json": body}


async def test_nobody_but_a_host_is_let_in(town: Town) -> None:
    host, victim = await town.host(), await town.account("Jirka")
    token = (await ask(host, "POST", "/api/tokens", json={"label": "script"}))["token"]
    callers = [
        (await town.browser(), (401, "not-known")),
        (await town.guest("Anka"), (403, "not-admin")),
        (victim, (403, "not-admin")),
        (await town.browser(headers={"Authorization": f"Bearer {token}"}), (403, "token")),
    ]
    assert len(ROUTES) > 10
    for route in ROUTES:
        method, path, options = call(route, await town.id("Jirka"))
        for browser, answer in callers:
            assert await refused(browser, method, path, **options) == answer, f"{method} {path}"
    assert await name_of(victim) == "Jirka", "nothing has happened"
    assert (await ask(host, "GET", "/api/admin"))["site"]["announcement"] == ""
    assert (await ask(host, "GET", "/api/admin/invitations"))["invitations"] == []


async def test_who_is_no_host_any_more_is_let_in_no_more(town: Town) -> None:
    host = await town.host()
    await ask(host, "GET", "/api/admin")
    await town.services.moderation.set_admin(await town.id("Hanka"), False, "test")
    assert await refused(host, "GET", "/api/admin") == (403, "not-admin")


async def test_a_host_looks_after_players(town: Town) -> None:
    host, jirka = await town.host(), await town.account("Jirka")
    id = await town.id("Jirka")
    found = (await ask(host, "GET", "/api/admin/players", params={"text": "jir"}))["players"]
    assert [(person["id"], person["name"], person["banned_at"]) for person in found] == [(id, "Jirka", None)]
    path = f"/api/admin/players/{id}"
    assert (await ask(host, "PATCH", path, json={"name": "Georg", "muted_for": 2}))["name"] == "Georg"
    assert await name_of(jirka) == "Georg"
    await ask(host, "POST", f"{path}/end-sessions")
    assert await name_of(jirka) is None
    password = (await ask(host, "POST", f"{path}/password"))["password"]
    login = {"name": "Georg", "password": PASSWORD}
    assert (await refused(jirka, "POST", "/api/login", json=login))[0] == 401
    await ask(jirka, "POST", "/api/login", json={**login, "password": password})
    assert (await ask(host, "GET", f"{path}/export"))["players"][0]["name"] == "Georg"
    assert (await ask(host, "PATCH", path, json={"banned": True, "reason": "rude"}))["ban_reason"] == "rude"
    assert await name_of(jirka) is None
    assert await refused(jirka, "POST", "/api/login", json={**login, "password": password}) == (403, "banned")
    await ask(host, "DELETE", path)
    assert (await ask(host, "GET", "/api/admin/players", params={"text": "Georg"}))["players"] == []
    for method, words in (("DELETE", ""), ("POST", "/password"), ("POST", "/end-sessions"), ("GET", "/export")):
        assert await refused(host, method, f"{path}{words}") == (404, "no-such-player"), "whoever is gone is gone"
    for change in ({"name": "Jirka"}, {"banned": True}, {"banned": False}, {"muted_for": 1}, {"bot": True}):
        assert await refused(host, "PATCH", path, json=change) == (404, "no-such-player")


async def test_a_host_looks_after_tables_and_chat(town: Town) -> None:
    host, jirka = await town.host(), await town.account("Jirka")
    table = (await ask(jirka, "POST", "/api/tables", json={**TABLE, "public": False}))["id"]
    listed = (await ask(host, "GET", "/api/admin/tables"))["tables"]
    assert [one["id"] for one in listed] == [table]
    await town.say("Jirka", table, "nonsense")
    await ask(host, "DELETE", f"/api/admin/tables/{table}/chat/1")
    assert await refused(host, "DELETE", f"/api/admin/tables/{table}/chat/1") == (404, "no-such-line")
    await ask(host, "POST", f"/api/admin/tables/{table}/close")
    assert (await ask(jirka, "GET", f"/api/tables/{table}"))["status"] == "closed"
    assert (await refused(host, "POST", f"/api/admin/tables/{table}/close"))[0] == 409
    assert await refused(host, "POST", "/api/admin/tables/nowhere-1/close") == (404, "no-such-table")


async def test_what_a_host_sets_holds_at_once(town: Town) -> None:
    host, stranger = await town.host(), await town.browser()
    await ask(host, "PATCH", "/api/admin/site", json={"registration": "invitation", "guests": False})
    assert await refused(stranger, "POST", "/api/me", json={"name": "Anka"}) == (403, "no-guests")
    account = {"name": "Anka", "password": PASSWORD}
    assert await refused(stranger, "POST", "/api/accounts", json=account) == (403, "invitation-needed")
    code = (await ask(host, "POST", "/api/admin/invitations", json={"note": "for Anka"}))["code"]
    await ask(stranger, "POST", "/api/accounts", json={**account, "invitation": code})
    (invitation,) = (await ask(host, "GET", "/api/admin/invitations"))["invitations"]
    assert (invitation["note"], invitation["used_by"]) == ("for Anka", "Anka")
    assert (await refused(host, "DELETE", f"/api/admin/invitations/{code}"))[0] == 404, "it was used"
    await ask(host, "PATCH", "/api/admin/site", json={"announcement": "Cake at five"})
    assert (await ask(await town.browser(), "GET", "/api/site"))["announcement"] == "Cake at five"
    assert (await refused(host, "PATCH", "/api/admin/site", json={"registration": "maybe"}))[0] in (400, 422)


# -------------------------------------------------------------------------------------- about oneself, and others


async def test_people_take_what_is_kept_of_them(town: Town) -> None:
    jirka = await town.account("Jirka")
    await town.account("Hanka")
    table = (await ask(jirka, "POST", "/api/tables", json=TABLE))["id"]
    await town.say("Jirka", table, "my own words")
    kept = await ask(jirka, "GET", "/api/me/export")
    assert [player["name"] for player in kept["players"]] == ["Jirka"]
    assert [line["text"] for line in kept["chat"]] == ["my own words"]
    assert [one["id"] for one in kept["tables"]] == [table]
    for hidden in ("argon2", "Hanka", town.services.settings.secret):
        assert hidden not in str(kept)
    assert (await refused(await town.browser(), "GET", "/api/me/export"))[0] == 401
    token = (await ask(jirka, "POST", "/api/tokens", json={"label": "script"}))["token"]
    script = await town.browser(headers={"Authorization": f"Bearer {token}"})
    assert await refused(script, "GET", "/api/me/export") == (403, "token")
    assert await refused(script, "POST", "/api/me/delete", json={"password": PASSWORD}) == (403, "token")


async def test_people_go_for_good(town: Town) -> None:
    jirka, anka = await town.account("Jirka"), await town.guest("Anka")
    table = (await ask(jirka, "POST", "/api/tables", json=TABLE))["id"]
    assert (await refused(jirka, "POST", "/api/me/delete", json={"password": "wrong horse"}))[0] in (401, 403)
    assert (await refused(jirka, "POST", "/api/me/delete", json={}))[0] in (401, 403)
    assert await name_of(jirka) == "Jirka"
    await ask(jirka, "POST", "/api/me/delete", json={"password": PASSWORD})
    assert await name_of(jirka) is None
    login = {"name": "Jirka", "password": PASSWORD}
    assert (await refused(jirka, "POST", "/api/login", json=login))[0] == 401
    shown = await ask(anka, "GET", f"/api/tables/{table}")
    assert shown["status"] == "closed"
    assert "Jirka" not in str(shown)
    await ask(anka, "POST", "/api/me/delete", json={})
    assert await name_of(anka) is None
    assert await town.services.moderation.find("") == []


async def test_who_is_blocked_does_not_sit_down(town: Town) -> None:
    hanka, jirka = await town.account("Hanka"), await town.account("Jirka")
    first = (await ask(jirka, "POST", "/api/tables", json=TABLE))["id"]
    await ask(hanka, "POST", "/api/me/ignored", json={"table": first, "seat": 0, "kind": "mute"})
    second = (await ask(hanka, "POST", "/api/tables", json=TABLE))["id"]
    await ask(jirka, "POST", f"/api/tables/{second}/join", json={})
    await ask(hanka, "POST", "/api/me/ignored", json={"table": first, "seat": 0, "kind": "block"})
    ignored = (await ask(hanka, "GET", "/api/me/ignored"))["players"]
    assert [(one["name"], one["kind"]) for one in ignored] == [("Jirka", "block")]
    third = (await ask(hanka, "POST", "/api/tables", json=TABLE))["id"]
    assert await refused(jirka, "POST", f"/api/tables/{third}/join", json={}) == (403, "blocked")
    await ask(hanka, "DELETE", f"/api/me/ignored/{ignored[0]['id']}")
    await ask(jirka, "POST", f"/api/tables/{third}/join", json={})
    assert await refused(hanka, "DELETE", f"/api/me/ignored/{ignored[0]['id']}") == (404, "no-such-player")


async def test_a_report_reaches_the_host(town: Town) -> None:
    host, hanka, jirka = await town.host("Zdena"), await town.account("Hanka"), await town.account("Jirka")
    table = (await ask(jirka, "POST", "/api/tables", json=TABLE))["id"]
    await town.say("Jirka", table, "you fool")
    about = {"table": table, "line": 1, "reason": "rude"}
    assert (await refused(await town.browser(), "POST", "/api/reports", json=about))[0] == 401
    await ask(hanka, "POST", "/api/reports", json=about)
    assert (await refused(hanka, "POST", "/api/reports", json={"table": table, "line": 7}))[0] == 404
    assert (await ask(host, "GET", "/api/admin"))["reports"] == 1
    (report,) = (await ask(host, "GET", "/api/admin/reports"))["reports"]
    told = [report[key] for key in ("reporter", "about", "said", "reason", "table", "line")]
    assert told == ["Hanka", "Jirka", "you fool", "rude", table, 1]
    await ask(host, "DELETE", f"/api/admin/tables/{table}/chat/1")
    (report,) = (await ask(host, "GET", "/api/admin/reports"))["reports"]
    assert report["said"] == "you fool", "the host still sees what it was about"
    await ask(host, "POST", f"/api/admin/reports/{report['id']}/settle")
    assert (await ask(host, "GET", "/api/admin/reports"))["reports"] == []
    settled = (await ask(host, "GET", "/api/admin/reports", params={"settled": "true"}))["reports"]
    assert [one["id"] for one in settled] == [report["id"]]
    assert (await refused(host, "POST", f"/api/admin/reports/{report['id']}/settle"))[0] == 404
