"""Waiting in line for what only one can have at a time, fairly: who asks most often is not served most often."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count

_MAX_REMEMBERED = 1000


@dataclass(eq=False, slots=True)
class _Place:
    rank: int
    parties: tuple[str, ...]
    seconds: float
    number: int
    called: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Line:
    """Each place in line is on behalf of some parties, the widest first: an address, a player there. Next is the party
    that was served longest ago; within it, the same again. Of a higher rank nobody is served while others wait."""

    def __init__(self) -> None:
        self._waiting: list[_Place] = []
        self._taken = False
        self._served: dict[str, int] = {}
        self._numbers = count(1)

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def seconds(self) -> float:
        """How long those who wait now are expected to take."""
        return sum(place.seconds for place in self._waiting)

    @asynccontextmanager
    async def turn(self, *parties: str, rank: int = 0, seconds: float = 0.0) -> AsyncIterator[None]:
        if self._taken:
            place = _Place(rank, parties, seconds, next(self._numbers))
            self._waiting.append(place)
            try:
                await place.called
            except BaseException:
                if place in self._waiting:
                    self._waiting.remove(place)
                else:
                    self._call_next()  # it was called, and is gone
                raise
        self._taken = True
        self._note(parties)
        try:
            yield
        finally:
            self._call_next()

    def _call_next(self) -> None:
        waiting = [place for place in self._waiting if not place.called.cancelled()]  # who is gone may not know it yet
        self._taken = bool(waiting)
        if waiting:
            place = min(waiting, key=self._order)
            self._waiting.remove(place)
            self._note(place.parties)
            place.called.set_result(None)

    def _order(self, place: _Place) -> tuple[int, list[int], int]:
        return place.rank, [self._served.get(party, 0) for party in place.parties], place.number

    def _note(self, parties: tuple[str, ...]) -> None:
        number = next(self._numbers)
        self._served |= dict.fromkeys(parties, number)
        if len(self._served) > _MAX_REMEMBERED:
            known = {party for place in self._waiting for party in place.parties} | {*parties}
            self._served = {party: served for party, served in self._served.items() if party in known}
