"""Tables before and between games: making them, finding them, joining, leaving, starting, playing again."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypedDict

import msgspec

from arenarium.bots.registry import levels_of, seconds_of
from arenarium.core.errors import SetupError
from arenarium.games import kit_of, kits
from arenarium.server.errors import Conflict, ErrorCode, Forbidden, Invalid, NotFound, TooMany
from arenarium.server.ids import new_id
from arenarium.server.limiter import Limiter
from arenarium.server.messages.tables import (
    ComputerSeat,
    GameList,
    HumanSeat,
    Invitation,
    NewSeat,
    NewTable,
    OpenSeat,
    TableInfo,
    TableList,
)
from arenarium.server.service import happenings, names
from arenarium.server.service.accounts import Accounts, Identity
from arenarium.server.service.blocks import Blocks
from arenarium.server.service.compiling import Compiler
from arenarium.server.service.feeds import Feeds
from arenarium.server.service.info import cards_info, clock_of, expect_allowed, table_info
from arenarium.server.service.room_services import BOT_GRACE
from arenarium.server.service.rooms import OPEN_TABLE_LIFETIME, Rooms
from arenarium.server.service.site import Site
from arenarium.server.service.whereabouts import Whereabouts
from arenarium.server.settings import Limits
from arenarium.server.store.rows import CLOSED, LIVE, OPEN, OVER, SeatRow, TableRow
from arenarium.server.store.tables import Tables
from arenarium.server.variants import games, variant_of

_MAX_ATTEMPTS = 10


class _Beginning(TypedDict, total=False):
    """What changes of a table when its game begins."""

    status: str
    started_at: int
    due_at: int


class Lobby:
    def __init__(
        self,
        tables: Tables,
        rooms: Rooms,
        accounts: Accounts,
        limiter: Limiter,
        limits: Limits,
        now: Callable[[], int],
        feeds: Feeds,
        whereabouts: Whereabouts,
        site: Site,
        blocks: Blocks,
        compiler: Compiler,
    ) -> None:
        self._whereabouts = whereabouts
        self._tables, self._rooms, self._accounts = tables, rooms, accounts
        self._site, self._blocks, self._compiler = site, blocks, compiler
        self._limiter, self._limits, self._now, self._feeds = limiter, limits, now, feeds

    # -------------------------------------------------------------------------------------------------------- looking

    def games(self) -> GameList:
        return GameList(games())

    async def show(self, who: Identity | None, id: str) -> TableInfo:
        row = await self._get(id)
        expect_allowed(row, who)
        return table_info(row, who)

    async def find_row(self, id: str) -> TableRow | None:
        """A table, for everybody who has its link."""
        row = await self._tables.get(id)
        return None if row is None or row.sandbox else row

    async def invitation(self, id: str) -> Invitation:
        """A table as those see it who have only its link."""
        row = await self._get(id)
        expect_allowed(row, None)
        return Invitation(
            host=next((seat.name for seat in row.seats if seat.player == row.owner), None),
            game=row.game,
            variant=row.way,
            clock=clock_of(row),
            status=row.status,  # type: ignore[arg-type]
            seats=table_info(row, None).seats,
            free=sum(seat.free and seat.reserved_for is None for seat in row.seats),
            cards=cards_info(row.card_set),
        )

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
        tables = [table_info(row, who) for row in rows]
        if mine:
            for table in tables:
                if table.status == LIVE:
                    table.asked = await self._rooms.asked(table.id)
        return TableList(tables, rows[-1].id if len(rows) == limit else None)

    async def _get(self, id: str) -> TableRow:
        row = await self._tables.get(id)
        if row is None:
            raise NotFound("there is no such table", ErrorCode.NO_SUCH_TABLE)
        return row

    # --------------------------------------------------------------------------------------------------------- making

    async def create(self, who: Identity, request: NewTable) -> TableInfo:
        try:
            game = await self._compiler.game_of_set(request.game, request.cards)
            seats = game.seats(request.setup)
        except SetupError as error:
            raise Invalid(str(error), ErrorCode.BAD_SETUP) from None
        plan = request.seats or [HumanSeat(), *[OpenSeat()] * (seats - 1)]
        if len(plan) != seats:
            raise Invalid(f"{len(plan)} seats are described, but this variant has {seats}", ErrorCode.BAD_SEATS)
        if sum(isinstance(seat, HumanSeat) for seat in plan) > 1:
            raise Invalid("you can sit in one seat only", ErrorCode.BAD_SEATS)
        rows = [await self._seat(who, request.game, seat, request.random) for seat in plan]
        return await self._make(who, request, tuple(rows))

    async def _make(self, who: Identity, request: NewTable, seats: tuple[SeatRow, ...]) -> TableInfo:
        await self.expect_new_games()
        await self._limiter.hit(self._limits.new_tables, "new table", who.id)
        if await self._tables.owned(who.id) >= self._limits.tables:
            raise TooMany(f"you have {self._limits.tables} tables that are not over; finish some first")
        await self.expect_affordable(who, request.game, seats)
        now = self._now()
        game = await self._compiler.game_of_set(request.game, request.cards)
        row = TableRow(
            id=new_id(),
            game=request.game,
            way=variant_of(game, request.setup),
            setup=request.setup,
            clock=msgspec.to_builtins(request.clock),
            public=request.public,
            start_when_full=request.start_when_full,
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
            due_at=now + OPEN_TABLE_LIFETIME,
            seats=seats,
            rated=request.cards is None,
            cards=request.cards,
        )
        begins = row.full and row.start_when_full
        await self._tables.create(replace(row, **self._beginning()) if begins else row)
        if begins:
            await self._set_going(row.id)
        return table_info(await self._get(row.id), who)

    async def _seat(self, who: Identity, game: str, new_seat: NewSeat, random: str | None = None) -> SeatRow:
        match new_seat:
            case HumanSeat():
                return _seated(who, random)
            case ComputerSeat(level):
                if level not in levels_of(kit_of(game)):
                    raise Invalid(
                        f"no computer player '{level}'; known are {', '.join(levels_of(kit_of(game)))}", ErrorCode.LEVEL
                    )
                return SeatRow(computer=level)
            case OpenSeat(name):
                if name is None:
                    return SeatRow()
                account = await self._accounts.find(name)
                if account is None:
                    raise Invalid(f"there is no account '{name}'", ErrorCode.NO_SUCH_ACCOUNT)
                await self._blocks.expect_welcome(who, account.id)
                return SeatRow(reserved_for=account.id, reserved_name=account.name)

    async def expect_affordable(self, who: Identity, game: str, seats: Sequence[SeatRow]) -> None:
        """Computer players that think for long are for few tables at a time: everybody waits for the same processes."""
        if not _is_strong(game, seats):
            return
        names = {name for kit in kits().values() for name in _strong_levels(kit.id)}
        most, most_there = self._limits.strong_tables, self._limits.strong_tables_at_address
        if await self._tables.owned(who.id, with_computers=names) >= most:
            raise TooMany(f"you have {most} tables with the strongest computer players; finish some first")
        address = self._whereabouts.address_of(who.id)
        if address is not None and not self._limiter.trusts(address):
            others = self._whereabouts.players_at(address)
            if await self._tables.owned(*others, with_computers=names) >= most_there:
                raise TooMany(f"from your address there are {most_there} tables with the strongest computer players")

    # -------------------------------------------------------------------------------------------------------- joining

    async def join(self, who: Identity, id: str, seat: int | None, random: str | None = None) -> TableInfo:
        """Sit down: in that seat, or where there is room. `random` is added to the seed."""
        for _ in range(_MAX_ATTEMPTS):
            row = await self._get(id)
            if row.seat_of(who.id) is not None:
                return table_info(row, who)
            _expect_open(row)
            await self.expect_new_games()
            await self._blocks.expect_welcome(who, row.owner, *(seat.player for seat in row.seats))
            _expect_own_name(row, who)
            number = _free_seat(row, who, seat)
            begins = row.start_when_full and row.free_seats == [number]
            try:
                # both at once: nobody finds a table that is full, and that nobody starts any more
                await self._tables.seat(row, number, _seated(who, random), **self._beginning() if begins else {})
            except Conflict:
                continue  # somebody else was faster; there may be another seat
            await (self._set_going(id) if begins else self._rooms.changed(id))
            return table_info(await self._get(id), who)
        raise Conflict("too many want to sit down at once; try again", ErrorCode.BUSY)

    async def leave(self, who: Identity, id: str) -> TableInfo:
        """Get up before the start. The table goes to a player who is left, or is closed."""
        row = await self._get(id)
        _expect_open(row)
        seat = row.seat_of(who.id)
        if seat is None:
            raise Forbidden("you have no seat at this table", ErrorCode.NO_SEAT)
        others = [other.player for other in row.seats if other.player and other.player != who.id]
        if not others:
            await self._tables.close(row, self._now())
        else:
            await self._tables.seat(row, seat, SeatRow(), owner=others[0] if row.owner == who.id else row.owner)
        await self._rooms.changed(id)
        return table_info(await self._get(id), who)

    async def reseat(self, who: Identity, id: str, seat: int, new_seat: NewSeat) -> TableInfo:
        """The owner decides who may sit in a seat: another computer player, anybody, or the owner."""
        row = await self._get(id)
        _expect_open(row)
        if row.owner != who.id:
            raise Forbidden("only the owner of the table can change its seats", ErrorCode.NOT_OWNER)
        if seat >= len(row.seats):
            raise NotFound(f"the table has no seat {seat}", ErrorCode.NO_SUCH_SEAT)
        if row.seats[seat].player not in (None, who.id):
            raise Conflict("somebody has taken this seat", ErrorCode.TAKEN)
        if isinstance(new_seat, HumanSeat) and row.seat_of(who.id) not in (None, seat):
            raise Conflict("you have a seat already", ErrorCode.SEATED)
        if isinstance(new_seat, HumanSeat):
            _expect_own_name(row, who)
        new_row = await self._seat(who, row.game, new_seat)
        if not _is_strong(row.game, row.seats):
            await self.expect_affordable(who, row.game, (new_row,))
        await self._tables.seat(row, seat, new_row)
        await self._rooms.changed(id)
        return table_info(await self._get(id), who)

    # ------------------------------------------------------------------------------------------------------- starting

    async def start(self, who: Identity, id: str) -> TableInfo:
        row = await self._get(id)
        _expect_open(row)
        if row.owner != who.id and row.seat_of(who.id) is None:
            raise Forbidden("only those at the table can start the game", ErrorCode.NO_SEAT)
        if not row.full:
            raise Conflict("there are free seats: wait, or give them to computer players", ErrorCode.NOT_FULL)
        await self.expect_new_games()
        await self._tables.change(row, **self._beginning())
        await self._set_going(id)
        return table_info(await self._get(id), who)

    def _beginning(self) -> _Beginning:
        """What changes of a table when its game begins."""
        now = self._now()
        return {"status": LIVE, "started_at": now, "due_at": now + BOT_GRACE}

    async def expect_new_games(self) -> None:
        """Raises Unavailable while no games are to be begun, here or by a challenge."""
        await self._site.expect_no_maintenance()

    async def begin(self, id: str) -> None:
        """A game that was kept as begun begins."""
        await self._set_going(id)

    async def _set_going(self, id: str) -> None:
        await self._rooms.changed(id)
        await self._rooms.attend(id)  # the first turn has its end, too
        await self._feeds.tell(happenings.started(await self._get(id), await self._rooms.asked(id)))

    async def rematch(self, who: Identity, id: str, random: str | None = None) -> TableInfo:
        """Play again with everybody one seat further: the first who wants to makes the table, the others join it."""
        row = await self._get(id)
        expect_allowed(row, who)
        if row.status != OVER:
            raise Conflict("the game is not over", ErrorCode.NOT_OVER)
        if row.sandbox:
            raise Conflict("nobody plays a sandbox again: make a new one from any of its positions")
        if row.seat_of(who.id) is None:
            raise Forbidden("only those who played can ask for a rematch", ErrorCode.NO_SEAT)
        await self._blocks.expect_welcome(who, *(seat.player for seat in row.seats))
        following = await self._tables.get(row.next) if row.next else None
        if following is None or following.status == CLOSED:  # the player who had asked has got up again
            made = await self._make(who, _same_again(row), _one_seat_further(row, who, random))
            try:
                await self._tables.change(row, next=made.id)
            except Conflict:  # somebody else asked at the same time: theirs counts
                await self._tables.close(await self._get(made.id), self._now())
            else:
                await self._rooms.changed(id)
                return made
            row = await self._get(id)
        assert row.next is not None
        return await self.join(who, row.next, None, random)


def _strong_levels(game: str) -> frozenset[str]:
    """The levels of a game that think for a second or more about a turn."""
    kit = kit_of(game)
    return frozenset(name for name in levels_of(kit) if seconds_of(kit, name) >= 1.0)


def _is_strong(game: str, seats: Sequence[SeatRow]) -> bool:
    return any(seat.computer in _strong_levels(game) for seat in seats)


def _expect_open(row: TableRow) -> None:
    if row.status != OPEN:
        raise Conflict("the table is closed" if row.status == CLOSED else "the game has begun", ErrorCode.BEGUN)


def _free_seat(row: TableRow, who: Identity, number: int | None) -> int:
    """Where somebody may sit down: the seat that was asked for, one kept for them, or the first that is free."""
    open_to_them = [
        (seat.reserved_for is None, number)
        for number, seat in enumerate(row.seats)
        if seat.free and seat.reserved_for in (None, who.id)
    ]
    if number is None:
        if not open_to_them:
            raise Conflict("there is no free seat at this table", ErrorCode.FULL)
        return min(open_to_them)[1]
    if number >= len(row.seats):
        raise NotFound(f"the table has no seat {number}", ErrorCode.NO_SUCH_SEAT)
    if number not in [free for _, free in open_to_them]:
        raise Conflict(f"seat {number} is not free", ErrorCode.TAKEN)
    return number


def _same_again(row: TableRow) -> NewTable:
    return NewTable(game=row.game, setup=row.setup, public=row.public, clock=clock_of(row), cards=row.cards)


def _seated(who: Identity, random: str | None) -> SeatRow:
    return SeatRow(player=who.id, name=who.name, account=who.account, random=random, bot=who.bot)


def _expect_own_name(row: TableRow, who: Identity) -> None:
    """Nobody at a table is called like another. Raises Conflict."""
    names.expect_apart(who.name, [seat.name for seat in row.seats if seat.name and seat.player != who.id])


def _one_seat_further(row: TableRow, who: Identity, random: str | None) -> tuple[SeatRow, ...]:
    """Everybody in the next seat; those who have not said yes yet find theirs kept for them. Where a computer has taken
    over, it stays, unless the player who was replaced asks."""
    moved = (*row.seats[-1:], *row.seats[:-1])
    return tuple(
        SeatRow(computer=seat.computer)
        if seat.player is None or (seat.computer is not None and seat.player != who.id)
        else _seated(who, random)
        if seat.player == who.id
        else SeatRow(reserved_for=seat.player)
        for seat in moved
    )
