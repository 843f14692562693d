"""Acts upon cards: discard, recover, freeze, copy, put under the deck."""

from __future__ import annotations

from arenarium.cards.machine import Frame, Resolver
from arenarium.games.tashkalar.cards.cards import CARDS, FLARES, LEGENDS, being
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import Held, WarpOf
from arenarium.games.tashkalar.rules.choices import DISCARDS, Choice, Copy, Discard, Freeze, Recover
from arenarium.games.tashkalar.rules.effects.actions import Happening
from arenarium.games.tashkalar.rules.programs import start_warp
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.extras import NONE
from arenarium.games.tashkalar.state.position import Position, without

_LEGENDS, _FLARES = frozenset(LEGENDS), frozenset(FLARES)


def to_pile(state: Position, card: int, why: str) -> None:
    """A card of the active player goes on top of its discard pile."""
    table = state.table
    place = table.legends_deck if card in _LEGENDS else table.flares_deck if card in _FLARES else state.active
    state.piles[place] = (*state.piles[place], card)
    state.tell("card-discarded", seat=state.active, card=CARDS[card].name, why=why)


def put_on_deck(state: Position, card: int) -> None:
    """A card of the player's discard pile, which is public, goes on top of the deck, where everybody knows it."""
    seat = state.active
    state.piles[seat] = without(state.piles[seat], card)
    state.decks[seat] = state.decks[seat].with_on_top(card, state.table.everybody)
    state.tell("recovered", seat=seat, card=CARDS[card].name)


class RecoverCard(Resolver[Position]):
    def __init__(self, node: tree.RecoverCard) -> None: ...

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        return [Recover(card) for card in sorted(set(state.piles[state.active]))]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Recover)
        put_on_deck(state, choice.card)


class RecoverTop(Happening):
    def __init__(self, node: tree.RecoverTop) -> None: ...

    def possible(self, state: Position, frame: Frame) -> bool:
        return bool(state.piles[state.active])

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        put_on_deck(state, state.piles[state.active][-1])


class PutUnder(Happening):
    """NV-11."""

    def __init__(self, node: tree.PutUnder) -> None: ...

    def possible(self, state: Position, frame: Frame) -> bool:
        return bool(state.decks[state.active].cards) and not frame.vars[reg.KEPT]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        card, seat = frame.vars[reg.CARD], state.active
        frame.vars[reg.KEPT] = 1
        state.decks[seat] = state.decks[seat].with_under(card, state.table.everybody)
        state.tell("put-under", seat=seat, card=CARDS[card].name)


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
        return [DISCARDS[card] for card in sorted(set(cards))]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        card, seat = choice.card, state.active
        if card in _LEGENDS:
            state.legends[state.control] = without(state.legends[state.control], card)
        elif card in _FLARES:
            state.flares[seat] = without(state.flares[seat], card)
        else:
            state.hands[seat] = without(state.hands[seat], card)
        to_pile(state, card, "effect")


class DiscardLegends(Happening):
    """EW-18. In team play the player in control holds them."""

    def possible(self, state: Position, frame: Frame) -> bool:
        return bool(state.legends[state.control])

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        cards = state.legends[state.control]
        state.legends[state.control] = ()
        for card in cards:
            to_pile(state, card, "effect")


def _loose_pending(state: Position) -> bool:
    """Whether there is a pending being that can leave without being summoned (EW-7)."""
    card = state.extras.pending[state.active]
    return card != NONE and not being(card).bound


class DiscardPending(Happening):
    """EW-7."""

    def possible(self, state: Position, frame: Frame) -> bool:
        return _loose_pending(state)

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        card = state.extras.pending[state.active]
        state.extras = state.extras.with_pending(state.active, NONE)
        to_pile(state, card, "effect")


class TakeBackPending(Happening):
    """EW-7."""

    def __init__(self, node: tree.TakeBackPending) -> None: ...

    def possible(self, state: Position, frame: Frame) -> bool:
        return _loose_pending(state)

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        seat = state.active
        card = state.extras.pending[seat]
        state.extras = state.extras.with_pending(seat, NONE)
        state.hands[seat] = (*state.hands[seat], card)
        state.tell("taken-back", seat=seat, card=CARDS[card].name)


# ------------------------------------------------------------------------------------------------- freezing and copying


class FreezeCard(Resolver[Position]):
    """EF-6: the recovered card stays, an older one is discarded."""

    def __init__(self, node: tree.FreezeCard) -> None: ...

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        cards = sorted(set(state.piles[state.active]))
        return [Freeze(card) for card in cards if being(card).frozen_effect is not None]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Freeze)
        seat = state.active
        state.piles[seat] = without(state.piles[seat], choice.card)
        older = state.extras.frozen[seat]
        if older != NONE:
            to_pile(state, older, "displaced")
        state.extras = state.extras.with_frozen(seat, choice.card)
        state.tell("frozen", seat=seat, card=CARDS[choice.card].name)


def _can_be_copied(card: int) -> bool:
    return being(card).warp_effect is not None and not being(card).bound


def copy_warp(node: tree.CopyWarp) -> Resolver[Position]:
    return CopyFromPile() if node.of is WarpOf.PILE else CopyWarp(node.of)


def _copy(state: Position, card: int) -> None:
    """EW-11: nothing becomes pending, and it was not played."""
    state.tell("copied", card=CARDS[card].name)
    start_warp(state, card)


class CopyWarp(Happening):
    """The warp effect of the pending being, or of this card."""

    def __init__(self, of: WarpOf) -> None:
        self._of = of

    def _card(self, state: Position, frame: Frame) -> int:
        return state.extras.pending[state.active] if self._of is WarpOf.PENDING else frame.vars[reg.CARD]

    def possible(self, state: Position, frame: Frame) -> bool:
        card = self._card(state, frame)
        return card != NONE and _can_be_copied(card)

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        _copy(state, self._card(state, frame))


class CopyFromPile(Resolver[Position]):
    def options(self, state: Position, frame: Frame) -> list[Choice]:
        return [Copy(card) for card in sorted(set(state.piles[state.active])) if _can_be_copied(card)]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Copy)
        _copy(state, choice.card)
