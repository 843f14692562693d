"""What an effect in progress remembers: the registers of its frame, all plain numbers."""

from __future__ import annotations

from arenarium.cards.machine import Frame

(
    CARD,  # number of the card whose effect it is, or -1
    SELF,  # this being's piece, as a set of squares (tracked)
    AT,  # the summoning square
    MARKED,  # the marked squares
    ARROWS,  # the indicated directions
    USED,  # the pieces used for the summoning (tracked)
    IT,  # the piece of the act before (tracked)
    THERE,  # where "it" stood when it was chosen, or stands after its move
    IT_RANK,  # its rank then
    DIRECTION,  # the direction chosen or moved in
    DESTROYED,  # how many pieces the act destroyed
    POOL,  # pieces that may still be chosen (tracked)
    MOVER,  # the piece that makes all moves of the act (tracked)
    PICKED,  # squares already chosen
    COLOUR,  # side + 1 that the act is bound to; 0: none
    EACH,  # where a loop over colours stands: the last side + 1, or the digits of PLACED that are left
    PLACED,  # sides of pieces placed, as digits side + 1 in base 8, the first in the lowest
    COMBAT,  # combat moves left
    STANDARD,  # standard moves left
    SELF_MOVED,  # whether this being made one of the moves
    SECOND_MARKED,  # the squares marked in the second way
    ONTO,  # side + 1 of the piece destroyed by summoning this being onto it; 0: none
    KILLS,  # how many pieces the effect has destroyed so far
    LEFT,  # the square from which "it" was moved
    KEPT,  # whether the card stays somewhere else instead of being discarded
) = range(25)

NAMES = (
    "card", "self", "at", "marked", "arrows", "used", "it", "there", "it_rank", "direction", "destroyed", "pool",
    "mover", "picked", "colour", "each", "placed", "combat", "standard", "self_moved", "second_marked", "onto", "kills",
    "left", "kept",
)  # fmt: skip
SETS = frozenset((SELF, MARKED, SECOND_MARKED, USED, IT, POOL, MOVER, PICKED))
"""Registers that hold a set of squares."""
SQUARES = frozenset((AT, THERE, LEFT))
"""Registers that hold a square, or -1."""
TRACKED = (SELF, USED, IT, POOL, MOVER)
"""Registers that follow pieces when they move and forget them when they leave the board."""


NO_RANK = 3
"""In IT_RANK: there is no such piece."""


FRESH = tuple(-1 if index in (CARD, DIRECTION, *SQUARES) else 0 for index in range(len(NAMES)))
"""Nothing remembered; -1 is no card, no square and no direction."""


def fresh() -> list[int]:
    return list(FRESH)


def follow(stack: list[Frame], origin: int, target: int) -> None:
    """A piece has moved; both as sets of one square."""
    for frame in stack:
        registers = frame.vars
        for index in TRACKED:
            if registers[index] & origin:
                registers[index] = registers[index] & ~origin | target


def forget(stack: list[Frame], gone: int) -> None:
    """A piece has left the board."""
    for frame in stack:
        registers = frame.vars
        for index in TRACKED:
            if registers[index] & gone:
                registers[index] &= ~gone


def exchange(stack: list[Frame], one: int, other: int) -> None:
    """Two pieces have swapped their squares; both as sets of one square."""
    both = one | other
    for frame in stack:
        registers = frame.vars
        for index in TRACKED:
            if registers[index] & both not in (0, both):
                registers[index] ^= both
