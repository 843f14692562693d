"""Checks that a game keeps the contract of `core.game`, for the tests of those who write one.

    from arenarium.testing import check_kit

    def test_my_game():
        check_kit(KIT)

Every check is a function with plain asserts: it needs no test framework, only seeds, which say where to look. That a
game passes is no proof that its rules are right.
"""

from arenarium.testing.checks import (
    check_broken_records,
    check_copies,
    check_declarations,
    check_determinize,
    check_forfeit,
    check_notation,
    check_option_messages,
    check_options,
    check_record,
    check_refusals,
    check_said_is_recorded,
    check_secrets,
    check_seeds,
)
from arenarium.testing.kits import check_bots, check_game, check_kit, check_words
from arenarium.testing.walk import random_step, random_word, seats_of, state_after

__all__ = [
    "check_bots",
    "check_broken_records",
    "check_copies",
    "check_declarations",
    "check_determinize",
    "check_forfeit",
    "check_game",
    "check_kit",
    "check_notation",
    "check_option_messages",
    "check_options",
    "check_record",
    "check_refusals",
    "check_said_is_recorded",
    "check_secrets",
    "check_seeds",
    "check_words",
    "random_step",
    "random_word",
    "seats_of",
    "state_after",
]
