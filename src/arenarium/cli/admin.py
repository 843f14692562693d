"""`arenarium admin`: for the host of a server. It works on the database, beside a server that runs or without one; what
is done shows there within seconds."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_args

import typer

from arenarium.core.errors import ArenariumError
from arenarium.server.admin.desk import Desk, open_desk
from arenarium.server.messages.tables import Status
from arenarium.server.settings import Settings, default_database

app = typer.Typer(
    no_args_is_help=True, add_completion=False, help="Look after a server: players, tables, chat, backups."
)
player = typer.Typer(no_args_is_help=True, help="Players: find, rename, ban, mute, forget ...")
table = typer.Typer(no_args_is_help=True, help="Tables: list them, close one, remove a line of chat.")
site = typer.Typer(no_args_is_help=True, help="What is set for everybody: registration, guests, chat, announcement ...")
invitation = typer.Typer(no_args_is_help=True, help="Invitations, each good for one account.")
report = typer.Typer(no_args_is_help=True, help="What people have reported.")
for _name, _group in {
    "player": player,
    "table": table,
    "site": site,
    "invitation": invitation,
    "report": report,
}.items():
    app.add_typer(_group, name=_name)

COMMAND_LINE = "command line"
"""By whom it is done, in the book of what hosts have done."""
T = TypeVar("T")
_database = ""
Name = Annotated[str, typer.Argument(help="The name of an account, or the id of any player.")]


@app.callback()
def choose_database(
    database: Annotated[
        str, typer.Option("--database", envvar="ARENARIUM_DATABASE", help="As for `arenarium serve`.")
    ] = "",
) -> None:
    """Which database it is about."""
    global _database
    _database = database or default_database()


def settings() -> Settings:
    return Settings(database=_database)


def _do(work: Callable[[Desk], Awaitable[T]]) -> T:
    """Open the database, do something, and close it."""

    async def run() -> T:
        async with open_desk(settings()) as desk:
            return await work(desk)

    return asyncio.run(run())


def _day(at: int | None) -> str:
    return "-" if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")


def _print(rows: list[list[str]]) -> None:
    """In columns."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))] if rows else []
    for row in rows:
        typer.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


# ------------------------------------------------------------------------------------------------------------- players


@player.command("list")
def list_players(
    text: Annotated[str, typer.Argument(help="Part of a name.")] = "",
    guests: Annotated[bool, typer.Option(help="Guests, too.")] = False,
    banned: Annotated[bool, typer.Option("--banned", help="Only those who are banned.")] = False,
    limit: Annotated[int, typer.Option(min=1, max=10_000)] = 50,
) -> None:
    """Players, the newest first."""
    people = _do(lambda desk: desk.moderation.find(text, guests=guests, banned=banned, limit=limit))
    rows = [["id", "name", "kind", "since", "seen", "games", ""]]
    for person in people:
        who = person.player
        kind = who.role or ("bot" if who.bot else "account" if who.account else "guest")
        marks = [f"banned {_day(who.banned_at)}" if who.banned_at else "", "muted" if who.muted_until else ""]
        about = [who.id, who.name, kind, _day(person.created_at), _day(person.seen_at), str(person.games)]
        rows.append([*about, " ".join(filter(None, marks))])
    _print(rows)


def _about(name: str, what: Callable[[Desk, str], Awaitable[T]]) -> T:
    """Do something about a player."""

    async def work(desk: Desk) -> T:
        return await what(desk, (await desk.moderation.player(name)).id)

    return _do(work)


@player.command()
def rename(name: Name, new: str) -> None:
    """Give a player another name. Games that were played keep the old one."""
    changed = _about(name, lambda desk, id: desk.moderation.rename(id, new, COMMAND_LINE))
    typer.echo(f"{name} is {changed.name} now")


@player.command()
def password(name: Name) -> None:
    """A new password for somebody who has forgotten theirs; all their sessions end."""
    typer.echo(_about(name, lambda desk, id: desk.moderation.new_password(id, COMMAND_LINE)))


@player.command("end-sessions")
def end_sessions(name: Name) -> None:
    """Log somebody out everywhere."""
    typer.echo(f"{_about(name, lambda desk, id: desk.moderation.end_sessions(id, COMMAND_LINE))} session(s) ended")


@player.command()
def ban(name: Name, reason: Annotated[str, typer.Option(help="The player is told it.")] = "") -> None:
    """Shut an account."""
    _about(name, lambda desk, id: desk.moderation.ban(id, reason, COMMAND_LINE))
    typer.echo(f"{name} is banned")


@player.command()
def unban(name: Name) -> None:
    """Open an account again."""
    _about(name, lambda desk, id: desk.moderation.unban(id, COMMAND_LINE))
    typer.echo(f"{name} may come back")


@player.command()
def mute(name: Name, days: Annotated[int, typer.Option(min=1, max=3650)] = 7) -> None:
    """No word in any chat for some days."""

    async def until(desk: Desk, id: str) -> object:
        return await desk.moderation.mute(id, desk.now() + days * 24 * 60 * 60 * 1000, COMMAND_LINE)

    _about(name, until)
    typer.echo(f"{name} is muted for {days} day(s)")


@player.command()
def unmute(name: Name) -> None:
    """Let somebody talk again."""
    _about(name, lambda desk, id: desk.moderation.mute(id, None, COMMAND_LINE))
    typer.echo(f"{name} may talk")


@player.command("admin")
def make_admin(name: Name, off: Annotated[bool, typer.Option("--off", help="Take the role away.")] = False) -> None:
    """Let an account look after the server, on its page for hosts."""
    _about(name, lambda desk, id: desk.moderation.set_admin(id, not off, COMMAND_LINE))
    typer.echo(f"{name} {'looks after the server no more' if off else 'looks after the server'}")


@player.command("bot")
def mark_bot(name: Name, off: Annotated[bool, typer.Option("--off", help="It is a person after all.")] = False) -> None:
    """Mark an account as a bot's."""
    _about(name, lambda desk, id: desk.moderation.set_bot(id, not off, COMMAND_LINE))
    typer.echo(f"{name} is {'no bot' if off else 'a bot'}")


@player.command("forget")
def forget_player(name: Name, yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False) -> None:
    """Forget somebody: name, password, sessions, tokens, chat, ratings. Games stay, played by nobody in particular."""
    if not yes:
        typer.confirm(f"Forget {name}? This cannot be undone.", abort=True)
    _about(name, lambda desk, id: desk.moderation.forget(id, COMMAND_LINE))
    typer.echo("forgotten")


@player.command("export")
def export_player(name: Name) -> None:
    """Everything that is kept of somebody, as JSON."""
    typer.echo(json.dumps(_about(name, lambda desk, id: desk.moderation.export(id)), ensure_ascii=False, indent=2))


# ------------------------------------------------------------------------------------------------------ tables and chat


@table.command("list")
def list_tables(
    status: Annotated[str | None, typer.Option(help="open, live, over or closed.")] = None,
    limit: Annotated[int, typer.Option(min=1, max=10_000)] = 50,
) -> None:
    """Tables, the newest first."""
    if status is not None and status not in get_args(Status):
        raise ArenariumError(f"--status is {status!r}; expected one of {', '.join(get_args(Status))}")
    rows = [["id", "game", "status", "since", "steps", "players"]]
    for row in _do(lambda desk: desk.moderation.tables(status, limit)):
        seated = ", ".join(seat.name or seat.computer or "-" for seat in row.seats)
        rows.append([row.id, row.way, row.status, _day(row.created_at), str(row.number), seated])
    _print(rows)


@table.command("close")
def close_table(id: str) -> None:
    """Close a table; a running game ends without a result."""
    _do(lambda desk: desk.moderation.close(id, COMMAND_LINE))
    typer.echo("closed")


@table.command("chat")
def show_chat(id: str) -> None:
    """What was said at a table, with the numbers of the lines."""
    for line in _do(lambda desk: desk.said(id)):
        typer.echo(f"{line.number}  {line.name}: {'(removed)' if line.removed else line.text}")


@table.command("remove-line")
def remove_line(id: str, number: int) -> None:
    """Remove a line of chat."""
    _do(lambda desk: desk.moderation.remove_line(id, number, COMMAND_LINE))
    typer.echo("removed")


# ----------------------------------------------------------------------------------------------------- for everybody


@site.command("show")
def show_site() -> None:
    """What is set."""
    shown = _do(lambda desk: desk.site.info())
    _print([[key, str(getattr(shown, key))] for key in shown.__struct_fields__])


@site.command("set")
def set_site(
    registration: Annotated[str | None, typer.Option(help="open, invitation or closed.")] = None,
    guests: Annotated[bool | None, typer.Option(help="Whether one may play without an account.")] = None,
    chat: Annotated[str | None, typer.Option(help="everybody, players or nobody.")] = None,
    announcement: Annotated[str | None, typer.Option(help="A line for everybody; empty for none.")] = None,
    maintenance: Annotated[bool | None, typer.Option(help="Begin no new games; running ones go on.")] = None,
    privacy: Annotated[str | None, typer.Option(help="The address of your privacy notice.")] = None,
    imprint: Annotated[str | None, typer.Option(help="The address of your imprint.")] = None,
) -> None:
    """Set something; the rest stays as it is."""
    given = {
        "registration": registration,
        "guests": guests,
        "chat": chat,
        "announcement": announcement,
        "maintenance": maintenance,
        "privacy": privacy,
        "imprint": imprint,
    }
    _do(lambda desk: desk.set_site({key: value for key, value in given.items() if value is not None}))
    show_site()


@invitation.command("new")
def new_invitation(note: Annotated[str, typer.Option(help="For whom; only hosts see it.")] = "") -> None:
    """Make an invitation: the code, which goes into the form for a new account."""
    typer.echo(_do(lambda desk: desk.moderation.invite(note)))


@invitation.command("list")
def list_invitations() -> None:
    """Invitations, and who has used them."""
    rows = [["code", "since", "note", "used by"]]
    for one in _do(lambda desk: desk.moderation.invitations()):
        rows.append([one.code, _day(one.created_at), one.note, one.used_by or "-"])
    _print(rows)


@invitation.command()
def withdraw(code: str) -> None:
    """Withdraw an invitation that nobody has used."""
    _do(lambda desk: desk.moderation.withdraw(code))
    typer.echo("withdrawn")


@report.command("list")
def list_reports(
    settled: Annotated[bool, typer.Option("--settled", help="Those that are dealt with.")] = False,
) -> None:
    """What people have reported, the newest first."""
    for one in _do(lambda desk: desk.moderation.reports(settled=settled)):
        quote = f', who said: "{one.said}"' if one.said is not None else ""
        typer.echo(f"{one.id}  {_day(one.created_at)}  {one.reporter} about {one.about}{quote}")
        typer.echo(f"    table {one.table}{f', line {one.line}' if one.line else ''}: {one.reason or '-'}")


@report.command("settle")
def settle_report(id: str) -> None:
    """A report is dealt with."""
    _do(lambda desk: desk.moderation.settle(id, COMMAND_LINE))
    typer.echo("settled")


@app.command()
def log(limit: Annotated[int, typer.Option(min=1, max=10_000)] = 50) -> None:
    """What hosts have done, the newest first."""
    _print([[_day(at), by, what, about] for at, by, what, about in _do(lambda desk: desk.deeds(limit))])


# ------------------------------------------------------------------------------------------------------ the whole of it


@app.command()
def tidy(
    older_than: Annotated[int, typer.Option("--older-than", help="Days.", min=1)],
    games: Annotated[bool, typer.Option("--games", help="Finished games, too, with their records.")] = False,
) -> None:
    """Remove what nobody has used for so many days: sessions, guests, closed tables, chat, reports that are settled."""
    for what, number in _do(lambda desk: desk.tidy(older_than, games=games)).items():
        typer.echo(f"{what}: {number}")


@app.command()
def backup(file: Annotated[Path, typer.Argument(help="A new file.")]) -> None:
    """Copy the database while the server runs."""
    from arenarium.server.admin.backup import back_up

    back_up(settings(), file)
    typer.echo(f"{file}: {file.stat().st_size} bytes")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="What `backup` has made.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Put a backup in the place of the database. The server must not run."""
    from arenarium.server.admin.backup import bring_back

    if not yes:
        typer.confirm("Replace everything in the database by the backup?", abort=True)
    kept = bring_back(settings(), file)
    typer.echo("restored" + (f"; what was there before is in {kept}" if kept else ""))


@app.command()
def records(
    file: Annotated[Path, typer.Argument(help="A new file: a record a line, as JSON; .gz compresses it.")],
    game: Annotated[str | None, typer.Option(help="Of one game alone.")] = None,
    since: Annotated[str | None, typer.Option(help="Games that ended on this day or later: 2026-01-31.")] = None,
    private: Annotated[bool, typer.Option("--private", help="Those of private tables, too.")] = False,
    with_names: Annotated[bool, typer.Option("--with-names", help="Who played; without it nobody is named.")] = False,
) -> None:
    """Write the records of finished games as a data set."""
    try:
        after = datetime.fromisoformat(since).replace(tzinfo=UTC).timestamp() * 1000 if since else 0
    except ValueError:
        raise ArenariumError(f"--since is {since!r}; expected a day such as 2026-01-31") from None
    options: dict[str, Any] = {"game": game, "after": int(after), "private": private, "names": with_names}
    typer.echo(f"{_do(lambda desk: desk.write_records(file, **options))} records in {file}")
