"""A guest who logs in, or registers, keeps what the guest had at tables: on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

import pytest
from server.apps import quick_passwords
from server.tablerows import table_row
from sqlalchemy import func, select

from arenarium.server.errors import NotSignedIn
from arenarium.server.limiter import Limiter
from arenarium.server.service.accounts import Accounts, Identity, Session
from arenarium.server.settings import NO_LIMITS
from arenarium.server.store import schema
from arenarium.server.store.database import Database
from arenarium.server.store.migrate import migrate
from arenarium.server.store.rows import LIVE, OPEN, OVER, SeatRow, TableRow
from arenarium.server.store.steps import Steps
from arenarium.server.store.tables import Tables

HERE, PASSWORD = "192.0.2.1", "correct horse"
FREE = SeatRow()


@dataclass
class Inn:
    """Tables, and people who come and go."""

    accounts: Accounts
    tables: Tables
    steps: Steps
    database: Database
    _numbers: Any

    async def guest(self, name: str) -> Identity:
        return (await self.accounts.be_guest(name, HERE)).who

    async def account(self, name: str) -> Identity:
        return (await self.accounts.register(None, name, PASSWORD, HERE)).who

    async def log_in(self, guest: Identity | None, name: str = "Ana") -> Session:
        return await self.accounts.log_in(name, PASSWORD, HERE, guest)

    async def table(self, status: str, owner: Identity, *seats: SeatRow) -> str:
        id = f"table-{next(self._numbers):03}"
        begun = None if status == OPEN else 1
        await self.tables.create(table_row(id, owner.id, seats, status=status, started_at=begun))
        return id

    async def look(self, table: str) -> TableRow:
        row = await self.tables.get(table)
        assert row is not None
        return row

    async def everything(self) -> list[Sequence[Any]]:
        tables = (schema.tables, schema.seats, schema.chat)
        async with self.database.read() as connection:
            return [(await connection.execute(select(table).order_by(*table.primary_key))).all() for table in tables]


@pytest.fixture
async def inn(empty_database: Database) -> Inn:
    await migrate(empty_database)
    accounts = Accounts(empty_database, quick_passwords(), Limiter(), NO_LIMITS)
    return Inn(accounts, Tables(empty_database), Steps(empty_database), empty_database, count())


def sits(who: Identity) -> SeatRow:
    return SeatRow(player=who.id, name=who.name)


def waits_for(who: Identity) -> SeatRow:
    return SeatRow(reserved_for=who.id)


async def test_a_guest_who_logs_in_keeps_all_seats(inn: Inn) -> None:
    ana, bob, guest = await inn.account("Ana"), await inn.guest("Bob"), await inn.guest("Phone")
    tables = [await inn.table(status, guest, sits(bob), sits(guest)) for status in (OPEN, LIVE, OVER)]
    session = await inn.log_in(guest)
    assert session.who == ana
    assert (session.brought.moved, session.brought.left) == (3, 0)
    for table in tables:
        row = await inn.look(table)
        assert [(seat.player, seat.name) for seat in row.seats] == [(bob.id, "Bob"), (ana.id, "Ana")]
        assert row.owner == ana.id
        assert session.brought.heads[table] == (row.revision, 0, 0) == (1, 0, 0), "whoever watches is told"
    assert {row.id for row in await inn.tables.find(player=ana.id)} == set(tables)
    assert await inn.accounts.resume(guest.id, guest.session) is None, "the guest is no more"


async def test_nobody_elses_seats_come_along(inn: Inn) -> None:
    ana, bob, guest = await inn.account("Ana"), await inn.guest("Bob"), await inn.guest("Phone")
    await inn.table(LIVE, bob, sits(bob), sits(ana))
    await inn.table(OPEN, bob, sits(bob), waits_for(ana))
    before = await inn.everything()
    for who in (None, guest, ana):
        session = await inn.log_in(who)
        assert session.brought.heads == {}
        assert session.brought.moved == session.brought.left == 0
    assert await inn.everything() == before
    assert await inn.accounts.resume(bob.id, bob.session) == bob


async def test_a_wrong_password_takes_nothing_from_the_guest(inn: Inn) -> None:
    await inn.account("Ana")
    guest = await inn.guest("Phone")
    await inn.table(LIVE, guest, sits(guest), FREE)
    before = await inn.everything()
    with pytest.raises(NotSignedIn):
        await inn.accounts.log_in("Ana", "wrong password", HERE, guest)
    assert await inn.everything() == before
    assert await inn.accounts.resume(guest.id, guest.session) == guest


async def test_who_plays_against_the_own_account_leaves_that_seat(inn: Inn) -> None:
    ana, guest = await inn.account("Ana"), await inn.guest("Phone")
    game = await inn.table(LIVE, guest, sits(guest), sits(ana))
    other = await inn.table(LIVE, guest, sits(guest), FREE)
    session = await inn.log_in(guest)
    assert (session.brought.moved, session.brought.left) == (1, 1)
    row = await inn.look(game)
    assert [(seat.player, seat.name) for seat in row.seats] == [(guest.id, "Phone"), (ana.id, "Ana")]
    assert row.owner == ana.id, "the table is somebody's who is there"
    assert (await inn.look(other)).seat_of(ana.id) == 0


async def test_before_the_start_the_guest_makes_way_for_the_account(inn: Inn) -> None:
    ana, guest = await inn.account("Ana"), await inn.guest("Phone")
    table = await inn.table(OPEN, guest, sits(guest), sits(ana))
    session = await inn.log_in(guest)
    assert (session.brought.moved, session.brought.left) == (0, 0)
    assert [seat.player for seat in (await inn.look(table)).seats] == [None, ana.id]


async def test_seats_that_wait_for_the_guest_wait_for_the_account(inn: Inn) -> None:
    ana, bob, guest = await inn.account("Ana"), await inn.guest("Bob"), await inn.guest("Phone")
    rematch = await inn.table(OPEN, bob, sits(bob), waits_for(guest))
    ana_is_there = await inn.table(OPEN, bob, sits(ana), waits_for(guest))
    both_are_waited_for = await inn.table(OPEN, bob, waits_for(guest), waits_for(ana))
    guest_is_there = await inn.table(OPEN, bob, sits(guest), waits_for(ana))
    await inn.log_in(guest)

    async def reserved(table: str) -> list[str | None]:
        return [seat.reserved_for for seat in (await inn.look(table)).seats]

    assert await reserved(rematch) == [None, ana.id]
    assert await reserved(ana_is_there) == [None, None], "nobody has two seats"
    assert await reserved(both_are_waited_for) == [ana.id, None]
    assert await reserved(guest_is_there) == [None, None]


async def test_what_the_guest_said_is_said_by_who_sits_there(inn: Inn) -> None:
    ana, bob, guest = await inn.account("Ana"), await inn.guest("Bob"), await inn.guest("Phone")
    table = await inn.table(LIVE, guest, sits(guest), sits(bob))
    watched = await inn.table(LIVE, bob, sits(bob), FREE)
    for where, who in ((table, guest), (table, bob), (watched, guest)):
        await inn.steps.say(where, 0, who.id, who.name, "hello")
    await inn.log_in(guest)
    lines = [(line.player, line.name) for line in await inn.steps.said(table, 0)]
    assert lines == [(ana.id, "Ana"), (bob.id, "Bob")]
    assert [line.name for line in await inn.steps.said(watched, 0)] == ["Phone"], "a spectator is a spectator"


@pytest.mark.parametrize("register", [False, True], ids=["logs in", "registers"])
async def test_a_game_that_was_begun_as_a_guest_is_not_rated(inn: Inn, register: bool) -> None:
    """Otherwise one could wait as a guest which games are going to be won."""
    guest = await inn.guest("Phone")
    begun = await inn.table(LIVE, guest, sits(guest), SeatRow(computer="level1"))
    waiting = await inn.table(OPEN, guest, sits(guest), FREE)
    if register:
        await inn.accounts.register(guest, "Ana", PASSWORD, HERE)
    else:
        await inn.account("Ana")
        await inn.log_in(guest)
    assert [(await inn.look(table)).seats[0].account for table in (begun, waiting)] == [False, True]


async def test_who_registers_has_the_new_name_at_every_table(inn: Inn) -> None:
    """A guest could have sat down under a name that another account has since."""
    guest, bob = await inn.guest("Eva"), await inn.guest("Bob")
    table = await inn.table(LIVE, bob, sits(guest), sits(bob))
    await inn.steps.say(table, 0, guest.id, guest.name, "hello")
    await inn.account("Eva")
    session = await inn.accounts.register(guest, "Ana", PASSWORD, HERE)
    row = await inn.look(table)
    assert [(seat.player, seat.name) for seat in row.seats] == [(guest.id, "Ana"), (bob.id, "Bob")]
    assert row.owner == bob.id
    assert [line.name for line in await inn.steps.said(table, 0)] == ["Ana"]
    assert (session.brought.left, session.brought.heads) == (0, {table: (1, 0, 1)})


async def test_a_name_that_is_taken_changes_nothing_at_tables(inn: Inn) -> None:
    await inn.account("Ana")
    guest = await inn.guest("Phone")
    await inn.table(LIVE, guest, sits(guest), FREE)
    before = await inn.everything()
    assert await inn.accounts._players.become_account(guest.id, "Ana", "ana", "ana", "hash") is None
    assert await inn.everything() == before


# ------------------------------------------------------------------------------------------------------------ at once


async def test_a_guest_who_logs_in_to_two_accounts_at_once_goes_to_one(inn: Inn) -> None:
    ana, eva, guest = await inn.account("Ana"), await inn.account("Eva"), await inn.guest("Phone")
    tables = [await inn.table(LIVE, guest, sits(guest), FREE) for _ in range(5)]
    sessions = await asyncio.gather(inn.log_in(guest), inn.log_in(guest, "Eva"))
    assert sorted(session.brought.moved for session in sessions) == [0, 5]
    assert {(await inn.look(table)).seats[0].player for table in tables} in ({ana.id}, {eva.id})


async def test_a_guest_who_registers_while_logging_in_loses_nothing(inn: Inn) -> None:
    ana, guest = await inn.account("Ana"), await inn.guest("Phone")
    table = await inn.table(LIVE, guest, sits(guest), FREE)
    await asyncio.gather(inn.log_in(guest), inn.accounts.register(guest, "New", PASSWORD, HERE), return_exceptions=True)
    new = await inn.accounts.find("New")
    owner = (await inn.look(table)).seats[0].player
    assert owner in (ana.id, new and new.id)
    assert owner != guest.id or new is not None, "whose the seat is can be logged in to"


async def test_who_has_registered_as_a_guest_brings_nothing_to_another_account(inn: Inn) -> None:
    """The two may be asked for at once; the second sees the guest as it was."""
    ana, guest = await inn.account("Ana"), await inn.guest("Phone")
    table = await inn.table(LIVE, guest, sits(guest), FREE)
    new = (await inn.accounts.register(guest, "New", PASSWORD, HERE)).who
    before = await inn.everything()
    session = await inn.log_in(guest)
    assert (session.who, session.brought.heads) == (ana, {})
    assert await inn.everything() == before
    assert (await inn.look(table)).seat_of(new.id) == 0


async def test_guests_at_the_same_tables_log_in_at_once(inn: Inn) -> None:
    ana, eva = await inn.account("Ana"), await inn.account("Eva")
    phones = [await inn.guest(f"Phone {number}") for number in range(4)]
    tables = [await inn.table(LIVE, phones[0], *map(sits, phones[:: 1 if turn % 2 else -1])) for turn in range(12)]
    names = ("Ana", "Eva", "Ana", "Eva")
    sessions = await asyncio.gather(*(inn.log_in(guest, name) for guest, name in zip(phones, names, strict=True)))
    assert sum(session.brought.moved for session in sessions) == sum(session.brought.left for session in sessions) == 24
    for table in tables:
        players = [seat.player for seat in (await inn.look(table)).seats]
        assert players.count(ana.id) == players.count(eva.id) == 1, "nobody has two seats"


async def test_the_account_sits_down_and_the_guest_logs_in_at_once(inn: Inn) -> None:
    ana, guest = await inn.account("Ana"), await inn.guest("Phone")
    tables = [await inn.table(OPEN, guest, sits(guest), FREE) for _ in range(5)]

    async def sit_down(table: str) -> None:
        await inn.tables.seat(await inn.look(table), 1, sits(ana))

    await asyncio.gather(*map(sit_down, tables), inn.log_in(guest), return_exceptions=True)
    async with inn.database.read() as connection:
        counted = select(schema.seats.c.table, func.count()).where(schema.seats.c.player == ana.id)
        rows = (await connection.execute(counted.group_by(schema.seats.c.table))).all()
    assert sorted(tuple(row) for row in rows) == [(table, 1) for table in tables]


async def test_chat_and_a_log_in_do_not_wait_for_each_other(inn: Inn) -> None:
    ana, guest = await inn.account("Ana"), await inn.guest("Phone")
    tables = [await inn.table(LIVE, guest, sits(guest), FREE) for _ in range(6)]
    lines = [inn.steps.say(table, 0, guest.id, guest.name, "hello") for table in tables for _ in range(3)]
    session, *_ = await asyncio.gather(inn.log_in(guest), *lines)
    assert session is not None
    assert session.brought is not None
    assert session.brought.moved == 6
    assert {(await inn.look(table)).seats[0].player for table in tables} == {ana.id}
    assert {(await inn.look(table)).said for table in tables} == {3}
