"""Messages in three languages, from Fluent files: `data/<language>/<set>.ftl` of a package.

A set is named `package:set`, or by its name alone where it is one of ours (`table`, `verify`).

A message in words depends on nothing but language, message and values: recent ones are kept in a cache.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from arenarium.core.errors import NotationError

LANGUAGES = ("en", "pl", "cs")
OURS = "arenarium.narration"
"""Where the messages are that belong to no game."""
CACHE_SIZE = 16384
"""So many messages, some 10 MB, are enough for nine of ten in many matches at once."""


@cache
def source(language: str, of: str) -> str:
    """The text of a file of messages."""
    package, _, name = of.rpartition(":")
    return resources.files(package or OURS).joinpath("data", language, f"{name}.ftl").read_text("utf-8")


@cache
def _bundle(language: str, sets: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for of in sets:
        bundle.add_resource(FluentResource(source(language, of)), allow_overrides=True)
    return bundle


@lru_cache(CACHE_SIZE, typed=True)  # typed: 1 and True are equal, and yet not the same value
def _told(language: str, sets: tuple[str, ...], message: str, /, **values: str | int) -> str:
    bundle = _bundle(language, sets)
    if not bundle.has_message(message):
        raise LookupError(f"there is no message '{message}' in '{language}'")
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise LookupError(f"message '{message}' in '{language}': {errors}")
    return str(text)


class Words:
    """The messages of some sets in one language. A later set may say what an earlier one says in words of its own."""

    def __init__(self, language: str, *sets: str) -> None:
        if language not in LANGUAGES:
            raise NotationError(f"unknown language '{language}'; known are {', '.join(LANGUAGES)}")
        self.language = language
        self._sets = sets
        _bundle(language, sets)  # read the files now, not in the middle of a match

    def __call__(self, message: str, /, **values: str | int) -> str:
        """The message in words. A message that is missing, or lacks a value, is a mistake of the program."""
        return _told(self.language, self._sets, message, **values)

    def sentence(self, message: str, /, **values: str | int) -> str:
        """The message with a capital letter at its beginning."""
        text = self(message, **values)
        return text[:1].upper() + text[1:]
