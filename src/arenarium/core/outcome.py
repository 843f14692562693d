"""How a match ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


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

    def to_json(self) -> dict[str, Any]:
        return {
            "ranking": list(self.ranking),
            "scores": list(self.scores),
            "reason": self.reason,
            "decided_by": self.decided_by,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Outcome:
        return cls(tuple(data["ranking"]), tuple(data["scores"]), data["reason"], data["decided_by"])
