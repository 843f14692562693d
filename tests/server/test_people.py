"""Profiles, friends, leaderboards."""

from __future__ import annotations

import asyncio

import pytest
from server.serving import House, house, refused_call  # noqa: F401 - the fixture
from support.eventstream import listening
from support.tableclient import Person

from arenarium.server.settings import Settings
from arenarium.server.store.database import Database
from arenarium.server.store.migrate import migrate
from arenarium.server.store.people import People
from arenarium.server.store.players import Player, Players

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def account(house: House, name: str) -> Person:  # noqa: F811
    person = await house.guest(name)
    await person.call("POST", "/api/accounts", {"name": name, "password": "correct horse"})
    return person


async def test_a_profile_has_ratings_results_and_public_games_alone(house: House) -> None:  # noqa: F811
    ada, bob = await account(house, "Profile Ada"), await account(house, "Profile Bob")
    for public in (True, False):
        table = (await ada.make("tashkalar", {"form": "duel"}, public=public))["id"]
        await bob.join(table)
        client = await house.client(bob, table)
        await client.send(type="declare", declaration="resign")
        await client.hear_until(lambda heard: heard["type"] == "played")
    waiting = (await ada.make("tashkalar", {"form": "duel"}))["id"]
    profile = await bob.call("GET", "/api/players/profile ada")
    assert (profile["name"], profile["you"], profile["friendship"]) == ("Profile Ada", False, None)
    assert (profile["won"], profile["drawn"], profile["lost"]) == (1, 0, 0)
    assert [one["public"] for one in profile["tables"]] == [True]
    assert waiting not in [one["id"] for one in profile["tables"]]
    own = await bob.call("GET", "/api/players/Profile Bob")
    assert (own["you"], own["lost"]) == (True, 1)
    for rating in profile["ratings"]:
        board = await ada.call("GET", f"/api/ratings?game={rating['game']}&variant={rating['variant']}")
        assert board["ratings"][rating["rank"] - 1]["rating"] == pytest.approx(rating["rating"])
    assert await refused_call(bob.call("GET", "/api/players/Nobody Here")) == (404, "no-such-account")


async def test_friends_ask_accept_and_part(house: House) -> None:  # noqa: F811
    ada, bob = await account(house, "Friend Ada"), await account(house, "Friend Bob")
    guest = await house.guest("Guest")
    assert await refused_call(guest.call("POST", "/api/friends", {"name": "Friend Ada"})) == (403, "no-account")
    async with listening(bob) as bobs, listening(ada) as adas:
        await bobs.hear("hello")
        await adas.hear("hello")
        asked = await ada.call("POST", "/api/friends", {"name": "Friend Bob"})
        assert asked == {"friends": [{"name": "Friend Bob", "friendship": "asked"}]}
        assert (await bobs.hear())["name"] == "Friend Ada"
        assert (await bob.call("GET", "/api/friends"))["friends"][0]["friendship"] == "asks"
        await ada.call("POST", "/api/friends", {"name": "Friend Bob"})  # again: nothing changes, and nothing is told
        await bob.call("POST", "/api/friends", {"name": "Friend Ada"})
        assert await adas.hear() == {"type": "friend-accepted", "name": "Friend Bob"}
    assert (await ada.call("GET", "/api/players/Friend Bob"))["friendship"] == "friends"
    assert (await ada.call("DELETE", "/api/friends/Friend Bob"))["friends"] == []
    assert await refused_call(bob.call("DELETE", "/api/friends/Friend Ada")) == (404, "not-found")
    assert await refused_call(ada.call("POST", "/api/friends", {"name": "friend ada"})) == (422, "no-such-account")


@pytest.mark.asyncio(loop_scope="function")
async def test_two_who_ask_each_other_at_once_are_friends(database_settings: Settings) -> None:
    database = Database(database_settings)
    await migrate(database)
    for id in ("player-0001", "player-0002", "player-0003"):
        await Players(database).add(Player(id, id.title()), 0)
    people = People(database)
    both = await asyncio.gather(
        people.ask("player-0001", "player-0002", 1, 9), people.ask("player-0002", "player-0001", 1, 9)
    )
    assert sorted(both) == ["asked", "friends"]
    assert [(one.name, one.accepted) for one in await people.friends("player-0002")] == [("Player-0001", True)]
    with pytest.raises(Exception, match="at most 1 friends"):
        await people.ask("player-0001", "player-0003", 1, 1)
    assert await people.part("player-0001", "player-0002")
    assert not await people.part("player-0001", "player-0002")
    assert await people.since("player-0001") == 0
    await database.close()
