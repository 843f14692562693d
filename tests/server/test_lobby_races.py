"""Around a table, when several want something at once, or the server ends in the middle."""

from __future__ import annotations

import asyncio

import pytest
from server.serving import House, accepted, refused_call

from arenarium.server.store.tables import Tables

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_last_seat_is_taken_and_the_game_begins_in_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a server that ends in between would leave a full table that nobody starts."""
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    table = (await ada.make("tashkalar", {"form": "duel"}))["id"]

    async def gone(*_: object) -> None:
        raise OSError("the server has ended")

    with monkeypatch.context() as patched:
        patched.setattr(house.services.rooms, "changed", gone)
        patched.setattr(Tables, "change", gone)
        assert await refused_call(bob.join(table)) == (503, "unavailable")
    assert (await ada.call("GET", f"/api/tables/{table}"))["status"] == "live"


async def test_all_who_sit_down_at_once_are_told_so(house: House) -> None:
    for _ in range(5):
        people = [await house.guest(f"Guest {number}") for number in range(4)]
        table = (await people[0].make("tashkalar", {"form": "melee", "seats": 4}))["id"]
        answers = await asyncio.gather(*(person.join(table) for person in people[1:]))
        assert all(sum(seat.get("you", False) for seat in answer["seats"]) == 1 for answer in answers)
        assert (await people[0].call("GET", f"/api/tables/{table}"))["status"] == "live"


async def test_both_ask_for_a_rematch_at_once(house: House) -> None:
    ada, bob = await house.pair()
    await accepted(ada, [bob], type="declare", declaration="resign")
    again = f"/api/tables/{ada.table}/rematch"
    made = await asyncio.gather(ada.person.call("POST", again), bob.person.call("POST", again))
    [table] = {answer["id"] for answer in made}
    assert (await ada.person.call("GET", f"/api/tables/{table}"))["status"] == "live"
    mine = (await ada.person.call("GET", "/api/tables?mine=true&status=open"))["tables"]
    assert mine == []


async def test_a_rematch_that_was_called_off_can_be_asked_for_again(house: House) -> None:
    ada, bob = await house.pair()
    await accepted(ada, [bob], type="declare", declaration="resign")
    again = f"/api/tables/{ada.table}/rematch"
    first = (await ada.person.call("POST", again))["id"]
    assert (await ada.person.call("POST", f"/api/tables/{first}/leave"))["status"] == "closed"
    second = (await bob.person.call("POST", again))["id"]
    assert second != first
    joined = await ada.person.call("POST", again)
    assert (joined["id"], joined["status"]) == (second, "live")
