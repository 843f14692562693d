"""Choices of the native engine, each one number, as the choices of the rules and back."""

from __future__ import annotations

from collections.abc import Callable

from arenarium.games.barracks.state.choices import (
    NOBODY,
    PASS,
    Choice,
    Draw,
    Nobody,
    Order,
    Orders,
    Pass,
    Pick,
    Send,
    Target,
    Use,
    Wait,
    Withdraw,
)
from arenarium.native.numbers import Numbers

KIND_BITS, FIELD_BITS = 5, 8
"""As `choices.hpp` lays them out."""
_FIELD = (1 << FIELD_BITS) - 1


def reader(numbers: Numbers) -> Callable[[int], Choice]:
    """What makes choices of their numbers."""
    kinds, orders = numbers.names["choices"], numbers.names["orders"]

    def made(code: int) -> Choice:
        fields = [code >> KIND_BITS + FIELD_BITS * place & _FIELD for place in range(5)]
        match kinds[code & (1 << KIND_BITS) - 1]:
            case "Draw":
                return Draw(fields[0])
            case "Pick":
                return Pick(fields[0], fields[1], fields[2])
            case "Send":
                return Send(tuple(fields[1 : 1 + fields[0]]))
            case "Orders":
                of_each = zip(fields[1::2], fields[2::2], strict=True)
                return Orders(tuple(_order(orders[kind], value) for kind, value in of_each)[: fields[0]])
            case "Target":
                return Target(fields[0], fields[1])
            case "nobody":
                return NOBODY
        return PASS

    return made


def _order(kind: str, value: int) -> Order:
    match kind:
        case "Use":
            return Use(value)
        case "Withdraw":
            return Withdraw(value)
    return Wait()


def code_of(numbers: Numbers, choice: Choice) -> int:
    """The number of a choice."""
    name, fields = type(choice).__name__, [int(field) for field in choice[:-1] if isinstance(field, int)]
    match choice:
        case Nobody() | Pass():
            name = choice.verb
        case Send(slots):
            fields = [len(slots), *slots]
        case Orders(orders):
            fields = [len(orders)]
            for order in orders:
                fields += [numbers("orders", type(order).__name__), 0 if isinstance(order, Wait) else order[0]]
    code = numbers("choices", name)
    for place, field in enumerate(fields):
        code |= field << KIND_BITS + FIELD_BITS * place
    return code
