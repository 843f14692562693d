"""What games say about a mean: how sure it is, when games come in clusters, and when one looks at it again and again.

Games of one deal are not independent: the same cards lie in the same order. So the unit of all intervals here is the
*cluster*, a deal or a game with everything that it counts: its total and its weight are added together, and the mean is
the ratio of the sums. Its variance is that of the ratio, by linearization, from cluster to cluster.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, log, sqrt

from arenarium.core.intervals import NORMAL_95

ALPHA = 0.05
"""How often a report may be wrong about something."""
TIGHTEST_AT = 250
"""Clusters at which the sequence of intervals is as narrow as it can be: about where most questions are answered."""


@dataclass(slots=True)
class Clustered:
    """A mean over clusters."""

    clusters: int = 0
    weight: float = 0.0
    total: float = 0.0
    _weight_weight: float = 0.0
    _weight_total: float = 0.0
    _total_total: float = 0.0

    def add(self, weight: float, total: float) -> None:
        """A cluster more; one without weight says nothing."""
        if weight:
            self.clusters += 1
            self.weight += weight
            self.total += total
            self._weight_weight += weight * weight
            self._weight_total += weight * total
            self._total_total += total * total

    @property
    def mean(self) -> float:
        return self.total / self.weight if self.weight else 0.0

    @property
    def residual(self) -> float:
        """The sum of the squares of what each cluster's total is above the mean."""
        mean = self.mean
        squares = self._total_total - 2 * mean * self._weight_total + mean * mean * self._weight_weight
        return max(squares, 0.0)

    @property
    def variance(self) -> float:
        """Of the mean. Infinite while there is nothing to compare."""
        if self.clusters < 2:
            return float("inf")
        return self.clusters / (self.clusters - 1) * self.residual / self.weight**2


@dataclass(slots=True)
class Contrast:
    """A part beside the whole that it belongs to: by how much its mean is above, and how sure that is.

    Both are counted in the same clusters, so that what the two have in common drops out.
    """

    part: Clustered
    whole: Clustered
    _weights: float = 0.0
    _totals: float = 0.0
    _weight_total: float = 0.0
    _total_weight: float = 0.0

    def add(self, weight: float, total: float, whole_weight: float, whole_total: float) -> None:
        """A cluster in which the part counts; the whole is added by whoever keeps it."""
        self.part.add(weight, total)
        self._weights += weight * whole_weight
        self._totals += total * whole_total
        self._weight_total += weight * whole_total
        self._total_weight += total * whole_weight

    @property
    def difference(self) -> float:
        return self.part.mean - self.whole.mean

    @property
    def variance(self) -> float:
        part, whole = self.part, self.whole
        if part.clusters < 2 or whole.clusters < 2:
            return float("inf")
        a, b = part.mean, whole.mean
        together = self._totals - b * self._total_weight - a * self._weight_total + a * b * self._weights
        squares = (
            part.residual / part.weight**2
            + whole.residual / whole.weight**2
            - 2 * together / (part.weight * whole.weight)
        )
        return whole.clusters / (whole.clusters - 1) * max(squares, 0.0)


# ------------------------------------------------------------------------------------------- after a number of games


@dataclass(frozen=True, slots=True)
class Share:
    """A share of wins, with as many independent games as would make it just as sure."""

    share: float
    games: float

    @classmethod
    def of(cls, share: float, variance: float, clusters: int, most: float) -> Share:
        """`most` is how often it was counted: it cannot be surer than that. Where all clusters went the same way, each
        is one game."""
        share = min(max(share, 0.0), 1.0)
        games = share * (1 - share) / variance if variance and 0 < share < 1 else clusters
        return cls(share, min(games, most))

    def interval(self, z: float = NORMAL_95) -> tuple[float, float]:
        """After Wilson: all shares that the games do not speak against."""
        n = self.games
        if not n:
            return 0.0, 1.0
        middle = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        return max(middle - half, 0.0), min(middle + half, 1.0)

    def surprise(self, low: float, high: float) -> float:
        """How surprising it would be if the true share were from low to high: the p-value, of both directions."""
        bound = high if self.share > high else low
        if low <= self.share <= high or not self.games:
            return 1.0
        z = abs(self.share - bound) / sqrt(bound * (1 - bound) / self.games)
        return min(erfc(z / sqrt(2)), 1.0)


def holm(surprises: Sequence[float]) -> list[float]:
    """The p-values corrected for their number, after Holm: the chance that any of those below a bound is there by
    mistake is not above the bound, however the cards depend on each other."""
    order = sorted(range(len(surprises)), key=lambda number: surprises[number])
    corrected = [1.0] * len(surprises)
    largest = 0.0
    for place, number in enumerate(order):
        largest = max(largest, min(surprises[number] * (len(surprises) - place), 1.0))
        corrected[number] = largest
    return corrected


# -------------------------------------------------------------------------------------------------------- at any time


def any_time_margin(mean: Clustered | Contrast, alpha: float = ALPHA) -> float:
    """Half an interval that may be looked at after every cluster: the chance that the truth is outside even once, ever,
    is not above alpha.

    It is the confidence sequence of Robbins' normal mixture, with the variance that was measured. It is wider than an
    interval that is looked at once (by half, where it is tightest): that is what stopping early costs. The variance is
    taken as if four games more had been counted, two won and two lost, as Agresti and Coull do: else ten games that
    went the same way would prove that all do.
    """
    part = mean.part if isinstance(mean, Contrast) else mean
    if part.clusters < 2:
        return float("inf")
    variance = mean.variance + 4 / part.weight**2
    bound = -2 * log(alpha)
    mixed = part.clusters * (bound + log(bound) + 1) / TIGHTEST_AT
    return sqrt(variance * 2 * (mixed + 1) / mixed * log(sqrt(mixed + 1) / alpha))
