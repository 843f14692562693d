"""Challenges to a player and by link; and those who wait in the queue."""

from __future__ import annotations

from typing import Any

import pytest
from server.serving import House, house, refused_call  # noqa: F401 - the fixture
from server.shop import HARBOR, at_hand  # noqa: F401 - a fixture
from server.test_pairing import seek
from support.eventstream import listening
from support.tableclient import Message, Person

from arenarium.server.service import challenges as service
from arenarium.server.service.pairing import SILENCE
from arenarium.server.settings import Settings
from arenarium.server.store.challenges import OPEN, Challenge, Challenges
from arenarium.server.store.database import Database
from arenarium.server.store.migrate import migrate
from arenarium.server.store.players import Player, Players
from arenarium.server.store.seeks import Seeks

pytestmark = pytest.mark.asyncio(loop_scope="module")

DUEL: dict[str, Any] = {"form": "duel"}
GAME: dict[str, Any] = {"game": "tashkalar", "setup": DUEL}


async def account(house: House, name: str) -> Person:  # noqa: F811
    person = await house.guest(name)
    await person.call("POST", "/api/accounts", {"name": name, "password": "correct horse"})
    return person


async def challenge(person: Person, opponent: str | None = None, **more: Any) -> Message:
    made: Message = await person.call("POST", "/api/challenges", {**GAME, "opponent": opponent, **more})
    return made


# ----------------------------------------------------------------------------------------------------------- challenges


async def test_a_challenge_is_heard_accepted_and_played(house: House) -> None:  # noqa: F811
    ada, bob = await account(house, "Ada C"), await account(house, "Bob C")
    async with listening(bob) as heard, listening(ada) as answers:
        await heard.hear("hello")
        await answers.hear("hello")
        made = await challenge(ada, "Bob C", rated=False, clock={"kind": "days", "days": 2})
        event = (await heard.hear("challenge"))["challenge"]
        assert (event["id"], event["challenger"], event["mine"]) == (made["id"], "Ada C", False)
        assert [other["id"] for other in (await bob.call("GET", "/api/challenges"))["challenges"]] == [made["id"]]
        assert await refused_call(ada.call("POST", f"/api/challenges/{made['id']}/accept")) == (403, "forbidden")
        accepted = await bob.call("POST", f"/api/challenges/{made['id']}/accept")
        answered = (await answers.hear("challenge-answered"))["challenge"]
        assert (answered["status"], answered["table"]) == ("accepted", accepted["table"])
    table = await ada.call("GET", f"/api/tables/{accepted['table']}")
    assert (table["status"], table["clock"]) == ("live", {"kind": "days", "days": 2})
    assert sorted(seat["name"] for seat in table["seats"]) == ["Ada C", "Bob C"]
    assert await refused_call(bob.call("POST", f"/api/challenges/{made['id']}/accept")) == (409, "changed")
    row = await house.services.lobby.find_row(table["id"])
    assert row is not None
    assert row.rated is False


async def test_a_challenge_by_link_is_for_whoever_comes_first_also_a_guest(house: House) -> None:  # noqa: F811
    ada, bob, cyd = await house.guest("Ada"), await house.guest("Bob"), await house.guest("Cyd")
    made = await challenge(ada)
    assert (await bob.call("GET", f"/api/challenges/{made['id']}"))["challenger"] == "Ada"
    assert (await bob.call("POST", f"/api/challenges/{made['id']}/accept"))["status"] == "accepted"
    assert await refused_call(cyd.call("POST", f"/api/challenges/{made['id']}/accept")) == (409, "changed")


async def test_a_challenge_with_cards_of_ones_own_says_so_and_is_never_rated(
    house: House,  # noqa: F811
    at_hand: None,  # noqa: F811
) -> None:
    ada, bob = await account(house, "Ada Set"), await account(house, "Bob Set")
    kept = await ada.call("POST", "/api/card-sets", {"game": "tashkalar", "document": HARBOR})
    made = await challenge(ada, "Bob Set", cards=kept["id"])
    await ada.call("DELETE", f"/api/card-sets/{kept['id']}")  # a challenge that names a set keeps it
    (seen,) = (await bob.call("GET", "/api/challenges"))["challenges"]
    assert (seen["cards"]["id"], seen["cards"]["name"], seen["rated"]) == (kept["id"], "Harbor", False)
    assert made["rated"] is False
    accepted = await bob.call("POST", f"/api/challenges/{made['id']}/accept")
    table = await bob.call("GET", f"/api/tables/{accepted['table']}")
    assert (table["cards"]["name"], table["variant"]) == ("Harbor", "duel-2")
    row = await house.services.lobby.find_row(table["id"])
    assert row is not None
    assert (row.rated, row.cards) == (False, kept["id"])
    assert await refused_call(challenge(ada, cards="0" * 64)) == (404, "no-such-set")
    assert await refused_call(challenge(ada, game="barracks", setup={}, cards=kept["id"])) == (404, "no-such-set")


async def test_a_challenge_is_declined_withdrawn_and_nobody_elses_to_see(house: House) -> None:  # noqa: F811
    ada, bob, cyd = await account(house, "Ada D"), await account(house, "Bob D"), await account(house, "Cyd D")
    for who, status in ((bob, "declined"), (ada, "withdrawn")):
        path = f"/api/challenges/{(await challenge(ada, 'Bob D'))['id']}"
        assert await refused_call(cyd.call("GET", path)) == (404, "not-found")
        assert await refused_call(cyd.call("POST", f"{path}/accept")) == (404, "not-found")
        assert (await who.call("POST", f"{path}/decline"))["status"] == status
        assert (await ada.call("GET", path))["status"] == status
        assert await refused_call(bob.call("POST", f"{path}/accept")) == (409, "changed")


async def test_a_challenge_that_makes_no_sense_is_refused(house: House) -> None:  # noqa: F811
    ada, guest = await account(house, "Ada E"), await house.guest("Guest")
    assert await refused_call(challenge(ada, "Nobody there")) == (422, "no-such-account")
    assert await refused_call(challenge(ada, "ada e")) == (422, "no-such-account")
    assert await refused_call(challenge(guest, "Ada E")) == (403, "no-account")
    assert await refused_call(challenge(ada, setup={"form": "melee", "seats": 3})) == (422, "bad-setup")
    assert await refused_call(challenge(ada, setup={"form": "waltz"})) == (422, "bad-setup")
    assert await refused_call(challenge(ada, game="chess")) == (422, "bad-setup")


async def test_nobody_has_too_many_challenges_open(
    house: House,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(service, "MOST_OPEN", 2)
    ada = await house.guest("Ada")
    first = await challenge(ada)
    await challenge(ada)
    assert await refused_call(challenge(ada)) == (429, "too-many")
    await ada.call("POST", f"/api/challenges/{first['id']}/decline")
    await challenge(ada)


@pytest.mark.asyncio(loop_scope="function")
async def test_challenges_end_by_themselves_once(database_settings: Settings) -> None:
    database = Database(database_settings)
    await migrate(database)
    for number in (1, 2):
        await Players(database).add(Player(f"player-000{number}", f"Player {number}"), 0)
    challenges = Challenges(database)
    for id, ends in (("challenge-1", 10), ("challenge-2", 20)):
        await challenges.add(
            Challenge(
                id, "player-0001", "player-0002", "tashkalar", "duel-2", DUEL, {"kind": "none"}, True, OPEN, 1, ends
            )
        )
    assert await challenges.expire(9) == []
    assert [one.id for one in await challenges.expire(10)] == ["challenge-1"]
    assert await challenges.expire(10) == []
    assert [(one.id, one.opponent_name) for one in await challenges.open_of("player-0002", 10)] == [
        ("challenge-2", "Player 2")
    ]
    assert await challenges.open_of("player-0002", 20) == []
    await database.close()


async def test_two_who_wait_are_paired_and_told(house: House) -> None:  # noqa: F811
    ada, bob, cyd = await house.guest("Ada"), await house.guest("Bob"), await house.guest("Cyd")
    async with listening(ada) as heard:
        await heard.hear("hello")
        assert (await cyd.call("POST", "/api/seek", GAME))["waiting"] is True
        await cyd.call("DELETE", "/api/seek")
        waiting = await ada.call("POST", "/api/seek", GAME)
        assert (await ada.call("POST", "/api/seek", GAME))["since"] == waiting["since"], (
            "who says it again goes on waiting"
        )
        await bob.call("POST", "/api/seek", GAME)
        event = await heard.hear("paired")
    assert sorted(seat["name"] for seat in event["game"]["seats"]) == ["Ada", "Bob"]
    assert (await bob.call("GET", f"/api/tables/{event['game']['table']}"))["status"] == "live"
    late = await ada.call("POST", "/api/seek", {**GAME, "again": True})
    assert late["waiting"] is False, "who goes on waiting after somebody was found is not paired a second time"
    assert (await ada.call("POST", "/api/seek", GAME))["waiting"] is True
    await ada.call("DELETE", "/api/seek")
    assert await refused_call(ada.call("POST", "/api/seek", {**GAME, "clock": {"kind": "none"}})) == (422, "invalid")


@pytest.mark.asyncio(loop_scope="function")
async def test_who_falls_silent_waits_no_more(database_settings: Settings) -> None:
    database = Database(database_settings)
    await migrate(database)
    await Players(database).add(Player("player-0001", "Ada"), 0)
    seeks = Seeks(database)
    await seeks.put(seek("player-0001", 25))
    assert [one.name for one in await seeks.waiting(0)] == ["Ada"]
    assert await seeks.waiting(1) == []
    await seeks.tidy(SILENCE)
    assert await seeks.waiting(0) == []
    await database.close()
