"""Speed of the engines, measured beside python-chess in the same run on one core.

The machine may be busy with other things, which can only make everything slower. So all is measured in many short
rounds, in turn, and of each thing the best round counts.

    python tools/bench.py [--rounds N] [--seconds S] [--json FILE]
"""

from __future__ import annotations

import argparse
import gc
import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import chess

from arenarium.core.dealer import Dealer
from arenarium.core.game import Game
from arenarium.games.barracks.game import BARRACKS
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.native.handover import to_native

CHESS_PLIES = 300
"""Where games whose end is not checked are cut off."""
WANTED_RATIO = 2.0
WANTED_COPIES = 150_000
WANTED_BATTLES = 400
BASE = ("northern", "highland", "sylvan", "southern")
EXPANSION = ("everfrost", "nethervoid", "etherweave", "highland")
"""Schools by seat."""
WANTED_MEMORY = 60


def chess_games(seconds: float, rng: Random) -> tuple[int, int, float]:
    """Random games to their end by the rules: list the legal moves, take one, make it. (moves, games, CPU seconds)"""
    moves = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(rng.random() * len(legal))])
            moves += 1
        games += 1
    return moves, games, spent


def chess_moves_alone(seconds: float, rng: Random) -> float:
    """Moves/s without asking whether the game is over, other than by having no move."""
    moves = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        board = chess.Board()
        for _ in range(CHESS_PLIES):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[int(rng.random() * len(legal))])
            moves += 1
    return moves / spent


def decisions(setup: dict[str, Any]) -> Callable[[float, Random], tuple[int, int, float]]:
    """Random decisions: list the options, take one, apply it, its legality checked."""

    def run(seconds: float, rng: Random) -> tuple[int, int, float]:
        made = games = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            state = TASHKALAR.new(setup, rng.getrandbits(32))
            while state.outcome is None:
                options = state.options()
                state.advance(state.asked, options[int(rng.random() * len(options))])
                made += 1
            games += 1
        return made, games, spent

    return run


def battles(seconds: float, rng: Random) -> tuple[int, int, float]:
    """Random battles of Barracks at classic difficulty, recruiting included."""
    made = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = BARRACKS.new({"difficulty": "classic"}, rng.getrandbits(32))
        while state.outcome is None:
            for seat in state.asks():
                options = state.options(seat)
                state.advance(seat, options[int(rng.random() * len(options))])
                made += 1
        games += 1
    return made, games, spent


def middle_battle(seed: int) -> Any:
    rng = Random(seed)
    state = BARRACKS.new({"difficulty": "classic"}, seed)
    while state.turn < 3:
        for seat in state.asks():
            state.advance(seat, rng.choice(state.options(seat)))
    return state


def rate(act: Callable[[], object], seconds: float) -> float:
    """How often a second something can be done."""
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(100):
            act()
        done += 100
    return done / spent


def middle_game(setup: dict[str, Any], seed: int) -> State:
    """A state halfway through a random game, at the start of a turn."""
    rng = Random(seed)
    state = TASHKALAR.new(setup, seed)
    made = 0
    while made < 100 or state.stack or state.phase != "actions" or state.actions < 2:
        options = state.options()
        state.advance(state.asked, options[int(rng.random() * len(options))])
        made += 1
    return state


def fresh_options(state: State) -> None:
    state.offered = None
    state.options()


def memory() -> float:
    """Megabytes of a process that imports the engine and plays some games of every form."""
    code = (
        "import resource\n"
        "from arenarium.games.tashkalar.game import TASHKALAR\n"
        "from random import Random\n"
        "rng = Random(1)\n"
        "for setup in TASHKALAR.example_setups():\n"
        "    for seed in range(3):\n"
        "        state = TASHKALAR.new(setup, seed)\n"
        "        while state.outcome is None:\n"
        "            state.advance(state.asked, rng.choice(state.options()))\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return int(done.stdout) / 1024


def name_of(setup: dict[str, Any]) -> str:
    new = " new" if setup["schools"][0] == EXPANSION[0] else ""
    return f"{setup['form']} {setup['seats']}{' teams' if setup.get('teams') else ''}{new}"


def all_setups() -> list[dict[str, Any]]:
    """Every way to play, with the base schools and with the expansion schools ("new")."""
    return [
        {**setup, "schools": list(schools[: TASHKALAR.seats(setup)])}
        for schools in (BASE, EXPANSION)
        for setup in TASHKALAR.example_setups()
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=14)
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU seconds for each thing in each round")
    parser.add_argument("--json", help="write the figures to this file")
    asked = parser.parse_args()

    # the cards never die: keep the garbage collector from looking at them again and again, as a careful host would
    gc.collect()
    gc.freeze()
    setups = {name_of(setup): setup for setup in all_setups()}
    battle = middle_battle(11)
    middles = {name: middle_game(setup, 11) for name, setup in setups.items()}
    chess_board = chess.Board()
    for move in list(chess_board.legal_moves)[:1]:
        chess_board.push(move)
    rates: dict[str, list[float]] = {}
    games: dict[str, list[float]] = {}
    for number in range(asked.rounds):
        rng = Random(number)
        print(f"\rround {number + 1} of {asked.rounds}", end="", file=sys.stderr, flush=True)
        for name, setup in setups.items():
            # chess right before each form: both meet the same weather
            moves, _, spent = chess_games(asked.seconds, rng)
            rates.setdefault("chess", []).append(moves / spent)
            made, played, taken = decisions(setup)(asked.seconds, rng)
            rates.setdefault(name, []).append(made / taken)
            games.setdefault(name, []).append(played / taken)
        made, played, taken = battles(asked.seconds, rng)
        rates.setdefault("battle decisions", []).append(made / taken)
        rates.setdefault("battles", []).append(played / taken)
        rates.setdefault("battle copy", []).append(rate(battle.copy, asked.seconds / 3))
        rates.setdefault("chess alone", []).append(chess_moves_alone(asked.seconds, rng))
        state = middles["high 2"]
        rates.setdefault("copy", []).append(rate(state.copy, asked.seconds / 3))
        there = to_native(state)
        if there is not None:
            rates.setdefault("native copy", []).append(rate(there.copy, asked.seconds / 6))
            rates.setdefault("handover", []).append(rate(partial(to_native, state), asked.seconds / 6))
        seen: list[tuple[str, Game, Any]] = [("", TASHKALAR, state), ("battle ", BARRACKS, battle)]
        for what, game, position in seen:
            view = position.view(0)
            rates.setdefault(f"{what}view", []).append(rate(partial(position.view, 0), asked.seconds / 6))
            deal = partial(game.determinize, view, Dealer(1))
            rates.setdefault(f"{what}determinize", []).append(rate(deal, asked.seconds / 6))
        rates.setdefault("chess copy", []).append(rate(lambda: chess_board.copy(stack=False), asked.seconds / 3))
        for name, state in middles.items():
            rates.setdefault(f"options {name}", []).append(rate(partial(fresh_options, state), asked.seconds / 6))
    print("\r", end="", file=sys.stderr)

    best = {name: max(values) for name, values in rates.items()}
    used = memory()
    report: dict[str, Any] = {
        "chess moves/s": round(best["chess"]),
        "chess moves/s without end check": round(best["chess alone"]),
        "forms": {
            name: {
                "decisions/s": round(best[name]),
                "games/s": round(max(games[name]), 1),
                "times chess": round(best[name] / best["chess"], 2),
                "times chess alone": round(best[name] / best["chess alone"], 2),
                "options us": round(1e6 / best[f"options {name}"], 1),
            }
            for name in setups
        },
        "barracks": {
            "battles/s": round(best["battles"], 1),
            "decisions/s": round(best["battle decisions"]),
            "copies/s": round(best["battle copy"]),
            "views/s": round(best["battle view"]),
            "determinized/s": round(best["battle determinize"]),
        },
        "copies/s": round(best["copy"]),
        "views/s": round(best["view"]),
        "determinized/s": round(best["determinize"]),
        "chess copies/s": round(best["chess copy"]),
        "memory MB": round(used, 1),
        "own peak MB": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1),
    }
    print(f"python-chess   {report['chess moves/s']:>8} random moves/s in games to their end by the rules")
    print(
        f"{'':14} {report['chess moves/s without end check']:>8} random moves/s without asking whether the game is over"
    )
    print(f"{'':14} {report['chess copies/s']:>8} copies/s")
    print(f"{'':18} {'decisions/s':>12} {'games/s':>8} {'x chess':>8} {'x no end':>9} {'list options':>14}")
    for name, figures in report["forms"].items():
        print(
            f"{name:18} {figures['decisions/s']:>12} {figures['games/s']:>8} {figures['times chess']:>8}"
            f" {figures['times chess alone']:>9} {figures['options us']:>11} us"
        )
    if "native copy" in best:
        print(f"native copy    {best['native copy']:>8.0f} copies/s, {best['handover']:.0f} positions handed over/s")
    print(f"copy           {report['copies/s']:>8} copies/s  ({1e6 / best['copy']:.2f} us)")
    print(f"view           {best['view']:>8.0f} views/s, {best['determinize']:.0f} determinized/s, high 2")
    print(f"barracks       {best['battles']:>8.1f} battles/s, {best['battle decisions']:.0f} decisions/s, classic")
    print(f"barracks copy  {best['battle copy']:>8.0f} copies/s  ({1e6 / best['battle copy']:.2f} us)")
    print(f"barracks view  {best['battle view']:>8.0f} views/s, {best['battle determinize']:.0f} determinized/s")
    print(f"memory         {report['memory MB']} MB")
    ratios = {name: figures["times chess"] for name, figures in report["forms"].items() if not name.endswith(" new")}
    slow = ", ".join(name for name, ratio in ratios.items() if ratio < WANTED_RATIO)
    for what, reached in (
        (
            f"at least {WANTED_RATIO} times python-chess in every form with the base schools"
            + (f"; not in {slow}" if slow else ""),
            not slow,
        ),
        (f"at least {WANTED_COPIES} copies/s", best["copy"] >= WANTED_COPIES),
        (f"under {WANTED_MEMORY} MB", used < WANTED_MEMORY),
        (f"at least {WANTED_BATTLES} battles/s of Barracks", best["battles"] >= WANTED_BATTLES),
        (f"at least {WANTED_COPIES} copies/s of a battle", best["battle copy"] >= WANTED_COPIES),
    ):
        print(f"{'reached' if reached else 'MISSED '}  {what}")
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            json.dump(report, file, indent=2)
    return 0


if __name__ == "__main__":
    sys.exit(main())
