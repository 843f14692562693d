"""A backup is worth what can be brought back from it: made beside a running server, restored, played on."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from stat import S_IMODE
from typing import Any

import pytest
from server.backends import ON_SQLITE
from server.serving import House, choose, serving
from support.services import Postgres
from support.tableclient import TableClient

from arenarium.core.errors import ArenariumError
from arenarium.server.admin import backup
from arenarium.server.settings import NO_LIMITS, Settings


@pytest.fixture
def settings(database_settings: Settings, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """An empty database; for PostgreSQL its own `pg_dump` and `pg_restore` are the ones that are found."""
    if not database_settings.embedded:
        server: Postgres = request.getfixturevalue("postgres")
        monkeypatch.setenv("PATH", str(server._bin), prepend=":")
    return replace(database_settings, limits=NO_LIMITS, workers=0)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "backup"


async def back_up(settings: Settings, file: Path) -> None:
    """In a thread, as if it were the process of `arenarium admin`: the server goes on."""
    await asyncio.to_thread(backup.back_up, settings, file)


async def bring_back(settings: Settings, file: Path) -> Path | None:
    return await asyncio.to_thread(backup.bring_back, settings, file)


async def play(clients: tuple[TableClient, ...], choices: int) -> None:
    """Some choices, by whoever is asked."""
    for _ in range(choices):
        asked = next(client for client in clients if "request" in client.position)
        await choose(asked, *(client for client in clients if client is not asked))


async def again(house: House, client: TableClient) -> TableClient:
    """The same person, with the same cookie, at the same table of another server."""
    person = await house.guest("Somebody else")
    person._http.cookies = client.person._http.cookies
    return await house.client(person, client.table)


def stood(client: TableClient) -> tuple[Any, ...]:
    """A table as somebody at it sees it."""
    return client.seat, client.info["status"], dict(client.told), client.position, dict(client.lines)


async def begun(house: House, choices: int) -> tuple[TableClient, ...]:
    """A running game, with something said."""
    clients = await house.pair(clock={"kind": "none"})
    await play(clients, choices)
    await clients[0].send(type="say", text="good luck")
    for client in clients:
        await client.hear_until(lambda message: message["type"] == "chat")
    return clients


async def goes_on(settings: Settings, clients: tuple[TableClient, ...], before: list[tuple[Any, ...]]) -> None:
    """Serve what was restored: everybody finds their table as it was, and plays on."""
    async with serving(settings) as house:
        back = tuple([await again(house, client) for client in clients])
        assert [stood(client) for client in back] == before
        number = back[0].number
        await play(back, 3)
        assert [client.number for client in back] == [number + 3] * len(back)
        assert len(await house.steps(back[0].table)) == number + 3


async def test_a_backup_of_a_running_server_is_restored_and_played_on(settings: Settings, file: Path) -> None:
    """On PostgreSQL, too, into the database that it came from."""
    async with serving(settings) as house:
        clients = await begun(house, 5)
        before = [stood(client) for client in clients]
        await back_up(settings, file)
        await play(clients, 4)
        late = await house.guest("Latecomer")
        assert [stood(client) for client in clients] != before
    assert S_IMODE(file.stat().st_mode) == 0o600, "it holds the seeds of running games"
    assert sorted(file.parent.glob("backup*")) == [file], "one file is all there is to keep"
    kept = await bring_back(settings, file)
    await goes_on(settings, clients, before)
    async with serving(settings) as house:
        somebody = await house.guest("Somebody")
        somebody._http.cookies = late._http.cookies
        assert (await somebody.call("GET", "/api/me"))["player"] is None, "who came after the backup is not known"
    assert (kept is not None) == settings.embedded


@ON_SQLITE
async def test_a_backup_is_restored_into_a_new_database(settings: Settings, file: Path, tmp_path: Path) -> None:
    async with serving(settings) as house:
        clients = await begun(house, 3)
        before = [stood(client) for client in clients]
        await back_up(settings, file)
        await play(clients, 2)
        elsewhere = replace(settings, database=str(tmp_path / "elsewhere.sqlite"))
        assert await bring_back(elsewhere, file) is None, "nothing was there before"
        assert S_IMODE(Path(elsewhere.database).stat().st_mode) == 0o600
        await goes_on(elsewhere, clients, before)
        await play(clients, 1)
        assert len(clients[0].told) == 6, "the first server has not noticed anything"


@ON_SQLITE
async def test_what_was_there_before_is_kept_whole(settings: Settings, file: Path) -> None:
    async with serving(settings) as house:
        clients = await begun(house, 2)
        await back_up(settings, file)
        await play(clients, 3)
        after = [stood(client) for client in clients]
    kept = await bring_back(settings, file)
    assert kept is not None
    assert S_IMODE(kept.stat().st_mode) == 0o600
    await goes_on(replace(settings, database=str(kept)), clients, after)


@ON_SQLITE
@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files to others")
async def test_who_restores_as_root_leaves_a_database_that_the_server_can_open(settings: Settings, file: Path) -> None:
    async with serving(settings):
        await back_up(settings, file)
    os.chown(settings.database, 65534, 65534)
    kept = await bring_back(settings, file)
    assert kept is not None
    for each in (Path(settings.database), kept):
        assert (each.stat().st_uid, each.stat().st_gid) == (65534, 65534)


@ON_SQLITE
async def test_nothing_is_restored_under_a_running_server(settings: Settings, file: Path) -> None:
    async with serving(settings) as house:
        clients = await begun(house, 2)
        await back_up(settings, file)
        await play(clients, 1)
        with pytest.raises(ArenariumError, match=r"serve|use|run"):
            await bring_back(settings, file)
        await play(clients, 1)
        assert len(await house.steps(clients[0].table)) == 4


@ON_SQLITE
async def test_what_is_no_backup_changes_nothing(settings: Settings, file: Path, tmp_path: Path) -> None:
    async with serving(settings) as house:
        clients = await begun(house, 2)
        before = [stood(client) for client in clients]
    await back_up(settings, file)
    text, other, newer, cut = (tmp_path / name for name in ("text", "other", "newer", "cut"))
    text.write_text("Dear Ana, here is the backup that you asked for. " * 100)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    newer.write_bytes(file.read_bytes())
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    cut.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    for bad, why in (
        (tmp_path / "nowhere", "no file"),
        (tmp_path, "no file"),
        (text, "no backup of this program"),
        (other, "no backup of this program"),
        (newer, "newer"),
        (cut, "damaged|no backup"),
    ):
        with pytest.raises(ArenariumError, match=why):
            await bring_back(settings, bad)
    await goes_on(settings, clients, before)


async def test_a_backup_goes_to_a_new_file(settings: Settings, file: Path) -> None:
    file.write_text("holiday pictures")
    with pytest.raises(ArenariumError, match="is there already"):
        await back_up(settings, file)
    assert file.read_text() == "holiday pictures"


@ON_SQLITE
async def test_a_backup_of_nothing_leaves_nothing_behind(settings: Settings, file: Path) -> None:
    with pytest.raises(ArenariumError, match="there is no database"):
        await back_up(settings, file)
    assert not file.exists()
    assert not Path(settings.database).exists()


@ON_SQLITE
async def test_a_backup_may_have_any_name(settings: Settings, tmp_path: Path) -> None:
    async with serving(settings) as house:
        clients = await begun(house, 1)
        before = [stood(client) for client in clients]
    file = tmp_path / "what? 100%20 #1.sqlite"
    await back_up(settings, file)
    await bring_back(settings, file)
    await goes_on(settings, clients, before)
