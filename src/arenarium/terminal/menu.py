"""The options of a question, as a person answers them: by number, or by typing squares.

Items that are many, like the empty squares of a board, are not listed one by one; their group says what to type.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from arenarium.core.game import Choice

_SEPARATORS = re.compile(r"[\s,>-]+")


@dataclass(frozen=True, slots=True)
class Item:
    label: str
    leads_to: Choice | Menu
    typed: tuple[str, ...] = ()
    """What may be typed instead of the number."""


@dataclass(frozen=True, slots=True)
class Group:
    items: tuple[Item, ...]
    hint: str = ""
    """What to type; where it is said, the items are not listed."""


@dataclass(frozen=True, slots=True)
class Menu:
    groups: tuple[Group, ...]
    title: str = ""
    """What is asked, where it is more than the question of the request."""

    def listed(self) -> list[Item]:
        """The numbered items, from 1."""
        return [item for group in self.groups if not group.hint for item in group.items]

    def find(self, text: str) -> list[Item]:
        """The items that an answer can mean; none where it means nothing."""
        text = " ".join(_SEPARATORS.split(text.strip().lower()))
        if text.isdigit():
            listed = self.listed()
            return [listed[int(text) - 1]] if 1 <= int(text) <= len(listed) else []
        return [item for group in self.groups for item in group.items if text in item.typed]

    def only(self) -> Item | None:
        """The only item there is."""
        items = [item for group in self.groups for item in group.items]
        return items[0] if len(items) == 1 else None


def listing(items: Iterable[Item], title: str = "") -> Menu:
    """A menu of numbered items."""
    return Menu((Group(tuple(items)),), title)
