"""Messages about where cards of Tash-Kalar could be summoned."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from arenarium.server.messages.tables import SeatNumber

MOST_CARDS = 8


class PlacesFor(Struct, forbid_unknown_fields=True):
    board: Annotated[str, Meta(min_length=9, max_length=160, pattern="^[a-dA-D*1-9/]*$")]
    """The board in one line, as in a view."""
    side: SeatNumber
    cards: Annotated[str, Meta(min_length=1, max_length=400)]
    """English names of beings and legends, separated by commas; eight at most."""


class Missing(Struct):
    at: str
    rank: int
    """At least that; 0 common, 1 heroic, 2 legendary."""
    holds: Literal["nothing", "own", "enemy"]
    """What stands there now: nothing, an own piece of too low a rank, or an enemy piece."""


class Place(Struct):
    """A way to lay a pattern on the board."""

    at: str | None
    """The summoning square; None for a card whose pattern has none."""
    facing: str
    """How the picture is mirrored and turned, as in the notation; empty for not at all."""
    uses: list[str]
    """The squares of the own pieces that it uses."""
    marks: list[str]
    """The marked squares, where the text speaks of them."""
    second_marks: list[str]
    arrows: list[str]
    """The indicated directions, where the text speaks of them: N, NE, ..."""
    missing: Missing | None
    """The one piece that it lacks."""


class CardPlaces(Struct):
    card: str
    fits: list[Place]
    near: list[Place]
    """Those that lack one piece, on squares where the card cannot be summoned now."""
    anywhere: list[str] | None
    """For a card whose pattern has no summoning square: the squares to which the being may go."""


class PlaceList(Struct):
    cards: list[CardPlaces]
