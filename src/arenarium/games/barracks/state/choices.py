"""The answers a seat can give. Plain tuples: cheap to make, compare and hash. How they are written follows from their
fields."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from arenarium.core.choices import ChoiceKinds, written
from arenarium.core.names import Several, Spelled
from arenarium.core.plain import FromCards
from arenarium.games.barracks.state.words import SLOT, Level, Line, MoveNumber, Seat, Slot


class Draw(NamedTuple):
    """Recruit a warrior from the stack of a level (SET-3)."""

    level: Level
    verb: Literal["draw"] = "draw"


class Pick(NamedTuple):
    """Take a move card for a line of a warrior of the squad (SET-4)."""

    slot: Slot
    line: Line
    move: MoveNumber
    verb: Literal["pick"] = "pick"


@written("send[ {slots}]")
class Send(NamedTuple):
    """Send warriors from the barracks to the battlefield (TURN-2, TURN-9)."""

    slots: Annotated[tuple[int, ...], Several("slots", SLOT)] = ()
    verb: Literal["send"] = "send"


class Use(NamedTuple):
    """An order: the move card of a line (TURN-3)."""

    line: Line
    verb: Literal["use"] = "use"


class Withdraw(NamedTuple):
    """An order: back to the barracks, and who comes instead (TURN-4)."""

    slot: Slot
    verb: Literal["withdraw"] = "withdraw"


class Wait(NamedTuple):
    """An order for a warrior that has no move card and nobody to replace it (SET-7)."""

    verb: Literal["wait"] = "wait"


Order: TypeAlias = Use | Withdraw | Wait
ORDER_KINDS: ChoiceKinds[Order] = ChoiceKinds("warrior's order", (Use, Withdraw, Wait))


def _say_orders(orders: tuple[Order, ...]) -> str:
    return ", ".join(ORDER_KINDS.say(order) for order in orders)


def _read_orders(text: str) -> tuple[Order, ...]:
    return tuple(ORDER_KINDS.read(order) for order in text.split(","))


class Orders(NamedTuple):
    """What each own warrior on the battlefield does this turn, in the order in which they stand."""

    orders: Annotated[tuple[Order, ...], Spelled("orders", _say_orders, _read_orders, pattern=".+")]
    verb: Literal["orders"] = "orders"


class Target(NamedTuple):
    """Whom a move with one icon hits (MOVE-2)."""

    seat: Seat
    slot: Slot
    verb: Literal["target"] = "target"


@written("target none")
class Nobody(NamedTuple):
    """The answer to whom a move with one icon hits, if no enemy is on the battlefield (MOVE-2)."""

    verb: Literal["nobody"] = "nobody"


class Pass(NamedTuple):
    """No more recruiting (SET-3)."""

    verb: Literal["pass"] = "pass"


PASS = Pass()
NOBODY = Nobody()

Choice: TypeAlias = Draw | Pick | Send | Orders | Target | Nobody | Pass
CHOICE_KINDS: ChoiceKinds[Choice] = ChoiceKinds("choice", (Draw, Pick, Send, Orders, Nobody, Target, Pass))


"""What kinds there are. To say and read them, ask the `vocabulary` of the cards."""

SECRET_CHOICE = FromCards("choice")
SecretChoice: TypeAlias = Annotated[Choice, SECRET_CHOICE]
"""A choice in the data of a position: its notation."""
