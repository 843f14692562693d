"""What a card gave to those who held it first: the evidence of pairs of games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from arenarium.lab.balance.evidence import ALPHA, Clustered, any_time_margin
from arenarium.lab.balance.games import Pair
from arenarium.lab.balance.sums import Sums
from arenarium.lab.balance.verdict import EVEN

LEAST_PAIRS = 20
"""Before so many the variance is a guess, and so is the interval."""
MOST_POINTS = 120
"""Of the curve."""


@dataclass(frozen=True, slots=True)
class Point:
    """What was known after so many games."""

    games: int
    rate: float
    low: float
    high: float


@dataclass(slots=True)
class Gains:
    """Deal by deal. All intervals may be looked at at any time."""

    looked_at: int = 1
    """How many cards are studied together."""
    even: float = EVEN
    pairs: int = 0
    """That were begun."""
    counted: int = 0
    """Of which one side was the first to hold the card."""
    games: int = 0
    with_it: float = 0.0
    """Sums over the counted pairs: of the holder's share, with the card and without it, and of turns."""
    without: float = 0.0
    paired: int = 0
    used: int = 0
    first_turns: int = 0
    turns: int = 0
    all: Clustered = field(default_factory=Clustered)
    by_seat: dict[int, Clustered] = field(default_factory=dict)
    by_faction: dict[str, Clustered] = field(default_factory=dict)
    curve: list[Point] = field(default_factory=list)

    def add(self, deal: Sequence[Pair], card: str) -> None:
        gains: list[float] = []
        seats, factions = Sums[int](), Sums[str]()
        for pair in deal:
            self.pairs += 1
            self.games += pair.games
            game = pair.with_it
            if game is not None and game.holder is not None and pair.gain is not None:
                gains.append(pair.gain)
                seats.add(game.holder, pair.gain)
                if game.factions[game.holder]:
                    factions.add(game.factions[game.holder], pair.gain)
                self.even = game.even
                self.with_it += game.shares[game.holder]
                if pair.without is not None:
                    self.paired += 1
                    self.without += pair.without
                self.turns += game.turns
                if card in game.used[game.holder]:
                    self.used += 1
                    self.first_turns += game.used[game.holder][card]
        self.counted += len(gains)
        self.all.add(len(gains), sum(gains))
        seats.into(self.by_seat)
        factions.into(self.by_faction)
        self._mark()

    def interval(self, gains: Clustered | None = None) -> tuple[float, float, float]:
        """The share of the first place, low and high, of a side that holds the card and is like the others else."""
        gains = self.all if gains is None else gains
        rate = min(max(self.even + gains.mean, 0.0), 1.0)
        margin = any_time_margin(gains, ALPHA / self.looked_at)
        return rate, max(rate - margin, 0.0), min(rate + margin, 1.0)

    def _mark(self) -> None:
        """A point of the curve, ever more seldom."""
        if self.counted and (not self.curve or self.games > self.curve[-1].games * (1 + 5 / MOST_POINTS) + 3):
            self.curve.append(Point(self.games, *self.interval()))
