"""Events of cards: summonings, flares, frozen and warp effects, hands, decks and piles."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias


class DiscardedFor(StrEnum):
    """Why a card goes to its discard pile."""

    ACTION = "action"
    EFFECT = "effect"
    RESOLVED = "resolved"
    """Its effect was carried out."""
    DISPLACED = "displaced"
    """Another card is frozen instead (EF-6)."""


class Stock(StrEnum):
    """The kinds of cards that are drawn."""

    BEINGS = "beings"
    LEGENDS = "legends"
    FLARES = "flares"


@dataclass(frozen=True, slots=True)
class Summoning:
    """A summoning begins: before anything that it causes."""

    seat: int
    card: str
    at: str
    used: tuple[str, ...]
    """The squares of the pieces that make up the pattern."""
    borrowed: tuple[str, ...]
    """Those of them that are not the player's own."""
    improvised: int | None
    """The enemy colour that is used up (SUM-10)."""
    event: Literal["summoning"] = "summoning"


@dataclass(frozen=True, slots=True)
class Reused:
    """The piece on the square becomes the new being (SUM-6)."""

    at: str
    side: int
    rank: int
    event: Literal["reused"] = "reused"


@dataclass(frozen=True, slots=True)
class Summoned:
    seat: int
    side: int
    card: str
    at: str
    rank: int
    event: Literal["summoned"] = "summoned"


@dataclass(frozen=True, slots=True)
class Flare:
    seat: int
    card: str
    against: int
    upper: bool
    lower: bool
    event: Literal["flare"] = "flare"


@dataclass(frozen=True, slots=True)
class Warped:
    seat: int
    card: str
    event: Literal["warped"] = "warped"


@dataclass(frozen=True, slots=True)
class Copied:
    """A warp effect is carried out again (EW-11)."""

    card: str
    event: Literal["copied"] = "copied"


@dataclass(frozen=True, slots=True)
class Frozen:
    seat: int
    card: str
    event: Literal["frozen"] = "frozen"


@dataclass(frozen=True, slots=True)
class Thawed:
    seat: int
    card: str
    event: Literal["thawed"] = "thawed"


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    seat: int
    card: str
    why: DiscardedFor
    event: Literal["card-discarded"] = "card-discarded"


@dataclass(frozen=True, slots=True)
class Recovered:
    """A card of the discard pile lies on top of the deck."""

    seat: int
    card: str
    event: Literal["recovered"] = "recovered"


@dataclass(frozen=True, slots=True)
class PutUnder:
    seat: int
    card: str
    event: Literal["put-under"] = "put-under"


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The pending being is in hand again (EW-7)."""

    seat: int
    card: str
    event: Literal["taken-back"] = "taken-back"


@dataclass(frozen=True, slots=True)
class Returned:
    """A card of the hand goes under its deck (TURN-5)."""

    seat: int
    what: Stock
    card: str | None = None
    event: Literal["returned"] = "returned"


@dataclass(frozen=True, slots=True)
class Drawn:
    seat: int
    what: Stock
    number: int
    cards: tuple[str, ...] | None = None
    event: Literal["drawn"] = "drawn"


@dataclass(frozen=True, slots=True)
class LegendsHanded:
    """To the teammate (PASS-1, DRAW-2)."""

    seat: int
    to: int
    number: int
    cards: tuple[str, ...] | None = None
    event: Literal["legends-handed"] = "legends-handed"


@dataclass(frozen=True, slots=True)
class Reshuffled:
    what: Stock
    number: int
    event: Literal["reshuffled"] = "reshuffled"


CardEvent: TypeAlias = (
    Summoning
    | Reused
    | Summoned
    | Flare
    | Warped
    | Copied
    | Frozen
    | Thawed
    | CardDiscarded
    | Recovered
    | PutUnder
    | TakenBack
    | Returned
    | Drawn
    | LegendsHanded
    | Reshuffled
)
