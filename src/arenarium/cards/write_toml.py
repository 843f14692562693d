"""Data as a TOML text: what the reader of the standard library reads back as the same data."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from arenarium.core.errors import CardError
from arenarium.core.mistake import Mistake

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_QUOTES = re.compile(r'"(?=")|"\Z')
"""Quotes that could be taken for the end of a text."""
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\b": "\\b", "\t": "\\t", "\f": "\\f", "\r": "\\r", "\n": "\\n"}
_SHORT = 100
"""A list that is longer than that as a line gets a line for each item."""


def toml_text(document: Mapping[str, object]) -> str:
    """Tables first as they come, then their keys in the order given; what is None is left out. Raises CardError."""
    try:
        loose = {key: value for key, value in document.items() if not _is_table(value) and not _is_list_of(value)}
        parts = [_keys(loose)] if loose else []
        for key, value in document.items():
            if isinstance(value, Mapping):
                parts.append(f"[{_key(key)}]\n{_keys(value)}")
            elif isinstance(value, Sequence) and _is_list_of(value):
                parts += [f"[[{_key(key)}]]\n{_keys(entry)}" for entry in value]
        text = "\n".join(parts)
        text.encode()
    except RecursionError:
        raise CardError(Mistake("nested-too-deeply", "the data are nested too deeply")) from None
    except UnicodeEncodeError:
        raise CardError(Mistake("half-a-character", "there is half a character in a text, which no text has")) from None
    return text


def _is_table(value: object) -> bool:
    return isinstance(value, Mapping)


def _is_list_of(value: object) -> bool:
    """Whether it is a list of tables."""
    return isinstance(value, list | tuple) and bool(value) and all(map(_is_table, value))


def _keys(table: Mapping[str, object]) -> str:
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in table.items() if value is not None)


def _key(key: object) -> str:
    if not isinstance(key, str):
        raise CardError(Mistake("no-key", "{key} is no name of a key", key=repr(key)[:60]))
    return key if _BARE.fullmatch(key) else _quoted(key)


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case float():
            return repr(value)
        case str():
            return _picture(value) if "\n" in value else _quoted(value)
        case Mapping():
            inner = ", ".join(f"{_key(key)} = {_inline(item)}" for key, item in value.items() if item is not None)
            return f"{{ {inner} }}" if inner else "{}"
        case list() | tuple():
            items = [_inline(item) for item in value]
            line = ", ".join(items)
            return f"[{line}]" if len(line) <= _SHORT else "[\n" + "".join(f"    {item},\n" for item in items) + "]"
    raise CardError(Mistake("no-value", "{value} is nothing that a card file can hold", value=repr(value)[:60]))


def _inline(value: object) -> str:
    return _quoted(value) if isinstance(value, str) else _value(value)


def _quoted(text: str) -> str:
    return '"' + "".join(_ESCAPES.get(sign) or _control(sign) for sign in text) + '"'


def _picture(text: str) -> str:
    """A text of several lines, written as such."""
    kept = "".join(sign if sign in '\n"' else _ESCAPES.get(sign) or _control(sign) for sign in text)
    return '"""\n' + _QUOTES.sub('\\\\"', kept) + '"""'


def _control(sign: str) -> str:
    return f"\\u{ord(sign):04x}" if ord(sign) < 32 or ord(sign) == 127 else sign
