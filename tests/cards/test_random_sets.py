"""Sets that nobody would write: random texts by the grammar. Every game comes to its end, and keeps the contract."""

from __future__ import annotations

import pytest
from support.random_cards import DOCUMENTS, play_randomly, random_set, setup_for
from support.thoroughness import number_of

from arenarium.games import kit_of
from arenarium.testing import checks

FEW = 2
"""Sets, and games with each. `make fuzz` plays many more."""


@pytest.mark.parametrize("number", range(number_of(FEW)))
@pytest.mark.parametrize("game", DOCUMENTS)
def test_random_sets_are_played_to_the_end(game: str, number: int) -> None:
    cards = random_set(game, f"played {number}")
    rules = kit_of(game).game_with(cards)
    for way in range(number_of(FEW)):
        assert play_randomly(rules, setup_for(game, number * FEW + way), f"{number}/{way}")


@pytest.mark.parametrize("game", DOCUMENTS)
def test_random_sets_keep_the_contract(game: str) -> None:
    cards = random_set(game, "checked")
    sets = kit_of(game).card_sets
    assert sets is not None
    assert sets.from_source(cards.source or "").id == cards.id
    rules, setup = kit_of(game).game_with(cards), setup_for(game, 0)
    checks.check_record(rules, setup, 1)
    for depth in (3, 30, 90):
        checks.check_options(rules, setup, 2, depth)
        checks.check_copies(rules, setup, 3, depth)
        checks.check_notation(rules, setup, 4, depth)
        checks.check_determinize(rules, setup, 5, depth)
        checks.check_option_messages(rules, setup, 6, depth)
