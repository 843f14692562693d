"""The weights by which positions of Tash-Kalar are judged, found by games of the computer against itself.

In each game every side cares for things to other degrees: each weight is multiplied by a factor of its own, drawn at
random. Over many games it shows which factors win, and the weights move that way (a logistic regression of who won on
the logarithms of the factors: evolution strategies by another name). Weights that best predict who wins were tried
before, and played no better: what goes along with winning need not be what brings it about.

The players make a fixed number of positions instead of looking at a clock: the same games and seed give the same
weights.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from math import exp
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from arenarium.core.play import EndlessGame, play_out
from arenarium.core.time_budget import TimeBudget
from arenarium.games.tashkalar.bots.bot import Searcher, SearchLimits
from arenarium.games.tashkalar.bots.evaluation import Weights
from arenarium.games.tashkalar.bots.features import COUNT
from arenarium.games.tashkalar.bots.turns import Breadth
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.setup import Setup
from arenarium.parallel import Runner

Numbers = NDArray[np.float64]

LIMITS = SearchLimits(turn=Breadth(500), ways=1)
"""How the players of the games see: their own turn alone, which is quick."""
WAYS_TO_PLAY: dict[str, tuple[Setup, ...]] = {
    "high": (Setup(Form.HIGH), Setup(Form.HIGH), Setup(Form.HIGH, teams=True)),
    "duel": (Setup(Form.DUEL), Setup(Form.DUEL), Setup(Form.DUEL, teams=True)),
    "melee": (Setup(Form.MELEE, seats=3), Setup(Form.MELEE, seats=4)),
}
"""The games of a form are played in these ways in turn."""
MOST_CHOICES = 1_500
"""Several times as many as a game has. Sides that care oddly can pick up a piece and put it back for ever."""
SPREAD = 0.7
"""How much the sides of a game differ: the standard deviation of the logarithms of the factors."""
RIDGE = 12.0
"""How much has to speak for a change."""
LARGEST_STEP = 0.5
"""The most that the logarithm of a weight changes in a round."""


class Sample(NamedTuple):
    """A game: the logarithms of each side's factors, and each side's share of the first place."""

    cares: list[list[float]]
    won: list[float]


@dataclass(frozen=True, slots=True)
class Fit:
    weights: Weights
    games: int
    pull: tuple[float, ...]
    """By number: how much more likely a side wins that cares e times as much for it, as a logarithm of odds."""


# --------------------------------------------------------------------------------------------------------------- games


def _setup(form: str, number: int) -> Setup:
    ways = WAYS_TO_PLAY[form]
    return ways[number % len(ways)]


def play(form: str, seed: str, number: int, weights: Weights) -> Sample:
    """One game between sides that care for different things."""
    rng = Random(f"{seed}/cares")
    cares = [[rng.gauss(0.0, SPREAD) for _ in range(COUNT)] for _ in TASHKALAR.sides(_setup(form, number))]
    return Sample(cares, compare(form, seed, number, [_varied(weights, logs) for logs in cares]))


def compare(form: str, seed: str, number: int, by_side: list[Weights]) -> list[float]:
    """One game between weights: each side's share of the first place; nobody wins a game that does not end."""
    state = TASHKALAR.new(_setup(form, number), seed)
    table = state.table
    players = [
        Searcher(
            Random(f"{seed}/{seat}"), TimeBudget(1.0, lambda: 0.0), TASHKALAR, LIMITS, by_side[table.side_of(seat)]
        )
        for seat in range(table.seats)
    ]
    try:
        outcome = play_out(state, players, MOST_CHOICES)
    except EndlessGame:
        return [1.0 / table.sides] * table.sides
    winners = {table.side_of(seat) for seat in outcome.winners}
    return [float(side in winners) / len(winners) for side in range(table.sides)]


def _varied(weights: Weights, logs: list[float]) -> Weights:
    """The same weights, each times a factor."""
    waiting, moving = (
        tuple(weight * exp(log) for weight, log in zip(old, logs, strict=True))
        for old in (weights.waiting, weights.moving)
    )
    return Weights(waiting, moving)


def _play(form: str, seed: int, weights: Weights, number: int) -> Sample:
    return play(form, f"fit/{form}/{seed}/{number}", number, weights)


def _check(form: str, seed: int, new: Weights, old: Weights, number: int) -> list[float]:
    """The shares of the new weights in games against the old ones, which hold all other sides; the deal is played with
    the new ones in every seat."""
    sides = len(TASHKALAR.sides(_setup(form, number)))
    shares = []
    for mine in range(sides):
        by_side = [new if side == mine else old for side in range(sides)]
        share = compare(form, f"check/{form}/{seed}/{number}", number, by_side)[mine]
        shares.append(share * sides / 2)  # a fair share counts as a half
    return shares


def play_all(form: str, games: int, seed: int, weights: Weights, runner: Runner) -> list[Sample]:
    samples = runner.in_order(f"seed {seed}", partial(_play, form, seed, weights), range(games))
    return [Sample(*sample) for sample in samples]


def check(form: str, deals: int, seed: int, new: Weights, old: Weights, runner: Runner) -> list[float]:
    """The results of the new weights against the old ones: 0 to 1 for two sides, a half being as good."""
    results = runner.in_order("check", partial(_check, form, seed, new, old), range(deals))
    return [share for shares in results for share in shares]


# ------------------------------------------------------------------------------------------------------------- fitting


def fit(samples: list[Sample], before: Weights) -> Fit:
    """The weights moved to where winners cared more."""
    from scipy.optimize import minimize  # takes a while to import, and only this needs it

    most = max(len(sample.won) for sample in samples)
    cares = np.zeros((len(samples), most, COUNT))
    there = np.zeros((len(samples), most), dtype=bool)
    won = np.zeros((len(samples), most))
    for row, sample in enumerate(samples):
        cares[row, : len(sample.won)] = sample.cares
        there[row, : len(sample.won)] = True
        won[row, : len(sample.won)] = sample.won

    def loss(pull: Numbers) -> tuple[float, Numbers]:
        strengths = np.where(there, cares @ pull, -np.inf)
        strengths -= strengths.max(axis=1, keepdims=True)
        odds = np.exp(strengths)
        odds /= odds.sum(axis=1, keepdims=True)
        surprise = -(won * np.log(np.where(won > 0, odds, 1.0))).sum()
        slope: Numbers = np.einsum("ij,ijk->k", odds - won, cares)
        return float(surprise + RIDGE * (pull @ pull) / 2), slope + RIDGE * pull

    pull = minimize(loss, np.zeros(COUNT), jac=True, method="L-BFGS-B").x
    moved = np.clip(2.0 * pull, -LARGEST_STEP, LARGEST_STEP)
    return Fit(_varied(before, list(map(float, moved))), len(samples), tuple(map(float, pull)))


def fit_form(form: str, weights: Weights, games: int, seed: int, rounds: int, runner: Runner) -> list[Fit]:
    """Play around these weights, move them, play around the new ones, and so on: each round's fit."""
    fits: list[Fit] = []
    for number in range(rounds):
        fits.append(fit(play_all(form, games, seed * 1000 + number, weights, runner), weights))
        weights = fits[-1].weights
    return fits
