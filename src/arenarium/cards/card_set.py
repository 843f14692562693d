"""A card set: the cards of a match, as a value. What a game's cards are, its own class says; here is what all share."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cached_property
from hashlib import sha256
from typing import Generic, TypeVar

from arenarium.core.plain import Json

S = TypeVar("S", bound="BaseCardSet")
T = TypeVar("T")


class BaseCardSet(ABC):
    """Cards that belong together. They never change, so everything that is made of them is made once (`Derived`).

    Two sets with the same `id` hold the same cards. Inside a match a card is a number, and only its set knows which.
    """

    def __init__(self, name: str, source: str | None = None) -> None:
        self.name = name
        """What people call it."""
        self.source = source
        """One card file that makes this set on any machine; None: it is the default set, or one that a program made."""
        self._derived: dict[object, object] = {}

    @abstractmethod
    def content(self) -> Json:
        """Everything the cards say, in one proper form."""

    @cached_property
    def id(self) -> str:
        """The SHA-256 of the content: the same on every machine."""
        text = json.dumps(self.content(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()

    @property
    def is_default(self) -> bool:
        """Whether these are the cards that come with the game."""
        return False

    def __getstate__(self) -> dict[str, object]:
        return {**vars(self), "_derived": {}}  # another process makes its own

    def __repr__(self) -> str:
        return f"<card set {self.name!r}>"


class Derived(Generic[S, T]):
    """Something that is made of a card set when it is first asked for, and kept with it: tables for looking
    up, programs, names.

        TRAITS = Derived(lambda cards: tuple(Traits(warrior) for warrior in cards.warriors))
        TRAITS(state.cards)[number]

    So a room may keep things by card without the cards knowing the room, and they go when the set goes.
    """

    def __init__(self, make: Callable[[S], T]) -> None:
        self._make = make

    def __call__(self, cards: S) -> T:
        try:
            return cards._derived[self]  # type: ignore[return-value]  # put there below
        except KeyError:
            made = cards._derived[self] = self._make(cards)
            return made
