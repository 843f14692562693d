"""What warriors and moves of Barracks are worth, found from games of the computer against itself.

Both sides recruit anything and pick now the highest, now any move, so that every card is seen in all company; then they
fight. A player that thinks does so for a fixed number of steps: the same games and seed give the same weights on every
machine.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from arenarium.core.bot import Bot, RandomBot
from arenarium.core.errors import SetupError
from arenarium.core.play import answers
from arenarium.core.time_budget import TimeBudget
from arenarium.games.barracks.bots.bot import Thinker
from arenarium.games.barracks.bots.evaluation import STEEPNESS, Weights, features, read_weights
from arenarium.games.barracks.bots.greedy import GreedyBarracks
from arenarium.games.barracks.bots.levels import LEVELS
from arenarium.games.barracks.bots.recruiting import counted
from arenarium.games.barracks.bots.team import Team
from arenarium.games.barracks.formats.view import View
from arenarium.games.barracks.game import BARRACKS, Request, State
from arenarium.games.barracks.state.choices import Choice
from arenarium.games.barracks.state.position import Phase
from arenarium.games.barracks.state.words import SEATS
from arenarium.parallel import in_batches

BATCH = 10
APART = 10
"""Of so many games one is kept apart, to see what the weights are good for."""
ANY_PICK = 0.5
"""How often any move is picked, instead of one of the highest level."""
STEPS = 60
"""What a turn of a player takes, in looks at the clock."""
DIFFICULTIES = ("classic", "classic", "simplified", "hard", "quick")
Row = dict[str, float]
Numbers = NDArray[np.float64]


class Doubt(NamedTuple):
    """How much has to speak for another weight."""

    cards: float
    """Of a single warrior or move."""
    others: float


FROM_NOTHING = Doubt(400.0, 40.0)
GOING_ON = Doubt(10_000.0, 100.0)
"""Games of players that think are few: enough for what counts in all of them, not for single cards."""


class Sample(NamedTuple):
    """A position at the beginning of a turn: the living warriors' features by seat, and how the game ended."""

    sides: tuple[list[Row], list[Row]]
    won: float
    """For seat 0; a draw is half."""
    squads: tuple[Row, Row] | None = None
    """In a game's first turn: what was recruited."""


# --------------------------------------------------------------------------------------------------------------- games


def play(seed: str, kind: str) -> list[Sample]:
    """The turns of one game, and what became of them."""
    rng = Random(seed)
    state = BARRACKS.new({"difficulty": rng.choice(DIFFICULTIES)}, seed)
    recruiter = _Recruiter(rng)
    players = [Team(recruiter, _player(kind, Random(f"{seed}/{seat}"))) for seat in range(SEATS)]
    turns: list[tuple[list[Row], list[Row]]] = []
    turn = 0
    for answer in answers(state, players):
        state.advance(*answer)
        if state.phase == Phase.ORDERS and state.turn != turn:
            turn = state.turn
            turns.append((_rows(state, 0), _rows(state, 1)))
    assert state.outcome is not None
    ranking = state.outcome.ranking
    won = 0.5 if ranking[0] == ranking[1] else float(ranking[0] == 1)
    squads = tuple(counted([state.cards.warriors[soldier.card].level for soldier in squad]) for squad in state.squads)
    return [Sample(sides, won, squads if not number else None) for number, sides in enumerate(turns)]  # type: ignore[arg-type]


class _Recruiter:
    """Recruits anything sensible, and picks now the highest, now any move."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._greedy, self._random = GreedyBarracks(rng, BARRACKS), RandomBot(rng)

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        any_pick = request.kind == Phase.PICK and self._rng.random() < ANY_PICK
        return (self._random if any_pick else self._greedy).choose(request, view)


def _player(kind: str, rng: Random) -> Bot:
    if kind == "greedy":
        return GreedyBarracks(rng, BARRACKS)
    ticks = count()
    return Thinker(rng, TimeBudget(STEPS, lambda: float(next(ticks))), BARRACKS, LEVELS[kind][1])


def _rows(state: State, seat: int) -> list[Row]:
    field = state.field[seat]
    squad = enumerate(state.squads[seat])
    return [features(state.cards, soldier, slot in field) for slot, soldier in squad if state.is_alive(soldier)]


def _batch(seed: int, kind: str, numbers: range) -> list[list[Sample]]:
    return [play(f"{seed}/{number}", kind) for number in numbers]


def collect(
    games: int, seed: int, kind: str, jobs: int = 1, progress: Callable[[int], None] = lambda done: None
) -> list[list[Sample]]:
    """The turns of so many games, game by game; they do not depend on the number of processes."""
    played: list[list[Sample]] = []
    for done, part in in_batches(partial(_batch, seed, kind), range(games), BATCH, jobs):
        played += part
        progress(done)
    return played


# ----------------------------------------------------------------------------------------------------------------- fit


class _Likelihood:
    """How badly weights tell who wins, and how that changes with them. Weights are believed to be near the `start`."""

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
        self.won = np.array([sample.won for sample in samples])
        start_at = [start.get(name, 0.0) for name in self.names]
        doubts = [doubt.cards if name.startswith(("warrior ", "move ")) else doubt.others for name in self.names]
        self.start = np.array([*start_at, np.log(start.get(STEEPNESS, 1.0))])
        self.doubt = np.array([*doubts, doubt.others])

    def __call__(self, weights: Numbers) -> tuple[float, Numbers]:
        """The loss and its slope; the last weight is the logarithm of the steepness."""
        steepness = float(np.exp(weights[-1]))
        worths = np.exp(np.clip(self.features @ weights[:-1], -30.0, 30.0))
        strengths = np.bincount(self.side, worths, 2 * len(self.won))
        ratio = np.log(strengths[0::2]) - np.log(strengths[1::2])
        lead = steepness * ratio
        moved = weights - self.start
        loss = np.sum(np.logaddexp(0.0, lead) - self.won * lead) + 0.5 * np.sum(self.doubt * moved**2)
        error = 1 / (1 + np.exp(-np.clip(lead, -50.0, 50.0))) - self.won
        by_side = np.empty(2 * len(self.won))
        by_side[0::2], by_side[1::2] = error * steepness, -error * steepness
        slope = np.append(self.features.T @ (worths * (by_side / strengths)[self.side]), np.sum(error * lead))
        return float(loss), slope + self.doubt * moved


def fit_worth(samples: list[Sample], start: Weights) -> Weights:
    """The weights that best predict the games' winners."""
    from scipy.optimize import minimize

    likelihood = _Likelihood(samples, start, GOING_ON if start else FROM_NOTHING)
    solution = minimize(likelihood, likelihood.start, jac=True, method="L-BFGS-B")
    weights = dict(zip(likelihood.names, (round(float(weight), 4) for weight in solution.x[:-1]), strict=True))
    return {STEEPNESS: round(float(np.exp(solution.x[-1])), 4), **_start_only(start, weights), **weights}


def _start_only(start: Weights, fitted: Weights) -> Weights:
    """Weights of cards that no game has shown stay as they were."""
    return {name: value for name, value in start.items() if name not in fitted and name != STEEPNESS}


def fit_squads(samples: list[Sample]) -> Weights:
    """What the levels of a squad's warriors tell of who will win."""
    from scipy.optimize import minimize

    games = [(sample.squads, sample.won) for sample in samples if sample.squads is not None]
    names = sorted({name for squads, _ in games for row in squads for name in row})
    ahead = np.array([[squads[0].get(name, 0.0) - squads[1].get(name, 0.0) for name in names] for squads, _ in games])
    won = np.array([result for _, result in games])

    def loss(weights: Numbers) -> tuple[float, Numbers]:
        lead = ahead @ weights
        chance = 1 / (1 + np.exp(-lead))
        error = np.sum(np.logaddexp(0.0, lead) - won * lead) + 0.5 * FROM_NOTHING.others * np.sum(weights**2)
        return float(error), ahead.T @ (chance - won) + FROM_NOTHING.others * weights

    solution = minimize(loss, np.zeros(len(names)), jac=True, method="L-BFGS-B")
    return dict(zip(names, (round(float(weight), 4) for weight in solution.x), strict=True))


class Fit(NamedTuple):
    """Weights found from games, and what they are good for."""

    worth: Weights
    """For `data/worth.json`."""
    squads: Weights
    """For `data/squads.json`."""
    positions: int
    surprise: float
    """How badly the winners of games kept apart are predicted, in bits a position; 1 is a guess."""
    surprise_before: float
    """The same by the weights at the start."""


def fit(
    games: int,
    seed: int,
    player: str = "greedy",
    from_scratch: bool = False,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Fit:
    """Play that many games and fit the weights: from those that come with the program, or from nothing."""
    if player not in ("greedy", *LEVELS):
        raise SetupError(f"'{player}' plays no games to learn from; known are greedy, {', '.join(LEVELS)}")
    played = collect(games, seed, player, jobs, progress)
    apart = [sample for game in played[::APART] for sample in game]
    used = [sample for number, game in enumerate(played) if number % APART for sample in game]
    before = read_weights("worth")
    worth = fit_worth(used, {} if from_scratch else before)
    squads = fit_squads(used)
    return Fit(worth, squads, len(used), surprise(apart, worth), surprise(apart, before))


def surprise(samples: list[Sample], weights: Weights) -> float:
    likelihood = _Likelihood(samples, weights)
    worths = np.exp(likelihood.features @ likelihood.start[:-1])
    strengths = np.bincount(likelihood.side, worths, 2 * len(samples))
    lead = weights[STEEPNESS] * np.log(strengths[0::2] / strengths[1::2])
    bits = np.mean(np.logaddexp(0.0, lead) - likelihood.won * lead) / np.log(2)
    return round(float(bits), 4)
