"""Where things stand in a TOML file of tables `[[kind]]` and `[kind]`: Python's own reader does not say."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_HEADER = re.compile(r"\s*\[\[?\s*([\w.-]+)\s*\]")
_KEY = re.compile(r"\s*(?:([\w.-]+)|\"([^\"]*)\"|'([^']*)')\s*=\s*")


@dataclass(slots=True)
class EntryPlaces:
    """Lines and columns of one table, counted from 1."""

    line: int
    keys: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    """Key to its line, and to line and column where its text begins."""

    def line_of(self, key: str) -> int:
        """The line of a key; of the table itself where it has no such key."""
        return self.keys[key][0] if key in self.keys else self.line

    def text_of(self, key: str) -> tuple[int, int]:
        """Line and column of the first sign of a text."""
        return self.keys[key][1:] if key in self.keys else (self.line, 1)


class TomlPlaces:
    def __init__(self, text: str) -> None:
        self._entries: dict[str, list[EntryPlaces]] = {}
        current: EntryPlaces | None = None
        closing = ""
        """The quotes that end the text of several lines in which we are."""
        for number, line in enumerate(text.splitlines(), 1):
            if closing:
                closing = "" if closing in line else closing
                continue
            header, key = _HEADER.match(line), _KEY.match(line)
            if header:
                current = EntryPlaces(number)
                self._entries.setdefault(header.group(1), []).append(current)
            elif key and current is not None:
                opening, rest = _split_quotes(line[key.end() :])
                inside = len(opening) == 3 and not rest.strip()
                place = (number + 1, 1) if inside else (number, key.end() + len(opening) + 1)
                current.keys[key.group(1) or key.group(2) or key.group(3)] = (number, *place)
                if len(opening) == 3 and opening not in rest:
                    closing = opening

    def entry(self, kind: str, number: int) -> EntryPlaces:
        """The places of the table of that kind and number, counted from 0."""
        known = self._entries.get(kind, [])
        return known[number] if number < len(known) else EntryPlaces(0)


def _split_quotes(value: str) -> tuple[str, str]:
    """The quotes with which a value begins, and what follows them."""
    for quotes in ('"""', "'''", '"', "'"):
        if value.startswith(quotes):
            return quotes, value[len(quotes) :]
    return "", value
