"""Time to think: so many seconds for a whole turn, however many questions the turn asks.

Only the player's own thinking counts, not what passes between two questions. What a second is, the clock says: the
wall's for a person who waits, the processor's where many games are played beside each other on a noisy machine.
"""

from __future__ import annotations

import gc
from collections.abc import Callable

Clock = Callable[[], float]


class TimeBudget:
    """The time of one player. `begin` and `end` enclose the thinking about each question.

    In between the garbage collector waits: search makes many things and no cycles, and looking through all of them
    would take a tenth of a second now and then.
    """

    __slots__ = ("_began", "_collects", "_spent", "_turn", "clock", "seconds", "slowest")

    def __init__(self, seconds: float, clock: Clock) -> None:
        self.seconds = seconds
        """For a turn."""
        self.clock = clock
        self.slowest = 0.0
        """The most that a turn has taken so far."""
        self._turn = -1
        self._spent = 0.0
        self._began = clock()
        self._collects = gc.isenabled()

    def begin(self, turn: int) -> None:
        """A question of that turn is being thought about."""
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        self._collects = gc.isenabled()
        gc.disable()
        self._began = self.clock()

    def end(self) -> None:
        self._spent += self.clock() - self._began
        self.slowest = max(self.slowest, self._spent)
        if self._collects:
            gc.enable()

    def left(self) -> float:
        """Seconds left for the turn; negative when it has taken too long."""
        return self.seconds - self._spent - (self.clock() - self._began)


def avoid_long_pauses() -> None:
    """Once for a process, before playing: what is loaded by now, the cards above all, stays. Else the garbage collector
    looks through all of it now and then, and a turn takes some hundredths of a second longer."""
    gc.collect()
    gc.freeze()
