"""Every text of the main screens can be read in all three languages, in every window that we design for."""

from __future__ import annotations

import pytest
from browser.playing import Player
from browser.tables import WEAKEST, make_table
from playwright.async_api import Page, expect
from support.browsing import NewReader
from support.cut_texts import cut_texts

WINDOWS = [(1366, 768), (1440, 900), (1920, 1080), (820, 1180), (390, 844), (360, 740), (844, 390)]
SCREENS = [
    "/",
    "/new/tashkalar",
    "/players",
    "/tournaments",
    "/cards/tashkalar",
    "/credits",
    "/learn/tashkalar?step=16",
]
"""In the last moments of a lesson everything of a table is there."""
SEATS = {"high-2": 2, "melee-4": 4, "high-4-teams": 4}
"""Ways of playing, with as many seats."""


async def cut_in_all_windows(page: Page) -> list[str]:
    """What is cut on this page, in a window of each size."""
    await page.evaluate("document.fonts.ready.then(() => undefined)")
    cut = []
    for width, height in WINDOWS:
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        cut += [f"{width}x{height}: {text}" for text in await cut_texts(page)]
    return cut


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "cs-CZ"])
async def test_every_text_fits_where_it_stands(arrive: NewReader, language: str) -> None:
    reader = await arrive(language=language)
    page = reader.page
    cut = []
    for path in SCREENS:
        await reader.go(path)
        await expect(page.locator("main h1, main h2").first).to_be_attached()
        await page.wait_for_load_state("networkidle")
        cut += [f"{path} {text}" for text in await cut_in_all_windows(page)]
    assert cut == []


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
async def test_every_text_fits_at_a_table(arrive: NewReader, language: str) -> None:
    reader = await arrive()
    page = reader.page
    cut = []
    for way, seats in SEATS.items():
        await reader.go()
        await page.evaluate("localStorage.setItem('arenarium.language', 'en')")
        await make_table(reader, "tashkalar", way, "you", *[WEAKEST] * (seats - 1), first="0")
        await Player(reader, seed=50).look()
        await page.evaluate(f"localStorage.setItem('arenarium.language', '{language}')")
        await page.reload()
        await expect(page.get_by_role("gridcell")).to_have_count(69)
        await page.wait_for_load_state("networkidle")
        cut += [f"{way} {text}" for text in await cut_in_all_windows(page)]
    assert cut == []
