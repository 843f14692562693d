"""EW: warp effects, played from the hand, and the pending being."""

from __future__ import annotations

from arenarium.cards.card_set import Derived
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.rules.programs import start_warp
from arenarium.games.tashkalar.state import events
from arenarium.games.tashkalar.state.choices import Choice, Warp
from arenarium.games.tashkalar.state.numbers import NO_CARD
from arenarium.games.tashkalar.state.position import Position, without

_WITH_WARP: Derived[CardSet, dict[str, frozenset[int]]] = Derived(
    lambda cards: {
        school.id: frozenset(card for card in school.cards if cards.being(card).warp_effect is not None)
        for school in cards.schools.values()
    }
)
"""By school: its cards that have a warp effect."""


def _allowed(state: Position) -> bool:
    """EW-2, EW-4: not on the first turn, and not while a being is pending."""
    extras = state.extras
    first_turn = not state.extra_turn and state.turn - extras.extra_turns < state.table.seats
    return extras.pending[state.active] == NO_CARD and not first_turn


def warp_options(state: Position) -> list[Choice]:
    with_warp = _WITH_WARP(state.cards)[state.table.schools[state.active]]
    if not with_warp or not _allowed(state):
        return []
    return [Warp(card) for card in state.hands[state.active] if card in with_warp]


def play(state: Position, card: int) -> None:
    """EW-3: the card is the pending being from now on, already while its warp effect is resolved."""
    seat = state.active
    state.hands[seat] = without(state.hands[seat], card)
    extras = state.extras.with_pending(seat, card)
    state.extras = extras._replace(warped=(*extras.warped, card))
    state.emit(events.Warped(seat, state.cards.names[card]))
    start_warp(state, card)
