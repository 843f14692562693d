"""EW: warp effects, played from the hand, and the pending being."""

from __future__ import annotations

from arenarium.games.tashkalar.cards.cards import CARDS, SCHOOLS, being
from arenarium.games.tashkalar.rules.choices import Choice, Warp
from arenarium.games.tashkalar.rules.programs import start_warp
from arenarium.games.tashkalar.state.extras import NONE
from arenarium.games.tashkalar.state.position import Position, without

_OF_SCHOOL = {
    school.id: frozenset(card for card in school.cards if being(card).warp_effect is not None)
    for school in SCHOOLS.values()
}
"""The cards of each school that have a warp effect."""


SCHOOLS_WITH_WARP = frozenset(school for school, cards in _OF_SCHOOL.items() if cards)


def _allowed(state: Position) -> bool:
    """EW-2, EW-4: not on the first turn, and not while a being is pending."""
    extras = state.extras
    first_turn = not state.extra_turn and state.turn - extras.extra_turns < state.table.seats
    return extras.pending[state.active] == NONE and not first_turn


def warp_options(state: Position) -> list[Choice]:
    with_warp = _OF_SCHOOL[state.table.schools[state.active]]
    if not with_warp or not _allowed(state):
        return []
    return [Warp(card) for card in state.hands[state.active] if card in with_warp]


def play(state: Position, card: int) -> None:
    """EW-3: the card is the pending being from now on, already while its warp effect is resolved."""
    seat = state.active
    state.hands[seat] = without(state.hands[seat], card)
    extras = state.extras.with_pending(seat, card)
    state.extras = extras._replace(warped=(*extras.warped, card))
    state.tell("warped", seat=seat, card=CARDS[card].name)
    start_warp(state, card)
