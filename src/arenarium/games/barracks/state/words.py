"""What the rules count and people name: warriors, moves, statuses, seats, slots, lines, levels.

Each says once how it is written. Notation, messages and the data of positions follow from the types here. What cards
are called, the set of the match says (`vocabulary`).
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from arenarium.core.names import CardName, Counted, Named
from arenarium.core.plain import Between, FromCards
from arenarium.games.barracks.cards.cards import LINES

SEATS = 2
NO_MOVE = -1
"""A line without a move card."""
NO_CARD = ""
"""The same, in data."""
STATUSES = ("", "paralysis", "poison", "burn")
"""A status card is its number here; 0 is none."""
PARALYSIS, POISON, BURN = 1, 2, 3
MOST_BOOST = 3
"""BOOST-4: each scale goes from -3 to +3."""

WARRIOR = CardName("warrior")
MOVE = CardName("move", pattern=".+")
MOVE_ON_LINE = FromCards("move card of a line")
PILE = FromCards("pile", dict[str, int])
STATUS = Named("status", STATUSES)
SEAT = Named("seat", [str(seat) for seat in range(SEATS)], numbered=True)
SLOT = Counted("slot")
LINE = Counted("line")
LEVEL = Counted("level", first=0)

WarriorCard: TypeAlias = Annotated[int, WARRIOR]
"""The number of a warrior in its card set."""
MoveNumber: TypeAlias = Annotated[int, MOVE]
"""The number of a move in its card set."""
MoveOnLine: TypeAlias = Annotated[int, MOVE_ON_LINE]
Pile: TypeAlias = Annotated[tuple[int, ...], PILE]
StatusCard: TypeAlias = Annotated[int, STATUS]
ScaleLevel: TypeAlias = Annotated[int, Between(-MOST_BOOST, MOST_BOOST)]
Seat: TypeAlias = Annotated[int, SEAT]
Slot: TypeAlias = Annotated[int, SLOT]
Line: TypeAlias = Annotated[int, LINE]
Level: TypeAlias = Annotated[int, LEVEL]

EMPTY_LINES = (NO_MOVE,) * LINES
