"""What time it is, for everything that happens at tables. Somebody may set the clock of the machine by mistake: no game
ends of that."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

JUMP = 5_000
"""Milliseconds. Smaller corrections, as machines make them all the time, are followed."""
_LOG_PAUSE = 600.0
"""Seconds between two lines in the log while the clock is wrong."""

logger = logging.getLogger(__name__)


def _wall() -> int:
    return time.time_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970. It follows the clock of the machine; where that jumps, it goes on by the monotonic
    clock, until the jump is taken back or the server is started again."""

    def __init__(self, wall: Callable[[], int] = _wall, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._monotonic = wall, monotonic
        self._offset = wall() - self._passed()
        self._log_at = 0.0
        self.ahead = 0
        """Milliseconds by which the clock of the machine has jumped; negative where it was set back."""

    def _passed(self) -> int:
        return round(self._monotonic() * 1000)

    def __call__(self) -> int:
        wall, steady = self._wall(), self._passed() + self._offset
        if abs(wall - steady) <= JUMP:
            if self.ahead:
                logger.warning("the clock of this machine is right again")
            self.ahead, self._log_at = 0, 0.0
            self._offset += wall - steady
            return wall
        self.ahead = wall - steady
        if self._monotonic() >= self._log_at:
            self._log_at = self._monotonic() + _LOG_PAUSE
            logger.error(
                "the clock of this machine has jumped by %.0f s; games go on by the time as it was before. If the new "
                "time is right, restart the server",
                self.ahead / 1000,
            )
        return steady
