"""Many games at once: reproducible, whatever the number of processes, and errors do not get lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from support.games import GAMES

from arenarium.core.bot import RandomBot
from arenarium.core.errors import SetupError
from arenarium.core.game import Choice, Request, View
from arenarium.lab import simulate as lab
from arenarium.lab.simulate import SimulationPlan, simulate
from arenarium.parallel import Runner

WAYS = [(game.id, setup) for game in GAMES.values() for setup in game.example_setups()]


def plan(game: str, setup: dict[str, Any], games: int = 4, seed: int = 1) -> SimulationPlan:
    return SimulationPlan(game, setup, ("random",) * GAMES[game].seats(setup), games, seed)


@pytest.mark.parametrize(("game", "setup"), WAYS)
def test_every_way_to_play_ends_without_error(game: str, setup: dict[str, Any]) -> None:
    summary = simulate(plan(game, setup))
    assert summary.games == len(summary.decisions) == sum(summary.reasons.values()) == 4
    assert not summary.errors
    assert sum(summary.wins.values()) >= 4


def test_the_same_seed_gives_the_same_summary_with_any_number_of_processes() -> None:
    simulation = plan("tashkalar", {"form": "duel", "seats": 2}, games=30)
    once = simulate(simulation).to_json()
    assert simulate(simulation, Runner(2)).to_json() == once
    assert simulate(plan("tashkalar", {"form": "duel", "seats": 2}, games=30, seed=2)).to_json() != once


def test_progress_is_told_until_all_games_are_done() -> None:
    done: list[int] = []
    simulate(plan("tashkalar", {"form": "high", "seats": 2}, games=45), Runner(progress=done.append))
    assert sum(done) == 45
    assert len(done) > 1


def test_a_wrong_plan_is_refused_in_words() -> None:
    with pytest.raises(SetupError, match="1 players for 2 seats"):
        simulate(SimulationPlan("tashkalar", {"form": "duel", "seats": 2}, ("random",), 1, 1))
    with pytest.raises(SetupError, match="unknown player 'genius'"):
        simulate(SimulationPlan("tashkalar", {"form": "duel", "seats": 2}, ("random", "genius"), 1, 1))
    with pytest.raises(SetupError, match="unknown game 'ludo'"):
        simulate(SimulationPlan("ludo", {}, ("random", "random"), 1, 1))


def test_an_error_in_a_game_is_told_with_the_record_that_leads_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stumbling(RandomBot):
        def choose(self, request: Request, view: Callable[[], View]) -> Choice:
            if request.kind == "effect":
                raise RuntimeError("stumbled")
            return super().choose(request, view)

    monkeypatch.setattr(lab, "bot_of", lambda kit, name, rng, game=None: Stumbling(rng))
    summary = simulate(plan("tashkalar", {"form": "duel", "seats": 2}, games=2))
    assert len(summary.errors) == 2
    assert "game 1/0: RuntimeError: stumbled" in summary.errors[0]
    assert '"choices"' in summary.errors[0]
