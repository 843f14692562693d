"""Live play over real sockets, on the whole service: one process on SQLite, and two on PostgreSQL and Redis.

Where there are two processes, those who play against each other are at different ones.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from support.games import GAMES
from support.patience import PATIENCE
from support.stack import Stack
from support.tableclient import Message, Person, RefusedError, TableClient
from websockets import WebSocketException

from arenarium.core.fingerprint import fingerprint
from arenarium.core.record import Record
from arenarium.core.verify import Verdict, verify

DUEL = {"form": "duel", "seats": 2}
Meet = Callable[[int], Awaitable[list[Person]]]


@pytest.fixture
async def meet(backend: Stack) -> AsyncIterator[Meet]:
    """People, each of whom reaches another process of the service first."""
    met: list[Person] = []

    async def people(number: int) -> list[Person]:
        turned = [backend.addresses[seat % 2 :] + backend.addresses[: seat % 2] for seat in range(number)]
        together = [Person(addresses, f"Player {seat}") for seat, addresses in enumerate(turned)]
        met.extend(together)
        for person in together:
            await person.arrive()
        return together

    yield people
    for person in met:
        await person.leave()


async def sit_down(people: list[Person], game: str, setup: dict[str, Any], **more: Any) -> list[TableClient]:
    """A table with these people in its first seats, in play."""
    made = await people[0].make(game, setup, **more)
    for seat, person in enumerate(people[1:], 1):
        await person.join(made["id"], seat)
    return [TableClient(person, made["id"], rng=Random(seat)) for seat, person in enumerate(people)]


async def connected(clients: list[TableClient]) -> list[TableClient]:
    for client in clients:
        await client.connect()
    return clients


async def answer_in_turn(clients: list[TableClient]) -> None:
    """Whoever is asked takes the first option; all hear of it."""
    number = clients[0].number + 1
    await answer(clients)
    for client in clients:
        while client.number < number:
            await client.hear()


async def answer(clients: list[TableClient]) -> None:
    """Whoever is asked takes the first option, and hears what comes of it."""
    mover = clients[clients[0].position["asked"][0]]
    request, number = mover.position["request"], mover.number
    await mover.send(type="choose", request=request["id"], choice=request["options"][0]["choice"])
    await mover.hear_until(number_is(number + 1))


def number_is(number: int) -> Callable[[Message], bool]:
    return lambda message: message["type"] == "played" and message["position"]["number"] >= number


def plain(steps: dict[int, Message]) -> list[tuple[Any, ...]]:
    """What everybody is told alike."""
    return [(step["number"], step["kind"], step["seat"], step["at"]) for step in steps.values()]


# ---------------------------------------------------------------------------------------------------------- whole games


async def check_record(client: TableClient) -> None:
    """The record can be had, and is what it says."""
    record = Record.from_json(await client.person.call("GET", f"/api/tables/{client.table}/record"))
    findings = verify(GAMES[record.game], record, noted=client.info["fingerprint"])
    assert {finding.verdict for finding in findings} == {Verdict.HOLDS}, findings


async def test_whole_games_of_every_way_to_play(meet: Meet) -> None:
    async def play(number: int, game: str, setup: dict[str, Any], seats: int) -> None:
        people = await meet(seats + 1)
        clients = await sit_down(people[:seats], game, setup)
        clients.append(TableClient(people[-1], clients[0].table, language=("en", "pl", "cs", None)[number % 4]))
        positions = await asyncio.gather(*(client.play() for client in clients))
        assert len({str(position["outcome"]) for position in positions}) == 1
        assert len({str(plain(client.told)) for client in clients}) == 1
        assert [client.seat for client in clients] == [*range(seats), None]
        assert not sum(client.silences + client.breaks for client in clients)
        await check_record(clients[0])

    ways = [(game, dict(setup)) for game in GAMES.values() for setup in game.example_setups()]
    await asyncio.gather(
        *(play(number, game.id, setup, game.seats(setup)) for number, (game, setup) in enumerate(ways))
    )


@pytest.mark.parametrize(
    ("game", "setup"),
    [("barracks", {"difficulty": "quick"}), ("tashkalar", {"form": "melee", "seats": 3})],
    ids=["barracks", "melee"],
)
async def test_computer_players_in_the_other_seats(meet: Meet, game: str, setup: dict[str, Any]) -> None:
    [ada] = await meet(1)
    computers = [{"kind": "computer", "level": "level1"}] * (setup.get("seats", 2) - 1)
    made = await ada.make(game, setup, seats=[*computers[:1], {"kind": "human"}, *computers[1:]])
    assert made["status"] == "live"
    client = TableClient(ada, made["id"], rng=Random(1))
    await client.play()
    assert {step["seat"] for step in client.told.values()} == set(range(len(computers) + 1))
    await check_record(client)


async def test_the_shuffle_is_promised_before_and_told_after_the_game(meet: Meet) -> None:
    clients = await connected(await sit_down(await meet(2), "barracks", {"difficulty": "quick"}))
    promised = clients[0].info["fingerprint"]
    assert clients[0].info["seed"] is None
    with pytest.raises(RefusedError, match="409 not-over"):
        await clients[0].person.call("GET", f"/api/tables/{clients[0].table}/record")
    await clients[1].send(type="declare", declaration="resign")
    for client in clients:
        await client.hear_until(lambda message: message["type"] == "table" and message["table"]["status"] == "over")
        assert fingerprint(client.info["seed"]) == promised
        await client.disconnect()


# --------------------------------------------------------------------------------------------------- while it is played


async def test_chat_reaches_everybody_also_those_who_come_later(meet: Meet) -> None:
    people = await meet(3)
    clients = await sit_down(people[:2], "tashkalar", DUEL)
    clients.append(TableClient(people[2], clients[0].table))
    await connected(clients)
    for number, client in enumerate(clients, 1):
        await client.send(type="say", text=f"Line {number}")
        for listener in clients:
            await listener.hear_until(lambda message: message["type"] == "chat")
    late = (await connected([TableClient(people[2], clients[0].table)]))[0]
    told = [(1, 0, "Line 1"), (2, 1, "Line 2"), (3, None, "Line 3")]
    for client in (*clients, late):
        assert [(line["number"], line["seat"], line["text"]) for line in client.lines.values()] == told
        await client.disconnect()


async def test_a_choice_is_taken_back(meet: Meet) -> None:
    clients = await connected(await sit_down(await meet(2), "tashkalar", DUEL))
    asked: list[int] = []
    while asked != clients[0].position["asked"]:  # until somebody has made the first of several choices of a turn
        asked = clients[0].position["asked"]
        mover, other = clients[asked[0]], clients[1 - asked[0]]
        before = mover.position
        await answer_in_turn(clients)
    number = mover.number
    await other.send(type="undo", number=number)
    assert (await other.hear())["code"] == "undo-others"
    await mover.send(type="undo", number=number)
    for client in (mover, other):
        await client.hear_until(number_is(number + 1))
        assert (client.told[number + 1]["kind"], client.told[number + 1]["back_to"]) == ("undo", number)
    assert before is not None
    assert mover.position["view"] == before["view"]
    assert mover.position["request"]["options"] == before["request"]["options"]
    for client in clients:
        await client.disconnect()
    await asyncio.gather(*(client.play() for client in clients))
    record = Record.from_json(await mover.person.call("GET", f"/api/tables/{mover.table}/record"))
    assert len(record.choices) == mover.number - 2
    await check_record(mover)


async def test_who_comes_back_gets_what_was_missed_and_nothing_else(meet: Meet) -> None:
    people = await meet(2)
    clients = await connected(await sit_down(people, "tashkalar", DUEL))
    for _ in range(8):
        await answer_in_turn(clients)
    everything = dict(clients[0].told)
    for since in (0, 3, len(everything)):
        for _ in people[0].addresses:
            people[0].elsewhere()
            back = TableClient(people[0], clients[0].table)
            back.told = {number: step for number, step in everything.items() if number <= since}
            await back.connect()
            assert back.told == everything
            assert back.position == clients[0].position
            await back.disconnect()
    for client in clients:
        await client.disconnect()


async def test_of_two_answers_at_once_one_is_taken(meet: Meet) -> None:
    """The same seat at two processes: whichever is first counts, and the other is told so."""
    people = await meet(2)
    clients = await connected(await sit_down(people, "tashkalar", DUEL))
    mover = clients[clients[0].position["asked"][0]]
    mover.person.elsewhere()
    [twin] = await connected([TableClient(mover.person, mover.table)])
    for number in range(1, 6):
        request = mover.position.get("request")
        if request is None:
            break
        for client, option in ((mover, 0), (twin, -1)):
            await client.send(type="choose", request=request["id"], choice=request["options"][option]["choice"])
        for client in (mover, twin):
            await client.send(type="ping")  # by the answer to it, everything before has been answered
            while (await client.hear())["type"] != "pong":
                pass
            while client.number < number:
                await client.hear()
        assert mover.refusals.total() + twin.refusals.total() == number
        assert mover.told == twin.told
        assert mover.number == number
    for client in (*clients, twin):
        await client.disconnect()


async def test_a_guest_who_logs_in_comes_back_to_the_same_seat(meet: Meet) -> None:
    """The socket was opened as the guest, at another process: it is closed at once, the next is the account's."""
    home, bob, phone = await meet(3)
    account = {"name": "Ada at home", "password": "correct horse"}
    await home.call("POST", "/api/accounts", account)
    clients = await connected(await sit_down([phone, bob], "tashkalar", DUEL))
    for _ in range(3):
        await answer_in_turn(clients)
    phone.elsewhere()
    told = await phone.call("POST", "/api/login", account)
    assert told == {"player": {"name": "Ada at home", "account": True}, "seats": 1, "left": 0, "failures": 0}
    await clients[0].hear_until(lambda message: message["type"] == "refused")
    assert clients[0].refusals == {"session-ended": 1}
    changed = await clients[1].hear_until(lambda message: message["type"] == "table")
    assert changed["table"]["seats"][0]["name"] == "Ada at home"
    await clients[0].disconnect()
    await clients[0].connect()
    assert (clients[0].seat, clients[0].info["seats"][0]["you"], clients[0].info["owner"]) == (0, True, True)
    await answer_in_turn(clients)
    mine = await home.call("GET", "/api/tables?mine=true&status=live")
    assert [table["id"] for table in mine["tables"]] == [clients[0].table], "on every device"
    for client in clients:
        await client.disconnect()


# ------------------------------------------------------------------------------------------------- getting up, and time


async def test_a_computer_player_takes_over_the_seat_of_who_left(meet: Meet) -> None:
    clients = await connected(await sit_down(await meet(2), "barracks", {"difficulty": "quick"}))
    stays, goes = clients
    await stays.send(type="agree", seat=1)
    assert (await stays.hear())["code"] == "present"
    await goes.send(type="leave")
    await stays.hear_until(number_is(1))
    assert stays.position["left"] == [1]
    await stays.send(type="agree", seat=1)
    await stays.hear_until(number_is(2))
    assert stays.told[2]["takes_over"] == [1]
    await goes.hear_until(number_is(2))
    await goes.send(type="choose", request=0, choice="x")
    await goes.hear_until(lambda message: message["type"] == "refused")
    assert goes.refusals == {"taken-over": 1}
    for client in clients:
        await client.disconnect()
    await stays.play()
    await check_record(stays)


async def test_time_runs_out_in_a_duel_and_in_a_melee(meet: Meet) -> None:
    """With two sides the seat loses; in a melee a computer player takes over."""
    clock = {"kind": "turn", "seconds": 5}
    duel = await connected(await sit_down(await meet(2), "tashkalar", DUEL, clock=clock))
    melee = await connected(await sit_down(await meet(3), "tashkalar", {"form": "melee", "seats": 3}, clock=clock))
    for client in (*duel, *melee):
        while client.number < 1:
            await client.hear()
        assert client.told[1]["kind"] == "time"
        assert client.told[1]["at"] == client.info["started_at"] + 5000
    slow, slowest = duel[0].told[1]["seat"], melee[0].told[1]["seat"]
    assert duel[0].over
    assert duel[0].position["outcome"]["ranking"][slow] == 2
    assert duel[0].position["outcome"]["reason"] == "out of time"
    assert melee[0].told[1]["takes_over"] == [slowest]
    while melee[0].number < 2:
        await melee[0].hear()
    assert (melee[0].told[2]["kind"], melee[0].told[2]["seat"]) == ("choice", slowest), "the game goes on"
    for client in (*duel, *melee):
        await client.disconnect()


async def test_they_play_again_with_seats_exchanged(meet: Meet) -> None:
    clients = await connected(await sit_down(await meet(2), "barracks", {"difficulty": "quick"}))
    await clients[1].send(type="declare", declaration="resign")
    first, second = clients
    for client in clients:
        await client.hear_until(lambda message: message["type"] == "table" and message["table"]["status"] == "over")
    made = await second.person.call("POST", f"/api/tables/{first.table}/rematch")
    assert made["status"] == "open"
    await first.hear_until(lambda message: message["type"] == "table" and message["table"]["rematch"] == made["id"])
    joined = await first.person.call("POST", f"/api/tables/{first.table}/rematch")
    assert (joined["id"], joined["status"]) == (made["id"], "live")
    again = [TableClient(client.person, made["id"]) for client in clients]
    await asyncio.gather(*(client.play() for client in again))
    assert [client.seat for client in again] == [1, 0]
    for client in clients:
        await client.disconnect()


async def test_all_that_can_be_asked_and_done_around_tables(meet: Meet) -> None:
    """Every statement is made once, on either database."""
    ada, bob, eve = await meet(3)
    for person in (ada, bob):
        name = f"{person.name[-1]}{time.time_ns()}"[:24]
        await person.call("POST", "/api/accounts", {"name": name, "password": "correct horse"})
        token = await person.call("POST", "/api/tokens", {"label": "bot"})
        assert [each["id"] for each in (await person.call("GET", "/api/tokens"))["tokens"]] == [token["id"]]
        await person.call("DELETE", f"/api/tokens/{token['id']}")
    reserved = (await bob.call("GET", "/api/me"))["player"]["name"]
    seats = [{"kind": "human"}, {"kind": "open"}]
    made = await ada.make("barracks", {"difficulty": "quick"}, seats=seats, start_when_full=False, public=False)
    at = f"/api/tables/{made['id']}"
    assert (await eve.join(made["id"]))["seats"][1]["you"]
    assert (await eve.call("POST", f"{at}/leave"))["seats"][1] == {}
    for seat in ({"kind": "computer", "level": "level1"}, {"kind": "open", "reserved_for": reserved}):
        await ada.call("POST", f"{at}/seat", {"number": 1, "seat": seat})
    assert (await bob.join(made["id"]))["status"] == "open"
    assert (await bob.start(made["id"]))["status"] == "live"
    clients = await connected([TableClient(person, made["id"]) for person in (ada, bob)])
    await clients[0].send(type="declare", declaration="resign")
    for client in clients:
        await client.hear_until(lambda message: message["type"] == "table" and message["table"]["status"] == "over")
        await client.disconnect()
    assert (await eve.call("GET", f"{at}/replay?number=0&seat=1&lang=cs"))["position"]["number"] == 0
    assert len((await eve.call("GET", f"{at}/record"))["choices"]) == 1
    ratings = (await eve.call("GET", "/api/ratings?game=barracks&variant=quick"))["ratings"]
    assert reserved not in [rating["name"] for rating in ratings], "it was private, and nobody really played"
    for query in ("mine=true", "mine=true&status=over", "mine=true&game=barracks"):
        page = await ada.call("GET", f"/api/tables?{query}&limit=1")
        assert [table["id"] for table in page["tables"]] == [made["id"]]
        assert (await ada.call("GET", f"/api/tables?{query}&before={made['id']}"))["tables"] == []
    for query in ("limit=1", "status=live&limit=1", "game=tashkalar&limit=1"):
        page = await eve.call("GET", f"/api/tables?{query}")
        assert made["id"] not in [table["id"] for table in page["tables"]]
        await eve.call("GET", f"/api/tables?{query}&before={made['id']}")


@pytest.mark.parametrize("backend", ["scaled"], indirect=True)
async def test_everybody_knows_who_is_connected_also_to_another_process(backend: Stack, meet: Meet) -> None:
    one, two = await connected(await sit_down(await meet(2), "tashkalar", DUEL))
    async with asyncio.timeout(PATIENCE):
        while one.away:
            await one.hear_presence()
        await two.disconnect()
        assert list(await one.hear_presence()) == ["1"]
        await two.connect()
        assert await one.hear_presence() == {}
        while two.away:
            await two.hear_presence()


@pytest.mark.parametrize("backend", ["scaled"], indirect=True)
async def test_processes_hear_each_other_again_when_everything_was_away(backend: Stack, meet: Meet) -> None:
    assert backend.postgres is not None
    assert backend.redis is not None
    clients = await connected(await sit_down(await meet(2), "tashkalar", DUEL))
    await answer_in_turn(clients)
    for service in (backend.postgres, backend.redis):
        await asyncio.to_thread(service.kill)
        with suppress(OSError, WebSocketException, RefusedError):
            await answer(clients)  # it cannot be kept, or not be told; either way the clients come back
        await asyncio.to_thread(service.start)
        for client in clients:
            await client.disconnect()
            await come_back(client)
        await answer_in_turn(clients)
        for person in (clients[0].person, clients[1].person):
            async with asyncio.timeout(PATIENCE):
                while (await person.call("GET", "/api/health"))["bus"] != "ok":
                    await asyncio.sleep(0.1)
    for client in clients:
        await client.disconnect()


async def come_back(client: TableClient) -> None:
    """Connect as soon as there is somebody who answers."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await client.connect()
                return
            except (OSError, WebSocketException):
                await asyncio.sleep(0.1)
