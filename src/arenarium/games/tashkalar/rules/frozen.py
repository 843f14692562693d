"""EF: frozen effects. Where a card goes after its summoning, thawing it, and what becomes of an older one."""

from __future__ import annotations

from arenarium.cards.machine import Do, Frame, Program, Resolver
from arenarium.games.tashkalar.rules.effects.cards import to_pile
from arenarium.games.tashkalar.rules.programs import frozen_key, register, start
from arenarium.games.tashkalar.state import events
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.choices import ANSWERS, Choice, Keep, Thaw
from arenarium.games.tashkalar.state.events import DiscardedFor
from arenarium.games.tashkalar.state.frames import PROGRAMS
from arenarium.games.tashkalar.state.numbers import NO_CARD
from arenarium.games.tashkalar.state.position import Position
from arenarium.games.tashkalar.state.requests import RequestKind


def freeze(state: Position, card: int) -> None:
    """EF-2, EF-6: the card stays in play; of two of them the player keeps one."""
    if state.extras.frozen[state.active] == NO_CARD:
        _keep(state, card)
    else:
        start(state, KEEP_ONE, {reg.CARD: card})


def _keep(state: Position, card: int) -> None:
    state.extras = state.extras.with_frozen(state.active, card)
    state.emit(events.Frozen(state.active, state.cards.names[card]))


class _KeepOne(Resolver[Position]):
    """EF-6: the other goes to the discard pile without being resolved."""

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        return [Keep(state.extras.frozen[state.active]), Keep(frame.vars[reg.CARD])]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Keep)
        older, newer = state.extras.frozen[state.active], frame.vars[reg.CARD]
        if choice.card == newer:
            _keep(state, newer)
        to_pile(state, older if choice.card == newer else newer, DiscardedFor.DISPLACED)


KEEP_ONE: Program[Position] = register(
    Program(RequestKind.KEEP_ONE.value, [Do(_KeepOne(), False, ANSWERS)], owned=False)
)


def thaw_options(state: Position) -> list[Choice]:
    """EF-4: in a free moment of the player's own turn. What is thawed with a summoning is offered with it (EF-14)."""
    card = state.extras.frozen[state.active]
    return [Thaw(card)] if card != NO_CARD and not state.cards.being(card).thaws_with_summoning else []


def thaw(state: Position, card: int) -> None:
    """EF-5: resolve the frozen effect, then discard the card."""
    _take_up(state, card)
    start(state, PROGRAMS(state.cards)[frozen_key(state.cards.names[card])], {reg.CARD: card})


def after_thawing(state: Position, frame: Frame) -> None:
    to_pile(state, frame.vars[reg.CARD], DiscardedFor.RESOLVED)


def spend(state: Position) -> None:
    """EF-14: the frozen card is thawed together with a summoning."""
    card = state.extras.frozen[state.active]
    _take_up(state, card)
    to_pile(state, card, DiscardedFor.RESOLVED)


def _take_up(state: Position, card: int) -> None:
    state.extras = state.extras.with_frozen(state.active, NO_CARD)
    state.emit(events.Thawed(state.active, state.cards.names[card]))
