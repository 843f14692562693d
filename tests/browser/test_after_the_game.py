"""After a game: its replay, with a scrubber and a link to every moment."""

from __future__ import annotations

import re

from browser.playing import RESULT, Player, open_menu
from browser.tables import WEAKEST, follow, link_of, make_table
from playwright.async_api import Page, expect
from support.browsing import NewReader, stop_the_clock


async def resign(page: Page) -> None:
    await (await open_menu(page)).get_by_role("button", name="Resign").click()
    await page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    await expect(page.locator(f"{RESULT} h2")).to_be_visible()


async def test_a_replay_goes_to_any_moment_and_a_link_leads_there(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "tashkalar", "duel-2", "you", WEAKEST)
    await Player(reader, seed=30).play_some(12)
    await (await open_menu(page)).get_by_role("button", name="Resign").click()
    await page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    await expect(page.locator(f"{RESULT} h2")).to_be_visible()
    await page.get_by_role("link", name="Watch the replay").click()

    scrubber = page.get_by_role("slider", name="Moment of the game")
    moment = page.locator("output")
    pieces = page.get_by_role("gridcell", name="piece")
    await expect(moment).to_have_text(re.compile(r"^0 / \d+$"))
    last = int((await moment.inner_text()).split(" / ")[1])
    await expect(pieces).to_have_count(0)

    await page.get_by_role("button", name="One step forward").click()
    await expect(moment).to_have_text(f"1 / {last}")
    await expect(page).to_have_url(re.compile(r"step=1\b"))
    await scrubber.fill(str(last // 2))
    await expect(moment).to_have_text(f"{last // 2} / {last}")
    await expect(page).to_have_url(re.compile(rf"step={last // 2}\b"))
    await page.reload()  # the moment's own pieces, not those of the one before
    await expect(pieces).not_to_have_count(0)
    half = await pieces.count()
    link = page.url

    await scrubber.press("End")
    await expect(moment).to_have_text(f"{last} / {last}")
    await expect(page.get_by_text("You resign").first).to_be_visible()

    friend = await arrive()
    await friend.page.goto(link)
    await expect(friend.page.locator("output")).to_have_text(f"{last // 2} / {last}")
    await expect(friend.page.get_by_role("gridcell", name="piece")).to_have_count(half)


async def test_a_replay_plays_by_itself_until_it_is_stopped(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "barracks", "quick", "you", WEAKEST)
    await Player(reader, seed=31).play()
    await page.get_by_role("link", name="Watch the replay").click()
    await page.get_by_role("combobox", name="Pace").select_option("Fast")
    await stop_the_clock(page)
    await page.get_by_role("button", name="Play", exact=True).click()
    while not re.match(r"[3-9] /", await page.locator("output").inner_text()):
        await page.clock.run_for(100)
    await page.get_by_role("button", name="Pause").click()
    await page.clock.resume()
    stopped = await page.locator("output").inner_text()
    await page.get_by_role("button", name="One step back").click()
    await expect(page.locator("output")).not_to_have_text(stopped)
    await page.get_by_role("combobox", name="Seen by").select_option(index=1)
    await expect(page).to_have_url(re.compile("seat=0"))


async def test_a_replay_is_gone_through_by_keys_and_its_bar_keeps_its_place(arrive: NewReader) -> None:
    reader = await arrive(size={"width": 1366, "height": 768})
    page = reader.page
    await make_table(reader, "barracks", "quick", "you", WEAKEST)
    await Player(reader, seed=31).play()
    await page.get_by_role("link", name="Watch the replay").click()
    moment = page.locator("output")
    await expect(moment).to_have_text(re.compile(r"^0 / "))
    last = int((await moment.inner_text()).split(" / ")[1])
    seen = [0]
    while seen[-1] < last:
        await page.keyboard.press("ArrowRight")
        await expect(moment).not_to_have_text(f"{seen[-1]} / {last}")
        seen.append(int((await moment.inner_text()).split(" / ")[0]))
        assert await page.evaluate(_UNDER_WORDS) == [], seen[-1]
    await page.keyboard.press("ArrowLeft")
    await expect(moment).to_have_text(f"{seen[-2]} / {last}")
    await page.keyboard.press("Home")
    await expect(moment).to_have_text(f"0 / {last}")
    await page.keyboard.press("End")
    await expect(moment).to_have_text(f"{last} / {last}")
    await page.keyboard.press(" ")
    await expect(page.get_by_role("button", name="Pause")).to_be_visible()
    await page.keyboard.press(" ")
    await expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


# Buttons of the bar that what is told lies over.
_UNDER_WORDS = """() => {
  const words = document.querySelector('#question').getBoundingClientRect();
  return [...document.querySelectorAll('.bar button')].filter((each) => {
    const { left, right } = each.getBoundingClientRect();
    return left < words.right && right > words.left;
  }).map((each) => each.getAttribute('aria-label'));
}"""


async def test_a_loser_sees_own_mistakes_and_goes_to_them_in_the_replay(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "tashkalar", "duel-2", "you", WEAKEST)
    await Player(reader, seed=35).play()
    await page.get_by_role("button", name="Your mistakes").click()
    await expect(page.get_by_role("heading", name="Your mistakes")).to_be_visible()
    assert await reader.axe() == []
    mistake = page.get_by_role("link", name=re.compile(r"^Turn \d+: see it")).first
    step = re.search(r"step=(\d+)", await mistake.get_attribute("href") or "")
    assert step is not None
    await mistake.click()
    await page.wait_for_url("**/replay/**")
    await expect(page.locator("output")).to_have_text(re.compile(rf"^{step[1]} /"))


async def test_a_rematch_is_one_click_away(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST)
    player = Player(reader, seed=32)
    await player.look()
    first = page.url
    await (await open_menu(page)).get_by_role("button", name="Resign").click()
    await page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    await page.get_by_role("button", name="Play again").click()
    await page.wait_for_url(lambda address: address != first)
    await player.play_some(2)


async def test_who_is_asked_for_a_rematch_reads_so_and_joins(arrive: NewReader) -> None:
    one, other = await arrive(), await arrive()
    await make_table(one, "tashkalar", "duel-2", "you", "open")
    await follow(await link_of(one), other)
    await resign(one.page)
    await expect(other.page.locator(f"{RESULT} h2")).to_be_visible()
    await expect(other.page).not_to_have_title(re.compile("●"))
    await one.page.get_by_role("button", name="Play again").click()
    await expect(one.page.get_by_role("heading", name="Waiting for")).to_be_visible()
    await expect(other.page.get_by_text("would like a rematch!").first).to_be_visible()
    await expect(other.page).to_have_title(re.compile("^● "))
    await expect(other.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    assert await other.axe() == []
    await other.page.get_by_role("button", name="Join the rematch").click()
    await expect(other.page).to_have_url(one.page.url)
    for reader in (one, other):
        await expect(reader.page.get_by_role("gridcell")).to_have_count(69)


async def test_the_link_of_a_result_opens_a_replay_with_all_cards_in_sight(arrive: NewReader) -> None:
    reader, friend = await arrive(), await arrive()
    await make_table(reader, "tashkalar", "duel-2", "you", WEAKEST, first="0")
    await Player(reader, seed=33).play_some(6)
    await resign(reader.page)
    await reader.context.grant_permissions(["clipboard-read", "clipboard-write"])
    result = reader.page.locator(RESULT)
    await result.get_by_role("button", name="Copy link").click()
    await expect(result.get_by_role("button", name="Copied")).to_be_visible()
    link = await reader.page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/replay/\w+", link)
    await friend.page.goto(link)
    await expect(friend.page.locator(".hand li").first).to_be_visible()
    assert await friend.page.locator(".hand li").count() > 1
    await expect(friend.page.get_by_role("button", name="Copy link").first).to_be_visible()
