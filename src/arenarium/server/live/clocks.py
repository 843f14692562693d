"""The time of each seat, worked out from the times of the steps alone: after a restart it is exactly what it was.

A seat's time runs while it is asked something. A turn of the clock begins when a seat begins to be asked, or when the
game's own turn begins. Computer players have no clock: their time is their pace.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from arenarium.server.messages.tables import DAY, Clock, DaysClock, NoClock, TotalClock, TurnClock

SECOND = 1000

ClockReading = tuple[tuple[int | None, ...], dict[int, int]]


class Clocks:
    def __init__(self, rule: Clock, computers: Sequence[bool]) -> None:
        self._for_turn, self._increment = 0, 0
        at_first = None
        match rule:
            case TurnClock(seconds):
                self._for_turn = at_first = seconds * SECOND
            case DaysClock(days):
                self._for_turn = at_first = days * DAY * SECOND
            case TotalClock(seconds, increment):
                at_first, self._increment = seconds * SECOND, increment * SECOND
            case NoClock():
                pass
        self.left: list[int | None] = [None if computer else at_first for computer in computers]
        """Milliseconds by seat, at the last step; None for who is not hurried."""
        self._since: dict[int, int] = {}
        self._stopped: dict[int, int | None] = {}
        """What the seats had left that computer players have taken over."""

    @property
    def running(self) -> list[int]:
        """The seats whose time runs."""
        return sorted(self._since)

    def left_at(self, at: int) -> list[int | None]:
        """What everybody had left at a time that is not before the last step."""
        return [
            None if left is None else left - (at - self._since.get(seat, at)) for seat, left in enumerate(self.left)
        ]

    def go_on(self, at: int, asked: Collection[int], new_turn: bool) -> None:
        """A step was made at that time, and now these seats are asked."""
        for seat, since in self._since.items():
            self._add(seat, since - at)
            if self._increment and (new_turn or seat not in asked):
                self._add(seat, self._increment)
        if self._for_turn:
            for seat in asked:
                if (new_turn or seat not in self._since) and self.left[seat] is not None:
                    self.left[seat] = self._for_turn
        self._since = {seat: at for seat in asked if self.left[seat] is not None}

    def _add(self, seat: int, time: int) -> None:
        left = self.left[seat]
        assert left is not None
        self.left[seat] = left + time

    def stop(self, seat: int) -> None:
        """A computer player has taken over."""
        self._stopped[seat] = self.left[seat]
        self.left[seat] = None
        self._since.pop(seat, None)

    def resume(self, seat: int) -> None:
        """The player is back, with the time that was left; it runs from now on."""
        self.left[seat] = self._stopped.pop(seat)

    def next_end(self) -> tuple[int, int] | None:
        """When the first time runs out, and whose; of two at once, that of the seat with the lower number."""
        ends = [(since + left, seat) for seat, since in self._since.items() if (left := self.left[seat]) is not None]
        return min(ends, default=None)

    def reading(self) -> ClockReading:
        return tuple(self.left), dict(self._since)

    def back_to(self, reading: ClockReading) -> None:
        """As if nothing had been done since; the time that has passed is the seat's own. Where a computer player has
        taken over in the meantime, there is no clock any more; who has come back since keeps the time of now."""
        kept = [now if now is None or then is None else then for now, then in zip(self.left, reading[0], strict=True)]
        self.left, self._since = kept, {seat: at for seat, at in reading[1].items() if kept[seat] is not None}


def runs_out(reading: ClockReading, seat: int, at: int) -> bool:
    """Whether a seat's time would be up at `at` if the clocks were set back."""
    left = reading[0][seat]
    return left is not None and seat in reading[1] and reading[1][seat] + left <= at
