"""What the expansion schools add to the table: cards in play, a piece on a card, marks that last.

One value that is never changed, only replaced: a game without these schools carries it along at no cost.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from arenarium.games.tashkalar.state.numbers import (
    NO_CARD,
    BeingNumber,
    Bits,
    CardNumber,
    Count,
    OptionalBeing,
    PieceNumber,
)


class HeldPiece(NamedTuple):
    """A piece that lies on a card (EW-14)."""

    card: BeingNumber
    piece: PieceNumber
    """Its owner and rank, as `Position.pieces` is indexed."""
    gateway: bool
    """It is the Gateway again when it comes back (NV-9)."""


class Extras(NamedTuple):
    frozen: tuple[OptionalBeing, ...]
    """By seat: the frozen card, or none (EF-2)."""
    pending: tuple[OptionalBeing, ...]
    """By seat: the pending being, or none (EW-3)."""
    removed: tuple[tuple[Count, Count], ...]
    """By side: two-faced and legendary pieces that are out of the game (EF-13)."""
    held: tuple[HeldPiece, ...] = ()
    slowed: Bits = 0
    """The sides with one action fewer on their next turn, as a set of bits (EF-12)."""
    extra_turns: Count = 0
    """How many of the turns so far were extra ones, to know whose first turn it is (EW-2)."""

    # until the end of the turn
    next_colour: Count = 0
    """Side + 1 whose pieces the next summoning uses instead of own ones; 0: none (NV-12)."""
    next_empty: Count = 0
    """How many empty squares the next summoning may count as common pieces (EW-16)."""
    counted_more: Count = 0
    """How many times more each destroyed enemy piece counts (EW-17)."""
    warped: tuple[CardNumber, ...] = ()
    """Cards whose warp effects were played this turn."""

    def with_frozen(self, seat: int, card: int) -> Extras:
        return self._replace(frozen=_with(self.frozen, seat, card))

    def with_pending(self, seat: int, card: int) -> Extras:
        return self._replace(pending=_with(self.pending, seat, card))

    def after_summoning(self) -> Extras:
        """What was meant for the next summoning is used up."""
        if self.next_colour or self.next_empty:
            return self._replace(next_colour=0, next_empty=0)
        return self

    def after_turn(self) -> Extras:
        """What lasts until the end of the turn is over."""
        if self.counted_more or self.warped or self.next_colour or self.next_empty:
            return self._replace(counted_more=0, warped=(), next_colour=0, next_empty=0)
        return self

    def without_held(self, piece: HeldPiece) -> Extras:
        """One such piece less."""
        index = self.held.index(piece)
        return self._replace(held=self.held[:index] + self.held[index + 1 :])

    def held_on(self, card: int) -> HeldPiece | None:
        return next((held for held in self.held if held.card == card), None)


def _with(cards: tuple[int, ...], seat: int, card: int) -> tuple[int, ...]:
    return (*cards[:seat], card, *cards[seat + 1 :])


@cache
def nothing(seats: int, sides: int) -> Extras:
    """The table of a match that has just begun."""
    return Extras((NO_CARD,) * seats, (NO_CARD,) * seats, ((0, 0),) * sides)
