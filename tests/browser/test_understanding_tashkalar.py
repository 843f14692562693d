"""What helps to understand a game of Tash-Kalar while it is played."""

from __future__ import annotations

from browser.playing import Player
from browser.tables import WEAKEST, make_table
from playwright.async_api import expect
from support.browsing import stop_the_clock

# The line of the log that is pointed at is the one that is told above the board.
_TOLD = """() => {
  const line = document.querySelector('#aside li.pointed');
  return line?.textContent.trim() === document.querySelector('.bar p').textContent.trim();
}"""
LONG = 60_000


async def test_the_turn_of_the_others_is_played_again_until_its_end_or_until_it_is_enough(arrive) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST, first="1")
    player = Player(reader, seed=24)
    await player.look()
    asked = await player.question()
    again, enough = page.get_by_role("button", name="What happened?"), page.get_by_role("button", name="Enough")
    await stop_the_clock(page)

    await again.click()
    await page.wait_for_function(_TOLD)
    await page.clock.run_for(LONG)
    await expect(page.locator(".bar p")).to_contain_text(asked)

    await again.click()
    await page.wait_for_function(_TOLD)
    await enough.click()
    await expect(page.locator(".bar p")).to_contain_text(asked)
    await expect(page.locator("#aside li.pointed")).to_have_count(0)


async def test_whoever_decides_about_an_effect_can_read_its_card(arrive) -> None:
    reader = await arrive()
    await make_table(reader, "tashkalar", "duel-2", "you", WEAKEST)
    asked = await Player(reader, seed=20).play_into_an_effect()
    # “Herald”: which piece …, or Flare 5 (upper effect): which piece …
    card = asked.split(":")[0].split(" (")[0].strip("“”")
    await expect(reader.page.locator(".reader b").first).to_have_text(card)
