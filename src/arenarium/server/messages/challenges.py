"""Messages about finding an opponent: challenges, and the queue of those who want to play."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from arenarium.server.messages.common import PlainObject
from arenarium.server.messages.tables import Clock, GameName, Id, NoClock, SetId, TableCards, TotalClock

ChallengeStatus = Literal["open", "accepted", "declined", "withdrawn", "expired"]


class NewChallenge(Struct, forbid_unknown_fields=True, kw_only=True):
    """An invitation to a game of two: to one player, or to whoever has its link."""

    game: GameName
    setup: PlainObject
    opponent: Annotated[str, Meta(min_length=1, max_length=24)] | None = None
    """The name of an account; without it, whoever has the link."""
    clock: Clock = NoClock()
    rated: bool = True
    """With cards of somebody's own it never is."""
    cards: SetId | None = None
    """A card set that is kept; none: the printed cards."""


class ChallengeInfo(Struct):
    id: str
    challenger: str
    opponent: str | None
    """None: whoever has the link."""
    mine: bool
    """Whether the reader is the challenger."""
    game: str
    variant: str
    setup: PlainObject
    clock: Clock
    rated: bool
    status: ChallengeStatus
    created_at: int
    expires_at: int
    table: Id | None
    """Where it is played, once it is accepted."""
    cards: TableCards | None = None
    """Null: the printed cards."""


class ChallengeList(Struct):
    challenges: list[ChallengeInfo]
    """Those to the reader and by the reader that wait for an answer."""


class Seek(Struct, forbid_unknown_fields=True, kw_only=True):
    """Wait for an opponent of about the same strength. Say it again within 30 seconds: who falls silent waits no
    more."""

    game: GameName
    setup: PlainObject
    clock: Clock = TotalClock(15 * 60, 10)
    again: bool = False
    """Go on waiting: who waits no more, because somebody was found, does not begin anew."""


class SeekInfo(Struct):
    waiting: bool
    """Whether the reader waits."""
    since: int | None
    others: int
    """How many others wait to play the same game, in any variant."""
