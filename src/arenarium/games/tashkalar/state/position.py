"""A position: everything that lies on the table, open or hidden. Data only; the rules are elsewhere.

Pieces are bitboards: `pieces[3 * side + rank]`. Cards and tasks are numbers of the card set.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, NamedTuple

from arenarium.cards.machine import Stacked
from arenarium.core.base_state import BaseState
from arenarium.core.event import Event
from arenarium.core.outcome import Outcome
from arenarium.core.plain import FromCards
from arenarium.core.position import ASIDE, CARD_SET, COPIED, DROPPED, position
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.state.choices import Choice
from arenarium.games.tashkalar.state.extras import Extras
from arenarium.games.tashkalar.state.forms import Table
from arenarium.games.tashkalar.state.frames import SavedFrame
from arenarium.games.tashkalar.state.numbers import (
    Bits,
    CardNumber,
    Count,
    DealerState,
    Seat,
    SeatOrNobody,
    SquareSet,
    TaskNumber,
)

COMMON, HEROIC, LEGENDARY = range(3)
Cards = tuple[CardNumber, ...]
Tasks = tuple[TaskNumber, ...]


DECKS = FromCards("decks")


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


class Phase(StrEnum):
    """Where in the game, or in a turn, the position stands."""

    DRAFT = "draft"
    """Schools are being chosen (SET-2)."""
    START = "start"
    """Start pieces are being placed (SET-10, SET-12)."""
    ACTIONS = "actions"
    SCORE = "score"
    """Claiming a task, or choosing the colour of an odd common piece."""
    OVER = "over"

    __hash__ = str.__hash__  # that of enums is many times slower, and these are asked for with every decision


class EndReason(StrEnum):
    """What has triggered the end."""

    NONE = ""
    DECK = "deck"
    POINTS = "points"


@position
class Position(BaseState[Choice], Stacked):
    cards: Annotated[CardSet, CARD_SET]
    """Of which all numbers of cards and tasks are."""
    table: Table
    """What never changes during a match."""
    dealer: DealerState
    """The state of the dealer; hidden from everybody."""

    pieces: list[SquareSet]
    two_faced: list[Count]
    """Supply of two-faced pieces, by side."""
    legendary: list[Count]
    """Supply of legendary pieces, by side."""
    gateway: SquareSet
    """The piece that carries the Gateway marker, as a set of squares (NV-2)."""
    extras: Extras
    """What the expansion schools add."""

    hands: list[Cards]
    """Beings in hand, by seat."""
    legends: list[Cards]
    """Legends in hand, by seat."""
    flares: list[Cards]
    """Flares in hand, by seat."""
    decks: Annotated[list[Deck], DECKS]
    """The seats' decks, then legends, flares and tasks (see `Table`)."""
    piles: list[Cards]
    """Discard piles, oldest first: the seats', then legends and flares."""

    tasks: Tasks
    """The current tasks; the next one lies face up on its deck."""
    claimed: list[Tasks]
    """Claimed tasks, by side."""
    points: list[Count]
    """Duel: by side. Melee: `points[seat * sides + colour]`. High Form: not used."""
    improvised: list[Bits]
    """By seat: the enemy colours already used for improvised summoning, as a set of bits."""

    phase: Phase
    turn: Count
    """Number of the turn, from 0."""
    active: Seat
    """The seat whose turn it is."""
    control: Seat
    """The seat that decides: the active one, or its teammate after passing control."""
    side: Annotated[int, ASIDE]
    """The side of the active seat, which it follows from."""
    actions: Count
    """Actions left."""
    discarded: bool
    """Whether the discard action was used this turn (TURN-2)."""
    destroyed: list[Count]
    """Enemy pieces destroyed this turn, as `pieces` is indexed."""
    summoned: Count
    summoned_legends: Count
    summoned_red: Count
    summoned_green: Count
    extra_beings: Count
    """Extra cards to draw at the end of the turn (EFF-6)."""
    extra_legends: Count
    another_turn: bool
    """The active player takes another turn after this one."""
    extra_turn: bool
    """This turn is an extra one."""
    borrow: bool
    """The next summoning of this turn may count an enemy piece as own."""

    end_by: SeatOrNobody
    """The seat whose turn triggered the end; -1 before."""
    end_reason: EndReason
    last_turns: Count
    """Turns still to be played after the end was triggered (END-4)."""
    resigning: Bits
    """Seats that would resign and wait for their teammate's word, as a set of bits (END-5)."""
    result: Outcome | None

    stack: Annotated[list[SavedFrame], COPIED]
    """Effects in progress, the innermost last."""
    offered: Annotated[list[Choice] | None, ASIDE]
    """The options of the current request, once worked out."""
    log: Annotated[list[Event] | None, DROPPED]
    """Where events go; None when nobody listens."""

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
        occupied = 0
        for mask in self.pieces:
            occupied |= mask
        return occupied

    def piece_at(self, square: int) -> int:
        """The index into `pieces` of what stands there (3 * side + rank), or -1."""
        for index, mask in enumerate(self.pieces):
            if mask >> square & 1:
                return index
        return -1
