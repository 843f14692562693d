"""An installed page whose server is gone: the process is killed, not only the network switched off."""

from __future__ import annotations

import pytest
from browser.test_lessons import finish
from playwright.async_api import expect
from support.browsing import PHONE, NewReader, Reader
from support.stack import Stack

from arenarium.server.lessons.lesson import course_of

GAMES = ("tashkalar", "barracks")
COUNTED = {"en": " cards", "pl": " kart", "cs": " kar"}
LOCALES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ"}
# Not with `wait_for_function`, which takes the promise itself for the answer.
_UNTIL_KEPT = """async (counts) => {
  for (;;) {
    const data = await caches.open('data-1');
    const paths = (await data.keys()).map(({ url }) => new URL(url).pathname);
    if (Object.entries(counts).every(([path, count]) => paths.filter((each) => each === path).length === count)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}"""
_DEAD = "Failed to load resource: net::ERR_"


async def install(reader: Reader) -> None:
    """Come to the page and install it; wait until it has everything that it keeps."""
    page = reader.page
    await reader.go()
    await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    await page.evaluate("window.dispatchEvent(new Event('appinstalled'))")  # what the browser says after installing
    moments = {f"/api/lessons/{game}": sum(each.steps + 1 for each in course_of(game).lessons) for game in GAMES}
    cards = {f"/api/cards/{game}": 1 for game in GAMES}
    await page.evaluate(_UNTIL_KEPT, moments | cards)


async def only_the_browser_complained(reader: Reader) -> None:
    """That nobody answers the browser says itself; anything else would be ours. Leave the page, which asks again and
    again, and forget what the browser said."""
    await reader.page.close()
    assert [complaint for complaint in reader.complaints if _DEAD not in complaint] == []
    reader.complaints.clear()


@pytest.mark.parametrize("language", LOCALES)
async def test_with_the_server_killed_cards_and_rules_are_read(
    arrive: NewReader, mortal_stack: Stack, language: str
) -> None:
    reader = await arrive(mortal_stack, language=LOCALES[language])
    page = reader.page
    await install(reader)
    mortal_stack.servers[0].kill()
    for path in ("/cards", *(f"/cards/{game}" for game in GAMES)):
        await reader.go(path)
        await expect(page.get_by_role("main").get_by_role("status")).to_contain_text(COUNTED[language])
    for game in GAMES:
        await reader.go(f"/rules/{game}")
        await expect(page.locator("#TURN-1")).to_be_attached()
        await expect(page.locator("#TURN-9")).to_be_attached()
    assert await reader.axe() == []
    await only_the_browser_complained(reader)


@pytest.mark.parametrize("game", GAMES)
async def test_with_the_server_killed_both_lessons_are_played_to_the_end(
    arrive: NewReader, mortal_stack: Stack, game: str
) -> None:
    reader = await arrive(mortal_stack)
    page = reader.page
    await install(reader)
    mortal_stack.servers[0].kill()
    await reader.go()
    door = page.get_by_role("article").filter(has=page.locator(f"a[href='/learn/{game}']"))
    await door.get_by_role("link", name="Learn in 3 minutes").click()
    await finish(page)
    await page.get_by_role("link", name="Next lesson").click()
    await expect(page.get_by_text("Step 1 of")).to_be_visible()
    await finish(page)
    await page.get_by_role("button", name="Now play a real game").click()
    await expect(page.get_by_role("alert")).to_contain_text("The server can’t be reached")
    await only_the_browser_complained(reader)


async def test_with_the_server_killed_every_page_says_so_and_recovers(arrive: NewReader, mortal_stack: Stack) -> None:
    reader = await arrive(mortal_stack, size=PHONE)
    page = reader.page
    await install(reader)
    mortal_stack.servers[0].kill()
    for path in ("/", "/account", "/players", "/tournaments", "/new/tashkalar", "/workshop", "/credits"):
        await reader.go(path)
        await expect(page.get_by_text("You’re offline. Lessons, cards and rules still work.")).to_be_visible()
        await expect(page.get_by_text("Loading…")).to_have_count(0)
    await reader.go("/account")
    mortal_stack.servers[0].start()
    await expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    await expect(page.get_by_text("You’re offline.")).to_have_count(0)
    await only_the_browser_complained(reader)
