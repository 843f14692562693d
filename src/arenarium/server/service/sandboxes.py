"""Sandboxes: a table of one player alone, who begins anywhere, sees everything and takes anything back."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from arenarium.bots.registry import levels_of
from arenarium.games import kit_of
from arenarium.server.errors import ErrorCode, Invalid
from arenarium.server.ids import new_id
from arenarium.server.limiter import Limiter
from arenarium.server.live.cards import MatchCards
from arenarium.server.messages.tables import TableInfo
from arenarium.server.messages.workshop import CheckPosition, NewSandbox
from arenarium.server.service.accounts import Identity
from arenarium.server.service.card_sets import CardSets
from arenarium.server.service.compiling import Compiler
from arenarium.server.service.lobby import Lobby
from arenarium.server.service.room_services import BOT_GRACE
from arenarium.server.service.rooms import Rooms
from arenarium.server.service.workshop import Workshop
from arenarium.server.settings import Limits
from arenarium.server.store.rows import LIVE, SeatRow, TableRow
from arenarium.server.store.tables import Tables
from arenarium.server.variants import variant_of

MOST = 5
"""Sandboxes of one player that are not over: a new one closes the oldest."""


class Sandboxes:
    def __init__(
        self,
        workshop: Workshop,
        sets: CardSets,
        compiler: Compiler,
        tables: Tables,
        rooms: Rooms,
        lobby: Lobby,
        limiter: Limiter,
        limits: Limits,
        now: Callable[[], int],
    ) -> None:
        self._workshop, self._sets, self._compiler = workshop, sets, compiler
        self._tables, self._rooms, self._lobby = tables, rooms, lobby
        self._limiter, self._limits, self._now = limiter, limits, now

    async def check(self, asked: CheckPosition, address: str) -> bytes:
        """Of type `CheckedPosition`."""
        cards = None
        if asked.cards is not None:
            _expect_one(asked.document)
            cards = await self._compiler.cards(asked.cards, asked.game)
        return await self._workshop.check_position(asked, cards, address)

    async def create(self, who: Identity, request: NewSandbox, address: str) -> TableInfo:
        await self._lobby.expect_new_games()
        await self._limiter.hit(self._limits.new_tables, "new table", who.id)
        cards = await self._cards(who, request, address)
        start = await self._workshop.start(request.game, cards, request.position, address)
        computers = {int(seat): level for seat, level in request.computers.items()}
        seats = tuple(_seat(who, request.game, computers.pop(seat, None)) for seat in range(start.seats))
        if computers:
            raise Invalid(f"the table has no seat {min(computers)}", ErrorCode.NO_SUCH_SEAT)
        if all(seat.computer for seat in seats):
            raise Invalid("one seat at least is yours", ErrorCode.BAD_SEATS)
        await self._lobby.expect_affordable(who, request.game, seats)
        game, now = await self._compiler.game(request.game, cards), self._now()
        row = TableRow(
            id=new_id(),
            game=request.game,
            way=variant_of(game, start.setup),
            setup=start.setup,
            clock={"kind": "none"},
            public=False,
            start_when_full=True,
            status=LIVE,
            owner=who.id,
            seed=secrets.token_hex(32),
            created_at=now,
            started_at=now,
            ended_at=None,
            outcome=None,
            next=None,
            revision=0,
            number=0,
            said=0,
            due_at=now + BOT_GRACE,
            seats=seats,
            rated=False,
            cards=None if cards is None else cards.id,
            position=start.text,
            sandbox=True,
        )
        await self._close_oldest(who)
        await self._tables.create(row)
        await self._rooms.changed(row.id)
        await self._rooms.attend(row.id)
        return await self._lobby.show(who, row.id)

    async def _cards(self, who: Identity, request: NewSandbox, address: str) -> MatchCards | None:
        if request.cards is not None:
            _expect_one(request.document)
            return await self._compiler.cards(request.cards, request.game)
        if request.document is not None:
            return await self._sets.keep_for_sandbox(who, request.game, request.document, address)
        return None

    async def _close_oldest(self, who: Identity) -> None:
        for row in (await self._tables.sandboxes_of(who.id))[MOST - 1 :]:
            await self._tables.close(row, self._now())
            await self._rooms.changed(row.id)


def _expect_one(document: object) -> None:
    if document is not None:
        raise Invalid("a set that is kept, or a document: not both", ErrorCode.BAD_CARDS)


def _seat(who: Identity, game: str, level: str | None) -> SeatRow:
    if level is None:
        return SeatRow(player=who.id, name=who.name, account=who.account, bot=who.bot)
    known = levels_of(kit_of(game))
    if level not in known:
        raise Invalid(f"no computer player '{level}'; known are {', '.join(known)}", ErrorCode.LEVEL)
    return SeatRow(computer=level)
