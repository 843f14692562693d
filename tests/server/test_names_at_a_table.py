"""At a table everybody can tell who is who: nobody is called like another, and nobody talks under another's name."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from server.serving import House, house, refusal, refused_call  # noqa: F401 - the fixture
from server.test_challenges import challenge
from server.test_pairing import names, seek
from support.tableclient import Message

from arenarium.server.errors import Invalid
from arenarium.server.service import chat
from arenarium.server.service.pairing import pairs

pytestmark = pytest.mark.asyncio(loop_scope="module")

DUEL = {"form": "duel"}
TAKEN = (409, "name-at-table")
ALIKE = ["Bill", "bill", "Bi11", "BILL", "Bi\u0307ll"]


@pytest.mark.parametrize("name", ALIKE)
async def test_nobody_sits_down_beside_somebody_of_the_same_name(house: House, name: str) -> None:  # noqa: F811
    table = (await (await house.guest("Bill")).make("tashkalar", DUEL))["id"]
    other = await house.guest(name)
    assert await refused_call(other.join(table)) == TAKEN
    await other.call("PATCH", "/api/me", {"name": "William"})
    assert (await other.join(table))["status"] == "live"


@pytest.mark.parametrize("name", ALIKE)
async def test_a_spectator_does_not_talk_under_the_name_of_a_player(house: House, name: str) -> None:  # noqa: F811
    bill = await house.guest("Bill")
    table = (await bill.make("tashkalar", DUEL))["id"]
    player, watcher = await house.client(bill, table), await house.client(await house.guest(name), table)
    assert await refusal(watcher, type="say", text="I resign") == "name-at-table"
    await player.send(type="say", text="Hello")
    assert (await player.hear_until(_is_chat))["lines"][0]["seat"] == 0
    stranger = await house.client(await house.guest("Zoe"), table)
    await stranger.send(type="say", text="Hello")
    assert (await stranger.hear_until(_is_chat))["lines"][0]["seat"] is None, "marked as one who only watches"


async def test_a_new_name_in_a_game_is_not_that_of_the_seat(house: House) -> None:  # noqa: F811
    ada, bob = await house.pair()
    before = ada.person.name
    for name in (bob.person.name, "Eve"):
        await ada.person.call("PATCH", "/api/me", {"name": name})
        await ada.send(type="say", text="It is me")
        (line,) = (await bob.hear_until(_is_chat))["lines"]
        table = await bob.person.call("GET", f"/api/tables/{bob.table}")
        assert line["name"] == table["seats"][ada.seat or 0]["name"] == before


async def test_nobody_accepts_the_challenge_of_a_namesake(house: House) -> None:  # noqa: F811
    made = await challenge(await house.guest("Bill"))
    call = (await house.guest("Bi11")).call("POST", f"/api/challenges/{made['id']}/accept")
    assert await refused_call(call) == TAKEN


async def test_the_queue_does_not_pair_namesakes() -> None:
    waiting = [replace(seek(player, 25), name=name) for player, name in (("a", "Bill"), ("b", "Bi11"), ("c", "Zoe"))]
    assert pairs(waiting[:2], 10**9) == []
    assert names(pairs(waiting, 10**9)) in ([("a", "c")], [("b", "c")])


@pytest.mark.parametrize(
    "line",
    [
        *("a" + "\u0301" * 300, "\u0301alone", "a \u0301"),
        *("\u3164", "\u2800", "\u115f", "x\u3164y", "\u200b", "a\u202eb", "a\u0007", "\ue000", "\U000e0101", "\u2028"),
    ],
)
async def test_lines_of_which_nothing_or_too_much_is_seen_are_refused(line: str) -> None:
    with pytest.raises(Invalid):
        chat.readable(line)


@pytest.mark.parametrize("line", ["", " ", "\u200d", "\t\n"])
async def test_empty_lines_are_refused(line: str) -> None:
    with pytest.raises(Invalid, match="nothing to read"):
        chat.readable(line)


@pytest.mark.parametrize(
    "line", ["Dobrý den!", "Zażółć gęślą jaźń", "e\u0301", "👩\u200d👩\u200d👧", "می\u200cخواهم", "ok :)"]
)
async def test_what_people_write_is_taken_as_it_is(line: str) -> None:
    assert chat.readable(f"  {line}\n") == line


def _is_chat(told: Message) -> Any:
    return told["type"] == "chat"
