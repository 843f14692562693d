"""Tabular CFR (OpenSpiel's) on a cut-down Barracks: two wounded warriors, secret orders, a few deals.

    pip install "arenarium[openspiel]"
    python cfr_barracks.py --iterations 100

It solves the small game, and prints how much a player who knows your policy could gain: the exploitability goes down.
"""

from __future__ import annotations

import argparse

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import arenarium.envs.open_spiel  # noqa: F401  # registers our games

POSITION = (
    "difficulty: quick | phase: orders | turn: 1"
    " | squad 0: Poacher [Snap Shot, Snare] hurt 2"
    " | squad 1: Night Watchman [Plain Cut, Torch Poke] hurt 4"
)


def solve(iterations: int, deals: int = 2, every: int = 10) -> list[tuple[int, float]]:
    """How exploitable the average policy is, as learning goes on."""
    given = {"difficulty": "quick", "position": POSITION, "deals": deals, "recall": True}
    game = pyspiel.load_game("arenarium_barracks", given)
    solver = cfr.CFRSolver(game)
    found = []
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration == 1 or iteration % every == 0:
            found.append((iteration, exploitability.exploitability(game, solver.average_policy())))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--deals", type=int, default=2)
    given = parser.parse_args()
    for iteration, gain in solve(given.iterations, given.deals):
        print(f"{iteration:6} iterations: exploitability {gain:.4f}")


if __name__ == "__main__":
    main()
