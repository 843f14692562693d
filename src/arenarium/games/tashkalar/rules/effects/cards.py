"""Acts upon cards: discard, recover, freeze, copy, put under the deck."""

from __future__ import annotations

from arenarium.cards.machine import Frame, Resolver
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import Held, WarpOf
from arenarium.games.tashkalar.rules.effects.actions import AutomaticResolver
from arenarium.games.tashkalar.rules.programs import start_warp
from arenarium.games.tashkalar.state import events
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.choices import DISCARDS, Choice, Copy, Discard, Freeze, Recover
from arenarium.games.tashkalar.state.events import DiscardedFor
from arenarium.games.tashkalar.state.numbers import NO_CARD
from arenarium.games.tashkalar.state.position import Position, without


def to_pile(state: Position, card: int, why: DiscardedFor) -> None:
    """A card of the active player goes on top of its discard pile."""
    table, cards = state.table, state.cards
    place = state.active
    if card in cards.all_legends:
        place = table.legends_deck
    elif card in cards.all_flares:
        place = table.flares_deck
    state.piles[place] = (*state.piles[place], card)
    if state.log is not None:
        state.emit(events.CardDiscarded(state.active, state.cards.names[card], why))


def put_on_deck(state: Position, card: int) -> None:
    """A card of the player's discard pile, which is public, goes on top of the deck, where everybody knows it."""
    seat = state.active
    state.piles[seat] = without(state.piles[seat], card)
    state.decks[seat] = state.decks[seat].with_on_top(card, state.table.everybody)
    state.emit(events.Recovered(seat, state.cards.names[card]))


class RecoverCard(Resolver[Position]):
    def __init__(self, node: tree.RecoverCard) -> None: ...

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        return [Recover(card) for card in sorted(set(state.piles[state.active]))]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Recover)
        put_on_deck(state, choice.card)


class RecoverTop(AutomaticResolver):
    def __init__(self, node: tree.RecoverTop) -> None: ...

    def possible(self, state: Position, frame: Frame) -> bool:
        return bool(state.piles[state.active])

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        put_on_deck(state, state.piles[state.active][-1])


class PutUnder(AutomaticResolver):
    """NV-11."""

    def __init__(self, node: tree.PutUnder) -> None: ...

    def possible(self, state: Position, frame: Frame) -> bool:
        return bool(state.decks[state.active].cards) and not frame.vars[reg.KEPT]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        card, seat = frame.vars[reg.CARD], state.active
        frame.vars[reg.KEPT] = 1
        state.decks[seat] = state.decks[seat].with_under(card, state.table.everybody)
        state.emit(events.PutUnder(seat, state.cards.names[card]))


# ---------------------------------------------------------------------------------------------------------- discarding


def discard_held(node: tree.DiscardHeld) -> Resolver[Position]:
    if node.what is Held.LEGENDS:
        return DiscardLegends()
    if node.what is Held.PENDING:
        return DiscardPending()
    return DiscardOne(flares_only=node.what is Held.FLARE)


class DiscardOne(Resolver[Position]):
    """One card of the hand. After control was passed the player whose cards they are still chooses (PASS-2): teammates
    do not see each other's beings and flares (INFO-1)."""

    def __init__(self, flares_only: bool) -> None:
        self._flares_only = flares_only

    def asked_of_owner(self, state: Position) -> bool:
        return state.control != state.active

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        seat = state.active
        cards = list(state.flares[seat])
        if not self._flares_only:
            cards += state.legends[state.control]
            cards += state.hands[seat]
        discards = DISCARDS(state.cards)
        return [discards[card] for card in sorted(set(cards))]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        card, seat = choice.card, state.active
        if card in state.cards.all_legends:
            state.legends[state.control] = without(state.legends[state.control], card)
        elif card in state.cards.all_flares:
            state.flares[seat] = without(state.flares[seat], card)
        else:
            state.hands[seat] = without(state.hands[seat], card)
        to_pile(state, card, DiscardedFor.EFFECT)


class DiscardLegends(AutomaticResolver):
    """EW-18. In team play the player in control holds them."""

    def possible(self, state: Position, frame: Frame) -> bool:
        return bool(state.legends[state.control])

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        cards = state.legends[state.control]
        state.legends[state.control] = ()
        for card in cards:
            to_pile(state, card, DiscardedFor.EFFECT)


def _loose_pending(state: Position) -> bool:
    """Whether there is a pending being that can leave without being summoned (EW-7)."""
    card = state.extras.pending[state.active]
    return card != NO_CARD and not state.cards.being(card).bound


class DiscardPending(AutomaticResolver):
    """EW-7."""

    def possible(self, state: Position, frame: Frame) -> bool:
        return _loose_pending(state)

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        card = state.extras.pending[state.active]
        state.extras = state.extras.with_pending(state.active, NO_CARD)
        to_pile(state, card, DiscardedFor.EFFECT)


class TakeBackPending(AutomaticResolver):
    """EW-7."""

    def __init__(self, node: tree.TakeBackPending) -> None: ...

    def possible(self, state: Position, frame: Frame) -> bool:
        return _loose_pending(state)

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        seat = state.active
        card = state.extras.pending[seat]
        state.extras = state.extras.with_pending(seat, NO_CARD)
        state.hands[seat] = (*state.hands[seat], card)
        state.emit(events.TakenBack(seat, state.cards.names[card]))


# ------------------------------------------------------------------------------------------------- freezing and copying


class FreezeCard(Resolver[Position]):
    """EF-6: the recovered card stays, an older one is discarded."""

    def __init__(self, node: tree.FreezeCard) -> None: ...

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        cards = sorted(set(state.piles[state.active]))
        return [Freeze(card) for card in cards if state.cards.being(card).frozen_effect is not None]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Freeze)
        seat = state.active
        state.piles[seat] = without(state.piles[seat], choice.card)
        older = state.extras.frozen[seat]
        if older != NO_CARD:
            to_pile(state, older, DiscardedFor.DISPLACED)
        state.extras = state.extras.with_frozen(seat, choice.card)
        state.emit(events.Frozen(seat, state.cards.names[choice.card]))


def _can_be_copied(state: Position, card: int) -> bool:
    being = state.cards.being(card)
    return being.warp_effect is not None and not being.bound


def copy_warp(node: tree.CopyWarp) -> Resolver[Position]:
    return CopyFromPile() if node.of is WarpOf.PILE else CopyWarp(node.of)


def _copy(state: Position, card: int) -> None:
    """EW-11: nothing becomes pending, and it was not played."""
    state.emit(events.Copied(state.cards.names[card]))
    start_warp(state, card)


class CopyWarp(AutomaticResolver):
    """The warp effect of the pending being, or of this card."""

    def __init__(self, of: WarpOf) -> None:
        self._of = of

    def _card(self, state: Position, frame: Frame) -> int:
        return state.extras.pending[state.active] if self._of is WarpOf.PENDING else frame.vars[reg.CARD]

    def possible(self, state: Position, frame: Frame) -> bool:
        card = self._card(state, frame)
        return card != NO_CARD and _can_be_copied(state, card)

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        _copy(state, self._card(state, frame))


class CopyFromPile(Resolver[Position]):
    def options(self, state: Position, frame: Frame) -> list[Choice]:
        return [Copy(card) for card in sorted(set(state.piles[state.active])) if _can_be_copied(state, card)]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Copy)
        _copy(state, choice.card)
