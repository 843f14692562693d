"""How long a battle may last before a computer player presses for an end.

Two sides that heal each other faster than they are hurt would never come to one, each turn's best choice being to hold
out. Nobody is made to lose by it: what harms the other side only begins to count for more than what helps its own. In
the end nothing else counts, so that of two blows that wound alike the one that heals its warrior is no better, and is
not always chosen.
"""

from __future__ import annotations

PRESSURE = 0.9
"""What the wounds of the other side count beside the chance to win when a player has lost patience."""
PATIENCE = 20
"""Turns in which there is no hurry; after as many more, holding out counts for little."""
LAST_STRAW = 60
"""From this turn on holding out counts for nothing."""


def patience(turn: int) -> float:
    """How much holding out counts in a turn: 1 at first, 0 in the end."""
    return max(0.0, min(1.0, 2 - turn / PATIENCE))


def pressure(turn: int) -> float:
    """What the wounds of the other side count in a turn beside the chance to win."""
    return 1.0 if turn >= LAST_STRAW else PRESSURE * (1 - patience(turn))
