"""Club tournaments: made by anybody with an account, run by the server.

A round begins when the one before is over. Every game has a clock, so that it ends also where somebody does not come;
who loses on time without a single choice is paired no more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec

from arenarium.bots.registry import levels_of
from arenarium.core.declaration import Forfeit
from arenarium.games import kit_of
from arenarium.server.errors import Conflict, ErrorCode, Forbidden, Invalid, NotFound, TooMany
from arenarium.server.ids import new_id
from arenarium.server.messages.events import Event, TournamentOver, TournamentRound
from arenarium.server.messages.tables import Clock, DaysClock, NoClock
from arenarium.server.messages.tournaments import (
    EntrantInfo,
    MeetingInfo,
    NewTournament,
    StandingInfo,
    TournamentBrief,
    TournamentInfo,
    TournamentList,
)
from arenarium.server.service import happenings, names, rounds
from arenarium.server.service.accounts import Identity
from arenarium.server.service.blocks import Blocks
from arenarium.server.service.compiling import Compiler
from arenarium.server.service.feeds import Feeds
from arenarium.server.service.info import cards_info
from arenarium.server.service.lobby import Lobby
from arenarium.server.service.matches import duel_variant, new_match
from arenarium.server.store.ratings import COMPUTER, Ratings
from arenarium.server.store.rows import CLOSED, SeatRow, TableRow
from arenarium.server.store.rows import OVER as TABLE_OVER
from arenarium.server.store.tournaments import (
    OPEN,
    RUNNING,
    EntrantRow,
    MeetingRow,
    TournamentRow,
    Tournaments,
)

MOST_ENTRANTS = {"swiss": 128, "round-robin": 24}
MOST_COMPUTERS = 8
"""In one tournament: their games cost the server something."""
MOST_TOURNAMENTS = 5
"""Of one owner, that are not over."""
_CLAIM = 60_000
"""Milliseconds for which a process that looks at a tournament keeps it for itself."""
_LOOK, _LOOK_BY_CORRESPONDENCE = 2_000, 60_000
"""Milliseconds between two looks at a round in play."""

logger = logging.getLogger(__name__)


class ClubTournaments:
    def __init__(
        self,
        store: Tournaments,
        ratings: Ratings,
        lobby: Lobby,
        blocks: Blocks,
        feeds: Feeds,
        now: Callable[[], int],
        compiler: Compiler,
    ) -> None:
        self._blocks, self._compiler = blocks, compiler
        self._store, self._ratings, self._lobby, self._feeds, self._now = store, ratings, lobby, feeds, now

    # -------------------------------------------------------------------------------------------------------- looking

    async def newest(self, who: Identity | None, status: str | None) -> TournamentList:
        rows = await self._store.newest(status, 50)
        entrants = await self._store.entrants([row.id for row in rows])
        return TournamentList([_brief(row, entrants[row.id], who) for row in rows])

    async def show(self, who: Identity | None, id: str) -> TournamentInfo:
        row = await self._get(id)
        entrants = (await self._store.entrants([id]))[id]
        met = await self._store.meetings(id)
        return TournamentInfo(
            tournament=_brief(row, entrants, who),
            setup=row.setup,
            mine=who is not None and who.id == row.owner,
            entrants=[
                EntrantInfo(one.number, one.name, one.computer, one.active, who is not None and one.player == who.id)
                for one in entrants
            ],
            standings=[
                StandingInfo(one.number, one.rank, one.points, one.buchholz, one.sonneborn_berger, one.wins, one.played)
                for one in rounds.standings(_field(entrants), _played(met))
            ],
            rounds=[
                [MeetingInfo(one.first, one.second, one.table, _points(one)) for one in met if one.round == number]
                for number in range(1, row.round + 1)
            ],
        )

    async def _get(self, id: str) -> TournamentRow:
        row = await self._store.get(id)
        if row is None:
            raise NotFound("there is no such tournament")
        return row

    # ------------------------------------------------------------------------------------------------- before the start

    async def create(self, who: Identity, request: NewTournament) -> TournamentInfo:
        game = await self._compiler.game_of_set(request.game, request.cards)
        variant = duel_variant(game, request.setup)
        if isinstance(request.clock, NoClock):
            raise Invalid("a tournament needs a clock: without one a game may never end")
        if await self._store.count_unfinished(who.id) >= MOST_TOURNAMENTS:
            raise TooMany(f"you have {MOST_TOURNAMENTS} tournaments that are not over")
        now = self._now()
        row = TournamentRow(
            id=new_id(),
            name=names.tidy_label(request.name),
            owner=who.id,
            game=request.game,
            way=variant,
            setup=request.setup,
            clock=msgspec.to_builtins(request.clock),
            rated=request.rated and request.cards is None,
            cards=request.cards,
            kind=request.kind,
            rounds=request.rounds if request.kind == "swiss" else None,
            round=0,
            status=OPEN,
            created_at=now,
            starts_at=request.starts_at,
            ended_at=None,
            due_at=request.starts_at,
        )
        await self._store.add(row)
        return await self.show(who, row.id)

    async def enter(self, who: Identity, id: str) -> TournamentInfo:
        row = await self._get(id)
        await self._blocks.expect_welcome(who, row.owner)
        await self._store.enter(id, who.id, None, MOST_ENTRANTS[row.kind], bot=who.bot)
        return await self.show(who, id)

    async def enter_computer(self, who: Identity, id: str, level: str) -> TournamentInfo:
        """The owner lets a computer player take part."""
        row = await self._get(id)
        _expect_owner(row, who)
        if level not in levels_of(kit_of(row.game)):
            raise Invalid(
                f"no computer player '{level}'; known are {', '.join(levels_of(kit_of(row.game)))}", ErrorCode.LEVEL
            )
        if sum(one.computer is not None for one in (await self._store.entrants([id]))[id]) >= MOST_COMPUTERS:
            raise Conflict(f"at most {MOST_COMPUTERS} computer players", ErrorCode.FULL)
        await self._store.enter(id, None, level, MOST_ENTRANTS[row.kind])
        return await self.show(who, id)

    async def leave(self, who: Identity, id: str, number: int | None = None) -> TournamentInfo:
        """Take part no more; the owner may send others away, by their number."""
        row = await self._get(id)
        entrants = (await self._store.entrants([id]))[id]
        if number is None:
            number = next((one.number for one in entrants if one.player == who.id), None)
            if number is None:
                raise Forbidden("you do not take part in this tournament", ErrorCode.NO_SEAT)
        else:
            _expect_owner(row, who)
        await self._store.leave(id, number)
        return await self.show(who, id)

    async def cancel(self, who: Identity, id: str) -> TournamentInfo:
        _expect_owner(await self._get(id), who)
        await self._store.cancel(id, self._now())
        return await self.show(who, id)

    async def start(self, who: Identity, id: str) -> TournamentInfo:
        row = await self._get(id)
        _expect_owner(row, who)
        if row.status != OPEN:
            raise Conflict("the tournament has begun, or is over", ErrorCode.BEGUN)
        await self._begin(row)
        return await self.show(who, id)

    async def _begin(self, row: TournamentRow) -> None:
        entrants = (await self._store.entrants([row.id]))[row.id]
        if len(entrants) < 2:
            raise Conflict("a tournament needs two players or more", ErrorCode.NOT_FULL)
        entrants = [
            replace(
                one, strength=await self._ratings.strength(one.player or f"{COMPUTER}{one.computer}", row.game, row.way)
            )
            for one in entrants
        ]
        count = (
            rounds.round_robin_rounds(len(entrants))
            if row.kind == "round-robin"
            else min(row.rounds or rounds.swiss_rounds(len(entrants)), rounds.round_robin_rounds(len(entrants)))
        )
        await self._next_round(replace(row, rounds=count), row, entrants, [])

    # -------------------------------------------------------------------------------------------------------- running

    async def run(self) -> None:
        """Look at all tournaments at which something is due."""
        now = self._now()
        for row in await self._store.due(now):
            if await self._store.claim(row, now + _CLAIM):
                try:
                    await (self._begin_by_itself(row) if row.status == OPEN else self._advance(row))
                except Conflict as error:
                    logger.info("a tournament goes on elsewhere: %s", error)

    async def _begin_by_itself(self, row: TournamentRow) -> None:
        entrants = (await self._store.entrants([row.id]))[row.id]
        if len(entrants) < 2:
            await self._store.cancel(row.id, self._now())
            return
        await self._begin(row)

    async def _advance(self, row: TournamentRow) -> None:
        """Keep what has been decided, and go on to the next round when all of this one has."""
        met = await self._store.meetings(row.id)
        entrants = (await self._store.entrants([row.id]))[row.id]
        current = [one for one in met if one.round == row.round]
        decided = [_decided(one) for one in current if one.first_points is None and one.status in (TABLE_OVER, CLOSED)]
        gone = [number for one in decided for number in await self._no_shows(one)]
        if decided:
            await self._store.settle(row.id, decided, gone)
        settled = {(one.round, one.board): one for one in decided}
        met = [settled.get((one.round, one.board), one) for one in met]
        entrants = [replace(one, active=one.active and one.number not in gone) for one in entrants]
        assert row.rounds is not None
        if any(one.first_points is None for one in met):
            await self._store.look_at(row.id, self._now() + _pause(row))
        elif row.round >= row.rounds or sum(one.active for one in entrants) < 2:
            await self._finish(row, entrants, met)
        else:
            await self._next_round(row, row, entrants, met)

    async def _no_shows(self, meeting: MeetingRow) -> list[int]:
        """Who has lost on time without a single choice."""
        assert meeting.table is not None
        if meeting.outcome is None or meeting.outcome.get("reason") not in (
            Forfeit.OUT_OF_TIME.value,
            Forfeit.LEFT.value,
        ):
            return []
        seats = ((0, meeting.first, meeting.first_points), (1, meeting.second, meeting.second_points))
        return [
            number
            for seat, number, points in seats
            if number is not None and points == 0 and not await self._store.has_chosen(meeting.table, seat)
        ]

    async def _next_round(
        self, row: TournamentRow, before: TournamentRow, entrants: Sequence[EntrantRow], met: Sequence[MeetingRow]
    ) -> None:
        field, number = _field(entrants), row.round + 1
        if row.kind == "swiss":
            pairs = await asyncio.to_thread(rounds.swiss, field, _played(met), number)
        else:
            pairs = rounds.round_robin(field, number)
        by_number = {one.number: one for one in entrants}
        tables: list[TableRow] = []
        kept: list[MeetingRow] = []
        for board, pair in enumerate(pairs):
            table = None if pair.second is None else self._table(row, by_number[pair.first], by_number[pair.second])
            if table is not None:
                tables.append(table)
            points = pair.points or (None, None)
            kept.append(
                MeetingRow(number, board, pair.first, pair.second, table.id if table else None, points[0], points[1])
            )
        await self._store.begin_round(
            before,
            kept,
            tables,
            {one.number: one.strength for one in entrants} if before.status == OPEN else {},
            status=RUNNING,
            rounds=row.rounds,
            due_at=self._now() + _pause(row),
        )
        for table in tables:
            await self._lobby.begin(table.id)
        await self._feeds.tell(list(_told_of_round(row, number, by_number, kept, tables)))

    def _table(self, row: TournamentRow, first: EntrantRow, second: EntrantRow) -> TableRow:
        seats = [
            SeatRow(player=one.player, name=one.name, computer=one.computer, bot=one.bot) for one in (first, second)
        ]
        return new_match(
            row.game,
            row.setup,
            row.clock,
            row.owner,
            seats,
            self._now(),
            variant=row.way,
            rated=row.rated,
            cards=row.card_set,
        )

    async def _finish(self, row: TournamentRow, entrants: Sequence[EntrantRow], met: Sequence[MeetingRow]) -> None:
        if not await self._store.end(row.id, self._now()):
            return
        rank = {one.number: one.rank for one in rounds.standings(_field(entrants), _played(met))}
        await self._feeds.tell(
            [
                (one.player, TournamentOver(tournament=row.id, name=row.name, rank=rank[one.number]))
                for one in entrants
                if one.player
            ]
        )


def _told_of_round(
    row: TournamentRow,
    number: int,
    entrants: dict[int, EntrantRow],
    met: Sequence[MeetingRow],
    tables: Sequence[TableRow],
) -> list[tuple[str, Event]]:
    events: list[tuple[str, Event]] = []
    by_id = {table.id: table for table in tables}
    for meeting in met:
        for seat, one in enumerate((meeting.first, meeting.second)):
            player = None if one is None else entrants[one].player
            if player is not None:
                game = happenings.brief(by_id[meeting.table], seat) if meeting.table else None
                events.append((player, TournamentRound(tournament=row.id, name=row.name, round=number, game=game)))
    return events


def _expect_owner(row: TournamentRow, who: Identity) -> None:
    if row.owner != who.id:
        raise Forbidden("only the owner of the tournament can do this", ErrorCode.NOT_OWNER)


def _field(entrants: Sequence[EntrantRow]) -> list[rounds.Entrant]:
    return [rounds.Entrant(one.number, one.strength, one.active) for one in entrants]


def _played(met: Sequence[MeetingRow]) -> list[rounds.Meeting]:
    return [rounds.Meeting(one.round, one.first, one.second, _points(one)) for one in met]


def _points(meeting: MeetingRow) -> tuple[float, float] | None:
    return None if meeting.first_points is None else (meeting.first_points, meeting.second_points or 0.0)


def _decided(meeting: MeetingRow) -> MeetingRow:
    """A meeting whose game is over, with its points. A table that was closed gives nobody any."""
    ranking = meeting.outcome.get("ranking") if meeting.outcome else None
    if not isinstance(ranking, list | tuple):
        return replace(meeting, first_points=0.0, second_points=0.0)
    first, second = ranking
    points = (0.5, 0.5) if first == second else (1.0, 0.0) if first < second else (0.0, 1.0)
    return replace(meeting, first_points=points[0], second_points=points[1])


def _pause(row: TournamentRow) -> int:
    clock: Clock = msgspec.convert(row.clock, Clock)
    return _LOOK_BY_CORRESPONDENCE if isinstance(clock, DaysClock) else _LOOK


def _brief(row: TournamentRow, entrants: Sequence[EntrantRow], who: Identity | None) -> TournamentBrief:
    return TournamentBrief(
        id=row.id,
        name=row.name,
        owner=row.owner_name,
        game=row.game,
        variant=row.way,
        clock=msgspec.convert(row.clock, Clock),
        kind=row.kind,  # type: ignore[arg-type]
        rounds=row.rounds,
        round=row.round,
        status=row.status,  # type: ignore[arg-type]
        rated=row.rated,
        created_at=row.created_at,
        starts_at=row.starts_at,
        ended_at=row.ended_at,
        size=len(entrants),
        entered=who is not None and any(one.player == who.id for one in entrants),
        cards=cards_info(row.card_set),
    )
