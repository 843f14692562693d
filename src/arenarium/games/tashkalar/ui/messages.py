"""What a client of Tash-Kalar reads: the card library, where cards could be summoned, how far tasks are.

A card is known everywhere by its `id`, its English name. Squares are named by column and row: `e5` is the centre.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from arenarium.cards.named import Named

Rank = Annotated[int, Meta(ge=0, le=2)]
SideNumber = Annotated[int, Meta(ge=0, le=3)]

# --------------------------------------------------------------------------------------------------------- the library


class CardWords(Struct):
    """A part of what is printed on a card."""

    heading: str
    """Empty where the text needs none."""
    text: str


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
    needs: int = 0
    """Pieces that its pattern is made of."""
    ways: int = 0
    """In how many ways the pattern can be turned and mirrored so that it looks different."""
    picture: str | None = None
    """The name of an icon, where its author has chosen one."""


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
    picture: str | None = None
    """The name of an icon, where its author has chosen one."""
    areas: list[list[str]] = []
    """The squares that it speaks of, each part for itself, as each middle line; none where all squares are alike."""


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


# ------------------------------------------------------------------------------------- where cards could be summoned

MOST_CARDS = 8


class PlacesFor(Struct, forbid_unknown_fields=True):
    board: Annotated[str, Meta(min_length=9, max_length=160, pattern="^[a-dA-D*1-9/]*$")]
    """The board in one line, as in a view."""
    side: SideNumber
    cards: Annotated[str, Meta(min_length=1, max_length=400)]
    """English names of beings and legends, separated by commas; eight at most."""


class Missing(Struct):
    at: str
    rank: int
    """At least that; 0 common, 1 heroic, 2 legendary."""
    holds: Literal["nothing", "own", "enemy"]
    """What stands there now: nothing, an own piece of too low a rank, or an enemy piece."""


class Place(Struct):
    """A way to lay a pattern on the board."""

    at: str | None
    """The summoning square; None for a card whose pattern has none."""
    facing: str
    """How the picture is mirrored and turned, as in the notation; empty for not at all."""
    uses: list[str]
    """The squares of the player's own pieces that it uses."""
    marks: list[str]
    """The marked squares, where the text speaks of them."""
    second_marks: list[str]
    arrows: list[str]
    """The indicated directions, where the text speaks of them: N, NE, ..."""
    missing: Missing | None
    """The one piece that it lacks."""


class CardPlaces(Struct):
    card: str
    fits: list[Place]
    near: list[Place]
    """Those that lack one piece, on squares where the card cannot be summoned now."""
    anywhere: list[str] | None
    """For a card whose pattern has no summoning square: the squares to which the being may go."""


class PlaceList(Struct):
    cards: list[CardPlaces]


# --------------------------------------------------------------------------------------------------- progress of tasks

MOST_TASKS = 4
"""Three to claim, and the next one."""


class ProgressFor(Struct, forbid_unknown_fields=True):
    board: Annotated[str, Meta(min_length=9, max_length=160, pattern="^[abAB*1-9/]*$")]
    """The board in one line, as in a view. Tasks are for two sides."""
    tasks: Annotated[str, Meta(min_length=1, max_length=200)]
    """English names of tasks, separated by commas; four at most."""


class TaskProgress(Struct):
    task: str
    need: int | None
    """What there is to do on an empty board: each piece and each upgrade counts one. None for a task about what happens
    within one turn, or that cannot be approached piece by piece."""
    missing: list[int | None]
    """By side: how much of that is still to do, 0 when the task is met; where the opponent is to be outnumbered it may
    be more than on an empty board. None for a task that is out of reach for now, as a chain with enemy pieces in every
    way. Empty when `need` is None."""
    pieces: list[Literal["any", "common", "heroic", "legendary", "upgraded", "non-legendary"]]
    """The pieces that it asks for on its squares, or to be destroyed within one turn, the rarest first. Empty where
    they cannot be listed, as in a chain."""
    filled: list[list[bool]]
    """By side: which of those pieces are there."""


class ProgressList(Struct):
    tasks: list[TaskProgress]
