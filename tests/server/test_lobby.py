"""The lobby: seats before the start, finding tables; and what comes of games: ratings."""

from __future__ import annotations

import asyncio

import pytest
from server.serving import house, refused_call  # noqa: F401 - the fixture
from support.tableclient import TableClient

pytestmark = pytest.mark.asyncio(loop_scope="module")

DUEL = {"form": "duel", "seats": 2}


async def change(person, table: str, number: int, **seat):
    return await person.call("POST", f"/api/tables/{table}/seat", {"number": number, "seat": seat})


async def test_the_owner_gives_a_free_seat_to_a_computer_and_opens_it_again(house):  # noqa: F811
    ada = await house.guest("Ada")
    table = (await ada.make("tashkalar", DUEL, start_when_full=False))["id"]
    assert (await change(ada, table, 1, kind="computer", level="level3"))["seats"][1] == {"computer": "level3"}
    assert (await change(ada, table, 1, kind="open"))["seats"][1] == {}
    assert (await change(ada, table, 1, kind="computer", level="level1"))["status"] == "open"
    assert (await ada.start(table))["status"] == "live"
    assert await refused_call(change(ada, table, 1, kind="open")) == (409, "begun")


async def test_seats_are_changed_by_the_owner_alone_and_only_free_ones(house):  # noqa: F811
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    table = (await ada.make("tashkalar", {"form": "melee", "seats": 3}))["id"]
    await bob.join(table, 1)
    assert await refused_call(change(bob, table, 2, kind="computer", level="level1")) == (403, "not-owner")
    assert await refused_call(change(ada, table, 1, kind="computer", level="level1")) == (409, "taken")
    assert await refused_call(change(ada, table, 2, kind="human")) == (409, "seated")
    assert await refused_call(change(ada, table, 3, kind="open")) == (404, "no-such-seat")
    assert await refused_call(change(ada, table, 2, kind="computer", level="level9")) == (422, "level")
    assert [seat.get("name") for seat in (await ada.call("GET", f"/api/tables/{table}"))["seats"]] == [
        "Ada",
        "Bob",
        None,
    ]


async def test_the_table_goes_to_who_is_left_and_is_closed_when_nobody_is(house):  # noqa: F811
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    table = (await ada.make("tashkalar", {"form": "melee", "seats": 3}))["id"]
    await bob.join(table)
    left = await ada.call("POST", f"/api/tables/{table}/leave")
    assert (left["owner"], left["seats"][0]) == (False, {})
    assert (await bob.call("GET", f"/api/tables/{table}"))["owner"] is True
    assert (await bob.call("POST", f"/api/tables/{table}/leave"))["status"] == "closed"
    assert await refused_call(ada.join(table)) == (409, "begun")


async def test_tables_are_found_page_by_page_newest_first(house):  # noqa: F811
    ada = await house.guest("Ada")
    made = [(await ada.make("barracks", {}))["id"] for _ in range(5)]
    found, before = [], None
    while True:
        path = "/api/tables?mine=true&limit=2" + (f"&before={before}" if before else "")
        page = await ada.call("GET", path)
        found += [table["id"] for table in page["tables"]]
        before = page["next"]
        if before is None:
            break
    assert found == made[::-1]
    others = await (await house.guest("Eve")).call("GET", "/api/tables?mine=true")
    assert others["tables"] == []


async def played(house, one, other) -> None:  # noqa: F811
    table = (await one.make("barracks", {"difficulty": "quick"}))["id"]
    await other.join(table)
    clients = [TableClient(one, table), TableClient(other, table)]
    await asyncio.gather(*(client.play() for client in clients))


async def rated(person) -> dict[str, int]:
    told = await person.call("GET", "/api/ratings?game=barracks&way=quick")
    return {rating["name"]: rating["games"] for rating in told["ratings"]}


async def test_games_between_accounts_are_rated_and_those_of_guests_are_not(house):  # noqa: F811
    ada, bob, eve = [await house.guest(name) for name in ("Ada", "Bob", "Eve")]
    for person, name in ((ada, "Ada Rated"), (bob, "Bob Rated")):
        await person.call("POST", "/api/accounts", {"name": name, "password": "correct horse"})
    before = await rated(ada)
    await played(house, ada, eve)
    assert await rated(ada) == before
    await played(house, ada, bob)
    await played(house, bob, ada)
    after = await rated(ada)
    assert (after["Ada Rated"], after["Bob Rated"]) == (2, 2)
    told = await ada.call("GET", "/api/ratings?game=barracks&way=quick")
    best = [rating["rating"] for rating in told["ratings"]]
    assert best == sorted(best, reverse=True)


async def test_the_first_turn_has_its_end_as_soon_as_the_game_begins(house):  # noqa: F811
    """Otherwise somebody who never begins would have until the server looks at the table for another reason."""
    ada, _ = await house.pair(clock={"kind": "turn", "seconds": 60})
    due = dict(await house.services.alarms._tables.due(2**60, 1000))
    assert due[ada.table] == ada.info["started_at"] + 60_000


async def test_a_computer_player_has_a_rating_of_its_own(house):  # noqa: F811
    ada = await house.guest("Ada")
    await ada.call("POST", "/api/accounts", {"name": "Ada Alone", "password": "correct horse"})
    seats = [{"kind": "human"}, {"kind": "computer", "level": "level1"}]
    table = (await ada.make("barracks", {"difficulty": "quick"}, seats=seats))["id"]
    await TableClient(ada, table).play()
    told = await ada.call("GET", "/api/ratings?game=barracks&way=quick")
    computers = {rating["name"] for rating in told["ratings"] if rating["computer"]}
    assert "level1" in computers


async def test_players_of_the_same_name_are_told_apart_in_the_log(house):  # noqa: F811
    ada = await house.guest("Ada")
    seats = [{"kind": "computer", "level": "level1"}, {"kind": "human"}, {"kind": "computer", "level": "level1"}]
    setup = {"form": "melee", "seats": 3, "first": 0}
    table = (await ada.make("tashkalar", setup, seats=seats))["id"]
    client = TableClient(ada, table, language="en")
    await client.connect()
    while not (client.position and client.position.get("request")):  # the computer player begins
        await client.hear()
    told = " ".join(event["text"] for step in client.told.values() for event in step["events"] if event.get("text"))
    assert "Computer 1 I" in told
    await client.disconnect()
