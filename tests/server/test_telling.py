"""Who is told first, and what is kept when nobody looks any more."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from server.apps import Running, client_of
from server.asking import ask, refused
from server.live_matches import START
from server.serving import House, choose
from server.worlds import Ear, World

from arenarium.games import game_of
from arenarium.server.live.live_match import LiveMatch
from arenarium.server.live.reports import Reporter
from arenarium.server.messages import socket as wire
from arenarium.server.messages.tables import NoClock
from arenarium.server.service import rooms as rooms_module
from arenarium.server.settings import Limits

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_who_is_asked_nothing_hears_it_before_the_questions_are_put_together() -> None:
    """The time of an answer would say how many options the other seat has."""
    world = World.new(game_of("tashkalar"), {"form": "duel", "first": 0}, NoClock(), "seed", lambda: START)
    happened: list[str] = []

    class Noting(Ear):
        def send(self, message: bytes) -> None:
            super().send(message)
            happened.append(f"told {self.reader}")

    for reader in (1, 0, None):
        ear = world.ears[reader] = Noting(reader, "en")
        await world.room.welcome(ear, 0)
    before = Reporter._request

    def noting(self: Reporter, asked: Any, seat: int) -> Any:
        happened.append(f"question to {seat}")
        return before(self, asked, seat)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Reporter, "_request", noting)
        [mover] = [*world.live.asked_seats]
        while world.live.asked_seats == [mover]:
            happened.clear()
            choice = world.live.asked[mover].request.options[-1]
            text = world.live.game.say(world.live.state, choice)
            message = wire.Choose(request=world.live.asked[mover].id, choice=text)
            assert await world.act(mover, message) is None
    assert sorted(happened[:-2]) == [f"told {mover}", "told None"]
    assert happened[-2:] == [f"question to {1 - mover}", f"told {1 - mover}"]


async def test_a_game_stays_in_memory_for_a_while_after_the_last_has_gone(house: House) -> None:
    ada, bob = await house.pair()
    rooms, table = house.services.rooms, ada.table
    match = rooms._rooms[table].live
    assert isinstance(match, LiveMatch)
    for client in (ada, bob):
        await client.disconnect()
    while rooms._rooms[table].resting_since is None:
        await asyncio.sleep(0.01)
    await ada.connect()
    await bob.connect()
    assert rooms._rooms[table].live is match, "it was played again"
    await choose(ada, bob)
    for client in (ada, bob):
        await client.disconnect()
    while rooms._rooms[table].resting_since is None:
        await asyncio.sleep(0.01)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rooms_module, "KEPT_SECONDS", 0.0)
        rooms._tidy()
    assert table not in rooms._rooms


async def test_what_happened_elsewhere_meanwhile_is_read(house: House) -> None:
    """A room in which nobody is does not hear the others; so it looks before it says anything."""
    ada, bob = await house.pair()
    rooms, table = house.services.rooms, ada.table
    await ada.disconnect()
    await bob.disconnect()
    while rooms._rooms[table].resting_since is None:
        await asyncio.sleep(0.01)
    kept = rooms._rooms.pop(table)
    await ada.connect()
    await bob.connect()
    await choose(ada, bob)
    number = ada.number
    for client in (ada, bob):
        await client.disconnect()
    while rooms._rooms[table].resting_since is None:
        await asyncio.sleep(0.01)
    rooms._rooms[table] = kept  # as in a process that has not seen that choice
    assert kept.live is not None
    assert kept.live.number == number - 1
    await ada.connect()
    assert kept.live.number == number


async def test_only_the_longest_empty_rooms_are_given_up_when_there_are_many(house: House) -> None:
    tables = []
    for _ in range(3):
        clients = await house.pair()
        tables.append(clients[0].table)
        for client in clients:
            await client.disconnect()
        while house.services.rooms._rooms[tables[-1]].resting_since is None:
            await asyncio.sleep(0.01)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rooms_module, "MAX_KEPT", 1)
        house.services.rooms._tidy()
    assert [table in house.services.rooms._rooms for table in tables] == [False, False, True]


async def test_the_strongest_computer_players_are_for_few_tables(running: Running) -> None:
    table: dict[str, Any] = {
        "game": "tashkalar",
        "setup": {"form": "duel"},
        "seats": [{"kind": "human"}, {"kind": "open"}],
    }
    table["start_when_full"] = False
    strong = {**table, "seats": [{"kind": "human"}, {"kind": "computer", "level": "level8"}]}
    weak = {**table, "seats": [{"kind": "human"}, {"kind": "computer", "level": "level5"}]}
    async with (
        running(limits=Limits(strong_tables=2, strong_tables_at_address=3)) as app,
        client_of(app) as ada,
        client_of(app) as bob,
        client_of(app, address="198.51.100.1") as cyd,
    ):
        for client in (ada, bob, cyd):
            await ask(client, "POST", "/api/me")
        made = [(await ask(ada, "POST", "/api/tables", json=strong))["id"] for _ in range(2)]
        assert await refused(ada, "POST", "/api/tables", json=strong) == (429, "too-many")
        await ask(ada, "POST", "/api/tables", json=weak)
        open_table = (await ask(ada, "POST", "/api/tables", json=table))["id"]
        change = {"number": 1, "seat": {"kind": "computer", "level": "level8"}}
        assert await refused(ada, "POST", f"/api/tables/{open_table}/seat", json=change) == (429, "too-many")
        await ask(bob, "POST", "/api/tables", json=strong)
        assert await refused(bob, "POST", "/api/tables", json=strong) == (429, "too-many"), "of the same address"
        await ask(cyd, "POST", "/api/tables", json=strong)
        await ask(ada, "POST", f"/api/tables/{made[0]}/leave")
        await ask(bob, "POST", "/api/tables", json=strong)
