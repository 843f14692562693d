"""OpenSpiel's own checks, unmodified, and its Python IS-MCTS in whole games."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from arenarium.envs.open_spiel import NAMES, ArenariumState, resampler

GAMES = [
    "arenarium_barracks",
    "arenarium_barracks(difficulty=quick)",
    "arenarium_barracks(difficulty=quick,recall=true)",
    "arenarium_tashkalar",
    "arenarium_tashkalar(form=duel,schools=everfrost+nethervoid)",
    "arenarium_tashkalar(form=melee,seats=3)",
    "arenarium_tashkalar(form=duel,seats=4,teams=true)",
]


def test_names() -> None:
    assert NAMES == ["arenarium_barracks", "arenarium_tashkalar"]
    assert set(NAMES) <= set(pyspiel.registered_names())


def test_a_program_with_these_games_ends_as_it_should() -> None:
    """OpenSpiel keeps what is registered until after the end of Python."""
    program = """if True:
        import pyspiel
        import arenarium.envs.open_spiel
        state = pyspiel.load_game("arenarium_barracks").new_initial_state()
        state.apply_action(1)
    """
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize("name", GAMES)
def test_random_sim_test_with_serialization(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def played(name: str, seed: int) -> Any:
    """A state in the middle of a game."""
    game, rng = pyspiel.load_game(name), Random(seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    for _ in range(20):
        state.apply_action(rng.choice(state.legal_actions()))
        assert not state.is_terminal()
    return state


@pytest.mark.parametrize("name", ["arenarium_barracks", "arenarium_tashkalar(form=duel)"])
def test_clones_and_resampled_states(name: str) -> None:
    state, rng = played(name, 4), Random(1)
    clone = state.clone()
    assert isinstance(clone, ArenariumState)
    assert str(clone) == str(state)
    assert clone.history() == state.history()
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != str(state)
    player = state.current_player()
    texts = set()
    for _ in range(10):
        other = resampler(rng)(state, player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
        texts.add(str(other))
    assert len(texts) == 10


@pytest.mark.parametrize(
    "name", ["arenarium_barracks(difficulty=quick)", "arenarium_tashkalar(form=duel)"], ids=["barracks", "duel"]
)
def test_ismcts_plays_a_whole_game(name: str) -> None:
    game = pyspiel.load_game(name)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=_Even(),
        uct_c=1.5,
        max_simulations=4,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=np.random.RandomState(1),
        use_observation_string=True,
    )
    bot.set_resampler(resampler(Random(2)))
    rng, state = Random(3), game.new_initial_state()
    state.apply_action(5)
    made = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
            made += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert made > 5
    assert sum(state.returns()) == 0


class _Even(RandomRolloutEvaluator):  # type: ignore[misc]  # not typed
    """Thinks that everything is even: whole games are quick then."""

    def __init__(self) -> None:
        super().__init__(1, np.random.RandomState(1))

    def evaluate(self, state: Any) -> np.ndarray[Any, Any]:
        return np.zeros(state.num_players())
