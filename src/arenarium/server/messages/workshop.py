"""Messages of the workshop: a card is written, checked, tried at a table of one's own, and studied."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from arenarium.server.messages.card_sets import CardDocument
from arenarium.server.messages.cards import CardInfo, Language
from arenarium.server.messages.common import GameMessage, PlainObject
from arenarium.server.messages.tables import GameName, Level, SetId

Word = Annotated[str, Meta(pattern="^[a-z_]{1,32}$")]
MOST_POSITION = 20_000


class Problem(Struct, omit_defaults=True):
    """What is wrong with a card file, or may be, and where."""

    severity: Literal["error", "warning"]
    message: dict[Language, str]
    """In every language; the words of the card language stay as they are."""
    line: int = 0
    column: int = 0
    """In the file as text, from 1; 0 where that is not known."""
    kind: str | None = None
    """The entry: "card", "school", ..."""
    index: int | None = None
    """Which of its kind, from 0."""
    key: str | None = None
    """ "effect", "pattern", "name", ..."""
    offset: int | None = None
    """Where in the text of that key, in characters from 0."""
    length: int | None = None
    suggestion: str | None = None
    """The word that was probably meant."""


class CheckCards(Struct, forbid_unknown_fields=True, kw_only=True):
    game: GameName
    document: CardDocument


class CheckedCards(Struct):
    id: SetId | None
    """What the set would be known by; None while there are errors."""
    name: str
    problems: list[Problem]
    """Errors and warnings, all at once."""
    cards: dict[Language, list[CardInfo]]  # type: ignore[valid-type]  # what the libraries list
    """In every language, those cards of the document that can be read."""


class CompleteText(Struct, forbid_unknown_fields=True, kw_only=True):
    game: GameName
    kind: Word
    """Of the entry: "card", "move", ..."""
    key: Word
    """ "effect", "criterion", "ability", ..."""
    text: Annotated[str, Meta(max_length=4_000)]
    """What has been written so far, up to the cursor."""


class Completions(Struct):
    prefix: str
    """The word that has been begun at the end of the text; the words below begin with it."""
    words: list[str]
    """What may stand there, by the grammar. Empty where the text is wrong before."""
    complete: bool
    """Whether the text may end here."""


class CardsText(Struct):
    text: str
    """A card file, in TOML."""


class ReadCards(Struct, forbid_unknown_fields=True, kw_only=True):
    game: GameName
    text: Annotated[str, Meta(max_length=200_000)]


class CardsRead(Struct):
    document: PlainObject | None
    """None where the text is no TOML."""
    problems: list[Problem]


class PrintedCards(Struct):
    game: str
    document: PlainObject
    """To start from: all cards of the printed set, as they are written."""


# ------------------------------------------------------------------------------------------------------------- sandbox


class CheckPosition(Struct, forbid_unknown_fields=True, kw_only=True):
    """A position to be checked. What it does not say is as usual, or dealt."""

    game: GameName
    text: Annotated[str, Meta(max_length=MOST_POSITION)]
    """In the game's notation (docs/notation.md)."""
    cards: SetId | None = None
    """A set that is kept; or a document that is not."""
    document: CardDocument | None = None


class CheckedPosition(Struct):
    text: str | None
    """The position in full, with everything that was left out; None where there is a problem."""
    problems: list[str]
    view: GameMessage | None
    """With all hands open, as a table shows it."""
    setup: PlainObject | None
    seats: int


class NewSandbox(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of one's own that begins anywhere. All seats without a computer player are the maker's."""

    game: GameName
    position: Annotated[str, Meta(min_length=1, max_length=MOST_POSITION)]
    cards: SetId | None = None
    """A set that is kept; or a document that is not."""
    document: CardDocument | None = None
    computers: Annotated[dict[Literal["0", "1", "2", "3"], Level], Meta(max_length=3)] = {}
    """By seat: the computer player."""


class PositionText(Struct):
    number: int
    """After this step."""
    text: str
    """In the game's notation: everything, hidden things, too."""
    cards: SetId | None


# ------------------------------------------------------------------------------------------------------------- studies

StudyStatus = Literal["waiting", "running", "done", "stopped", "failed"]
StudyProblem = Literal["interrupted", "too-slow", "not-playable", "internal"]
"""Why it has failed: its process has ended, a game took too long, it cannot be played so, or the server is at fault."""


class NewStudy(Struct, forbid_unknown_fields=True, kw_only=True):
    """Is a card fair? The server plays pairs of games, with it and without it."""

    game: GameName
    document: CardDocument
    card: Annotated[str, Meta(min_length=1, max_length=60)]
    """Its English name."""
    setup: PlainObject | None = None
    """None: as usual."""


class StudyPoint(Struct):
    """How things looked after some games: a point of the curve."""

    games: int
    rate: float
    """How many of 1 the card has won."""
    low: float
    high: float
    """Where that lies with 95% certainty."""


class StudyInfo(Struct):
    id: str
    game: str
    card: str
    status: StudyStatus
    games: int
    most_games: int
    points: list[StudyPoint]
    verdict: str | None
    """As in the report: "too-early", "too-weak", "a-little-weak", "fair", "a-little-strong", "too-strong"."""
    report: PlainObject | None
    """Everything that is known so far."""
    problem: StudyProblem | None
    detail: str | None
    """What cannot be played, in English."""
    created_at: int
    gone_at: int
    """When it will be forgotten."""


class StudyList(Struct):
    studies: list[StudyInfo]
    """The reader's, the newest first."""
