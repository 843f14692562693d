"""How strong players are, from how often they beat each other: Bradley-Terry, in Elo points.

A player that is 400 points stronger wins ten games for each that it loses. In a match of one player against several
equal ones the model is the same (Plackett-Luce, of which only the first place is looked at): with equal strength each
seat wins as often as any other.

The ratings are the most likely ones, given one more game for each pair that ended as between equals: a small prior,
without which 200:0 would be infinitely strong. The intervals come from the information matrix of the same likelihood.

All intervals take the games for independent. Those of one deal with exchanged seats are not quite: luck that helps a
player in one helps the other player in the next, which makes true intervals narrower; a deal that suits one player's
ways from both sides makes them wider. `correlation` says which it is. Resampling whole deals would heed this, but it
would give no interval at all to a player who has won everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from arenarium.core.intervals import NORMAL_95

ELO = 400 / log(10)
"""Elo points in one unit of the logistic curve."""
PRIOR_GAMES = 1.0
"""Games in the prior, for each pair."""
_MAX_STEP = 2.0
"""The longest step of the search, in units of the logistic curve: far from the end a full step can lead astray."""


class Score(NamedTuple):
    """What one player reached against another, by numbers in a list of players."""

    first: int
    second: int
    games: float
    won: float
    """Games won by the first; a shared win counts as its share."""
    others: int = 1
    """How many of the second were in each game."""


@dataclass(frozen=True, slots=True)
class EloRatings:
    elo: tuple[float, ...]
    """By player; the mean of all is 0."""
    _covariance: NDArray[np.float64]

    def margin(self, player: int) -> float:
        """Half of the 95% interval of a player's rating, seen from the mean of all."""
        return NORMAL_95 * sqrt(self._covariance[player, player])

    def lead(self, player: int, other: int) -> tuple[float, float]:
        """How much stronger one is than the other, and half of the 95% interval of that."""
        c = self._covariance
        variance = max(c[player, player] + c[other, other] - 2 * c[player, other], 0.0)
        return self.elo[player] - self.elo[other], NORMAL_95 * sqrt(variance)


def rate(players: int, scores: Sequence[Score]) -> EloRatings:
    """The most likely ratings. Players that are not linked by any games are rated as if they were equal."""
    strength = np.zeros(players)
    for _ in range(100):
        gradient, information = _slope(strength, scores)
        # all ratings can be moved up together: the pseudo-inverse keeps their mean at 0
        step = np.linalg.pinv(information, hermitian=True) @ gradient
        longest = float(np.max(np.abs(step), initial=0.0))
        strength += step * min(1.0, _MAX_STEP / longest) if longest else 0.0
        if longest < 1e-10:
            break
    _, information = _slope(strength, scores)
    covariance: NDArray[np.float64] = np.asarray(np.linalg.pinv(information, hermitian=True) * ELO**2, np.float64)
    return EloRatings(tuple(float(value) * ELO for value in strength), covariance)


def _slope(strength: NDArray[np.float64], scores: Sequence[Score]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Of the log-likelihood: its first derivatives, and the second ones with their signs changed."""
    gradient = np.zeros(len(strength))
    information = np.zeros((len(strength), len(strength)))
    for first, second, games, won, others in scores:
        expected = 1 / (1 + others * np.exp(strength[second] - strength[first]))
        games, won = games + PRIOR_GAMES, won + PRIOR_GAMES / (1 + others)
        surprise = won - games * expected
        gradient[first] += surprise
        gradient[second] -= surprise
        weight = games * expected * (1 - expected)
        information[[first, second], [first, second]] += weight
        information[[first, second], [second, first]] -= weight
    return gradient, information


def correlation(groups: Sequence[Sequence[float]]) -> float:
    """How much alike the results within a group are, from -1 to 1; 0 if they are as if there were no groups."""
    every = [share for group in groups for share in group]
    mean = sum(every) / max(len(every), 1)
    varied = sum((share - mean) ** 2 for share in every)
    together = 0.0
    for group in groups:
        apart = sum((share - mean) ** 2 for share in group)
        if len(group) > 1:
            together += (sum(share - mean for share in group) ** 2 - apart) / (len(group) - 1)
    return together / varied if varied else 0.0
