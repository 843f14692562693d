"""A sequential probability ratio test: play until it is clear whether a player is better by elo1 or only by elo0.

The observation is a *deal*, the mean of all its games, as the games of a deal depend on each other. Where a deal is two
games with exchanged seats, that is the pentanomial test with which chess engines are developed. The likelihood ratio is
the generalized one: of all ways to spread the results that have the mean of a hypothesis, the most likely is taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from math import log

from arenarium.core.errors import SetupError

ERROR = 0.05
"""How often the test may be wrong, whichever of the two is true."""
BOUND = log((1 - ERROR) / ERROR)
"""Of the logarithm of the likelihood ratio, up and down."""
_PRIOR = 1e-3
"""So many deals are added that ended as badly, and as well, as can be: no result is then impossible."""
_STEPS = 60
"""Of the search for the most likely spread: enough for all digits of a float."""


class Decision(StrEnum):
    BETTER = "better"
    NOT_BETTER = "not better"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """What is compared, in Elo points."""

    elo0: float
    elo1: float

    @classmethod
    def read(cls, text: str) -> Hypotheses:
        """From "0,20". Raises SetupError."""
        try:
            elo0, elo1 = map(float, text.split(","))
        except ValueError:
            raise SetupError(f"'{text}' is not two numbers with a comma between them, such as 0,20") from None
        if not -1000 <= elo0 < elo1 <= 1000:
            raise SetupError(f"'{text}': the first number is smaller than the second, and both are Elo points")
        return cls(elo0, elo1)


@dataclass(slots=True)
class SequentialTest:
    """Of one player against others. Deals may come in any order; they are looked at in the order of their numbers, so
    that the decision is the same whoever plays them."""

    hypotheses: Hypotheses
    others: int = 1
    """How many opponents there are in a game."""
    deals: int = 0
    """That were looked at: all that come later change nothing any more."""
    ratio: float = 0.0
    """The logarithm of the likelihood ratio."""
    decision: Decision = Decision.OPEN
    _shares: Counter[float] = field(default_factory=Counter)
    _waiting: dict[int, float | None] = field(default_factory=dict)

    def add(self, deal: int, share: float | None) -> None:
        """What the player had of a deal, from 0 to 1; None: there was an error, so that it says nothing."""
        self._waiting[deal] = share
        while self.decision is Decision.OPEN and self.deals in self._waiting:
            share = self._waiting.pop(self.deals)
            self.deals += 1
            if share is not None:
                self._shares[share] += 1
                self._look()

    def _look(self) -> None:
        bounds = (self.expected(self.hypotheses.elo0), self.expected(self.hypotheses.elo1))
        self.ratio = log_ratio(self._shares, *bounds)
        if self.ratio >= BOUND:
            self.decision = Decision.BETTER
        elif self.ratio <= -BOUND:
            self.decision = Decision.NOT_BETTER

    def expected(self, elo: float) -> float:
        """The share of wins of a player that is so much stronger than each of the others."""
        return float(1 / (1 + self.others * 10 ** (-elo / 400)))


def log_ratio(shares: Mapping[float, int], low: float, high: float) -> float:
    """How much more likely the results are if the mean is `high` than if it is `low`, as a logarithm."""
    spread = [(share, shares.get(share, 0) + (_PRIOR if share in (0, 1) else 0)) for share in sorted({0, *shares, 1})]
    lean_low, lean_high = (_lean(spread, mean) for mean in (low, high))
    return sum(
        count * log((1 + lean_low * (share - low)) / (1 + lean_high * (share - high))) for share, count in spread
    )


def _lean(spread: Iterable[tuple[float, float]], mean: float) -> float:
    """The most likely spread with a mean weighs each result by 1 / (1 + lean * (share - mean)); this is its lean."""
    low, high = -1 / (1 - mean), 1 / mean  # beyond that a weight would be negative
    for _ in range(_STEPS):
        lean = (low + high) / 2
        if sum(count * (share - mean) / (1 + lean * (share - mean)) for share, count in spread) > 0:
            low = lean
        else:
            high = lean
    return (low + high) / 2
