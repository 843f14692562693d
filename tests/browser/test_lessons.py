"""Learning by playing: whoever follows what is marked comes to the end."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect
from support.browsing import PHONE, NewReader

# What a lesson marks, in this order: a square stays marked while the page asks what is meant by it. What is taken up, a
# card or a warrior, need not be touched again. What is made up of several choices ends with a button.
WAY = ".answers .way.expected"
MARKED = ", ".join(
    [
        ".hand button.expected[aria-pressed='false']",
        "[role=gridcell].expected",
        ".aims .expected",
        ".held .link.expected",
        ".bar .main.expected",
        ".stacks button.expected",
        "button[data-take].expected",
        "button[data-send].expected[aria-pressed='false']",
        "button[data-order].expected[aria-pressed='false']",
        "button[data-target].expected",
    ]
)
COMMIT = ".commit button:enabled"


NAMES = {"tashkalar": "Tash-Kalar", "barracks": "Barracks"}


async def finish(page: Page) -> None:
    """Do what is marked, to the end of the lesson."""
    marked, done = [page.locator(each) for each in (WAY, MARKED, COMMIT)], page.get_by_text("Lesson complete")
    await expect(page.get_by_text("Step 1 of")).to_be_visible()
    while not await done.is_visible():
        await expect(page.locator(", ".join([WAY, MARKED, COMMIT])).or_(done).first).to_be_visible()
        for each in marked:
            if await each.count():
                await each.first.click()
                break
        await expect(page.locator(".tashkalar.thinking, .barracks[aria-busy='true']")).to_have_count(0)
    await expect(done).to_be_visible()


@pytest.mark.parametrize("game", NAMES)
async def test_a_first_visit_goes_through_the_lesson_to_a_first_game(arrive: NewReader, game: str) -> None:
    reader = await arrive()
    page = reader.page
    await reader.go()
    door = page.get_by_role("article", name=NAMES[game])
    await door.get_by_role("link", name="Learn in 3 minutes").click()
    await finish(page)
    assert await page.get_by_text("Not now: first follow").count() == 0
    assert await reader.axe() == []
    await page.get_by_role("button", name="Now play a real game").click()
    await page.wait_for_url("**/table/*")
    await expect(page.locator("#question")).to_be_visible()
    await expect(page.get_by_role("note", name="Coach")).to_be_visible()

    await reader.go()
    await expect(door.get_by_role("button", name="Play", exact=True)).to_be_visible()
    await expect(door.get_by_role("link", name=re.compile("^Lesson 2: "))).to_have_attribute("href", f"/learn/{game}/2")


@pytest.mark.parametrize("game", NAMES)
async def test_the_second_lesson_begins_in_the_middle_of_a_game_and_can_be_finished(
    arrive: NewReader, game: str
) -> None:
    reader = await arrive()
    await reader.go(f"/learn/{game}/2")
    await finish(reader.page)
    assert await reader.axe() == []


async def test_who_does_not_wait_for_what_is_shown_can_go_on(arrive: NewReader) -> None:
    reader = await arrive(still=False, pace="normal")
    page = reader.page
    do_it, watching = page.get_by_role("button", name="Do it for me"), page.get_by_text("Watch what happens")
    await reader.go("/learn/tashkalar?step=9")
    await do_it.click()
    await expect(watching).to_be_visible()
    await do_it.click()
    await page.locator("[role=gridcell].expected").click()
    await expect(page.get_by_text("Step 13 of")).to_be_visible()
    await expect(page.locator("[role=gridcell].expected")).to_have_count(1)
    await page.locator("[role=gridcell].expected").click()
    await expect(page.get_by_text("Step 14 of")).to_be_visible()


async def test_a_lesson_shows_only_what_its_step_needs(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    hand, tasks, log = page.locator(".hand .held"), page.locator(".points .task"), page.locator(".bar .log")
    await reader.go("/learn/tashkalar")
    await expect(page.get_by_role("gridcell").first).to_be_visible()
    await expect(page.locator(".bubble .whole", has_text="The aim: nine points")).to_be_visible()
    await expect(page.locator(".panel .points")).to_have_count(2)
    for part in (hand, tasks, log, page.locator(".bar .undo"), page.locator(".stock"), page.locator(".corner.tl")):
        await expect(part).to_have_count(0)
    assert await reader.axe() == []

    await page.locator("[role=gridcell].expected").click()
    await expect(page.locator(".bar .undo")).to_be_enabled()
    await page.locator(".bar .main.expected").click()
    await expect(hand).to_have_count(1)
    await expect(hand).to_contain_text("Swordmaster")
    await expect(tasks).to_have_count(0)
    await hand.locator("button").first.click()
    await expect(page.get_by_role("button", name="Discard")).to_have_count(0)

    await reader.go("/learn/tashkalar?step=16")
    await expect(hand).to_have_count(4)
    await expect(tasks).to_have_count(4)
    await expect(log).to_be_visible()


async def test_a_hint_takes_two_lines_of_a_phone_and_hides_nothing(arrive: NewReader) -> None:
    reader = await arrive(size=PHONE)
    page = reader.page
    await reader.go("/learn/tashkalar")
    bubble, board = page.locator(".bubble .page"), page.locator(".arena .board")
    whole = await page.locator(".bubble .whole").inner_text()
    await page.evaluate("document.fonts.ready.then(() => true)")  # before, the text is wider
    read: list[str] = []
    while (words := await bubble.locator(".text").inner_text()) not in read:
        read.append(words)
        line = await bubble.evaluate("each => parseFloat(getComputedStyle(each).lineHeight)")
        box, arena = await bubble.bounding_box(), await board.bounding_box()
        assert box is not None
        assert arena is not None
        assert box["height"] < 2.6 * line
        assert box["y"] + box["height"] < arena["y"]
        await bubble.tap()
    assert " ".join(read) == whole


SHOWN_FROM = [(1, ".swaps", 3), (2, ".pass", 3), (2, ".others", 4), (2, ".help", 5), (2, ".swaps", 10)]
"""Lessons of Barracks, parts of the table, and the step with which they come."""


@pytest.mark.parametrize(("lesson", "part", "step"), SHOWN_FROM)
async def test_a_lesson_of_barracks_shows_only_what_a_step_needs(
    arrive: NewReader, lesson: int, part: str, step: int
) -> None:
    reader = await arrive()
    for before, count in ((step - 1, 0), (step, 1)):
        await reader.go(f"/learn/barracks/{lesson}?step={before}")
        await expect(reader.page.get_by_text(f"Step {before + 1} of")).to_be_visible()
        await expect(reader.page.locator(f".barracks {part}").first).to_have_count(count)
