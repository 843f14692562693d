"""What the native engine is told of the cards of Barracks."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from support.lockstep import handed_over, needs_native

from arenarium.cards.tree import Clause, Effect, Repeat, Sentence
from arenarium.core.dealer import Dealer
from arenarium.games.barracks import KIT
from arenarium.games.barracks.cards.card_set import CardSet, printed
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.native.choices import code_of, reader
from arenarium.games.barracks.native.tables import GAME, NATIVE, NativeCards
from arenarium.games.barracks.state.soldier import Soldier
from arenarium.native import extension


@needs_native
def test_it_knows_the_printed_cards() -> None:
    """What is missing is in the error: see docs/native.md, "Adding an act"."""
    engine: Any = extension(GAME)  # a module
    NativeCards(engine, printed())


@needs_native
def test_choices_are_the_same_there_and_back() -> None:
    native = NATIVE(printed())
    assert native is not None
    read = reader(native.numbers)
    state, rng = BARRACKS.new({"difficulty": "classic"}, "choices"), Random(1)
    while state.outcome is None:
        for seat in state.asks():
            for option in state.options(seat):
                assert read(code_of(native.numbers, option)) == option
        seat = state.asks()[0]
        state.advance(seat, rng.choice(state.options(seat)))


@needs_native
def test_an_act_that_it_does_not_know_is_played_in_python(caplog: pytest.LogCaptureFixture) -> None:
    cards = printed()
    unknown = Effect((Sentence((Clause(Repeat(2, tree.HealDealt())),)),))
    moves = [replace(cards.moves[0], effect=unknown), *cards.moves[1:]]
    changed = CardSet("repeating", cards.warriors, moves)
    for _ in range(2):
        assert KIT.native is not None
        assert KIT.native.to_native(BARRACKS.with_cards(changed).new({}, 1)) is None
    said = "card set 'repeating': Python plays it, as the native engine does not know 'Repeat' is not among its acts"
    assert [record.message for record in caplog.records] == [said]


def tampered(state: State, **changes: object) -> State:
    changed = state.copy()
    for name, value in changes.items():
        setattr(changed, name, value)
    return changed


@needs_native
def test_a_tampered_position_is_left_to_python() -> None:
    assert KIT.native is not None
    state, rng = BARRACKS.new({"difficulty": "quick"}, "tampered"), Random(2)
    while state.turn < 2:
        seat = state.asks()[0]
        state.advance(seat, rng.choice(state.options(seat)))
    assert KIT.native.to_native(state) is not None
    soldier = state.squads[0][0]
    hostile: list[dict[str, object]] = [
        {"turn": 1 << 40},
        {"field": [(99,), state.field[1]]},
        {"field": [(0, 0), state.field[1]]},
        {"squads": [(soldier._replace(card=10**6),), state.squads[1]]},
        {"squads": [(soldier._replace(hurt=200),), state.squads[1]]},
        {"squads": [(soldier,) * 17, state.squads[1]]},
        {"squads": [(Soldier(0, (500, -1)),), state.squads[1]]},
        {"pile": state.pile[:-1]},
        {"stacks": ((),)},
        {"points": (1, -1)},
        {"active": 2},
        {"queue": ((0, 15, 0),)},
        {"chosen": (BARRACKS.read(state, "target 1 1"), None)},
    ]
    for changes in hostile:
        assert KIT.native.to_native(tampered(state, **changes)) is None, changes


@needs_native
def test_the_dice_are_those_of_the_dealer() -> None:
    """ADR 12; also where the counter turns over."""
    state, rng = BARRACKS.new({"difficulty": "classic"}, "dice"), Random(5)
    state.dealer = Dealer((1 << 256) - 2).state
    native = handed_over(KIT, state)
    while state.outcome is None:
        index = rng.randrange(native.count)
        seat = state.asks()[0]
        state.advance(seat, state.options(seat)[index])
        native.advance(index)
    assert state.dealer < 1 << 200, "it has turned over"
    assert KIT.native is not None
    assert KIT.native.to_python(native) == state
