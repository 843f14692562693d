"""How a match ended."""

from __future__ import annotations

from dataclasses import dataclass

from arenarium.core.errors import NotationError
from arenarium.core.plain import Json, decoded


@dataclass(frozen=True, slots=True)
class Outcome:
    ranking: tuple[int, ...]
    """By seat: 1 for the winners, then 2 and so on; equal numbers are a tie."""
    scores: tuple[int, ...]
    """By seat, in the game's own points."""
    reason: str
    """Why the game ended, as a word of the game's own list."""
    decided_by: str
    """What separated the first from the next: the score, a tie-break, or nothing."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranking) if rank == 1)

    def to_json(self) -> dict[str, Json]:
        return {
            "ranking": list(self.ranking),
            "scores": list(self.scores),
            "reason": self.reason,
            "decided_by": self.decided_by,
        }

    @classmethod
    def from_json(cls, data: Json) -> Outcome:
        """Raises NotationError."""
        outcome = decoded(cls, data, "outcome")
        if len(outcome.ranking) != len(outcome.scores) or min(outcome.ranking, default=1) < 1:
            raise NotationError("'outcome' has a rank, from 1, and a score for each seat")
        return outcome
