"""What warriors and moves of Barracks are worth, found from who won the games of an experience (`experience`)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from arenarium.games.barracks.bots.classic6.worth import read_weights as classic_weights
from arenarium.games.barracks.bots.company import PAIRINGS, pairings, together
from arenarium.games.barracks.bots.evaluation import STEEPNESS, Weights, features, read_weights
from arenarium.games.barracks.bots.experience import POOL, Moment, PlayedGame, collect
from arenarium.games.barracks.game import BARRACKS
from arenarium.games.barracks.state.position import Position
from arenarium.parallel import Runner

APART = 10
"""Of so many games one is kept apart, to see what the weights are good for."""
FULL_GAME = 8.0
"""A game counts for at most so many positions. Where two sides heal faster than they are hurt there can be hundreds,
all alike: they would drown what the other games say."""
Row = dict[str, float]
Numbers = NDArray[np.float64]


class Doubt(NamedTuple):
    """How much has to speak for another weight."""

    cards: float
    """Of a single warrior or move."""
    others: float


FROM_NOTHING = Doubt(150.0, 10.0)
GOING_ON = Doubt(1000.0, 20.0)
"""Where games are few: enough for what counts in all of them, not for single cards."""


class Sample(NamedTuple):
    """A position at the beginning of a turn, and how the game ended."""

    sides: tuple[list[Row], list[Row]]
    """The living warriors' features, by seat."""
    won: float
    """By seat 0; a draw is half."""
    company: tuple[float, ...] = (0.0,) * len(PAIRINGS)
    """What seat 0 has more of each pairing."""
    weight: float = 1.0


def samples_of(game: PlayedGame) -> list[Sample]:
    weight = min(1.0, FULL_GAME / max(len(game.moments), 1))
    return [_sample(moment, game.won, weight) for moment in game.moments]


def _sample(moment: Moment, won: float, weight: float) -> Sample:
    state = Position()
    state.cards, state.squads, state.field = BARRACKS.cards, list(moment.squads), list(moment.field)
    first, second = (together(state.cards, squad) for squad in moment.squads)
    more = [own - other for own, other in zip(pairings(first, second), pairings(second, first), strict=True)]
    return Sample((_rows(state, 0), _rows(state, 1)), won, tuple(more), weight)


def _rows(state: Position, seat: int) -> list[Row]:
    field = state.field[seat]
    squad = enumerate(state.squads[seat])
    return [features(state.cards, soldier, slot in field) for slot, soldier in squad if state.is_alive(soldier)]


class _Likelihood:
    """How badly weights tell who wins, and how that changes with them. Weights are believed to be near the `start`.

    The weights are those of the features, of the pairings, and the logarithm of the steepness.
    """

    def __init__(self, samples: list[Sample], start: Weights, doubt: Doubt = FROM_NOTHING) -> None:
        from scipy.sparse import csr_matrix

        self.names = sorted({name for sample in samples for side in sample.sides for row in side for name in row})
        column = {name: number for number, name in enumerate(self.names)}
        rows = [row for sample in samples for side in sample.sides for row in side]
        lengths = [len(row) for row in rows]
        self.features = csr_matrix(
            (
                [value for row in rows for value in row.values()],
                [column[name] for row in rows for name in row],
                np.cumsum([0, *lengths]),
            ),
            shape=(len(rows), len(self.names)),
        )
        self.side = np.repeat(np.arange(2 * len(samples)), [len(side) for sample in samples for side in sample.sides])
        self.company = np.array([sample.company for sample in samples])
        self.won = np.array([sample.won for sample in samples])
        self.weight = np.array([sample.weight for sample in samples])
        names = [*self.names, *PAIRINGS]
        doubts = [doubt.cards if name.startswith(("warrior ", "move ")) else doubt.others for name in names]
        self.start = np.array([*(start.get(name, 0.0) for name in names), np.log(start.get(STEEPNESS, 1.0))])
        self.doubt = np.array([*doubts, doubt.others])

    def leads(self, weights: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        """By how much seat 0 stands better in each position; the part of it by strength; worths of all warriors."""
        single, paired = weights[: len(self.names)], weights[len(self.names) : -1]
        worths = np.exp(np.clip(self.features @ single, -30.0, 30.0))
        strengths = self.strengths(worths)
        by_strength = np.exp(weights[-1]) * (np.log(strengths[0::2]) - np.log(strengths[1::2]))
        return by_strength + self.company @ paired, by_strength, worths

    def strengths(self, worths: Numbers) -> Numbers:
        return np.asarray(np.bincount(self.side, worths, 2 * len(self.won)), np.float64)

    def surprise(self, weights: Numbers) -> float:
        """The sum over all positions, in nats."""
        lead, _, _ = self.leads(weights)
        return float(np.sum(self.weight * (np.logaddexp(0.0, lead) - self.won * lead)))

    def __call__(self, weights: Numbers) -> tuple[float, Numbers]:
        """The loss and its slope."""
        lead, by_strength, worths = self.leads(weights)
        moved = weights - self.start
        loss = np.sum(self.weight * (np.logaddexp(0.0, lead) - self.won * lead))
        error = self.weight * (1 / (1 + np.exp(-np.clip(lead, -50.0, 50.0))) - self.won)
        steepness = np.exp(weights[-1])
        by_side = np.empty(2 * len(self.won))
        by_side[0::2], by_side[1::2] = error * steepness, -error * steepness
        single = self.features.T @ (worths * (by_side / self.strengths(worths))[self.side])
        slope = np.concatenate([single, self.company.T @ error, [np.sum(error * by_strength)]])
        return float(loss + 0.5 * np.sum(self.doubt * moved**2)), slope + self.doubt * moved


def fit_worth(samples: list[Sample], start: Weights) -> Weights:
    """The weights that best predict the games' winners."""
    from scipy.optimize import minimize

    likelihood = _Likelihood(samples, start, GOING_ON if start else FROM_NOTHING)
    solution = minimize(likelihood, likelihood.start, jac=True, method="L-BFGS-B")
    found = (round(float(weight), 4) for weight in solution.x[:-1])
    weights = dict(zip([*likelihood.names, *PAIRINGS], found, strict=True))
    return {STEEPNESS: round(float(np.exp(solution.x[-1])), 4), **_start_only(start, weights), **weights}


def _start_only(start: Weights, fitted: Weights) -> Weights:
    """Weights of cards that no game has shown stay as they were."""
    return {name: value for name, value in start.items() if name not in fitted and name != STEEPNESS}


class Fit(NamedTuple):
    """Weights found from games, and what they are good for."""

    worth: Weights
    """For `data/worth.json`."""
    positions: int
    surprise: float
    """How badly the winners of games kept apart are predicted, in bits a position; 1 is a guess."""
    surprise_before: float
    """The same by the weights that come with the program."""


def fit(
    games: int,
    seed: int,
    player: str = POOL,
    from_scratch: bool = False,
    runner: Runner | None = None,
) -> Fit:
    """Play that many games and fit the weights: from those of `classic6`, which stay as they are, so that the same
    games give the same weights again; or from nothing."""
    return fitted(collect(games, seed, player, runner), from_scratch)


def fitted(played: list[PlayedGame], from_scratch: bool) -> Fit:
    apart = [sample for game in played[::APART] for sample in samples_of(game)]
    used = [sample for number, game in enumerate(played) if number % APART for sample in samples_of(game)]
    worth = fit_worth(used, {} if from_scratch else classic_weights("worth"))
    return Fit(worth, len(used), surprise(apart, worth), surprise(apart, read_weights("worth")))


def surprise(samples: list[Sample], weights: Weights) -> float:
    likelihood = _Likelihood(samples, weights)
    bits = likelihood.surprise(likelihood.start) / likelihood.weight.sum() / np.log(2)
    return round(float(bits), 4)
