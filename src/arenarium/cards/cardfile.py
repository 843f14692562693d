"""Card files: TOML tables of cards, read so that every mistake can be pointed at."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from arenarium.cards.toml_positions import EntryPlaces, TomlPlaces
from arenarium.core.errors import CardError

T = TypeVar("T")


class CardFile:
    """One card file: its data, and where in it everything stands, so that mistakes can be pointed at."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        try:
            self._data: dict[str, object] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise CardError(f"not TOML: {error}", file=name) from None
        self._places = TomlPlaces(text)

    @classmethod
    def read(cls, path: Path) -> CardFile:
        """A file of somebody's own."""
        try:
            return cls(str(path), path.read_text("utf-8"))
        except OSError as error:
            raise CardError(f"{error.strerror}", file=str(path)) from None
        except UnicodeDecodeError as error:
            raise CardError(f"not a text in UTF-8: byte {error.start + 1} cannot be read", file=str(path)) from None

    def has(self, kind: str) -> bool:
        """Whether there are any [[kind]] in it."""
        return kind in self._data

    def entries(self, kind: str) -> list[Entry]:
        """All [[kind]] of the file, which must hold nothing else."""
        entries = self._data.get(kind)
        if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
            raise CardError(f"no [[{kind}]] in it", file=self.name)
        for key in self._data:
            if key != kind:
                line = self._places.entry(key, 0).line
                raise CardError(f"unknown table or key '{key}'; expected [[{kind}]]", file=self.name, line=line)
        return [Entry(self, data, self._places.entry(kind, number)) for number, data in enumerate(entries)]


class Entry:
    """One card of a file."""

    def __init__(self, file: CardFile, data: Mapping[str, object], places: EntryPlaces) -> None:
        self._file, self._data, self._places = file, data, places

    def wrong(self, message: str, key: str = "") -> CardError:
        """A mistake in this entry, or in one of its keys."""
        return CardError(message, file=self._file.name, line=self._places.line_of(key))

    def field(self, key: str, kind: type[T]) -> T:
        value = self._data.get(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            words = {str: "a text", int: "a number", bool: "true or false", list: "a list"}
            mistake = "is missing" if value is None else f"is {value!r}"
            raise self.wrong(f"'{key}' {mistake}; expected {words[kind]}", key)
        return value

    def one_of(self, key: str, known: tuple[str, ...]) -> str:
        value = self.field(key, str)
        if value not in known:
            raise self.wrong(f"'{key}' is '{value}'; expected {', '.join(known)}", key)
        return value

    def has(self, key: str) -> bool:
        return key in self._data

    def parsed(self, key: str, parse: Callable[[str], T]) -> T:
        """What `parse` makes of a text; a mistake in it is reported with its place in the file."""
        try:
            return parse(self.field(key, str))
        except CardError as error:
            if error.file:
                raise
            line, column = self._places.text_of(key)
            raise error.moved(self._file.name, line, column) from None

    def refuse_unknown_keys(self, known: tuple[str, ...]) -> None:
        for key in self._data:
            if key not in known:
                raise self.wrong(f"unknown key '{key}'; known are {', '.join(known)}", key)
