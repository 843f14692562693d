"""The greedy player of Barracks: it takes what helps at once, and knows no more than its seat."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.thoroughness import tried

from arenarium.barracks.choices import PASS, Draw
from arenarium.barracks.game import BARRACKS, State
from arenarium.core.dealer import Dealer
from arenarium.players.barracks.greedy import GreedyBarracks


def chosen(state: State, seat: int = 0, seed: int = 1) -> str:
    request = state.requests()[seat]
    return BARRACKS.say(state, GreedyBarracks(Random(seed)).choose(request, lambda: state.view(seat)))


def position(text: str) -> State:
    return BARRACKS.parse_position(text)


def test_it_strikes_rather_than_withdraws() -> None:
    state = position("squad 0: Jack of the Stove [Plain Cut, -]; Tinker [-, -]; Miller [-, -] | squad 1: Golem [-, -]")
    assert {chosen(state, seed=seed) for seed in range(5)} <= {"orders use 1, wait", "orders use 1, withdraw 3"}


def test_it_finishes_off_the_weakest() -> None:
    state = position(
        "phase: target | squad 0: Jack of the Stove [Plain Cut, -] | squad 1: Golem [-, -]; Tinker [-, -] hurt 3"
        " | queue: 0 1 1"
    )
    assert chosen(state) == "target 1 2"


def test_it_spends_all_its_points() -> None:
    state = BARRACKS.new({"difficulty": "classic", "first": 0}, 3)
    for _ in range(8):
        seat = state.asked()[0]
        request = state.requests()[seat]
        choice = GreedyBarracks(Random(7)).choose(request, lambda: pytest.fail("recruiting needs no view"))
        assert isinstance(choice, Draw)
        assert choice != PASS
        state.advance(seat, choice)
        if state.phase != "recruit":
            break


@tried(15)
@given(seed=st.integers(0, 2**32), depth=st.integers(0, 200))
def test_it_does_not_depend_on_what_its_seat_cannot_know(seed: int, depth: int) -> None:
    rng = Random(seed)
    state = BARRACKS.new({"difficulty": rng.choice(["classic", "quick"])}, seed)
    for _ in range(depth):
        asked = state.asked()
        if not asked:
            return
        seat = rng.choice(asked)
        state.advance(seat, rng.choice(state.options(seat)))
    for seat in state.asked():
        other: Any = BARRACKS.determinize(state.view(seat), Dealer(rng.getrandbits(64)))
        assert chosen(state, seat, seed) == chosen(other, seat, seed)
