"""Messages about tables: making them, the lobby, records."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from arenarium.server.messages.common import PlainObject

Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,24}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Level = Annotated[str, Meta(pattern="^[a-z0-9]{1,16}$")]
Addition = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
GameName = Annotated[str, Meta(pattern="^[a-z]{1,32}$")]
SetId = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Status = Literal["open", "live", "over", "closed"]
DAY = 24 * 60 * 60


class NoClock(Struct, forbid_unknown_fields=True, tag="none", tag_field="kind", frozen=True):
    """No time limit."""


class TurnClock(Struct, forbid_unknown_fields=True, tag="turn", tag_field="kind", frozen=True):
    """A time limit for each turn."""

    seconds: Annotated[int, Meta(ge=5, le=DAY)]


class TotalClock(Struct, forbid_unknown_fields=True, tag="total", tag_field="kind", frozen=True):
    """A time limit for the whole game, and some seconds more after each turn."""

    seconds: Annotated[int, Meta(ge=10, le=DAY)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class DaysClock(Struct, forbid_unknown_fields=True, tag="days", tag_field="kind", frozen=True):
    """A time limit for each turn, in days: play by correspondence."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | TurnClock | TotalClock | DaysClock


class HumanSeat(Struct, forbid_unknown_fields=True, tag="human", tag_field="kind", frozen=True):
    """The seat of the player who makes the table."""


class OpenSeat(Struct, forbid_unknown_fields=True, tag="open", tag_field="kind", frozen=True):
    """Anybody may sit down; with a name, only that account."""

    reserved_for: Annotated[str, Meta(min_length=1, max_length=24)] | None = None


class ComputerSeat(Struct, forbid_unknown_fields=True, tag="computer", tag_field="kind", frozen=True):
    level: Level


NewSeat = HumanSeat | OpenSeat | ComputerSeat


class TableCards(Struct):
    """The cards that are played with at a table, where they are not the printed ones."""

    id: SetId
    name: str
    author: str | None


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to be made. Without seats the maker takes the first, and the others are open."""

    game: GameName
    setup: PlainObject
    """As the game wants it: GET /api/games lists every variant with a setup to begin from."""
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)] | None = None
    clock: Clock = NoClock()
    public: bool = True
    """Whether the lobby shows it. A table that is not public is open to anybody with its link."""
    random: Addition | None = None
    """What you add to the seed; as the other players do, when they sit down."""
    start_when_full: bool = True
    """Whether the game begins as soon as the last seat is taken, or when somebody at the table starts it."""
    cards: SetId | None = None
    """A set that somebody has made, to be played with; such games count for no rating."""


class JoinTable(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    """The first that is free, where none is named."""
    random: Addition | None = None
    """What you add to the seed."""


class Rematch(Struct, forbid_unknown_fields=True):
    random: Addition | None = None
    """What you add to the seed."""


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """Before the start the owner may give a seat to a computer player, or open it to people."""

    number: SeatNumber
    seat: NewSeat


class RatingChangeInfo(Struct):
    """What a game has made of a player's rating."""

    before: float
    after: float


class SeatInfo(Struct, omit_defaults=True):
    name: str | None = None
    """None: nobody has taken it yet."""
    computer: str | None = None
    """The level of the computer player that plays the seat. With a `name`: it has taken over for that player."""
    reserved_for: str | None = None
    you: bool = False
    account: bool = False
    """Whether the player has an account, so that the game counts for a rating."""
    bot: bool = False
    """Whether a program took the seat."""
    random: str | None = None
    """What the player has added to the seed."""
    rating: RatingChangeInfo | None = None
    """Of a game that is over and has counted for it."""


class OutcomeInfo(Struct):
    ranking: list[int]
    scores: list[int]
    reason: str
    decided_by: str


class TableInfo(Struct):
    id: str
    game: str
    variant: str
    setup: PlainObject
    clock: Clock
    public: bool
    start_when_full: bool
    status: Status
    seats: list[SeatInfo]
    owner: bool
    """Whether you made it, and may start it."""
    fingerprint: str
    """SHA-256 of what the server has drawn: with what the seats add, it settles everything that chance will deal."""
    seed: str | None
    """What the server has drawn: published when the game is over."""
    created_at: int
    started_at: int | None
    ended_at: int | None
    number: int
    """The last step of the game."""
    outcome: OutcomeInfo | None
    rematch: str | None
    """The table at which they play again."""
    counted: bool | None = None
    """Whether the game has counted for ratings; null before its end."""
    analysis: bool = False
    """Whether a computer player can say which turns were mistakes; only when the game is over."""
    asked: list[int] | None = None
    """The seats that the game waits for; only in a list of your own games in progress."""
    cards: TableCards | None = None
    """Null: the printed cards. A game with others counts for no rating."""
    sandbox: bool = False
    """Whether it is a table of one player alone, who sees everything and plays all seats without a computer player."""


class Invitation(Struct):
    """What somebody with the link of a table wants to know before joining."""

    host: str | None
    """The player who invites: the owner; None where the owner has no seat."""
    game: str
    variant: str
    clock: Clock
    status: Status
    seats: list[SeatInfo]
    free: int
    """Seats that anybody may take."""
    cards: TableCards | None
    """Null: the printed cards."""


class AddressInfo(Struct):
    """Where a link to this server works."""

    reach: Literal["computer", "network", "anywhere"]
    """On this computer alone; in the local network; or wherever the page itself was opened from."""
    origin: str | None
    """What a link begins with for others in the local network; None where the page's own address does as well."""


class TableList(Struct):
    tables: list[TableInfo]
    next: str | None
    """What to ask for to see more: `before`."""


class VariantInfo(Struct):
    variant: str
    setup: PlainObject
    seats: int


class GameInfo(Struct):
    id: str
    variants: list[VariantInfo]
    choices: dict[str, list[str]]
    """What a setup may say besides, by key: schools, for instance."""
    levels: list[str]
    """Computer players, from gentle to strong."""


class GameList(Struct):
    games: list[GameInfo]


class RatingInfo(Struct):
    name: str
    computer: bool
    bot: bool
    """Whether it is the rating of a player's program: that of the player is another."""
    rating: float
    """A careful estimate: three deviations below the mean."""
    mu: float
    sigma: float
    games: int


class RatingList(Struct):
    game: str
    variant: str
    ratings: list[RatingInfo]
