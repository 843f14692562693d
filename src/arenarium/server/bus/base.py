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


class PresenceNews(NamedTuple):
    """Which seats of a table are connected to a process."""

    table: str
    process: str
    seats: tuple[int, ...]
    asks: bool = False
    """Whether the process has just come to the table, and wants to hear the same from the others."""


class PlayerNews(NamedTuple):
    """Something has happened to a player: the number of their last event."""

    player: str
    number: int


OnPlayer = Callable[[PlayerNews], None]
OnPresence = Callable[[PresenceNews], None]
OnNews = Callable[[News], None]
OnReconnect = Callable[[], None]
"""Is told when news may have been missed."""


def ignore(news: PresenceNews) -> None:
    """For processes to which it does not matter who is connected."""


def ignore_player(news: PlayerNews) -> None:
    """For processes that tell no player anything."""


class Bus(Protocol):
    @property
    def alone(self) -> bool:
        """Whether there are no other processes."""

    @property
    def connected(self) -> bool:
        """Whether what is published elsewhere is heard here. If not, look for changes now and then."""

    async def publish(self, news: News) -> None:
        """Tell the other processes. Neither fails nor waits: a process that misses it finds out later."""

    def publish_presence(self, news: PresenceNews) -> None:
        """Tell the other processes who is connected here. A message that is lost is made up for by the next one."""

    def publish_player(self, news: PlayerNews) -> None:
        """Tell the other processes that a player has a new event. A process that misses it finds out later."""

    async def run(
        self,
        on_news: OnNews,
        on_reconnect: OnReconnect,
        on_presence: OnPresence = ignore,
        on_player: OnPlayer = ignore_player,
    ) -> None:
        """Listen until cancelled."""


class NoBus:
    """For one process: there is nobody to be told."""

    alone = connected = True

    async def publish(self, news: News) -> None:
        pass

    def publish_presence(self, news: PresenceNews) -> None:
        pass

    def publish_player(self, news: PlayerNews) -> None:
        pass

    async def run(
        self,
        on_news: OnNews,
        on_reconnect: OnReconnect,
        on_presence: OnPresence = ignore,
        on_player: OnPlayer = ignore_player,
    ) -> None:
        pass
