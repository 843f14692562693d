"""Messages over the socket of a table. docs/protocol.md explains them; a change that old clients would not understand
counts the protocol up."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from arenarium.core.declaration import Declaration
from arenarium.server.errors import ErrorCode
from arenarium.server.messages.common import GameMessage
from arenarium.server.messages.tables import Addition, OutcomeInfo, SeatNumber, TableInfo

PROTOCOL = 2
MAX_MESSAGE_BYTES = 4096
"""Bytes of a message from a client."""

Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class _FromClient(Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    id: Annotated[str, Meta(max_length=40)] | None = None
    """The client's own mark; a refusal repeats it."""


class Add(_FromClient, tag="add", kw_only=True):
    """Add a number to the seed of a game to which you were called. The first number of a seat counts; what comes after
    the deal changes nothing."""

    random: Addition


class Choose(_FromClient, tag="choose", kw_only=True):
    """An answer to a request."""

    request: Number
    """The id of the request that is answered."""
    choice: Annotated[str, Meta(min_length=1, max_length=400)]
    """One of its options."""


class Undo(_FromClient, tag="undo", kw_only=True):
    """Undo your last choice."""

    number: Number
    """The last step that the client has seen: the one to be taken back."""


class Declare(_FromClient, tag="declare", kw_only=True):
    """Say something beside the choices, also when not asked for anything: give up, offer a draw, answer an offer."""

    declaration: Declaration
    """One of those that the position lists."""


class Leave(_FromClient, tag="leave"):
    """Leave a running game. The others may let a computer player take over, or claim the win."""


class Return(_FromClient, tag="return"):
    """Come back after leaving. A computer player that has taken over gives the seat back."""


class Agree(_FromClient, tag="agree", kw_only=True):
    """Let a computer player take over the seat of a player who has left, is away, or does not answer."""

    seat: SeatNumber


class Claim(_FromClient, tag="claim", kw_only=True):
    """Claim the win: a player of the other side has left, or is away."""

    seat: SeatNumber


class Say(_FromClient, tag="say", kw_only=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(_FromClient, tag="ping"):
    """Asks for a `pong`: is the connection alive?"""


FromClient = Add | Choose | Undo | Declare | Leave | Return | Agree | Claim | Say | Ping


class Told(Struct, omit_defaults=True):
    """An event, as far as the reader may know it."""

    facts: GameMessage
    text: str | None = None
    """In words, where a language was asked for; empty for what another event tells already."""


class Option(Struct, omit_defaults=True):
    """A legal answer."""

    choice: str
    """In the game's notation: what is sent back."""
    facts: GameMessage
    """The same as data: its verb, and the squares, cards, slots, ... that it speaks of."""
    text: str | None = None
    """In words, where a language was asked for."""


class RequestInfo(Struct, omit_defaults=True):
    """A question to the reader's seat."""

    id: int
    kind: str
    options: list[Option]
    text: str | None = None


class ClockInfo(Struct):
    left: list[int | None]
    """Milliseconds that each seat had left at `at`."""
    running: list[int]
    """The seats whose time is running since."""
    at: int


class Step(Struct, tag="step", tag_field="type"):
    """Something was done: what the reader sees of it, and what is to be decided now."""

    number: int
    kind: Literal["choice", "undo", "resign", "declare", "time", "leave", "away", "return", "agree", "claim"]
    seat: int
    """Who did it, or whose time was up."""
    back_to: int | None
    """For an undo: the step that was taken back."""
    takes_over: list[int]
    """Seats that a computer player plays from now on."""
    events: list[Told]
    at: int


class Position(Struct, omit_defaults=True):
    """How things stand after a step."""

    number: int
    view: GameMessage
    asked: list[int]
    """The seats that are to decide something."""
    hints: GameMessage | None = None
    """For a seat, what follows from the rules besides: what is nearly possible."""
    request: RequestInfo | None = None
    clock: ClockInfo | None = None
    outcome: OutcomeInfo | None = None
    result: list[str] | None = None
    """The outcome in words."""
    left: list[int] = []
    """Seats whose players have left, or have been away for too long."""
    away: list[int] = []
    """Those among them who did not say so: they are back as soon as they are connected."""
    agreed: dict[str, list[int]] = {}
    """By seat: who agrees that a computer player takes it over."""
    declarations: list[Declaration] = []
    """What the reader may declare now."""
    declared: dict[str, Declaration] = {}
    """By seat: what was declared and waits for the word of another."""
    claimable: list[int] = []
    """Seats of the other side whose players have left or are away, so that the reader may claim the win."""
    returnable: list[int] = []
    """Seats that computer players have taken over, and that their players can have back."""
    no_undo: ErrorCode | None = None
    """Why the reader cannot take back the last choice, whatever the clock says; for readers who get words."""


class ChatLine(Struct):
    number: int
    at: int
    name: str
    seat: int | None
    """None for a spectator."""
    text: str
    removed: bool
    """A host has removed it: its text is empty."""


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The first message: everything since the step that the client has seen last."""

    protocol: int
    table: TableInfo
    seat: int | None
    """The reader's seat; None for a spectator."""
    steps: list[Step]
    position: Position | None
    """None before the start."""
    chat: list[ChatLine]
    away: dict[str, int]
    """As in `presence`."""


class Played(Struct, tag="played", tag_field="type"):
    """Steps that were played, one after the other, and how things stand now."""

    steps: list[Step]
    position: Position


class Changed(Struct, tag="table", tag_field="type"):
    """The table has changed: somebody sat down or got up, the game begins or is over, there is a rematch."""

    table: TableInfo
    seat: int | None


class Presence(Struct, tag="presence", tag_field="type"):
    """A player has connected or disconnected."""

    away: dict[str, int]
    """By seat: since when its player is not connected. Seats that are free, or that computers play, are not listed."""


class Said(Struct, tag="chat", tag_field="type"):
    lines: list[ChatLine]


class Unsaid(Struct, tag="unsaid", tag_field="type"):
    """A host has removed lines of chat."""

    numbers: list[int]


class Refused(Struct, tag="refused", tag_field="type"):
    """The client's message was refused and has changed nothing."""

    code: ErrorCode
    text: str
    id: str | None


class Pong(Struct, tag="pong", tag_field="type"):
    id: str | None
    at: int


ToClient = Welcome | Played | Changed | Presence | Said | Unsaid | Refused | Pong
