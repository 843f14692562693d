"""What an effect in progress remembers: the registers of its frame, all plain numbers."""

from __future__ import annotations

from arenarium.script.machine import Frame

(
    CARD,  # number of the card
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
) = range(20)

NAMES = (
    "card", "self", "at", "marked", "arrows", "used", "it", "there", "it_rank", "direction", "destroyed", "pool",
    "mover", "picked", "colour", "each", "placed", "combat", "standard", "self_moved",
)  # fmt: skip
SETS = frozenset((SELF, MARKED, USED, IT, POOL, MOVER, PICKED))
"""Registers that hold a set of squares."""
SQUARES = frozenset((AT, THERE))
"""Registers that hold a square, or -1."""
TRACKED = (SELF, USED, IT, POOL, MOVER)
"""Registers that follow pieces when they move and forget them when they leave the board."""


def fresh() -> list[int]:
    """Nothing remembered; -1 is no square and no direction."""
    registers = [0] * len(NAMES)
    registers[AT] = registers[THERE] = registers[DIRECTION] = -1
    return registers


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
