"""Plain data: what JSON can say, and the way from typed values to it and back.

A type is enough: dataclasses, named tuples, enums, lists, tuples, optional values and literals are said as their types
say. Where a value is said otherwise, a square by its name, its type carries a codec: `Annotated[int, SQUARE]`. Where
that depends on the cards of the match, the type only names the codec (`FromCards`), and the card set
brings it (`Codecs`).

`decoded` takes data from anybody, a file, a client, a bug report, and says what is wrong and where. What it accepts has
the right shape and may still be impossible: that is for the game to find out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    Protocol,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    runtime_checkable,
)

from arenarium.core.errors import NotationError

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
T = TypeVar("T")
Type = Any
"""A type as an annotation says it, `list[int] | None`: Python has no type of its own for that."""
Value = Any
"""A value of such a type: only the type, which is data here, says which."""

LARGEST = 10**6
"""Counters beyond that are nonsense. Larger numbers have a codec of their own."""


@runtime_checkable
class Codec(Protocol):
    """How values of a kind are said in plain data, where they are not said as they are."""

    plain: Type
    """The type of what is said, for schemas."""

    def encode(self, value: Value) -> Json: ...

    def decode(self, data: Json) -> Value:
        """Raises ValueError, with what was expected instead."""


class Between:
    """A whole number of which the bounds are known."""

    plain = int

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def encode(self, value: int) -> Json:
        return value

    def decode(self, data: Json) -> int:
        if type(data) is not int or not self.least <= data <= self.most:
            raise ValueError(f"a number from {self.least} to {self.most}")
        return data


class FromCards:
    """Stands in a type for a codec that the cards of the match have: how a card is named, only its set can say."""

    def __init__(self, what: str, plain: Type = str) -> None:
        self.what = what
        self.plain = plain

    def encode(self, value: Value) -> Json:
        raise TypeError(f"a {self.what} is said by the codecs of a card set")

    def decode(self, data: Json) -> Value:
        raise TypeError(f"a {self.what} is read by the codecs of a card set")


class Codecs:
    """How typed values are said in plain data and read from it: by the codecs that their types carry, and by those that
    stand for `FromCards`."""

    def __init__(self, of_cards: Mapping[FromCards, Codec] | None = None) -> None:
        self._of_cards = dict(of_cards or {})
        self._encoders: dict[Type, _Encoder] = {}  # here, so that they go with the card set
        self._decoders: dict[Type, _Decoder] = {}

    def encoded(self, value: Value, type_: Type = None) -> Json:
        """A value as plain data, as its type says; without one, as its own class does."""
        return self.encoder(type(value) if type_ is None else type_)(value)

    def decoded(self, type_: type[T], data: Json, where: str = "") -> T:
        """A value of that type. Raises NotationError, which names the place within the data."""
        value: T = self.decoder(type_)(data, where)
        return value

    def encoder(self, type_: Type) -> _Encoder:
        made = self._encoders.get(type_)
        if made is None:
            made = self._encoders[type_] = _encoder(type_, self)
        return made

    def decoder(self, type_: Type) -> _Decoder:
        made = self._decoders.get(type_)
        if made is None:
            made = self._decoders[type_] = _decoder(type_, self)
        return made

    def resolved(self, codec: Codec) -> Codec:
        """The codec itself, or the one of the cards that it stands for."""
        return self._of_cards.get(codec, codec) if isinstance(codec, FromCards) else codec


# ------------------------------------------------------------------------------------------------------------- to plain

_Encoder = Callable[[Value], Json]


def _encoder(type_: Type, codecs: Codecs) -> _Encoder:
    origin, arguments = shape_of(type_)
    if origin is Annotated:
        codec = _codec(arguments[1:])
        return codecs.resolved(codec).encode if codec is not None else codecs.encoder(arguments[0])
    if type_ is str:
        return str  # also of an enum's member
    if type_ in (bool, int, float, NoneType) or origin is Literal:
        return _unchanged
    if origin in (list, tuple, frozenset, Sequence):
        if origin is tuple and arguments[-1] is not Ellipsis:
            parts = [codecs.encoder(argument) for argument in arguments]
            return lambda value: [part(item) for part, item in zip(parts, value, strict=True)]
        item_ = codecs.encoder(arguments[0])
        if origin is frozenset:
            return lambda value: [item_(item) for item in sorted(value)]
        return lambda value: [item_(item) for item in value]
    if origin in (dict, Mapping):
        of_value = codecs.encoder(arguments[1])
        return lambda value: {key: of_value(item) for key, item in value.items()}
    if origin in (Union, UnionType):
        return _encoder_of_union(arguments, codecs)
    if issubclass(type_, Enum):
        return lambda value: value.value
    members = [(name, codecs.encoder(member)) for name, member, _ in members_of(type_)]
    return lambda value: {name: encode(getattr(value, name)) for name, encode in members}


def _unchanged(value: Json) -> Json:
    return value


def _encoder_of_union(members: Sequence[Type], codecs: Codecs) -> Callable[[Value], Json]:
    """Each value as its own member of the union says; a value with a codec is what is left over."""
    by_class = {member: codecs.encoder(member) for member in members if isinstance(member, type)}
    others = [codecs.encoder(member) for member in members if not isinstance(member, type)]
    fallback = others[0] if others else None

    def encode(value: Value) -> Json:
        encoder = by_class.get(type(value), fallback)
        if encoder is None:
            raise TypeError(f"{value!r} is none of {members}")
        return encoder(value)

    return encode


# ----------------------------------------------------------------------------------------------------------- from plain

_Decoder = Callable[[Json, str], Value]
_EXPECTED = {bool: "true or false", int: "a number", float: "a number", str: "a text", NoneType: "nothing"}


def _decoder(type_: Type, codecs: Codecs) -> _Decoder:
    origin, arguments = shape_of(type_)
    if origin is Annotated:
        codec = _codec(arguments[1:])
        return _decoder_by(codecs.resolved(codec)) if codec is not None else codecs.decoder(arguments[0])
    if type_ in _EXPECTED:
        return _decoder_of_scalar(type_)
    if origin is Literal:
        return _decoder_of_words({value: value for value in arguments})
    if origin in (list, tuple, frozenset, Sequence):
        return _decoder_of_list(origin, arguments, codecs)
    if origin in (dict, Mapping):
        of_value = codecs.decoder(arguments[1])
        return lambda data, where: {
            key: of_value(item, f"{where}.{key}") for key, item in _expect(dict, data, where, "an object").items()
        }
    if origin in (Union, UnionType):
        return _decoder_of_union([codecs.decoder(argument) for argument in arguments])
    if issubclass(type_, Enum):
        return _decoder_of_words({member.value: member for member in type_})
    return _decoder_of_object(type_, codecs)


def _decoder_by(codec: Codec) -> _Decoder:
    def decode(data: Json, where: str) -> Value:
        try:
            return codec.decode(data)
        except ValueError as error:
            raise _wrong(data, where, str(error)) from None

    return decode


def _decoder_of_scalar(type_: type) -> _Decoder:
    def decode(data: Json, where: str) -> Value:
        if type(data) is not type_ or (type(data) is int and abs(data) > LARGEST):
            raise _wrong(data, where, _EXPECTED[type_])
        return data

    return decode


def _decoder_of_words(words: Mapping[str, Value]) -> _Decoder:
    def decode(data: Json, where: str) -> Value:
        if not isinstance(data, str) or data not in words:
            raise _wrong(data, where, ", ".join(word or "nothing" for word in words))
        return words[data]

    return decode


def _decoder_of_list(origin: type, arguments: Sequence[Type], codecs: Codecs) -> _Decoder:
    if origin is tuple and arguments[-1] is not Ellipsis:
        parts = [codecs.decoder(argument) for argument in arguments]

        def decode(data: Json, where: str) -> Value:
            items = _expect(list, data, where, "a list")
            if len(items) != len(parts):
                raise _wrong(data, where, f"a list of {len(parts)}")
            return tuple(part(item, f"{where}[{n}]") for n, (part, item) in enumerate(zip(parts, items, strict=True)))

        return decode
    of_item = codecs.decoder(arguments[0])
    made = tuple if origin is Sequence else origin
    return lambda data, where: made(
        of_item(item, f"{where}[{n}]") for n, item in enumerate(_expect(list, data, where, "a list"))
    )


def _decoder_of_union(members: Sequence[_Decoder]) -> _Decoder:
    def decode(data: Json, where: str) -> Value:
        errors: list[NotationError] = []
        for member in members:
            try:
                return member(data, where)
            except NotationError as error:
                errors.append(error)
        raise errors[0]

    return decode


def _decoder_of_object(type_: type, codecs: Codecs) -> _Decoder:
    members = [(name, codecs.decoder(member), required) for name, member, required in members_of(type_)]
    known = {name for name, _, _ in members}

    def decode(data: Json, where: str) -> Value:
        given = _expect(dict, data, where, "an object")
        for name in given:
            if name not in known:
                raise NotationError(f"'{_within(where, name)}' is unknown; known are {', '.join(sorted(known))}")
        values = {}
        for name, member, required in members:
            if name in given:
                values[name] = member(given[name], _within(where, name))
            elif required:
                raise NotationError(f"'{_within(where, name)}' is missing")
        return type_(**values)

    return decode


def _within(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name


def _expect(type_: type, data: Json, where: str, expected: str) -> Value:
    if not isinstance(data, type_):
        raise _wrong(data, where, expected)
    return data


def _wrong(data: Json, where: str, expected: str) -> NotationError:
    place = f"'{where}'" if where else "this"
    return NotationError(f"{place} is {repr(data)[:60]}; expected {expected}")


# --------------------------------------------------------------------------------------------------------------- types


def members_of(type_: type) -> list[tuple[str, Type, bool]]:
    """The members of a dataclass or a named tuple: name, type with its codec, and whether it has to be given.

    Fields that follow from the others (`init=False`) are none.
    """
    hints = get_type_hints(type_, include_extras=True)
    if is_dataclass(type_):
        return [
            (field.name, hints[field.name], field.default is MISSING and field.default_factory is MISSING)
            for field in fields(type_)
            if field.init
        ]
    names: tuple[str, ...] = getattr(type_, "_fields", ())
    defaults: Mapping[str, Value] = getattr(type_, "_field_defaults", {})
    if not names:
        raise TypeError(f"{type_!r} is no type of plain data")
    return [(name, hints[name], name not in defaults) for name in names]


def codec_of(type_: Type) -> Codec | None:
    """The codec that an annotated type carries."""
    origin, arguments = shape_of(type_)
    return _codec(arguments[1:]) if origin is Annotated else None


def shape_of(type_: Type) -> tuple[Type, tuple[Type, ...]]:
    """What an annotation is made of: `list` and `(int,)` for `list[int]`."""
    return get_origin(type_), tuple(NoneType if argument is None else argument for argument in get_args(type_))


def _codec(metadata: Sequence[Value]) -> Codec | None:
    return next((item for item in metadata if isinstance(item, Codec)), None)


PLAIN = Codecs()
"""For types that do not speak of cards."""
encoded = PLAIN.encoded
decoded = PLAIN.decoded
