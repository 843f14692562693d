"""Who is blocked finds no way to the one who has blocked them, and is told no more than that; muting is about chat."""

from __future__ import annotations

from typing import Any

import pytest
from server.serving import House, house, refused_call  # noqa: F401 - the fixture
from server.test_challenges import account, challenge
from server.test_pairing import names, seek
from support.tableclient import Message, Person

from arenarium.server.service.pairing import pairs

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME: dict[str, Any] = {"game": "tashkalar", "setup": {"form": "duel"}}
BLOCKED = (403, "blocked")


async def met(house: House, one: str, other: str) -> tuple[Person, Person, str]:  # noqa: F811
    """Two accounts that sit at a table, on which the second seat is the other's."""
    first, second = await account(house, one), await account(house, other)
    table = (await first.make("tashkalar", {"form": "duel"}))["id"]
    await second.join(table)
    return first, second, table


def _is_chat(told: Message) -> bool:
    return bool(told["type"] == "chat")


async def ignore(who: Person, table: str, seat: int, kind: str) -> None:
    await who.call("POST", "/api/me/ignored", {"table": table, "seat": seat, "kind": kind})


async def test_who_is_blocked_challenges_asks_and_invites_in_vain(house: House) -> None:  # noqa: F811
    ada, bob, table = await met(house, "Ada Block", "Bob Block")
    await ada.call("POST", "/api/friends", {"name": "Bob Block"})
    await bob.call("POST", "/api/friends", {"name": "Ada Block"})
    by_link = await challenge(ada)
    await ignore(ada, table, 1, "block")
    assert (await bob.call("GET", "/api/friends"))["friends"] == [], "blocking ends a friendship"
    seats = [{"kind": "human"}, {"kind": "open", "reserved_for": "Ada Block"}]
    for call in (
        challenge(bob, "Ada Block"),
        bob.call("POST", f"/api/challenges/{by_link['id']}/accept"),
        bob.call("POST", "/api/friends", {"name": "Ada Block"}),
        bob.call("POST", "/api/tables", {**GAME, "seats": seats}),
    ):
        assert await refused_call(call) == BLOCKED
    assert (await ada.call("GET", "/api/challenges"))["challenges"] == [by_link], "nothing has come to the other"
    await ada.call("DELETE", f"/api/me/ignored/{(await ada.call('GET', '/api/me/ignored'))['players'][0]['id']}")
    assert (await challenge(bob, "Ada Block"))["status"] == "open"


async def test_who_is_blocked_by_anybody_at_a_table_does_not_sit_down(house: House) -> None:  # noqa: F811
    ada, bob, table = await met(house, "Ada Seat", "Bob Seat")
    await ignore(ada, table, 1, "block")
    owner = await house.guest("Owner")
    melee = (await owner.make("tashkalar", {"form": "melee", "seats": 3}))["id"]
    await ada.join(melee)
    assert await refused_call(bob.join(melee)) == BLOCKED


async def test_who_is_blocked_asks_for_no_rematch_and_enters_no_tournament_of_theirs(house: House) -> None:  # noqa: F811
    ada, bob, table = await met(house, "Ada Again", "Bob Again")
    client = await house.client(bob, table)
    await client.send(type="declare", declaration="resign")
    await client.hear_until(lambda told: told["type"] == "table" and told["table"]["status"] == "over")
    cup = await ada.call(
        "POST", "/api/tournaments", {"name": "Cup", "kind": "swiss", "clock": {"kind": "total", "seconds": 300}, **GAME}
    )
    await ignore(ada, table, 1, "block")
    assert await refused_call(bob.call("POST", f"/api/tables/{table}/rematch", {})) == BLOCKED
    assert await refused_call(bob.call("POST", f"/api/tournaments/{cup['tournament']['id']}/enter")) == BLOCKED


async def test_the_queue_keeps_those_apart_of_whom_one_has_blocked_the_other(house: House) -> None:  # noqa: F811
    _, bob, table = await met(house, "Ada Queue", "Bob Queue")
    await ignore(bob, table, 0, "block")
    row = await house.services.lobby.find_row(table)
    assert row is not None
    players = [str(seat.player) for seat in row.seats]
    apart = await house.services.pairing._blocks.kept_apart(players)
    assert apart == {frozenset(players)}
    waiting = [seek(player, 25) for player in players]
    assert pairs(waiting, 10**9, apart) == []
    assert names(pairs([*waiting, seek("somebody", 25)], 10**9, apart)) != []


async def test_muting_is_about_chat_alone(house: House) -> None:  # noqa: F811
    ada, bob, table = await met(house, "Ada Mute", "Bob Mute")
    await ignore(ada, table, 1, "mute")
    assert (await challenge(bob, "Ada Mute"))["status"] == "open"
    await bob.call("POST", "/api/friends", {"name": "Ada Mute"})
    deaf, talker = await house.client(ada, table), await house.client(bob, table)
    await talker.send(type="say", text="Hello?")
    assert (await talker.hear_until(_is_chat))["lines"][0]["text"] == "Hello?"
    await deaf.send(type="say", text="Anybody there?")
    assert [line["text"] for line in (await deaf.hear_until(_is_chat))["lines"]] == ["Anybody there?"]
