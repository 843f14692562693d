"""How writing to the database goes: whether it can be done at all, and how long it takes. A disk that is full, one that
is slow and a database that says nothing can all still be read from, or seem to."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from arenarium.server.metrics import Metrics

SLOW = 1.0
"""Seconds after which a write is called slow."""
FRESH = 5.0
"""Seconds for which what the last write has shown is believed."""
_LOG_PAUSE = 30.0

logger = logging.getLogger(__name__)


class Writing:
    def __init__(self, metrics: Metrics | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._metrics, self._clock = metrics, clock
        self.problem: str | None = None
        """Why the last write has failed."""
        self.slow = False
        """Whether the last write took long."""
        self._at = float("-inf")
        self._log_at: dict[str, float] = {}

    @property
    def known(self) -> bool:
        """Whether somebody has written, or tried to, just now."""
        return self._clock() - self._at < FRESH

    @contextmanager
    def noted(
        self, unavailable: tuple[type[BaseException], ...], fine: tuple[type[BaseException], ...]
    ) -> Iterator[None]:
        """Around a write. What is `fine` says something about what was written, and nothing about writing."""
        began = self._clock()
        try:
            yield
        except fine:
            raise
        except unavailable as error:
            self._failed(error)
            raise
        self._succeeded(self._clock() - began)

    def _failed(self, error: BaseException) -> None:
        self.problem, self._at = reason(error), self._clock()
        if self._metrics is not None:
            self._metrics.failed_writes.labels(kind(error)).inc()
        self._log(f"nothing can be written to the database: {self.problem}")

    def _succeeded(self, seconds: float) -> None:
        if self.problem is not None:
            logger.warning("the database can be written to again")
            self._log_at.clear()
        self.problem, self.slow, self._at = None, seconds >= SLOW, self._clock()
        if self._metrics is not None:
            self._metrics.writes.observe(seconds)
        if self.slow:
            self._log("the database is slow to write to; is the disk busy?", f"{seconds:.1f} s")

    def _log(self, what: str, detail: str = "") -> None:
        if self._clock() >= self._log_at.get(what, 0.0):
            self._log_at[what] = self._clock() + _LOG_PAUSE
            logger.error("%s %s", what, detail)


def reason(error: BaseException) -> str:
    """What the database itself says, in a line; what was to be written is not in it."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(cause, asyncio.TimeoutError):
        return "it does not answer"
    return (str(cause).splitlines() or [""])[0][:200] or type(cause).__name__


def kind(error: BaseException) -> str:
    """The same in a word, for counting."""
    text = reason(error)
    return "full" if "full" in text or "No space left" in text else "silent" if "does not answer" in text else "failed"
