"""The table that costs most of all that the limits allow: anybody may look at it, again and again."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import pytest
from server.live_matches import live, make
from server.worlds import SEED, START, Ear, World, player

from arenarium.games import game_of
from arenarium.server.errors import Conflict
from arenarium.server.live.attendance import MAX_LEAVES
from arenarium.server.live.live_match import MAX_CHOICES, MAX_UNDOS, MAX_UNDOS_IN_A_ROW, LiveMatch
from arenarium.server.live.steps import Kind
from arenarium.server.messages import socket as wire
from arenarium.server.messages.tables import NoClock

MELEE = {"form": "melee", "seats": 4}
AFFORDABLE = 0.1
"""Seconds of the processor for a welcome."""


def dearest() -> LiveMatch:
    """Four people who put pieces on the board and pick them up again, for ever: all cards in their hands, a crowded
    board, and everything taken back that may be."""
    table = live("tashkalar", MELEE, seed=SEED)
    undone = 0
    while len(table._made) < MAX_CHOICES:
        seat = next(iter(table.asked))
        texts = [table.game.say(table.state, option) for option in table.asked[seat].request.options]
        moves = [text for text in texts if text.startswith(("place", "lift", "finish", "start"))] or texts
        choice = moves[len(table._made) * 7 % len(moves)]
        times = MAX_UNDOS_IN_A_ROW if undone < MAX_UNDOS and choice.startswith("place") else 0
        for _ in range(times):
            make(table, Kind.CHOICE, seat, choice)
            make(table, Kind.UNDO, seat)
        undone += times
        make(table, Kind.CHOICE, seat, choice)
    for seat in range(4):
        for _ in range(MAX_LEAVES):
            make(table, Kind.LEAVE, seat)
            make(table, Kind.RETURN, seat)
    assert undone == MAX_UNDOS
    return table


@pytest.fixture(scope="module")
def table() -> LiveMatch:
    return dearest()


def world_of(table: LiveMatch) -> World:
    """Its steps are kept; nobody has looked at it since the server was started."""
    world = World.new(game_of("tashkalar"), MELEE, NoClock(), SEED, lambda: START)
    world.memory.steps = [entry.step for entry in table.log]
    world.memory.row = replace(world.memory.row, number=table.number)
    return world


async def test_a_look_at_it_is_cheap(table: LiveMatch) -> None:
    """In time of the processor, which does not grow when others use it, and the best of some tries."""
    spent = []
    for _ in range(5):
        world = world_of(table)
        began = time.process_time()
        await world.room.welcome(Ear(0, "en"), 0)
        spent.append(time.process_time() - began)
    assert world.live.number == table.number
    assert min(spent) < AFFORDABLE


async def test_the_next_look_costs_nearly_nothing(table: LiveMatch) -> None:
    """What was put into words is kept: counted are the steps that are put into words."""
    world = world_of(table)
    ear, again = Ear(None, "en"), Ear(None, "en")
    await world.room.welcome(ear, 0)
    assert world.room._teller is not None

    def put_into_words(*_: object) -> None:
        raise AssertionError("put into words again")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("arenarium.server.live.reports.Reporter.step", put_into_words)
        patch.setattr("arenarium.server.live.reports.Reporter.position", put_into_words)
        await world.room.welcome(again, 0)
    assert again.heard[-1] == ear.heard[0]


async def test_others_have_their_turn_meanwhile(table: LiveMatch, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock on which every piece of work takes a thousandth of a second, others come after five of them."""
    ticks = iter(range(1_000_000))
    monkeypatch.setattr("arenarium.server.service.slices.time.perf_counter", lambda: next(ticks) / 1000)
    world = world_of(table)
    turns = 0

    async def somebody_else() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    other = asyncio.create_task(somebody_else())
    await world.room.welcome(Ear(None, None), 0)
    other.cancel()
    assert turns > 2 * table.number / 7


async def test_nobody_can_make_it_longer(table: LiveMatch) -> None:
    world = world_of(table)
    await world.enter(0, None)
    seat = next(iter(world.live.asked))
    choice = world.live.asked[seat].request.options[0]
    message = wire.Choose(request=world.live.asked[seat].id, choice=world.live.game.say(world.live.state, choice))
    with pytest.raises(Conflict, match=f"closed: after {MAX_CHOICES} choices"):
        await world.room.act(player(seat), message)
    assert world.memory.row.status == "closed"
    assert len(world.memory.steps) == table.number
