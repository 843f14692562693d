"""Choices of the native engine, each one number, as the choices of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arenarium.games.tashkalar.state import choices
from arenarium.games.tashkalar.state.choices import TARGET_VERBS, Choice

KIND_BITS, FIELD_BITS, COLOUR_BITS, SQUARE_BITS = 5, 8, 3, 7
"""As `choices.hpp` lays them out."""
_PLAIN = {choice.verb: choice for choice in (choices.FINISH, choices.DECLINE, choices.ACCEPT, choices.PASS)}


def reader(kinds: Sequence[str]) -> Callable[[int], Choice]:
    """What makes choices of their numbers; `kinds` are the names of the kinds in order."""

    def made(code: int) -> Choice:
        name = kinds[code & (1 << KIND_BITS) - 1]
        code >>= KIND_BITS
        first, second, third = (code >> FIELD_BITS * place & (1 << FIELD_BITS) - 1 for place in range(3))
        if name in _PLAIN:
            return _PLAIN[name]
        if name == "Summon":
            return _summon(first, second, third, code >> 3 * FIELD_BITS)
        if name == "Target":
            return choices.Target(first, TARGET_VERBS[second])
        kind = getattr(choices, name)
        numbers = (first, second, third)[: len(kind._fields) - 1]  # the last one is the verb
        choice: Choice = kind(*numbers)
        return choice

    return made


def _summon(card: int, at: int, facing: int, rest: int) -> choices.Summon:
    improvised = (rest & (1 << COLOUR_BITS) - 1) - 1
    rest >>= COLOUR_BITS
    thawing, rest = bool(rest & 1), rest >> 1
    borrowed = 0
    while rest:
        borrowed |= 1 << (rest & (1 << SQUARE_BITS) - 1) - 1
        rest >>= SQUARE_BITS
    return choices.Summon(card, at, facing, borrowed, improvised, thawing)
