"""Random games in engines of others, as far as they are installed. Each yields how many decisions it has made."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import chess
import numpy as np

Play = Callable[[Random], Iterator[int]]

GAMES = 20
"""To know how long one is."""
OPEN_SPIEL = {"hanabi": "hanabi", "go 9x9": "go(board_size=9)", "OpenSpiel chess": "chess"}


def peers() -> dict[str, Play]:
    """By name."""
    found: dict[str, Play] = {"python-chess": python_chess}
    if find_spec("pyspiel") is not None:
        for name, game in OPEN_SPIEL.items():
            found[name] = open_spiel(game)
        found["go 9x9 inside"] = open_spiel_inside(OPEN_SPIEL["go 9x9"])
    if find_spec("pettingzoo") is not None and find_spec("pygame") is not None:
        found["PettingZoo chess"] = pettingzoo_chess
    return found


def python_chess(rng: Random) -> Iterator[int]:
    """List the legal moves, take one, make it, to the end by the rules."""
    while True:
        board, made = chess.Board(), 0
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(rng.random() * len(legal))])
            made += 1
        yield made


def open_spiel(name: str) -> Play:
    """From a Python loop: list the legal actions, take one, apply it. What chance decides is no decision."""

    def play(rng: Random) -> Iterator[int]:
        pyspiel: Any = import_module("pyspiel")
        game = pyspiel.load_game(name)
        while True:
            yield _one_game(game, rng)

    return play


def _one_game(game: Any, rng: Random) -> int:
    state, made = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_by_chance(state.chance_outcomes(), rng.random()))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            made += 1
    return made


def _by_chance(outcomes: list[tuple[int, float]], number: float) -> int:
    for action, chance in outcomes:
        number -= chance
        if number <= 0:
            return action
    return outcomes[-1][0]


def open_spiel_inside(name: str) -> Play:
    """Its own loop in C++: uniform random bots play whole games; how long those are is known from games in Python."""

    def play(rng: Random) -> Iterator[int]:
        pyspiel: Any = import_module("pyspiel")
        game = pyspiel.load_game(name)
        length = round(sum(_one_game(game, rng) for _ in range(GAMES)) / GAMES)
        bots = [pyspiel.make_uniform_random_bot(player, rng.getrandbits(31)) for player in range(game.num_players())]
        yield 0
        while True:
            pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.getrandbits(31))
            yield length

    return play


def pettingzoo_chess(rng: Random) -> Iterator[int]:
    """By its mask of legal actions."""
    chess_v6: Any = import_module("pettingzoo.classic.chess_v6")
    env = chess_v6.raw_env()
    while True:
        env.reset()
        while env.agents and not (env.terminations[env.agent_selection] or env.truncations[env.agent_selection]):
            legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            yield 1
