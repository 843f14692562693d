"""A day in a club, as docs/howto/run-a-club.md tells it: the host at the page and at the command line, members who
play, somebody who has to go, somebody who wants to go, and everything that is kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path

import pytest_asyncio
from alembic.script import ScriptDirectory
from browser.test_account import fill_in
from playwright.async_api import Locator, Page, expect
from support.browsing import NewReader, Reader
from support.club import PASSWORD, Club, Member
from support.tableclient import Message, RefusedError, TableClient

from arenarium.server.settings import Settings
from arenarium.server.store.database import Database
from arenarium.server.store.migrate import configuration, go_back

HOST = "Hostess"
MEMBERS = ("Abel", "Berta", "Cyril", "Doris", "Emil", "Frida")
RUDE = "Grobian"
"""Six members and somebody rude: with a computer player they are eight."""


@pytest_asyncio.fixture(loop_scope="session")
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    made = Club(tmp_path)
    await asyncio.to_thread(made.server.start)
    yield made
    await made.close()


async def test_a_day_in_a_club(club: Club, arrive: NewReader) -> None:
    host, first, leaver = [await arrive(club) for _ in range(3)]
    members = await found_the_club(club, host, first)
    id = await begin_a_tournament(host, members)
    await ban_somebody_in_the_first_round(club, host, members, id)
    await play_to_the_end(host, members, id)
    await delete_an_account(club, leaver, host, id)
    for reader in (host, first, leaver):  # nobody looks while the server is away
        await reader.page.close()
    await back_up_and_restore(club, members, id)
    await upgrade(club, members, id)


async def found_the_club(club: Club, host: Reader, first: Reader) -> dict[str, Member]:
    """The host makes the first account, closes the door to strangers, and invites."""
    await host.go("/account")
    await fill_in(host.page, "Create account", Name=HOST, Password=PASSWORD)
    await expect(host.page.get_by_role("heading", name=HOST)).to_be_visible()
    assert club.admin("player", "admin", HOST) == f"{HOST} looks after the server"
    await host.go("/admin")
    await host.page.get_by_label("New accounts").select_option("invitation")
    await host.page.get_by_label("Guests may play without an account").uncheck()
    await fill_in(host.page, "Save", Announcement="Tournament tonight at eight")
    await expect(host.page.get_by_text("Saved.")).to_be_visible()
    assert "invitation" in club.admin("site", "show")

    await fill_in(host.page, "New invitation", For_whom="Abel")
    code = await host.page.locator("li", has_text="Abel").locator("code").inner_text()
    await first.go(f"/account?invitation={code}")
    await expect(first.page.get_by_text("Tournament tonight at eight")).to_be_visible()
    await fill_in(first.page, "Create account", Name="Abel", Password=PASSWORD)
    await expect(first.page.get_by_role("heading", name="Abel")).to_be_visible()

    members = {name: club.member(name) for name in (*MEMBERS, RUDE)}
    await members["Abel"].log_in()
    stranger = club.member("Stranger")
    assert await refusal(stranger.arrive()) == "no-guests"
    assert await refusal(stranger.register(code)) == "bad-invitation", "it was used"
    await members[RUDE].register(club.admin("invitation", "new", "--note", RUDE))
    for name in MEMBERS[1:]:
        made = await host.context.request.post(f"{host.address}/api/admin/invitations", data={"note": name})
        await members[name].register((await made.json())["code"])
    assert club.admin("invitation", "list").count("Abel") == 2, "for whom, and who has used it"
    return members


async def refusal(asking: Awaitable[object]) -> str:
    """The code with which somebody is refused."""
    try:
        await asking
    except RefusedError as error:
        return error.code
    raise AssertionError("it was not refused")


async def begin_a_tournament(host: Reader, members: dict[str, Member]) -> str:
    """Made on the page, with a computer player in it."""
    page = host.page
    await host.go("/tournaments")
    await page.get_by_label("Game").select_option("barracks quick")
    await fill_in(page, "Make tournament", Name="Club evening")
    await page.wait_for_url("**/tournaments/*")
    id = page.url.rsplit("/", 1)[1]
    await page.get_by_label("Computer player").select_option("level1")
    await page.get_by_role("button", name="Add to the tournament").click()
    await expect(page.locator("tbody tr")).to_have_count(1)
    for member in members.values():
        await member.enter(id)
    await host.go(f"/tournaments/{id}")
    await expect(page.locator("tbody tr")).to_have_count(8)
    await page.get_by_role("button", name="Start now").click()
    await expect(page.get_by_text("round 1 of 3")).to_be_visible()
    return id


async def ban_somebody_in_the_first_round(club: Club, host: Reader, members: dict[str, Member], id: str) -> None:
    """All play but one, who is rude instead. It is reported, and the host bans; the game goes to the opponent."""
    info = await members["Abel"].tournament(id)
    rude, table = members[RUDE], members[RUDE].table_in(info)
    assert table is not None
    others = [member for member in members.values() if member is not rude]
    opponent = next((member for member in others if member.table_in(info) == table), None)
    await asyncio.gather(*(member.play_round(info) for member in others if member is not opponent))

    client = TableClient(rude, table)
    await client.connect()
    await client.send(type="say", text="You all play like fools")
    await client.hear_until(lambda heard: heard["type"] == "chat")
    await members["Abel"].call("POST", "/api/reports", {"table": table, "line": 1, "reason": "rude"})
    page = host.page
    await host.go(f"/tournaments/{id}")
    await page.locator(f"a[href='/table/{table}']").click()
    await page.wait_for_url(f"**/table/{table}")
    await host.go("/admin")
    await expect(page.get_by_text("You all play like fools")).to_be_visible()
    await page.get_by_role("button", name="Remove the message").click()
    await expect(page.get_by_text("This message was removed.")).to_be_visible()
    await page.get_by_role("button", name="Settled").click()
    await expect(page.get_by_text("Nothing to settle.")).to_be_visible()
    page.once("dialog", lambda dialog: dialog.accept("not in this club"))
    await somebody(page, RUDE).locator("summary").click()
    await somebody(page, RUDE).get_by_role("button", name="Ban").click()
    await expect(somebody(page, RUDE).get_by_text("banned")).to_be_visible()
    assert await refusal(rude.log_in()) == "banned"
    if opponent is not None:
        await claim(opponent, table)


def somebody(page: Page, name: str) -> Locator:
    """A player in the host's list."""
    return page.get_by_role("listitem").filter(has=page.locator(".what bdi", has_text=name))


async def claim(opponent: Member, table: str) -> None:
    """Whoever is banned has left: nobody has to wait for them."""
    client = TableClient(opponent, table)
    await client.connect()
    gone = 1 - (client.seat or 0)
    await client.send(type="claim", seat=gone)
    await client.hear_until(lambda heard: client.over)
    await client.disconnect()


async def play_to_the_end(host: Reader, members: dict[str, Member], id: str) -> None:
    """Two more rounds, without whoever was banned, and the standings."""
    for number in (2, 3):
        info = await members["Abel"].reach_round(id, number)
        assert members[RUDE].table_in(info) is None
        assert sum(meeting["second"] is None for meeting in info["rounds"][-1]) == 1, "seven are left: one rests"
        await asyncio.gather(*(member.play_round(info) for member in members.values() if member.name != RUDE))
    info = await members["Abel"].is_over(id)
    assert sum(one["points"] for one in info["standings"]) == 3 * 4
    await host.go(f"/tournaments/{id}")
    await expect(host.page.get_by_text("Finished")).to_be_visible()
    await expect(host.page.locator("tbody tr")).to_have_count(8)
    await expect(host.page.locator("tbody tr", has_text=RUDE).get_by_text("has left")).to_be_visible()
    await expect(host.page.locator("a[href^='/replay/']")).to_have_count(4 + 3 + 3)


async def delete_an_account(club: Club, reader: Reader, host: Reader, id: str) -> None:
    """A member goes for good. Their games and points stay, without a name."""
    page = reader.page
    await reader.go("/account")
    await fill_in(page, "Sign in", Name="Frida", Password=PASSWORD)
    await page.get_by_role("button", name="Delete everything").click()
    await fill_in(page, "Delete for good", Password=PASSWORD)
    await expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
    assert "Frida" not in club.admin("player", "list")
    await host.go(f"/tournaments/{id}")
    await expect(host.page.locator("tbody tr")).to_have_count(8)
    await expect(host.page.locator("tbody", has_text="Frida")).to_have_count(0)
    await expect(host.page.locator("tbody tr", has_text="deleted player")).to_have_count(1)


async def back_up_and_restore(club: Club, members: dict[str, Member], id: str) -> None:
    """A backup while the server runs; then the host deletes the wrong player, and goes back."""
    before = standings(await members["Abel"].tournament(id))
    kept = str(club.folder / "club.backup")
    club.admin("backup", kept)
    club.admin("player", "forget", "Berta", "--yes")
    assert standings(await members["Abel"].tournament(id)) != before
    refused = club.try_admin("restore", kept, "--yes")
    assert refused.returncode, "not while the server runs"
    await restart(club, "restore", kept, "--yes")
    await members["Berta"].log_in()
    assert standings(await members["Berta"].tournament(id)) == before
    assert "banned" in club.admin("player", "list", RUDE)
    assert "Frida" not in club.admin("player", "list"), "who was deleted before stays so"


def standings(info: Message) -> list[tuple[str | None, float]]:
    names = {one["number"]: one.get("name") or one.get("computer") for one in info["entrants"]}
    return [(names[one["number"]], one["points"]) for one in info["standings"]]


async def restart(club: Club, *words: str) -> None:
    """Stop the server, do something about the database, start it again."""
    await asyncio.to_thread(club.server.stop)
    if words:
        club.admin(*words)
    await asyncio.to_thread(club.server.start)


async def upgrade(club: Club, members: dict[str, Member], id: str) -> None:
    """A database of the version before is brought up by the first start, with everything that version knew."""
    before = standings(await members["Abel"].tournament(id))
    await asyncio.to_thread(club.server.stop)
    script = ScriptDirectory.from_config(configuration())
    newest = script.get_revision("head")
    assert newest is not None
    assert isinstance(newest.down_revision, str)
    database = Database(Settings(database=club.database))
    await go_back(database, newest.down_revision)
    await database.close()
    told = club.try_admin("site", "show")
    assert told.returncode
    assert "start the server once" in told.stderr
    await asyncio.to_thread(club.server.start)
    club.admin("site", "show")
    await members["Abel"].log_in()
    assert standings(await members["Abel"].tournament(id)) == before
