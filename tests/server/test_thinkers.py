"""Computer players take turns: those for whom people wait come first, and none takes all the time there is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from arenarium.games import game_of
from arenarium.server.metrics import Metrics
from arenarium.server.service import bot_worker as thinking
from arenarium.server.service.bot_pool import Thinkers


async def test_people_do_not_wait_for_games_of_computer_players_among_themselves(monkeypatch: pytest.MonkeyPatch):
    """Somebody may let many of those go on at once, only to watch."""
    at_work: dict[str, asyncio.Future[str]] = {}

    async def run(_: Thinkers, table: str, task: Callable[..., str], *args: Any) -> str:
        at_work[table] = asyncio.get_running_loop().create_future()
        return await at_work[table]

    monkeypatch.setattr(Thinkers, "run", run)
    thinkers = Thinkers(1, Metrics())

    def ask(table: str, for_people: bool) -> asyncio.Task[str]:
        return asyncio.create_task(thinkers.choose(table, 0, "game", "level1", {}, for_people=for_people))

    watched = [ask(f"watched {number}", False) for number in range(10)]
    played = [ask(f"played {number}", True) for number in range(3)]
    await asyncio.sleep(0)
    assert list(at_work) == ["watched 0", "played 0", "played 1", "played 2"]
    for count in range(10):
        at_work[f"watched {count}"].set_result("a choice")
        await watched[count]
        await asyncio.sleep(0)
    for table in range(3):
        at_work[f"played {table}"].set_result("a choice")
    assert await asyncio.gather(*watched, *played) == ["a choice"] * 13
    thinkers.close()


def test_a_player_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch):
    class Endless:
        def choose(self, request: Any, view: Any) -> Any:
            while True:
                pass

    monkeypatch.setattr(thinking, "LONGEST", 0.1)
    monkeypatch.setattr(thinking, "_player", lambda *_: Endless())
    state = game_of("barracks").new({"difficulty": "quick"}, seed=7)
    seat = next(iter(state.requests()))
    with pytest.raises(TimeoutError):
        thinking.choose("table", seat, "barracks", "level1", state.view(seat))
    monkeypatch.undo()
    assert thinking.choose("table", seat, "barracks", "level1", state.view(seat))
