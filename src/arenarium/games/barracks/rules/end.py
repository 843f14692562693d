"""END: when the game is over, and who has won."""

from __future__ import annotations

from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.outcome import Outcome
from arenarium.games.barracks.rules.setup import changed
from arenarium.games.barracks.state import events
from arenarium.games.barracks.state.position import NO_OFFERS, TIE, EndReason, Offer, Phase, Position
from arenarium.games.barracks.state.words import SEATS


def left(state: Position, seat: int) -> int:
    """How many warriors of a squad are not eliminated."""
    return sum(state.is_alive(soldier) for soldier in state.squads[seat])


def check_end(state: Position) -> None:
    """END-1, END-2: looked at as soon as warriors have left the battlefield, those who fall at one moment together."""
    if state.outcome is not None or (state.field[0] and state.field[1]):
        return
    standing = [left(state, seat) > 0 for seat in range(SEATS)]
    if not all(standing):
        finish(state, tuple(1 if stands or not any(standing) else 2 for stands in standing), EndReason.ELIMINATED)


def declarations(state: Position, seat: int) -> tuple[Declaration, ...]:
    """END-2: a player may resign. TURN-10: once the battle has begun, a draw may be offered, once a turn."""
    if not may_forfeit(state, seat):
        return ()
    if not state.turn:
        return (Declaration.RESIGN,)
    if state.draw_offers[1 - seat] == Offer.OPEN:
        return (Declaration.RESIGN, Declaration.ACCEPT_DRAW, Declaration.DECLINE_DRAW)
    match state.draw_offers[seat]:
        case Offer.NONE:
            return (Declaration.RESIGN, Declaration.OFFER_DRAW)
        case Offer.OPEN:
            return (Declaration.RESIGN, Declaration.WITHDRAW_DRAW)
    return (Declaration.RESIGN,)


def declare(state: Position, seat: int, declaration: Declaration) -> None:
    """What is among `declarations`."""
    match declaration:
        case Declaration.RESIGN:
            forfeit(state, seat, Forfeit.RESIGNED)
        case Declaration.OFFER_DRAW:
            state.draw_offers = changed(state.draw_offers, seat, Offer.OPEN)
            state.emit(events.DrawOffered(seat))
        case Declaration.WITHDRAW_DRAW:
            state.draw_offers = changed(state.draw_offers, seat, Offer.CLOSED)
            state.emit(events.DrawWithdrawn(seat))
        case Declaration.DECLINE_DRAW:
            state.draw_offers = changed(state.draw_offers, 1 - seat, Offer.CLOSED)
            state.emit(events.DrawDeclined(seat))
        case Declaration.ACCEPT_DRAW:
            state.emit(events.DrawAccepted(seat))
            finish(state, (1,) * SEATS, EndReason.DRAW_AGREED)


def may_forfeit(state: Position, seat: int) -> bool:
    return state.outcome is None and 0 <= seat < SEATS


def forfeit(state: Position, seat: int, reason: Forfeit) -> None:
    """The seat loses."""
    if reason is Forfeit.RESIGNED:
        state.emit(events.Resigned(seat))
    else:
        state.emit(events.Forfeited(seat, reason.value))
    finish(state, tuple(2 if loser == seat else 1 for loser in range(SEATS)), reason)


def finish(state: Position, ranking: tuple[int, ...], reason: EndReason | Forfeit) -> None:
    state.phase = Phase.OVER
    state.offered = None
    state.chosen = (None,) * SEATS
    state.queue = ()
    state.draw_offers = NO_OFFERS
    decided = TIE if ranking[0] == ranking[1] and reason != EndReason.DRAW_AGREED else reason.value
    scores = tuple(left(state, seat) for seat in range(SEATS))
    state.outcome = Outcome(ranking, scores, reason.value, decided)
    state.emit(events.GameOver(ranking, scores, reason.value, decided))
