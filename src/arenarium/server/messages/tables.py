"""Messages about tables: making them, the lobby, records."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,24}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Level = Annotated[str, Meta(pattern="^[a-z0-9]{1,16}$")]
GameName = Annotated[str, Meta(pattern="^[a-z]{1,32}$")]
Status = Literal["open", "live", "over", "closed"]
DAY = 24 * 60 * 60


class NoClock(Struct, forbid_unknown_fields=True, tag="none", tag_field="kind", frozen=True):
    """Nobody is hurried."""


class TurnClock(Struct, forbid_unknown_fields=True, tag="turn", tag_field="kind", frozen=True):
    """So many seconds for each turn."""

    seconds: Annotated[int, Meta(ge=5, le=DAY)]


class TotalClock(Struct, forbid_unknown_fields=True, tag="total", tag_field="kind", frozen=True):
    """So many seconds for the whole game, and some more after each turn."""

    seconds: Annotated[int, Meta(ge=10, le=DAY)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class DaysClock(Struct, forbid_unknown_fields=True, tag="days", tag_field="kind", frozen=True):
    """So many days for each turn: play by correspondence."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | TurnClock | TotalClock | DaysClock


class HumanSeat(Struct, forbid_unknown_fields=True, tag="human", tag_field="kind", frozen=True):
    """The seat of whoever makes the table."""


class OpenSeat(Struct, forbid_unknown_fields=True, tag="open", tag_field="kind", frozen=True):
    """Anybody may sit down; with a name, only that account."""

    reserved_for: Annotated[str, Meta(min_length=1, max_length=24)] | None = None


class ComputerSeat(Struct, forbid_unknown_fields=True, tag="computer", tag_field="kind", frozen=True):
    level: Level


NewSeat = HumanSeat | OpenSeat | ComputerSeat


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to be made. Without seats the maker takes the first, and the others are open."""

    game: GameName
    setup: dict[str, Any]
    """As the game wants it: GET /api/games lists every way to play with a setup to begin from."""
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)] | None = None
    clock: Clock = NoClock()
    public: bool = True
    """Whether the lobby shows it. A table that is not public is open to whoever has its link."""
    start_when_full: bool = True
    """Whether the game begins as soon as the last seat is taken, or when somebody at the table starts it."""


class JoinTable(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    """The first that is free, where none is named."""


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """Before the start the owner may give a seat to a computer player, or open it to people."""

    number: SeatNumber
    seat: NewSeat


class SeatInfo(Struct, omit_defaults=True):
    name: str | None = None
    """None: nobody has taken it yet."""
    computer: str | None = None
    """The computer player that plays the seat."""
    reserved_for: str | None = None
    you: bool = False
    account: bool = False
    """Whether the player has an account, so that the game counts for a rating."""


class OutcomeInfo(Struct):
    ranking: list[int]
    scores: list[int]
    reason: str
    decided_by: str


class TableInfo(Struct):
    id: str
    game: str
    way: str
    setup: dict[str, Any]
    clock: Clock
    public: bool
    start_when_full: bool
    status: Status
    seats: list[SeatInfo]
    owner: bool
    """Whether you made it, and may start it."""
    fingerprint: str
    """SHA-256 of the seed: everything that chance will deal is settled already."""
    seed: str | None
    """Told when the game is over."""
    created_at: int
    started_at: int | None
    ended_at: int | None
    number: int
    """The last step of the game."""
    outcome: OutcomeInfo | None
    rematch: str | None
    """The table at which they play again."""


class TableList(Struct):
    tables: list[TableInfo]
    next: str | None
    """What to ask for to see more: `before`."""


class WayInfo(Struct):
    way: str
    setup: dict[str, Any]
    seats: int


class GameInfo(Struct):
    id: str
    ways: list[WayInfo]
    choices: dict[str, list[str]]
    """What a setup may say besides, by key: schools, for instance."""
    levels: list[str]
    """Computer players, from gentle to strong."""


class GameList(Struct):
    games: list[GameInfo]


class RatingInfo(Struct):
    name: str
    computer: bool
    rating: float
    """A careful estimate: three deviations below the mean."""
    mu: float
    sigma: float
    games: int


class RatingList(Struct):
    game: str
    way: str
    ratings: list[RatingInfo]
