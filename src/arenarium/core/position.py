"""The fields of a position, declared once: copying, comparing and plain data follow from their types.

    @position
    class Position(BaseState):
        table: Table
        hands: list[Cards]
        stack: Annotated[list[Frame], COPIED]
        options_: Annotated[list[Choice] | None, ASIDE]

A list is copied, everything else is shared and must not change. The functions are written out when the module is
imported, so they cost what those written by hand cost.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Annotated, ClassVar, Protocol, TypeVar, get_type_hints

from arenarium.core.errors import NotationError
from arenarium.core.plain import PLAIN, Codecs, Json, Type, Value, shape_of

T = TypeVar("T")


class Declared(Protocol):
    """A position whose class was declared with `position`."""

    value_fields: ClassVar[Mapping[str, Type]]
    """The fields that are part of the value, with their types; not the card set."""


class _Mark:
    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


COPIED = _Mark("COPIED")
"""The list holds things that change: each is copied by its `copy`, and compared by its `key`."""
ASIDE = _Mark("ASIDE")
"""Not part of the value: copied as it is, neither compared nor saved."""
CARD_SET = _Mark("CARD_SET")
"""The cards of the match: shared, and compared by their `id`. Data of a position do not hold them."""
DROPPED = _Mark("DROPPED")
"""Not part of the value either, and a copy begins with None."""


def position(cls: type[T]) -> type[T]:
    """Give a class slots for the fields that it declares, and the functions that follow from them."""
    made: Type = dataclass(slots=True, init=False, eq=False, repr=False)(cls)
    hints = {field.name: get_type_hints(made, include_extras=True)[field.name] for field in fields(made)}
    copies = [f"    new.{name} = {_copy_of(name, hint)}" for name, hint in hints.items()]
    compared = {name: hint for name, hint in hints.items() if not _has(hint, ASIDE) and not _has(hint, DROPPED)}
    value = {name: hint for name, hint in compared.items() if not _has(hint, CARD_SET)}
    keys = [f"        {_key_of(name, hint)}," for name, hint in compared.items()]
    source = "\n".join(
        (
            "def _copy(self):",
            "    new = make(type(self))",
            *copies,
            "    return new",
            "def key(self):",
            "    return (",
            *keys,
            "    )",
        )
    )
    scope: dict[str, Value] = {"make": object.__new__}
    exec(compile(source, f"<fields of {cls.__qualname__}>", "exec"), scope)  # noqa: S102  # text made above alone
    made._copy = scope["_copy"]
    made.key = scope["key"]
    made.value_fields = value
    declared: type[T] = made
    return declared


def _has(hint: Type, mark: _Mark) -> bool:
    origin, arguments = shape_of(hint)
    return origin is Annotated and mark in arguments[1:]


def _is_list(hint: Type) -> bool:
    origin, arguments = shape_of(hint)
    return _is_list(arguments[0]) if origin is Annotated else origin is list


def _copy_of(name: str, hint: Type) -> str:
    if _has(hint, DROPPED):
        return "None"
    if _has(hint, COPIED):
        return f"[part.copy() for part in self.{name}]"
    return f"self.{name}[:]" if _is_list(hint) and not _has(hint, ASIDE) else f"self.{name}"


def _key_of(name: str, hint: Type) -> str:
    if _has(hint, CARD_SET):
        return f"self.{name}.id"
    if _has(hint, COPIED):
        return f"tuple([part.key() for part in self.{name}])"
    return f"tuple(self.{name})" if _is_list(hint) else f"self.{name}"


def to_plain(state: Declared, codecs: Codecs = PLAIN) -> dict[str, Json]:
    """All that is part of the value of a position, hidden things included, as plain data."""
    hints = state.value_fields
    return {name: codecs.encoded(getattr(state, name), hint) for name, hint in hints.items()}


def fill(
    state: Declared,
    data: Json,
    absent: Mapping[str, Callable[[], object]] | None = None,
    codecs: Codecs = PLAIN,
) -> None:
    """Set the fields of a position from plain data of anybody. Raises NotationError.

    `absent` has what a field is where older data do not speak of it.
    """
    hints = state.value_fields
    if not isinstance(data, dict):
        raise NotationError("a position is a JSON object")
    _refuse_others(data, list(hints))
    for name, hint in hints.items():
        if name in data:
            setattr(state, name, codecs.decoded(hint, data[name], name))
        elif absent is not None and name in absent:
            setattr(state, name, absent[name]())
        else:
            raise NotationError(f"'{name}' is missing")


def _refuse_others(data: Mapping[str, Json], known: Sequence[str]) -> None:
    for name in data:
        if name not in known:
            raise NotationError(f"'{name}' is unknown; a position has {', '.join(known)}")
