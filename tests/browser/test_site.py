"""The site around the tables: rules and keywords, a first visit, an invitation, the page without a server."""

from __future__ import annotations

import re

from browser.tables import WEAKEST, link_of, make_table
from playwright.async_api import expect
from support.browsing import PHONE, NewReader


async def test_a_rule_has_an_address_and_is_found_by_its_words(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await reader.go("/rules/tashkalar#SUM-6")
    rule = page.locator("#SUM-6")
    await expect(rule).to_be_in_viewport()
    await expect(rule).to_have_class(re.compile("named"))
    await page.get_by_role("searchbox", name="Search the rules").fill("sum-10")
    await expect(page.get_by_role("status")).to_have_text("1 rule")
    await expect(page.locator("#SUM-10")).to_be_visible()
    await page.get_by_role("combobox", name="Language").select_option("pl")
    await expect(page.get_by_role("heading", level=1)).to_have_text("Tash-Kalar: zasady")


async def test_a_keyword_on_a_card_explains_itself(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await reader.go("/cards/tashkalar/Knight")
    word = page.get_by_role("dialog").get_by_role("button", name="combat moves")
    await word.focus()
    await expect(page.get_by_text("the same or a lower rank")).to_be_visible()
    await expect(page.get_by_role("link", name="Rule EFF-11")).to_have_attribute("href", "/rules/tashkalar#EFF-11")
    assert await reader.axe() == []
    await page.keyboard.press("Escape")
    await expect(page.get_by_text("the same or a lower rank")).to_have_count(0)
    await expect(page.get_by_role("dialog")).to_be_visible()


async def test_a_first_visit_learns_first_and_a_second_one_goes_on(arrive: NewReader) -> None:
    reader = await arrive(size=PHONE)
    page = reader.page
    await reader.go()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Learn a game in three minutes.")
    door = page.get_by_role("article", name="Barracks")
    await expect(door.get_by_role("link", name="Learn in 3 minutes")).to_be_visible()
    await page.get_by_role("article", name="Tash-Kalar").get_by_role("button", name="Play a computer").click()
    await page.wait_for_url("**/table/*")
    await reader.go()
    entry = page.get_by_role("region", name="Continue").get_by_role("listitem")
    await expect(entry).to_contain_text("Tash-Kalar against Bruno")
    await expect(door.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert await reader.axe() == []


async def test_an_invitation_says_who_invites_to_what_and_asks_for_a_name(arrive: NewReader) -> None:
    host, friend = await arrive(), await arrive()
    await host.go("/account")
    form = host.page.locator("form", has=host.page.get_by_role("button", name="Change name"))
    await form.get_by_label("Name").fill("Hanka")
    await form.get_by_role("button", name="Change name").click()
    await expect(host.page.get_by_role("heading", name="Hanka")).to_be_visible()
    await make_table(host, "tashkalar", "duel-2", "you", "open")
    await expect(host.page.get_by_text("This link works on this computer only")).to_be_visible()
    await friend.page.goto(await link_of(host))
    page = friend.page
    await expect(page.get_by_role("heading", name="Hanka invites you to Tash-Kalar")).to_be_visible()
    await expect(page.get_by_text("Deathmatch Duel")).to_be_visible()
    assert await friend.axe() == []
    await page.get_by_label("Join as").fill("Tomek")
    await page.get_by_role("button", name="Join", exact=True).click()
    await expect(host.page.get_by_text("Tomek").first).to_be_visible()


async def test_what_was_read_once_is_read_again_without_the_server(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await reader.go()
    await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    await reader.go("/cards/barracks")  # now the worker sees what is fetched, and keeps it
    await expect(page.get_by_role("status").first).to_contain_text("cards")
    await page.wait_for_load_state("networkidle")
    await reader.context.set_offline(True)
    await reader.go("/cards/barracks")
    await expect(page.get_by_role("status").first).to_contain_text("cards")
    await reader.context.set_offline(False)
    reader.complaints.clear()  # the browser's own, about being offline


# Sounds are made of oscillators: each that starts is counted.
_COUNT_SOUNDS = """window.sounds = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  window.sounds += 1;
  return start.apply(this, when);
};"""


async def test_sound_is_heard_when_it_is_switched_on(arrive: NewReader) -> None:
    reader = await arrive(size=PHONE)
    page = reader.page
    await page.add_init_script(_COUNT_SOUNDS)
    await reader.go()
    await page.evaluate("localStorage.setItem('arenarium.settings', JSON.stringify({pace: 'off', sound: false}))")
    await make_table(reader, "tashkalar", "duel-2", "you", WEAKEST, first="0")
    await page.locator("[role=gridcell].lit").first.tap()
    await expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    assert await page.evaluate("window.sounds") == 0
    await page.get_by_role("button", name="Undo").tap()
    await page.get_by_role("button", name="Sound").tap()
    await page.locator("[role=gridcell].lit").first.tap()
    await page.wait_for_function("window.sounds > 0")


async def test_what_is_looked_for_among_the_cards_is_in_the_address(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await reader.go("/cards/barracks")
    await page.get_by_role("button", name="Moves", exact=True).click()
    await page.get_by_role("searchbox", name="Search cards").fill("fire")
    await expect(page).to_have_url(re.compile(r"/cards/barracks\?q=fire&kind=move$"))
    some = await page.get_by_role("status").inner_text()
    await page.reload()
    await expect(page.get_by_role("status")).to_have_text(some)
    await expect(page.get_by_role("searchbox", name="Search cards")).to_have_value("fire")
    await page.go_back()
    await expect(page).to_have_url(re.compile("/cards/barracks$"))
    await expect(page.get_by_role("status")).not_to_have_text(some)


async def test_a_table_that_is_opened_from_the_first_page_is_for_anyone(arrive: NewReader) -> None:
    host, guest = await arrive(), await arrive()
    await host.go("/new/barracks?open")
    await host.page.get_by_role("button", name="Open the table").click()
    await host.page.wait_for_url("**/table/*")
    await guest.go("/")
    await expect(guest.page.locator(f"a[href='/table/{host.page.url.rsplit('/', 1)[1]}']")).to_have_text("Join")
