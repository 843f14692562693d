"""OpenSpiel's IS-MCTS plays a Duel of Tash-Kalar against random play.

    pip install "arenarium[openspiel]"
    python ismcts_duel.py --simulations 20

It searches by what it can see: `resampler` deals again whatever is hidden from it, and the chance to come.
"""

from __future__ import annotations

import argparse
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from arenarium.envs.open_spiel import resampler


def play(simulations: int, deal: int, seed: int = 1, name: str = "arenarium_tashkalar(form=duel)") -> list[float]:
    """What a match is worth to both, with the search in the first seat."""
    game, rng = pyspiel.load_game(name), Random(seed)
    numbers = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=RandomRolloutEvaluator(1, numbers),
        uct_c=1.5,
        max_simulations=simulations,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=numbers,
        use_observation_string=True,
    )
    bot.set_resampler(resampler(rng))
    state = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        searches = state.current_player() == 0 and len(state.legal_actions()) > 1
        state.apply_action(bot.step(state) if searches else rng.choice(state.legal_actions()))
    returns: list[float] = state.returns()
    return returns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--matches", type=int, default=1)
    given = parser.parse_args()
    for deal in range(given.matches):
        print(f"deal {deal}: {play(given.simulations, deal)}", flush=True)


if __name__ == "__main__":
    main()
