"""A position: everything that lies on the table, open or hidden. The rules are elsewhere; copying, comparing and plain
data follow from the fields (`core.position`)."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, NamedTuple, TypeAlias

from arenarium.core.base_state import BaseState
from arenarium.core.dealer import STATES
from arenarium.core.event import Event
from arenarium.core.outcome import Outcome
from arenarium.core.plain import Between
from arenarium.core.position import ASIDE, CARD_SET, DROPPED, position
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.state.choices import Choice, SecretChoice
from arenarium.games.barracks.state.events import BarracksEvent, Field
from arenarium.games.barracks.state.setup import DIFFICULTIES, Difficulty
from arenarium.games.barracks.state.soldier import Place, Soldier, SoldierView, soldier_view
from arenarium.games.barracks.state.words import SEATS, Line, Pile, Seat, Slot, WarriorCard

LAST_TURN = 300
"""TURN-10."""


class Phase(StrEnum):
    RECRUIT = "recruit"
    PICK = "pick"
    SEND = "send"
    ORDERS = "orders"
    TARGET = "target"
    OVER = "over"

    __hash__ = str.__hash__  # that of enums is many times slower, and these are asked for with every decision


class Offer(StrEnum):
    """What has become of a seat's offer of a draw."""

    NONE = "none"
    OPEN = "open"
    CLOSED = "closed"
    """Declined, or taken back: there is no other in this turn."""

    __hash__ = str.__hash__  # that of enums is many times slower, and these are asked for with every decision


class EndReason(StrEnum):
    """Why a game that was played out is over. One that was not ends by a `core.declaration.Forfeit`."""

    ELIMINATED = "eliminated"
    TURN_LIMIT = "turn limit"
    """TURN-10."""
    DRAW_AGREED = "draw agreed"
    """TURN-10."""


TIE = "tie"
"""What decided a game that nobody has won, though nobody agreed on that."""
NO_OFFERS = (Offer.NONE,) * SEATS


class Table(NamedTuple):
    """A match's fixed facts."""

    difficulty: Difficulty
    first: Seat
    """The seat that recruits and picks first."""

    @property
    def points(self) -> int:
        """To recruit with, for each seat (SET-2)."""
        return DIFFICULTIES[self.difficulty]


class Mover(NamedTuple):
    """A warrior that has yet to carry out its move of this turn."""

    seat: Seat
    slot: Slot
    line: Line


AboutWarrior: TypeAlias = Callable[[int, int, str], BarracksEvent]
"""Makes an event of a warrior's seat, slot and name."""
AboutChange: TypeAlias = Callable[[int, int, str, SoldierView], BarracksEvent]
"""The same, also of what its reader knows of the warrior now."""


@position
class Position(BaseState[Choice]):
    cards: Annotated[CardSet, CARD_SET]
    """Of which all numbers of warriors and moves are."""
    table: Table
    dealer: Annotated[int, Between(0, STATES - 1)]
    """The state of the dealer; hidden from everybody."""
    stacks: tuple[tuple[WarriorCard, ...], ...]
    """By level, the warriors still to be drawn, the next one last; hidden."""
    pile: Pile
    """Copies left of each move card."""
    points: tuple[int, ...]
    """Recruiting points left, by seat."""
    done: tuple[bool, ...]
    """Who has finished recruiting, by seat."""
    squads: list[tuple[Soldier, ...]]
    """By seat, in the order of recruiting; the eliminated stay at their place."""
    field: list[tuple[Slot, ...]]
    """By seat, the slots of the warriors on the battlefield."""
    phase: Phase
    turn: Annotated[int, Between(0, LAST_TURN)]
    """Number of the turn, from 1; 0 before the first."""
    active: Seat
    """Whose turn it is to recruit or to pick."""
    chosen: tuple[SecretChoice | None, ...]
    """Secret choices that wait for the other seat's."""
    queue: tuple[Mover, ...]
    """Who has yet to move this turn; in the phase TARGET the first of them chooses its target."""
    draw_offers: tuple[Offer, ...]
    """By seat: this turn's offer of a draw (TURN-10)."""
    outcome: Outcome | None
    """How it ended; None while it runs."""
    offered: Annotated[tuple[list[Choice], ...] | None, ASIDE]
    """The options of both seats, once worked out."""
    log: Annotated[list[Event] | None, DROPPED]
    """Where events go; None when nobody listens."""

    # ---- reading
    def soldier(self, place: Place) -> Soldier:
        return self.squads[place[0]][place[1]]

    def name(self, place: Place) -> str:
        return self.cards.warriors[self.squads[place[0]][place[1]].card].name

    def on_field(self) -> list[Place]:
        """All warriors on the battlefield."""
        return [(seat, slot) for seat in range(SEATS) for slot in self.field[seat]]

    def battlefield(self) -> Field:
        """The battlefield, for events."""
        return tuple(self.field)

    def reserves(self, seat: int) -> list[int]:
        """The warriors in a seat's barracks."""
        field, hearts = self.field[seat], self.cards.hearts
        return [
            slot
            for slot, soldier in enumerate(self.squads[seat])
            if slot not in field and soldier.hurt < hearts[soldier.card]
        ]

    def hearts(self, soldier: Soldier) -> int:
        """Hit points left."""
        return self.cards.hearts[soldier.card] - soldier.hurt

    def is_alive(self, soldier: Soldier) -> bool:
        return soldier.hurt < self.cards.hearts[soldier.card]

    def ally(self, place: Place) -> Place | None:
        seat, slot = place
        return next(((seat, other) for other in self.field[seat] if other != slot), None)

    # ---- changing
    def put(self, place: Place, soldier: Soldier) -> None:
        seat, slot = place
        squad = self.squads[seat]
        self.squads[seat] = (*squad[:slot], soldier, *squad[slot + 1 :])

    # ---- events
    def emit_about(self, place: Place, make: AboutWarrior) -> None:
        """Tell everybody something about a warrior on the battlefield."""
        if self.log is not None:
            self.emit(make(*place, self.name(place)))

    def emit_change(self, place: Place, make: AboutChange) -> None:
        """Tell what has changed a warrior. Moves that were never revealed only its own seat sees."""
        if self.log is not None:
            name, soldier = self.name(place), self.soldier(place)
            known, all_known = soldier_view(self.cards, soldier, False), soldier_view(self.cards, soldier, True)
            public = make(*place, name, known)
            if known == all_known:
                self.emit(public)
            else:
                self.emit_to(frozenset((place[0],)), make(*place, name, all_known), public)
