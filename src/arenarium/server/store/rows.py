"""Tables and seats as they are kept."""

from __future__ import annotations

from dataclasses import dataclass

from arenarium.core.plain import Json
from arenarium.core.seed import seed_of

OPEN, LIVE, OVER, CLOSED = "open", "live", "over", "closed"
"""Waiting for players; being played; played to the end; given up before that."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    player: str | None = None
    name: str | None = None
    computer: str | None = None
    reserved_for: str | None = None
    """The id of the only player who may sit down here."""
    reserved_name: str | None = None
    account: bool = False
    """Whether the player has an account, and had it when the game began: it may count for a rating then."""
    random: str | None = None
    """What the player has added to the seed."""
    bot: bool = False
    """Whether a program took the seat."""
    rating_before: float | None = None
    rating_after: float | None = None
    """The rating by which the seat counts, before and after the game; None where the game has not counted for it."""

    @property
    def free(self) -> bool:
        return self.player is None and self.computer is None


@dataclass(frozen=True, slots=True)
class SetHead:
    """A card set that somebody has made, in short."""

    id: str
    name: str
    author: str | None
    """Their name."""


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    game: str
    way: str
    setup: dict[str, Json]
    clock: dict[str, Json]
    public: bool
    start_when_full: bool
    status: str
    owner: str
    seed: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    outcome: dict[str, Json] | None
    next: str | None
    revision: int
    number: int
    said: int
    due_at: int | None
    seats: tuple[SeatRow, ...]
    rated: bool = True
    """Whether the players wanted it to count for their ratings."""
    counted: bool | None = None
    """Whether it has counted for them; None before its end."""
    cards: str | None = None
    """The id of the card set that is played with; None: the printed one."""
    position: str | None = None
    """What the game begins with, in its notation; None: as dealt."""
    sandbox: bool = False
    """Whether it is its owner's alone, who plays every seat without a computer player."""
    card_set: SetHead | None = None
    """What people call the set; read, and not written."""

    @property
    def dealt_seed(self) -> str:
        """The seed from which the game is dealt, as soon as everybody sits."""
        return seed_of(self.seed, [seat.random for seat in self.seats])

    def seat_of(self, player: str) -> int | None:
        """The seat of that player, if there is one."""
        return next((number for number, seat in enumerate(self.seats) if seat.player == player), None)

    @property
    def clock_runs(self) -> bool:
        return self.clock.get("kind") != "none"

    @property
    def free_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.free]

    @property
    def full(self) -> bool:
        return not self.free_seats


@dataclass(frozen=True, slots=True)
class ChatRow:
    number: int
    at: int
    player: str
    name: str
    text: str
    removed: bool = False
    """By a host."""


@dataclass(frozen=True, slots=True)
class RatingRow:
    who: str
    name: str
    mu: float
    sigma: float
    games: int
