"""What a card of somebody's own brings besides its rules: names and flavor in other languages, a picture."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from arenarium.cards.cardfile import Entry
from arenarium.cards.limits import MOST_FLAVOUR, MOST_NAME
from arenarium.core.plain import Json

KEYS = ("picture", "names", "flavor", "flavour")
"""Of any card. `flavour` is how the built-in files spell it."""
ENGLISH = "en"
_PICTURE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_MOST_PICTURE = 60


@dataclass(frozen=True, slots=True)
class OwnWords:
    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    """By language, English left out: that name is the card's own."""
    flavours: Mapping[str, str] = field(default_factory=dict, hash=False)
    """By language."""
    picture: str = ""
    """The name of an icon, for clients that draw cards."""

    def flavour(self, language: str) -> str:
        """In that language, or in English; nothing where there is none."""
        return self.flavours.get(language) or self.flavours.get(ENGLISH, "")

    def content(self) -> dict[str, Json]:
        """For the content of a set; what is not there is not said."""
        said: dict[str, Json] = {"names": self.names, "flavours": self.flavours, "picture": self.picture}
        return {key: value for key, value in said.items() if value}


NONE = OwnWords()


def read_name(entry: Entry, key: str = "name") -> str:
    """A name in English. Raises CardError."""
    return _line(entry, key, entry.field(key, str), MOST_NAME)


def read_names(entry: Entry, languages: tuple[str, ...]) -> dict[str, str]:
    """Names by language. Raises CardError."""
    return _by_language(entry, "names", tuple(language for language in languages if language != ENGLISH), MOST_NAME)


def read_flavours(entry: Entry, languages: tuple[str, ...]) -> dict[str, str]:
    """A line, which is English, or one for each language. Raises CardError."""
    key = "flavor" if entry.has("flavor") else "flavour"
    if isinstance(entry.data.get(key), str):
        return {ENGLISH: _line(entry, key, entry.field(key, str), MOST_FLAVOUR)}
    return _by_language(entry, key, languages, MOST_FLAVOUR)


def read_picture(entry: Entry) -> str:
    if not entry.has("picture"):
        return ""
    picture = entry.field("picture", str)
    if len(picture) > _MOST_PICTURE or not _PICTURE.fullmatch(picture):
        raise entry.wrong(f"'picture' is '{picture[:60]}'; expected the name of an icon, as lantern-flame", "picture")
    return picture


def _by_language(entry: Entry, key: str, languages: tuple[str, ...], most: int) -> dict[str, str]:
    if not entry.has(key):
        return {}
    said = entry.field(key, dict)
    for language, text in said.items():
        if language not in languages:
            raise entry.wrong(f"'{key}' has the unknown language '{language}'; known are {', '.join(languages)}", key)
        if not isinstance(text, str):
            raise entry.wrong(f"'{key}' in '{language}' is {repr(text)[:60]}; expected a text", key)
        _line(entry, key, text, most)
    return {language: said[language] for language in languages if language in said}


def _line(entry: Entry, key: str, text: str, most: int) -> str:
    """A text that can stand in a line and in the notation."""
    if not text.strip():
        raise entry.wrong(f"'{key}' is empty", key)
    if text != text.strip():
        raise entry.wrong(f"'{key}' begins or ends with a space", key)
    if len(text) > most:
        raise entry.wrong(f"'{key}' has {len(text)} signs; {most} at most", key)
    if not text.isprintable():
        raise entry.wrong(f"'{key}' has a sign that cannot be printed", key)
    return text
