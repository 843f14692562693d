"""Card sets that players make: kept once, on the list of everybody who keeps them, gone when nobody needs them; on both
databases."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import httpx
import pytest
from server.apps import Running, client_of
from server.asking import ask, refused, registered
from server.shop import HARBOR, OWN, VILLAGE, at_hand, changed  # noqa: F401 - a fixture
from server.tablerows import table_row
from sqlalchemy import func, select
from starlette.applications import Starlette

from arenarium.core.plain import Json
from arenarium.server.errors import NotFound
from arenarium.server.settings import NO_LIMITS
from arenarium.server.store import schema
from arenarium.server.store.card_sets import CardSets, NewSet
from arenarium.server.store.database import Database
from arenarium.server.store.forget import export, forget
from arenarium.server.store.guest_upgrade import upgrade_seats
from arenarium.server.store.migrate import migrate
from arenarium.server.store.rows import LIVE, SeatRow
from arenarium.server.store.tables import Tables

ONE = NewSet("a" * 64, "tashkalar", "Harbor", "source", {"set": {"name": "Harbor"}}, ("Lantern Warden",))


@pytest.fixture
async def database(empty_database: Database) -> Database:
    await migrate(empty_database)
    async with empty_database.write() as connection:
        for name in ("ana", "bob"):
            await connection.execute(schema.players.insert().values(id=name, name=name.title(), created_at=0))
    return empty_database


async def table_with(database: Database, set_: str, id: str = "table-001") -> None:
    row = table_row(id, "bob", (SeatRow("bob", "Bob"), SeatRow()), status=LIVE, cards=set_, rated=False)
    await Tables(database).create(row)


async def test_the_same_set_is_kept_once(database: Database) -> None:
    sets = CardSets(database)
    await sets.keep(ONE, "ana", 1)
    await sets.keep(ONE, "ana", 2)
    await sets.keep(replace(ONE, name="Stolen"), "bob", 3)
    row = await sets.get(ONE.id, "bob")
    assert row is not None
    assert (row.name, row.author_name, row.mine, row.created_at) == ("Harbor", "Ana", True, 1)
    assert [len(await sets.kept_by(player)) for player in ("ana", "bob", "cyd")] == [1, 1, 0]
    content = await sets.content(ONE.id)
    assert content is not None
    assert (content.document, content.source, content.own) == (ONE.document, "source", ("Lantern Warden",))


async def test_lists_show_the_newest_first(database: Database) -> None:
    sets = CardSets(database)
    for number, id in enumerate("abc"):
        await sets.keep(replace(ONE, id=id * 64), "bob", number)
    await sets.keep(replace(ONE, id="a" * 64), "ana", 9)
    await sets.keep(replace(ONE, id="c" * 64), "ana", 8)
    assert [row.id[0] for row in await sets.kept_by("ana")] == ["a", "c"]
    assert [row.id[0] for row in await sets.kept_by("bob")] == ["c", "b", "a"]
    assert await sets.count_kept("ana", "bob") == 5


async def test_who_forgets_it_has_made_it_no_more_and_others_keep_it(database: Database) -> None:
    sets = CardSets(database)
    await sets.keep(ONE, "ana", 1)
    await sets.keep(ONE, "bob", 2)
    assert await sets.forget(ONE.id, "ana")
    assert not await sets.forget(ONE.id, "ana")
    row = await sets.get(ONE.id, "bob")
    assert row is not None
    assert (row.author_name, row.mine) == (None, True)
    assert await sets.forget(ONE.id, "bob")
    assert await sets.get(ONE.id) is None


async def test_it_stays_while_a_table_uses_it(database: Database) -> None:
    sets = CardSets(database)
    await sets.keep(ONE, "ana", 1)
    await table_with(database, ONE.id)
    row = await Tables(database).get("table-001")
    assert row is not None
    assert row.card_set is not None
    assert (row.card_set.name, row.card_set.author) == ("Harbor", "Ana")
    await sets.forget(ONE.id, "ana")
    assert await sets.source(ONE.id) is not None
    assert await sets.tidy(before=100) == 0
    async with database.write() as connection:
        await connection.execute(schema.seats.delete())
        await connection.execute(schema.tables.delete())
    assert await sets.tidy(before=1) == 0
    assert await sets.tidy(before=100) == 1
    assert await sets.source(ONE.id) is None


async def test_what_is_only_tried_is_on_nobodys_list(database: Database) -> None:
    sets = CardSets(database)
    await sets.keep(ONE, "ana", 1, listed=False)
    assert await sets.kept_by("ana") == []
    await sets.keep(ONE, "ana", 2)
    assert len(await sets.kept_by("ana")) == 1


async def test_no_table_is_made_with_a_set_that_is_gone(database: Database) -> None:
    with pytest.raises(NotFound):
        await table_with(database, "f" * 64)
    assert await Tables(database).get("table-001") is None


async def test_a_host_removes_it_from_everywhere(database: Database) -> None:
    sets = CardSets(database)
    await sets.keep(ONE, "ana", 1)
    await sets.keep(ONE, "bob", 2)
    assert await sets.remove(ONE.id, "Host", 3)
    assert await sets.get(ONE.id) is None
    assert not await sets.remove(ONE.id, "Host", 4)
    async with database.read() as connection:
        deeds = select(schema.deeds.c.what, schema.deeds.c.about)
        assert [tuple(row) for row in await connection.execute(deeds)] == [("remove card set", ONE.id)]


async def test_who_is_forgotten_leaves_no_set_that_nobody_uses(database: Database) -> None:
    sets = CardSets(database)
    await sets.keep(ONE, "ana", 1)
    other = replace(ONE, id="b" * 64)
    await sets.keep(other, "ana", 1)
    await table_with(database, other.id)
    kept = await export(database, "ana")
    assert _ids(kept["card_sets"]) == {ONE.id, other.id}
    assert len(_rows(kept["kept_sets"])) == 2
    await forget(database, "ana", "Host", 5)
    assert await sets.get(ONE.id) is None
    row = await sets.get(other.id)
    assert row is not None
    assert row.author_name is None


def _rows(rows: Json) -> list[Json]:
    assert isinstance(rows, list)
    return rows


def _ids(rows: Json) -> set[object]:
    return {row["id"] for row in _rows(rows) if isinstance(row, dict)}


async def test_what_a_guest_keeps_goes_to_the_account(database: Database) -> None:
    sets = CardSets(database)
    other = replace(ONE, id="b" * 64)
    await sets.keep(ONE, "ana", 1)
    await sets.keep(other, "ana", 1)
    await sets.keep(other, "bob", 2)
    async with database.write() as connection:
        await upgrade_seats(connection, "ana", "bob", "Bob")
    assert {row.id for row in await sets.kept_by("bob")} == {ONE.id, other.id}
    assert await sets.kept_by("ana") == []
    row = await sets.get(ONE.id)
    assert row is not None
    assert row.author_name == "Bob"
    async with database.read() as connection:
        assert (await connection.execute(select(func.count()).select_from(schema.kept_sets))).scalar_one() == 2


# ---------------------------------------------------------------------------------------------------------- over HTTP

USED = pytest.mark.usefixtures("at_hand")


async def keep(client: httpx.AsyncClient, document: object, game: str = "tashkalar") -> Any:
    return await ask(client, "POST", "/api/card-sets", json={"game": game, "document": document})


@USED
async def test_a_set_is_kept_shared_and_forgotten(app: Starlette, client: httpx.AsyncClient) -> None:
    await registered(client)
    kept = await keep(client, HARBOR)
    assert (kept["name"], kept["author"], kept["mine"]) == ("Harbor", "Ana", True)
    assert await keep(client, HARBOR) == kept
    listed = await ask(client, "GET", "/api/card-sets")
    assert listed["sets"] == [kept]
    async with client_of(app) as somebody:
        shown = await ask(somebody, "GET", f"/api/card-sets/{kept['id']}")
        assert (shown["document"], shown["own"], shown["mine"]) == (HARBOR, [OWN["tashkalar"]], False)
        assert "[[card]]" in shown["text"]
        assert await refused(somebody, "GET", "/api/card-sets") == (401, "not-known")
        await ask(somebody, "POST", "/api/me", json={"name": "Bob"})
        assert await refused(somebody, "DELETE", f"/api/card-sets/{kept['id']}") == (404, "no-such-set")
        assert (await keep(somebody, HARBOR))["author"] == "Ana"
        await ask(client, "DELETE", f"/api/card-sets/{kept['id']}")
        assert (await ask(somebody, "GET", f"/api/card-sets/{kept['id']}"))["author"] is None
        await ask(somebody, "DELETE", f"/api/card-sets/{kept['id']}")
        assert await refused(somebody, "GET", f"/api/card-sets/{kept['id']}") == (404, "no-such-set")


@USED
async def test_only_what_can_be_played_is_kept(client: httpx.AsyncClient) -> None:
    await registered(client)
    for document in (changed(HARBOR, effect="Fly."), {"card": HARBOR["card"][0]}, {}, {"set": {"name": "Empty"}}):
        asked = {"game": "tashkalar", "document": document}
        assert await refused(client, "POST", "/api/card-sets", json=asked) == (422, "bad-cards")
    assert (await ask(client, "GET", "/api/card-sets"))["sets"] == []


@USED
async def test_lists_are_bounded_by_player_and_by_address(running: Running) -> None:
    limits = replace(NO_LIMITS, card_sets=1, card_sets_at_address=2)
    async with running(limits=limits) as app:
        for name, most in (("Ana", 1), ("Bob", 1), ("Cyd", 0)):
            async with client_of(app) as client:
                await registered(client, name)
                for number in range(2):
                    document = changed(VILLAGE, name=f"Stick of {name} {number}")
                    asked = {"game": "barracks", "document": document}
                    response = await client.post("/api/card-sets", json=asked)
                    assert response.status_code == (201 if number < most else 429)


@USED
async def test_hosts_see_and_remove_all_sets(app: Starlette, client: httpx.AsyncClient) -> None:
    async with client_of(app) as host:
        await registered(host, "Hanka")
        await registered(client)
        kept = await keep(client, HARBOR)
        path = f"/api/admin/card-sets/{kept['id']}"
        assert await refused(host, "DELETE", path) == (403, "not-admin")
        moderation = app.state.services.moderation
        await moderation.set_admin((await moderation.player("Hanka")).id, True, "test")
        assert [set_["id"] for set_ in (await ask(host, "GET", "/api/admin/card-sets"))["sets"]] == [kept["id"]]
        await ask(host, "DELETE", path)
        assert await refused(host, "DELETE", path) == (404, "no-such-set")
        assert (await ask(client, "GET", "/api/card-sets"))["sets"] == []


async def test_a_set_of_the_house_is_on_every_list_and_stays(database: Database) -> None:
    sets = CardSets(database)
    await sets.keep(ONE, None, 1, listed=False)
    await sets.keep(ONE, None, 2, listed=False)  # the server has started again
    assert [(row.id, row.author_name, row.mine) for row in await sets.among([ONE.id])] == [(ONE.id, None, False)]
    assert await sets.tidy(100, [ONE.id]) == 0
    assert await sets.tidy(100) == 1
