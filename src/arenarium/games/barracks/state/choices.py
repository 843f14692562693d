"""The answers a seat can give. Plain tuples: cheap to make, compare and hash. `notation` says them in words."""

from __future__ import annotations

from typing import NamedTuple


class Draw(NamedTuple):
    """Recruit a warrior from the stack of a level (SET-3)."""

    level: int
    verb: str = "draw"


class Pick(NamedTuple):
    """Take a move card for a line of a warrior of the squad (SET-4)."""

    slot: int
    line: int
    move: int
    verb: str = "pick"


class Send(NamedTuple):
    """Send warriors from the barracks to the battlefield (TURN-2, TURN-9)."""

    slots: tuple[int, ...]
    verb: str = "send"


class Use(NamedTuple):
    """An order: the move card of a line (TURN-3)."""

    line: int
    verb: str = "use"


class Withdraw(NamedTuple):
    """An order: back to the barracks, and who comes instead (TURN-4)."""

    slot: int
    verb: str = "withdraw"


class Wait(NamedTuple):
    """An order for a warrior that has no move card and nobody to replace it (SET-7)."""

    verb: str = "wait"


Order = Use | Withdraw | Wait


class Orders(NamedTuple):
    """What each own warrior on the battlefield does this turn, in the order in which they stand."""

    orders: tuple[Order, ...]
    verb: str = "orders"


class Target(NamedTuple):
    """Whom a move with one icon hits (MOVE-2)."""

    seat: int
    slot: int
    verb: str = "target"


class Plain(NamedTuple):
    """An answer that needs no more than its verb."""

    verb: str


PASS = Plain("pass")
"""No more recruiting."""
NOBODY = Plain("nobody")
"""The answer to whom a move with one icon hits, if no enemy is on the battlefield (MOVE-2)."""

Choice = Draw | Pick | Send | Orders | Target | Plain
