"""Every text of the main screens can be read in all three languages, in every window that we design for."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
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


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "cs-CZ"])
async def test_every_text_fits_where_it_stands(arrive: NewReader, language: str) -> None:
    reader = await arrive(language=language)
    page = reader.page
    cut = []
    for path in SCREENS:
        await reader.go(path)
        await expect(page.locator("main h1, main h2").first).to_be_attached()
        await page.wait_for_load_state("networkidle")
        await page.evaluate("document.fonts.ready.then(() => undefined)")
        for width, height in WINDOWS:
            await page.set_viewport_size({"width": width, "height": height})
            await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            cut += [f"{path} {width}x{height}: {text}" for text in await cut_texts(page)]
    assert cut == []
