"""What hosts do about players, and players about each other, on both databases."""

from __future__ import annotations

import json
from typing import Any

import pytest
from server.apps import quick_passwords
from server.tablerows import table_row
from sqlalchemy import insert, select

from arenarium.server.admin.tidy import tidy
from arenarium.server.errors import Conflict, ErrorCode, Forbidden, Invalid, NotFound, NotSignedIn, Refusal
from arenarium.server.limiter import Limiter
from arenarium.server.messages.site import ChangeSite
from arenarium.server.service.accounts import Accounts, Identity
from arenarium.server.service.moderation import Moderation
from arenarium.server.service.site import Site
from arenarium.server.settings import NO_LIMITS
from arenarium.server.store import schema
from arenarium.server.store.database import Database
from arenarium.server.store.forget import FORGOTTEN, pointers
from arenarium.server.store.migrate import migrate
from arenarium.server.store.ratings import BOT, MAX_MEETINGS, Ranked, rate
from arenarium.server.store.roster import Roster
from arenarium.server.store.rows import CLOSED, OPEN, OVER, SeatRow
from arenarium.server.store.site import SiteStore
from arenarium.server.store.steps import Steps
from arenarium.server.store.tables import Tables
from arenarium.server.store.tournaments import CANCELLED, RUNNING, TournamentRow, Tournaments

HERE, PASSWORD, NOW, DAY = "192.0.2.1", "correct horse", 10**12, 24 * 60 * 60 * 1000


class Inn:
    """A server without its wires."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.site = Site(SiteStore(database))
        self.accounts = Accounts(database, quick_passwords(), Limiter(), NO_LIMITS, site=self.site, now=lambda: NOW)
        self.moderation = Moderation(database, quick_passwords(), lambda: NOW)
        self.tables, self.steps, self.people = Tables(database), Steps(database), Roster(database)

    async def account(self, name: str) -> Identity:
        return (await self.accounts.register(None, name, PASSWORD, HERE)).who

    async def table(self, id: str, *players: Identity, **columns: Any) -> str:
        seats = tuple(SeatRow(player.id, player.name) for player in players)
        await self.tables.create(table_row(id, players[0].id, seats, **columns))
        return id

    async def all(self, *tables: Any) -> str:
        async with self.database.read() as connection:
            return str([(await connection.execute(select(table))).all() for table in tables])


@pytest.fixture
async def inn(empty_database: Database) -> Inn:
    await migrate(empty_database)
    return Inn(empty_database)


async def test_finding_players(inn: Inn) -> None:
    ana = await inn.account("Ana")
    guest = (await inn.accounts.be_guest("Banana_1", HERE)).who
    eva = await inn.account("Eva")

    async def names(text: str = "", **which: Any) -> set[str]:
        return {person.player.name for person in await inn.moderation.find(text, **which)}

    assert await names() == {"Ana", "Banana_1", "Eva"}
    assert await names("ANA") == {"Ana", "Banana_1"}
    assert await names("a_1") == {"Banana_1"}, "no pattern, but a text"
    assert await names("%") == set()
    assert await names(guest.id) == {"Banana_1"}
    assert await names(guests=False) == {"Ana", "Eva"}
    seen: list[str] = []
    while page := await inn.moderation.find("", limit=1, before=seen[-1] if seen else None):
        seen.append(page[0].player.id)
    assert sorted(seen) == sorted([ana.id, guest.id, eva.id])
    assert (await inn.moderation.player("aNA")).id == ana.id
    for nobody in ("Nobody", "", "a\0"):
        with pytest.raises(NotFound):
            await inn.moderation.player(nobody)


async def test_a_new_name(inn: Inn) -> None:
    ana, _ = await inn.account("Ana"), await inn.account("Eva")
    for name, error in (("Eva", Conflict), ("x", Invalid), ("Ev\u0251", Conflict)):
        with pytest.raises(error):
            await inn.moderation.rename(ana.id, name, "host")
    assert (await inn.moderation.rename(ana.id, "Admin", "host")).name == "Admin", "the host may"
    assert (await inn.accounts.log_in("admin", PASSWORD, HERE)).who.id == ana.id
    with pytest.raises(NotSignedIn):
        await inn.accounts.log_in("Ana", PASSWORD, HERE)


async def test_a_new_password(inn: Inn) -> None:
    ana = await inn.account("Ana")
    _, token = await inn.accounts.new_token(ana, "bot")
    password = await inn.moderation.new_password(ana.id, "host")
    assert await inn.accounts.resume(ana.id, ana.session) is None
    with pytest.raises(NotSignedIn):
        await inn.accounts.with_token(token)
    with pytest.raises(NotSignedIn):
        await inn.accounts.log_in("Ana", PASSWORD, HERE)
    assert (await inn.accounts.log_in("Ana", password, HERE)).who == ana
    guest = (await inn.accounts.be_guest("Guest", HERE)).who
    with pytest.raises(Conflict):
        await inn.moderation.new_password(guest.id, "host")


async def test_a_ban(inn: Inn) -> None:
    ana = await inn.account("Ana")
    _, token = await inn.accounts.new_token(ana, "bot")
    await inn.moderation.ban(ana.id, "bad  manners", "host")
    assert await inn.accounts.resume(ana.id, ana.session) is None
    with pytest.raises(Forbidden, match="bad manners") as raised:
        await inn.accounts.log_in("Ana", PASSWORD, HERE)
    assert raised.value.code == ErrorCode.BANNED
    with pytest.raises(Refusal):
        await inn.accounts.with_token(token)
    assert [person.player.id for person in await inn.moderation.find("", banned=True)] == [ana.id]
    await inn.moderation.unban(ana.id, "host")
    assert (await inn.accounts.log_in("Ana", PASSWORD, HERE)).who == ana
    await inn.moderation.set_admin(ana.id, True, "host")
    with pytest.raises(Forbidden):
        await inn.moderation.ban(ana.id, "", "another host")
    assert "ban" in await inn.all(schema.deeds), "it is written down"


@pytest.mark.parametrize("way", ["ban", "forget"])
async def test_tournaments_go_on_without_who_is_gone(inn: Inn, way: str) -> None:
    ana, eva = await inn.account("Ana"), await inn.account("Eva")
    tournaments = Tournaments(inn.database)
    for id, owner in (("made", ana), ("open", eva), ("runs", eva)):
        await tournaments.add(_tournament(id, owner.id))
        for player in (ana, eva):
            await tournaments.enter(id, player.id, None, 8)
    runs = await tournaments.get("runs")
    assert runs is not None
    await tournaments.begin_round(runs, [], [], {}, status=RUNNING)
    await (inn.moderation.ban(ana.id, "", "host") if way == "ban" else inn.moderation.forget(ana.id, "host"))
    made, entrants = await tournaments.get("made"), await tournaments.entrants(["open", "runs"])
    assert made is not None
    assert made.status == CANCELLED
    assert [one.player for one in entrants["open"]] == [eva.id]
    ana_now = "Ana" if way == "ban" else None
    assert [(one.name, one.active) for one in entrants["runs"]] == [(ana_now, False), ("Eva", True)]


def _tournament(id: str, owner: str) -> TournamentRow:
    return TournamentRow(
        id=id,
        name="Cup",
        owner=owner,
        game="tashkalar",
        way="duel-2",
        setup={"form": "duel"},
        clock={"kind": "days", "days": 1},
        rated=True,
        kind="swiss",
        rounds=None,
        round=0,
        status=OPEN,
        created_at=NOW,
        starts_at=None,
        ended_at=None,
        due_at=None,
    )


async def test_registration_by_invitation(inn: Inn) -> None:
    await inn.site.change(ChangeSite(registration="invitation", guests=False))
    with pytest.raises(Forbidden) as raised:
        await inn.accounts.be_guest(None, HERE)
    assert raised.value.code == ErrorCode.NO_GUESTS
    for code, why in ((None, ErrorCode.INVITATION_NEEDED), ("made-up-code", ErrorCode.BAD_INVITATION)):
        with pytest.raises(Forbidden) as raised:
            await inn.accounts.register(None, "Ana", PASSWORD, HERE, code)
        assert raised.value.code == why
    code, unused = await inn.moderation.invite("for Ana"), await inn.moderation.invite("for nobody")
    await inn.accounts.register(None, "Ana", PASSWORD, HERE, code)
    with pytest.raises(Forbidden):
        await inn.accounts.register(None, "Eva", PASSWORD, HERE, code)
    assert {(one.note, one.used_by) for one in await inn.moderation.invitations()} == {
        ("for Ana", "Ana"),
        ("for nobody", None),
    }
    await inn.moderation.withdraw(unused)
    with pytest.raises(Forbidden):
        await inn.accounts.register(None, "Eva", PASSWORD, HERE, unused)
    await inn.site.change(ChangeSite(registration="closed"))
    with pytest.raises(Forbidden) as raised:
        await inn.accounts.register(None, "Eva", PASSWORD, HERE, await inn.moderation.invite(""))
    assert raised.value.code == ErrorCode.REGISTRATION_CLOSED


async def test_being_forgotten(inn: Inn) -> None:
    ana, eva = await inn.account("Ana the First"), await inn.account("Eva")
    _, token = await inn.accounts.new_token(ana, "my token")
    over = await inn.table("over-0001", ana, eva, status=OVER, ended_at=NOW)
    mine = await inn.table("open-0001", ana, eva, status=OPEN)
    hers = await inn.table("open-0002", eva, ana, status=OPEN)
    await inn.steps.say(over, NOW, ana.id, ana.name, "something private")
    await inn.steps.say(over, NOW, eva.id, eva.name, "hello")
    await inn.moderation.ignore(ana, over, 1, None, block=True)
    await inn.moderation.report(eva, over, None, 1, "rude")
    async with inn.database.write() as connection:
        await rate(connection, Ranked("tashkalar", "duel-2", [[ana.id], [eva.id]], [1, 2]), NOW)
    kept = json.dumps(await inn.moderation.export(ana.id))
    assert "something private" in kept
    assert "my token" in kept
    for hidden in ("argon2", "hello", "rude", "seed", eva.session, ana.session):
        assert hidden not in kept
    changed = await inn.moderation.forget(ana.id, "host")
    assert set(changed) == {over, mine, hers}
    everything = await inn.all(*(table for table in schema.metadata.sorted_tables if table is not schema.deeds))
    for gone in ("Ana", "ana the", "something private", "my token"):
        assert gone not in everything
    assert await inn.accounts.resume(ana.id, ana.session) is None
    with pytest.raises(NotSignedIn):
        await inn.accounts.with_token(token)
    with pytest.raises(NotSignedIn):
        await inn.accounts.log_in("Ana the First", PASSWORD, HERE)
    rows = [await inn.tables.get(id) for id in (over, mine, hers)]
    assert [row.status for row in rows if row] == [OVER, CLOSED, OPEN]
    assert [seat.name for seat in rows[0].seats] == [FORGOTTEN, "Eva"]  # type: ignore[union-attr]
    assert rows[2].seats[1].free  # type: ignore[union-attr]
    with pytest.raises(NotFound):
        await inn.moderation.forget(ana.id, "host")
    assert (await inn.account("Ana the First")).id != ana.id, "the name is free again"


def test_every_table_that_points_to_players_is_thought_of() -> None:
    assert {("tokens", "player"), ("sessions", "player"), ("chat", "player")} <= {
        (table.name, column.name) for table, column in pointers()
    }


async def test_muting_blocking_and_reporting(inn: Inn) -> None:
    ana, eva = await inn.account("Ana"), await inn.account("Eva")
    table = await inn.table("over-0001", ana, eva, status=OVER)
    await inn.steps.say(table, NOW, eva.id, eva.name, "nonsense")
    await inn.moderation.ignore(ana, table, None, 1, block=False)
    assert await inn.moderation.ignored(ana) == [(eva.id, "Eva", "mute")]
    assert not await inn.people.blocks(ana.id, eva.id)
    await inn.moderation.ignore(ana, table, 1, None, block=True)
    assert await inn.people.blocks(ana.id, eva.id)
    assert await inn.moderation.ignored_ids(ana.id) == {eva.id}
    await inn.moderation.heed(ana, eva.id)
    assert await inn.moderation.ignored_ids(ana.id) == frozenset()
    for seat, line, error in ((None, 7, NotFound), (None, None, NotFound), (3, None, NotFound), (0, None, Invalid)):
        with pytest.raises(error):
            await inn.moderation.ignore(ana, table, seat, line, block=False)
    await inn.moderation.report(ana, table, None, 1, "rude")
    await inn.moderation.remove_line(table, 1, "host")
    with pytest.raises(NotFound):
        await inn.moderation.remove_line(table, 1, "host")
    assert [(line.text, line.removed) for line in await inn.steps.said(table, 0)] == [("", True)]
    assert await inn.steps.removed(table) == {1}
    (report,) = await inn.moderation.reports()
    assert (report.reporter, report.about, report.said, report.reason) == ("Ana", "Eva", "nonsense", "rude")
    await inn.moderation.settle(report.id, "host")
    assert await inn.moderation.reports() == []
    assert len(await inn.moderation.reports(settled=True)) == 1


async def test_the_same_pair_again_and_again_counts_three_times_a_day(inn: Inn) -> None:
    ana, eva, zoe = [await inn.account(name) for name in ("Ana", "Eva", "Zoe")]

    async def play(number: int, one: str, other: str, at: int, seats: tuple[Identity, ...]) -> bool:
        async with inn.database.write() as connection:
            changes = await rate(connection, Ranked("tashkalar", "duel-2", [[one], [other]], [1, 2]), at)
        rated = changes is not None
        await inn.table(f"over-{number:04}", *seats, status=OVER, ended_at=at, counted=rated)
        return rated

    counted = [await play(n, ana.id, eva.id, NOW + n, (ana, eva)) for n in range(MAX_MEETINGS + 2)]
    assert counted == [True] * MAX_MEETINGS + [False] * 2
    assert not await play(10, eva.id, BOT + ana.id, NOW + 9, (eva, ana)), "nor with the program of one of them"
    assert await play(11, ana.id, zoe.id, NOW + 9, (ana, zoe)), "but with somebody else"
    assert await play(12, ana.id, eva.id, NOW + DAY + 9, (ana, eva)), "and on the next day"
    assert await play(13, ana.id, "computer level1", NOW, (ana,))


async def test_tidying(inn: Inn) -> None:
    old = replace_now(inn, NOW - 100 * DAY)
    gone = (await old.be_guest("Long gone", HERE)).who
    played = (await old.be_guest("Played once", HERE)).who
    ana = await inn.account("Ana")
    await inn.table("closed-01", gone, status=CLOSED, created_at=0, ended_at=NOW - 90 * DAY)
    over = await inn.table("over-0001", played, ana, status=OVER, ended_at=NOW - 90 * DAY)
    fresh = await inn.table("over-0002", ana, status=OVER, ended_at=NOW - DAY)
    for table in (over, fresh):
        await inn.steps.say(table, NOW, ana.id, ana.name, "hello")
    done = await tidy(inn.database, NOW, 30, games=False)
    assert (done["sessions"], done["tables"], done["lines of chat"], done["guests"]) == (2, 1, 1, 2)
    assert await inn.tables.get("closed-01") is None
    row = await inn.tables.get(over)
    assert row is not None
    assert [seat.name for seat in row.seats] == [FORGOTTEN, "Ana"]
    everybody = await inn.all(schema.players)
    assert gone.id not in everybody
    assert played.id in everybody, "a game of theirs is left"
    assert [line.text for line in await inn.steps.said(fresh, 0)] == ["hello"]
    assert await inn.accounts.resume(ana.id, ana.session) == ana
    assert (await tidy(inn.database, NOW, 30, games=True))["tables"] == 1
    assert await inn.tables.get(over) is None


def replace_now(inn: Inn, now: int) -> Accounts:
    return Accounts(inn.database, quick_passwords(), Limiter(), NO_LIMITS, now=lambda: now)


async def test_a_player_without_anything_is_forgotten_too(inn: Inn) -> None:
    guest = (await inn.accounts.be_guest("Nobody at all", HERE)).who
    assert await inn.moderation.forget(guest.id, "host") == []
    async with inn.database.write() as connection:
        await connection.execute(insert(schema.site).values(key="unknown", value={"kept": True}))
    assert (await inn.site.info()).guests, "what another version has set is let be"
