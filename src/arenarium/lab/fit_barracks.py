"""What warriors and moves of Barracks are worth, found from games of the computer against itself.

Both sides recruit anything and pick now the highest, now any move, so that every card is seen in all company; then they
fight. A player that thinks does so for a fixed number of steps: the same games and seed give the same weights on every
machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from arenarium.barracks.cards import WARRIORS
from arenarium.barracks.game import BARRACKS, State
from arenarium.barracks.position import SEATS, Phase
from arenarium.players.barracks.greedy import GreedyBarracks
from arenarium.players.barracks.levels import LEVELS
from arenarium.players.barracks.recruiting import counted
from arenarium.players.barracks.thinker import Thinker
from arenarium.players.barracks.worth import STEEPNESS, Weights, features
from arenarium.players.player import Player, RandomPlayer
from arenarium.players.thinking import Thinking

BATCH = 10
ANY_PICK = 0.5
"""How often any move is picked, instead of one of the highest level."""
STEPS = 60
"""What a turn of a player takes, in looks at the clock."""
DIFFICULTIES = ("classic", "classic", "simplified", "hard", "quick")
DOUBT = {"warrior": 100.0, "move": 100.0}
"""How much has to speak for a weight of a single card to differ from 0; of all other weights: little."""
LITTLE_DOUBT = 0.5
Row = dict[str, float]
Numbers = NDArray[np.float64]


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
    players = [_player(kind, Random(f"{seed}/{seat}")) for seat in range(SEATS)]
    recruiters: list[Player] = [GreedyBarracks(rng), RandomPlayer(rng)]
    found: list[tuple[list[Row], list[Row]]] = []
    turn = 0
    while requests := state.requests():
        if state.phase == Phase.ORDERS and state.turn != turn:
            turn = state.turn
            found.append((_rows(state, 0), _rows(state, 1)))
        for seat, request in requests.items():
            player = players[seat]
            if request.kind in (Phase.RECRUIT, Phase.PICK):
                player = recruiters[request.kind == Phase.PICK and rng.random() < ANY_PICK]
            state.advance(seat, player.choose(request, lambda seat=seat: state.view(seat)))  # type: ignore[misc]
    assert state.outcome is not None
    ranking = state.outcome.ranking
    won = 0.5 if ranking[0] == ranking[1] else float(ranking[0] == 1)
    squads = tuple(counted([WARRIORS[soldier.card].level for soldier in squad]) for squad in state.squads)
    return [Sample(sides, won, squads if not number else None) for number, sides in enumerate(found)]  # type: ignore[arg-type]


def _player(kind: str, rng: Random) -> Player:
    if kind == "greedy":
        return GreedyBarracks(rng)
    ticks = count()
    return Thinker(rng, Thinking(STEPS, lambda: float(next(ticks))), LEVELS[kind][1])


def _rows(state: State, seat: int) -> list[Row]:
    field = state.field[seat]
    squad = enumerate(state.squads[seat])
    return [features(soldier, slot in field) for slot, soldier in squad if soldier.alive]


def _batch(seed: int, kind: str, numbers: range) -> list[Sample]:
    return [sample for number in numbers for sample in play(f"{seed}/{number}", kind)]


def collect(
    games: int, seed: int, kind: str = "level6", jobs: int = 1, progress: Callable[[int], None] = lambda done: None
) -> list[Sample]:
    """The turns of so many games; they do not depend on the number of processes."""
    batches = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    found: list[Sample] = []
    for batch, part in zip(batches, _parts(seed, kind, batches, jobs), strict=True):
        found += part
        progress(len(batch))
    return found


def _parts(seed: int, kind: str, batches: list[range], jobs: int) -> Iterable[list[Sample]]:
    if jobs <= 1:
        yield from (_batch(seed, kind, batch) for batch in batches)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_batch, [seed] * len(batches), [kind] * len(batches), batches)


# ----------------------------------------------------------------------------------------------------------------- fit


class _Likelihood:
    """How badly weights tell who wins, and how that changes with them."""

    def __init__(self, samples: list[Sample]) -> None:
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
        self.doubt = np.array([DOUBT.get(name.partition(" ")[0], LITTLE_DOUBT) for name in self.names])

    def __call__(self, weights: Numbers) -> tuple[float, Numbers]:
        """The loss and its slope; the last weight is the logarithm of the steepness."""
        steepness = float(np.exp(weights[-1]))
        worths = np.exp(np.clip(self.features @ weights[:-1], -30.0, 30.0))
        strengths = np.bincount(self.side, worths, 2 * len(self.won))
        ratio = np.log(strengths[0::2]) - np.log(strengths[1::2])
        chance = 1 / (1 + np.exp(-steepness * ratio))
        safe = np.clip(chance, 1e-9, 1 - 1e-9)
        loss = -np.sum(self.won * np.log(safe) + (1 - self.won) * np.log(1 - safe))
        loss += 0.5 * np.sum(self.doubt * weights[:-1] ** 2)
        error = chance - self.won
        by_side = np.empty(2 * len(self.won))
        by_side[0::2], by_side[1::2] = error * steepness, -error * steepness
        slope = self.features.T @ (worths * (by_side / strengths)[self.side]) + self.doubt * weights[:-1]
        return float(loss), np.append(slope, np.sum(error * ratio) * steepness)


def fit(samples: list[Sample]) -> Weights:
    """The weights by which the games' winners are told best."""
    from scipy.optimize import minimize

    likelihood = _Likelihood(samples)
    found = minimize(likelihood, np.zeros(len(likelihood.names) + 1), jac=True, method="L-BFGS-B")
    weights = dict(zip(likelihood.names, (round(float(each), 4) for each in found.x[:-1]), strict=True))
    return {STEEPNESS: round(float(np.exp(found.x[-1])), 4), **weights}


def fit_squads(samples: list[Sample]) -> Weights:
    """What the levels of a squad's warriors tell of who will win."""
    from scipy.optimize import minimize

    games = [(sample.squads, sample.won) for sample in samples if sample.squads is not None]
    names = sorted({name for squads, _ in games for row in squads for name in row})
    ahead = np.array([[squads[0].get(name, 0.0) - squads[1].get(name, 0.0) for name in names] for squads, _ in games])
    won = np.array([each for _, each in games])

    def loss(weights: Numbers) -> tuple[float, Numbers]:
        lead = ahead @ weights
        chance = 1 / (1 + np.exp(-lead))
        found = np.sum(np.logaddexp(0.0, lead) - won * lead) + 0.5 * LITTLE_DOUBT * np.sum(weights**2)
        return float(found), ahead.T @ (chance - won) + LITTLE_DOUBT * weights

    found = minimize(loss, np.zeros(len(names)), jac=True, method="L-BFGS-B")
    return dict(zip(names, (round(float(each), 4) for each in found.x), strict=True))


def quality(samples: list[Sample], weights: Weights) -> dict[str, Any]:
    """How well weights tell the winners of games: the mean loss (0.693 is a guess) and the share told right."""
    likelihood = _Likelihood(samples)
    values = [weights.get(name, 0.0) for name in likelihood.names]
    ratio = np.array(values)
    worths = np.exp(likelihood.features @ ratio)
    strengths = np.bincount(likelihood.side, worths, 2 * len(samples))
    lead = weights[STEEPNESS] * np.log(strengths[0::2] / strengths[1::2])
    loss = np.mean(np.logaddexp(0.0, lead) - likelihood.won * lead)
    right = np.mean(np.where(lead > 0, likelihood.won, 1 - likelihood.won))
    return {"positions": len(samples), "loss": round(float(loss), 4), "right": round(float(right), 4)}
