"""The files of messages: nothing broken, and the same messages with the same values in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from arenarium.core.errors import NotationError
from arenarium.games import kits
from arenarium.narration.words import LANGUAGES, Words, source

PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many"}, "cs": {"one", "few", "other"}}
NUMBERS = frozenset().union(*PLURALS.values())


@cache
def entries(language: str, of: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(language, of)).body


@cache
def messages(language: str, of: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language, of) if isinstance(entry, ast.Message)}


class _Found(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


def found_in(message: ast.Message) -> _Found:
    found = _Found()
    found.visit(message)
    return found


SETS = (
    "table",
    "verify",
    *(f"{kit.package}.narration:{of}" for kit in kits().values() for of in ("game", "lesson", "second-lesson")),
)


def every_message() -> Iterator[tuple[str, str]]:
    for of in SETS:
        for name in messages("en", of):
            yield of, name


@pytest.mark.parametrize("of", SETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_broken_or_said_twice(language: str, of: str) -> None:
    body = entries(language, of)
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("of", SETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str, of: str) -> None:
    assert list(messages(language, of)) == list(messages("en", of))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_speak_of_the_same_values(language: str) -> None:
    different = {
        name: (found_in(messages("en", of)[name]).variables, found_in(messages(language, of)[name]).variables)
        for of, name in every_message()
        if found_in(messages("en", of)[name]).variables != found_in(messages(language, of)[name]).variables
    }
    assert different == {}


def cases(message: ast.Message) -> set[tuple[str, str]]:
    """The words that a message distinguishes, without grammatical numbers."""
    found = set()
    for select in found_in(message).selects:
        assert isinstance(select.selector, ast.VariableReference)
        keys = {
            key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in select.variants
        }
        if not keys <= NUMBERS:
            found |= {(select.selector.id.name, key) for key in keys - NUMBERS}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_distinguish_the_same_cases(language: str) -> None:
    different = {
        name: cases(messages("en", of)[name]) ^ cases(messages(language, of)[name])
        for of, name in every_message()
        if cases(messages("en", of)[name]) != cases(messages(language, of)[name])
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_the_forms_of_the_language(language: str) -> None:
    """Polish and Czech count differently: 1 akcja, 2 akcje, 5 akcji."""
    for of, name in every_message():
        for select in found_in(messages(language, of)[name]).selects:
            keys = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
            if keys & {"one", "few", "many"} and name != "end-winners":
                assert keys == PLURALS[language], name


def test_an_unknown_language_is_named_with_the_known_ones() -> None:
    with pytest.raises(NotationError, match="unknown language 'de'; known are en, pl, cs"):
        Words("de", "table")


def test_a_missing_message_or_value_is_a_mistake() -> None:
    words = Words("en", "table")
    with pytest.raises(LookupError, match="no message 'nonsense'"):
        words("nonsense")
    with pytest.raises(LookupError, match="end-winners"):
        words("end-winners", number=1)
