"""Cards that nobody has written: whatever the language can say, both engines do the same."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from games.barracks.support import trees
from hypothesis import given
from hypothesis import strategies as st
from support.lockstep import needs_native, play_both
from support.random_cards import random_set, setup_for
from support.thoroughness import number_of, tried

from arenarium.cards.tree import Effect
from arenarium.games.barracks import KIT
from arenarium.games.barracks.cards.card_set import CardSet, printed
from arenarium.games.barracks.game import BARRACKS
from arenarium.games.barracks.language.tree import Ability
from arenarium.games.barracks.native.tables import NATIVE

MOST_CHOICES = 400
"""Of a battle in which nobody may ever fall."""


def generated(effects: list[Effect], abilities: list[Ability]) -> CardSet:
    """The printed cards with other effects and abilities, so that every warrior and every move has one."""
    cards = printed()
    warriors = [
        replace(warrior, ability=abilities[number % len(abilities)]) for number, warrior in enumerate(cards.warriors)
    ]
    moves = [replace(move, effect=effects[number % len(effects)]) for number, move in enumerate(cards.moves)]
    return CardSet("generated", warriors, moves)


@needs_native
@tried(15)
@given(
    st.lists(trees.effects, min_size=6, max_size=6),
    st.lists(trees.abilities, min_size=6, max_size=6),
    st.integers(0, 1 << 32),
)
def test_generated_effects_and_abilities(effects: list[Effect], abilities: list[Ability], seed: int) -> None:
    cards = generated(effects, abilities)
    assert NATIVE(cards) is not None, "the native engine does not know something that the language can say"
    game = BARRACKS.with_cards(cards)
    for difficulty in ("quick", "hard"):
        play_both(KIT, game.new({"difficulty": difficulty}, seed), Random(seed), MOST_CHOICES)


@needs_native
@pytest.mark.parametrize("number", range(number_of(3)))
def test_random_card_sets(number: int) -> None:
    game = KIT.game_with(random_set("barracks", f"native {number}"))
    rng = Random(number)
    for way in range(2):
        play_both(KIT, game.new(setup_for("barracks", way), f"{number}/{way}"), rng, MOST_CHOICES)
