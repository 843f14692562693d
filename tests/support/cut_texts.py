"""Texts of a page that do not fit where they stand, so that a part of them cannot be read."""

from __future__ import annotations

from playwright.async_api import Page

# A text is cut where one of its lines goes beyond the edge of something around it that hides what does not fit. What
# is for screen readers, what can be scrolled to, card texts that fade out and open when they are pointed at, and what
# only adds to a player's name (the manner of a computer, the school beside its emblem), are not meant.
_CUT = """() => {
  const fades =
    '.visually-hidden, .note, .manner, .school, [data-fit="cut"], svg, .chat, .log, [aria-hidden="true"].page';
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    const seen = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!node.data.trim() || !seen || parent.closest(fades)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    for (let around = parent; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const box = around.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) break; // for screen readers
      const tooWide = (line) => line.right > box.right + 1.5 || line.left < box.left - 1.5;
      const wide = style.overflowX !== 'visible' && lines.some(tooWide);
      const least = (line) => line.height * 0.6; // of its height has to be seen
      const seenOf = (line) => Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
      const ends = style.overflowY !== 'visible' && lines.some((line) => seenOf(line) < least(line));
      const scrolls = ['auto', 'scroll'].some((way) => style.overflowX === way || style.overflowY === way);
      if ((wide || ends) && !scrolls) {
        const by = around.className || around.tagName;
        found.push(`${node.data.trim().slice(0, 60)} (${wide ? 'wide' : 'long'}, in ${by})`);
        break;
      }
      if (scrolls || style.position === 'fixed') break;
    }
  }
  return [...new Set(found)];
}"""


async def cut_texts(page: Page) -> list[str]:
    """The texts that are cut, each with what cuts it."""
    return await page.evaluate(_CUT)  # type: ignore[no-any-return]
