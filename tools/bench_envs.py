"""How many actions a second, each with the observation and the mask of who acts: our games beside PettingZoo's,
OpenSpiel's and, where it is installed, pgx's, all driven from Python in one run. Everybody plays at random.

    python tools/bench_envs.py [--rounds N] [--seconds S]

Each row says what plays: Python, C++, our native engine, or XLA on the CPU for pgx. That is not among the pinned
requirements, since nothing else here needs jax: `pip install pgx`.

The machine may be busy: all is measured in short rounds, in turn, in processor time, and the medians are shown; of
ratios the median of the ratios of the rounds.
"""

from __future__ import annotations

import argparse
import gc
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from importlib.util import find_spec
from itertools import islice
from random import Random
from statistics import median
from typing import Any
from unittest.mock import patch

import numpy as np

from arenarium.envs.batch import Batch
from arenarium.envs.play import Play
from arenarium.games import kit_of

warnings.filterwarnings("ignore")
Steps = Iterator[int]
"""Plays on for ever; each item is how many actions were made since the last."""
YARDSTICK = "PettingZoo chess, Python"
SIZE = 64
GLANCE = 8
"""So many steps between two looks at the clock, which take a part of the time of the fastest."""


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


def by_batch(game: str, setup: dict[str, Any], engine: str) -> Steps:
    rng = np.random.default_rng(1)
    with patch("arenarium.envs.batch.natively", return_value=None) if engine == "python" else nullcontext():
        batch = Batch(kit_of(game), SIZE, **setup)
    assert batch.engine == engine, "the native engine is not built: make native"
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


def by_pgx(name: str) -> Steps:
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    keys, rng = jax.random.split(jax.random.PRNGKey(1), SIZE), np.random.default_rng(1)
    state = jax.jit(jax.vmap(env.init))(keys)
    while True:
        mask, _ = np.asarray(state.legal_action_mask), np.asarray(state.observation)
        actions = (mask * rng.random(mask.shape, np.float32)).argmax(axis=1)
        keys = jax.vmap(jax.random.fold_in)(keys, actions)
        state = step(state, actions, keys)
        yield SIZE


def contestants() -> dict[str, Steps]:
    from pettingzoo.classic import chess_v6, connect_four_v3

    from arenarium.envs import barracks_v0, tashkalar_v0

    quick, duel = {"difficulty": "quick"}, {"form": "duel"}
    return {
        YARDSTICK: by_zoo(chess_v6.env),
        "PettingZoo connect four, Python": by_zoo(connect_four_v3.env),
        "OpenSpiel chess, C++": by_open_spiel("chess"),
        "OpenSpiel go 9x9, C++": by_open_spiel("go(board_size=9)"),
        "OpenSpiel connect four, C++": by_open_spiel("connect_four"),
        **_pgx(),
        "Barracks classic, Play, Python": by_play("barracks", {}),
        "Barracks quick, Play, Python": by_play("barracks", quick),
        "Duel, Play, Python": by_play("tashkalar", duel),
        "High Form, Play, Python": by_play("tashkalar", {"form": "high"}),
        "Melee of 4, Play, Python": by_play("tashkalar", {"form": "melee", "seats": 4}),
        f"Barracks quick, batch of {SIZE}, Python": by_batch("barracks", quick, "python"),
        f"Duel, batch of {SIZE}, Python": by_batch("tashkalar", duel, "python"),
        f"Barracks classic, batch of {SIZE}, native": by_batch("barracks", {}, "native"),
        f"Barracks quick, batch of {SIZE}, native": by_batch("barracks", quick, "native"),
        f"Duel, batch of {SIZE}, native": by_batch("tashkalar", duel, "native"),
        f"High Form, batch of {SIZE}, native": by_batch("tashkalar", {"form": "high"}, "native"),
        "Barracks classic, PettingZoo, Python": by_zoo(barracks_v0.env),
        "Duel, PettingZoo, Python": by_zoo(lambda: tashkalar_v0.env(**duel)),
        "Barracks classic, OpenSpiel, Python": by_open_spiel("arenarium_barracks"),
        "Duel, OpenSpiel, Python": by_open_spiel("arenarium_tashkalar(form=duel)"),
    }


def _pgx() -> dict[str, Steps]:
    if find_spec("pgx") is None:
        return {}
    names = {"chess": "chess", "go 9x9": "go_9x9", "connect four": "connect_four"}
    return {f"pgx {game}, batch of {SIZE}, XLA": by_pgx(name) for game, name in names.items()}


def rate(steps: Steps, seconds: float) -> float:
    made, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        made += sum(islice(steps, GLANCE))
    return made / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.3)
    given = parser.parse_args()
    running = contestants()
    rates: dict[str, list[float]] = {name: [] for name in running}
    for steps in running.values():
        rate(steps, 5 * given.seconds)  # what is made once is made
    gc.collect()
    gc.freeze()
    for _ in range(given.rounds):
        for name, steps in running.items():
            rates[name].append(rate(steps, given.seconds))
    print(f"{'':42}actions/s   x PettingZoo chess")
    for name, found in rates.items():
        times = median(one / yard for one, yard in zip(found, rates[YARDSTICK], strict=True))
        print(f"{name:42}{median(found):9,.0f}   {times:6.1f}")


if __name__ == "__main__":
    main()
