"""How many actions a second, each with the observation and the mask of who acts: our games beside PettingZoo's and
OpenSpiel's, all driven from Python in one run. Everybody plays at random.

    python tools/bench_envs.py [--rounds N] [--seconds S]

The machine may be busy: all is measured in short rounds, in turn, in processor time, and the medians are shown; of
ratios the median of the ratios of the rounds.
"""

from __future__ import annotations

import argparse
import gc
import time
import warnings
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any

import numpy as np

from arenarium.envs.batch import Batch
from arenarium.envs.play import Play
from arenarium.games import kit_of

warnings.filterwarnings("ignore")
Steps = Iterator[int]
"""Plays on for ever; each item is how many actions were made since the last."""
YARDSTICK = "PettingZoo chess"
SIZE = 64


def by_play(game: str, setup: dict[str, Any]) -> Steps:
    spaces, rng = kit_of(game).spaces(setup), Random(1)
    observation, mask = np.empty(spaces.layout.size, np.int8), np.empty(spaces.num_actions, np.int8)
    number = 0
    while True:
        play = Play.new(spaces, setup, number)
        number += 1
        while play.asked:
            seat = play.asked[0]
            play.observe(seat, observation)
            play.legal_mask(seat, mask)
            legal = play.legal(seat)
            play.act(seat, legal[int(rng.random() * len(legal))])
            yield 1


def by_batch(game: str, setup: dict[str, Any]) -> Steps:
    batch, rng = Batch(kit_of(game), SIZE, **setup), np.random.default_rng(1)
    while True:
        batch.step((batch.legal_action_mask * rng.random(batch.legal_action_mask.shape, np.float32)).argmax(axis=1))
        yield SIZE


def by_zoo(make: Callable[[], Any]) -> Steps:
    env, rng, seed = make(), Random(1), 0
    while True:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            yield 1


def by_open_spiel(name: str) -> Steps:
    import pyspiel

    import arenarium.envs.open_spiel  # noqa: F401  # registers ours

    game, rng = pyspiel.load_game(name), Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            yield 1


def contestants() -> dict[str, Steps]:
    from pettingzoo.classic import chess_v6, connect_four_v3

    from arenarium.envs import barracks_v0, tashkalar_v0

    quick, duel = {"difficulty": "quick"}, {"form": "duel"}
    return {
        YARDSTICK: by_zoo(chess_v6.env),
        "PettingZoo connect four": by_zoo(connect_four_v3.env),
        "OpenSpiel chess": by_open_spiel("chess"),
        "OpenSpiel go 9x9": by_open_spiel("go(board_size=9)"),
        "OpenSpiel connect four": by_open_spiel("connect_four"),
        "Barracks, Play": by_play("barracks", {}),
        "Barracks quick, Play": by_play("barracks", quick),
        "Duel, Play": by_play("tashkalar", duel),
        "High Form, Play": by_play("tashkalar", {"form": "high"}),
        "Melee of 4, Play": by_play("tashkalar", {"form": "melee", "seats": 4}),
        f"Barracks quick, batch of {SIZE}": by_batch("barracks", quick),
        f"Duel, batch of {SIZE}": by_batch("tashkalar", duel),
        "Barracks, PettingZoo": by_zoo(barracks_v0.env),
        "Duel, PettingZoo": by_zoo(lambda: tashkalar_v0.env(**duel)),
        "Barracks, OpenSpiel": by_open_spiel("arenarium_barracks"),
        "Duel, OpenSpiel": by_open_spiel("arenarium_tashkalar(form=duel)"),
    }


def rate(steps: Steps, seconds: float) -> float:
    made, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        made += next(steps)
    return made / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.3)
    given = parser.parse_args()
    running = contestants()
    rates: dict[str, list[float]] = {name: [] for name in running}
    for steps in running.values():
        rate(steps, given.seconds)  # what is made once is made
    gc.collect()
    gc.freeze()
    for _ in range(given.rounds):
        for name, steps in running.items():
            rates[name].append(rate(steps, given.seconds))
    print(f"{'':34}actions/s   x {YARDSTICK}")
    for name, found in rates.items():
        times = median(one / yard for one, yard in zip(found, rates[YARDSTICK], strict=True))
        print(f"{name:34}{median(found):9,.0f}   {times:6.1f}")


if __name__ == "__main__":
    main()
