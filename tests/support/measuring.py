"""How much of a window the board takes, for tests and screenshots."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.async_api import Page

# The frame of an arena is as wide as 9.7 of its squares. What runs off the window is not seen.
_MEASURE = """() => {
  const board = document.querySelector('.arena .board');
  if (!board || !board.checkVisibility()) return null;
  const { left, right, top, bottom, width } = board.getBoundingClientRect();
  const [W, H] = [window.innerWidth, window.innerHeight];
  const seen = (Math.min(right, W) - Math.max(left, 0)) * (Math.min(bottom, H) - Math.max(top, 0));
  const { scrollHeight, scrollWidth } = document.documentElement;
  return [100 * seen / (W * H), width / 9.7, scrollHeight > H || scrollWidth > W];
}"""


@dataclass(frozen=True)
class Board:
    share: float
    """Per cent of the window, with its frame."""
    square: float
    """The side of a square in pixels."""
    scrolls: bool
    """Whether the page could be scrolled."""


async def board_of(page: Page) -> Board | None:
    """The board of the table that the page shows, if it shows one."""
    sizes = await page.evaluate(_MEASURE)
    return Board(*sizes) if sizes else None
