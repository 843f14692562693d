"""DRAW: refilling hands at the end of a turn."""

from __future__ import annotations

from dataclasses import replace

from arenarium.core.dealer import Dealer
from arenarium.games.tashkalar.state import events
from arenarium.games.tashkalar.state.events import Stock
from arenarium.games.tashkalar.state.forms import HAND_BEINGS, HAND_FLARES, HAND_LEGENDS, SIDEWAYS
from arenarium.games.tashkalar.state.position import Position, face_down


def refill(state: Position) -> None:
    """DRAW-1, DRAW-2, EFF-6, EFF-7."""
    table, seat = state.table, state.active
    holder = seat
    if table.teams:
        # DRAW-2: the legends go to the teammate, who draws to the limit
        holder = table.teammate(seat)
        hand_over_legends(state, seat, holder)
    legends = max(HAND_LEGENDS - len(state.legends[holder]), 0) + state.extra_legends
    flares = max(HAND_FLARES - len(state.flares[seat]), 0)
    held = len(state.hands[seat]) + (state.extras.pending[seat] >= 0)  # EW-5
    beings = max(HAND_BEINGS - held, 0) + state.extra_beings
    state.flares[seat] += _draw(state, table.flares_deck, flares, seat, Stock.FLARES)
    state.legends[holder] += _draw(state, table.legends_deck, legends, holder, Stock.LEGENDS)
    state.hands[seat] += _draw(state, seat, beings, seat, Stock.BEINGS)


def hand_over_legends(state: Position, giver: int, taker: int) -> None:
    """Give all legends to the teammate (PASS-1, DRAW-2); only the two of them know which."""
    given = state.legends[giver]
    if not given:
        return
    state.legends[taker] += given
    state.legends[giver] = ()
    if state.log is not None:
        public = events.LegendsHanded(giver, taker, len(given))
        private = replace(public, cards=tuple(state.cards.names[card] for card in given))
        state.emit_to(frozenset(state.table.sees_legends_of(giver)), private, public)


def _draw(state: Position, place: int, number: int, seat: int, what: Stock) -> tuple[int, ...]:
    """DRAW-3, DRAW-4: draw as many as there are; legends and flares are reshuffled, a being deck never is."""
    if not number:
        return ()
    drawn: list[int] = []
    for _ in range(number):
        if place >= state.table.seats:
            reshuffle_if_empty(state, place, what)
        deck = state.decks[place]
        if not deck.cards:
            break
        drawn.append(deck.cards[0])
        state.decks[place] = deck.drawn()
    if place >= state.table.seats:
        reshuffle_if_empty(state, place, what)
    if drawn and state.log is not None:
        public = events.Drawn(seat, what, len(drawn))
        private = replace(public, cards=tuple(state.cards.names[card] for card in drawn))
        knowers = state.table.sees_legends_of(seat) if what is Stock.LEGENDS else (seat,)
        state.emit_to(frozenset(knowers), private, public)
    return tuple(drawn)


def reshuffle_if_empty(state: Position, place: int, what: Stock) -> None:
    """DRAW-3: a deck that has run out is made again from its discard pile."""
    pile = state.piles[place]
    if state.decks[place].cards or not pile:
        return
    dealer = Dealer(state.dealer)
    # the order of the pile, which is no secret, must not matter for what comes out
    state.decks[place] = face_down(dealer.shuffled(sorted(pile)))
    state.dealer = dealer.state
    state.piles[place] = ()
    state.emit(events.Reshuffled(what, len(pile)))


def deck_has_run_out(state: Position, seat: int) -> bool:
    """END-1: the last card of a player's deck is drawn; in team play the last one that is not sideways."""
    return len(state.decks[seat].cards) <= (SIDEWAYS if state.table.teams else 0)
