"""The board is the largest thing on every screen, and a turn is played without scrolling."""

from __future__ import annotations

import pytest
from browser.playing import Player
from browser.tables import WEAKEST, make_table
from playwright.async_api import Page, expect
from support.browsing import PHONE, NewReader
from support.measuring import board_of

# window, least share of it in per cent, least side of a square in pixels
GOALS = [
    ((1366, 768), 45, 70),
    ((1440, 900), 45, 70),
    ((1920, 1080), 45, 70),
    ((820, 1180), 45, 70),
    ((390, 844), 45, 40),
    ((360, 740), 45, 38),
    ((844, 390), 34, 34),
    ((683, 384), 40, 34),  # a laptop's window at 200%
]

# other ways of playing, with the seats besides the reader's, in windows that have little room
CROWDS = [
    ("melee-4", 3, (390, 844), 45, 40),
    ("melee-4", 3, (844, 390), 34, 34),
    ("melee-3", 2, (820, 1180), 45, 70),
    ("high-4-teams", 3, (390, 844), 45, 40),
    ("high-4-teams", 3, (1366, 768), 45, 70),
]

# Everything to be touched lies within the window, and no card, panel or sheet over a square.
_OUTSIDE = """() => {
  const seen = [...document.querySelectorAll('.bar button, .hand li, .tabs button, .panel, .sheet')].filter((each) =>
    each.checkVisibility() && !each.closest('.more'));
  const box = (each) => each.getBoundingClientRect();
  const outside = seen.filter((each) => {
    const { left, right, top, bottom } = box(each);
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  });
  const squares = [...document.querySelectorAll('[role=gridcell] .tile')].map(box);
  const covering = seen.filter((each) => {
    const { left, right, top, bottom } = box(each);
    const over = (at) => left < at.right - 2 && right > at.left + 2 && top < at.bottom - 2 && bottom > at.top + 2;
    return squares.some(over);
  });
  return { outside: outside.map((each) => each.className), covering: covering.map((each) => each.className) };
}"""


_AT_REST = """() => {
  const y = document.querySelector('.arena').getBoundingClientRect().y;
  const still = globalThis.lastY === y ? (globalThis.stillFor ?? 0) + 1 : 0;
  globalThis.lastY = y;
  globalThis.stillFor = still;
  return still > 20;
}"""
"""Asked in every frame: whether the arena has not moved for twenty of them. Fonts and faces come one by one."""


async def settled(page: Page) -> None:
    await expect(page.get_by_role("gridcell")).to_have_count(69)
    await page.wait_for_load_state("networkidle")
    await page.evaluate("document.fonts.ready")
    await page.wait_for_function(_AT_REST)


@pytest.mark.parametrize(("window", "share", "square"), GOALS, ids=lambda value: str(value))
async def test_the_board_fills_the_stage(
    arrive: NewReader, window: tuple[int, int], share: float, square: float
) -> None:
    reader = await arrive(size=dict(zip(("width", "height"), window, strict=True)))
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST)
    await Player(reader, seed=30).look()
    await check_board(reader.page, share, square)
    await reader.page.locator(".hand li > button").first.click()
    await check_board(reader.page, share, square)


async def check_board(page: Page, share: float, square: float) -> None:
    """It has its share of the window, and nothing lies over it or outside."""
    await settled(page)
    board = await board_of(page)
    assert board is not None
    assert board.share >= share
    assert board.square >= square
    assert not board.scrolls
    assert await page.evaluate(_OUTSIDE) == {"outside": [], "covering": []}


@pytest.mark.parametrize("language", ["pl", "cs"])
@pytest.mark.parametrize(("window", "share", "square"), [GOALS[0], GOALS[4]], ids=lambda value: str(value))
async def test_long_words_and_the_dark_take_nothing_from_the_board(
    arrive: NewReader, window: tuple[int, int], share: float, square: float, language: str
) -> None:
    reader = await arrive(size=dict(zip(("width", "height"), window, strict=True)), dark=True)
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST)
    await reader.page.evaluate(f"localStorage.setItem('arenarium.language', '{language}')")
    await reader.page.reload()
    await Player(reader, seed=33).look()
    await check_board(reader.page, share, square)
    await reader.page.locator(".hand li > button").first.click()
    await check_board(reader.page, share, square)


@pytest.mark.parametrize(("way", "others", "window", "share", "square"), CROWDS, ids=lambda value: str(value))
async def test_three_and_four_seats_leave_the_board_its_room(
    arrive: NewReader, way: str, others: int, window: tuple[int, int], share: float, square: float
) -> None:
    reader = await arrive(size=dict(zip(("width", "height"), window, strict=True)))
    await make_table(reader, "tashkalar", way, "you", *[WEAKEST] * others)
    await Player(reader, seed=32).look()
    await check_board(reader.page, share, square)
    assert await reader.axe() == []


async def test_a_whole_turn_on_a_phone_moves_nothing(arrive: NewReader) -> None:
    reader = await arrive(size=PHONE)
    page = reader.page
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST, first="0")
    await Player(reader, seed=31).look()
    await settled(page)
    place = (
        "() => { const { x, y } = document.querySelector('.arena').getBoundingClientRect(); return [x, y, scrollY] }"
    )
    before = await page.evaluate(place)
    await page.locator(".hand li > button").first.tap()
    assert await page.evaluate(place) == before
    await page.get_by_role("button", name="Close").first.tap()
    await page.locator("[role=gridcell].lit").first.tap()
    await expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    assert await page.evaluate(place) == before
    await page.get_by_role("button", name="End turn").tap()
    await expect(page.locator("#question")).to_contain_text("2 actions left")
    assert await page.evaluate(place) == before


async def test_a_phone_shows_pieces_decks_and_hands_behind_a_tab(arrive: NewReader) -> None:
    reader = await arrive(size=PHONE)
    page = reader.page
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST)
    await settled(page)
    await page.get_by_role("navigation").get_by_role("button", name="Sides").tap()
    panels = page.locator(".more .panel")
    await expect(panels).to_have_count(2)
    for number in range(2):
        await expect(panels.nth(number).locator(".stock")).to_be_visible()
        await expect(panels.nth(number).get_by_role("button", name="deck")).to_be_visible()
        await expect(panels.nth(number).get_by_role("img", name="Cards:")).to_be_visible()
    assert await reader.axe() == []
    await page.get_by_role("navigation").get_by_role("button", name="Hand").tap()
    await expect(panels).to_have_count(0)
    await page.locator(".hand li > button").first.tap()
    await expect(page.locator(".sheet")).to_be_visible()
    assert await reader.axe() == []
