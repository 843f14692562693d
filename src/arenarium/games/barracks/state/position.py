"""A position: everything that lies on the table, open or hidden. Data and its copying; the rules are elsewhere."""

from __future__ import annotations

from typing import Any, NamedTuple, Self

from arenarium.core.base_state import BaseState
from arenarium.core.event import Event
from arenarium.core.outcome import Outcome
from arenarium.games.barracks.cards.cards import LINES, MOVES, WARRIORS
from arenarium.games.barracks.state.choices import Choice

SEATS = 2
_HEARTS = tuple(warrior.hearts for warrior in WARRIORS)
NO_MOVE = -1
STATUSES = ("", "paralysis", "poison", "burn")
"""A status card is its number here; 0 is none."""
PARALYSIS, POISON, BURN = 1, 2, 3
LAST_TURN = 300
"""TURN-10."""
MOST_BOOST = 3
"""BOOST-4: each scale goes from -3 to +3."""


class Table(NamedTuple):
    """A match's fixed facts."""

    difficulty: str
    points: int
    first: int
    """The seat that recruits and picks first."""


class Soldier(NamedTuple):
    """A recruited warrior with its cards."""

    card: int
    moves: tuple[int, ...] = (NO_MOVE,) * LINES
    hurt: int = 0
    """Hit point cards that are face down (MOVE-5)."""
    status: int = 0
    power: int = 0
    """Power cards, or minus weakness cards (BOOST-1)."""
    defence: int = 0
    speed: int = 0
    shown: bool = False
    """Whether it was ever on the battlefield: everybody knows it then."""
    revealed: tuple[bool, ...] = (False,) * LINES
    """Which of its moves everybody has seen."""

    @property
    def hearts(self) -> int:
        """Hit points left."""
        return _HEARTS[self.card] - self.hurt

    @property
    def alive(self) -> bool:
        return self.hurt < _HEARTS[self.card]


Place = tuple[int, int]
"""A warrior of the match: seat and slot in the squad."""


class Mover(NamedTuple):
    """A warrior that has yet to carry out its move of this turn."""

    seat: int
    slot: int
    line: int


class Phase:
    RECRUIT = "recruit"
    PICK = "pick"
    SEND = "send"
    ORDERS = "orders"
    TARGET = "target"
    OVER = "over"


class Offer:
    """What has become of a seat's offer of a draw."""

    NONE = "none"
    OPEN = "open"
    CLOSED = "closed"
    """Declined, or taken back: there is no other in this turn."""


NO_OFFERS = (Offer.NONE,) * SEATS


class Position(BaseState):
    __slots__ = (
        "active",
        "chosen",
        "dealer",
        "done",
        "draw_offers",
        "field",
        "log",
        "offered",
        "phase",
        "pile",
        "points",
        "queue",
        "result",
        "squads",
        "stacks",
        "table",
        "turn",
    )

    table: Table
    dealer: int
    """The state of the dealer; hidden from everybody."""
    stacks: tuple[tuple[int, ...], ...]
    """By level, the warriors still to be drawn, the next one last; hidden."""
    pile: tuple[int, ...]
    """Copies left of each move card."""
    points: tuple[int, ...]
    """Recruiting points left, by seat."""
    done: tuple[bool, ...]
    """Who has finished recruiting, by seat."""
    squads: list[tuple[Soldier, ...]]
    """By seat, in the order of recruiting; the eliminated stay at their place."""
    field: list[tuple[int, ...]]
    """By seat, the slots of the warriors on the battlefield."""
    phase: str
    turn: int
    """Number of the turn, from 1; 0 before the first."""
    active: int
    """Whose turn it is to recruit or to pick."""
    chosen: tuple[Choice | None, ...]
    """Secret choices that wait for the other seat's."""
    queue: tuple[Mover, ...]
    """Who has yet to move this turn; in the phase TARGET the first of them chooses its target."""
    draw_offers: tuple[str, ...]
    """By seat: this turn's offer of a draw (TURN-10), one of `Offer`."""
    result: Outcome | None
    offered: tuple[list[Choice], ...] | None
    """The options of both seats, once worked out; not part of the value."""
    log: list[Event] | None
    """Where events go; None when nobody listens."""

    def _copy(self) -> Self:
        new = object.__new__(type(self))
        new.table = self.table
        new.dealer = self.dealer
        new.stacks = self.stacks
        new.pile = self.pile
        new.points = self.points
        new.done = self.done
        new.squads = self.squads[:]
        new.field = self.field[:]
        new.phase = self.phase
        new.turn = self.turn
        new.active = self.active
        new.chosen = self.chosen
        new.queue = self.queue
        new.draw_offers = self.draw_offers
        new.result = self.result
        new.offered = self.offered
        new.log = None
        return new

    def key(self) -> tuple[Any, ...]:
        """The value of the position: equal keys, equal positions."""
        return (
            self.table,
            self.dealer,
            self.stacks,
            self.pile,
            self.points,
            self.done,
            tuple(self.squads),
            tuple(self.field),
            (self.phase, self.turn, self.active),
            self.chosen,
            self.queue,
            self.draw_offers,
            self.result,
        )

    # ---- reading
    def soldier(self, place: Place) -> Soldier:
        return self.squads[place[0]][place[1]]

    def name(self, place: Place) -> str:
        return WARRIORS[self.squads[place[0]][place[1]].card].name

    def on_field(self) -> list[Place]:
        """All warriors on the battlefield."""
        return [(seat, slot) for seat in range(SEATS) for slot in self.field[seat]]

    def reserves(self, seat: int) -> list[int]:
        """The warriors in a seat's barracks."""
        field = self.field[seat]
        return [
            slot
            for slot, soldier in enumerate(self.squads[seat])
            if slot not in field and soldier.hurt < _HEARTS[soldier.card]
        ]

    def ally(self, place: Place) -> Place | None:
        seat, slot = place
        return next(((seat, other) for other in self.field[seat] if other != slot), None)

    # ---- changing
    def put(self, place: Place, soldier: Soldier) -> None:
        seat, slot = place
        squad = self.squads[seat]
        self.squads[seat] = (*squad[:slot], soldier, *squad[slot + 1 :])

    def tell_seat(self, seat: int, kind: str, facts: dict[str, Any], secret: dict[str, Any]) -> None:
        """Tell an event of which one seat alone learns the secret part."""
        if self.log is not None:
            self.log.append(Event(kind, facts, secret, frozenset((seat,))))


def copies() -> tuple[int, ...]:
    """The full pile of move cards (SET-1)."""
    return tuple(move.copies for move in MOVES)
