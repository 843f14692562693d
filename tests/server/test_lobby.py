"""The lobby: seats before the start, finding tables; and what comes of games: ratings."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from server.serving import House, refused_call
from support.tableclient import Message, Person, TableClient

from arenarium.server.service import names

pytestmark = pytest.mark.asyncio(loop_scope="module")

DUEL = {"form": "duel", "seats": 2}


async def change(person: Person, table: str, number: int, **seat: Any) -> Message:
    changed: Message = await person.call("POST", f"/api/tables/{table}/seat", {"number": number, "seat": seat})
    return changed


async def test_the_owner_gives_a_free_seat_to_a_computer_and_opens_it_again(house: House) -> None:
    ada = await house.guest("Ada")
    table = (await ada.make("tashkalar", DUEL, start_when_full=False))["id"]
    assert (await change(ada, table, 1, kind="computer", level="level3"))["seats"][1] == {"computer": "level3"}
    assert (await change(ada, table, 1, kind="open"))["seats"][1] == {}
    assert (await change(ada, table, 1, kind="computer", level="level1"))["status"] == "open"
    assert (await ada.start(table))["status"] == "live"
    assert await refused_call(change(ada, table, 1, kind="open")) == (409, "begun")


async def test_seats_are_changed_by_the_owner_alone_and_only_free_ones(house: House) -> None:
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


async def test_the_table_goes_to_who_is_left_and_is_closed_when_nobody_is(house: House) -> None:
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    table = (await ada.make("tashkalar", {"form": "melee", "seats": 3}))["id"]
    await bob.join(table)
    left = await ada.call("POST", f"/api/tables/{table}/leave")
    assert (left["owner"], left["seats"][0]) == (False, {})
    assert (await bob.call("GET", f"/api/tables/{table}"))["owner"] is True
    assert (await bob.call("POST", f"/api/tables/{table}/leave"))["status"] == "closed"
    assert await refused_call(ada.join(table)) == (409, "begun")


async def test_tables_are_found_page_by_page_newest_first(house: House) -> None:
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


async def played(house: House, one: Person, other: Person) -> None:
    table = (await one.make("barracks", {"difficulty": "quick"}))["id"]
    await other.join(table)
    clients = [TableClient(one, table), TableClient(other, table)]
    await asyncio.gather(*(client.play() for client in clients))


async def rated(person: Person) -> dict[str, int]:
    told = await person.call("GET", "/api/ratings?game=barracks&variant=quick")
    return {rating["name"]: rating["games"] for rating in told["ratings"]}


async def test_games_between_accounts_are_rated_and_those_of_guests_are_not(house: House) -> None:
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
    told = await ada.call("GET", "/api/ratings?game=barracks&variant=quick")
    best = [rating["rating"] for rating in told["ratings"]]
    assert best == sorted(best, reverse=True)


async def test_the_first_turn_has_its_end_as_soon_as_the_game_begins(house: House) -> None:
    """Otherwise somebody who never begins would have until the server looks at the table for another reason."""
    ada, _ = await house.pair(clock={"kind": "turn", "seconds": 60})
    due = dict(await house.services.scheduler._tables.due(2**60, 1000))
    assert due[ada.table] == ada.info["started_at"] + 60_000


async def test_a_computer_player_has_a_rating_of_its_own(house: House) -> None:
    ada = await house.guest("Ada")
    await ada.call("POST", "/api/accounts", {"name": "Ada Alone", "password": "correct horse"})
    seats = [{"kind": "human"}, {"kind": "computer", "level": "level1"}]
    table = (await ada.make("barracks", {"difficulty": "quick"}, seats=seats))["id"]
    await TableClient(ada, table).play()
    told = await ada.call("GET", "/api/ratings?game=barracks&variant=quick")
    computers = {rating["name"] for rating in told["ratings"] if rating["computer"]}
    assert "level1" in computers


async def test_computer_players_of_one_level_have_different_names(house: House) -> None:
    ada = await house.guest("Ada")
    seats = [{"kind": "computer", "level": "level1"}, {"kind": "human"}, {"kind": "computer", "level": "level1"}]
    setup = {"form": "melee", "seats": 3, "first": 0}
    table = (await ada.make("tashkalar", setup, seats=seats))["id"]
    client = TableClient(ada, table, language="en")
    await client.connect()
    while not (client.position.get("request")):  # the computer player begins
        await client.hear()
    told = " ".join(event["text"] for step in client.told.values() for event in step["events"] if event.get("text"))
    assert "Mila’s turn" in told
    (shown,) = (await ada.call("GET", "/api/tables?mine=true&status=live"))["tables"]
    assert shown["asked"] == [1]
    await client.disconnect()


async def test_own_games_say_whom_they_wait_for(house: House) -> None:
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    table = (await ada.make("tashkalar", {"form": "high", "first": 1}, public=True))["id"]
    await bob.call("POST", f"/api/tables/{table}/join", {})
    for who in (ada, bob):
        (shown,) = (await who.call("GET", "/api/tables?mine=true&status=live"))["tables"]
        assert shown["asked"] == [1]
    listed = (await ada.call("GET", "/api/tables?status=live"))["tables"]
    assert [shown["asked"] for shown in listed if shown["id"] == table] == [None]


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
async def test_a_guest_gets_a_name_of_the_guests_language(language: str) -> None:
    found = {names.friendly(language) for _ in range(50)}
    assert len(found) > 10
    for name in found:
        assert names.tidy(name) == name
    others = [words for other, pair in names._GUESTS.items() if other != language for words in pair[0].split()]
    assert not {name.split()[0] for name in found} & set(others)
