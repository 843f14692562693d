"""Verdicts in words. The interval says in which direction something is unfair, the rate by how much."""

from __future__ import annotations

from enum import StrEnum

FAIR = (0.45, 0.55)
"""Shares of two sides that are fair; of more sides, as many tenths above and below an even share."""
LITTLE = (0.40, 0.60)
"""Outside of these a card is not a little too weak or strong, but a lot."""
EVEN = 0.5


class Verdict(StrEnum):
    TOO_EARLY = "too-early"
    """Not enough games."""
    TOO_WEAK = "too-weak"
    A_LITTLE_WEAK = "a-little-weak"
    FAIR = "fair"
    A_LITTLE_STRONG = "a-little-strong"
    TOO_STRONG = "too-strong"

    @property
    def in_words(self) -> str:
        return "too early to say" if self is Verdict.TOO_EARLY else self.value.replace("-", " ")

    @property
    def is_unfair(self) -> bool:
        return self not in (Verdict.TOO_EARLY, Verdict.FAIR)


def scaled(bounds: tuple[float, float], even: float) -> tuple[float, float]:
    """Bounds for two sides as those of a game in which each side has that even share."""
    return bounds[0] / EVEN * even, bounds[1] / EVEN * even


def verdict_on(rate: float, low: float, high: float, even: float = EVEN) -> Verdict:
    """What an interval says for sure."""
    fair, little = scaled(FAIR, even), scaled(LITTLE, even)
    if high < fair[0]:
        return Verdict.TOO_WEAK if rate < little[0] else Verdict.A_LITTLE_WEAK
    if low > fair[1]:
        return Verdict.TOO_STRONG if rate > little[1] else Verdict.A_LITTLE_STRONG
    return Verdict.FAIR if fair[0] <= low and high <= fair[1] else Verdict.TOO_EARLY
