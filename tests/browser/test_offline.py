"""The page as an app: without the server it is read on, and a notification leads to what it tells of."""

from __future__ import annotations

from playwright.async_api import Page, expect
from support.browsing import NewReader
from support.stack import Stack

_KEPT = """(wanted) => caches.open('data-1').then(async (data) => {
  const paths = (await data.keys()).map(({ url }) => new URL(url).pathname);
  return wanted.every(([path, times]) => paths.filter((each) => each === path).length === times);
})"""
EVERYTHING = [
    ["/api/cards/tashkalar", 1],
    ["/api/cards/barracks", 1],
    ["/api/lessons/tashkalar", 18 + 12],
    ["/api/lessons/barracks", 17 + 13],
]
"""What an installed page keeps, and how often: a lesson moment by moment."""


async def worker_is_ready(page: Page) -> None:
    await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")


async def test_installed_it_is_read_and_learned_from_when_the_server_is_gone(
    arrive: NewReader, mortal_stack: Stack
) -> None:
    reader = await arrive(mortal_stack)
    page = reader.page
    await reader.go()
    await worker_is_ready(page)
    await page.evaluate("window.dispatchEvent(new Event('appinstalled'))")  # what the browser says after installing
    await page.wait_for_function(_KEPT, arg=EVERYTHING)
    mortal_stack.servers[0].kill()

    await reader.go("/cards/tashkalar")
    await expect(page.get_by_role("status").first).to_contain_text("cards")
    await reader.go("/cards/tashkalar/Knight")
    await expect(page.get_by_role("dialog").get_by_text("Knight").first).to_be_visible()
    for game, rule in (("tashkalar", "SUM-5"), ("barracks", "MOVE-4")):
        await reader.go(f"/rules/{game}")
        await expect(page.locator(f"#{rule}")).to_be_attached()

    # a lesson was kept with all its moments: it is played to its end
    await reader.go("/learn/tashkalar")
    await page.locator("[role=gridcell].expected").click()
    await page.locator(".bar .main.expected").click()
    await expect(page.get_by_text("Step 3 of 17")).to_be_visible()
    for step in range(4, 18):
        await page.get_by_role("button", name="Do it for me").click()
        await expect(page.get_by_text(f"Step {step} of 17")).to_be_visible()
    await page.get_by_role("button", name="Do it for me").click()
    await expect(page.get_by_role("button", name="Now play a real game")).to_be_visible()
    # a game needs the server, and says so
    await page.get_by_role("button", name="Now play a real game").click()
    await expect(page.get_by_role("alert")).to_contain_text("The server can’t be reached")
    reader.complaints.clear()  # the browser's own, about a server that is gone


_CLICK = """async (path) => {
  await self.registration.showNotification('Tash-Kalar', { body: 'Your turn', data: { path } });
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}"""


async def test_a_notification_that_is_clicked_leads_to_what_it_tells_of(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await reader.context.grant_permissions(["notifications"], origin=reader.address)
    await reader.go()
    await worker_is_ready(page)
    (worker,) = reader.context.service_workers
    await worker.evaluate(_CLICK, "/rules/barracks")
    await page.wait_for_url("**/rules/barracks")
    assert await worker.evaluate("async () => (await self.registration.getNotifications()).length") == 0

    # of several windows the one that is there already is taken
    other = await reader.context.new_page()
    await other.goto(reader.address + "/credits")
    await worker.evaluate(_CLICK, "/credits")
    await expect(other.get_by_role("heading", level=1)).to_be_visible()
    assert page.url.endswith("/rules/barracks")
