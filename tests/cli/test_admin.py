"""`arenarium admin` on a database, as a host uses it: what it says, what it does, and what it says of mistakes."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from server.apps import quick_passwords
from server.tablerows import table_row
from sqlalchemy import select, update
from typer.testing import CliRunner

from arenarium.cli import _app
from arenarium.core.declaration import Declaration
from arenarium.core.errors import ArenariumError
from arenarium.core.record import Record, Recorder
from arenarium.games import game_of
from arenarium.server.errors import ErrorCode, Forbidden, Refusal, Unavailable
from arenarium.server.limiter import Limiter
from arenarium.server.live.steps import Kind, Step
from arenarium.server.service.accounts import Accounts, Identity
from arenarium.server.service.moderation import Moderation
from arenarium.server.service.passwords import Passwords
from arenarium.server.service.site import Site
from arenarium.server.settings import NO_LIMITS, Settings
from arenarium.server.store import schema
from arenarium.server.store.database import Database
from arenarium.server.store.migrate import migrate
from arenarium.server.store.players import Players
from arenarium.server.store.rows import CLOSED, LIVE, OPEN, OVER, SeatRow
from arenarium.server.store.site import SiteStore
from arenarium.server.store.steps import Consequences, Steps
from arenarium.server.store.tables import Tables

HERE, PASSWORD, DAY = "192.0.2.1", "correct horse", 24 * 60 * 60 * 1000
T = TypeVar("T")


class Inn:
    """A database as a server has left it, and the host's command line."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.now = 10**12

    def __call__(self, *words: str) -> str:
        """What a command says that goes well."""
        result = CliRunner().invoke(_app, ["admin", "--database", str(self.file), *words])
        if result.exception is not None:
            raise result.exception
        return result.output.strip()

    def fails(self, *words: str) -> str:
        """What a command says that does not: a sentence, and not a traceback."""
        with pytest.raises((ArenariumError, SystemExit)) as caught:
            self(*words)
        assert not isinstance(caught.value, SystemExit), "it is told by the command, not by its form"
        return str(caught.value)

    def do(self, work: Callable[[Database], Awaitable[T]]) -> T:
        async def run() -> T:
            database = Database(Settings(database=str(self.file)))
            try:
                return await work(database)
            finally:
                await database.close()

        return asyncio.run(run())

    def accounts(self, work: Callable[[Accounts], Awaitable[T]]) -> T:
        """What a server does about accounts, which reads anew what hosts have set."""

        def on(database: Database) -> Awaitable[T]:
            site = Site(SiteStore(database))
            return work(Accounts(database, Passwords(), Limiter(), NO_LIMITS, site=site, now=lambda: self.now))

        return self.do(on)

    def account(self, name: str) -> Identity:
        return self.accounts(lambda accounts: accounts.register(None, name, PASSWORD, HERE)).who

    def guest(self, name: str) -> Identity:
        return self.accounts(lambda accounts: accounts.be_guest(name, HERE)).who

    def table(self, id: str, *players: Identity, **columns: Any) -> str:
        seats = tuple(SeatRow(player.id, player.name) for player in players)
        self.do(lambda database: Tables(database).create(table_row(id, players[0].id, seats, **columns)))
        return id

    def say(self, table: str, who: Identity, text: str) -> None:
        self.do(lambda database: Steps(database).say(table, self.now, who.id, who.name, text))

    def status(self, table: str) -> str | None:
        row = self.do(lambda database: Tables(database).get(table))
        return row.status if row else None


@pytest.fixture
def inn(tmp_path: Path) -> Inn:
    inn = Inn(tmp_path / "club.sqlite")
    inn.do(migrate)
    return inn


def names(listing: str) -> set[str]:
    """The second column, without its head."""
    return {line.split()[1] for line in listing.splitlines()[1:]}


# ------------------------------------------------------------------------------------------------------------- players


def test_players_are_listed_and_found(inn: Inn) -> None:
    inn.account("Hanka")
    inn.account("Jirka")
    guest = inn.guest("Anka")
    assert names(inn("player", "list")) == {"Hanka", "Jirka"}
    assert names(inn("player", "list", "--guests")) == {"Hanka", "Jirka", "Anka"}
    assert names(inn("player", "list", "NK", "--guests")) == {"Hanka", "Anka"}
    assert names(inn("player", "list", guest.id, "--guests")) == {"Anka"}
    assert len(names(inn("player", "list", "--limit", "1"))) == 1
    assert inn("player", "list", "nobody").splitlines()[1:] == []


def test_a_name_outside_ascii_is_found_whatever_its_capitals(inn: Inn) -> None:
    inn.account("Žofie")
    inn.guest("Łukasz")
    assert names(inn("player", "list", "žof")) == {"Žofie"}
    assert names(inn("player", "list", "łuk", "--guests")) == {"Łukasz"}
    assert names(inn("player", "list", "Łuk", "--guests")) == {"Łukasz"}


def test_a_player_is_renamed(inn: Inn) -> None:
    hanka, _ = inn.account("Hanka"), inn.account("Jirka")
    assert inn("player", "rename", "hanka", "Johana") == "hanka is Johana now"
    assert inn.accounts(lambda accounts: accounts.log_in("johana", PASSWORD, HERE)).who.id == hanka.id
    assert "taken" in inn.fails("player", "rename", "Johana", "Jirka")
    assert "taken" in inn.fails("player", "rename", "Johana", "Jirk\u0251")
    assert names(inn("player", "list")) == {"Johana", "Jirka"}


def test_a_new_password_and_the_end_of_sessions(inn: Inn) -> None:
    hanka = inn.account("Hanka")
    assert inn("player", "end-sessions", "Hanka") == "1 session(s) ended"
    assert inn.accounts(lambda accounts: accounts.resume(hanka.id, hanka.session)) is None
    password = inn("player", "password", "Hanka")
    with pytest.raises(Refusal):
        inn.accounts(lambda accounts: accounts.log_in("Hanka", PASSWORD, HERE))
    assert inn.accounts(lambda accounts: accounts.log_in("Hanka", password, HERE)).who.id == hanka.id
    assert "a guest has no password" in inn.fails("player", "password", inn.guest("Anka").id)


def test_a_ban_and_its_end(inn: Inn) -> None:
    hanka = inn.account("Hanka")
    inn.account("Jirka")
    assert inn("player", "ban", "Hanka", "--reason", "cheated at cards") == "Hanka is banned"
    with pytest.raises(Forbidden, match="cheated at cards"):
        inn.accounts(lambda accounts: accounts.log_in("Hanka", PASSWORD, HERE))
    assert names(inn("player", "list", "--banned")) == {"Hanka"}
    assert "banned 20" in inn("player", "list", "Hanka")
    inn("player", "unban", "Hanka")
    assert inn.accounts(lambda accounts: accounts.log_in("Hanka", PASSWORD, HERE)).who.id == hanka.id
    inn("player", "admin", "Jirka")
    assert "take the role from it first" in inn.fails("player", "ban", "Jirka")
    inn("player", "admin", "Jirka", "--off")
    assert inn("player", "ban", "Jirka") == "Jirka is banned"


def test_a_mute_and_its_end(inn: Inn) -> None:
    hanka = inn.account("Hanka")

    def muted() -> int | None:
        found = inn.do(lambda database: Players(database).get(hanka.id))
        assert found is not None
        return found.muted_until

    assert muted() is None
    assert inn("player", "mute", "Hanka", "--days", "3") == "Hanka is muted for 3 day(s)"
    until = muted()
    assert until is not None
    assert "muted" in inn("player", "list", "Hanka")
    inn("player", "mute", "Hanka", "--days", "13")
    longer = muted()
    assert longer is not None
    assert longer - until >= 10 * DAY
    inn("player", "unmute", "Hanka")
    assert muted() is None
    assert "muted" not in inn("player", "list", "Hanka")


def test_roles_are_shown(inn: Inn) -> None:
    for name in ("Hanka", "Robot"):
        inn.account(name)
    inn("player", "admin", "Hanka")
    inn("player", "bot", "Robot")
    kinds = {line.split()[1]: line.split()[2] for line in inn("player", "list").splitlines()[1:]}
    assert kinds == {"Hanka": "admin", "Robot": "bot"}
    inn("player", "bot", "Robot", "--off")
    assert "account" in inn("player", "list", "Robot")
    assert "only an account" in inn.fails("player", "admin", inn.guest("Anka").id)


def test_export_and_being_forgotten(inn: Inn) -> None:
    hanka, jirka = inn.account("Hanka"), inn.account("Jirka")
    over = inn.table("over-0001", hanka, jirka, status=OVER, ended_at=inn.now)
    inn.say(over, hanka, "my secret recipe")
    inn.say(over, jirka, "tell me more")
    kept = json.loads(inn("player", "export", "Hanka"))
    assert [player["name"] for player in kept["players"]] == ["Hanka"]
    assert [line["text"] for line in kept["chat"]] == ["my secret recipe"]
    assert "argon2" not in json.dumps(kept)
    with pytest.raises(SystemExit):
        inn("player", "forget", "Hanka")  # it asks, and nobody answers
    assert names(inn("player", "list")) == {"Hanka", "Jirka"}
    assert inn("player", "forget", "Hanka", "--yes") == "forgotten"
    assert names(inn("player", "list")) == {"Jirka"}
    assert b"my secret recipe" not in inn.do(lambda database: _everything(database))
    assert "there is no player 'Hanka'" in inn.fails("player", "export", "Hanka")
    assert "there is no player" in inn.fails("player", "forget", hanka.id, "--yes")


async def _everything(database: Database) -> bytes:
    async with database.read() as connection:
        rows = [(await connection.execute(select(table))).all() for table in schema.metadata.sorted_tables]
    return str(rows).encode()


@pytest.mark.parametrize(
    "words",
    [
        ("rename", "Nobody", "Somebody"),
        ("password", "Nobody"),
        ("end-sessions", "Nobody"),
        ("ban", "Nobody"),
        ("unban", "Nobody"),
        ("mute", "Nobody"),
        ("unmute", "Nobody"),
        ("admin", "Nobody"),
        ("bot", "Nobody"),
        ("forget", "Nobody", "--yes"),
        ("export", "Nobody"),
    ],
    ids=lambda words: words[0],
)
def test_an_unknown_name_is_told(inn: Inn, words: tuple[str, ...]) -> None:
    assert inn.fails("player", *words) == "there is no player 'Nobody'; guests are found by their id"
    assert inn("log") == "", "nothing was done"


# ------------------------------------------------------------------------------------------------------ tables and chat


def test_tables_are_listed_and_closed(inn: Inn) -> None:
    hanka, jirka = inn.account("Hanka"), inn.account("Jirka")
    live = inn.table("live-0001", hanka, jirka, status=LIVE, public=False, started_at=inn.now)
    over = inn.table("over-0001", hanka, jirka, status=OVER, ended_at=inn.now)
    free = inn.table("open-0001", jirka, status=OPEN)
    listing = inn("table", "list")
    assert {line.split()[0] for line in listing.splitlines()[1:]} == {live, over, free}, "private ones, too"
    (line,) = inn("table", "list", "--status", "live").splitlines()[1:]
    assert line.split()[:3] == [live, "duel-2", "live"]
    assert line.endswith("Hanka, Jirka")
    assert inn("table", "close", live) == "closed"
    inn("table", "close", free)
    assert [inn.status(table) for table in (live, free, over)] == [CLOSED, CLOSED, OVER]
    assert inn.fails("table", "close", live) == "the table is closed already"
    assert inn.fails("table", "close", over) == "the table is over already"
    assert inn.fails("table", "close", "nowhere-1") == "there is no such table"


def test_a_status_that_does_not_exist_is_told(inn: Inn) -> None:
    assert "open, live, over" in inn.fails("table", "list", "--status", "lively")


def test_a_line_of_chat_is_removed(inn: Inn) -> None:
    hanka, jirka = inn.account("Hanka"), inn.account("Jirka")
    table = inn.table("live-0001", hanka, jirka, status=LIVE, started_at=inn.now)
    inn.say(table, hanka, "hello")
    inn.say(table, jirka, "you fool")
    assert inn("table", "chat", table).splitlines() == ["1  Hanka: hello", "2  Jirka: you fool"]
    assert inn("table", "remove-line", table, "2") == "removed"
    assert inn("table", "chat", table).splitlines() == ["1  Hanka: hello", "2  Jirka: (removed)"]
    assert b"you fool" not in inn.do(_everything)
    for number in ("2", "7"):
        assert inn.fails("table", "remove-line", table, number) == "there is no such line of chat"
    assert inn.fails("table", "chat", "nowhere-1") == "there is no such table"


def test_reports_reach_the_host(inn: Inn) -> None:
    hanka, jirka = inn.account("Hanka"), inn.account("Jirka")
    table = inn.table("live-0001", hanka, jirka, status=LIVE, started_at=inn.now)
    inn.say(table, jirka, "you fool")
    inn.do(
        lambda database: Moderation(database, quick_passwords(), lambda: inn.now).report(hanka, table, None, 1, "rude")
    )
    told = inn("report", "list")
    assert 'Hanka about Jirka, who said: "you fool"' in told
    assert f"table {table}, line 1: rude" in told
    id = told.split()[0]
    assert inn("report", "settle", id) == "settled"
    assert inn("report", "list") == ""
    assert id in inn("report", "list", "--settled")
    assert "no such report" in inn.fails("report", "settle", id)
    assert "no such report" in inn.fails("report", "settle", "made-up")


# -------------------------------------------------------------------------------------------------------- for everybody


def test_registration_by_invitation(inn: Inn) -> None:
    assert "registration  invitation" in inn("site", "set", "--registration", "invitation")
    with pytest.raises(Forbidden) as refused:
        inn.account("Hanka")
    assert refused.value.code == ErrorCode.INVITATION_NEEDED
    code, unused = inn("invitation", "new", "--note", "for Hanka"), inn("invitation", "new")

    async def invited(accounts: Accounts) -> Any:
        return await accounts.register(None, "Hanka", PASSWORD, HERE, code)

    assert inn.accounts(invited).who.name == "Hanka"
    listing = inn("invitation", "list")
    assert next(line for line in listing.splitlines() if line.startswith(code)).endswith("Hanka")
    assert "for Hanka" in listing
    assert inn("invitation", "withdraw", unused) == "withdrawn"
    assert unused not in inn("invitation", "list")
    for gone in (code, unused, "made-up-code"):
        assert inn.fails("invitation", "withdraw", gone) == "there is no such invitation, or it was used"


def test_no_guests(inn: Inn) -> None:
    inn.guest("Anka")
    inn("site", "set", "--no-guests")
    with pytest.raises(Forbidden) as refused:
        inn.guest("Hana")
    assert refused.value.code == ErrorCode.NO_GUESTS
    inn("site", "set", "--guests")
    inn.guest("Hana")


def test_announcement_and_maintenance(inn: Inn) -> None:
    shown = inn("site", "set", "--announcement", "Cake  at five", "--maintenance")
    assert "Cake at five" in shown
    assert inn("site", "show") == shown

    async def begin(database: Database) -> None:
        await Site(SiteStore(database)).expect_no_maintenance()

    with pytest.raises(Unavailable, match="the host works on the server"):
        inn.do(begin)
    assert "Cake at five" in inn("site", "set", "--no-maintenance"), "the rest stays as it is"
    inn.do(begin)
    assert "Cake" not in inn("site", "set", "--announcement", "")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--registration", "maybe"), "registration"),
        (("--chat", "cats"), "chat"),
        (("--privacy", "javascript:alert(1)"), "privacy"),
        (("--announcement", "x" * 501), "announcement"),
        (("--announcement", "a\u202eb"), "announcement"),
    ],
)
def test_what_cannot_be_set_is_told_and_changes_nothing(inn: Inn, words: tuple[str, str], told: str) -> None:
    before = inn("site", "show")
    assert told in inn.fails("site", "set", "--no-guests", *words)
    assert inn("site", "show") == before


def test_what_hosts_do_is_written_down(inn: Inn) -> None:
    inn.account("Hanka")
    inn("player", "mute", "Hanka")
    inn("player", "ban", "Hanka")
    told = inn("log")
    for deed in ("mute", "ban", "Hanka", "command line"):
        assert deed in told
    assert len(inn("log", "--limit", "1").splitlines()) == 1


# ------------------------------------------------------------------------------------------------------ the whole of it


def test_tidying(inn: Inn) -> None:
    hanka, anka = inn.account("Hanka"), inn.guest("Anka")
    jana = inn.guest("Jana")
    old = inn.table("closed-01", anka, status=CLOSED, ended_at=inn.now)
    over = inn.table("over-0001", hanka, anka, status=OVER, ended_at=inn.now)
    live = inn.table("live-0001", hanka, anka, status=LIVE, started_at=inn.now)
    inn.say(over, hanka, "hello")
    unused = inn("invitation", "new")

    async def age(database: Database) -> None:
        """Jana was here just now."""
        async with database.write() as connection:
            await connection.execute(
                update(schema.sessions).where(schema.sessions.c.player == jana.id).values(seen_at=10**14)
            )

    inn.do(age)
    counts = dict(line.split(": ") for line in inn("tidy", "--older-than", "30").splitlines())
    assert counts["tables"] == "1"
    assert counts["lines of chat"] == "1"
    assert counts["guests"] == "1"
    assert counts["sessions"] == "2"
    assert counts["invitations"] == "0", "those of today stay"
    assert unused in inn("invitation", "list")
    assert [inn.status(table) for table in (old, over, live)] == [None, OVER, LIVE]
    assert names(inn("player", "list", "--guests")) == {"Hanka", "Jana"}
    inn("tidy", "--older-than", "30", "--games")
    assert [inn.status(table) for table in (over, live)] == [None, LIVE]


def test_what_is_young_is_not_tidied(inn: Inn) -> None:
    inn.now = 10**14
    hanka, anka = inn.account("Hanka"), inn.guest("Anka")
    inn.table("closed-01", anka, hanka, status=CLOSED, ended_at=inn.now)
    inn.table("over-0001", anka, hanka, status=OVER, ended_at=inn.now)
    told = inn("tidy", "--older-than", "30", "--games")
    assert {line.split(": ")[1] for line in told.splitlines()} == {"0"}


def test_an_old_invitation_that_was_used_is_kept_and_not_counted(inn: Inn) -> None:
    used, unused = inn("invitation", "new"), inn("invitation", "new")

    async def register(accounts: Accounts) -> Any:
        return await accounts.register(None, "Hanka", PASSWORD, HERE, used)

    inn("site", "set", "--registration", "invitation")
    inn.accounts(register)

    async def age(database: Database) -> None:
        async with database.write() as connection:
            await connection.execute(update(schema.invitations).values(created_at=0))

    inn.do(age)
    assert "invitations: 1" in inn("tidy", "--older-than", "30").splitlines()
    listing = inn("invitation", "list")
    assert used in listing
    assert unused not in listing


def finished(inn: Inn, id: str, *players: Identity, **columns: Any) -> str:
    """A short game, resigned."""
    recorder = Recorder(game_of("tashkalar"), {"form": "duel", "schools": ["northern", "sylvan"]}, "seed")
    columns = {"setup": dict(recorder.record.setup), "status": LIVE, "started_at": inn.now, **columns}
    inn.table(id, *players, **columns)
    asked = next(iter(recorder.state.requests()))
    recorder.declare(asked, Declaration.RESIGN)
    outcome = recorder.state.outcome
    assert outcome is not None
    then = Consequences(due_at=None, players={}, outcome=outcome.to_json(), ranked=None)
    inn.do(lambda database: Steps(database).append(id, Step(1, inn.now, Kind.RESIGN, asked), then))
    return id


def test_records_are_written_as_a_data_set(inn: Inn, tmp_path: Path) -> None:
    hanka, jirka = inn.account("Hanka"), inn.account("Jirka")
    finished(inn, "over-0001", hanka, jirka)
    finished(inn, "over-0002", hanka, jirka, public=False)
    inn.table("live-0001", hanka, jirka, status=LIVE, started_at=inn.now)
    file, named, packed = (tmp_path / name for name in ("games.jsonl", "named.jsonl", "all.jsonl.gz"))
    assert inn("records", str(file)) == f"1 records in {file}"
    assert "Hanka" not in file.read_text()
    inn("records", str(named), "--with-names")
    (record,) = [Record.from_json(line) for line in named.read_text().splitlines()]
    assert record.players == ("Hanka", "Jirka")
    assert record.outcome is not None
    assert inn("records", str(packed), "--private") == f"2 records in {packed}"
    with gzip.open(packed, "rt") as lines:
        assert len(lines.readlines()) == 2
    assert "cannot be written" in inn.fails("records", str(file))
    assert inn("records", str(tmp_path / "none"), "--game", "barracks").startswith("0 records")
    assert inn("records", str(tmp_path / "later"), "--since", "2050-01-01").startswith("0 records")
    assert "expected a day" in inn.fails("records", str(tmp_path / "bad"), "--since", "yesterday")
    assert "chess" in inn.fails("records", str(tmp_path / "chess"), "--game", "chess")


def test_backup_and_restore(inn: Inn, tmp_path: Path) -> None:
    inn.account("Hanka")
    file = tmp_path / "backup"
    assert inn("backup", str(file)) == f"{file}: {file.stat().st_size} bytes"
    inn.account("Jirka")
    assert inn("restore", str(file), "--yes").startswith("restored; what was there before is in ")
    assert names(inn("player", "list")) == {"Hanka"}


def test_a_database_that_is_not_there_is_told_and_not_made(tmp_path: Path) -> None:
    inn = Inn(tmp_path / "nowhere.sqlite")
    for words in (("player", "list"), ("backup", str(tmp_path / "backup")), ("tidy", "--older-than", "1")):
        assert "there is no database" in inn.fails(*words)
    assert list(tmp_path.iterdir()) == []
