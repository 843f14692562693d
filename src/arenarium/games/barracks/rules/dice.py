"""All chance of a battle: dice, rolled by the dealer and shown to everybody."""

from __future__ import annotations

from arenarium.core.dealer import Dealer
from arenarium.games.barracks.state.events import DieReason, DieRolled
from arenarium.games.barracks.state.position import Position

SIDES = 6


def roll(state: Position, why: DieReason, chance: int = 0) -> int:
    """`chance`: with it or less something happens; 0 if the die decides something else."""
    dealer = Dealer(state.dealer)
    value = dealer.below(SIDES) + 1
    state.dealer = dealer.state
    if state.log is not None:
        state.emit(DieRolled(value, why, chance or None))
    return value


def happens(state: Position, chance: int, why: DieReason) -> bool:
    """MOVE-6: "X/6 chance": it happens on X or less."""
    return roll(state, why, chance) <= chance


def one_of(state: Position, number: int) -> int:
    """TURN-7: which of 2, 3 or 4 is first."""
    if number == 2:
        return roll(state, "first") % 2
    if number == 3:
        return (roll(state, "first") - 1) // 2
    while True:
        value = roll(state, "first")
        if value <= number:
            return value - 1
