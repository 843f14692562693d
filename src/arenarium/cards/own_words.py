"""What a card of somebody's own brings besides its rules: names and flavor in other languages, a picture."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from arenarium.cards.cardfile import Entry
from arenarium.cards.limits import MOST_FLAVOUR, MOST_NAME
from arenarium.core.mistake import Mistake
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
        message = "'picture' is '{value}'; expected the name of an icon, as lantern-flame"
        raise entry.wrong(Mistake("no-picture", message, value=picture[:60]), "picture")
    return picture


def _by_language(entry: Entry, key: str, languages: tuple[str, ...], most: int) -> dict[str, str]:
    if not entry.has(key):
        return {}
    said = entry.field(key, dict)
    for language, text in said.items():
        if language not in languages:
            message = "'{key}' has the unknown language '{language}'; known are {known}"
            raise entry.wrong(
                Mistake("unknown-language", message, key=key, language=language[:20], known=languages), key
            )
        if not isinstance(text, str):
            message = "'{key}' in '{language}' is {value}; expected a text"
            raise entry.wrong(
                Mistake("no-text-in-language", message, key=key, language=language, value=repr(text)[:60]), key
            )
        _line(entry, key, text, most)
    return {language: said[language] for language in languages if language in said}


def _line(entry: Entry, key: str, text: str, most: int) -> str:
    """A text that can stand in a line and in the notation."""
    if not text.strip():
        why = (
            Mistake("no-name", "it has no name yet") if key == "name" else Mistake("empty", "'{key}' is empty", key=key)
        )
        raise entry.wrong(why, key)
    if text != text.strip():
        raise entry.wrong(Mistake("space-at-an-end", "'{key}' begins or ends with a space", key=key), key)
    if len(text) > most:
        raise entry.wrong(
            Mistake("too-many-signs", "'{key}' has {signs} signs; {most} at most", key=key, signs=len(text), most=most),
            key,
        )
    if not text.isprintable():
        raise entry.wrong(Mistake("unprintable", "'{key}' has a sign that cannot be printed", key=key), key)
    return text
