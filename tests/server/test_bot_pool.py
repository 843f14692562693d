"""Computer players take turns: those for whom people wait come first, and none takes all the time there is."""

from __future__ import annotations

import asyncio
import os
from itertools import pairwise
from typing import Any

import pytest

from arenarium.bots.registry import levels_of
from arenarium.games import game_of, kit_of
from arenarium.server.metrics import Metrics
from arenarium.server.service import bot_worker
from arenarium.server.service.allowance import Allowance
from arenarium.server.service.bot_pool import NICENESS, BotPool, Question
from arenarium.server.service.worker_process import WorkerProcess
from arenarium.server.settings import Limits

NOTHING: Any = None
"""No bot looks at it here."""
STRONGEST = levels_of(kit_of("barracks"))[-1]


class Thinking:
    """Processes in which nobody thinks before the test says so; about which tables, one after the other."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.tables: list[str] = []
        self.hastes: list[float] = []
        self._now: dict[str, asyncio.Future[str]] = {}
        thinking = self

        async def run(_: WorkerProcess, task: Any, table: str, *args: Any) -> str:
            thinking.tables.append(table)
            thinking.hastes.append(args[-1])
            thinking._now[table] = asyncio.get_running_loop().create_future()
            return await thinking._now[table]

        patch.setattr(WorkerProcess, "run", run)

    async def all_decide(self, *asked: asyncio.Task[str]) -> list[str]:
        while not all(task.done() for task in asked):
            await asyncio.sleep(0)
            for table in self.tables:
                if not self._now[table].done():
                    self._now[table].set_result("a choice")
        return [task.result() for task in asked]


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Thinking:
    return Thinking(monkeypatch)


def ask(bots: BotPool, table: str, owner: str = "ada", address: str = "here", **more: Any) -> asyncio.Task[str]:
    level = more.pop("level", "level1")
    question = Question(table, 0, "barracks", level, NOTHING, owner, address, **more)
    return asyncio.create_task(bots.choose(question))


async def test_people_do_not_wait_for_games_of_computer_players_among_themselves(thinking: Thinking) -> None:
    """Somebody may let many of those go on at once, only to watch."""
    bots = BotPool(1, Metrics())
    watched = [ask(bots, f"watched {number}", people=False) for number in range(10)]
    await asyncio.sleep(0)
    played = [ask(bots, f"played {number}") for number in range(3)]
    assert await thinking.all_decide(*watched, *played) == ["a choice"] * 13
    assert thinking.tables[:5] == ["watched 0", "played 0", "played 1", "played 2", "watched 1"]
    bots.close()


async def test_addresses_and_the_players_there_are_served_in_turn(thinking: Thinking) -> None:
    """Who has fifty tables waits fifty times as long for each of them; everybody else waits for one."""
    bots = BotPool(1, Metrics())
    many = [ask(bots, f"{owner} {n}", owner, "crowd") for n in range(20) for owner in ("eve", "mallory")]
    await asyncio.sleep(0)
    others = [ask(bots, "bob 0", "bob", "elsewhere"), ask(bots, "cyd 0", "cyd", "crowd")]
    others.append(ask(bots, "bob 1", "bob", "elsewhere"))
    await thinking.all_decide(*many, *others)
    assert thinking.tables[:6] == ["eve 0", "bob 0", "mallory 0", "bob 1", "cyd 0", "eve 1"]
    bots.close()


async def test_who_has_gone_leaves_no_gap_in_the_line(thinking: Thinking) -> None:
    bots = BotPool(1, Metrics())
    asked = [ask(bots, str(number), str(number), str(number)) for number in range(4)]
    await asyncio.sleep(0)
    asked[2].cancel()
    assert await thinking.all_decide(asked[0], asked[1], asked[3]) == ["a choice"] * 3
    assert thinking.tables == ["0", "1", "3"]
    bots.close()


async def test_strong_players_hurry_while_the_line_is_long(thinking: Thinking) -> None:
    bots = BotPool(1, Metrics())
    asked = [ask(bots, str(number), level=STRONGEST) for number in range(12)]
    await thinking.all_decide(*asked)
    assert thinking.hastes[0] == 1.0, "nobody waited yet"
    assert thinking.hastes[1] == 4.0, "ten wait, who want two seconds each"
    assert thinking.hastes[-1] == 1.0, "nobody waits any more"
    bots.close()


async def test_nobody_waits_for_a_strong_player_to_hear_a_weak_one(thinking: Thinking) -> None:
    bots = BotPool(1, Metrics())
    strong = [ask(bots, f"strong {number}", level=STRONGEST) for number in range(3)]
    await asyncio.sleep(0)
    weak = ask(bots, "weak")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert thinking.tables == ["strong 0", "weak"]
    await thinking.all_decide(*strong, weak)
    bots.close()


async def test_weak_players_take_their_quarter_of_a_second_in_any_case(thinking: Thinking) -> None:
    bots = BotPool(1, Metrics())
    await thinking.all_decide(*(ask(bots, str(number)) for number in range(100)))
    assert set(thinking.hastes) == {1.0}
    bots.close()


async def test_who_has_had_much_thinking_is_answered_by_players_that_hurry(thinking: Thinking) -> None:
    bots = BotPool(1, Metrics(), Limits(thinking=30, thinking_at_address=60))
    bots._of_player.spend("eve", 40)
    bots._of_address.spend("crowd", 70)
    for owner, address in (("eve", "there"), ("cyd", "crowd"), ("bob", "elsewhere")):
        await thinking.all_decide(ask(bots, owner, owner, address, level=STRONGEST))
    assert thinking.hastes == [8.0, 8.0, 1.0]
    bots.close()


async def test_nobody_thinks_hard_where_nobody_looks(thinking: Thinking) -> None:
    bots = BotPool(1, Metrics())
    for table, watched in (("seen", True), ("unseen", False)):
        await thinking.all_decide(ask(bots, table, level=STRONGEST, people=False, watched=watched))
    assert thinking.hastes == [1.0, 8.0]
    bots.close()


def test_an_allowance_comes_back_with_time() -> None:
    now = [0.0]
    allowance = Allowance(30, lambda: now[0])
    allowance.spend("ada", 45)
    assert (allowance.left("ada"), allowance.left("bob")) == (-15, 30)
    now[0] = 30.0
    assert allowance.left("ada") == 0
    now[0] = 1000.0
    assert allowance.left("ada") == 30


def test_a_hasty_clock_never_goes_back() -> None:
    now = [100.0]
    clock = bot_worker.HastyClock(lambda: now[0])
    shown = [clock()]
    for haste in (1.0, 8.0, 2.0):
        clock.hurry(haste)
        shown.append(clock())
        now[0] += 1.0
        shown.append(clock())
    assert [later - earlier for earlier, later in pairwise(shown)] == [0, 1, 0, 8, 0, 2]


def test_a_player_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless:
        def choose(self, request: Any, view: Any) -> Any:
            while True:
                pass

    monkeypatch.setattr(bot_worker, "MAX_SECONDS", 0.1)
    monkeypatch.setattr(bot_worker, "_bot", lambda *_: (Endless(), bot_worker.HastyClock()))
    state = game_of("barracks").new({"difficulty": "quick"}, seed=7)
    seat = next(iter(state.requests()))
    with pytest.raises(TimeoutError):
        bot_worker.choose("table", seat, "barracks", "level1", state.view(seat))
    monkeypatch.undo()
    assert bot_worker.choose("table", seat, "barracks", "level1", state.view(seat))


def test_time_is_up_also_for_those_who_catch_every_error() -> None:
    errors: list[Exception] = []

    def stubborn() -> None:
        while len(errors) < 3:
            try:
                while True:
                    pass
            except Exception as error:
                errors.append(error)

    def bounded() -> None:
        with bot_worker.at_most(0.05):
            stubborn()

    with pytest.raises(TimeoutError):
        bounded()
    assert not errors


async def test_who_thinks_for_long_yields_the_processor_to_the_server() -> None:
    pool = BotPool(1, Metrics())
    try:
        quick, strong = [await process.run(os.nice, 0) for process in pool._processes]
        assert quick == os.nice(0)
        assert strong == min(19, quick + NICENESS)
    finally:
        pool.close()
