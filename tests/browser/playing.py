"""Somebody who plays through the page: reads what can be chosen there, and chooses something."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import Any

from playwright.async_api import Locator, Page

from support.browsing import Reader

PATIENCE = 60_000
MOST_CHOICES = 1500

RESULT = "[aria-labelledby='result-title']"

# What can be chosen, as the page shows it; from the most to the least decisive.
WAYS = {
    "way": ".ways .way",
    "claim": ".claimable button",
    "square": "[role=gridcell].lit",
    "aim": ".compass button",
    "offer": ".offers li button",
    "card": ".hand button:has(.places)",
    "other card": ".hand:has(.dimmed) button:not(:has(.dimmed)):not(:has(.places))",
    "stack": ".stacks button:enabled:not([aria-disabled=true])",
    "move": ".pile button[data-move]",
    "warrior": "button[data-send][aria-pressed='false']",
    "order": "fieldset:not(:has(:checked)) input[data-order]:enabled",
    "commit": ".commit button:enabled",
    "target": ".hit button",
}

# Nothing can be chosen while an answer is on its way: `.thinking` in one game, `aria-busy` in the other.
_LOOK = """(ways) => {
  const seen = (element) => element.checkVisibility();
  const result = document.querySelector("[aria-labelledby='result-title']");
  if (result) return { over: true };
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
        looked = await self.page.wait_for_function(_LOOK, arg=WAYS, timeout=PATIENCE)
        return await looked.json_value()  # type: ignore[no-any-return]

    async def play(self) -> None:
        """To the end of the game."""
        while not (seen := await self.look())["over"]:
            await self.act(seen)
            assert self.choices < MOST_CHOICES, "the game does not end"

    async def act(self, seen: dict[str, Any]) -> None:
        kind = self.wish(seen)
        number = self.random.randrange(seen["found"][kind])
        await self.choose(kind, self.page.locator(f"{WAYS[kind]} >> visible=true").nth(number))
        self.chosen[kind] += 1

    async def choose(self, kind: str, target: Locator) -> None:
        if kind == "order":
            await target.check()
        else:
            await target.click()

    def wish(self, seen: dict[str, Any]) -> str:
        found: dict[str, int] = seen["found"]
        for kind in ("way", "claim", "move", "target", "order", "warrior", "commit"):
            if kind in found:
                return kind
        if not seen["held"]:
            if "card" in found:
                return "card"
            if "other card" in found and self.random.random() < 0.1:
                return "other card"
        return self.random.choice([kind for kind in ("square", "aim", "offer", "stack") if kind in found])


async def play_together(*players: Player) -> None:
    """All at once, each at their own page."""
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
