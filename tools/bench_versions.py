"""Speed of this version beside an earlier one, in one run.

    git worktree add --detach DIR COMMIT
    python tools/bench_versions.py DIR [--rounds N] [--only WORD]

Each version has a process of its own, and they are asked in turn, so that both meet the same weather; of each thing
the best round counts. Both play the same games with the same dice, as long as the rules and the cards are the same.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

SECONDS = 0.3
"""CPU seconds for each thing in each round."""
TASHKALAR = {
    "high 2": {"form": "high", "seats": 2, "schools": ["northern", "highland"]},
    "duel 2 new": {"form": "duel", "seats": 2, "schools": ["everfrost", "nethervoid"]},
    "melee 4": {"form": "melee", "seats": 4, "schools": ["northern", "highland", "sylvan", "southern"]},
}
Measured = Callable[[int], float]
"""How often a second something can be done, in a round."""


def rate(act: Callable[[], object]) -> float:
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS / 2:
        for _ in range(20):
            act()
        done += 20
    return done / spent


def measured_things() -> dict[str, Measured]:
    """What is compared, by what both versions have."""
    from arenarium.core.dealer import Dealer
    from arenarium.core.game import Game
    from arenarium.games.barracks.game import BARRACKS
    from arenarium.games.barracks.rules import turn
    from arenarium.games.tashkalar.game import TASHKALAR as GAME

    things: dict[str, Measured] = {}

    def add(name: str, game: Game, setup: dict[str, object]) -> None:
        state, rng = game.new(setup, 11), Random(11)
        for _ in range(60):
            for seat, request in state.requests().items():
                state.advance(seat, rng.choice(request.options))
        view = state.view(0)
        things[f"{name}: views"] = lambda _: rate(lambda: state.view(0))
        things[f"{name}: determinized"] = lambda _: rate(lambda: game.determinize(view, Dealer(1)))
        things[f"{name}: copies"] = lambda _: rate(state.copy)

    def decisions(setup: dict[str, object], number: int) -> float:
        rng, made, start = Random(number), 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            state = GAME.new(setup, rng.getrandbits(32))
            while state.outcome is None:
                options = state.options()
                state.advance(state.asked, options[int(rng.random() * len(options))])
                made += 1
        return made / spent

    def battle_decisions(number: int) -> float:
        rng, made, start = Random(number), 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            state = BARRACKS.new({"difficulty": "classic"}, rng.getrandbits(32))
            while state.outcome is None:
                for seat in turn.asked(state):
                    options = state.options(seat)
                    state.advance(seat, options[int(rng.random() * len(options))])
                    made += 1
        return made / spent

    for name, setup in TASHKALAR.items():
        add(name, GAME, setup)
        things[f"{name}: decisions"] = lambda number, setup=setup: decisions(setup, number)  # type: ignore[misc]
    add("barracks", BARRACKS, {"difficulty": "classic"})
    things["barracks: decisions"] = battle_decisions
    return things


def answer() -> None:
    """Be one of the versions: each line names a thing and a round, each answer is a rate."""
    things = measured_things()
    gc.collect()
    gc.freeze()
    print(json.dumps(list(things)), flush=True)
    for line in sys.stdin:
        name, number = json.loads(line)
        print(things[name](number), flush=True)


class Version:
    def __init__(self, sources: Path) -> None:
        environment = os.environ | {"PYTHONPATH": str(sources.resolve())}
        command = [sys.executable, __file__, "--answer"]
        self._process = subprocess.Popen(
            command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.things: list[str] = json.loads(self._line())

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def measure(self, name: str, number: int) -> float:
        assert self._process.stdin is not None
        print(json.dumps([name, number]), file=self._process.stdin, flush=True)
        return float(self._line())

    def close(self) -> None:
        self._process.communicate()


def rounds(versions: list[Version], names: list[str], count: int) -> Iterator[tuple[str, Version, float]]:
    for number in range(count):
        for name in names:
            for version in versions if number % 2 else versions[::-1]:
                yield name, version, version.measure(name, number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("before", type=Path, metavar="DIR", help="a checkout of the earlier version")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--only", default="", help="only what has this word in its name")
    asked = parser.parse_args()
    before, now = versions = [Version(asked.before / "src"), Version(Path(__file__).resolve().parents[1] / "src")]
    names = [name for name in now.things if asked.only in name]
    best: dict[tuple[str, Version], float] = {}
    for name, version, measured in rounds(versions, names, asked.rounds):
        best[name, version] = max(measured, best.get((name, version), 0.0))
    for version in versions:
        version.close()
    print(f"{'a second':26} {'before':>10} {'now':>10}  times")
    for name in names:
        first, second = best[name, before], best[name, now]
        print(f"{name:26} {first:>10.0f} {second:>10.0f}  {second / first:.2f}")


if __name__ == "__main__":
    answer() if sys.argv[1:] == ["--answer"] else main()
