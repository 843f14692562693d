"""The page as an app: a notification leads to what it tells of."""

from __future__ import annotations

from playwright.async_api import Page, expect
from support.browsing import NewReader


async def worker_is_ready(page: Page) -> None:
    await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")


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
