"""The workshop: a card is written, mistakes are shown, it is tried, judged and shared, and a friend plays it."""

from __future__ import annotations

import re

import pytest
from browser.playing import Player, open_menu, too_wide
from browser.tables import WEAKEST, make_table
from playwright.async_api import Locator, Page, expect
from support.browsing import PHONE, NewReader, Reader

PIECE = re.compile("(your|blue|yellow) (common|heroic|legendary) piece")
"""A square on which one stands, as it is read aloud."""
EFFECT = "Destroy one enemy common piece adjacent to this being."


async def new_card(reader: Reader, game: str, kind: str, begin_with: str = "") -> Page:
    """The bench with a new card on it."""
    page = reader.page
    await reader.go("/workshop")
    await page.locator(".bench").get_by_role("button", name="New card").last.click()
    dialog = page.get_by_role("dialog", name="New card")
    await dialog.get_by_role("button", name=game).click()
    await dialog.get_by_role("button", name=kind, exact=True).click()
    if begin_with:
        await dialog.get_by_label("Begin with").select_option(begin_with)
    await dialog.get_by_role("button", name="Make it").click()
    await expect(page.get_by_role("textbox", name="Name", exact=True)).to_be_visible()
    return page


async def lantern_warden(reader: Reader) -> Page:
    """A being of somebody's own, without a mistake."""
    page = await new_card(reader, "Tash-Kalar", "Being or legend")
    await page.get_by_role("textbox", name="Name", exact=True).fill("Lantern Warden")
    await page.get_by_role("textbox", name="Effect", exact=True).fill(EFFECT)
    await expect(finished(page).get_by_text(EFFECT)).to_be_visible()
    return page


def finished(page: Page) -> Locator:
    return page.get_by_role("region", name="The finished card")


async def share(page: Page) -> str:
    """The link to the set on the bench."""
    await page.get_by_role("button", name="What to do with").click()
    dialog = page.get_by_role("dialog", name="My cards")
    await dialog.get_by_role("button", name="Share by link").click()
    return await dialog.get_by_role("textbox", name="Link to the set").input_value()


async def test_a_mistake_is_under_its_word_and_can_be_fixed(arrive: NewReader) -> None:
    reader = await arrive()
    page = await lantern_warden(reader)
    effect = page.get_by_role("textbox", name="Effect", exact=True)
    await effect.fill(EFFECT.replace("common", "comon"))
    await expect(page.locator(".pane .mistake")).to_have_text("comon")
    await expect(effect).to_have_attribute("aria-invalid", "true")
    await expect(page.get_by_text("Did you mean")).to_contain_text("common")
    await expect(page.get_by_role("button", name=re.compile("Lantern Warden"))).to_contain_text("1 mistake")
    # the finished card stays as it was
    await expect(finished(page).get_by_text(EFFECT)).to_be_visible()
    await expect(finished(page)).to_contain_text("last text without mistakes")
    assert await reader.axe() == []

    await page.get_by_role("button", name="Fix it").click()
    await expect(effect).to_have_value(EFFECT)
    await expect(page.locator(".pane .mistake")).to_have_count(0)


async def test_each_kind_begins_with_its_own_cards(arrive: NewReader) -> None:
    reader = await arrive()
    await reader.go("/workshop")
    await reader.page.locator(".bench").get_by_role("button", name="New card").last.click()
    dialog = reader.page.get_by_role("dialog", name="New card")
    await dialog.get_by_role("button", name="Tash-Kalar").click()
    for kind, card in (
        ("Task", "Center Cross"),
        ("Flare", "flare 3"),
        ("Being or legend", "Knight"),
        ("Flare", "flare 12"),
    ):
        await dialog.get_by_role("button", name=kind, exact=True).click()
        await dialog.get_by_label("Begin with").select_option(card)
    assert reader.complaints == []


async def test_words_that_may_follow_are_offered(arrive: NewReader) -> None:
    page = await new_card(await arrive(), "Tash-Kalar", "Being or legend")
    effect = page.get_by_role("textbox", name="Effect", exact=True)
    await effect.press_sequentially("Gain an ")
    await page.get_by_role("group", name="Next:").get_by_role("button", name="action", exact=True).click()
    await expect(effect).to_have_value("Gain an action ")
    await expect(effect).to_be_focused()


async def test_a_pattern_is_painted_by_mouse_and_by_keyboard(arrive: NewReader) -> None:
    page = await new_card(await arrive(), "Tash-Kalar", "Being or legend")
    squares = page.get_by_role("grid", name="Pattern").get_by_role("gridcell")
    await expect(page.get_by_text("Needs 2 pieces. Fits 2 ways round.")).to_be_visible()
    await page.get_by_role("group", name="Brush").get_by_role("button", name="Heroic").click()
    await squares.nth(7).click()
    await expect(squares.nth(7)).to_have_accessible_name("row 2, column 3: heroic piece")
    await squares.nth(7).click(button="right")
    await expect(squares.nth(7)).to_have_accessible_name("row 2, column 3: empty")
    await squares.nth(12).focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("1")
    await expect(squares.nth(17)).to_have_accessible_name("row 4, column 3: common piece")
    await expect(page.get_by_text("Needs 3 pieces. Fits 4 ways round.")).to_be_visible()


async def test_one_click_leads_to_a_board_on_which_the_card_does_something(arrive: NewReader) -> None:
    page = await lantern_warden(await arrive())
    await finished(page).get_by_role("button", name="Try it on a board").click()
    await expect(page.locator("html[data-at-table]")).to_be_visible()
    await page.get_by_role("button", name=re.compile("Lantern Warden")).first.click()
    await page.locator("[role=gridcell].lit").first.click()
    await expect(page.get_by_text(re.compile("destroy", re.IGNORECASE)).first).to_be_visible()


async def test_a_card_is_tried_in_a_position_of_ones_own(arrive: NewReader) -> None:
    reader = await arrive()
    page = await lantern_warden(reader)
    await finished(page).get_by_role("button", name="Set up a position first").click()
    await expect(page.get_by_role("heading", name="Set up a position")).to_be_visible()
    await expect(page.get_by_role("button", name="Remove Lantern Warden")).to_be_visible()
    assert await reader.axe() == []
    # one enemy more; another stands where the being can reach it
    await page.get_by_role("button", name="yellow common piece", exact=True).click()
    await page.get_by_role("button", name="e9, empty").click()
    await expect(page.get_by_role("button", name="e9, yellow common piece")).to_be_visible()
    await page.get_by_role("button", name="Play from here").click()
    await expect(page.locator("html[data-at-table]")).to_be_visible()
    await expect(page.get_by_role("link", name="Not the printed cards")).to_be_visible()
    await page.get_by_role("button", name=re.compile("Lantern Warden")).first.click()
    await page.locator("[role=gridcell].lit").first.click()
    await expect(page.get_by_text(re.compile("destroy", re.IGNORECASE)).first).to_be_visible()


async def test_a_friend_opens_the_link_and_plays_the_set(arrive: NewReader) -> None:
    link = await share(await lantern_warden(await arrive()))
    friend = await arrive()
    page = friend.page
    await page.goto(link)
    await expect(page.get_by_role("heading", name="My cards")).to_be_visible()
    await expect(page.get_by_text("Lantern Warden")).to_be_visible()
    assert await friend.axe() == []
    await page.get_by_role("button", name="Play with this set").click()
    await expect(page.get_by_text("Not the printed cards: “My cards”")).to_be_visible()
    await page.get_by_role("button", name="Start", exact=False).click()
    await expect(page.locator("html[data-at-table]")).to_be_visible()
    badge = page.get_by_role("link", name="Not the printed cards: “My cards”")
    await expect(badge).to_be_visible()
    await badge.click()
    await expect(page.get_by_role("heading", name="My cards")).to_be_visible()


async def test_a_copy_of_a_shared_set_is_changed(arrive: NewReader) -> None:
    link = await share(await lantern_warden(await arrive()))
    page = (await arrive()).page
    await page.goto(link)
    await page.get_by_role("button", name="Change a copy").click()
    await expect(page.get_by_role("textbox", name="Name", exact=True)).to_have_value("Lantern Warden")


async def test_it_is_asked_whether_a_card_is_fair_and_stopped(arrive: NewReader) -> None:
    reader = await arrive()
    page = await lantern_warden(reader)
    fair = page.get_by_role("region", name="Is it fair?")
    await fair.get_by_role("button", name="Find out").click()
    await expect(fair.get_by_role("progressbar")).to_be_visible()
    assert await reader.axe() == []
    # it goes on while the page is away, and is found again
    await page.reload()
    await fair.get_by_role("button", name="Stop").click()
    await expect(fair.get_by_role("button", name="Ask again")).to_be_visible()


async def test_a_warrior_begins_as_one_of_the_house(arrive: NewReader) -> None:
    reader = await arrive()
    page = await new_card(reader, "Barracks", "Warrior", "Golem")
    await page.get_by_role("textbox", name="Name", exact=True).fill("Field Scarecrow")
    hearts = page.get_by_role("spinbutton", name="Hearts")
    before = int(await hearts.input_value())
    await page.get_by_role("button", name="Hearts: one more").click()
    await expect(hearts).to_have_value(str(before + 1))
    await hearts.fill("24")  # and it stays in the field
    await expect(finished(page).get_by_text("24").first).to_be_visible()
    await hearts.fill("99")
    await hearts.blur()
    await expect(hearts).to_have_value("30")
    await expect(finished(page).get_by_text("Field Scarecrow").first).to_be_visible()
    assert await reader.axe() == []
    await finished(page).get_by_role("button", name="Set up a position first").click()
    await expect(page.get_by_role("article", name="Field Scarecrow")).to_be_visible()
    assert await reader.axe() == []
    await page.get_by_role("button", name="Play from here").click()
    await expect(page.locator("html[data-at-table]")).to_be_visible()


async def test_a_replay_is_played_on_from_any_moment(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "tashkalar", "duel-2", "you", WEAKEST)
    await Player(reader, seed=41).play_some(8)
    await (await open_menu(page)).get_by_role("button", name="Resign").click()
    await page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    await page.get_by_role("link", name="Watch the replay").click()
    await page.get_by_role("slider", name="Moment of the game").fill("5")
    await expect(page.locator("output")).to_have_text(re.compile("^5 / "))
    await expect(page.get_by_role("gridcell", name=PIECE)).not_to_have_count(0)
    pieces = await page.get_by_role("gridcell", name=PIECE).count()
    await page.get_by_role("button", name="Play on from here").click()
    await expect(page.get_by_role("heading", name="Set up a position")).to_be_visible()
    await expect(page.get_by_role("button", name=re.compile("^[a-i][1-9], (blue|yellow)"))).to_have_count(pieces)
    await page.get_by_role("button", name="Play from here").click()
    await expect(page.get_by_role("gridcell", name=PIECE)).to_have_count(pieces)


async def test_a_printed_card_comes_from_the_library(arrive: NewReader) -> None:
    page = (await arrive()).page
    await page.goto((await arrive()).address + "/cards/tashkalar/Knight")
    await page.get_by_role("link", name="Change this card").click()
    await expect(page.get_by_role("textbox", name="Name", exact=True)).to_have_value("Knight")


async def test_cards_stay_in_the_browser_and_go_into_a_file_and_back(arrive: NewReader) -> None:
    reader = await arrive()
    page = await lantern_warden(reader)
    await page.reload()
    await expect(page.get_by_role("textbox", name="Name", exact=True)).to_have_value("Lantern Warden")
    await page.get_by_role("button", name="What to do with").click()
    async with page.expect_download() as download:
        await page.get_by_role("button", name="Save as a file").click()
    file = await (await download.value).path()
    other = await arrive()
    await other.go("/workshop")
    await other.page.locator(".bench").get_by_role("button", name="New card").last.click()
    dialog = other.page.get_by_role("dialog", name="New card")
    await dialog.get_by_role("button", name="Tash-Kalar").click()
    await dialog.locator("input[type=file]").set_input_files(file)
    await expect(other.page.get_by_role("button", name=re.compile("Lantern Warden"))).to_be_visible()


@pytest.mark.parametrize("path", ["/workshop", "/sandbox/tashkalar", "/sandbox/barracks"])
async def test_its_screens_fit_a_phone(arrive: NewReader, path: str) -> None:
    reader = await arrive(size=PHONE)
    await reader.go(path)
    await expect(reader.page.locator("main h1").first).to_be_attached()
    await reader.page.wait_for_load_state("networkidle")
    assert await reader.axe() == []
    assert not await too_wide(reader.page)


async def test_a_card_is_written_on_a_phone(arrive: NewReader) -> None:
    reader = await arrive(size=PHONE)
    page = await new_card(reader, "Tash-Kalar", "Being or legend")
    await page.get_by_role("textbox", name="Name", exact=True).fill("Lantern Warden")
    await page.get_by_role("textbox", name="Effect", exact=True).fill(EFFECT)
    assert not await too_wide(page)
    await page.get_by_role("button", name="Finished card").click()
    await expect(finished(page).get_by_text(EFFECT)).to_be_visible()
    assert not await too_wide(page)
    assert await reader.axe() == []
