"""The workshop: what is done with documents of strangers. All of it is done in a process of its own, to which
everything else on the machine comes first. Those who wait have their turn by address; who comes when many wait is told
to come later."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TypeVar

from arenarium.core.errors import CardError
from arenarium.core.plain import Json
from arenarium.games import kit_of
from arenarium.server.errors import ErrorCode, Invalid, Unavailable
from arenarium.server.limiter import Limiter
from arenarium.server.live.cards import MatchCards
from arenarium.server.messages.workshop import CheckPosition, CompleteText
from arenarium.server.service import workshop_worker
from arenarium.server.service.line import Line
from arenarium.server.service.worker_process import WorkerProcess
from arenarium.server.service.workshop_worker import Checked, Start
from arenarium.server.settings import Limits

NICENESS = 10
"""As for replays: whoever plays comes first."""
MAX_WAITING = 16
MAX_KEPT = 64
"""Libraries and printed cards that are kept: each some hundred thousand bytes."""

T = TypeVar("T")
Document = dict[str, Json]


class Workshop:
    def __init__(self, limiter: Limiter, limits: Limits) -> None:
        self._limiter, self._limits = limiter, limits
        self._process: WorkerProcess | None = None
        self._line = Line()
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    async def check(self, game: str, document: Document, address: str) -> bytes:
        return await self._asked(game, address, workshop_worker.check, document)

    async def complete(self, asked: CompleteText, address: str) -> bytes:
        return await self._asked(asked.game, address, workshop_worker.complete, asked.kind, asked.key, asked.text)

    async def write(self, game: str, document: Document, address: str) -> bytes:
        return await self._asked(game, address, workshop_worker.write, document)

    async def read(self, game: str, text: str, address: str) -> bytes:
        return await self._asked(game, address, workshop_worker.read, text)

    async def check_position(self, asked: CheckPosition, cards: MatchCards | None, address: str) -> bytes:
        return await self._asked(asked.game, address, workshop_worker.check_position, cards, asked.document, asked.text)

    async def printed(self, game: str, address: str) -> bytes:
        return await self._once(("printed", game), game, address, workshop_worker.printed)

    async def library(self, game: str, cards: MatchCards, language: str, address: str) -> bytes:
        key = ("library", game, cards.id, language)
        return await self._once(key, game, address, workshop_worker.library, cards, language)

    async def accept(self, game: str, document: Document, address: str) -> Checked:
        """A document that is to be kept. Raises Invalid."""
        checked = await self._asked(game, address, workshop_worker.accept, document)
        if isinstance(checked, str):
            raise Invalid(checked, ErrorCode.BAD_CARDS)
        return checked

    async def start(self, game: str, cards: MatchCards | None, text: str, address: str) -> Start:
        """The position that a game is to begin with. Raises Invalid."""
        start = await self._asked(game, address, workshop_worker.start, cards, text)
        if isinstance(start, str):
            raise Invalid(start, ErrorCode.BAD_POSITION)
        return start

    async def _once(self, key: Hashable, game: str, address: str, task: Callable[..., bytes], *args: object) -> bytes:
        """What never changes for a key is kept for who asks next."""
        if key not in self._kept:
            self._kept[key] = await self._run(game, address, task, *args)
            while len(self._kept) > MAX_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _asked(self, game: str, address: str, task: Callable[..., T], *args: object) -> T:
        await self._limiter.hit(self._limits.workshop, "workshop", address)
        return await self._run(game, address, task, *args)

    async def _run(self, game: str, address: str, task: Callable[..., T], *args: object) -> T:
        kit_of(game)
        if len(self._line) >= MAX_WAITING:
            raise Unavailable("the workshop is full; try again in a moment")
        async with self._line.turn(address):
            if self._process is None:
                self._process = WorkerProcess(NICENESS)
            try:
                return await self._process.run(task, game, *args)
            except TimeoutError:
                raise Invalid(
                    f"this takes longer than {workshop_worker.MAX_SECONDS:.0f} s: fewer cards, or shorter texts",
                    ErrorCode.BAD_CARDS,
                ) from None
            except CardError as error:
                raise Invalid(str(error), ErrorCode.BAD_CARDS) from None

    def close(self) -> None:
        if self._process is not None:
            self._process.close()
