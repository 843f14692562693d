"""Whole games in the browser with cards of one's own, from the example files: a school of 18 with a legend, a flare and
a task; a warrior with two moves. And both sides of a sandbox played at one screen."""

from __future__ import annotations

from pathlib import Path

from browser.playing import Player
from browser.tables import WEAKEST
from playwright.async_api import Page, expect
from support.browsing import NewReader, Reader

EXAMPLES = Path(__file__).parents[2] / "examples"
LATE = (
    "form: duel | schools: harbor, highland | points: 13 12 | board: 5/7/9/3ba4/3a1b3/4a4/3b5/7/5"
    " | hand 0: Lantern Warden | legends 0: The Drowned Fleet | flares 0: flare 13 | hand 1: Wolf Rider"
    " | deck 0: Gull | deck 1: Eagle Lord"
)
"""A duel that ends within a few turns: the decks are nearly empty."""


async def open_file(reader: Reader, game: str, file: str) -> Page:
    """The bench with the set of a file on it."""
    page = reader.page
    await reader.go("/workshop")
    await page.locator(".bench").get_by_role("button", name="New card").last.click()
    dialog = page.get_by_role("dialog", name="New card")
    await dialog.get_by_role("button", name=game).click()
    await dialog.locator("input[type=file]").set_input_files(EXAMPLES / file)
    await expect(page.get_by_role("textbox", name="Name", exact=True)).to_be_visible()
    return page


async def new_table(page: Page, name: str) -> None:
    """The form of a table with the set on the bench."""
    await page.get_by_role("button", name="Share or play").click()
    await page.get_by_role("dialog", name=name).get_by_role("button", name="Play with this set").click()
    await expect(page.get_by_text(f"Not the printed cards: “{name}”")).to_be_visible()


async def play_from_here(page: Page) -> None:
    """Both sides at one screen."""
    for who in await page.locator(".play select").all():
        await who.select_option("")
    await page.get_by_role("button", name="Play from here").click()
    await expect(page.locator("html[data-at-table]")).to_be_visible()


async def undo(player: Player, times: int) -> None:
    button = player.page.get_by_role("button", name="Undo")
    for _ in range(times):
        await expect(button).to_be_enabled()
        await button.click()
        await player.look()


async def test_a_whole_duel_with_a_school_of_ones_own(arrive: NewReader) -> None:
    reader = await arrive()
    page = await open_file(reader, "Tash-Kalar", "harbor.toml")
    await new_table(page, "Harbor")
    await page.locator("label:has(input[name=way][value='duel-2'])").click()
    await page.get_by_role("combobox", name="Who sits in seat 1").select_option("you")
    await page.get_by_role("combobox", name="Who sits in seat 2").select_option(WEAKEST)
    await page.get_by_role("combobox", name="School of seat 1").select_option("harbor")
    await page.locator("form button[type=submit]").click()
    await expect(page.locator("html[data-at-table]")).to_be_visible()
    await expect(page.get_by_role("link", name="Not the printed cards: “Harbor”")).to_be_visible()
    await expect(page.locator(".who.school-harbor")).to_contain_text("Harbor")
    player = Player(reader, seed=1)
    await player.play()
    assert player.chosen["card"] + player.chosen["other card"] > 0, "beings of the school were summoned"


async def test_a_whole_battle_with_a_warrior_and_moves_of_ones_own(arrive: NewReader) -> None:
    reader = await arrive()
    page = await open_file(reader, "Barracks", "goblin-market.toml")
    await new_table(page, "Goblin Market")
    await page.locator("label:has(input[name=way][value='quick'])").click()
    await page.locator("form button[type=submit]").click()
    await expect(page.locator("html[data-at-table]")).to_be_visible()
    await expect(page.get_by_role("link", name="Not the printed cards: “Goblin Market”")).to_be_visible()
    await Player(reader, seed=1).play()


async def test_both_sides_of_a_duel_with_ones_own_cards_are_played_at_one_screen(arrive: NewReader) -> None:
    reader = await arrive()
    page = await open_file(reader, "Tash-Kalar", "harbor.toml")
    await page.get_by_role("button", name="Set up a position first").click()
    await page.get_by_text("Position as text").click()
    await page.get_by_role("textbox", name="Copy it, or paste another").fill(LATE)
    await expect(page.get_by_role("button", name="Remove The Drowned Fleet")).to_be_visible()
    await play_from_here(page)
    player = Player(reader, seed=2)
    await player.play_some(6)
    await undo(player, 2)
    await player.play()


async def test_both_sides_of_a_battle_with_ones_own_warrior_are_played_at_one_screen(arrive: NewReader) -> None:
    reader = await arrive()
    page = await open_file(reader, "Barracks", "goblin-market.toml")
    await page.get_by_role("button", name="Set up a position first").click()
    await expect(page.get_by_role("article", name="Night Peddler")).to_be_visible()
    await play_from_here(page)
    player = Player(reader, seed=2)
    await player.play_some(6)
    await undo(player, 2)
    await player.play()
