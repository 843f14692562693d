"""Who is paired adds to the seed on coming, and only then are the cards dealt; nobody is waited for without end."""

from __future__ import annotations

from typing import Any

import pytest
from server.serving import House, choose, house, refusal  # noqa: F401 - the fixture
from server.test_challenges import account, challenge
from server.test_seed import failures, findings
from support.tableclient import Message, Person, TableClient

from arenarium.server.service import dealing

pytestmark = pytest.mark.asyncio(loop_scope="module")

LIVE_CLOCK: dict[str, Any] = {"kind": "total", "seconds": 300}


async def called(house: House, one: str, other: str, **more: Any) -> tuple[Person, Person, str]:  # noqa: F811
    """Two who have found each other, and a table to which neither has come."""
    first, second = await account(house, one), await account(house, other)
    made = await challenge(first, other, clock=LIVE_CLOCK, **more)
    return first, second, (await second.call("POST", f"/api/challenges/{made['id']}/accept"))["table"]


async def dealt(*clients: TableClient) -> None:
    """Everybody has the cards."""
    for client in clients:
        while not client.position:
            await client.hear()


async def record_of(client: TableClient, other: TableClient) -> Message:
    await client.send(type="declare", declaration="resign")
    await client.hear_until(lambda told: told["type"] == "table" and told["table"]["status"] == "over")
    record: Message = await other.person.call("GET", f"/api/tables/{client.table}/record")
    return record


async def test_the_last_who_comes_lets_the_cards_be_dealt(house: House) -> None:  # noqa: F811
    ada, bob, table = await called(house, "Ada Deal", "Bob Deal")
    first = await house.client(ada, table)
    promised = first.info["fingerprint"]
    assert (first.info["status"], first.info["started_at"], first.position) == ("live", None, {})
    assert await refusal(first, type="choose", request=0, choice="pass") == "not-begun"
    second = await house.client(bob, table)
    await dealt(first, second)
    assert first.position["number"] == 0
    assert first.info["started_at"] is not None
    record = await record_of(first, second)
    assert sorted(record["added"]) == sorted([first.addition, second.addition])
    assert record["fingerprint"] == promised, "shown before anybody had added anything"
    for client in (first, second):
        assert failures(record, client.addition) == []
        assert {"seed-made", "added-kept"} <= findings(record, client.addition)


async def test_who_does_not_come_adds_nothing(house: House) -> None:  # noqa: F811
    ada, bob, table = await called(house, "Ada Wait", "Bob Wait")
    first = await house.client(ada, table)
    await house.services.rooms.attend(table)
    assert (await ada.call("GET", f"/api/tables/{table}"))["started_at"] is None, "it is too early"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dealing, "ARRIVAL", 0)
        await house.services.rooms.attend(table)
    await dealt(first)
    second = await house.client(bob, table)
    await second.send(type="add", random=second.addition)  # too late: it changes nothing, and is no fault
    record = await record_of(first, second)
    assert [number for number in record["added"] if number] == [first.addition]
    assert failures(record, first.addition) == []
    assert failures(record, second.addition) == ["added-missing"]


async def test_the_first_number_of_a_seat_counts_and_spectators_add_none(house: House) -> None:  # noqa: F811
    ada, _, table = await called(house, "Ada Once", "Bob Once")
    first = await house.client(ada, table)
    await first.send(type="add", random="f" * 64)
    watcher = await house.client(await house.guest("Cyd"), table)
    assert await refusal(watcher, type="add", random="f" * 64) == "no-seat"
    seats = (await ada.call("GET", f"/api/tables/{table}"))["seats"]
    assert [seat["random"] for seat in seats if "random" in seat] == [first.addition]
    assert await refusal(first, type="add", random="7") == "invalid"


async def test_by_correspondence_players_are_waited_for_longer(house: House) -> None:  # noqa: F811
    ada, bob = await account(house, "Ada Slow"), await account(house, "Bob Slow")
    made = await challenge(ada, "Bob Slow", clock={"kind": "days", "days": 2})
    table = (await bob.call("POST", f"/api/challenges/{made['id']}/accept"))["table"]
    row = await house.services.lobby.find_row(table)
    assert row is not None
    assert row.due_at == row.created_at + dealing.ARRIVAL_BY_CORRESPONDENCE
    clients = [await house.client(person, table) for person in (ada, bob)]
    await dealt(*clients)
    asked = next(client for client in clients if "request" in client.position)
    await choose(asked)


async def test_those_who_are_paired_in_the_queue_add_to_the_seed(house: House) -> None:  # noqa: F811
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    wish = {"game": "barracks", "setup": {"difficulty": "quick"}, "clock": LIVE_CLOCK}
    for person in (ada, bob):
        await person.call("POST", "/api/seek", wish)
    await house.services.pairing.run()
    (table,) = (await ada.call("GET", "/api/tables?mine=true"))["tables"]
    clients = [await house.client(person, table["id"]) for person in (ada, bob)]
    await dealt(*clients)
    record = await record_of(*clients)
    assert sorted(record["added"]) == sorted(client.addition for client in clients)
    assert failures(record, clients[1].addition) == []


async def test_so_do_those_who_are_paired_in_a_tournament(house: House) -> None:  # noqa: F811
    ada, bob = await account(house, "Ada Cup"), await account(house, "Bob Cup")
    body = {"name": "Cup", "kind": "round-robin", "game": "barracks", "setup": {"difficulty": "quick"}}
    cup = (await ada.call("POST", "/api/tournaments", {**body, "clock": LIVE_CLOCK}))["tournament"]["id"]
    for person in (ada, bob):
        await person.call("POST", f"/api/tournaments/{cup}/enter")
    await ada.call("POST", f"/api/tournaments/{cup}/start")
    (table,) = (await ada.call("GET", "/api/tables?mine=true"))["tables"]
    clients = [await house.client(person, table["id"]) for person in (ada, bob)]
    await dealt(*clients)
    record = await record_of(*clients)
    assert sorted(record["added"]) == sorted(client.addition for client in clients)
    assert failures(record, clients[0].addition) == []


async def test_nobody_waits_for_who_is_gone_for_good(house: House) -> None:  # noqa: F811
    ada, bob, table = await called(house, "Ada Gone", "Bob Gone")
    client = await house.client(ada, table)
    await bob.call("POST", "/api/me/delete", {"password": "correct horse"})
    await client.hear_until(lambda told: told["type"] == "played" and told["position"].get("left"))
    await client.send(type="claim", seat=1 - (client.seat or 0))
    await client.hear_until(lambda told: client.over)
