"""The greedy player of Barracks: it takes what helps at once, and knows no more than its seat."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from games.barracks.support.printed import MOVES
from hypothesis import given
from hypothesis import strategies as st
from support.thoroughness import tried

from arenarium.core.dealer import Dealer
from arenarium.core.play import play_out
from arenarium.games.barracks.bots.greedy import GreedyBarracks
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.state.choices import Draw


def chosen(state: State, seat: int = 0, seed: int = 1) -> str:
    request = state.requests()[seat]
    return BARRACKS.say(state, GreedyBarracks(Random(seed), BARRACKS).choose(request, lambda: state.view(seat)))


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


def test_without_an_enemy_it_hits_nobody_rather_than_its_own() -> None:
    state = position(
        "phase: target | squad 0: Jack of the Stove [Plain Cut, -]; Tinker [-, -] | squad 1: Golem [-, -]"
        " | queue: 0 1 1 | field 0: 1 2 | field 1:"
    )
    assert {chosen(state, seed=seed) for seed in range(5)} == {"target none"}


def test_a_blow_that_gives_back_what_it_takes_is_not_struck_at_its_own() -> None:
    state = position(
        "phase: target | squad 0: Lady Midday [-, Midnight Embrace] hurt 4 | squad 1: Golem [-, -]"
        " | queue: 0 1 2 | field 0: 1 | field 1:"
    )
    assert {chosen(state, seed=seed) for seed in range(8)} == {"target none"}


def test_it_heals_its_own_where_there_is_nobody_else() -> None:
    state = position(
        "phase: target | squad 0: White Lady [-, Living Water]; Tinker [-, -] hurt 3 | squad 1: Golem [-, -]"
        " | queue: 0 1 2 | field 0: 1 2 | field 1:"
    )
    assert chosen(state) == "target 0 2"


def test_what_cannot_be_raised_further_is_not_raised_again() -> None:
    """Three defence cards are the most (BOOST-4)."""
    squads = "squad 0: Tinker [Raised Shield, Plain Cut] defence +{} | squad 1: Golem [-, -]"
    assert chosen(position(squads.format(3))) == "orders use 2"


def test_everybody_is_given_a_move_that_strikes() -> None:
    """Two who can only heal would never come to an end."""
    for seed in range(8):
        state = BARRACKS.new({"difficulty": "quick"}, seed)
        while state.phase in ("recruit", "pick"):
            (seat,) = state.asks()
            state.advance(seat, BARRACKS.read(state, chosen(state, seat, seed)))
        for squad in state.squads:
            assert all(any(MOVES[move].damage for move in soldier.moves) for soldier in squad)


@pytest.mark.parametrize("seed", ["1/7", "1/9", "1/79", "1/111", "1/119", "1/166"])
def test_games_that_used_to_come_to_the_last_turn_are_won(seed: str) -> None:
    """Shields that could not be raised further, and healing against healing."""
    state = BARRACKS.new({"difficulty": "classic"}, seed)
    players = [GreedyBarracks(Random(f"{seed}/{seat}"), BARRACKS) for seat in range(2)]
    play_out(state, players)
    assert state.turn < 100
    assert state.outcome is not None
    assert state.outcome.reason == "eliminated"


@pytest.mark.parametrize("turn", [10, 80])
def test_in_the_end_it_strikes_rather_than_holds_out(turn: int) -> None:
    squad = "Herb Woman [Spring Water, Candlestick Blow] hurt 3 poison"
    state = position(f"turn: {turn} | squad 0: {squad} | squad 1: Golem [-, -]")
    assert chosen(state) == ("orders use 1" if turn == 10 else "orders use 2")


def test_it_spends_all_its_points() -> None:
    state = BARRACKS.new({"difficulty": "classic", "first": 0}, 3)
    for _ in range(8):
        seat = state.asks()[0]
        request = state.requests()[seat]
        choice = GreedyBarracks(Random(7), BARRACKS).choose(request, lambda: pytest.fail("recruiting needs no view"))
        assert isinstance(choice, Draw)
        state.advance(seat, choice)
        if state.phase != "recruit":
            break


@tried(15)
@given(seed=st.integers(0, 2**32), depth=st.integers(0, 200))
def test_it_does_not_depend_on_what_its_seat_cannot_know(seed: int, depth: int) -> None:
    rng = Random(seed)
    state = BARRACKS.new({"difficulty": rng.choice(["classic", "quick"])}, seed)
    for _ in range(depth):
        asked = state.asks()
        if not asked:
            return
        seat = rng.choice(asked)
        state.advance(seat, rng.choice(state.options(seat)))
    for seat in state.asks():
        other: Any = BARRACKS.determinize(state.view(seat), Dealer(rng.getrandbits(64)))
        assert chosen(state, seat, seed) == chosen(other, seat, seed)
