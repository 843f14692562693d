"""Card files: TOML tables of cards, read so that every mistake can be pointed at."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TypeVar

from arenarium.cards.limits import MOST_BYTES
from arenarium.cards.problem import did_you_mean
from arenarium.cards.toml_positions import EntryPlaces, TomlPlaces
from arenarium.cards.write_toml import toml_text
from arenarium.core.errors import CardError
from arenarium.core.mistake import Fact, Mistake

T = TypeVar("T")
_WORDS = {
    str: Mistake("a-text", "a text"),
    int: Mistake("a-number", "a number"),
    bool: Mistake("true-or-false", "true or false"),
    list: Mistake("a-list", "a list"),
    dict: Mistake("a-table", "a table"),
}


class CardFile:
    """One card file: its data, and where in it everything stands, so that mistakes can be pointed at."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        if len(text.encode(errors="replace")) > MOST_BYTES:
            raise CardError(_too_large(), file=name)
        try:
            self.document: dict[str, object] = tomllib.loads(text)
            """What the file says, as plain data."""
        except tomllib.TOMLDecodeError as error:
            raise CardError(Mistake("not-toml", "not TOML: {detail}", detail=str(error)), file=name) from None
        except (RecursionError, ValueError) as error:
            raise CardError(
                Mistake("unreadable-toml", "not TOML that can be read: {detail}", detail=str(error)), file=name
            ) from None
        self._places = TomlPlaces(text)

    @classmethod
    def of(cls, name: str, document: Mapping[str, object]) -> CardFile:
        """A file that says what the data say; its `text` is that in TOML. Raises CardError."""
        try:
            return cls(name, toml_text(document))
        except CardError as error:
            raise CardError(error.message, file=name) from None

    @classmethod
    def read(cls, path: Path) -> CardFile:
        """A file of somebody's own."""
        try:
            with path.open("rb") as file:
                content = file.read(MOST_BYTES + 1)
            if len(content) > MOST_BYTES:
                raise CardError(_too_large(), file=str(path))
            return cls(str(path), content.decode("utf-8"))
        except OSError as error:
            raise CardError(Mistake("unreadable", "{detail}", detail=f"{error.strerror}"), file=str(path)) from None
        except UnicodeDecodeError as error:
            raise CardError(
                Mistake("not-utf8", "not a text in UTF-8: byte {byte} cannot be read", byte=error.start + 1),
                file=str(path),
            ) from None

    def has(self, kind: str) -> bool:
        """Whether there are any [[kind]] in it."""
        return kind in self.document

    def wrong(self, message: Mistake, key: str = "") -> CardError:
        """A mistake in the file, or in a table of it."""
        return CardError(message, file=self.name, line=self._places.entry(key, 0).line if key else 0)

    def table(self, key: str) -> Entry | None:
        """The one [key] of the file. Raises CardError where it is no table."""
        data = self.document.get(key)
        if data is None:
            return None
        if not isinstance(data, dict):
            raise self.wrong(
                Mistake("one-table", "[{key}] is a table of its own, with one pair of brackets", key=key), key
            )
        return Entry(self, key, 0, data, self._places.entry(key, 0))

    def listed(self, kind: str) -> list[Entry]:
        """All [[kind]] of the file; none is no mistake. Raises CardError."""
        entries = self.document.get(kind, [])
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise self.wrong(
                Mistake("no-list-of-tables", "'{kind}' is no list of tables; write [[{kind}]] above each", kind=kind),
                kind,
            )
        return [
            Entry(self, kind, number, data, self._places.entry(kind, number)) for number, data in enumerate(entries)
        ]

    def entries(self, kind: str) -> list[Entry]:
        """All [[kind]] of the file, which must hold nothing else."""
        entries = self.document.get(kind)
        if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
            raise CardError(Mistake("none-in-it", "no [[{kind}]] in it", kind=kind), file=self.name)
        for key in self.document:
            if key != kind:
                raise self.wrong(unknown_table(key, f"[[{kind}]]"), key)
        return self.listed(kind)


class Entry:
    """One card of a file, or another of its tables."""

    def __init__(self, file: CardFile, kind: str, index: int, data: Mapping[str, object], places: EntryPlaces) -> None:
        self.file, self.kind, self.index, self.data = file, kind, index, data
        self._places = places

    def wrong(self, message: Mistake, key: str = "", suggestion: str | None = None) -> CardError:
        """A mistake in this entry, or in one of its keys."""
        error = CardError(message, file=self.file.name, line=self._places.line_of(key), suggestion=suggestion)
        return error.in_entry(self.kind, self.index, key or None)

    def field(self, key: str, kind: type[T]) -> T:
        value = self.data.get(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            expected = _WORDS[kind]
            if value is None:
                raise self.wrong(
                    Mistake("missing", "'{key}' is missing; expected {expected}", key=key, expected=expected), key
                )
            raise self.wrong(_is_not(key, repr(value), expected), key)
        return value

    def one_of(self, key: str, known: tuple[str, ...]) -> str:
        value = self.field(key, str)
        if value not in known:
            raise self.wrong(_is_not(key, f"'{value[:60]}'", known), key, nearest(value, known))
        return value

    def number(self, key: str, least: int, most: int) -> int:
        value = self.field(key, int)
        if not least <= value <= most:
            raise self.wrong(
                Mistake(
                    "out-of-range",
                    "'{key}' is {value}; expected {least} to {most}",
                    key=key,
                    value=str(value)[:60],
                    least=least,
                    most=most,
                ),
                key,
            )
        return value

    def has(self, key: str) -> bool:
        return key in self.data

    def parsed(self, key: str, parse: Callable[[str], T]) -> T:
        """What `parse` makes of a text; a mistake in it is reported with its place in the file."""
        text = self.field(key, str)
        try:
            return parse(text)
        except CardError as error:
            if error.file:
                raise
            line, column = self._places.text_of(key)
            moved = error.moved(self.file.name, line, column)
            raise moved.in_entry(self.kind, self.index, key, _offset(text, error.line, error.column)) from None

    def refuse_unknown_keys(self, known: tuple[str, ...]) -> None:
        for key in self.data:
            if key not in known:
                raise self.unknown(key, known)

    def unknown(self, key: str, known: Sequence[str]) -> CardError:
        near = nearest(key, known)
        message = "unknown key '{key}'; known are {known}{hint}"
        return self.wrong(
            Mistake("unknown-key", message, key=key[:60], known=known, hint=did_you_mean(near)), key, near
        )


def unknown_table(key: str, expected: str, near: str | None = None) -> Mistake:
    """`near`: what was probably meant."""
    message = "unknown table or key '{key}'; expected {expected}{hint}"
    return Mistake("unknown-table", message, key=key[:60], expected=expected, hint=did_you_mean(near))


def _is_not(key: str, value: str, expected: Fact) -> Mistake:
    return Mistake(
        "not-expected", "'{key}' is {value}; expected {expected}", key=key, value=value[:62], expected=expected
    )


def _too_large() -> Mistake:
    return Mistake("file-too-large", "too large: a card file has {most} bytes at most", most=MOST_BYTES)


def nearest(word: str, known: Sequence[str]) -> str | None:
    """The word that was probably meant."""
    return next(iter(get_close_matches(word, known, n=1, cutoff=0.6)), None)


def _offset(text: str, line: int, column: int) -> int | None:
    """Where in a text a line and a column are, counted from 0."""
    if not line:
        return None
    return sum(len(before) for before in text.splitlines(keepends=True)[: line - 1]) + max(column - 1, 0)
