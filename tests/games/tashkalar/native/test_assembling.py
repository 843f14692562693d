"""What the native engine is told of the cards."""

from __future__ import annotations

from typing import Any

from support.lockstep import needs_native

from arenarium.core.dealer import Dealer
from arenarium.games.tashkalar import KIT
from arenarium.games.tashkalar.cards.card_set import printed
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.games.tashkalar.native.tables import GAME, NativeCards
from arenarium.games.tashkalar.state.frames import PROGRAMS
from arenarium.games.tashkalar.state.position import Deck
from arenarium.native import extension


@needs_native
def test_it_knows_the_printed_cards() -> None:
    """What is missing is in the error: see docs/native.md, "Adding an act"."""
    engine: Any = extension(GAME)  # a module
    native = NativeCards(engine, printed())
    assert native.programs.keys() == PROGRAMS(printed()).keys()


@needs_native
def test_it_shuffles_as_the_dealer_does() -> None:
    """DRAW-3, ADR 12: a deck that has run out is made again from its pile, in the same order."""
    state = TASHKALAR.new({"form": "high", "schools": ["northern", "sylvan"], "first": 0}, "shuffled")
    place = state.table.legends_deck
    state.piles[place] = state.decks[place].cards
    state.decks[place] = Deck((), ())
    state.dealer = (1 << 256) - 1  # its counter turns over
    expected = Dealer(state.dealer).shuffled(sorted(state.piles[place]))
    state.extra_legends = 1
    state.actions = 0
    assert KIT.native is not None
    native = KIT.native.to_native(state)
    assert native is not None
    native.advance(native.count - 1)
    there = KIT.native.to_python(native)
    assert (*there.legends[0][2:], *there.decks[place].cards) == expected


@needs_native
def test_a_tampered_position_is_left_to_python() -> None:
    assert KIT.native is not None
    state = TASHKALAR.new({"form": "high", "schools": ["northern", "sylvan"]}, "tampered")
    assert KIT.native.to_native(state) is not None
    state.two_faced[0] = 1 << 40
    assert KIT.native.to_native(state) is None
