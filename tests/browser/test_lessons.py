"""Learning by playing: whoever follows what is marked comes to the end."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

# What a lesson marks, in this order: a square stays marked while the page asks what is meant by it. What is taken up, a
# card or a warrior, need not be touched again. What is made up of several choices ends with a button.
WAY = ".ways .way.expected"
MARKED = ", ".join(
    [
        ".hand button.expected[aria-pressed='false']",
        "[role=gridcell].expected",
        ".compass .expected",
        "li.expected button",
        ".ending.expected button",
        ".stacks button.expected",
        ".pile button.expected",
        "button[data-send].expected[aria-pressed='false']",
        "label.expected:not(:has(:checked))",
        ".hit.expected button",
    ]
)
COMMIT = ".commit button:enabled"


@pytest.mark.parametrize("game", ["tashkalar", "barracks"])
async def test_a_lesson_is_finished_by_doing_what_is_marked(arrive, game: str) -> None:
    reader = await arrive()
    page = reader.page
    await reader.go()
    await (
        page.get_by_role("article", name="Tash-Kalar" if game == "tashkalar" else "Barracks")
        .get_by_role("link", name="Learn by playing")
        .click()
    )
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
    await expect(page.get_by_role("button", name="Now play a real game")).to_be_visible()
    assert await page.get_by_text("A fine idea for later").count() == 0
    assert await reader.axe() == []
