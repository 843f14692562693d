"""Every screen: nothing for axe-core to find, light and dark; never wider than a phone."""

from __future__ import annotations

import re
from uuid import uuid4

import pytest
from browser.playing import RESULT, Player, open_menu, too_wide
from browser.tables import WEAKEST, make_table
from playwright.async_api import expect
from support.browsing import NewReader, Reader

SCREENS = {
    "home": "/",
    "new table": "/new/tashkalar",
    "new table of Barracks": "/new/barracks",
    "cards": "/cards/tashkalar",
    "cards of Barracks": "/cards/barracks",
    "a card": "/cards/tashkalar/Knight",
    "rules": "/rules/tashkalar",
    "rules of Barracks": "/rules/barracks#STATUS-2",
    "account": "/account",
    "credits": "/credits",
    "players": "/players",
    "tournaments": "/tournaments",
    "lesson": "/learn/tashkalar",
    "lesson of Barracks": "/learn/barracks",
}
NARROWEST = {"width": 360, "height": 740}


async def settled(reader: Reader) -> None:
    await expect(reader.page.locator("main h1").first).to_be_attached()
    await reader.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("path", SCREENS.values(), ids=SCREENS)
async def test_axe_finds_nothing(arrive: NewReader, path: str) -> None:
    reader = await arrive()
    await reader.go(path)
    await settled(reader)
    assert await reader.axe() == []


async def test_an_address_that_leads_nowhere_says_so(arrive: NewReader) -> None:
    reader = await arrive()
    answer = await reader.page.goto(reader.address + "/nowhere")
    assert answer is not None
    assert answer.status == 404
    await expect(reader.page.get_by_role("heading", name="Page not found")).to_be_visible()
    assert await reader.axe() == []
    assert len(reader.complaints) == 1  # the browser's own, about the status
    reader.complaints.clear()


async def test_nothing_is_wider_than_a_phone(arrive: NewReader) -> None:
    reader = await arrive(size=NARROWEST)
    widths = {}
    for name, path in SCREENS.items():
        await reader.go(path)
        await settled(reader)
        widths[name] = await too_wide(reader.page)
    assert widths == dict.fromkeys(SCREENS, 0)


@pytest.mark.parametrize(
    ("way", "seats"),
    [("high-2", 2), ("duel-2", 2), ("melee-3", 3), ("melee-4", 4), ("high-4-teams", 4), ("duel-4-teams", 4)],
)
async def test_axe_finds_nothing_at_a_table_of_tash_kalar(arrive: NewReader, way: str, seats: int) -> None:
    reader = await arrive()
    await make_table(reader, "tashkalar", way, "you", *[WEAKEST] * (seats - 1))
    await Player(reader, seed=seats).play_some(6)
    assert await reader.axe() == []


async def test_axe_finds_nothing_from_the_waiting_room_to_the_replay(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await reader.go()
    await page.get_by_role("button", name="Invite a friend").click()
    await page.get_by_role("dialog").get_by_role("button", name="Tash-Kalar").click()
    await expect(page).to_have_url(re.compile("/table/"))
    await settled(reader)
    assert await reader.axe() == []

    await page.get_by_role("combobox", name="A computer player for seat 2").select_option(WEAKEST)
    await page.get_by_role("button", name="Start the game").click()
    await Player(reader, seed=40).play_some(2)
    await page.locator(".bar .log").click()
    await page.get_by_role("tab", name="Chat").click()
    await page.get_by_role("textbox", name="Say something").fill("Hello!")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Hello!")).to_be_visible()
    await (await open_menu(page)).get_by_role("button", name="Resign").click()
    assert await reader.axe() == []
    await page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    await expect(page.locator(RESULT)).to_be_visible()
    assert await reader.axe() == []

    await page.get_by_role("link", name="Watch the replay").click()
    await expect(page.get_by_role("slider")).to_be_visible()
    assert await reader.axe() == []


async def test_axe_finds_nothing_from_recruiting_to_the_end_of_the_battle(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "barracks", "quick", "you", WEAKEST)
    player = Player(reader, seed=41)
    looked_at: set[str] = set()
    while not (seen := await player.look())["over"]:
        # the first of the things that can be chosen tells the phase
        phase = next(iter(seen["found"]))
        if phase not in looked_at:
            looked_at.add(phase)
            assert await reader.axe() == []
        await player.act(seen)
    assert {"stack", "move", "order"} <= looked_at
    assert await reader.axe() == []
    await page.get_by_role("button", name="See the table").click()
    await page.locator("button.pill").first.click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    assert await reader.axe() == []


async def test_axe_finds_nothing_on_the_page_of_an_account(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await reader.go("/account")
    form = page.locator("form", has=page.get_by_role("button", name="Create account"))
    await form.get_by_label("Name").fill(f"Reader {uuid4().hex[:8]}")
    await form.get_by_label("Password").fill("long enough to be one")
    await form.get_by_role("button", name="Create account").click()
    await expect(page.get_by_role("button", name="Sign out", exact=True)).to_be_visible()
    assert await reader.axe() == []
