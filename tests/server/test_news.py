"""What another process has changed is found out: at once by its news, and later where the news could not be read."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from server.worlds import START, Ear, World

from arenarium.games import game_of
from arenarium.server.bus.base import News, NoBus
from arenarium.server.live.steps import Kind, Step
from arenarium.server.messages.tables import NoClock
from arenarium.server.metrics import Metrics
from arenarium.server.service.rooms import Rooms
from arenarium.server.service.scheduler import Scheduler
from arenarium.server.store.rows import TableRow
from arenarium.server.store.steps import Consequences


class Shared:
    """A database that another process writes into, and that can be away."""

    def __init__(self) -> None:
        self.memory = World.new(game_of("tashkalar"), {"form": "duel"}, NoClock(), "seed", lambda: START).memory
        self.away = False
        self.tables_read = 0

    async def get(self, table: str) -> TableRow:
        self.tables_read += 1
        return await self.memory.get(table)

    async def since(self, table: str, number: int) -> list[Step]:
        if self.away:
            raise OSError("nobody answers")
        return await self.memory.since(table, number)

    async def said(self, table: str, number: int) -> list[Any]:
        return await self.memory.said(table, number)

    async def due(self, now: int, limit: int) -> list[Any]:
        return []

    async def heads(self, tables: list[str]) -> dict[str, tuple[int, int, int]]:
        row = self.memory.row
        return {row.id: (row.revision, row.number, row.said)}

    async def step(self) -> News:
        """Another process makes the next step."""
        world = World(self.memory, lambda: START)
        await world.room.ready()
        seat, asked = next(iter(world.live.asked.items()))
        choice = world.live.game.say(world.live.state, asked.request.options[0])
        number = world.live.number + 1
        step = Step(number, START, Kind.CHOICE, seat, choice)
        await self.memory.append(self.memory.row.id, step, Consequences(due_at=None))
        return News(self.memory.row.id, 0, number, 0, step)


async def watched() -> tuple[Shared, Rooms, Ear]:
    shared, ear = Shared(), Ear(0, None)
    rooms = Rooms(shared, shared, NoBus(), None, Metrics(), lambda: START)  # type: ignore[arg-type]
    await rooms.watch(shared.memory.row.id, ear, 0)
    ear.heard.clear()
    return shared, rooms, ear


async def settled(rooms: Rooms) -> None:
    await asyncio.gather(*rooms._lookups)


async def test_steps_of_another_process_are_told_without_reading_the_table_anew() -> None:
    shared, rooms, ear = await watched()
    before = shared.tables_read
    rooms.hear(await shared.step())
    rooms.hear(await shared.step())
    await settled(rooms)
    assert b'"number":2' in b"".join(ear.heard)
    assert shared.tables_read == before


async def test_a_step_that_the_news_brings_along_needs_no_database() -> None:
    shared, rooms, ear = await watched()
    news = await shared.step()
    shared.away = True
    rooms.hear(news)
    await settled(rooms)
    assert b'"number":1' in b"".join(ear.heard)


async def test_a_step_with_others_missing_before_it_is_not_enough() -> None:
    shared, rooms, ear = await watched()
    await shared.step()
    rooms.hear(await shared.step())
    await settled(rooms)
    assert [b'"number":%d' % number in b"".join(ear.heard) for number in (1, 2)] == [True, True]


async def test_a_step_that_cannot_be_is_not_believed() -> None:
    shared, rooms, ear = await watched()
    news = await shared.step()
    assert news.step is not None
    rooms.hear(news._replace(step=replace(news.step, text="no choice at all")))
    await settled(rooms)
    assert ear.heard == []
    assert rooms.may_have_missed
    await rooms.look_everywhere()
    await settled(rooms)
    assert b'"number":1' in b"".join(ear.heard)


async def test_news_that_is_known_already_costs_nothing() -> None:
    shared, rooms, ear = await watched()
    news = await shared.step()
    rooms.hear(news)
    await settled(rooms)
    ear.heard.clear()
    rooms.hear(news)
    assert not rooms._lookups
    assert ear.heard == []


async def test_a_change_of_the_table_itself_is_read() -> None:
    shared, rooms, ear = await watched()
    news = await shared.step()
    rooms.hear(news._replace(revision=1))
    await settled(rooms)
    assert b'"number":1' in b"".join(ear.heard)
    assert shared.tables_read == 2


async def test_what_could_not_be_read_is_looked_for_later() -> None:
    shared, rooms, ear = await watched()
    shared.away = True
    rooms.hear((await shared.step())._replace(step=None))
    await settled(rooms)
    assert ear.heard == []
    assert rooms.may_have_missed
    shared.away = False
    await rooms.look_everywhere()
    await settled(rooms)
    assert not rooms.may_have_missed
    assert b'"number":1' in b"".join(ear.heard)


class OtherProcesses(NoBus):
    """A bus over which nothing comes, though there are others."""

    alone = False


async def test_what_was_kept_and_never_told_is_found_by_looking() -> None:
    """A process may have ended between the two."""
    shared, rooms, ear = await watched()
    await shared.step()
    clock = [START]
    scheduler = Scheduler(shared, rooms, OtherProcesses(), lambda: clock[0])  # type: ignore[arg-type]
    await scheduler.run_due()
    await settled(rooms)
    assert b'"number":1' in b"".join(ear.heard)
    ear.heard.clear()
    await shared.step()
    await scheduler.run_due()
    assert ear.heard == []
    clock[0] += 5_000
    await scheduler.run_due()
    await settled(rooms)
    assert b'"number":2' in b"".join(ear.heard)
