"""Who is at a table: told to everybody there, across processes; and what follows when somebody stays away."""

from __future__ import annotations

import asyncio

import pytest
from server.serving import House, accepted, choose, house, refusal, silence  # noqa: F401 - the fixture
from server.worlds import START, World
from support.games import GAMES
from support.patience import PATIENCE
from support.tableclient import TableClient

from arenarium.server.bus.base import PresenceNews
from arenarium.server.messages.tables import NoClock
from arenarium.server.service.presence import EXPIRES, REPEAT, Presence
from arenarium.server.service.room_services import AWAY_AFTER

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def stay_away(house: House, client: TableClient, other: TableClient) -> None:  # noqa: F811
    """Somebody disconnects, and has soon been away for longer than anybody need wait."""
    await client.disconnect()
    await other.hear_presence()
    room = house.services.rooms._rooms[client.table]
    assert client.seat is not None
    room.presence.away[client.seat] -= AWAY_AFTER
    await house.services.rooms.look_who_is_here()


async def kinds_until(client: TableClient, kind: str) -> list[str]:
    """Listen until a step of that kind has been told: the kinds of all steps."""
    async with asyncio.timeout(PATIENCE):
        while all(step["kind"] != kind for step in client.told.values()):
            await client.hear()
    return [client.told[number]["kind"] for number in sorted(client.told)]


# ------------------------------------------------------------------------------------------------------------ the books


async def test_a_player_is_away_from_the_moment_at_which_nobody_is_connected_for_the_seat() -> None:
    presence = Presence()
    presence.here = frozenset({0})
    assert presence.update({0, 1}, 1000)
    assert presence.away == {1: 1000}
    assert not presence.update({0, 1}, 2000), "nothing has changed"
    presence.hear(PresenceNews("t", "other", (1,)), 3000)
    assert presence.update({0, 1}, 3000)
    assert presence.away == {}
    presence.here = frozenset()
    presence.update({0, 1}, 4000)
    assert presence.away == {0: 4000}


async def test_a_process_that_falls_silent_is_forgotten() -> None:
    presence = Presence()
    presence.hear(PresenceNews("t", "other", (1,)), 0)
    presence.expire(EXPIRES - 1)
    assert presence.connected(1)
    presence.expire(EXPIRES)
    assert not presence.connected(1)
    presence.hear(PresenceNews("t", "other", (1,)), 0)
    presence.hear(PresenceNews("t", "other", ()), 1)
    assert not presence.connected(1), "it has said that nobody is there any more"


async def test_a_process_says_now_and_then_who_is_connected_to_it() -> None:
    presence = Presence()
    assert not presence.repeats(5 * REPEAT), "there is nothing to say"
    presence.here = frozenset({0})
    assert [presence.repeats(now) for now in (5 * REPEAT, 5 * REPEAT + 1, 6 * REPEAT)] == [True, False, True]


# ----------------------------------------------------------------------------------------------------------- at a table


async def test_the_others_are_told_who_comes_and_goes(house: House) -> None:  # noqa: F811
    ada, bob = await house.pair()
    await silence(ada, bob)
    assert ada.away == bob.away == {}
    spectator = await house.client(await house.guest("Eve"), ada.table)
    assert spectator.away == {}
    await bob.disconnect()
    for other in (ada, spectator):
        away = await other.hear_presence()
        assert list(away) == [str(bob.seat)]
        assert abs(away[str(bob.seat)] - house.services.now()) < PATIENCE * 1000
    late = await house.client(await house.guest("Cyd"), ada.table)
    assert late.away == ada.away, "also those who come later are told since when"
    await bob.connect()
    assert await ada.hear_presence() == {}


async def test_spectators_computers_and_second_windows_change_nothing(house: House) -> None:  # noqa: F811
    ada, bob = await house.pair()
    await silence(ada, bob)
    second = await house.client(bob.person, bob.table)
    await bob.disconnect()
    await (await house.client(await house.guest("Eve"), ada.table)).disconnect()
    await ada.send(type="ping")
    assert (await ada._hear_anything(PATIENCE))["type"] == "pong"
    await second.disconnect()
    assert list(await ada.hear_presence()) == [str(bob.seat)]


async def test_before_the_start_those_who_sit_down_are_there(house: House) -> None:  # noqa: F811
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    table = (await ada.make("tashkalar", {"form": "melee", "seats": 3}))["id"]
    watching = await house.client(ada, table)
    await bob.join(table)
    assert list(await watching.hear_presence()) == ["1"], "Bob has a seat, and has not opened the table"
    await house.client(bob, table)
    assert await watching.hear_presence() == {}


# --------------------------------------------------------------------------------------------------------- staying away


async def test_who_stays_away_can_be_replaced_and_returns_by_connecting(house: House) -> None:  # noqa: F811
    ada, bob = await house.pair()
    assert await refusal(ada, type="claim", seat=bob.seat) == "not-to-claim"
    await stay_away(house, bob, ada)
    assert await kinds_until(ada, "away") == ["away"]
    assert (ada.position["left"], ada.position["away"], ada.position["claimable"]) == ([bob.seat],) * 3
    await bob.connect()
    assert await kinds_until(ada, "return") == ["away", "return"]
    assert "left" not in ada.position
    assert await refusal(ada, type="claim", seat=bob.seat) == "not-to-claim"


async def test_the_win_can_be_claimed_from_who_stays_away(house: House) -> None:  # noqa: F811
    ada, bob = await house.pair()
    await stay_away(house, bob, ada)
    await kinds_until(ada, "away")
    await accepted(ada, [], type="claim", seat=bob.seat)
    assert ada.position["outcome"]["reason"] == "left"
    assert ada.position["outcome"]["ranking"][ada.seat] == 1


async def test_a_computer_takes_over_for_who_stays_away(house: House) -> None:  # noqa: F811
    ada, bob = await house.pair()
    await stay_away(house, bob, ada)
    await kinds_until(ada, "away")
    message = await accepted(ada, [], type="agree", seat=bob.seat)
    assert message["steps"][-1]["takes_over"] == [bob.seat]
    await bob.connect()
    assert "request" not in bob.position, "a computer is asked now"
    await bob.send(type="declare", declaration="resign")
    refused = await bob.hear_until(lambda heard: heard["type"] == "refused")
    assert refused["code"] == "taken-over"
    assert bob.position["returnable"] == [bob.seat]
    await bob.send(type="return")
    back = await bob.hear_until(lambda heard: any(step["kind"] == "return" for step in heard.get("steps", [])))
    assert back["position"].get("returnable", []) == []


async def test_by_correspondence_nobody_is_noted_as_away(house: House) -> None:  # noqa: F811
    slow, late = await house.pair(clock={"kind": "days", "days": 1})
    await stay_away(house, late, slow)
    assert await house.steps(slow.table) == []


async def test_nobody_is_noted_as_away_as_long_as_nobody_waits() -> None:
    now = [START]
    world = World.new(GAMES["tashkalar"], {"form": "duel", "seats": 2}, NoClock(), "seed", lambda: now[0])
    world.room.presence.hear(PresenceNews("table-0001", "another process", ()), START)
    await world.enter(None, None)
    now[0] += 10 * AWAY_AFTER
    assert not world.room.needs_presence_steps, "a spectator does not wait for anybody"
    await world.enter(0, None)
    assert world.room.needs_presence_steps
    await world.room.make_presence_steps()
    assert (world.live.attendance.left, world.live.attendance.away) == ({1}, {1})
    await world.enter(1, None)
    await world.room.make_presence_steps()
    assert (world.live.attendance.left, world.live.attendance.away) == (set(), set())


# ------------------------------------------------------------------------------------------------ leaving and returning


async def test_who_left_may_return_until_somebody_decides(house: House) -> None:  # noqa: F811
    ada, bob = await house.pair()
    assert await refusal(bob, type="return") == "present"
    message = await accepted(bob, [ada], type="leave")
    assert message["steps"][0]["events"] == [{"facts": {"event": "leave", "seat": bob.seat, "other": None}}]
    assert ada.position["left"] == [bob.seat]
    assert "away" not in ada.position
    await accepted(bob, [ada], type="return")
    assert "left" not in ada.position
    await choose(ada, bob)


async def test_everybody_reads_what_happens_at_the_table(house: House) -> None:  # noqa: F811
    people = [await house.guest(name) for name in ("Ada", "Bob", "Cyd")]
    table = (await people[0].make("tashkalar", {"form": "melee", "seats": 3}))["id"]
    for person in people[1:]:
        await person.join(table)
    ada, bob, cyd = [await house.client(person, table, "en") for person in people]
    await accepted(ada, [bob, cyd], type="leave")
    assert texts(bob) == ["Ada left the table"]
    assert texts(ada) == ["You left the table"]
    await accepted(bob, [ada, cyd], type="agree", seat=0)
    assert texts(cyd) == ["Bob would let a computer play for Ada"]
    await accepted(cyd, [ada, bob], type="agree", seat=0)
    assert bob.told[3]["takes_over"] == [0]


def texts(client: TableClient) -> list[str]:
    return [event["text"] for event in client.told[client.number]["events"]]
