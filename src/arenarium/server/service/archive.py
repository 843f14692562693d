"""Games that are over: their records, any moment of them, and the ratings that came of them."""

from __future__ import annotations

from dataclasses import dataclass

from arenarium.core.fingerprint import fingerprint
from arenarium.core.outcome import Outcome
from arenarium.core.plain import Json
from arenarium.core.record import Record, RecordCards
from arenarium.games import game_of, kit_of
from arenarium.server.errors import Conflict, ErrorCode, Invalid, NotFound
from arenarium.server.live.cards import MatchCards
from arenarium.server.live.live_match import MatchPlan, replayed
from arenarium.server.live.reports import Reporter
from arenarium.server.live.steps import Step, standing_choices
from arenarium.server.messages.replay import Replayed
from arenarium.server.messages.tables import RatingInfo, RatingList
from arenarium.server.messages.workshop import PositionText
from arenarium.server.service.accounts import Identity
from arenarium.server.service.compiling import Compiler
from arenarium.server.service.info import expect_allowed, names_of
from arenarium.server.service.mistakes import find_mistakes
from arenarium.server.service.pictures import can_draw, picture
from arenarium.server.service.replays import Replays
from arenarium.server.service.teller import encode
from arenarium.server.store.ratings import BOT, COMPUTER, Ratings, shown
from arenarium.server.store.rows import OVER, TableRow
from arenarium.server.store.steps import Steps
from arenarium.server.store.tables import Tables


@dataclass(frozen=True, slots=True)
class Eyes:
    """Through whose eyes a game is looked at afterwards."""

    seat: int | None = None
    """None: a spectator's."""
    everything: bool = False
    """Whether what the others held is seen, too."""


class Archive:
    def __init__(
        self,
        tables: Tables,
        steps: Steps,
        ratings: Ratings,
        replays: Replays,
        searches: Replays,
        compiler: Compiler,
    ) -> None:
        """`searches`: for what takes so long that no replay may wait for it."""
        self._tables, self._steps, self._ratings = tables, steps, ratings
        self._replays, self._searches, self._compiler = replays, searches, compiler

    async def record(self, id: str) -> dict[str, Json]:
        """Setup, seed and choices, with all that is needed to check them. A sandbox has none."""
        row = await self._over(None, id)
        plan = await self._compiler.plan(row)
        return record_of(row, await self._steps.since(id, 0), plan.cards).to_json()

    async def replay(self, id: str, number: int, eyes: Eyes, language: str | None, address: str = "") -> bytes:
        """The steps up to a number, and how things stood then, as somebody sees them, in JSON."""
        row = await self._over(None, id)
        _expect_step(row, number)
        if eyes.seat is not None and eyes.seat >= len(row.seats):
            raise Invalid(f"the table has no seat {eyes.seat}", ErrorCode.NO_SUCH_SEAT)
        names = names_of(row, language) if language else []
        at_the_end = number == row.number
        key = ("replay", id, number, eyes, language, *names)
        steps = (await self._steps.since(id, 0))[:number]
        plan = await self._compiler.plan(row)
        return await self._replays.get(key, address, _moment, plan, steps, at_the_end, eyes, language, names)

    async def mistakes(self, id: str, seat: int, language: str, address: str = "") -> bytes:
        """The worst mistakes of a seat, in JSON."""
        row = await self._over(None, id)
        if seat >= len(row.seats):
            raise Invalid(f"the table has no seat {seat}", ErrorCode.NO_SUCH_SEAT)
        if kit_of(row.game).analyst_ is None:
            raise NotFound("nobody can say what was a mistake in this game")
        names = names_of(row, language)
        steps = await self._steps.since(id, 0)
        key = ("mistakes", id, seat, language, *names)
        plan = await self._compiler.plan(row)
        return await self._searches.get(key, address, find_mistakes, plan, steps, seat, language, names)

    async def picture(self, id: str, number: int | None, address: str = "") -> bytes:
        """The position at a table, or after a step of a game that is over, as PNG."""
        row = await self._tables.get(id)
        if row is None or row.started_at is None or row.sandbox or not can_draw(row.game):
            raise NotFound("there is no picture of this table", ErrorCode.NO_SUCH_TABLE)
        over = row.status == OVER
        steps = await self._steps.since(id, 0)
        if number is not None and over:
            steps = steps[:number]
        plan = await self._compiler.plan(row)
        return await self._replays.get(("picture", id, len(steps), over), address, picture, plan, steps, over)

    async def position(self, who: Identity | None, id: str, number: int | None, address: str = "") -> bytes:
        """The position as text after a step, in JSON: of a game that is over, or of the reader's own sandbox at any
        time. Of a game that runs, or was given up, nobody is told what others hold."""
        row = await self._tables.get(id)
        if row is None or row.started_at is None or not row.sandbox:
            row = await self._over(who, id)
        expect_allowed(row, who)
        number = row.number if number is None else number
        _expect_step(row, number)
        steps = (await self._steps.since(id, 0))[:number]
        plan = await self._compiler.plan(row)
        return await self._replays.get(("position", id, number), address, _position, plan, steps)

    async def ratings(self, game: str, variant: str) -> RatingList:
        game_of(game)
        rows = await self._ratings.of(game, variant)
        return RatingList(
            game,
            variant,
            [
                RatingInfo(
                    row.name,
                    row.who.startswith(COMPUTER),
                    row.who.startswith(BOT),
                    shown(row.mu, row.sigma),
                    row.mu,
                    row.sigma,
                    row.games,
                )
                for row in rows
            ],
        )

    async def _over(self, who: Identity | None, id: str) -> TableRow:
        row = await self._tables.get(id)
        if row is None:
            raise NotFound("there is no such table", ErrorCode.NO_SUCH_TABLE)
        expect_allowed(row, who)
        if row.status != OVER:
            raise Conflict("the game is not over; until then nobody may see everything", ErrorCode.NOT_OVER)
        return row


def _expect_step(row: TableRow, number: int) -> None:
    if number > row.number:
        raise NotFound(f"the game has {row.number} steps, not {number}", ErrorCode.NO_SUCH_STEP)


def record_of(row: TableRow, steps: list[Step], cards: MatchCards | None = None) -> Record:
    """The record of a game that is over, with its card set, so that it can be played again anywhere."""
    outcome = None if row.outcome is None else Outcome.from_json(row.outcome)
    everybodys = row.dealt_seed != row.seed
    return Record(
        row.game,
        row.setup,
        row.dealt_seed,
        standing_choices(steps, outcome.reason if outcome else None),
        fingerprint=fingerprint(row.seed),
        players=tuple(names_of(row, "en")),
        outcome=outcome,
        drawn=row.seed if everybodys else None,
        added=tuple(seat.random for seat in row.seats) if everybodys else (),
        cards=None if cards is None else RecordCards(cards.id, cards.name, cards.source),
    )


def _moment(
    plan: MatchPlan, steps: list[Step], at_the_end: bool, eyes: Eyes, language: str | None, names: list[str]
) -> bytes:
    """Done in a process of its own, as it takes a while."""
    live = replayed(plan, steps)
    if at_the_end:
        live.supply_left_out(None)
    reporter = Reporter(live, language, names)
    return encode(Replayed(reporter.steps(live.log, eyes.seat), reporter.position(eyes.seat, eyes.everything)))


def _position(plan: MatchPlan, steps: list[Step]) -> bytes:
    """Done in a process of its own, too."""
    live = replayed(plan, steps)
    cards = None if plan.cards is None else plan.cards.id
    return encode(PositionText(len(steps), live.game.position(live.state), cards))
