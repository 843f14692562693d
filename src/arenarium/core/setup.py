"""What a match is started with: a dataclass of the game's own, whose fields are the flags of commands and the menu for
a new table. `option` says of a field what people must know; `read_setup` makes one of data from anybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from types import UnionType
from typing import Annotated, TypeVar, get_type_hints

from arenarium.core.errors import NotationError, SetupError
from arenarium.core.plain import Json, Type, Value, decoded, encoded, shape_of

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class SetupOption:
    """One thing that a setup may say."""

    name: str
    help: str
    kind: type = str
    """str, int or bool; a text with commas is a list, where `listed`."""
    listed: bool = False
    choices: Callable[[], Sequence[str]] = tuple
    """What it may be, where that is a list; a menu offers it."""
    counts_seats: bool = False
    """Whether it is the number of seats, which commands that name a player for each seat work out for themselves."""


def option(
    default: Value, help: str, *, choices: Callable[[], Sequence[str]] = tuple, counts_seats: bool = False
) -> Value:
    """A field of a setup that commands and menus offer."""
    return field(default=default, metadata={"help": help, "choices": choices, "counts_seats": counts_seats})


def options_of(setup: type) -> list[SetupOption]:
    """What commands and menus offer of a setup."""
    hints = get_type_hints(setup, include_extras=True)
    return [
        SetupOption(
            entry.name,
            entry.metadata["help"],
            _kind(hints[entry.name]),
            _is_listed(hints[entry.name]),
            entry.metadata["choices"],
            entry.metadata["counts_seats"],
        )
        for entry in fields(setup)
        if "help" in entry.metadata
    ]


def _members(hint: Type) -> tuple[Type, ...]:
    origin, arguments = shape_of(hint)
    if origin is Annotated:
        return _members(arguments[0])
    return arguments if isinstance(hint, UnionType) else (hint,)


def _kind(hint: Type) -> type:
    return next((kind for kind in (bool, int) if kind in _members(hint)), str)


def _is_listed(hint: Type) -> bool:
    return any(shape_of(member)[0] in (tuple, list, Sequence) for member in _members(hint))


def read_setup(setup: type[S], data: object) -> S:
    """A setup of data that may come from anybody, or the setup itself. Raises SetupError."""
    if isinstance(data, setup):
        return data
    if not isinstance(data, Mapping):
        raise SetupError(f"a setup is an object with keys and values, not {repr(data)[:60]}")
    known = [entry.name for entry in fields(setup)]  # type: ignore[arg-type]  # a setup is a dataclass
    for key in data:
        if key not in known:
            raise SetupError(f"unknown setup key '{key}'; known are {', '.join(known)}")
    try:
        return decoded(setup, say_setup(data))
    except NotationError as error:
        raise SetupError(str(error)) from None


def say_setup(setup: object) -> dict[str, Json]:
    """A setup as plain data: of a game's own dataclass only what is not as usual, of data what they are."""
    if isinstance(setup, Mapping):
        return {key: list(value) if isinstance(value, tuple) else value for key, value in setup.items()}
    plain = encoded(setup)
    assert isinstance(plain, Mapping)
    return {
        entry.name: plain[entry.name]
        for entry in fields(setup)  # type: ignore[arg-type]  # a setup is a dataclass
        if getattr(setup, entry.name) != entry.default
    }
