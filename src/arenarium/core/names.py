"""Things that the rules count and people name: squares, cards, sides, slots.

Inside the engine they are numbers; in notation and in messages they have names. Each kind says once how, and is part of
the type of a field: `at: Annotated[int, SQUARE]`. Notation, options and messages follow from that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Protocol, runtime_checkable

from arenarium.core.errors import NotationError
from arenarium.core.plain import FromCards, Json, Type, Value


@runtime_checkable
class Word(Protocol):
    """How a part of a choice is written. As a codec (`core.plain`) it also says how data has it."""

    what: str
    """What it is, for errors: "square"."""
    pattern: str
    """A regular expression that its text matches."""
    plain: Type
    """The type that data has for it."""

    def say(self, value: Value) -> str: ...

    def read(self, text: str) -> Value:
        """Raises NotationError."""

    def encode(self, value: Value) -> Json: ...

    def decode(self, data: Json) -> Value:
        """Raises ValueError."""


class Named:
    """Numbers with names: all from 0 on, or those that a mapping has. Data has the name, or the number itself where it
    is `numbered`."""

    def __init__(
        self,
        what: str,
        names: Sequence[str] | Mapping[int, str],
        *,
        numbered: bool = False,
        pattern: str = r"\S+",
        formerly: Mapping[str, str] | None = None,
    ) -> None:
        """`formerly`: names of before, which are still read, with those of today."""
        self.what = what
        self._names = dict(names) if isinstance(names, Mapping) else dict(enumerate(names))
        self.names = tuple(self._names.values())
        self.pattern = pattern
        self.numbered = numbered
        self.plain: type = int if numbered else str
        self._numbers = {name: number for number, name in self._names.items()}
        for before, today in (formerly or {}).items():
            if today in self._numbers:
                self._numbers.setdefault(before, self._numbers[today])

    def say(self, value: int) -> str:
        return self._names[value]

    def read(self, text: str) -> int:
        if text in self._numbers:
            return self._numbers[text]
        near = get_close_matches(text, self.names, n=1, cutoff=0.6)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise NotationError(f"unknown {self.what} '{text}'{hint}")

    def encode(self, value: int) -> Json:
        return value if self.numbered else self._names[value]

    def decode(self, data: Json) -> int:
        if self.numbered:
            if type(data) is int and data in self._names:
                return data
            raise ValueError(f"a {self.what}: a number from {min(self._names)} to {max(self._names)}")
        if isinstance(data, str) and data in self._numbers:
            return self._numbers[data]
        raise ValueError(f"a {self.what}")


class CardName(FromCards):
    """Stands in a type for cards by their names, of whatever set the match has."""

    def __init__(self, what: str, *, pattern: str = r"\S+", plain: Type = str) -> None:
        super().__init__(what, plain)
        self.pattern = pattern

    def say(self, value: Value) -> str:
        raise TypeError(f"a {self.what} is said by the words of a card set")

    def read(self, text: str) -> Value:
        raise TypeError(f"a {self.what} is read by the words of a card set")


class Counted:
    """Numbers that people count from 1, where the engine and data count from 0."""

    plain = int
    pattern = r"\S+"

    def __init__(self, what: str, first: int = 1) -> None:
        self.what = what
        self.first = first
        """What 0 is called."""

    def say(self, value: int) -> str:
        return str(value + self.first)

    def read(self, text: str) -> int:
        if not re.fullmatch(r"\d{1,6}", text):
            raise NotationError(f"'{text}' is no number of a {self.what}")
        return int(text) - self.first

    def encode(self, value: int) -> Json:
        return value

    def decode(self, data: Json) -> int:
        if type(data) is int and 0 <= data <= 10**6:
            return data
        raise ValueError(f"the number of a {self.what}")


class Several:
    """A tuple of such things, with something between them."""

    def __init__(self, what: str, word: Word, between: str = " ") -> None:
        self.what = what
        self.plain: Type = tuple.__class_getitem__((word.plain, ...))
        self.word = word
        self.between = between
        self.pattern = rf"{word.pattern}(?:{re.escape(between)}{word.pattern})*"

    def say(self, value: Sequence[Value]) -> str:
        return self.between.join(self.word.say(item) for item in value)

    def read(self, text: str) -> tuple[Value, ...]:
        parts = text.split(self.between.strip() or None) if text else []
        return tuple(self.word.read(part.strip()) for part in parts)

    def encode(self, value: Sequence[Value]) -> Json:
        return [self.word.encode(item) for item in value]

    def decode(self, data: Json) -> tuple[Value, ...]:
        if not isinstance(data, list):
            raise ValueError(f"a list: {self.what}")
        return tuple(self.word.decode(item) for item in data)


class Spelled:
    """Anything else that has a text of its own: how it is said and read is given."""

    def __init__(
        self, what: str, say: Callable[[Value], str], read: Callable[[str], Value], *, pattern: str, plain: type = str
    ) -> None:
        self.what = what
        self.say = say
        self.read = read
        self.pattern = pattern
        self.plain = plain

    def encode(self, value: Value) -> Json:
        data: Json = value if self.plain is not str else self.say(value)
        return data

    def decode(self, data: Json) -> Value:
        if self.plain is not str and type(data) is self.plain:
            return data
        if isinstance(data, str):
            try:
                return self.read(data)
            except NotationError as error:
                raise ValueError(str(error)) from None
        raise ValueError(f"a {self.what}")
