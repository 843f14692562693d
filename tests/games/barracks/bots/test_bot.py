"""The thinking player of Barracks: it sees what wins, keeps its time, and knows no more than its seat."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.thoroughness import tried

from arenarium.core.dealer import Dealer
from arenarium.core.play import answers, play_out
from arenarium.core.time_budget import TimeBudget
from arenarium.games.barracks.bots.bot import Thinker
from arenarium.games.barracks.bots.levels import LEVELS
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.state.choices import Draw, Pick
from arenarium.games.barracks.state.position import Phase
from arenarium.games.barracks.state.setup import DIFFICULTIES


def thinker(level: str = "level8", steps: int = 400, seed: int = 1) -> Thinker:
    """One that thinks for so many looks at the clock, and so does the same on every machine."""
    ticks = count()
    return Thinker(Random(seed), TimeBudget(steps, lambda: float(next(ticks))), BARRACKS, LEVELS[level][1])


def strategy(state: State, seat: int = 0, **how: Any) -> dict[str, float]:
    mix = thinker(**how).strategy(state.requests()[seat], lambda: state.view(seat))
    return {BARRACKS.say(state, choice): share for choice, share in mix.items()}


def position(text: str) -> State:
    return BARRACKS.parse_position(text)


def test_it_strikes_the_blow_that_wins() -> None:
    state = position(
        "squad 0: Jack of the Stove [Plain Cut, Torch Poke] hurt 4; Tinker [Raised Shield, -] hurt 3"
        " | squad 1: Pond Fisher [Oar Blow, -] hurt 2"
    )
    mix = strategy(state)
    assert mix.get("orders use 1, use 1", 0) > 0.9


def test_it_hits_the_one_who_can_be_finished() -> None:
    state = position(
        "phase: target | squad 0: Jack of the Stove [Plain Cut, Torch Poke]; Leshy [Knotty Stick, Snare]"
        " | squad 1: Miller [Plain Cut, -]; Tinker [Plain Cut, Torch Poke] hurt 3 | queue: 0 1 1"
    )
    assert strategy(state).get("target 1 2", 0) > 0.9


def test_it_spares_its_own_when_every_way_wins() -> None:
    state = position(
        "squad 0: Uhlan [Plain Cut, -]; Leshy [Knotty Stick, -] | squad 1: Tinker [Plain Cut, -] hurt 3"
        " | phase: target | queue: 0 1 1, 0 2 1"
    )
    assert strategy(state) == {"target 1 1": 1.0}


def test_without_an_enemy_it_hits_nobody_rather_than_its_own() -> None:
    state = position(
        "phase: target | squad 0: Jack of the Stove [Plain Cut, Torch Poke]; Leshy [Knotty Stick, Snare]"
        " | squad 1: Miller [Plain Cut, -] | queue: 0 1 1 | field 0: 1 2 | field 1:"
    )
    assert strategy(state) == {"target none": 1.0}


def test_it_does_not_think_where_there_is_nothing_to_choose() -> None:
    state = position("squad 0: Miller [Plain Cut, -] | squad 1: Golem [Plain Cut, -]")
    player = thinker()
    (only,) = state.requests()[0].options
    assert player.strategy(state.requests()[0], lambda: pytest.fail("one answer needs no view")) == {only: 1.0}
    assert player.thinking.slowest == 0


@pytest.mark.parametrize(
    "squads",
    [
        "squad 0: Night Watchman [Shield Bash, Torch Poke] defence +3; Rusalka [Whirlpool, Harvest Home] hurt 4"
        " | squad 1: Alchemist [Midsummer Bonfire, Midnight Embrace] hurt 1",
        "squad 0: Night Watchman [Plain Cut, Torch Poke] hurt 3 speed -1"
        " | squad 1: Herb Woman [Spring Water, Candlestick Blow] hurt 2",
    ],
)
@pytest.mark.parametrize("level", ["level4", "level6"])
def test_it_does_not_hold_out_for_ever(squads: str, level: str) -> None:
    """Each side heals what the other does to it: where levels used to go on until the last turn."""
    state = position(f"turn: 30 | {squads}")
    players = [thinker(level, 60, seat) for seat in range(2)]
    play_out(state, players)
    assert state.turn < 100
    assert state.outcome is not None
    assert state.outcome.reason == "eliminated"


def test_of_two_blows_that_wound_alike_the_one_that_heals_is_not_always_chosen() -> None:
    """Both have made each other so weak that every blow deals one point, and Leech gives it back at once."""
    state = position(
        "turn: 58 | squad 0: Night Hag [Leech, Knotty Stick] hurt 1 power -3"
        " | squad 1: Golem [Halberd Drop, Leech] power -3"
    )
    play_out(state, [thinker("level6", 60, seat) for seat in range(2)])
    assert state.outcome is not None
    assert state.outcome.reason == "eliminated"


def test_shares_add_up_to_one() -> None:
    state = position(
        "squad 0: Jack of the Stove [Plain Cut, Torch Poke]; Tinker [Raised Shield, Plain Cut]; Miller [-, -]"
        " | squad 1: Pond Fisher [Oar Blow, Snare]; Golem [Plain Cut, -]"
    )
    assert sum(strategy(state).values()) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("level", "difficulty"),
    [*((level, "quick") for level in list(LEVELS)[:-1]), *(("level8", difficulty) for difficulty in DIFFICULTIES)],
)
def test_it_plays_whole_games_at_every_difficulty(level: str, difficulty: str) -> None:
    state = BARRACKS.new({"difficulty": difficulty}, 5)
    players = [thinker(level, 12, seat) for seat in range(2)]
    kinds = set()
    for seat, choice in answers(state, players):
        kinds.add(state.requests()[seat].kind)
        state.advance(seat, choice)
    assert state.outcome is not None
    assert {"recruit", "pick", "orders", "target"} <= kinds


def test_it_stops_thinking_when_the_time_is_over() -> None:
    state = BARRACKS.new({"difficulty": "classic"}, 4)
    players = [thinker("level8", 200, seat) for seat in range(2)]
    play_out(state, players)
    for player in players:
        assert 100 < player.thinking.slowest <= 1.2 * 200


def test_all_points_are_spent_and_the_picks_fit() -> None:
    state = BARRACKS.new({"difficulty": "simplified", "first": 0}, 9)
    players = [thinker(seed=seat) for seat in range(2)]
    while state.phase in ("recruit", "pick"):
        for seat, request in state.requests().items():
            choice = players[seat].choose(request, lambda seat=seat: state.view(seat))  # type: ignore[misc]
            assert isinstance(choice, Draw | Pick)
            state.advance(seat, choice)
    assert state.points == (0, 0)


@pytest.mark.parametrize(("options", "share"), [(2, 0.6), (4, 0.45), (14, 0.85), (3, 0.1)])
def test_the_share_of_options_that_is_noticed_is_rounded_by_chance(options: int, share: float) -> None:
    state = BARRACKS.new({"difficulty": "classic"}, 3)
    some = (state.options(state.asks()[0]) * options)[:options]
    skill, rng = LEVELS["level1"][1]._replace(notices=share), Random(1)
    numbers = [len(skill.noticed(some, rng)) for _ in range(2000)]
    few = max(int(options * share), 1)
    assert set(numbers) <= {few, few + 1}
    assert sum(numbers) / len(numbers) == pytest.approx(max(options * share, 1), abs=0.05)


def test_a_level_that_overlooks_options_still_answers_legally() -> None:
    state = BARRACKS.new({"difficulty": "classic"}, 3)
    while state.phase == Phase.RECRUIT:
        state.advance(state.asks()[0], state.options(state.asks()[0])[0])
    seat = state.asks()[0]
    request = state.requests()[seat]
    seen = {thinker("level1", seed=seed).choose(request, lambda: state.view(seat)) for seed in range(20)}
    assert seen <= set(request.options)
    assert len(seen) > 1


@pytest.mark.parametrize(("difficulty", "levels"), [("classic", [3, 3, 2, 2]), ("quick", [3, 2]), ("hard", [3, 3, 2])])
def test_who_knows_no_squads_recruits_a_plain_one(difficulty: str, levels: list[int]) -> None:
    state = BARRACKS.new({"difficulty": difficulty}, 3)
    players = [thinker("level1", seed=seat) for seat in range(2)]
    for seat, choice in answers(state, players):
        state.advance(seat, choice)
        if state.phase != Phase.RECRUIT:
            break
    for squad in state.squads:
        assert [state.cards.warriors[soldier.card].level for soldier in squad] == levels


@tried(8)
@given(seed=st.integers(0, 2**32), depth=st.integers(0, 150), level=st.sampled_from(list(LEVELS)))
def test_it_does_not_depend_on_what_its_seat_cannot_know(seed: int, depth: int, level: str) -> None:
    rng = Random(seed)
    state = BARRACKS.new({"difficulty": rng.choice(list(DIFFICULTIES))}, seed)
    for _ in range(depth):
        asked = state.asks()
        if not asked:
            return
        seat = rng.choice(asked)
        state.advance(seat, rng.choice(state.options(seat)))
    for seat in state.asks():
        other: Any = BARRACKS.determinize(state.view(seat), Dealer(rng.getrandbits(64)))
        mine = strategy(state, seat, level=level, steps=60, seed=seed)
        assert strategy(other, seat, level=level, steps=60, seed=seed) == mine
