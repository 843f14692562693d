"""Both seats are asked at once, and answer in any order, in both engines."""

from __future__ import annotations

from random import Random

import pytest
from support.lockstep import check_equal, needs_native
from support.thoroughness import number_of

from arenarium.games.barracks import KIT
from arenarium.games.barracks.game import BARRACKS
from arenarium.games.barracks.native.handover import to_native

FIRST = pytest.mark.parametrize("first", [0, 1])
DIFFICULTIES = pytest.mark.parametrize("difficulty", [setup["difficulty"] for setup in BARRACKS.example_setups()])


@needs_native
@FIRST
@DIFFICULTIES
def test_answers_in_any_order(difficulty: str, first: int) -> None:
    rng = Random(first)
    for number in range(number_of(3)):
        state = BARRACKS.new({"difficulty": difficulty, "first": first}, f"both {number}")
        native = to_native(state)
        assert native is not None
        while state.outcome is None:
            assert native.asks() == state.asks()
            for seat in (0, 1):
                assert native.options_of(seat) == state.options(seat)
            seat = rng.choice(state.asks())
            index = rng.randrange(len(state.options(seat)))
            state.advance(seat, state.options(seat)[index])
            native.answer(seat, index)
            check_equal(KIT, state, native)
        assert native.asks() == ()


@needs_native
def test_who_is_not_asked_has_no_options() -> None:
    state = BARRACKS.new({"first": 1}, "not asked")
    native = to_native(state)
    assert native is not None
    for seat in (0, 2, -1):
        assert native.options_of(seat) == []
        with pytest.raises(IndexError):
            native.answer(seat, 0)
    with pytest.raises(IndexError):
        native.answer(1, 99)
