"""^C and SIGTERM: they end a run where nothing is lost by it, and not in the middle of a line that is being written."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Any

_SIGNALS = (signal.SIGINT, signal.SIGTERM)
WAKE = 1.0
"""Who waits looks up after so many seconds: a signal that came just before the waiting began is else heard only when
the waiting ends."""


class Interrupted(KeyboardInterrupt):
    """Somebody wants the run to end."""

    def __init__(self, number: int) -> None:
        super().__init__(signal.Signals(number).name)
        self.exit_code = 128 + number
        """As a shell has it."""


class Stopping:
    """While you are `with` it, signals wait: what you do is done whole. Only where you are `open` to them does one
    raise Interrupted. Other threads than the first get no signals, and have nothing to fear."""

    def __init__(self) -> None:
        self._before: list[Any] = []  # whatever handlers there were
        self._is_open = False
        self._waiting: int | None = None

    def __enter__(self) -> Stopping:
        if current_thread() is main_thread():
            self._before = [signal.signal(number, self._arrived) for number in _SIGNALS]
        return self

    def __exit__(self, *error: object) -> None:
        for number, handler in zip(_SIGNALS, self._before, strict=False):
            signal.signal(number, handler)

    def _arrived(self, number: int, frame: FrameType | None) -> None:
        self._waiting = number
        if self._is_open:
            raise Interrupted(number)

    @contextmanager
    def open(self) -> Iterator[None]:
        """For waiting. Raises Interrupted, also for a signal that came before."""
        self._is_open = True
        try:
            if self._waiting is not None:
                raise Interrupted(self._waiting)
            yield
        finally:
            self._is_open = False
