"""A turn of Barracks as it is shown: the log waits for the board, and whoever comes back can read what happened."""

from __future__ import annotations

from browser.playing import Player
from browser.tables import WEAKEST, make_table
from playwright.async_api import Page, expect
from support.browsing import stop_the_clock

LOG = "#aside li"
STORY = "section[aria-label='Step by step'] li .line"


async def play_to_a_turn(player: Player) -> None:
    """Until orders are given and what comes of them begins to be shown; then the time of the page stands still."""
    page = player.page
    while True:
        seen = await player.look()
        assert not seen["over"], "the game ended before a turn"
        given = "commit" in seen["found"] and await page.locator("[data-order]").count()
        if given:
            await stop_the_clock(page)
        await player.act(seen)
        if given:
            await expect(page.locator(".clash.playing")).to_be_visible()
            return


async def skip(page: Page) -> None:
    await page.locator(".clash.playing button").click()
    await page.clock.resume()


async def texts(page: Page, lines: str) -> list[str]:
    return [" ".join(text.split()) for text in await page.locator(lines).all_text_contents()]


async def test_the_log_waits_until_the_board_has_shown_it(arrive) -> None:
    reader = await arrive(still=False)
    page = reader.page
    await make_table(reader, "barracks", "quick", "you", WEAKEST)
    await play_to_a_turn(Player(reader, seed=3))
    early, question = await texts(page, LOG), page.locator(".bar p")
    await expect(question).to_have_text("Watch what happens…")
    await skip(page)
    await expect(question).not_to_have_text("Watch what happens…")
    late = await texts(page, LOG)
    assert late[: len(early)] == early
    assert len(late) > len(early)


async def test_a_turn_can_be_read_after_a_reload(arrive) -> None:
    reader = await arrive(still=False)
    page = reader.page
    await make_table(reader, "barracks", "quick", "you", WEAKEST)
    player = Player(reader, seed=4)
    await play_to_a_turn(player)
    await skip(page)
    await player.look()  # the computer player may have had to choose a target, and the turn goes on
    await expect(page.get_by_role("button", name="Watch again")).to_be_visible()
    told = await texts(page, STORY)
    await page.reload()
    await expect(page.locator(STORY)).to_have_count(len(told))
    assert await texts(page, STORY) == told
    await expect(page.get_by_role("button", name="Watch again")).to_have_count(0)
