"""Tests for plain data that may come from anybody: a file, a client, a bug report.

A game checks the data of a position with them, key by key, before using it. A mistake is named with its
key and what was expected.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from arenarium.core.errors import NotationError

Test = Callable[[Any], bool]
_MOST = 10**6
"""Counters beyond that are nonsense; the dealer is the one large number."""


def is_number(least: int = 0, most: int = _MOST) -> Test:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def is_list(test: Test, length: int | None = None) -> Test:
    return lambda value: (
        isinstance(value, list) and (length is None or len(value) == length) and all(test(item) for item in value)
    )


def is_word(*known: str) -> Test:
    return lambda value: isinstance(value, str) and (not known or value in known)


def is_flag(value: Any) -> bool:
    return isinstance(value, bool)


def expect(data: Mapping[str, Any], key: str, test: Test, expected: str) -> None:
    """Raise NotationError where a key is missing or its value is not what it should be."""
    if key not in data:
        raise NotationError(f"'{key}' is missing; expected {expected}")
    if not test(data[key]):
        raise NotationError(f"'{key}' is {repr(data[key])[:60]}; expected {expected}")
