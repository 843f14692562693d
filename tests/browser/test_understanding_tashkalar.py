"""What helps to understand a game of Tash-Kalar while it is played."""

from __future__ import annotations

import json
import re

import pytest
from browser.playing import Player
from browser.tables import WEAKEST, make_table
from playwright.async_api import WebSocketRoute, expect
from support.browsing import PHONE, NewReader

# What stood there only for a moment counts, however late a busy machine looks.
_REMEMBER_QUESTIONS = """() => {
  window.questions = [];
  const line = document.querySelector("#question");
  new MutationObserver(() => window.questions.push(line.textContent)).observe(line, {
    childList: true, characterData: true, subtree: true,
  });
}"""
_ANOTHER_WAS_SHOWN = "(asked) => window.questions.some((text) => !text.includes(asked))"


async def test_the_turn_of_the_others_is_played_again_until_its_end_or_until_it_is_skipped(arrive: NewReader) -> None:
    reader = await arrive(pace="slow")
    page = reader.page
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST, first="1")
    player = Player(reader, seed=24)
    await player.look()
    asked, line = await player.question(), page.locator("#question")
    again = page.get_by_role("button", name="Replay their turn")
    await page.evaluate(_REMEMBER_QUESTIONS)

    await again.click()
    await page.wait_for_function(_ANOTHER_WAS_SHOWN, arg=asked)
    await expect(line).to_contain_text(asked)

    await page.evaluate("window.questions = []")
    await again.click()
    await page.wait_for_function(_ANOTHER_WAS_SHOWN, arg=asked)
    await page.keyboard.press("Escape")
    await expect(line).to_contain_text(asked)


async def test_the_turn_of_the_others_is_shown_step_by_step_and_can_be_skipped(arrive: NewReader) -> None:
    reader = await arrive(pace="slow", still=False)
    page = reader.page
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST, first="0")
    await Player(reader, seed=27).look()
    await page.locator("[role=gridcell].lit").first.click()
    await page.get_by_role("button", name="End turn").click()
    skip = page.get_by_role("button", name="Skip")
    await expect(skip).to_be_visible()
    await page.mouse.click(5, 400)
    await expect(skip).to_have_count(0)
    await expect(page.locator("#question")).to_contain_text("2 actions left")


async def test_whoever_decides_about_an_effect_can_read_its_card(arrive: NewReader) -> None:
    reader = await arrive()
    await make_table(reader, "tashkalar", "duel-2", "you", WEAKEST)
    asked = await Player(reader, seed=20).play_into_an_effect()
    # “Herald”: which piece …, or Flare 5 (upper effect): which piece …
    card = asked.split(":")[0].split(" (")[0].strip("“”")
    await expect(reader.page.locator(".at-work h2").first).to_contain_text(card)


_LONGEST = """async (lang) => {
  const { cards } = await (await fetch(`/api/cards/tashkalar?lang=${lang}`)).json();
  const length = (card) => card.texts.reduce((sum, each) => sum + each.text.length, 0);
  const held = cards.filter((card) => card.kind === 'being' || card.kind === 'legend');
  return held.sort((one, other) => length(other) - length(one)).slice(0, 6).map((card) => card.id);
}"""
_HIDDEN = "text => text.scrollHeight - text.clientHeight"


@pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("pl-PL", "pl"), ("cs-CZ", "cs")])
async def test_the_longest_texts_can_be_read_in_the_hand(arrive: NewReader, locale: str, language: str) -> None:
    """They fit, or the card shows all of its text under the pointer."""
    reader = await arrive(size={"width": 1366, "height": 768}, language="en-GB")
    page = reader.page
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST, first="0")
    await Player(reader, seed=28).look()
    longest = await page.evaluate(_LONGEST, language)

    def deal(socket: WebSocketRoute) -> None:
        """Six cards of our own choice instead of those that were dealt."""
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            position = told.get("position") or told
            if "view" in position:
                view = position["view"]
                view["hands"][0], view["legends"][0], view["flares"][0] = longest, [], []
                position["request"] = None  # it speaks of the cards that were dealt
            socket.send(json.dumps(told))

        server.on_message(pass_on)

    other = await arrive(size={"width": 1366, "height": 768}, language=locale)
    await other.context.add_cookies(await reader.context.cookies())  # type: ignore[arg-type]
    await other.page.route_web_socket("**/play*", deal)
    await other.page.goto(page.url)
    cards = other.page.locator(".hand li")
    await expect(cards).to_have_count(6)
    await other.page.evaluate("document.fonts.ready")
    await expect(other.page.locator(".hand li[data-fit]")).to_have_count(6)
    for card in await cards.all():
        await card.hover()
        assert await card.locator(".text").evaluate(_HIDDEN) <= 1
        size = await card.locator(".text").evaluate("text => parseFloat(getComputedStyle(text).fontSize)")
        assert size >= 12

    # on a phone a card is read on a sheet, which leaves the names of the others in sight
    await other.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for card in await cards.all():
        await card.locator("> button").click(position={"x": 20, "y": 20})
        await expect(other.page.locator(".sheet h2")).to_contain_text(await card.locator(".name").inner_text())
        assert await other.page.locator(".sheet .text").evaluate(_HIDDEN) <= 1
        await other.page.locator(".sheet .close").click()


async def test_a_card_that_cannot_be_played_says_why_and_shows_the_nearest_place(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST, first="0")
    await Player(reader, seed=29).look()
    await page.locator(".hand li > button").first.click()
    await expect(page.locator("#question")).to_contain_text("you have 0")
    gaps = page.locator(".m-missing")
    await expect(gaps.nth(1)).to_be_visible()
    wanted = await gaps.count()

    # a click on one of the gaps puts the piece there, and brings the card nearer
    gap = page.locator("[role=gridcell].lit").first
    square = page.locator(f"[data-square={await gap.get_attribute('data-square')}]")
    await expect(square).to_have_attribute("aria-label", re.compile("a piece is missing here"))
    await gap.click()
    await expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    await expect(square).to_have_attribute("aria-label", re.compile("your common piece"))
    await expect(page.locator(".hand li .chip").first).to_have_text(re.compile(rf"^{wanted - 1} pieces? short$"))
    await expect(page.locator(".hand li .chip").first).to_have_attribute("data-brief", f"−{wanted - 1}")

    await page.get_by_role("button", name="Undo").click()
    await page.locator(".hand li.held", has_text="Flare").locator("> button").click()
    await expect(page.locator("#question")).to_contain_text("only when an opponent is ahead")
