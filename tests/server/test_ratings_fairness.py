"""Which games count for a rating, over the wire; whose rating it is; and that no games begin while the host works."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from server.asking import PASSWORD
from server.serving import House, accepted, choose, refused_call
from support.tableclient import Message, Person, RefusedError, TableClient

from arenarium.server.messages.site import ChangeSite
from arenarium.server.service.rated import MIN_CHOICES
from arenarium.server.store.ratings import MAX_MEETINGS
from arenarium.server.store.seeks import SeekRow

pytestmark = pytest.mark.asyncio(loop_scope="module")

SETUP: dict[str, Any] = {"form": "duel"}
CLOCK: dict[str, Any] = {"kind": "total", "seconds": 600}
_numbers = count()
_LETTERS = "abcdefghij"


async def account(house: House, name: str) -> Person:
    """Somebody with an account, whose name nobody else has."""
    person = await house.guest(name + "".join(_LETTERS[int(digit)] for digit in f"{next(_numbers):03}"))
    await person.call("POST", "/api/accounts", {"name": person.name, "password": PASSWORD})
    return person


async def program(house: House, owner: Person) -> Person:
    """A program that plays with a token of somebody's account."""
    token = (await owner.call("POST", "/api/tokens", {"label": "program"}))["token"]
    bot = await house.guest("Nobody")
    bot._http.cookies.clear()
    bot._http.headers["Authorization"] = f"Bearer {token}"
    return bot


async def play(
    house: House, first: Person, second: Person, *, choices: int = MIN_CHOICES, replaced: bool = False, **more: Any
) -> Message:
    """A game in which each side makes so many choices; then the first resigns. The table after it. `replaced`: before
    that, a computer player has the second's seat for a while."""
    table = (await first.make("tashkalar", SETUP, **more))["id"]
    await second.join(table)
    clients = [await house.client(person, table) for person in (first, second)]
    made = [0, 0]
    while min(made) < choices:
        asked = next(number for number, client in enumerate(clients) if "request" in client.position)
        await choose(clients[asked], clients[1 - asked])
        made[asked] += 1
    if replaced:
        await accepted(clients[1], clients[:1], type="leave")
        await accepted(clients[0], clients[1:], type="agree", seat=clients[1].seat)
        await clients[1].send(type="return")
        for client in clients:
            while "returnable" in client.position:
                await client.hear(60.0)
    await accepted(clients[0], clients[1:], type="declare", declaration="resign")
    for client in clients:
        await client.disconnect()
    shown: Message = await first.call("GET", f"/api/tables/{table}")
    assert shown["status"] == "over"
    return shown


async def rated(house: House, *people: Person) -> list[Message]:
    """Their ratings, and those of their programs."""
    found = await people[0].call("GET", "/api/ratings?game=tashkalar&variant=duel-2")
    names = {person.name for person in people}
    return [one for one in found["ratings"] if one["name"] in names]


async def test_a_game_that_was_really_played_counts(house: House) -> None:
    hanka, jirka = await account(house, "Hanka"), await account(house, "Jirka")
    table = await play(house, hanka, jirka)
    assert table["analysis"], "afterwards mistakes can be looked for"
    ratings = {one["name"]: one for one in await rated(house, hanka, jirka)}
    assert {name: one["games"] for name, one in ratings.items()} == {hanka.name: 1, jirka.name: 1}
    assert ratings[jirka.name]["mu"] > ratings[hanka.name]["mu"], "the first has resigned"
    for seat in table["seats"]:
        change = seat["rating"]
        assert change["after"] == pytest.approx(ratings[seat["name"]]["rating"]), "the table tells what became of it"
        assert change["before"] == pytest.approx(0)


async def test_who_was_replaced_for_a_while_wins_no_rating(house: House) -> None:
    hanka, jirka = await account(house, "Hanka"), await account(house, "Jirka")
    await play(house, hanka, jirka, replaced=True)
    ratings = {one["name"]: one for one in await rated(house, hanka, jirka)}
    assert ratings[jirka.name]["mu"] < ratings[hanka.name]["mu"], "although the first has resigned"


@pytest.mark.parametrize("choices", [0, MIN_CHOICES - 1])
async def test_a_game_without_real_play_does_not_count(house: House, choices: int) -> None:
    hanka, jirka = await account(house, "Hanka"), await account(house, "Jirka")
    table = (await hanka.make("tashkalar", SETUP))["id"]
    await jirka.join(table)
    clients = [await house.client(person, table) for person in (hanka, jirka)]
    made = [0, 0]
    while sum(made) < 3 * choices and min(made) < choices:
        asked = next(number for number, client in enumerate(clients) if "request" in client.position)
        await choose(clients[asked], clients[1 - asked])
        made[asked] += 1
    assert min(made) < MIN_CHOICES
    await accepted(clients[0], clients[1:], type="declare", declaration="resign")
    assert await rated(house, hanka, jirka) == []


async def test_a_private_table_does_not_count(house: House) -> None:
    hanka, jirka = await account(house, "Hanka"), await account(house, "Jirka")
    await play(house, hanka, jirka, public=False)
    assert await rated(house, hanka, jirka) == []


async def test_a_game_with_a_guest_does_not_count(house: House) -> None:
    hanka, anka = await account(house, "Hanka"), await house.guest("Anka")
    table = await play(house, hanka, anka)
    assert await rated(house, hanka) == []
    assert not any("rating" in seat for seat in table["seats"])


async def test_the_same_pair_again_and_again_counts_no_more(house: House) -> None:
    hanka, jirka, zdena = [await account(house, name) for name in ("Hanka", "Jirka", "Zdena")]
    for _ in range(MAX_MEETINGS):
        await play(house, hanka, jirka)
    before = await rated(house, hanka, jirka)
    assert [one["games"] for one in before] == [MAX_MEETINGS] * 2
    await play(house, jirka, hanka)
    assert await rated(house, hanka, jirka) == before, "whoever makes the table"
    await play(house, hanka, zdena)
    games = {one["name"]: one["games"] for one in await rated(house, hanka, jirka, zdena)}
    assert games == {hanka.name: MAX_MEETINGS + 1, jirka.name: MAX_MEETINGS, zdena.name: 1}


async def test_a_program_is_marked(house: House) -> None:
    hanka, jirka = await account(house, "Hanka"), await account(house, "Jirka")
    table = (await hanka.make("tashkalar", SETUP))["id"]
    bot = await program(house, jirka)
    joined = await bot.join(table)
    assert [seat.get("bot", False) for seat in joined["seats"]] == [False, True]
    own = await house.client(hanka, table)
    assert own.info["seats"][1]["bot"], "everybody sees it"
    assert (await hanka.call("GET", f"/api/tables/{table}"))["seats"][1]["bot"]


async def test_an_account_that_is_marked_is_rated_apart(house: House) -> None:
    hanka, robot = await account(house, "Hanka"), await account(house, "Robert")
    await play(house, hanka, robot)
    (found,) = await house.services.moderation.find(robot.name)
    await house.services.moderation.set_bot(found.player.id, True, "test")
    shown = await play(house, hanka, robot)
    assert [seat.get("bot", False) for seat in shown["seats"]] == [False, True]
    kinds = sorted((one["bot"], one["games"]) for one in await rated(house, robot))
    assert kinds == [(False, 1), (True, 1)], "what the person has won stays the person's"
    assert [(one["bot"], one["games"]) for one in await rated(house, hanka)] == [(False, 2)]


# ---------------------------------------------------------------------------------------------------------- maintenance


async def test_no_games_begin_while_the_host_works(house: House) -> None:
    hanka, jirka = await account(house, "Hanka"), await account(house, "Jirka")
    running = list(await house.pair())
    free = (await hanka.make("tashkalar", SETUP))["id"]
    full = (await hanka.make("tashkalar", SETUP, start_when_full=False))["id"]
    await jirka.join(full)
    challenge = await hanka.call(
        "POST", "/api/challenges", {"game": "tashkalar", "setup": SETUP, "opponent": jirka.name}
    )
    await house.services.site.change(ChangeSite(maintenance=True))
    try:
        for call in (
            hanka.make("tashkalar", SETUP),
            jirka.join(free),
            hanka.start(full),
            jirka.call("POST", f"/api/challenges/{challenge['id']}/accept"),
            hanka.call("POST", "/api/seek", {"game": "tashkalar", "setup": SETUP, "clock": CLOCK}),
        ):
            assert await refused_call(call) == (503, "maintenance")
        with pytest.raises(RefusedError, match="no new games are begun now: the host works on the server"):
            await hanka.make("tashkalar", SETUP)
        await going_on(running)
    finally:
        await house.services.site.change(ChangeSite(maintenance=False))
    await jirka.join(free)
    assert (await hanka.start(full))["status"] == "live"
    await jirka.call("POST", f"/api/challenges/{challenge['id']}/accept")


async def test_who_waits_is_paired_after_the_maintenance(house: House) -> None:
    people = [await account(house, name) for name in ("Hanka", "Jirka")]
    tables, pairing = "/api/tables?status=live&mine=true", house.services.pairing
    later = house.services.now() + 60 * 60 * 1000  # they are still there, however busy the machine is
    await house.services.site.change(ChangeSite(maintenance=True))
    try:
        for person in people:
            (found,) = await house.services.moderation.find(person.name)
            await pairing._seeks.put(
                SeekRow(found.player.id, "tashkalar", "duel-2", SETUP, CLOCK, 25.0, later, later, False)
            )
        await pairing.run()
        assert (await people[0].call("GET", tables))["tables"] == []
    finally:
        await house.services.site.change(ChangeSite(maintenance=False))
    await pairing.run()
    assert len((await people[0].call("GET", tables))["tables"]) == 1


async def going_on(clients: list[TableClient]) -> None:
    """Running games are played on."""
    for _ in range(3):
        asked = next(client for client in clients if "request" in client.position)
        await choose(asked, *(client for client in clients if client is not asked))
