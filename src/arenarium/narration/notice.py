"""What happens at a table beside the game: somebody leaves, comes back, is replaced."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Notice:
    """Not an event of a game: no rule knows of it, and everybody may see it."""

    event: str
    """leave, away, return, agree, time, takeover or takeback."""
    seat: int
    other: int | None = None
    """For `agree`: the seat that a computer player may take over."""
