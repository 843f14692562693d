"""Messages with the card library: every card of a game as data and in words, and the names of what they speak of.

A card is known everywhere by its `id`, its English name. Squares are named by column and row: `e5` is the centre.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

GameId = Literal["tashkalar", "barracks"]
Language = Literal["en", "pl", "cs"]
Rank = Annotated[int, Meta(ge=0, le=2)]


class CardsIn(Struct, forbid_unknown_fields=True):
    lang: Language = "en"


class Named(Struct):
    id: str
    name: str


class CardWords(Struct):
    """A part of what is printed on a card."""

    heading: str
    """Empty where the text needs none."""
    text: str


# ---------------------------------------------------------------------------------------------------------- Tash-Kalar


class BeingCard(Struct, tag="being", tag_field="kind"):
    id: str
    title: str
    schools: list[str]
    """Ids; a card may be in the deck of several schools."""
    rank: Rank
    pattern: list[str]
    """Rows of signs, separated by spaces: c, h, l a piece of that rank, @ the summoning square, . an open square;
    C, H, L the summoning square where a piece must stand, too."""
    marks: list[str]
    """As many rows, or none: * and 2 marked squares, arrows for indicated directions."""
    summon_on: str | None
    """The pattern has no summoning square: the being goes on any empty square of that kind; in words in `facts`."""
    facts: list[str]
    """Lines that are printed beside the text."""
    texts: list[CardWords]


class LegendCard(BeingCard, tag="legend", tag_field="kind"):
    """A being of the legends deck, which everybody draws from."""


class FlareInfo(Struct, tag="flare", tag_field="kind"):
    id: str
    title: str
    number: int
    upper: int
    """By how many more upgraded pieces the opponent must be ahead."""
    lower: int
    """By how many more pieces in all."""
    texts: list[CardWords]


class TaskInfo(Struct, tag="task", tag_field="kind"):
    id: str
    title: str
    category: str
    """Id of the kind of task."""
    advanced: bool
    points: int
    facts: list[str]
    texts: list[CardWords]


class Square(Struct):
    name: str
    column: int
    row: int
    """Both from 1, from the left and from the top."""
    red: bool
    green: bool
    central: bool


class FormInfo(Struct):
    """A form of the game, and which marks of the arena count in it."""

    id: str
    name: str
    marks: list[Literal["red", "green", "central", "start"]]
    start: list[list[str]]
    """The start symbols, each with its squares."""
    scoring: list[str]
    """What brings points, in words."""


class Arena(Struct):
    columns: int
    rows: int
    squares: list[Square]


class School(Struct):
    id: str
    name: str
    cards: list[str]


class TashKalarLibrary(Struct, tag="tashkalar", tag_field="game"):
    language: str
    cards: list[BeingCard | LegendCard | FlareInfo | TaskInfo]
    schools: list[School]
    forms: list[FormInfo]
    arena: Arena
    ranks: list[str]
    """Names by number."""
    task_categories: list[Named]
    words: dict[str, str]
    """Labels of a printed card."""


# ------------------------------------------------------------------------------------------------------------ Barracks


class WarriorInfo(Struct, tag="warrior", tag_field="kind"):
    id: str
    title: str
    level: int
    hearts: int
    wings: int
    lines: list[list[str]]
    """Ids of categories; each line may get one move card of one of its categories."""
    ability: str | None
    flavour: str


class MoveInfo(Struct, tag="move", tag_field="kind"):
    id: str
    title: str
    category: str
    level: int
    targets: Annotated[int, Meta(ge=0, le=3)]
    """0 nobody, 1 any one warrior, 2 both opponents, 3 everybody but its user."""
    damage: int
    priority: int
    copies: int
    effect: str | None
    flavour: str


class Difficulty(Struct):
    id: str
    name: str
    points: int
    """To recruit with."""


class BarracksLibrary(Struct, tag="barracks", tag_field="game"):
    language: str
    cards: list[WarriorInfo | MoveInfo]
    categories: list[Named]
    statuses: list[Named]
    boosts: list[Named]
    difficulties: list[Difficulty]
    levels: list[int]
    """A warrior of a level costs as many points."""
    words: dict[str, str]


Library = TashKalarLibrary | BarracksLibrary
