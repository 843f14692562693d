"""Club tournaments: made by anybody, run by the server."""

from __future__ import annotations

from typing import Any

import pytest
from server.serving import House, house, refused_call  # noqa: F401 - the fixture
from server.shop import HARBOR, at_hand  # noqa: F401 - a fixture
from support.eventstream import listening
from support.tableclient import Message, Person

from arenarium.server.live.steps import Kind, Step
from arenarium.server.service import dealing
from arenarium.server.settings import Settings
from arenarium.server.store.database import Database
from arenarium.server.store.migrate import migrate
from arenarium.server.store.players import Player, Players
from arenarium.server.store.tournaments import OPEN, RUNNING, MeetingRow, TournamentRow, Tournaments

pytestmark = pytest.mark.asyncio(loop_scope="module")

NEW: dict[str, Any] = {
    "name": "Club evening",
    "game": "tashkalar",
    "setup": {"form": "duel"},
    "clock": {"kind": "days", "days": 3},
}


async def account(house: House, name: str) -> Person:  # noqa: F811
    person = await house.guest(name)
    await person.call("POST", "/api/accounts", {"name": name, "password": "correct horse"})
    return person


async def act(person: Person, id: str, what: str, **body: Any) -> Message:
    done: Message = await person.call("POST", f"/api/tournaments/{id}/{what}", body or None)
    return done


async def go_on(house: House, id: str) -> None:  # noqa: F811
    """The server looks at a tournament now."""
    await house.services.tournaments._store.look_at(id, 0)
    await house.services.tournaments.run()


async def decide(house: House, people: dict[str, Person], info: Message) -> None:  # noqa: F811
    """In every game of the round the entrant with the higher number resigns."""
    names = {one["number"]: one["name"] for one in info["entrants"]}
    for meeting in info["rounds"][-1]:
        if meeting["table"] and meeting["points"] is None:
            winner, loser = sorted((meeting["first"], meeting["second"]))
            clients = [await house.client(people[names[number]], meeting["table"]) for number in (winner, loser)]
            await clients[1].send(type="declare", declaration="resign")
            await clients[1].hear_until(lambda heard: heard["type"] == "table" and heard["table"]["status"] == "over")
            for client in clients:
                await client.disconnect()


async def test_a_swiss_tournament_runs_by_itself_to_its_standings(house: House) -> None:  # noqa: F811
    people = {name: await account(house, name) for name in ("Swiss A", "Swiss B", "Swiss C", "Swiss D", "Swiss E")}
    owner = people["Swiss A"]
    id = (await owner.call("POST", "/api/tournaments", NEW))["tournament"]["id"]
    for person in people.values():
        await act(person, id, "enter")
    async with listening(people["Swiss B"]) as heard:
        await heard.hear("hello")
        info = await act(owner, id, "start")
        told = await heard.hear("round")
        assert (told["round"], told["name"]) == (1, "Club evening")
        assert (info["tournament"]["status"], info["tournament"]["rounds"]) == ("running", 3)
        for round in (1, 2, 3):
            info = await owner.call("GET", f"/api/tournaments/{id}")
            assert len(info["rounds"]) == round
            byes = [meeting for meeting in info["rounds"][-1] if meeting["second"] is None]
            assert [meeting["points"] for meeting in byes] == [[1.0, 0.0]]
            await go_on(house, id)
            assert (await owner.call("GET", f"/api/tournaments/{id}"))["tournament"]["round"] == round, "games go on"
            await decide(house, people, info)
            await go_on(house, id)
        assert (await heard.hear("tournament-over"))["rank"] >= 1
    info = await owner.call("GET", f"/api/tournaments/{id}")
    assert info["tournament"]["status"] == "over"
    assert info["standings"][0]["number"] == 0, "the one who never resigned"
    assert sum(one["points"] for one in info["standings"]) == 3 * 3
    pairs = [frozenset((m["first"], m["second"])) for round in info["rounds"] for m in round if m["second"] is not None]
    assert len(pairs) == len(set(pairs)) == 6
    table = await owner.call("GET", f"/api/tables/{info['rounds'][0][0]['table']}")
    assert (table["status"], table["clock"]) == ("over", {"kind": "days", "days": 3})


async def test_a_tournament_with_cards_of_ones_own(house: House, at_hand: None) -> None:  # noqa: F811
    people = {name: await account(house, name) for name in ("Own A", "Own B")}
    owner = people["Own A"]
    kept = await owner.call("POST", "/api/card-sets", {"game": "tashkalar", "document": HARBOR})
    made = await owner.call("POST", "/api/tournaments", {**NEW, "cards": kept["id"]})
    id = made["tournament"]["id"]
    listed = (await people["Own B"].call("GET", "/api/tournaments"))["tournaments"]
    (shown,) = [each for each in listed if each["id"] == id]
    assert (shown["cards"]["name"], shown["rated"]) == ("Harbor", False)
    for person in people.values():
        await act(person, id, "enter")
    info = await act(owner, id, "start")
    table = await owner.call("GET", f"/api/tables/{info['rounds'][0][0]['table']}")
    assert table["cards"]["id"] == kept["id"]
    await decide(house, people, info)
    await go_on(house, id)
    info = await owner.call("GET", f"/api/tournaments/{id}")
    assert info["tournament"]["status"] == "over"
    assert await refused_call(owner.call("POST", "/api/tournaments", {**NEW, "cards": "0" * 64})) == (
        404,
        "no-such-set",
    )


async def test_a_round_robin_with_a_computer_player(house: House) -> None:  # noqa: F811
    people = {name: await account(house, name) for name in ("Robin A", "Robin B")}
    owner = people["Robin A"]
    made = await owner.call("POST", "/api/tournaments", {**NEW, "kind": "round-robin"})
    id = made["tournament"]["id"]
    for person in people.values():
        await act(person, id, "enter")
    assert await refused_call(act(people["Robin B"], id, "computer", level="level1")) == (403, "not-owner")
    assert await refused_call(act(owner, id, "computer", level="level99")) == (422, "level")
    await act(owner, id, "computer", level="level1")
    info = await act(owner, id, "start")
    assert info["tournament"]["rounds"] == 3
    against = {one["number"] for one in info["entrants"] if one.get("computer")}
    assert against == {2}
    for _ in range(3):
        info = await owner.call("GET", f"/api/tournaments/{id}")
        for meeting in info["rounds"][-1]:
            if meeting["table"]:
                seat = 1 if meeting["first"] in against else 0
                players = [meeting["first"], meeting["second"]]
                seated = [players.pop(seat), *(other for other in players if other not in against)]
                clients = [
                    await house.client(people[info["entrants"][number]["name"]], meeting["table"]) for number in seated
                ]
                await clients[0].send(type="declare", declaration="resign")
                await clients[0].hear_until(lambda heard: (heard.get("position") or {}).get("outcome") is not None)
                for client in clients:
                    await client.disconnect()
        await go_on(house, id)
    info = await owner.call("GET", f"/api/tournaments/{id}")
    assert info["tournament"]["status"] == "over"
    assert info["standings"][0] | {"buchholz": 0, "sonneborn_berger": 0} == {
        "number": 2,
        "rank": 1,
        "points": 2.0,
        "buchholz": 0,
        "sonneborn_berger": 0,
        "wins": 2,
        "played": 2,
    }


async def test_who_does_not_come_loses_on_time_and_is_paired_no_more(house: House) -> None:  # noqa: F811
    people = {name: await account(house, name) for name in ("Show A", "Show B", "Show C", "Show D")}
    owner = people["Show A"]
    id = (await owner.call("POST", "/api/tournaments", {**NEW, "rounds": 3}))["tournament"]["id"]
    for person in people.values():
        await act(person, id, "enter")
    info = await act(owner, id, "start")
    first = info["rounds"][0][0]
    live = house.services.rooms
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dealing, "patience", lambda clock: 0)
        await live.attend(first["table"])
    async with live._enter(first["table"]) as room:
        await room.ready()
        assert room.live is not None
        (slow,) = room.live.asked
        end = room.live.clocks.next_end()
        assert end is not None
        await room._keep(room.live, Step(room.live.number + 1, end[0], Kind.TIME, slow))
    gone = (first["first"], first["second"])[slow]
    await decide(house, people, {**info, "rounds": [info["rounds"][0][1:]]})
    await go_on(house, id)
    info = await owner.call("GET", f"/api/tournaments/{id}")
    assert [one["number"] for one in info["entrants"] if one.get("active") is False] == [gone]
    assert gone not in [number for m in info["rounds"][1] for number in (m["first"], m["second"])]


async def test_before_the_start_one_enters_leaves_and_is_sent_away(house: House) -> None:  # noqa: F811
    owner, other, guest = await account(house, "Open A"), await account(house, "Open B"), await house.guest("Guest")
    made = await owner.call("POST", "/api/tournaments", NEW)
    id = made["tournament"]["id"]
    assert (made["mine"], made["tournament"]["entered"]) == (True, False)
    assert await refused_call(act(guest, id, "enter")) == (403, "no-account")
    assert await refused_call(act(owner, id, "start")) == (409, "not-full")
    assert (await act(other, id, "enter"))["tournament"]["entered"] is True
    assert await refused_call(act(other, id, "enter")) == (409, "seated")
    assert (await act(other, id, "leave"))["entrants"] == []
    assert await refused_call(act(other, id, "leave")) == (403, "no-seat")
    await act(other, id, "enter")
    number = (await act(owner, id, "enter"))["entrants"][0]["number"]
    assert await refused_call(act(other, id, "leave", number=1)) == (403, "not-owner")
    assert len((await act(owner, id, "leave", number=number))["entrants"]) == 1
    assert await refused_call(act(other, id, "cancel")) == (403, "not-owner")
    assert (await act(owner, id, "cancel"))["tournament"]["status"] == "cancelled"
    assert await refused_call(act(other, id, "enter")) == (409, "begun")
    listed = (await guest.call("GET", "/api/tournaments"))["tournaments"]
    assert id not in [one["id"] for one in listed]


async def test_a_tournament_that_makes_no_sense_is_refused(house: House) -> None:  # noqa: F811
    owner = await account(house, "Sense A")
    for wrong in (
        {"clock": {"kind": "none"}},
        {"setup": {"form": "melee", "seats": 3}},
        {"game": "chess"},
        {"name": "x"},
        {"kind": "knockout"},
    ):
        status, _ = await refused_call(owner.call("POST", "/api/tournaments", {**NEW, **wrong}))
        assert status == 422


async def test_it_begins_by_itself_or_is_called_off_where_nobody_came(house: House) -> None:  # noqa: F811
    owner, other = await account(house, "Self A"), await account(house, "Self B")
    begins = (await owner.call("POST", "/api/tournaments", {**NEW, "starts_at": 1}))["tournament"]["id"]
    lonely = (await owner.call("POST", "/api/tournaments", {**NEW, "starts_at": 4_000_000_000_000}))["tournament"]["id"]
    # the first may have been called off by the server itself meanwhile: nobody takes part yet
    await go_on(house, begins)
    assert (await owner.call("GET", f"/api/tournaments/{begins}"))["tournament"]["status"] == "cancelled"
    for person in (owner, other):
        await act(person, lonely, "enter")
    await go_on(house, lonely)
    assert (await owner.call("GET", f"/api/tournaments/{lonely}"))["tournament"]["status"] == "running"


@pytest.mark.asyncio(loop_scope="function")
async def test_two_processes_begin_a_round_once(database_settings: Settings) -> None:
    database = Database(database_settings)
    await migrate(database)
    await Players(database).add(Player("player-0001", "Ada", "ada"), 0)
    store = Tournaments(database)
    setup: dict[str, Any] = {"form": "duel"}
    row = TournamentRow(
        "tournament-1",
        "Cup",
        "player-0001",
        "tashkalar",
        "duel-2",
        setup,
        {"kind": "days", "days": 1},
        True,
        "swiss",
        1,
        0,
        OPEN,
        1,
        None,
        None,
        5,
    )
    await store.add(row)
    await store.enter(row.id, "player-0001", None, 10)
    await store.enter(row.id, None, "level1", 10)
    assert [one.id for one in await store.due(5)] == [row.id]
    assert await store.claim(row, 100)
    assert not await store.claim(row, 100)
    meeting = MeetingRow(1, 0, 0, 1, None, None, None)
    await store.begin_round(row, [meeting], [], {0: 25.0, 1: 20.0}, status=RUNNING, rounds=1, due_at=50)
    with pytest.raises(Exception, match="gone on already"):
        await store.begin_round(row, [meeting], [], {}, status=RUNNING, rounds=1, due_at=50)
    entrants = (await store.entrants([row.id]))[row.id]
    assert [(one.name, one.computer, one.strength) for one in entrants] == [("Ada", None, 25.0), (None, "level1", 20.0)]
    await store.settle(row.id, [MeetingRow(1, 0, 0, 1, None, 1.0, 0.0)], [1])
    assert [(one.first_points, one.second_points) for one in await store.meetings(row.id)] == [(1.0, 0.0)]
    assert [one.active for one in (await store.entrants([row.id]))[row.id]] == [True, False]
    assert (await store.end(row.id, 9), await store.end(row.id, 9)) == (True, False)
    await database.close()
