"""Who is at a table right now: the seats whose players are connected, to this process or to another.

Nothing of it is stored. A process tells the others over the bus which seats are connected to it, whenever that changes
and now and then; what it has not repeated for a while counts no more. Rooms decide what follows from it.
"""

from __future__ import annotations

from collections.abc import Set

from arenarium.server.bus.base import PresenceNews

REPEAT = 10_000
"""Milliseconds after which a process says again who is connected to it."""
EXPIRES = 30_000
"""Milliseconds after which what another process has said counts no more."""


class Presence:
    """The players of one table."""

    def __init__(self) -> None:
        self.here: frozenset[int] = frozenset()
        """Seats connected to this process."""
        self._elsewhere: dict[str, tuple[frozenset[int], int]] = {}
        """By process: the seats connected to it, and when it said so."""
        self._away: dict[int, int] = {}
        self._repeat_at = 0

    @property
    def away(self) -> dict[int, int]:
        """By seat: since when its player is not connected."""
        return self._away

    def connected(self, seat: int) -> bool:
        return seat in self.here or any(seat in seats for seats, _ in self._elsewhere.values())

    def hear(self, news: PresenceNews, now: int) -> None:
        """What another process says."""
        if news.seats:
            self._elsewhere[news.process] = frozenset(news.seats), now
        else:
            self._elsewhere.pop(news.process, None)

    def expire(self, now: int) -> bool:
        """Forget processes that have not been heard for too long. Whether there were any."""
        before = len(self._elsewhere)
        self._elsewhere = {
            process: (seats, at) for process, (seats, at) in self._elsewhere.items() if now - at < EXPIRES
        }
        return len(self._elsewhere) < before

    def repeats(self, now: int) -> bool:
        """Whether it is time to say again who is connected here."""
        if not self.here or 0 <= now - self._repeat_at < REPEAT:
            return False
        self._repeat_at = now
        return True

    def update(self, players: Set[int], now: int) -> bool:
        """Work out who is away, of these seats. Whether anything has changed."""
        before = self._away
        self._away = {seat: before.get(seat, now) for seat in sorted(players) if not self.connected(seat)}
        return self._away != before
