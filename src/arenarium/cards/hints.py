"""What people write instead of the words of a card language, and what to write there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from arenarium.core.mistake import Mistake

_NUMBERS = (
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)
"""Written in digits, but for "one" before a noun."""
NUMBER = rf"(?:\d+|{'|'.join(_NUMBERS)})"
"""A number as people write it, in a pattern of a hint."""
A_NUMBER = Mistake("a-number", "a number")
Instead: TypeAlias = Mapping[str, str | Callable[[re.Match[str]], str]]
"""By a pattern: what to say, as a template of `re.Match.expand`, or made of what was written."""


class Hint(NamedTuple):
    """From where to where a line should say something else."""

    start: int
    end: int
    say: str
    why: Mistake


def is_number_word(word: str) -> bool:
    return word.lower() in _NUMBERS


def in_digits(number: str) -> str:
    lowered = number.lower()
    return str(_NUMBERS.index(lowered)) if lowered in _NUMBERS else number


class Hints:
    def __init__(self, instead: Instead) -> None:
        self._instead = [(re.compile(pattern, re.IGNORECASE), say) for pattern, say in instead.items()]

    def at(self, line: str, place: int, expected: Sequence[str]) -> Hint | None:
        """What to say instead of the words around a place, where the language would go on with what is `expected`."""
        return next(self._all_at(line, place, expected), None)

    def _all_at(self, line: str, place: int, expected: Sequence[str]) -> Iterator[Hint]:
        for pattern, say in self._instead:
            for match in pattern.finditer(line):
                if match.start() <= place < match.end():
                    words = match.expand(say) if isinstance(say, str) else say(match)
                    if match[0][0].isupper():
                        words = words[0].upper() + words[1:]
                    why = Mistake("say-instead", "; say '{words}'", words=words)
                    yield Hint(match.start(), match.end(), words, why)
        word = re.match(r"[^\W\d_]+", line[place:])
        if word is None:
            return
        end = place + word.end()
        if is_number_word(word[0]) and A_NUMBER in expected:
            digits = in_digits(word[0])
            why = Mistake("in-digits", "; numbers are written in digits: say '{words}'", words=digits)
            yield Hint(place, end, digits, why)
        elif word[0].lower() in ("a", "an") and "one" in expected:
            yield Hint(place, end, "one", Mistake("say-instead", "; say '{words}'", words="one"))
