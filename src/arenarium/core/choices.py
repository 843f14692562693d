"""The choices of a game, declared once: a named tuple for each kind, whose fields say what they are (`core.names`).

    class Move(NamedTuple):
        at: Square
        to: Square
        verb: Literal["move"] = "move"

is written `move e5 f6`, and as a message it is `{"verb": "move", "at": "e5", "to": "f6"}`. Where the text is not the
verb and the fields in their order, the class is `@written("put {side} {rank} {at}")`. What stands in square
brackets is left out where its field has its default: `"summon {card} {at}[ {facing}]"`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, make_dataclass
from functools import lru_cache
from typing import Generic, Literal, TypeVar, get_args, get_origin

from arenarium.core.errors import NotationError
from arenarium.core.game import Option
from arenarium.core.names import Word
from arenarium.core.plain import Codecs, Type, Value, codec_of, members_of

C = TypeVar("C")
"""A choice of the game."""
K = TypeVar("K")
"""The class of a kind of choice."""

MOST_KEPT = 4096
"""Choices of a kind whose texts and messages are kept: most positions have many options in common."""

_VERB = "verb"
_PART = re.compile(r"\[(?P<optional>[^\]]*)\]|\{(?P<field>\w+)\}|(?P<text>[^\[{]+)")


@dataclass(frozen=True, slots=True)
class _Part:
    """A piece of a notation: words, a field, or several of them that may be left out."""

    text: str = ""
    field: str = ""
    optional: tuple[_Part, ...] = ()


class _Notation:
    """How choices of one kind are written."""

    def __init__(self, kind: Type) -> None:
        self.kind = kind
        hints = {name: hint for name, hint, _ in members_of(kind)}
        self.words: dict[str, Word] = {}
        for name, hint in hints.items():
            codec = codec_of(hint)
            if name != _VERB:
                if not isinstance(codec, Word):
                    raise TypeError(f"{kind.__name__}.{name} does not say what it is: annotate it with a Word")
                self.words[name] = codec
        self.defaults: Mapping[str, Value] = kind._field_defaults
        verb = hints[_VERB]
        self.verbs: tuple[str, ...] = get_args(verb) if get_origin(verb) is Literal else (self.defaults[_VERB],)
        template = getattr(kind, "notation", None) or " ".join(["{verb}", *(f"{{{name}}}" for name in self.words)])
        self.parts = tuple(_parts(template))
        self.example = re.sub(r"\{(\w+)\}", lambda match: self._placeholder(match[1]), template)
        self.message: type = make_dataclass(
            f"{kind.__name__}Option",
            [(_VERB, Literal[self.verbs]), *((name, word.plain) for name, word in self.words.items())],
            frozen=True,
            slots=True,
            namespace={
                "__doc__": kind.__doc__,
                "__reduce__": lambda message: (_restored, (kind, *(getattr(message, name) for name in hints))),
            },
        )
        _MESSAGES[kind] = (self.message, tuple(hints))
        self._regex = re.compile("".join(self._pattern(part) for part in self.parts))
        self._keep()

    def _keep(self) -> None:
        """Equal choices of a kind have equal texts and messages."""
        self.say: Callable[[Value], str] = lru_cache(MOST_KEPT)(self._text)
        self.option: Callable[[Value], Option] = lru_cache(MOST_KEPT)(self._message)

    def _placeholder(self, name: str) -> str:
        return self.verbs[0] if name == _VERB else self.words[name].what.upper().replace(" ", "-")

    def _pattern(self, part: _Part) -> str:
        if part.optional:
            return f"(?:{''.join(self._pattern(inner) for inner in part.optional)})?"
        if part.field == _VERB:
            return f"(?P<verb>{'|'.join(map(re.escape, self.verbs))})"
        if part.field:
            return f"(?P<{part.field}>{self.words[part.field].pattern})"
        return re.escape(part.text)

    @property
    def beginnings(self) -> Iterator[str]:
        """The first words of its texts."""
        first = self.parts[0]
        return iter(self.verbs if first.field == _VERB else (first.text.split()[0],))

    def with_codecs(self, codecs: Codecs) -> _Notation:
        """The same, with the names that a card set has."""
        new = copy(self)
        new.words = {}
        for name, word in self.words.items():
            resolved = codecs.resolved(word)
            assert isinstance(resolved, Word)
            new.words[name] = resolved
        new._keep()
        return new

    def _text(self, choice: Value) -> str:
        return "".join(self._say(choice, part) for part in self.parts)

    def _say(self, choice: Value, part: _Part) -> str:
        if part.optional:
            fields = [inner.field for inner in part.optional if inner.field]
            if all(getattr(choice, name) == self.defaults[name] for name in fields):
                return ""
            return "".join(self._say(choice, inner) for inner in part.optional)
        if part.field == _VERB:
            return str(choice.verb)
        return self.words[part.field].say(getattr(choice, part.field)) if part.field else part.text

    def _message(self, choice: Value) -> Option:
        values = {name: word.encode(getattr(choice, name)) for name, word in self.words.items()}
        option: Option = self.message(verb=choice.verb, **values)
        return option

    def read(self, text: str) -> Value:
        """The choice, or None where the text is not of this kind. Raises NotationError for an unknown name in it."""
        match = self._regex.fullmatch(text)
        if match is None:
            return None
        values = {name: value for name, value in match.groupdict().items() if value is not None}
        return self.kind(
            **{name: value if name == _VERB else self.words[name].read(value) for name, value in values.items()}
        )


_MESSAGES: dict[type, tuple[Type, tuple[str, ...]]] = {}
"""The dataclass of the options of each kind, and its fields."""


def _restored(kind: type, *values: Value) -> Option:
    """A message from another process: its class was made at run time, so pickle finds it by the kind of choice."""
    message, names = _MESSAGES[kind]
    option: Option = message(**dict(zip(names, values, strict=True)))
    return option


def _parts(template: str) -> Iterator[_Part]:
    for match in _PART.finditer(template):
        if match["optional"] is not None:
            yield _Part(optional=tuple(_parts(match["optional"])))
        else:
            yield _Part(match["text"] or "", match["field"] or "")


def written(notation: str) -> Callable[[type[K]], type[K]]:
    """How choices of a kind are written. A decorator, as a named tuple can declare nothing but its fields."""

    def with_notation(kind: type[K]) -> type[K]:
        kind.notation = notation  # type: ignore[attr-defined]  # read below
        return kind

    return with_notation


class ChoiceKinds(Generic[C]):
    """All kinds of choices of a game, or of a part of one. `say`, `read` and `option` know nothing of what is legal."""

    def __init__(self, what: str, kinds: Iterable[type[C]]) -> None:
        self.what = what
        """What they are called in errors: "choice"."""
        self._know({kind: _Notation(kind) for kind in kinds})

    def _know(self, notations: dict[type, _Notation]) -> None:
        self._notations = notations
        self._by_beginning: dict[str, list[_Notation]] = {}
        for notation in notations.values():
            for beginning in notation.beginnings:
                self._by_beginning.setdefault(beginning, []).append(notation)

    def with_codecs(self, codecs: Codecs) -> ChoiceKinds[C]:
        """The same kinds, with the names that a card set has for its cards."""
        new: ChoiceKinds[C] = copy(self)
        new._know({kind: notation.with_codecs(codecs) for kind, notation in self._notations.items()})
        return new

    @property
    def kinds(self) -> tuple[type[C], ...]:
        return tuple(self._notations)

    def words(self, kind: type[C]) -> Mapping[str, Word]:
        """The fields of a kind, besides its verb, and what each of them is."""
        return self._notations[kind].words

    def verbs(self, kind: type[C]) -> tuple[str, ...]:
        return self._notations[kind].verbs

    def say(self, choice: C) -> str:
        """A choice in the game's notation."""
        notation = self._notations.get(type(choice))
        if notation is None:
            raise NotationError(f"not a {self.what}: {choice!r}")
        return notation.say(choice)

    def read(self, text: str) -> C:
        """A choice from its notation; whether it is legal is for the state to say. Raises NotationError."""
        text = " ".join(text.split())
        notations = self._by_beginning.get(text.partition(" ")[0])
        if not notations:
            known = ", ".join(sorted(self._by_beginning))
            raise NotationError(f"unknown {self.what} '{text}'; a {self.what} begins with one of {known}")
        for notation in notations:
            try:
                choice: C | None = notation.read(text)
            except NotationError as error:
                raise NotationError(f"'{text}': {error}") from None
            if choice is not None:
                return choice
        raise NotationError(f"'{text}': expected '{notations[-1].example}'")

    def option(self, choice: C) -> Option:
        """A choice as a message: its verb, and each field by its name."""
        return self._notations[type(choice)].option(choice)

    @property
    def messages(self) -> dict[type[C], type]:
        """The dataclass of the options of each kind, for schemas."""
        return {kind: notation.message for kind, notation in self._notations.items()}
