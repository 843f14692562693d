"""What is due is done without anybody's asking: also after a refusal, a mistake, a jump of the clock, a start."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from server.worlds import START, World, player

from arenarium.bots.registry import usual_level
from arenarium.games import game_of, kit_of
from arenarium.server.bus.base import NoBus
from arenarium.server.errors import Forbidden
from arenarium.server.messages import socket as wire
from arenarium.server.messages.tables import TurnClock
from arenarium.server.metrics import Metrics
from arenarium.server.service.bot_pool import Question
from arenarium.server.service.room_services import BOT_GRACE
from arenarium.server.service.rooms import Rooms
from arenarium.server.service.scheduler import Scheduler
from arenarium.server.store.database import Database
from arenarium.server.store.migrate import migrate
from arenarium.server.store.schema import metadata
from arenarium.server.store.tables import Tables


class BotPool:
    """Computer players that take note of being asked, and never answer."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str]] = []

    async def choose(self, asked: Question) -> str:
        self.asked.append((asked.seat, asked.player))
        never: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        return await never


async def test_who_acts_too_late_has_woken_the_computer_player_that_takes_over() -> None:
    now = [START]
    world = World.new(game_of("tashkalar"), {"form": "melee", "seats": 3}, TurnClock(60), "seed", lambda: now[0])
    await world.room.ready()
    [slow], memory = world.live.asked, world.memory
    bots = BotPool()
    rooms = Rooms(memory, memory, NoBus(), bots, Metrics(), lambda: now[0])  # type: ignore[arg-type]
    now[0] += 61_000
    with pytest.raises(Forbidden, match="taken over"):
        await rooms.act(memory.row.id, player(slow), wire.Choose(request=0, choice="place a1"))
    await asyncio.sleep(0)
    assert bots.asked == [(slow, usual_level(kit_of("tashkalar")))]
    await rooms.close()


class Due:
    """Tables at which something is due, and what becomes of them."""

    may_have_missed = False
    connected = True
    alone = False
    busy = ["busy"]

    def __init__(self) -> None:
        self.attended: list[str] = []
        self.looks = self.postponed = 0

    async def due(self, now: int, limit: int) -> list[tuple[str, int]]:
        return [("bad", 0), ("good", 0)]

    async def claim(self, table: str, due: int, until: int) -> bool:
        return True

    async def postpone(self, tables: list[str], until: int) -> None:
        self.postponed += 1

    async def look_who_is_here(self) -> None:
        pass

    async def attend(self, table: str) -> None:
        self.attended.append(table)
        if table == "bad":
            raise KeyError("a mistake of ours")

    async def look_everywhere(self) -> None:
        self.looks += 1


async def test_a_table_at_which_something_goes_wrong_does_not_hold_up_the_others() -> None:
    due = Due()
    await Scheduler(due, due, due, lambda: START).run_due()  # type: ignore[arg-type]
    assert (due.attended, due.looks) == (["bad", "good"], 1)


async def test_a_clock_that_is_set_back_stops_nothing() -> None:
    due, now = Due(), [START]
    scheduler = Scheduler(due, due, due, lambda: now[0])  # type: ignore[arg-type]
    await scheduler.run_due()
    now[0] -= 60 * 60 * 1000
    await scheduler.run_due()
    assert (due.looks, due.postponed) == (2, 2)
    await scheduler.run_due()
    assert (due.looks, due.postponed) == (2, 2)


async def test_a_server_that_starts_looks_only_where_computer_players_were_thinking(empty_database: Database) -> None:
    """To look at a table is to play it again: thousands that wait for people would keep everybody waiting."""
    await migrate(empty_database)
    common: dict[str, Any] = {"game": "g", "way": "w", "setup": {}, "clock": {}, "public": True}
    common |= {"start_when_full": True, "owner": "ada", "seed": "s", "created_at": 0}
    waiting = {"thinking": START + BOT_GRACE, "person": START + 30 * BOT_GRACE, "late": START - 1}
    async with empty_database.write() as connection:
        await connection.execute(metadata.tables["players"].insert().values(id="ada", name="Ada", created_at=0))
        for id, due in waiting.items():
            values = {"id": id, "due_at": due, "status": "live", **common}
            await connection.execute(metadata.tables["tables"].insert().values(values))
    tables = Tables(empty_database)
    await tables.wake(START, BOT_GRACE)
    assert {id for id, _ in await tables.due(START, 10)} == {"thinking", "late"}
