"""Every computer player that a game brings stops thinking when its time is over.

Time is counted, not measured: each look at the clock is a hundredth of a turn's time. How long a step between two
looks takes only games can tell: a tournament reports the slowest turn of each player.
"""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest
from support.games import GAMES

from arenarium.core.bot import Bot
from arenarium.core.game import Choice, Game, State
from arenarium.core.kit import BotSpec
from arenarium.core.time_budget import TimeBudget
from arenarium.games import kit_of

LOOKS = 100
"""Looks at the clock in a turn."""
QUESTIONS = 40

EVERY_PLAYER = [
    pytest.param(game, game.example_setups()[0], spec, id=f"{game.id}-{name}")
    for game in GAMES.values()
    for name, spec in kit_of(game.id).bots.items()
]


def answer(player: Bot, state: State, seat: int) -> Choice:
    return player.choose(state.requests()[seat], lambda: state.view(seat))


@pytest.mark.parametrize(("game", "setup", "spec"), EVERY_PLAYER)
def test_a_turn_takes_at_most_a_fifth_longer_than_it_may(game: Game, setup: dict[str, Any], spec: BotSpec) -> None:
    ticks = count()
    clocks = [TimeBudget(1.0, lambda: next(ticks) / LOOKS) for _ in range(2)]
    players = [spec.make(Random(seat), clock, game) for seat, clock in enumerate(clocks)]
    state = game.new(setup, "1")
    for _ in range(QUESTIONS):
        for seat in state.requests():
            state.advance(seat, answer(players[seat], state, seat))
    assert max(clock.slowest for clock in clocks) <= 1.2
