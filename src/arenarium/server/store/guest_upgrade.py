"""A guest's seats go to an account: the statements, for a transaction that also changes the players.

Tables are locked first, in the order of their ids, and players last: so two transactions never wait for each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from itertools import groupby

from sqlalchemy import bindparam, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from arenarium.server.store import schema
from arenarium.server.store.card_sets import hand_over
from arenarium.server.store.rows import OPEN

_tables, _seats, _chat = schema.tables, schema.seats, schema.chat
_UPGRADED_COLUMNS = ("player", "name", "reserved_for", "begun_as_guest")
_UPDATE_SEAT = (
    update(_seats)
    .where(_seats.c.table == bindparam("at"), _seats.c.seat == bindparam("number"))
    .values({name: bindparam(f"a_{name}") for name in _UPGRADED_COLUMNS})
)


@dataclass(frozen=True, slots=True)
class UpgradedSeats:
    """What became of a guest's seats."""

    moved: int = 0
    left: int = 0
    """Seats in games in which the account has a seat already: these stay the guest's."""
    heads: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    """All tables that have changed: their revision, last step and last line of chat."""


@dataclass(frozen=True, slots=True)
class _Seat:
    table: str
    seat: int
    player: str | None
    name: str | None
    reserved_for: str | None
    begun_as_guest: bool
    status: str
    """Of the table."""


_FIELDS = [column.name for column in fields(_Seat)]


async def upgrade_seats(connection: AsyncConnection, guest: str, account: str, name: str) -> UpgradedSeats:
    """What a guest has at tables belongs to an account from now on, under its name: seats, reserved seats, what was
    said there, and the tables that the guest made. A guest who becomes an account is both: only the name is new."""
    tables = await _locked(connection, guest)
    before = await _seats_of(connection, tables)
    after = [
        seat
        for _, at_one_table in groupby(before, lambda seat: seat.table)
        for seat in _upgraded(list(at_one_table), guest, account, name)
    ]
    if changed := [new for old, new in zip(before, after, strict=True) if new != old]:
        await connection.execute(_UPDATE_SEAT, [_values(seat) for seat in changed])
    moved = [new.table for old, new in zip(before, after, strict=True) if old.player == guest and new.player == account]
    chat = update(_chat).where(_chat.c.player == guest, _chat.c.table.in_(moved))
    await connection.execute(chat.values(player=account, name=name))
    await connection.execute(update(_tables).where(_tables.c.owner == guest).values(owner=account))
    if guest != account:
        await hand_over(connection, guest, account)
    counted = update(_tables).where(_tables.c.id.in_(tables)).values(revision=_tables.c.revision + 1)
    heads = await connection.execute(
        counted.returning(_tables.c.id, _tables.c.revision, _tables.c.number, _tables.c.said)
    )
    return UpgradedSeats(
        moved=len(moved),
        left=0 if guest == account else sum(seat.player == guest for seat in after),
        heads={row.id: (row.revision, row.number, row.said) for row in heads},
    )


async def _locked(connection: AsyncConnection, guest: str) -> list[str]:
    """The tables with which a guest has to do; nobody else changes them before the transaction ends."""
    seated = select(_seats.c.table).where(or_(_seats.c.player == guest, _seats.c.reserved_for == guest))
    query = select(_tables.c.id).where(or_(_tables.c.owner == guest, _tables.c.id.in_(seated)))
    return list((await connection.execute(query.order_by(_tables.c.id).with_for_update())).scalars())


async def _seats_of(connection: AsyncConnection, tables: list[str]) -> list[_Seat]:
    columns = [_tables.c.status if name == "status" else _seats.c[name] for name in _FIELDS]
    query = select(*columns).join(_tables, _tables.c.id == _seats.c.table).where(_seats.c.table.in_(tables))
    return [_Seat(*row) for row in await connection.execute(query.order_by(_seats.c.table, _seats.c.seat))]


def _upgraded(seats: Sequence[_Seat], guest: str, account: str, name: str) -> list[_Seat]:
    """The seats of a table as they are to be. Nobody has two: a guest whom the account meets there gets up before the
    start, and stays a guest in a game that has begun."""
    meets_itself = guest != account and any(seat.player == account for seat in seats)
    has_seat = any(seat.player in (guest, account) for seat in seats)
    upgraded = []
    for seat in seats:
        if seat.player == guest and not meets_itself:
            seat = replace(seat, player=account, name=name, begun_as_guest=seat.status != OPEN)
        elif seat.player == guest and seat.status == OPEN:
            seat = replace(seat, player=None, name=None)
        elif seat.reserved_for in (guest, account):
            seat = replace(seat, reserved_for=None if has_seat else account)
            has_seat = True
        upgraded.append(seat)
    return upgraded


def _values(seat: _Seat) -> dict[str, object]:
    return {"at": seat.table, "number": seat.seat} | {f"a_{name}": getattr(seat, name) for name in _UPGRADED_COLUMNS}
