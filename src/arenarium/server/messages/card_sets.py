"""Messages about card sets that players have made: keeping them, sharing them, playing with them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from arenarium.server.messages.common import PlainObject
from arenarium.server.messages.tables import GameName, SetId

CardDocument = Annotated[PlainObject, Meta(max_length=16)]
"""A card file as data: what its TOML says. `set` is an object; `card`, `school`, `warrior`, ... are lists of them."""


class NewCardSet(Struct, forbid_unknown_fields=True, kw_only=True):
    """A set to be kept. Its id follows from what it says: the same set is kept once, whoever sends it."""

    game: GameName
    document: CardDocument
    tried: bool = False
    """Only to try its cards: it is on nobody's list, and forgotten when no table uses it."""


class CardSetInfo(Struct):
    id: SetId
    """SHA-256 of what its cards say."""
    game: str
    name: str
    author: str | None
    """Who has kept it first; None where they have been forgotten, or have forgotten it."""
    mine: bool
    """Whether the reader keeps it."""
    created_at: int


class CardSetList(Struct):
    sets: list[CardSetInfo]
    """Those that the reader keeps, the newest first."""
    most: int
    """How many one player may keep."""


class CardSetContent(CardSetInfo):
    """A set with all that it says."""

    document: PlainObject
    """As it can be changed and kept again."""
    text: str
    """The same as a card file."""
    own: list[str]
    """Ids of the cards that are not as in the printed set; what they say is in `GET /api/cards/{game}?set={id}`."""
