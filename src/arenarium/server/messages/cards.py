"""Messages about the card library: which one is asked for. What is in it, each game says in its kit."""

from __future__ import annotations

from typing import Literal, Union, get_args

import msgspec
from msgspec import Struct

from arenarium.games import kits
from arenarium.server.messages.tables import SetId

GameId = Literal[tuple(kits())]  # type: ignore[valid-type]  # the games that are found
Language = Literal["en", "pl", "cs"]
LANGUAGES: tuple[Language, ...] = ("en", "pl", "cs")
_libraries = [kit.library_().message for kit in kits().values() if kit.library_]
Library = Union[tuple(_libraries)]  # type: ignore[valid-type] # noqa: UP007


def _card_types(library: type) -> tuple[type, ...]:
    """The kinds of cards that a library lists."""
    cards = next(field for field in msgspec.structs.fields(library) if field.name == "cards")
    (card,) = get_args(cards.type)
    return get_args(card) or (card,)


CardInfo = Union[tuple(kind for library in _libraries for kind in _card_types(library))]  # type: ignore[valid-type] # noqa: UP007
"""A card of any game, told apart by its `kind`."""


class CardsIn(Struct, forbid_unknown_fields=True):
    lang: Language = "en"
    set: SetId | None = None
    """A set that somebody has made; without it, the printed cards."""
