"""The weights by which positions of Tash-Kalar are judged, fitted to games of the computer against itself.

Each game leaves its positions at the ends of turns and who won. The weights are those under which the winners were most
likely (a conditional logit over the sides), drawn back to what they were before unless much speaks for a change. The
players of a game care for things to different degrees, drawn at random: else everybody would have a little of
everything, and nothing could be learned about what it is good for. They make a fixed number of positions instead of
looking at a clock: the same games and seed give the same weights.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from arenarium.players.tashkalar.evaluation import Weights, weights_for
from arenarium.players.tashkalar.features import COUNT, features
from arenarium.players.tashkalar.searcher import Searcher, Sight
from arenarium.players.tashkalar.turns import Breadth
from arenarium.players.thinking import Thinking
from arenarium.tashkalar.forms import Form
from arenarium.tashkalar.game import TASHKALAR, State

Numbers = NDArray[np.float64]

BATCH = 8
SIGHT = Sight(turn=Breadth(places=14, effects=4, positions=500), ways=1)
"""How the players of the games see: their own turn alone, which is quick."""
WAYS_TO_PLAY: dict[str, tuple[dict[str, Any], ...]] = {
    "high": ({"form": "high"}, {"form": "high"}, {"form": "high", "seats": 4, "teams": True}),
    "duel": ({"form": "duel"}, {"form": "duel"}, {"form": "duel", "seats": 4, "teams": True}),
    "melee": ({"form": "melee", "seats": 3}, {"form": "melee", "seats": 4}),
}
"""The games of a form are played in these ways in turn."""
DOUBT = 1.0
"""How much has to speak for a weight to differ from what it was."""
DAY = 6.0
"""What a whole game counts, in independent positions: those of one game are much alike."""
SPREAD = 0.6
"""How much the players of the games differ from each other in what they care for."""
TOLD_APART = 5
"""Of so many games one is kept to try the weights on."""


class Sample(NamedTuple):
    """A position at the end of a turn: the numbers of each side, who is next, and how the game ended."""

    sides: list[list[float]]
    moving: int
    won: list[float]
    """By side: the share of the first place."""


@dataclass(frozen=True, slots=True)
class Fit:
    weights: Weights
    games: int
    positions: int
    surprise: float
    """How surprising the winners of games kept apart are by these weights, in bits; 1 would be a coin for two sides."""
    surprise_before: float
    """By the weights that the games were played with."""


# --------------------------------------------------------------------------------------------------------------- games


def play(form: str, seed: str, number: int, weights: Weights) -> list[Sample]:
    """The turns of one game, and what became of them."""
    ways = WAYS_TO_PLAY[form]
    setup = {**ways[number % len(ways)], "schools": "random"}
    state = TASHKALAR.new(setup, seed)
    players = [
        Searcher(
            Random(f"{seed}/{seat}"), Thinking(1.0, lambda: 0.0), SIGHT, _varied(weights, Random(f"{seed}:{seat}"))
        )
        for seat in range(state.table.seats)
    ]
    found: list[tuple[list[list[float]], int]] = []
    seen = {"turn": 0}

    def look(at: State) -> None:
        if at.turn != seen["turn"] and at.result is None:
            seen["turn"] = at.turn
            cards = [hand + legends for hand, legends in zip(at.hands, at.legends, strict=True)]
            found.append((features(at, cards), at.side))

    while requests := state.requests():
        for seat, request in requests.items():
            state.advance(seat, players[seat].choose(request, lambda seat=seat: state.view(seat)))  # type: ignore[misc]
        look(state)
    assert state.outcome is not None
    winners = {state.table.side_of(seat) for seat in state.outcome.winners}
    won = [float(side in winners) / len(winners) for side in range(state.table.sides)]
    return [Sample(sides, moving, won) for sides, moving in found]


def _varied(weights: Weights, rng: Random) -> Weights:
    """Somebody who cares more for some things and less for others."""
    factors = [exp(rng.gauss(0.0, SPREAD)) for _ in range(COUNT)]
    waiting, moving = (
        tuple(weight * factor for weight, factor in zip(old, factors, strict=True))
        for old in (weights.waiting, weights.moving)
    )
    return Weights(waiting, moving)


def _play_batch(form: str, seed: int, numbers: range, weights: Weights) -> list[list[Sample]]:
    return [play(form, f"fit/{form}/{seed}/{number}", number, weights) for number in numbers]


def play_all(
    form: str, games: int, seed: int, weights: Weights, jobs: int, progress: Callable[[int], None]
) -> list[list[Sample]]:
    """By game."""
    batches = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    found: list[list[Sample]] = []
    for part in _parts(form, seed, batches, weights, jobs):
        found += part
        progress(len(part))
    return found


def _parts(form: str, seed: int, batches: list[range], weights: Weights, jobs: int) -> Iterable[list[list[Sample]]]:
    if jobs <= 1:
        yield from (_play_batch(form, seed, batch, weights) for batch in batches)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_play_batch, *zip(*((form, seed, batch, weights) for batch in batches), strict=True))


# ------------------------------------------------------------------------------------------------------------- fitting


class _Table:
    """Samples as arrays: positions x sides x numbers, those of a side that is about to play after the others; sides that
    a game has not are masked."""

    def __init__(self, games: list[list[Sample]]) -> None:
        samples = [(sample, DAY / len(game)) for game in games for sample in game]
        most = max(len(sample.sides) for sample, _ in samples)
        self.numbers = np.zeros((len(samples), most, 2 * COUNT))
        self.there = np.zeros((len(samples), most), dtype=bool)
        self.won = np.zeros((len(samples), most))
        self.counts = np.array([count for _, count in samples])
        for row, (sample, _) in enumerate(samples):
            for side, numbers in enumerate(sample.sides):
                first = COUNT if side == sample.moving else 0
                self.numbers[row, side, first : first + COUNT] = numbers
                self.there[row, side] = True
                self.won[row, side] = sample.won[side]

    def loss(self, weights: Numbers) -> tuple[float, Numbers]:
        """The surprise in all, and how it changes with the weights."""
        strengths = np.where(self.there, self.numbers @ weights, -np.inf)
        strengths -= strengths.max(axis=1, keepdims=True)
        odds = np.exp(strengths)
        odds /= odds.sum(axis=1, keepdims=True)
        surprise = -(self.won * np.log(np.where(self.won > 0, odds, 1.0))).sum(axis=1) @ self.counts
        slope: Numbers = np.einsum("i,ij,ijk->k", self.counts, odds - self.won, self.numbers)
        return float(surprise), slope

    def bits(self, weights: Numbers) -> float:
        return self.loss(weights)[0] / float(self.counts.sum() * np.log(2))


def fit(games: list[list[Sample]], before: Weights) -> Fit:
    """The weights, none of them negative, under which the winners of these games were most likely."""
    from scipy.optimize import minimize  # takes a while to import, and only this needs it

    kept = [game for number, game in enumerate(games) if number % TOLD_APART == 0]
    table, trial = _Table([game for number, game in enumerate(games) if number % TOLD_APART]), _Table(kept)
    # each number is measured in its own spread, so that doubt weighs on all alike
    spread = table.numbers[table.there].std(axis=0)
    spread[spread == 0] = 1.0
    old = np.array([*before.waiting, *before.moving])

    def loss(scaled: Numbers) -> tuple[float, Numbers]:
        surprise, slope = table.loss(scaled / spread)
        change = scaled - old * spread
        return surprise + DOUBT * float(change @ change) / 2, slope / spread + DOUBT * change

    found = minimize(loss, old * spread, jac=True, method="L-BFGS-B", bounds=[(0.0, None)] * (2 * COUNT))
    best = found.x / spread
    return Fit(
        Weights(tuple(best[:COUNT]), tuple(best[COUNT:])),
        len(games),
        sum(map(len, games)),
        trial.bits(best),
        trial.bits(old),
    )


def fit_form(form: str, games: int, seed: int, rounds: int, jobs: int, progress: Callable[[int], None]) -> list[Fit]:
    """Play with the weights that are built in, fit, play with the new ones, fit again: each round's fit."""
    weights = weights_for(Form(form))
    found: list[Fit] = []
    for number in range(rounds):
        found.append(fit(play_all(form, games, seed * 1000 + number, weights, jobs, progress), weights))
        weights = found[-1].weights
    return found
