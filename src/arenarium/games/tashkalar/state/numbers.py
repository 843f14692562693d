"""What the engine counts and people name: squares, cards, sides. Each type says how its numbers are written.

A field with one of these types needs no code of its own for notation (`core.names`) or for data (`core.plain`). What
cards are called, the set of the match says (`vocabulary`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from arenarium.core.dealer import STATES
from arenarium.core.names import CardName, Counted, Named, Spelled
from arenarium.core.plain import LARGEST, Between, FromCards, Json
from arenarium.games.tashkalar.board.board import BY_NAME, DIRECTIONS, NAMES, names
from arenarium.games.tashkalar.board.pattern import FACINGS
from arenarium.games.tashkalar.board.text import SIDES
from arenarium.games.tashkalar.cards.cards import RANK_NAMES

NO_CARD = -1
UNDECIDED = "undecided"
"""Stands for the school of a seat that has not chosen yet."""

SQUARE = Named("square", NAMES)
SIDE = Named("side", SIDES, numbered=True)
RANK = Named("rank", RANK_NAMES, numbered=True)
DIRECTION = Named("direction", DIRECTIONS)
FACING = Named("facing", list(FACINGS), pattern=r"(?:mirrored(?: turned \d+)?|turned \d+)")
CARD = CardName("card", pattern=r".+?")
TASK = CardName("task", pattern=r".+?")
FLARE = CardName("flare")
"""Flares are cards without names: in notation the number is enough, data has them as any card."""
BEING = FromCards("being")
OPTIONAL_BEING = FromCards("being, or none", plain=str | None)
SCHOOL = CardName("school")
SCHOOL_OR_UNDECIDED = FromCards("school")
PIECE = Named("piece", [f"{side} {rank}" for side in SIDES for rank in RANK_NAMES])
ALTERNATIVE = Counted("alternative", first=0)
"""The alternatives of an effect, counted from 1 by the engine, too."""


class _Squares:
    """A set of squares, as a list of their names."""

    plain = tuple[str, ...]

    def encode(self, value: int) -> Json:
        return names(value)

    def decode(self, data: Json) -> int:
        if not isinstance(data, Sequence) or isinstance(data, str):
            raise ValueError("a list of squares")
        mask = 0
        for name in data:
            if not isinstance(name, str) or name not in BY_NAME or mask >> BY_NAME[name] & 1:
                raise ValueError("a list of squares, each once")
            mask |= 1 << BY_NAME[name]
        return mask


class _DealerState:
    plain = int

    def encode(self, value: int) -> Json:
        return value

    def decode(self, data: Json) -> int:
        if type(data) is not int or not 0 <= data < STATES:
            raise ValueError("a number of 256 bits")
        return data


def _say_borrowed(squares: int) -> str:
    return " ".join(f"borrowing {name}" for name in names(squares))


def _read_borrowed(text: str) -> int:
    mask = 0
    for word in text.split():
        if word != "borrowing":
            mask |= 1 << SQUARE.read(word)
    return mask


BORROWED = Spelled(
    "borrowed squares",
    _say_borrowed,
    _read_borrowed,
    pattern=r"borrowing \S+(?: borrowing \S+)*",
)
THAWING = Spelled("thawing", lambda thawing: "thawing" if thawing else "", bool, pattern="thawing")

SquareNumber = Annotated[int, SQUARE]
SquareSet = Annotated[int, _Squares()]
"""A set of squares, one bit for each."""
SideNumber = Annotated[int, SIDE]
RankNumber = Annotated[int, RANK]
DirectionNumber = Annotated[int, DIRECTION]
CardNumber = Annotated[int, CARD]
FlareNumber = Annotated[int, FLARE]
TaskNumber = Annotated[int, TASK]
BeingNumber = Annotated[int, BEING]
OptionalBeing = Annotated[int, OPTIONAL_BEING]
"""A being, or NO_CARD."""
PieceNumber = Annotated[int, PIECE]
"""Side and rank of a piece: 3 * side + rank."""
SchoolId = Annotated[str, SCHOOL]
SchoolOrUndecided = Annotated[str, SCHOOL_OR_UNDECIDED]

Count = Annotated[int, Between(0, LARGEST)]
Seat = Annotated[int, Between(0, 3)]
SeatOrNobody = Annotated[int, Between(-1, 3)]
Bits = Annotated[int, Between(0, 0b1111)]
"""A set of seats or of sides, one bit for each."""
DealerState = Annotated[int, _DealerState()]
