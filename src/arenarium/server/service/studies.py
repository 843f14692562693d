"""Studies of fairness: games that computers play in the background, for whoever wants to know whether a card is fair.

They are played in one process, to which everything else on the machine comes first, a deal at a time in turn for each
address and each player there. What they have found is kept in the database, where every process of the server finds it,
for an hour. When the server ends, they are given up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

import msgspec

from arenarium.core.plain import Json
from arenarium.games import kit_of
from arenarium.server.errors import ErrorCode, Invalid, NotFound, TooMany
from arenarium.server.ids import new_id
from arenarium.server.limiter import Limiter
from arenarium.server.messages.workshop import NewStudy, StudyInfo, StudyList, StudyPoint, StudyProblem
from arenarium.server.service import study_worker
from arenarium.server.service.accounts import Identity
from arenarium.server.service.line import Line
from arenarium.server.service.study_worker import MOST_GAMES, Order
from arenarium.server.service.whereabouts import Whereabouts
from arenarium.server.service.worker_process import WorkerProcess
from arenarium.server.service.workshop import Workshop
from arenarium.server.settings import Limits
from arenarium.server.store.studies import DONE, FAILED, RUNNING, STOPPED, UNFINISHED, WAITING, Studies, StudyRow

NICENESS = 19
"""Nobody looks on while a study is played: everything else comes first, replays and computer players too."""
LIFETIME = 60 * 60 * 1000
"""Milliseconds after which a study is forgotten, however far it is."""
SILENCE = 5 * 60 * 1000
"""Milliseconds after which a study of which nothing is heard counts as given up: its process was killed."""
MOST_RUNNING = 8
"""Of all players: each more makes all others slower."""

logger = logging.getLogger(__name__)
T = TypeVar("T")


class FairnessStudies:
    def __init__(
        self,
        studies: Studies,
        workshop: Workshop,
        whereabouts: Whereabouts,
        limiter: Limiter,
        limits: Limits,
        now: Callable[[], int],
    ) -> None:
        self._store, self._workshop, self._whereabouts = studies, workshop, whereabouts
        self._limiter, self._limits, self._now = limiter, limits, now
        self._line = Line()
        self._process: WorkerProcess | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def begin(self, who: Identity, request: NewStudy, address: str) -> StudyInfo:
        await self._expect_room(who, address)
        await self._limiter.hit(self._limits.studies, "studies", who.id)
        checked = await self._workshop.accept(request.game, request.document, address)
        if request.card not in checked.own:
            raise Invalid(f"there is no card '{request.card}' in it", ErrorCode.BAD_CARDS)
        setup = request.setup or dict(kit_of(request.game).game.example_setups()[0])
        now = self._now()
        row = StudyRow(new_id(), who.id, request.game, request.card, WAITING, now, now)
        await self._store.add(row)
        order = Order(row.id, request.game, checked.cards, request.card, setup)
        task = self._tasks[row.id] = asyncio.create_task(self._run(order, who.id, address))
        task.add_done_callback(lambda _: self._tasks.pop(row.id, None))
        return self._info(row)

    async def _expect_room(self, who: Identity, address: str) -> None:
        heard = self._now() - SILENCE
        if await self._store.count_unfinished(who.id, seen_after=heard):
            raise TooMany("one study at a time: stop the other first", retry_after=30)
        most = self._limits.studies_at_address
        if not self._limiter.trusts(address):
            others = self._whereabouts.players_at(address)
            if others and await self._store.count_unfinished(*others, seen_after=heard) >= most:
                raise TooMany(f"from your address {most} studies run already", retry_after=60)
        if await self._store.count_unfinished(seen_after=heard) >= MOST_RUNNING:
            raise TooMany("too many studies run already; try again in some minutes", retry_after=120)

    async def of(self, who: Identity) -> StudyList:
        rows = await self._store.of(who.id)
        return StudyList([self._info(row) for row in rows if self._remembered(row)])

    async def show(self, who: Identity, id: str) -> StudyInfo:
        return self._info(await self._get(who, id))

    async def stop(self, who: Identity, id: str) -> None:
        """What it has found stays; to stop it twice is no mistake."""
        await self._get(who, id)
        await self._store.end(id, STOPPED)
        if id in self._tasks:
            self._tasks[id].cancel()

    async def tidy(self) -> None:
        await self._store.tidy(self._now() - LIFETIME)

    async def close(self) -> None:
        """Give up all that run here, and say so."""
        tasks = dict(self._tasks)
        for task in tasks.values():
            task.cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        for id in tasks:
            try:
                await self._store.end(id, STOPPED)
            except Exception as error:
                logger.warning("a study could not be ended: %s", type(error).__name__)
        if self._process is not None:
            self._process.close()

    async def _get(self, who: Identity, id: str) -> StudyRow:
        row = await self._store.get(id)
        if row is None or row.player != who.id or not self._remembered(row):
            raise NotFound("there is no such study")
        return row

    def _remembered(self, row: StudyRow) -> bool:
        return self._now() - row.created_at < LIFETIME

    # -------------------------------------------------------------------------------------------------------- playing

    async def _run(self, order: Order, player: str, address: str) -> None:
        try:
            await self._play(order, player, address)
        except asyncio.CancelledError:
            raise
        except study_worker.Lost:
            await self._fail(order, "interrupted")
        except TimeoutError:
            await self._fail(order, "too-slow")
        except Exception:
            logger.exception("a study of %s has gone wrong", order.game)
            await self._fail(order, "internal")
        finally:
            if self._process is not None:
                forgetting = asyncio.ensure_future(self._process.run(study_worker.forget, order.id))
                forgetting.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _play(self, order: Order, player: str, address: str) -> None:
        async with self._line.turn(address, player):
            problem = await self._work(study_worker.begin, order)
        if problem is not None:
            await self._fail(order, "not-playable", problem)
            return
        until = self._now() + LIFETIME
        enough = False
        while not enough and self._now() < until:
            async with self._line.turn(address, player):
                report, enough = await self._work(study_worker.play, order.id)
            progress: dict[str, Json] = {"report": report}
            if not await self._store.note(order.id, DONE if enough else RUNNING, progress, self._now()):
                return  # somebody has stopped it

    async def _work(self, task: Callable[..., T], *args: object) -> T:
        if self._process is None:
            self._process = WorkerProcess(NICENESS)
        return await self._process.run(task, *args)

    async def _fail(self, order: Order, problem: StudyProblem, detail: str | None = None) -> None:
        row = await self._store.get(order.id)
        progress = (row.progress if row else {}) | {"problem": problem, "detail": detail}
        await self._store.note(order.id, FAILED, progress, self._now())

    def _info(self, row: StudyRow) -> StudyInfo:
        report, problem = row.progress.get("report"), row.progress.get("problem")
        status = row.status
        if status in UNFINISHED and self._now() - row.seen_at >= SILENCE:
            status, problem = FAILED, "interrupted"
        known = msgspec.convert(report, _Known) if report is not None else _Known()
        return StudyInfo(
            id=row.id,
            game=row.game,
            card=row.card,
            status=status,  # type: ignore[arg-type]
            games=known.games,
            most_games=MOST_GAMES,
            points=known.curve,
            verdict=known.verdict,
            report=report,  # type: ignore[arg-type]
            problem=problem,  # type: ignore[arg-type]
            detail=row.progress.get("detail"),  # type: ignore[arg-type]
            created_at=row.created_at,
            gone_at=row.created_at + LIFETIME,
        )


class _Known(msgspec.Struct):
    """What the server itself reads of a report."""

    games: int = 0
    verdict: str | None = None
    curve: list[StudyPoint] = []
