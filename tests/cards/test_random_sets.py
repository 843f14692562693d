"""Sets that nobody would write: random texts by the grammar. Every game comes to its end, and keeps the contract."""

from __future__ import annotations

import pytest
from contract.walk import REVEALING
from support.random_cards import DOCUMENTS, play_randomly, random_set, setup_for
from support.thoroughness import number_of

from arenarium.games import kit_of
from arenarium.testing import checks

SETS = number_of(5)
"""Of each game that are played, 200 in `make fuzz`."""
GAMES = 2 if SETS < 100 else 20
"""With each set."""
CHECKED = number_of(3) if SETS < 100 else SETS
"""Sets of each game with which the contract is checked."""


@pytest.mark.parametrize("number", range(SETS))
@pytest.mark.parametrize("game", DOCUMENTS)
def test_random_sets_are_played_to_the_end(game: str, number: int) -> None:
    cards = random_set(game, f"played {number}")
    rules = kit_of(game).game_with(cards)
    for way in range(GAMES):
        assert play_randomly(rules, setup_for(game, number * GAMES + way), f"{number}/{way}")


@pytest.mark.parametrize("number", range(CHECKED))
@pytest.mark.parametrize("game", DOCUMENTS)
def test_random_sets_keep_the_contract(game: str, number: int) -> None:
    cards = random_set(game, f"checked {number}")
    sets = kit_of(game).card_sets
    assert sets is not None
    assert sets.from_source(cards.source or "").id == cards.id
    rules, setup = kit_of(game).game_with(cards), setup_for(game, number)
    checks.check_record(rules, setup, number)
    checks.check_seeds(rules, setup)
    checks.check_said_is_recorded(rules, setup, number)
    checks.check_broken_records(rules, setup)
    checks.check_refusals(rules, setup)
    for depth in (3, 30, 90):
        checks.check_options(rules, setup, 2, depth)
        checks.check_copies(rules, setup, 3, depth)
        checks.check_notation(rules, setup, 4, depth)
        checks.check_determinize(rules, setup, 5, depth)
        checks.check_option_messages(rules, setup, 6, depth)
        checks.check_secrets(rules, setup, 7, depth, REVEALING)
        checks.check_declarations(rules, setup, 8, depth)
