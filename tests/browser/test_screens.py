"""Every screen: nothing for axe-core to find, in both themes; no complaint of the browser."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

SCREENS = {
    "home": "/",
    "new table": "/new/tashkalar",
    "new table of Barracks": "/new/barracks",
    "cards": "/cards/tashkalar",
    "cards of Barracks": "/cards/barracks",
    "a card": "/cards/tashkalar/Knight",
    "account": "/account",
    "nowhere": "/nowhere",
    "lesson": "/learn/tashkalar",
    "lesson of Barracks": "/learn/barracks",
}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("path", SCREENS.values(), ids=SCREENS)
async def test_axe_finds_nothing(arrive, path: str, dark: bool) -> None:
    reader = await arrive(dark=dark)
    await reader.go(path)
    await expect(reader.page.locator("main h1").first).to_be_attached()
    await reader.page.wait_for_load_state("networkidle")
    assert await reader.axe() == []
