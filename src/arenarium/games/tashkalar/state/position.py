"""A position: everything that lies on the table, open or hidden. Data and its copying; the rules are elsewhere.

Pieces are bitboards: `pieces[3 * side + rank]`. Cards and tasks are numbers of `cards.CARDS` and `cards.TASKS`.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Self

from arenarium.cards.machine import Frame, Stacked
from arenarium.core.base_state import BaseState
from arenarium.core.event import Event
from arenarium.core.outcome import Outcome
from arenarium.games.tashkalar.state.extras import Extras
from arenarium.games.tashkalar.state.forms import Table

COMMON, HEROIC, LEGENDARY = range(3)


class Deck(NamedTuple):
    """A face-down deck, top card first, and for each card the seats that know it, as a set of bits."""

    cards: tuple[int, ...]
    known: tuple[int, ...]

    def drawn(self) -> Deck:
        return Deck(self.cards[1:], self.known[1:])

    def with_under(self, card: int, known: int) -> Deck:
        return Deck((*self.cards, card), (*self.known, known))

    def with_on_top(self, card: int, known: int) -> Deck:
        return Deck((card, *self.cards), (known, *self.known))


def face_down(cards: tuple[int, ...]) -> Deck:
    return Deck(cards, (0,) * len(cards))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards of a hand less one of them."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


class Phase:
    """Where in the game, or in a turn, the position stands."""

    DRAFT = "draft"
    """Schools are being chosen (SET-2)."""
    START = "start"
    """Start pieces are being placed (SET-10, SET-12)."""
    ACTIONS = "actions"
    SCORE = "score"
    """Claiming a task, or choosing the colour of an odd common piece."""
    OVER = "over"


class Position(BaseState, Stacked):
    __slots__ = (
        "actions",
        "active",
        "another_turn",
        "borrow",
        "claimed",
        "control",
        "dealer",
        "decks",
        "destroyed",
        "discarded",
        "end_by",
        "end_reason",
        "extra_beings",
        "extra_legends",
        "extra_turn",
        "extras",
        "flares",
        "gateway",
        "hands",
        "improvised",
        "last_turns",
        "legendary",
        "legends",
        "log",
        "offered",
        "phase",
        "pieces",
        "piles",
        "points",
        "resigning",
        "result",
        "side",
        "stack",
        "summoned",
        "summoned_green",
        "summoned_legends",
        "summoned_red",
        "table",
        "tasks",
        "turn",
        "two_faced",
    )

    table: Table
    """What never changes during a match."""
    dealer: int
    """The state of the dealer; hidden from everybody."""

    pieces: list[int]
    two_faced: list[int]
    """Supply of two-faced pieces, by side."""
    legendary: list[int]
    """Supply of legendary pieces, by side."""
    gateway: int
    """The piece that carries the Gateway marker, as a set of squares (NV-2)."""
    extras: Extras
    """What the expansion schools add."""

    hands: list[tuple[int, ...]]
    """Beings in hand, by seat."""
    legends: list[tuple[int, ...]]
    """Legends in hand, by seat."""
    flares: list[tuple[int, ...]]
    """Flares in hand, by seat."""
    decks: list[Deck]
    """The seats' decks, then legends, flares and tasks (see `Table`)."""
    piles: list[tuple[int, ...]]
    """Discard piles, oldest first: the seats', then legends and flares."""

    tasks: tuple[int, ...]
    """The current tasks; the next one lies face up on its deck."""
    claimed: list[tuple[int, ...]]
    """Claimed tasks, by side."""
    points: list[int]
    """Duel: by side. Melee: `points[seat * sides + colour]`. High Form: not used."""
    improvised: list[int]
    """By seat: the enemy colours already used for improvised summoning, as a set of bits."""

    phase: str
    turn: int
    """Number of the turn, from 0."""
    active: int
    """The seat whose turn it is."""
    control: int
    """The seat that decides: the active one, or its teammate after passing control."""
    side: int
    """The side of the active seat."""
    actions: int
    """Actions left."""
    discarded: bool
    """Whether the discard action was used this turn (TURN-2)."""
    destroyed: list[int]
    """Enemy pieces destroyed this turn, as `pieces` is indexed."""
    summoned: int
    summoned_legends: int
    summoned_red: int
    summoned_green: int
    extra_beings: int
    """Extra cards to draw at the end of the turn (EFF-6)."""
    extra_legends: int
    another_turn: bool
    """The active player takes another turn after this one."""
    extra_turn: bool
    """This turn is an extra one."""
    borrow: bool
    """The next summoning of this turn may count an enemy piece as own."""

    end_by: int
    """The seat whose turn triggered the end; -1 before."""
    end_reason: str
    last_turns: int
    """Turns still to be played after the end was triggered (END-4)."""
    resigning: int
    """Seats that would resign and wait for their teammate's word, as a set of bits (END-5)."""
    result: Outcome | None

    stack: list[Frame]
    """Effects in progress, the innermost last."""
    offered: list[Any] | None
    """The options of the current request, once worked out; not part of the value."""
    log: list[Event] | None
    """Where events go; None when nobody listens."""

    def _copy(self) -> Self:
        new = object.__new__(type(self))
        new.table = self.table
        new.dealer = self.dealer
        new.pieces = self.pieces[:]
        new.two_faced = self.two_faced[:]
        new.legendary = self.legendary[:]
        new.gateway = self.gateway
        new.extras = self.extras
        new.hands = self.hands[:]
        new.legends = self.legends[:]
        new.flares = self.flares[:]
        new.decks = self.decks[:]
        new.piles = self.piles[:]
        new.tasks = self.tasks
        new.claimed = self.claimed[:]
        new.points = self.points[:]
        new.improvised = self.improvised[:]
        new.phase = self.phase
        new.turn = self.turn
        new.active = self.active
        new.control = self.control
        new.side = self.side
        new.actions = self.actions
        new.discarded = self.discarded
        new.destroyed = self.destroyed[:]
        new.summoned = self.summoned
        new.summoned_legends = self.summoned_legends
        new.summoned_red = self.summoned_red
        new.summoned_green = self.summoned_green
        new.extra_beings = self.extra_beings
        new.extra_legends = self.extra_legends
        new.another_turn = self.another_turn
        new.extra_turn = self.extra_turn
        new.borrow = self.borrow
        new.end_by = self.end_by
        new.end_reason = self.end_reason
        new.last_turns = self.last_turns
        new.resigning = self.resigning
        new.result = self.result
        new.stack = [frame.copy() for frame in self.stack]
        new.offered = self.offered
        new.log = None
        return new

    def key(self) -> tuple[Any, ...]:
        """The value of the position: equal keys, equal positions."""
        return (
            self.table,
            self.dealer,
            tuple(self.pieces),
            tuple(self.two_faced),
            tuple(self.legendary),
            self.gateway,
            self.extras,
            tuple(self.hands),
            tuple(self.legends),
            tuple(self.flares),
            tuple(self.decks),
            tuple(self.piles),
            self.tasks,
            tuple(self.claimed),
            tuple(self.points),
            tuple(self.improvised),
            self.phase,
            (self.turn, self.active, self.control, self.actions, self.discarded),
            tuple(self.destroyed),
            (self.summoned, self.summoned_legends, self.summoned_red, self.summoned_green),
            (self.extra_beings, self.extra_legends, self.another_turn, self.extra_turn, self.borrow),
            (self.end_by, self.end_reason, self.last_turns, self.resigning, self.result),
            tuple(frame.key() for frame in self.stack),
        )

    # ---- reading the board
    def own(self, side: int) -> int:
        """All pieces of a side."""
        pieces, i = self.pieces, 3 * side
        return pieces[i] | pieces[i + 1] | pieces[i + 2]

    def of_rank(self, rank: int) -> int:
        """All pieces of a rank, anybody's."""
        pieces = self.pieces
        sides = len(pieces) // 3  # written out: this is asked all the time
        if sides == 2:
            return pieces[rank] | pieces[rank + 3]
        if sides == 3:
            return pieces[rank] | pieces[rank + 3] | pieces[rank + 6]
        return pieces[rank] | pieces[rank + 3] | pieces[rank + 6] | pieces[rank + 9]

    def occupied(self) -> int:
        found = 0
        for mask in self.pieces:
            found |= mask
        return found

    def piece_at(self, square: int) -> int:
        """The index into `pieces` of what stands there (3 * side + rank), or -1."""
        for index, mask in enumerate(self.pieces):
            if mask >> square & 1:
                return index
        return -1
