"""Speed of the native engines beside the Python engines, and beside engines of others, in one run on one core.

Everything is measured in short rounds, in turn, in CPU seconds; what counts are medians, and of ratios the median of
the ratios of the rounds, so that a busy machine slows down both sides of each. Games begin at positions that were made
before: new games, or ("greedy") positions of games between greedy players, of which a few decisions are played.

    python tools/bench_native.py [--rounds N] [--seconds S] [--json FILE]

Where engines of others are not installed (`make bench` installs them), those lines are missing.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any

import numpy as np
from benchmarks.batches import observed
from benchmarks.peers import peers
from benchmarks.searches import turn_search
from benchmarks.turns import turns_ahead

from arenarium.bots.registry import bot_of
from arenarium.core.kit import GameKit
from arenarium.core.play import answers
from arenarium.games import kit_of

BASE = ["northern", "highland"]
EXPANSION = ["everfrost", "nethervoid"]
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "duel": ("tashkalar", {"form": "duel", "schools": BASE}),
    "high": ("tashkalar", {"form": "high", "schools": BASE}),
    "melee 3": ("tashkalar", {"form": "melee", "schools": [*BASE, "sylvan"]}),
    "duel new": ("tashkalar", {"form": "duel", "schools": EXPANSION}),
    "high new": ("tashkalar", {"form": "high", "schools": EXPANSION}),
    "barracks": ("barracks", {"difficulty": "classic"}),
}
"""By name: the game and its setup; "new" are the schools of the expansions."""
OBSERVED = ("duel", "high", "high new", "barracks")
"""What is played in batches with observations, masks and rewards."""
SHOWDOWN_BATTLES = 10.6
"""A second, of random doubles in Pokemon Showdown's simulator, the nearest to battles of Barracks that there is. It was
measured once on such a machine, not in this run (docs/benchmark.md says how they compare)."""
SHOWDOWN_GOAL = 1000.0
STARTS = 20
GREEDY_EVERY = 12
"""Decisions between two positions that are taken from a greedy game."""
GREEDY_MOST = 8
"""Decisions that are played from such a position."""
ENDLESS = 1_000_000
BATCH = 256
GOALS = {
    "by index": 25.0,
    "with choices": 12.0,
    "playouts": 40.0,
    "batch": 20.0,
    "observed": 20.0,
    "turns ahead": 20.0,
    "turn search": 40.0,
}
"""Times the Python engine, wherever it is measured."""
PEER_GOALS = [("by index", "hanabi", 5.0), ("playouts", "go 9x9 inside", 2.5)]
"""Times the engine of somebody else."""

Measure = Callable[[float, Random], float]
"""How many decisions (turns ahead: turns; turn search: positions) a CPU second, measured for some seconds."""


def timed(play: Callable[[Random], Iterator[int]]) -> Measure:
    """Measures something that yields how many decisions it has made."""

    def run(seconds: float, rng: Random) -> float:
        games = play(rng)
        next(games)  # what has to be made first is made
        made, start = 0, time.process_time()
        for number in games:
            made += number
            if (spent := time.process_time() - start) >= seconds:
                return made / spent
        raise AssertionError("it goes on for ever")

    return run


def python_engine(starts: list[Any], most: int) -> Measure:
    """List the options, take one, carry it out, its legality checked."""

    def play(rng: Random) -> Iterator[int]:
        while True:
            for start in starts:
                state, made = start.copy(), 0
                while state.outcome is None and made < most:
                    for seat in state.asks():
                        options = _options(state, seat)
                        state.advance(seat, options[int(rng.random() * len(options))])
                        made += 1
                yield made

    return timed(play)


def _options(state: Any, seat: int) -> Any:
    """Without making a request of them, as both games can."""
    return state.options() if hasattr(state, "control") else state.options(seat)


def by_index(starts: list[Any], most: int) -> Measure:
    def play(rng: Random) -> Iterator[int]:
        while True:
            for start in starts:
                state, made = start.copy(), 0
                count, step = state.count, state.step
                while count and made < most:
                    count = step(int(rng.random() * count))
                    made += 1
                yield made

    return timed(play)


def with_choices(starts: list[Any], most: int) -> Measure:
    """A list of all choices as objects, and one of them is looked at."""

    def play(rng: Random) -> Iterator[int]:
        while True:
            for start in starts:
                state, made = start.copy(), 0
                while not state.over and made < most:
                    options = state.options()
                    index = int(rng.random() * len(options))
                    _ = options[index]
                    state.advance(index)
                    made += 1
                yield made

    return timed(play)


def playouts(starts: list[Any]) -> Measure:
    def play(rng: Random) -> Iterator[int]:
        while True:
            for start in starts:
                yield start.copy().playout(rng.getrandbits(64))

    return timed(play)


def batch(kit: GameKit, starts: list[Any]) -> Measure:
    """Many games side by side from numpy, a new one where one is over."""

    def play(rng: Random) -> Iterator[int]:
        assert kit.native is not None
        states = kit.native.batch([starts[number % len(starts)] for number in range(BATCH)])
        counts, over = states.counts, states.over
        numbers = np.random.default_rng(rng.getrandbits(32))
        while True:
            states.step((numbers.random(BATCH) * counts).astype(np.int32))
            for place in np.flatnonzero(over):
                states.put(int(place), starts[place % len(starts)])
            yield BATCH

    return timed(play)


def greedy_positions(kit: GameKit, setup: dict[str, Any]) -> list[Any]:
    """Positions of games between greedy players."""
    positions: list[Any] = []
    game, seed = kit.game, 0
    while len(positions) < STARTS:
        state = game.new(setup, f"greedy {seed}")
        bots = [bot_of(kit, "greedy", Random(f"{seed}/{seat}"), game=game) for seat in range(game.seats(setup))]
        for number, answer in enumerate(answers(state, bots)):
            state.advance(*answer)
            if number % GREEDY_EVERY == 0 and state.outcome is None:
                positions.append(state.copy())
        seed += 1
    return Random(1).sample(positions, STARTS)


def measures() -> dict[str, dict[str, Measure]]:
    """By what is played: each way to play it."""
    all_measures: dict[str, dict[str, Measure]] = {}
    for name, (game, setup) in GAMES.items():
        kit = kit_of(game)
        assert kit.native is not None
        random = [kit.game.new(setup, number) for number in range(STARTS)]
        for what, starts, most in (
            (name, random, ENDLESS),
            (f"{name} greedy", greedy_positions(kit, setup), GREEDY_MOST),
        ):
            native = [there for there in map(kit.native.to_native, starts) if there is not None]
            if len(native) < len(starts):
                return {}
            ways = {
                "python": python_engine(starts, most),
                "by index": by_index(native, most),
                "with choices": with_choices(native, most),
            }
            if most == ENDLESS:
                ways |= {"playouts": playouts(native), "batch": batch(kit, native)}
            all_measures[what] = ways
    for form in ("duel", "high"):
        positions = greedy_positions(kit_of("tashkalar"), GAMES[form][1])
        all_measures[f"{form} search"] = {way: timed(play) for way, play in turn_search(positions).items()}
    for name in OBSERVED:
        batches = observed(kit_of(GAMES[name][0]), GAMES[name][1])
        all_measures[f"{name} observed"] = {way: timed(play) for way, play in batches.items()}
    all_measures["barracks turns"] = {way: timed(play) for way, play in turns_ahead().items()}
    return all_measures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.2, help="CPU seconds for each thing in each round")
    parser.add_argument("--json", help="write the figures to this file")
    asked = parser.parse_args()
    ours = measures()
    if not ours:
        print("there is no native engine: `make native` builds it where there is a C++ compiler")
        return 0
    others = {name: timed(play) for name, play in peers().items()}
    gc.collect()
    gc.freeze()
    rates: dict[str, dict[str, list[float]]] = {name: {} for name in [*ours, "others"]}
    for number in range(asked.rounds):
        print(f"\rround {number + 1} of {asked.rounds}", end="", file=sys.stderr, flush=True)
        for name, ways in [*ours.items(), ("others", others)]:
            for what, measure in ways.items():
                rates[name].setdefault(what, []).append(measure(asked.seconds, Random(number)))
    print("\r", end="", file=sys.stderr)
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            json.dump(rates, file, indent=2)
    tell(rates)
    return 0


def times(above: list[float], below: list[float]) -> float:
    return median(one / other for one, other in zip(above, below, strict=True))


def tell(rates: dict[str, dict[str, list[float]]]) -> None:
    others = rates.pop("others")
    for name, values in others.items():
        print(f"{name:26} {median(values):>12,.0f} decisions/s")
    print(f"{'':18} {'Python':>9}" + "".join(f" {what:>20}" for what in GOALS))
    least: dict[str, float] = {}
    for name, ways in rates.items():
        line = f"{name:18} {median(ways['python']):>9,.0f}"
        for what in GOALS:
            if what in ways:
                ratio = times(ways[what], ways["python"])
                least[what] = min(ratio, least.get(what, ratio))
                line += f" {median(ways[what]) / 1e6:>10.2f} M (x {ratio:>3.0f})"
        print(line)
    for what, goal in GOALS.items():
        print_goal(f"{what}: at least {goal:g} times the Python engine", least[what], goal)
    print_goal(
        f"barracks playouts: over {SHOWDOWN_GOAL:g} times Showdown's {SHOWDOWN_BATTLES} battles/s",
        median(rates["barracks"]["playouts"]) / decisions_a_battle() / SHOWDOWN_BATTLES,
        SHOWDOWN_GOAL,
    )
    duel = rates["duel"]
    for what, other, goal in PEER_GOALS:
        if other in others:
            print_goal(f"duel {what}: at least {goal:g} times {other}", times(duel[what], others[other]), goal)
    for name in others:
        print(f"{'':9} duel by index is {times(duel['by index'], others[name]):.1f} times {name}")


def decisions_a_battle() -> float:
    """Decisions in a random battle of Barracks."""
    game, setup = GAMES["barracks"]
    kit = kit_of(game)
    assert kit.native is not None
    battles = [kit.native.to_native(kit.game.new(setup, number)) for number in range(200)]
    return sum(battle.playout(number) for number, battle in enumerate(battles) if battle is not None) / len(battles)


def print_goal(goal: str, reached: float, needed: float) -> None:
    print(f"{'reached' if reached >= needed else 'MISSED '}   {goal}: {reached:.1f}")


if __name__ == "__main__":
    sys.exit(main())
