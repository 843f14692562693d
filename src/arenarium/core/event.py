"""What happened, and who may see it.

An event has facts for everybody and, where something is hidden, further facts for some seats. A watcher always
gets `seen_by`: nothing else of an event may leave the table.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Facts = dict[str, Any]

TURN = "turn"
"""The kind of event with which a turn begins, where a game has turns: reports count them."""
OVER = "over"
"""The kind of the last event of every game. A narrator may leave it to the outcome."""


@dataclass(frozen=True, slots=True)
class Event:
    kind: str
    facts: Facts
    """What everybody sees: plain values, ready for JSON."""
    secret: Facts = field(default_factory=dict)
    """What only `seats` see on top; a fact of the same name replaces the public one."""
    seats: frozenset[int] = frozenset()

    def seen_by(self, seat: int | None) -> Facts:
        """The event as a seat, or a spectator (None), may know it."""
        told = {"event": self.kind, **self.facts}
        if seat is not None and seat in self.seats:
            told.update(self.secret)
        return told
