"""Tables before and between games: making them, finding them, sitting down, getting up, starting, playing again."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from arenarium.bots.registry import levels_of
from arenarium.core.errors import SetupError
from arenarium.games import game_of, kit_of
from arenarium.server.errors import Conflict, Forbidden, Invalid, NotFound, TooMany
from arenarium.server.limiter import Limiter
from arenarium.server.messages.tables import (
    ComputerSeat,
    GameList,
    HumanSeat,
    NewSeat,
    NewTable,
    OpenSeat,
    TableInfo,
    TableList,
)
from arenarium.server.service.accounts import Accounts, Identity
from arenarium.server.service.info import clock_of, table_info
from arenarium.server.service.room import GRACE
from arenarium.server.service.rooms import EMPTY, Rooms
from arenarium.server.settings import Limits
from arenarium.server.store.rows import CLOSED, LIVE, OPEN, OVER, SeatRow, TableRow
from arenarium.server.store.tables import Tables
from arenarium.server.variants import games, variant_of

_ATTEMPTS = 10


class Lobby:
    def __init__(
        self,
        tables: Tables,
        rooms: Rooms,
        accounts: Accounts,
        limiter: Limiter,
        limits: Limits,
        now: Callable[[], int],
    ) -> None:
        self._tables, self._rooms, self._accounts = tables, rooms, accounts
        self._limiter, self._limits, self._now = limiter, limits, now

    # -------------------------------------------------------------------------------------------------------- looking

    def games(self) -> GameList:
        return GameList(games())

    async def show(self, who: Identity | None, id: str) -> TableInfo:
        return table_info(await self._get(id), who)

    async def find(
        self, who: Identity | None, *, status: str | None, game: str | None, mine: bool, before: str | None, limit: int
    ) -> TableList:
        """Public tables, or your own, newest first."""
        if mine and who is None:
            return TableList([], None)
        rows = await self._tables.find(
            status=status,
            game=game,
            player=who.id if mine and who is not None else None,
            before=before,
            limit=limit,
        )
        return TableList([table_info(row, who) for row in rows], rows[-1].id if len(rows) == limit else None)

    async def _get(self, id: str) -> TableRow:
        row = await self._tables.get(id)
        if row is None:
            raise NotFound("there is no such table", "no-such-table")
        return row

    # --------------------------------------------------------------------------------------------------------- making

    async def create(self, who: Identity, wanted: NewTable) -> TableInfo:
        try:
            game = game_of(wanted.game)
            seats = game.seats(wanted.setup)
        except SetupError as error:
            raise Invalid(str(error), "bad-setup") from None
        plan = wanted.seats or [HumanSeat(), *[OpenSeat()] * (seats - 1)]
        if len(plan) != seats:
            raise Invalid(f"{len(plan)} seats are described, but this way to play has {seats}", "bad-seats")
        if sum(isinstance(seat, HumanSeat) for seat in plan) > 1:
            raise Invalid("you can sit in one seat only", "bad-seats")
        rows = [await self._seat(who, wanted.game, seat) for seat in plan]
        return await self._make(who, wanted, tuple(rows))

    async def _make(self, who: Identity, wanted: NewTable, seats: tuple[SeatRow, ...]) -> TableInfo:
        await self._limiter.hit(self._limits.new_tables, "new table", who.id)
        if await self._tables.owned(who.id) >= self._limits.tables:
            raise TooMany(f"you have {self._limits.tables} tables that are not over; finish some first")
        now = self._now()
        row = TableRow(
            id=secrets.token_urlsafe(12),
            game=wanted.game,
            way=variant_of(game_of(wanted.game), wanted.setup),
            setup=wanted.setup,
            clock=msgspec.to_builtins(wanted.clock),
            public=wanted.public,
            start_when_full=wanted.start_when_full,
            status=OPEN,
            owner=who.id,
            seed=secrets.token_hex(32),
            created_at=now,
            started_at=None,
            ended_at=None,
            outcome=None,
            next=None,
            revision=0,
            number=0,
            said=0,
            due_at=now + EMPTY,
            seats=seats,
        )
        begins = row.full and row.start_when_full
        await self._tables.create(replace(row, **self._beginning()) if begins else row)
        if begins:
            await self._set_going(row.id)
        return table_info(await self._get(row.id), who)

    async def _seat(self, who: Identity, game: str, wanted: NewSeat) -> SeatRow:
        match wanted:
            case HumanSeat():
                return SeatRow(player=who.id, name=who.name, account=who.account)
            case ComputerSeat(level):
                if level not in levels_of(kit_of(game)):
                    raise Invalid(
                        f"no computer player '{level}'; known are {', '.join(levels_of(kit_of(game)))}", "level"
                    )
                return SeatRow(computer=level)
            case OpenSeat(name):
                if name is None:
                    return SeatRow()
                found = await self._accounts.find(name)
                if found is None:
                    raise Invalid(f"there is no account '{name}'", "no-such-account")
                return SeatRow(reserved_for=found.id, reserved_name=found.name)

    # -------------------------------------------------------------------------------------------------------- sitting

    async def join(self, who: Identity, id: str, seat: int | None) -> TableInfo:
        """Sit down: in that seat, or where there is room."""
        for _ in range(_ATTEMPTS):
            row = await self._get(id)
            if row.seat_of(who.id) is not None:
                return table_info(row, who)
            _expect_open(row)
            number = _free_seat(row, who, seat)
            begins = row.start_when_full and row.free_seats == [number]
            try:
                # both at once: nobody finds a table that is full, and that nobody starts any more
                seated = SeatRow(player=who.id, name=who.name)
                await self._tables.seat(row, number, seated, **self._beginning() if begins else {})
            except Conflict:
                continue  # somebody else was faster; there may be another seat
            await (self._set_going(id) if begins else self._rooms.changed(id))
            return table_info(await self._get(id), who)
        raise Conflict("too many want to sit down at once; try again", "busy")

    async def leave(self, who: Identity, id: str) -> TableInfo:
        """Get up before the start. The table goes to a player who is left, or is closed."""
        row = await self._get(id)
        _expect_open(row)
        seat = row.seat_of(who.id)
        if seat is None:
            raise Forbidden("you have no seat at this table", "no-seat")
        others = [each.player for each in row.seats if each.player and each.player != who.id]
        if not others:
            await self._tables.close(row, self._now())
        else:
            await self._tables.seat(row, seat, SeatRow(), owner=others[0] if row.owner == who.id else row.owner)
        await self._rooms.changed(id)
        return table_info(await self._get(id), who)

    async def reseat(self, who: Identity, id: str, seat: int, wanted: NewSeat) -> TableInfo:
        """The owner decides who may sit in a seat: another computer player, anybody, or the owner."""
        row = await self._get(id)
        _expect_open(row)
        if row.owner != who.id:
            raise Forbidden("only whoever made the table can change its seats", "not-owner")
        if seat >= len(row.seats):
            raise NotFound(f"the table has no seat {seat}", "no-such-seat")
        if row.seats[seat].player not in (None, who.id):
            raise Conflict("a seat belongs to whoever took it", "taken")
        if isinstance(wanted, HumanSeat) and row.seat_of(who.id) not in (None, seat):
            raise Conflict("you have a seat already", "seated")
        await self._tables.seat(row, seat, await self._seat(who, row.game, wanted))
        await self._rooms.changed(id)
        return table_info(await self._get(id), who)

    # ------------------------------------------------------------------------------------------------------- starting

    async def start(self, who: Identity, id: str) -> TableInfo:
        row = await self._get(id)
        _expect_open(row)
        if row.owner != who.id and row.seat_of(who.id) is None:
            raise Forbidden("only those at the table can start the game", "no-seat")
        if not row.full:
            raise Conflict("there are free seats: wait, or give them to computer players", "not-full")
        await self._tables.change(row, **self._beginning())
        await self._set_going(id)
        return table_info(await self._get(id), who)

    def _beginning(self) -> dict[str, Any]:
        """What changes of a table when its game begins."""
        now = self._now()
        return {"status": LIVE, "started_at": now, "due_at": now + GRACE}

    async def _set_going(self, id: str) -> None:
        await self._rooms.changed(id)
        await self._rooms.attend(id)  # the first turn has its end, too

    async def rematch(self, who: Identity, id: str) -> TableInfo:
        """Play again with everybody one seat further: the first who wants to makes the table, the others join it."""
        row = await self._get(id)
        if row.status != OVER:
            raise Conflict("the game is not over", "not-over")
        if row.seat_of(who.id) is None:
            raise Forbidden("only those who played can ask for a rematch", "no-seat")
        following = await self._tables.get(row.next) if row.next else None
        if following is None or following.status == CLOSED:  # the player who had asked has got up again
            made = await self._make(who, _same_again(row), _one_seat_further(row, who))
            try:
                await self._tables.change(row, next=made.id)
            except Conflict:  # somebody else asked at the same time: theirs counts
                await self._tables.close(await self._get(made.id), self._now())
            else:
                await self._rooms.changed(id)
                return made
            row = await self._get(id)
        assert row.next is not None
        return await self.join(who, row.next, None)


def _expect_open(row: TableRow) -> None:
    if row.status != OPEN:
        raise Conflict("the table is closed" if row.status == CLOSED else "the game has begun", "begun")


def _free_seat(row: TableRow, who: Identity, wanted: int | None) -> int:
    """Where somebody may sit down: the seat that was asked for, one kept for them, or the first that is free."""
    open_to_them = [
        (seat.reserved_for is None, number)
        for number, seat in enumerate(row.seats)
        if seat.free and seat.reserved_for in (None, who.id)
    ]
    if wanted is None:
        if not open_to_them:
            raise Conflict("there is no free seat at this table", "full")
        return min(open_to_them)[1]
    if wanted >= len(row.seats):
        raise NotFound(f"the table has no seat {wanted}", "no-such-seat")
    if wanted not in [number for _, number in open_to_them]:
        raise Conflict(f"seat {wanted} is not free", "taken")
    return wanted


def _same_again(row: TableRow) -> NewTable:
    return NewTable(game=row.game, setup=row.setup, public=row.public, clock=clock_of(row))


def _one_seat_further(row: TableRow, who: Identity) -> tuple[SeatRow, ...]:
    """Everybody in the next seat; those who have not said yes yet find theirs kept for them."""
    moved = (*row.seats[-1:], *row.seats[:-1])
    return tuple(
        SeatRow(computer=seat.computer)
        if seat.player is None
        else SeatRow(player=who.id, name=who.name)
        if seat.player == who.id
        else SeatRow(reserved_for=seat.player)
        for seat in moved
    )
