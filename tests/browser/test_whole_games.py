"""Whole games, played through the page by readers who choose what it offers."""

from __future__ import annotations

from browser.playing import RESULT, Player
from playwright.async_api import expect


async def test_one_click_starts_a_high_form_game_against_the_computer_that_can_be_played_to_its_end(arrive) -> None:
    reader = await arrive()
    await reader.go()
    await reader.page.get_by_role("button", name="Play the computer").first.click()
    player = Player(reader, seed=1)
    await player.play()
    await expect(reader.page.locator(RESULT)).to_be_visible()
    assert player.choices > 20
