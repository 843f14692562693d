"""What a player is told wherever they are: the stream of their own games (GET /api/me/events)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from arenarium.server.messages.challenges import ChallengeInfo
from arenarium.server.messages.tables import Clock, OutcomeInfo, SeatInfo, TableCards

Result = Literal["won", "drawn", "lost", "closed"]


class GameBrief(Struct):
    """A game of the reader's, in short."""

    table: str
    game: str
    variant: str
    seat: int
    """The reader's."""
    seats: list[SeatInfo]
    clock: Clock
    cards: TableCards | None = None
    """Null: the printed cards."""


class GameNow(Struct):
    game: GameBrief
    your_turn: bool


class _Event(Struct, tag_field="type", kw_only=True):
    pass


class Hello(_Event, tag="hello", kw_only=True):
    """The first event, each time: how things stand. Whatever was missed, it is in here."""

    number: int
    """Of the last event that has happened."""
    games: list[GameNow]
    """The reader's games in progress."""
    challenges: list[ChallengeInfo]


class GameStarted(_Event, tag="started", kw_only=True):
    game: GameBrief
    your_turn: bool


class YourTurn(_Event, tag="turn", kw_only=True):
    """You are asked something at a table where you are not connected."""

    game: GameBrief


class GameFinished(_Event, tag="finished", kw_only=True):
    game: GameBrief
    result: Result
    """Of the reader's; closed: it was given up by everybody."""
    outcome: OutcomeInfo | None


class Challenged(_Event, tag="challenge", kw_only=True):
    """Somebody wants to play with you."""

    challenge: ChallengeInfo


class ChallengeAnswered(_Event, tag="challenge-answered", kw_only=True):
    """A challenge is open no more: see its status."""

    challenge: ChallengeInfo


class Paired(_Event, tag="paired", kw_only=True):
    """An opponent was found in the queue: the game begins."""

    game: GameBrief


class FriendAsked(_Event, tag="friend-asked", kw_only=True):
    name: str


class FriendAccepted(_Event, tag="friend-accepted", kw_only=True):
    name: str


class TournamentRound(_Event, tag="round", kw_only=True):
    """A round of a tournament begins."""

    tournament: str
    name: str
    round: int
    game: GameBrief | None
    """Where you play; None: you have a bye."""


class TournamentOver(_Event, tag="tournament-over", kw_only=True):
    tournament: str
    name: str
    rank: int


Event = (
    Hello
    | GameStarted
    | YourTurn
    | GameFinished
    | Challenged
    | ChallengeAnswered
    | Paired
    | FriendAsked
    | FriendAccepted
    | TournamentRound
    | TournamentOver
)
