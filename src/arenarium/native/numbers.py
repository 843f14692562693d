"""What the assemblers of all games share: numbers by name, as an extension exports them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from arenarium.core.game import OwnCards
from arenarium.core.native import NativeState, NativeValues


class Unknown(Exception):
    """Something that the native engine does not know, or has no room for: Python plays that card set."""


class EngineDealing(Protocol):
    def dealt(self, dealer: bytes) -> NativeState:
        """With a dealer in this state."""


class Engine(Protocol):
    """The extension module of a game."""

    NAMES: Mapping[str, Sequence[str]]

    def Tables(self, assembled: NativeValues) -> object:  # noqa: N802 - a class of the extension
        """What a card set is to the engine."""

    def State(self, tables: object, cards: OwnCards, values: NativeValues) -> NativeState:  # noqa: N802 - as above
        """Raises ValueError for a position that it has no room for."""

    def Dealing(self, tables: object, cards: OwnCards, blank: NativeValues, chances: NativeValues) -> EngineDealing:  # noqa: N802
        """New games of a setup, from the position before anything is dealt and what is left to chance. Raises
        ValueError as above."""


class Numbers:
    """The number that the native engine has for a name."""

    def __init__(self, names: Mapping[str, Sequence[str]], missing: frozenset[str] = frozenset()) -> None:
        self.names = names
        self._missing = missing
        """The fields of rows that are -1, and not 0, where there is no such thing."""
        self._numbers = {kind: {name: number for number, name in enumerate(of)} for kind, of in names.items()}

    def __call__(self, kind: str, name: str) -> int:
        try:
            return self._numbers[kind][name]
        except KeyError:
            raise Unknown(f"'{name}' is not among its {kind.replace('_', ' ')}") from None

    def row(self, kind: str, fields: Mapping[str, int]) -> list[int]:
        """Fields in the order in which the native engine has them; what is not said is 0, or -1 where it is missing."""
        for name in fields:
            self(kind, name)
        return [int(fields.get(name, -1 if name in self._missing else 0)) for name in self.names[kind]]
