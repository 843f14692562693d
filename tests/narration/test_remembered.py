"""Messages that were said before are said from memory, and never for another language, set or value."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from types import SimpleNamespace
from typing import Any

import pytest

from arenarium.narration import words as telling_words
from arenarium.narration.words import CACHE_SIZE, LANGUAGES, Words

VALUES: tuple[Any, ...] = (1, True, "1", "True")


@pytest.fixture
def nothing_remembered() -> Iterator[None]:
    telling_words._told.cache_clear()
    yield
    telling_words._told.cache_clear()


class Parrot:
    """Messages that tell exactly what they were asked."""

    def __init__(self, language: str, sets: tuple[str, ...]) -> None:
        self._asked = (language, sets)
        self.formatted = 0

    def has_message(self, message: str) -> bool:
        return message != "missing"

    def get_message(self, message: str) -> Any:
        return SimpleNamespace(value=message)

    def format_pattern(self, pattern: str, values: dict[str, Any]) -> tuple[str, list[Any]]:
        self.formatted += 1
        return f"{self._asked} {pattern} {sorted(values.items())}", []


@pytest.fixture
def parrots(monkeypatch: pytest.MonkeyPatch, nothing_remembered: None) -> dict[Any, Parrot]:
    messages: dict[Any, Parrot] = {}
    monkeypatch.setattr(
        telling_words, "_bundle", lambda language, sets: messages.setdefault((language, sets), Parrot(language, sets))
    )
    return messages


@pytest.mark.parametrize("order", list(permutations(VALUES)), ids=repr)
def test_equal_values_of_other_kinds_are_told_apart(order: tuple[Any, ...], parrots: dict[Any, Parrot]) -> None:
    words = Words("en", "table")
    for _ in range(2):
        for value in order:
            assert words("m", value=value) == f"('en', ('table',)) m [('value', {value!r})]"
    assert parrots["en", ("table",)].formatted == len(VALUES)


BARRACKS = "arenarium.games.barracks.narration:game"


def test_languages_sets_messages_and_names_of_values_are_told_apart(parrots: dict[Any, Parrot]) -> None:
    asked = [
        (language, sets, message, values)
        for language in LANGUAGES
        for sets in (("table",), ("table", BARRACKS), (BARRACKS, "table"))
        for message in ("m", "n")
        for values in ({}, {"a": 1, "b": 2}, {"a": 2, "b": 1}, {"a": 1}, {"language": "en"}, {"message": "m"})
    ]
    for _ in range(2):
        texts = [Words(language, *sets)(message, **values) for language, sets, message, values in asked]
        assert len(set(texts)) == len(asked)
    assert sum(parrot.formatted for parrot in parrots.values()) == len(asked)


def test_a_mistake_is_not_remembered_as_an_answer(parrots: dict[Any, Parrot]) -> None:
    for _ in range(2):
        with pytest.raises(LookupError, match="there is no message 'missing' in 'cs'"):
            Words("cs", "table")("missing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_remembered_reads_like_what_is_said_first(language: str, nothing_remembered: None) -> None:
    words = Words(language, "table")
    asked = [("earlier-lines", {"number": value}) for value in (1, "1", 2, 5, 22, True)]
    asked += [("no-such-number", {"text": value}) for value in ("1", 1, "é")]
    first = [words(message, **values) for message, values in asked]
    assert [words(message, **values) for message, values in reversed(asked)] == first[::-1]
    assert words("earlier-lines", number=1) != words("earlier-lines", number="1")


def test_the_memory_is_bounded(parrots: dict[Any, Parrot]) -> None:
    words = Words("en", "table")
    for number in range(CACHE_SIZE + 10):
        words("m", number=number)
    assert telling_words._told.cache_info().currsize == CACHE_SIZE
