"""Chromium for tests and screenshots: players with a page each, and what a page must not do."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Error, Page, async_playwright
from support.patience import PATIENCE

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What is half-way from one colour to another is not measured: colours change at once, and what moves arrives.
_STILL = """async () => {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets = [still];
  await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime !== Infinity);
  ending.forEach((each) => each.finish());
}"""
MOMENTS = PATIENCE * 1000
"""The patience of tests, in milliseconds, as the browser counts them."""
_FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    executable = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert executable, "there is no Chromium: run tools/install-browser.sh"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=executable, args=_FLAGS, timeout=MOMENTS)
        try:
            yield browser
        finally:
            await browser.close()


class Reader:
    """Somebody with a browser: a page, and everything that went wrong in it."""

    def __init__(self, context: BrowserContext, page: Page, address: str) -> None:
        self.context, self.page, self.address = context, page, address
        self.complaints: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    async def go(self, path: str = "/") -> None:
        answer = await self.page.goto(self.address + path, wait_until="load")
        if answer is not None and answer.status == 404:  # of which the browser itself complains
            self.complaints = [complaint for complaint in self.complaints if "status of 404" not in complaint]

    async def axe(self) -> list[str]:
        """What axe-core finds on the page, light and dark."""
        await self.page.evaluate(f"if (!window.axe) {{ {AXE.read_text()} }}")
        return [f"{theme}: {violation}" for theme in ("light", "dark") for violation in await self._axe_in(theme)]

    async def _axe_in(self, theme: Literal["light", "dark"]) -> list[str]:
        await self.page.evaluate(_STILL)
        await self.page.emulate_media(color_scheme=theme)
        found: dict[str, Any] = await self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{violation['id']}: {node['html'][:160]} {' '.join(node['failureSummary'].split())}"
            for violation in found["violations"]
            for node in violation["nodes"][:3]
        ]


async def stop_the_clock(page: Page) -> None:
    """From now on time passes in the page only when the test says so."""
    await page.clock.install()
    while True:
        try:
            await page.clock.pause_at(await page.evaluate("Date.now() / 1000 + 1"))
            return
        except Error as error:
            if "past" not in str(error):
                raise
            # that second was over before the browser heard of it


NewReader = Callable[..., Awaitable[Reader]]
"""Makes a reader."""


async def reader(
    browser: Browser,
    address: str,
    *,
    size: dict[str, int] = DESKTOP,
    language: str = "en-GB",
    dark: bool = False,
    still: bool = True,
    pace: str = "off",
) -> Reader:
    """A new reader, who is nobody yet; `still`: prefers reduced motion; `pace`: how fast turns of others are shown."""
    context = await browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        locale=language,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if still else "no-preference",
        has_touch=size is PHONE,
    )
    await context.add_init_script(
        f"""const kept = 'arenarium.settings';
        if (!localStorage.getItem(kept)) localStorage.setItem(kept, JSON.stringify({{pace: '{pace}'}}))"""
    )
    context.set_default_timeout(MOMENTS)
    return Reader(context, await context.new_page(), address)
