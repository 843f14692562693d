"""Coming to a table through the page: making one, and joining somebody else's."""

from __future__ import annotations

from playwright.async_api import expect
from support.browsing import Reader

WEAKEST = "level1"


async def make_table(
    reader: Reader, game: str, way: str, *seats: str, first: str = "random", draft: bool = False
) -> None:
    """Fill in the form and send it. Seats: "you", "open", or a computer player's level."""
    page = reader.page
    await reader.go(f"/new/{game}")
    await page.locator(f"label:has(input[name=way][value='{way}'])").click()
    for number, who in enumerate(seats, start=1):
        await page.get_by_role("combobox", name=f"Who sits in seat {number}").select_option(who)
    if draft:
        await page.get_by_role("radio", name="Draft").check(force=True)
    await page.locator(f"label:has(input[name=first][value='{first}'])").click()
    await page.locator("form button[type=submit]").click()
    await page.wait_for_url("**/table/*")


async def link_of(reader: Reader) -> str:
    """The link that the page offers for sending to friends."""
    return await reader.page.get_by_label("Send this link to your friends").input_value()


async def follow(link: str, *readers: Reader) -> None:
    """Come by a link and take the first free seat."""
    for reader in readers:
        await reader.page.goto(link)
        await reader.page.get_by_role("button", name="Join").first.click()
        await expect(reader.page.get_by_role("button", name="Join")).to_have_count(0)
