"""What a bus is, and the one for a single process."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from arenarium.server.live.steps import Step


class News(NamedTuple):
    """A table has changed: how far it has got."""

    table: str
    revision: int
    number: int
    """Of the last step."""
    said: int
    """The number of the last line of chat."""
    step: Step | None = None
    """The last step, where that is the news."""


Hear = Callable[[News], None]
Reconnected = Callable[[], None]
"""Is told when news may have been missed."""


class Bus(Protocol):
    @property
    def connected(self) -> bool:
        """Whether what is published elsewhere is heard here. If not, look for changes now and then."""

    async def publish(self, news: News) -> None:
        """Tell the other processes. Neither fails nor waits: who does not hear it finds out later."""

    async def run(self, hear: Hear, reconnected: Reconnected) -> None:
        """Listen until cancelled."""


class NoBus:
    """For one process: there is nobody to be told."""

    connected = True

    async def publish(self, news: News) -> None:
        pass

    async def run(self, hear: Hear, reconnected: Reconnected) -> None:
        pass
