"""Messages about the card library: which one is asked for. What is in it, each game says in its kit."""

from __future__ import annotations

from typing import Literal, Union

from msgspec import Struct

from arenarium.games import kits

GameId = Literal[tuple(kits())]  # type: ignore[valid-type]  # the games that are found
Language = Literal["en", "pl", "cs"]
Library = Union[tuple(kit.library_().message for kit in kits().values() if kit.library_)]  # type: ignore[valid-type] # noqa: UP007


class CardsIn(Struct, forbid_unknown_fields=True):
    lang: Language = "en"
