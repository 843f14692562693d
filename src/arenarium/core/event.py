"""What happened, and who may see it.

A game declares a dataclass for each kind of event, with a field `event` that names the kind; its fields are plain
values, ready for JSON. Where something is hidden, there are two of them: what everybody sees, and what some seats see.
A watcher always gets `seen_by`: nothing else of an event may leave the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

TURN = "turn"
"""The kind of event with which a turn begins, where a game has turns: reports count them."""
OVER = "over"
"""The kind of the last event of every game. A narrator may leave it to the outcome."""


class Happening(Protocol):
    """What all kinds of events have in common."""

    @property
    def event(self) -> str:
        """The kind."""


@dataclass(frozen=True, slots=True)
class Event:
    public: Happening
    """What everybody sees."""
    private: Happening | None = None
    """What only `seats` see."""
    seats: frozenset[int] = frozenset()

    @property
    def kind(self) -> str:
        return self.public.event

    def seen_by(self, seat: int | None) -> Happening:
        """The event as a seat, or a spectator (None), may know it."""
        return self.private if self.private is not None and seat in self.seats else self.public
