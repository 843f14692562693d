"""What the static sides of games share.

A convenience, not the contract: whatever keeps `core.game.Game` is a game, also without this.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from arenarium.core.errors import NotationError
from arenarium.core.game import Setup, State, View
from arenarium.core.plain import Json, decoded

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class BaseGame(Generic[S, V]):
    """A game derives from it and overrides what is different: here every seat plays for itself, reports count nothing,
    and a position is written as the JSON of its state."""

    id: ClassVar[str]
    view_class: type[V]
    tallied: ClassVar[Mapping[str, str]] = {}

    @property
    def countable(self) -> Mapping[str, Sequence[str]]:
        return {}

    def seats(self, setup: Setup) -> int:
        raise NotImplementedError

    def sides(self, setup: Setup) -> list[list[int]]:
        return [[seat] for seat in range(self.seats(setup))]

    def from_json(self, data: Mapping[str, Json]) -> S:
        raise NotImplementedError

    def read_view(self, data: Json) -> V:
        return decoded(self.view_class, data)

    def position(self, state: S) -> str:
        return json.dumps(state.to_json())

    def parse_position(self, text: str) -> S:
        try:
            data = json.loads(text)
        except ValueError:
            raise NotationError(f"this is no position of {self.id}: {text[:60]}") from None
        return self.from_json(data)
