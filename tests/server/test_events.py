"""What happens to a player is told wherever they listen, and again to those who come back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from server.serving import House, choose, house, refused_call  # noqa: F401 - the fixture
from support.eventstream import listening
from support.patience import PATIENCE
from support.stack import Stack
from support.tableclient import Person

from arenarium.server.service.feeds import MOST_STREAMS
from arenarium.server.settings import Settings
from arenarium.server.store.database import Database
from arenarium.server.store.events import KEPT, Events
from arenarium.server.store.migrate import migrate
from arenarium.server.store.players import Player, Players

pytestmark = pytest.mark.asyncio(loop_scope="module")

DUEL = {"form": "duel"}


async def test_a_player_is_told_of_the_start_the_turn_and_the_end(house: House) -> None:  # noqa: F811
    one, other = await house.guest("Ada"), await house.guest("Bob")
    async with listening(one) as ada, listening(other) as bob:
        assert await ada.hear() == {"type": "hello", "number": 0, "games": [], "challenges": []}
        assert (await bob.hear())["type"] == "hello"
        table = (await one.make("tashkalar", DUEL))["id"]
        await other.join(table)
        begun = await ada.hear()
        assert (begun["type"], begun["game"]["table"], begun["game"]["seat"]) == ("started", table, 0)
        assert (await bob.hear("started"))["your_turn"] is not begun["your_turn"]
        feeds = (ada, bob) if begun["your_turn"] else (bob, ada)
        client = await house.client(one if begun["your_turn"] else other, table)
        while "request" in client.position:  # only one is at the table; the other is told when it is their turn
            await choose(client)
        assert (await feeds[1].hear())["type"] == "turn"
        await client.send(type="declare", declaration="resign")
        assert (await feeds[0].hear())["result"] == "lost"
        over = await feeds[1].hear()
        assert (over["type"], over["result"], sorted(over["outcome"]["ranking"])) == ("finished", "won", [1, 2])


async def test_who_is_at_the_table_is_not_told_of_every_turn(house: House) -> None:  # noqa: F811
    clients = await house.pair()
    async with listening(clients[1].person) as second:
        await second.hear("hello")
        while "request" in clients[0].position:
            await choose(*clients)
        await clients[0].send(type="declare", declaration="resign")
        assert (await second.hear())["type"] == "finished", "the end, and nothing before it"


async def test_who_comes_back_hears_what_was_missed_and_how_things_stand(house: House) -> None:  # noqa: F811
    one, other = await house.guest("Ada"), await house.guest("Bob")
    table = (await one.make("tashkalar", DUEL))["id"]
    await other.join(table)
    async with listening(other, since=0) as bob:
        hello = await bob.hear()
        assert [game["game"]["table"] for game in hello["games"]] == [table]
        assert hello["number"] == 1
        assert (await bob.hear())["type"] == "started"
        assert bob.last == 1
    client = await house.client(one, table)
    await client.send(type="declare", declaration="resign")
    async with listening(other, since=1) as bob:
        assert (await bob.hear("finished"))["game"]["table"] == table
        assert bob.last == 2
    async with listening(other, since=99) as bob:
        assert (await bob.hear())["games"] == [], "a number that is not there yet is as good as none"


async def test_nobody_listens_without_a_name_nor_in_too_many_places(house: House) -> None:  # noqa: F811
    stranger = Person([house.url], "nobody")
    assert await refused_call(stranger.call("GET", "/api/me/events")) == (401, "not-known")
    await stranger.leave()
    one = await house.guest("Ada")
    async with asyncio.TaskGroup() as group:
        ready, done = asyncio.Semaphore(0), asyncio.Event()

        async def stay() -> None:
            async with listening(one) as ada:
                await ada.hear("hello")
                ready.release()
                await done.wait()

        for _ in range(MOST_STREAMS):
            group.create_task(stay())
        for _ in range(MOST_STREAMS):
            await ready.acquire()
        assert await refused_call(one.call("GET", "/api/me/events")) == (429, "too-many")
        done.set()
    async with asyncio.timeout(PATIENCE):
        while house.services.feeds._feeds:
            await asyncio.sleep(0.01)


async def test_streams_end_when_the_server_stops(house: House) -> None:  # noqa: F811
    one = await house.guest("Ada")
    async with listening(one) as ada:
        await ada.hear("hello")
        house.services.feeds.end_streams()
        with pytest.raises(AssertionError, match="the stream has ended"):
            await ada.hear()


@pytest.mark.asyncio(loop_scope="function")
async def test_events_are_numbered_in_order_and_old_ones_go(database_settings: Settings) -> None:
    database = Database(database_settings)
    await migrate(database)
    await Players(database).add(Player("player-0001", "Ada"), 0)
    await Players(database).add(Player("player-0002", "Bob"), 0)
    events = Events(database)
    together = [events.add(1, [("player-0002", {"n": n}), ("player-0001", {"n": n})]) for n in range(30)]
    await asyncio.gather(*together)
    kept = await events.since("player-0001", 0)
    assert [row.number for row in kept] == list(range(1, 31))
    assert {row.content["n"] for row in kept} == set(range(30))
    await events.add(2, [("player-0001", {})] * KEPT)
    assert [row.number for row in await events.since("player-0001", 0)] == list(range(31, 31 + KEPT))
    assert await events.heads(["player-0001", "player-0002"]) == {"player-0001": 30 + KEPT, "player-0002": 30}
    assert await events.add(3, [("nobody-knows", {})]) == {}
    await database.close()


@pytest.mark.asyncio(loop_scope="function")
async def test_an_event_reaches_a_player_at_any_process(backend: Stack) -> None:
    first, last = backend.addresses[0], backend.addresses[-1]
    one, other = Person([first], "Ada"), Person([last], "Bob")
    for person in (one, other):
        await person.arrive()
    async with listening(other) as bob:
        await bob.hear("hello")
        table = (await other.make("tashkalar", DUEL))["id"]
        await one.join(table)
        assert (await bob.hear("started"))["game"]["table"] == table
    await one.leave()
    await other.leave()


@pytest.mark.asyncio(loop_scope="function")
async def test_what_an_earlier_version_kept_is_told_in_words_of_now(database_settings: Settings) -> None:
    database = Database(database_settings)
    await migrate(database)
    await Players(database).add(Player("player-0001", "Ada"), 0)
    events = Events(database)
    old: Any = {"type": "turn", "game": {"table": "t", "way": "duel-2"}}
    await events.add(1, [("player-0001", old), ("player-0001", {"type": "challenge", "challenge": {"way": "quick"}})])
    assert [row.content for row in await events.since("player-0001", 0)] == [
        {"type": "turn", "game": {"table": "t", "variant": "duel-2"}},
        {"type": "challenge", "challenge": {"variant": "quick"}},
    ]
    await database.close()
