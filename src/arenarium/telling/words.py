"""Messages in three languages, from Fluent files: `data/<language>/<set>.ftl`."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from arenarium.core.errors import NotationError

LANGUAGES = ("en", "pl", "cs")
SETS = ("table", "tashkalar", "barracks", "verify")


@cache
def source(language: str, of: str) -> str:
    """The text of a file of messages."""
    path = resources.files("arenarium.telling").joinpath("data", language, f"{of}.ftl")
    return path.read_text("utf-8")


@cache
def _bundle(language: str, sets: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for of in sets:
        bundle.add_resource(FluentResource(source(language, of)))
    return bundle


class Words:
    """The messages of some sets in one language."""

    def __init__(self, language: str, *sets: str) -> None:
        if language not in LANGUAGES:
            raise NotationError(f"unknown language '{language}'; known are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = _bundle(language, sets)

    def __call__(self, message: str, **values: Any) -> str:
        """The message in words. A message that is missing, or lacks a value, is a mistake of the program."""
        if not self._bundle.has_message(message):
            raise LookupError(f"there is no message '{message}' in '{self.language}'")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        told, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"message '{message}' in '{self.language}': {errors}")
        return str(told)

    def sentence(self, message: str, **values: Any) -> str:
        """The message with a capital letter at its beginning."""
        told = self(message, **values)
        return told[:1].upper() + told[1:]
