"""Choices as plain data, for programs that show them: cards by name, slots and lines counted from 0 as in views."""

from __future__ import annotations

from typing import Any

from arenarium.games.barracks.cards.cards import MOVES
from arenarium.games.barracks.state.choices import Choice, Draw, Order, Orders, Pick, Send, Target, Use, Withdraw
from arenarium.games.barracks.state.position import Position


def facts_of(state: Position, seat: int, choice: Choice) -> dict[str, Any]:
    """An option of a seat as data, ready for JSON."""
    return {"verb": choice.verb, **_details(state, seat, choice)}


def _details(state: Position, seat: int, choice: Choice) -> dict[str, Any]:
    match choice:
        case Draw(level):
            return {"level": level}
        case Pick(slot, line, move):
            return {"slot": slot, "line": line, "move": MOVES[move].name, "warrior": state.name((seat, slot))}
        case Send(slots):
            return {"slots": list(slots)}
        case Orders(orders):
            given = zip(state.field[seat], orders, strict=True)
            return {"orders": [_order(state, seat, slot, order) for slot, order in given]}
        case Target(whose, slot):
            return {"seat": whose, "slot": slot, "warrior": state.name((whose, slot))}
    return {}


def _order(state: Position, seat: int, slot: int, order: Order) -> dict[str, Any]:
    """What one warrior on the battlefield is to do."""
    told: dict[str, Any] = {"slot": slot, "verb": order.verb}
    match order:
        case Use(line):
            told |= {"line": line, "move": MOVES[state.squads[seat][slot].moves[line]].name}
        case Withdraw(instead):
            told["instead"] = instead
    return told
