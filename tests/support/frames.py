"""How soon a page shows what the server has told: injected into the page, before anything of it runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.async_api import Page

# The page's own listener is between two others. Between any two of them the browser lets the page finish what it has
# put off to the end of its work, so that the last one comes when everything is there but for the painting.
_WATCH = """
window.frames_seen = [];
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...all) {
    super(...all);
    let begun = 0;
    this.addEventListener('message', () => (begun = performance.now()));
    queueMicrotask(() => this.addEventListener('message', ({ data }) => {
      const worked = performance.now() - begun;
      const message = JSON.parse(data);
      if (message.type !== 'played') return;
      const words = message.steps.flatMap((step) => step.events).map((event) => event.text).filter(Boolean).at(-1);
      if (!words) return;
      // what is told is said aloud when it is shown; the log is in a drawer, and may be closed
      const live = [...document.querySelectorAll('[aria-live=polite]')];
      const said = live.some((region) => region.textContent.includes(words));
      requestAnimationFrame(() => {
        const lines = document.querySelectorAll('#aside li');
        const shown = said || [...lines].slice(-40).some((line) => line.textContent.trim() === words);
        window.frames_seen.push({ words, worked, shown, lines: lines.length });
      });
    }));
  }
};
"""


@dataclass(frozen=True)
class Seen:
    """One message of the server, and what became of it."""

    words: str
    """The last line that it told."""
    worked: float
    """Milliseconds until the page was done with it."""
    shown: bool
    """Whether the next frame had it."""
    lines: int
    """How long the log was."""


async def watch(page: Page) -> None:
    await page.add_init_script(_WATCH)


async def seen(page: Page) -> list[Seen]:
    frames: list[dict[str, Any]] = await page.evaluate("window.frames_seen")
    return [Seen(**each) for each in frames]
