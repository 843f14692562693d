"""Games that are over: their records, any moment of them, and the ratings that came of them."""

from __future__ import annotations

from typing import Any

from arenarium.core.fingerprint import fingerprint
from arenarium.core.outcome import Outcome
from arenarium.core.record import Record
from arenarium.games import game_of
from arenarium.server.errors import Conflict, Invalid, NotFound
from arenarium.server.live.live_match import Plan, replayed
from arenarium.server.live.reports import Reporter
from arenarium.server.live.steps import Step, standing_choices
from arenarium.server.messages.replay import Replayed
from arenarium.server.messages.tables import RatingInfo, RatingList
from arenarium.server.service.bot_pool import Thinkers
from arenarium.server.service.info import names_of, plan_of
from arenarium.server.store.ratings import COMPUTER, Ratings
from arenarium.server.store.rows import OVER, TableRow
from arenarium.server.store.steps import Steps
from arenarium.server.store.tables import Tables


class Archive:
    def __init__(self, tables: Tables, steps: Steps, ratings: Ratings, thinkers: Thinkers) -> None:
        self._tables, self._steps, self._ratings, self._thinkers = tables, steps, ratings, thinkers

    async def record(self, id: str) -> dict[str, Any]:
        """Setup, seed and choices, with all that is needed to check them."""
        row = await self._over(id)
        outcome = None if row.outcome is None else Outcome.from_json(row.outcome)
        record = Record(
            row.game,
            row.setup,
            row.seed,
            standing_choices(await self._steps.since(id, 0), outcome.reason if outcome else None),
            fingerprint=fingerprint(row.seed),
            players=tuple(names_of(row, "en")),
            outcome=outcome,
        )
        return record.to_json()

    async def replay(self, id: str, number: int, seat: int | None, language: str | None) -> Replayed:
        """The steps up to a number, and how things stood then, as a seat or a spectator saw them."""
        row = await self._over(id)
        if number > row.number:
            raise NotFound(f"the game has {row.number} steps, not {number}", "no-such-step")
        if seat is not None and seat >= len(row.seats):
            raise Invalid(f"the table has no seat {seat}", "no-such-seat")
        steps = (await self._steps.since(id, 0))[:number]
        names = names_of(row, language) if language else []
        return await self._thinkers.run(id, _moment, plan_of(row), steps, number == row.number, seat, language, names)

    async def ratings(self, game: str, way: str) -> RatingList:
        game_of(game)
        rows = await self._ratings.of(game, way)
        return RatingList(
            game,
            way,
            [
                RatingInfo(row.name, row.who.startswith(COMPUTER), row.mu - 3 * row.sigma, row.mu, row.sigma, row.games)
                for row in rows
            ],
        )

    async def _over(self, id: str) -> TableRow:
        row = await self._tables.get(id)
        if row is None:
            raise NotFound("there is no such table", "no-such-table")
        if row.status != OVER:
            raise Conflict("the game is not over; until then nobody may see everything", "not-over")
        return row


def _moment(
    plan: Plan, steps: list[Step], at_the_end: bool, seat: int | None, language: str | None, names: list[str]
) -> Replayed:
    """Done in a process of its own, as it takes a while."""
    sitting = replayed(plan, steps)
    if at_the_end:
        sitting.supply_left_out(None)
    reporter = Reporter(sitting, language, names)
    return Replayed(reporter.steps(sitting.log, seat), reporter.position(seat))
