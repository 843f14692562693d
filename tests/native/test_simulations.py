"""Simulations give the same to the byte with and without the native engine."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from support.lockstep import NATIVE_KITS, needs_native

from arenarium.core.bot import RandomBot
from arenarium.core.kit import GameKit
from arenarium.lab import simulate as lab
from arenarium.lab.simulate import SimulationPlan, played_games, simulate
from arenarium.parallel import Runner

SETUPS = [
    pytest.param(kit, setup, id=f"{kit.id} {' '.join(map(str, setup.values()))}")
    for kit in NATIVE_KITS
    for setup in kit.game.example_setups()
]


@needs_native
@pytest.mark.parametrize(("kit", "setup"), SETUPS)
def test_the_same_with_and_without(kit: GameKit, setup: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    seats = kit.game.seats(setup)
    plan = SimulationPlan(kit.id, setup, ("random",) * seats, games=6, seed=5)
    bots = [RandomBot(Random(seat)) for seat in range(seats)]
    assert lab.play_natively(kit.game, plan, "5/0", bots) is not None
    natively = dict(played_games(plan, Runner()))
    monkeypatch.setattr(lab, "play_natively", lambda *given: None)
    assert dict(played_games(plan, Runner())) == natively
    assert not any(game.error for game in natively.values())
    assert all(game.uses for game in natively.values())


def test_players_that_look_at_the_table_play_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "play_natively", lambda *given: pytest.fail("only random players may"))
    plan = SimulationPlan("tashkalar", {"form": "duel"}, ("random", "greedy"), games=1, seed=1)
    assert simulate(plan).games == 1
