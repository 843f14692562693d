"""Somebody who plays through the page: reads what can be chosen there, and chooses something."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from random import Random
from typing import Any

from playwright.async_api import Locator, Page, TimeoutError
from support.browsing import Reader

MOST_CHOICES = 1500

RESULT = "[aria-labelledby='result-title']"

# What can be chosen, as the page shows it; from the most to the least decisive.
WAYS = {
    "school": ".schools .take",
    "way": ".answers .way",
    "claim": ".task.ready .claim",
    "square": "[role=gridcell].lit",
    "aim": ".aims .aim",
    "offer": ".held .offers .link, .sheet .link",
    "end": ".bar .main:enabled",
    "card": ".hand.asked li.usable.yes > button",
    "other card": ".hand.asked li.usable:not(.yes) > button",
    "stack": ".stacks button:enabled:not([aria-disabled=true])",
    "move": "button[data-take]:not([aria-disabled=true])",
    "warrior": "button[data-send][aria-pressed='false']",
    "order": "[data-hand]:not(:has([aria-pressed='true'])) button[data-order]:enabled",
    "commit": ".commit button:enabled",
    "target": "button[data-target]",
}

# An effect's question begins with the name of its card.
_EFFECT = re.compile(r"[^.?]+: ")

# Nothing can be chosen while an answer is on its way: `.thinking` in one game, `aria-busy` in the other.
LOOK = """(ways) => {
  const seen = (element) => element.checkVisibility();
  if (document.querySelector("[aria-labelledby='result-title']")) return { over: true };
  if (document.querySelector(".tashkalar.thinking, .barracks[aria-busy='true']")) return null;
  const found = {};
  for (const [kind, selector] of Object.entries(ways)) {
    const count = [...document.querySelectorAll(selector)].filter(seen).length;
    if (count) found[kind] = count;
  }
  const held = document.querySelector(".hand button[aria-pressed='true']") !== null;
  return Object.keys(found).length ? { over: false, found, held } : null;
}"""


class Player:
    """Plays at random, but rather summons than places, so that games come to an end."""

    def __init__(self, reader: Reader, seed: int) -> None:
        self.reader, self.random = reader, Random(seed)
        self.chosen: Counter[str] = Counter()
        """How often what was chosen."""

    @property
    def choices(self) -> int:
        return self.chosen.total()

    @property
    def page(self) -> Page:
        return self.reader.page

    async def look(self) -> dict[str, Any]:
        """What can be chosen now, as soon as anything can be."""
        await self.rest()
        try:
            looked = await self.page.wait_for_function(LOOK, arg=WAYS)
        except TimeoutError as error:
            shown = await self.page.locator("main").aria_snapshot()
            raise AssertionError(f"nothing can be chosen after {self.chosen}:\n{shown}") from error
        return await looked.json_value()  # type: ignore[no-any-return]

    async def rest(self) -> None:
        """Point at nothing: a card under the pointer shows its own squares instead of those that can be chosen."""
        await self.page.mouse.move(0, 0)

    async def play(self) -> None:
        """To the end of the game."""
        while not (seen := await self.look())["over"]:
            await self.act(seen)
            assert self.choices < MOST_CHOICES, "the game does not end"

    async def play_some(self, choices: int) -> None:
        """A few choices, and on until the next one is due."""
        until = self.choices + choices
        while self.choices < until:
            await self.act(await self.look())
        await self.look()

    async def play_into_an_effect(self) -> str:
        """Until an effect is under way and asks something. What it asks."""
        await self.look()
        # what is asked of the turn itself begins with words of its own
        own = self.page.locator("#question b")
        while await own.count() or not _EFFECT.match(asked := await self.question()):
            seen = await self.look()
            assert not seen["over"], "there was no effect in the whole game"
            await self.act(seen)
            await self.look()
        return asked

    async def question(self) -> str:
        """The line that says what is asked right now, without the words that only say whom."""
        line = self.page.locator("#question > .all")
        return await line.evaluate("line => line.textContent.trim()")  # type: ignore[no-any-return]

    async def act(self, seen: dict[str, Any]) -> None:
        kind = self.wish(seen)
        number = self.random.randrange(seen["found"][kind])
        await self.choose(kind, self.page.locator(f"{WAYS[kind]} >> visible=true").nth(number))
        self.chosen[kind] += 1

    async def choose(self, kind: str, target: Locator) -> None:
        await target.click()

    def wish(self, seen: dict[str, Any]) -> str:
        found: dict[str, int] = seen["found"]
        for kind in ("school", "way", "claim", "move", "target", "order"):
            if kind in found:
                return kind
        if "warrior" in found and ("commit" not in found or self.random.random() < 0.5):
            return "warrior"
        if "commit" in found:
            return "commit"
        if not seen["held"]:
            if "card" in found:
                return "card"
            if "other card" in found and self.random.random() < 0.1:
                return "other card"
        open_now = [kind for kind in ("square", "aim", "offer", "end", "stack") if kind in found]
        return self.random.choice(open_now or list(found))  # with a card in hand that leads nowhere: another card


class TappingPlayer(Player):
    """Somebody with a phone: taps, and never has to scroll sideways."""

    async def rest(self) -> None:
        pass

    async def choose(self, kind: str, target: Locator) -> None:
        await target.tap()

    async def act(self, seen: dict[str, Any]) -> None:
        await super().act(seen)
        assert await too_wide(self.page) == 0


class KeyboardPlayer(Player):
    """Somebody without a mouse. The focus is always somewhere."""

    async def rest(self) -> None:
        pass

    async def choose(self, kind: str, target: Locator) -> None:
        assert await self.focus() != "BODY", "the focus was lost while the others played"
        await self.press(target)
        assert await self.focus() != "BODY", f"the focus was lost after choosing a {kind}"

    async def press(self, target: Locator, key: str = "Enter") -> None:
        """Go to something by Tab and arrow keys, and press a key there."""
        element = await target.element_handle()
        for _ in range(20):
            keys = await self.page.evaluate(_KEYS, element)
            if not keys:
                break
            for each in keys:
                await self.page.keyboard.press(each)
        else:
            raise AssertionError(f"{target} cannot be reached by keyboard")
        await self.page.keyboard.press(key)

    async def focus(self) -> str:
        return await self.page.evaluate("document.activeElement?.tagName ?? 'BODY'")  # type: ignore[no-any-return]


# The keys that lead from what has the focus to something: arrow keys in the arena, else Tab.
_KEYS = """(target) => {
  const active = document.activeElement;
  if (active === target) return [];
  const times = (number, forth, back) => Array(Math.abs(number)).fill(number > 0 ? forth : back);
  const [from, to] = [active.dataset?.square, target.dataset.square];
  if (from && to) {
    const [rows, columns] = [to[1] - from[1], to.charCodeAt(0) - from.charCodeAt(0)];
    return rows ? times(rows, 'ArrowDown', 'ArrowUp') : times(columns, 'ArrowRight', 'ArrowLeft');
  }
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const stops = [...document.querySelectorAll(focusable)].filter(
    (each) => each.checkVisibility() && each.tabIndex >= 0 && !each.disabled,
  );
  const goal = to ? stops.find((each) => each.dataset.square) : target;
  const before = (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const index = stops.indexOf(goal);
  if (stops.includes(active)) return times(index - stops.indexOf(active), 'Tab', 'Shift+Tab');
  const passed = active === document.body ? 0 : stops.filter((each) => before(each, active)).length;
  return passed <= index ? times(index - passed + 1, 'Tab', '') : times(passed - index, 'Shift+Tab', '');
}"""


async def open_menu(page: Page) -> Locator:
    """The menu of the table."""
    menu = page.get_by_role("dialog", name="Menu")
    if not await menu.is_visible():
        await page.locator(".bar").get_by_role("button", name="Menu").click()
    return menu


async def log_of(page: Page) -> list[str]:
    """What the log tells, read in its drawer. Lines out of sight are not drawn, so that they have no inner text."""
    button = page.locator(".bar .log")
    await button.click()
    lines = [line.strip() for line in await page.locator("#aside li").all_text_contents()]
    await button.click()
    return lines


async def too_wide(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    width: int = await page.evaluate("document.scrollingElement.scrollWidth - window.innerWidth")
    return max(width, 0)


async def play_together(*players: Player) -> None:
    """All at once, each at their own page."""
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
