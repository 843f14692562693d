"""What a bus is, and the one for a single process."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Hear = Callable[[str], Awaitable[None]]
"""Is told the id of a table that has changed."""


class Bus(Protocol):
    @property
    def connected(self) -> bool:
        """Whether what is published elsewhere is heard here. If not, look for changes now and then."""

    async def publish(self, table: str) -> None:
        """Tell the other processes. Never fails: who does not hear it finds out later."""

    async def run(self, hear: Hear, reconnected: Callable[[], Awaitable[None]]) -> None:
        """Listen until cancelled; `reconnected` is told when messages may have been missed."""


class NoBus:
    """For one process: there is nobody to be told."""

    connected = True

    async def publish(self, table: str) -> None:
        pass

    async def run(self, hear: Hear, reconnected: Callable[[], Awaitable[None]]) -> None:
        pass
