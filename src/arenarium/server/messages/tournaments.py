"""Messages about club tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from arenarium.server.messages.common import PlainObject
from arenarium.server.messages.tables import Clock, GameName, Level, SetId, TableCards

TournamentKind = Literal["swiss", "round-robin"]
TournamentStatus = Literal["open", "running", "over", "cancelled"]
Moment = Annotated[int, Meta(ge=0, le=4_102_444_800_000)]
"""Milliseconds since 1970."""


class NewTournament(Struct, forbid_unknown_fields=True, kw_only=True):
    name: Annotated[str, Meta(min_length=3, max_length=64)]
    game: GameName
    setup: PlainObject
    clock: Clock
    """With a clock every game ends, also where somebody does not come."""
    kind: TournamentKind = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=15)] | None = None
    """Swiss: how many; as many as tell one winner where it is not said."""
    rated: bool = True
    starts_at: Moment | None = None
    """When it begins by itself; else when the owner says so."""
    cards: SetId | None = None
    """A card set that is kept, with which nothing is rated; none: the printed cards."""


class EnterComputer(Struct, forbid_unknown_fields=True):
    level: Level


class EntrantInfo(Struct, omit_defaults=True):
    number: int
    name: str | None = None
    computer: str | None = None
    active: bool = True
    """Whether they still play."""
    you: bool = False


class StandingInfo(Struct):
    number: int
    """Of the entrant."""
    rank: int
    points: float
    buchholz: float
    sonneborn_berger: float
    wins: int
    played: int


class MeetingInfo(Struct):
    first: int
    second: int | None
    """None: a bye."""
    table: str | None
    points: tuple[float, float] | None
    """None while they play."""


class TournamentBrief(Struct):
    id: str
    name: str
    owner: str
    game: str
    variant: str
    clock: Clock
    kind: TournamentKind
    rounds: int | None
    round: int
    status: TournamentStatus
    rated: bool
    created_at: int
    starts_at: int | None
    ended_at: int | None
    size: int
    """How many take part."""
    entered: bool
    """Whether the reader does."""
    cards: TableCards | None = None
    """Null: the printed cards."""


class TournamentInfo(Struct):
    tournament: TournamentBrief
    setup: PlainObject
    mine: bool
    """Whether the reader is the owner."""
    entrants: list[EntrantInfo]
    standings: list[StandingInfo]
    rounds: list[list[MeetingInfo]]


class TournamentList(Struct):
    tournaments: list[TournamentBrief]
