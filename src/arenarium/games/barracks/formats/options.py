"""Choices as messages, for programs that show them: cards by name, slots and lines counted from 0 as in views.

Most follow from the fields of the choice. Those here also say what the choice means in the position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from arenarium.core.game import Option
from arenarium.games.barracks.rules.move import forecast
from arenarium.games.barracks.rules.order import priority
from arenarium.games.barracks.state.choices import CHOICE_KINDS, Choice, Order, Orders, Pick, Target, Use, Withdraw
from arenarium.games.barracks.state.events import DamagePart
from arenarium.games.barracks.state.position import Mover, Position
from arenarium.games.barracks.state.vocabulary import VOCABULARY


@dataclass(frozen=True, slots=True)
class PickOption:
    """A move card for a line of a warrior."""

    slot: int
    line: int
    move: str
    warrior: str
    verb: Literal["pick"] = "pick"


@dataclass(frozen=True, slots=True)
class UseOrder:
    """The warrior in a slot uses the move of a line."""

    slot: int
    line: int
    move: str
    priority: int
    """Of the move (TURN-6), with what its user's ability changes."""
    verb: Literal["use"] = "use"


@dataclass(frozen=True, slots=True)
class WithdrawOrder:
    """The warrior in a slot goes back, and another one comes."""

    slot: int
    instead: int
    verb: Literal["withdraw"] = "withdraw"


@dataclass(frozen=True, slots=True)
class WaitOrder:
    """The warrior in a slot can do nothing."""

    slot: int
    verb: Literal["wait"] = "wait"


OrderOption: TypeAlias = UseOrder | WithdrawOrder | WaitOrder


@dataclass(frozen=True, slots=True)
class OrdersOption:
    """What each own warrior on the battlefield does, as they stand."""

    orders: tuple[OrderOption, ...]
    verb: Literal["orders"] = "orders"


@dataclass(frozen=True, slots=True)
class TargetOption:
    """Whom the move hits, and what the blow would do; nothing of the effects that come after it."""

    seat: int
    slot: int
    warrior: str
    hearts: int | None = None
    """Hit points before the blow; None for a move without damage."""
    left: int | None = None
    """And after it."""
    parts: tuple[tuple[DamagePart, int], ...] | None = None
    """What the damage is made of."""
    verb: Literal["target"] = "target"


_BY_HAND = {Pick: PickOption, Orders: OrdersOption, Target: TargetOption}
OPTIONS: tuple[type, ...] = tuple(_BY_HAND.get(kind, message) for kind, message in CHOICE_KINDS.messages.items())
"""The class of each kind of option."""


def option_of(state: Position, seat: int, choice: Choice) -> Option:
    """An option of a seat as a message."""
    match choice:
        case Pick(slot, line, move):
            return PickOption(slot, line, state.cards.moves[move].name, state.name((seat, slot)))
        case Orders(orders):
            slots = state.field[seat]
            return OrdersOption(
                tuple(_order(state, seat, slot, order) for slot, order in zip(slots, orders, strict=True))
            )
        case Target(target_seat, slot):
            return _target(state, target_seat, slot)
    return VOCABULARY(state.cards).choices.option(choice)


def _order(state: Position, seat: int, slot: int, order: Order) -> OrderOption:
    match order:
        case Use(line):
            move = state.cards.moves[state.squads[seat][slot].moves[line]].name
            return UseOrder(slot, line, move, priority(state, Mover(seat, slot, line)))
        case Withdraw(instead):
            return WithdrawOrder(slot, instead)
    return WaitOrder(slot)


def _target(state: Position, seat: int, slot: int) -> TargetOption:
    name = state.name((seat, slot))
    expected = forecast(state, (seat, slot))
    if expected is None:
        return TargetOption(seat, slot, name)
    number, parts = expected
    hearts = state.hearts(state.soldier((seat, slot)))
    return TargetOption(seat, slot, name, hearts, max(0, hearts - number), tuple(parts))
