"""The opponents of the pool: each plays its own way, whole games, by what its seat sees."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.thoroughness import tried

from arenarium.core.bot import Bot
from arenarium.core.dealer import Dealer
from arenarium.core.play import play_out
from arenarium.core.time_budget import TimeBudget
from arenarium.games.barracks.bots.opponents.pool import POOL
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.state.setup import DIFFICULTIES


def opponent(name: str, seed: int = 1, looks: int = 60) -> Bot:
    """One that thinks for so many looks at the clock."""
    ticks = count()
    return POOL[name].make(Random(seed), TimeBudget(looks, lambda: float(next(ticks))), BARRACKS)


def recruited(name: str, difficulty: str) -> list[int]:
    state = BARRACKS.new({"difficulty": difficulty}, 3)
    players = [opponent(name, seat) for seat in range(2)]
    while state.phase == "recruit":
        for seat, request in state.requests().items():
            state.advance(seat, players[seat].choose(request, lambda seat=seat: state.view(seat)))  # type: ignore[misc]
    return sorted(state.cards.warriors[soldier.card].level for soldier in state.squads[0])


def answer(name: str, seed: int, state: State, seat: int) -> Any:
    return opponent(name, seed).choose(state.requests()[seat], lambda: state.view(seat))


def said(name: str, position: str) -> str:
    state = BARRACKS.parse_position(position)
    return BARRACKS.say(state, answer(name, 1, state, 0))


@pytest.mark.parametrize(
    ("name", "classic", "hard"),
    [("swarm", [2] * 5, [2] * 4), ("elite", [5, 5], [3, 5]), ("focus", [2, 2, 3, 3], [2, 3, 3])],
)
def test_each_recruits_its_own_kind_of_squad(name: str, classic: list[int], hard: list[int]) -> None:
    assert recruited(name, "classic") == classic
    assert recruited(name, "hard") == hard


def test_focus_strikes_the_one_that_two_blows_fell() -> None:
    """Of the Golem's hit points four are left, of the Miller's all: both blows go to the Golem."""
    both = "squad 0: Uhlan [Plain Cut, -]; Jack of the Stove [Plain Cut, -] | squad 1: Miller [Plain Cut, -]; Golem"
    hurt = BARRACKS.cards.warriors[BARRACKS.cards.warrior_numbers["Golem"]].hearts - 4
    position = f"phase: target | {both} [Plain Cut, -] hurt {hurt} | queue: 0 1 1, 0 2 1"
    assert said("focus", position) == "target 1 2"


def test_swarm_relieves_the_wounded() -> None:
    position = (
        "squad 0: Tinker [Plain Cut, -] hurt 3; Jack of the Stove [Plain Cut, -]; Uhlan [Plain Cut, -]"
        " | squad 1: Golem [Plain Cut, -]"
    )
    assert said("swarm", position) == "orders withdraw 3, use 1"


def test_elite_makes_itself_strong_before_it_strikes() -> None:
    position = (
        "squad 0: Wolf Shepherd [Full Moon, Straight Arrow] | squad 1: Golem [Plain Cut, -]; Uhlan [Plain Cut, -]"
    )
    assert said("elite", position) == "orders use 1"
    assert said("elite", position.replace("Arrow]", "Arrow] power +3")) == "orders use 2"


def test_sampler_finds_the_blow_that_wins() -> None:
    position = "squad 0: Uhlan [Raised Shield, Plain Cut] hurt 7 | squad 1: Tinker [Plain Cut, -] hurt 3"
    assert said("sampler", position) == "orders use 2"


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("name", POOL)
def test_it_plays_whole_games(name: str, difficulty: str) -> None:
    state = BARRACKS.new({"difficulty": difficulty}, 5)
    play_out(state, [opponent(name, seat, 30) for seat in range(2)])
    assert state.outcome is not None
    assert state.outcome.reason == "eliminated"


@tried(6)
@pytest.mark.parametrize("name", POOL)
@given(seed=st.integers(0, 2**32), depth=st.integers(0, 120))
def test_it_does_not_depend_on_what_its_seat_cannot_know(name: str, seed: int, depth: int) -> None:
    rng = Random(seed)
    state: State = BARRACKS.new({"difficulty": rng.choice(list(DIFFICULTIES))}, seed)
    for _ in range(depth):
        asked = state.asks()
        if not asked:
            return
        seat = rng.choice(asked)
        state.advance(seat, rng.choice(state.options(seat)))
    for seat in state.asks():
        other: Any = BARRACKS.determinize(state.view(seat), Dealer(rng.getrandbits(64)))
        assert answer(name, seed, other, seat) == answer(name, seed, state, seat)
