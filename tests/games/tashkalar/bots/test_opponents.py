"""The pool of unlike opponents: each finds what it is after, and their beam sees the whole turn, given time."""

from __future__ import annotations

from random import Random

import pytest
from games.tashkalar.support.table import DUEL, HIGH, TEAM_DUEL, WAIT, new, play, position

from arenarium.core.time_budget import TimeBudget
from arenarium.games.tashkalar.bots.opponents import montecarlo
from arenarium.games.tashkalar.bots.opponents.montecarlo import MonteCarlo
from arenarium.games.tashkalar.bots.opponents.ordering import Ordering
from arenarium.games.tashkalar.bots.opponents.planner import Planner
from arenarium.games.tashkalar.bots.opponents.playing import PlayingInPython, playing, position_of
from arenarium.games.tashkalar.bots.opponents.pool import BALANCED, DENYING, HASTY, OPPONENTS
from arenarium.games.tashkalar.bots.opponents.quick_policy import quick_choice
from arenarium.games.tashkalar.bots.opponents.taste import Judge, Taste
from arenarium.games.tashkalar.bots.opponents.turn_beam import TurnBeam
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state.choices import Choice, Discard, Summon
from arenarium.games.tashkalar.state.position import HEROIC, Phase
from arenarium.native import extension

SWORDMASTER = f"{DUEL} | hand 0: Swordmaster"


def turn_of(player: Planner, state: State) -> list[str]:
    """What the player does until its turn, or the game, is over."""
    seat, turn, told = state.control, state.turn, []
    while state.outcome is None and state.turn == turn and state.control == seat:
        choice = player.choose(state.requests()[seat], lambda: state.view(seat))
        told.append(TASHKALAR.say(state, choice))
        state.advance(seat, choice)
    return told


def looking(looks: int, taste: Taste = BALANCED) -> Planner:
    """A player whose time is so many looks at the clock."""
    ticks = iter(range(10**9))
    return Planner(Random(1), TimeBudget(1.0, lambda: next(ticks) / looks), TASHKALAR, taste)


def beam_over(state: State, taste: Taste = BALANCED) -> TurnBeam:
    return TurnBeam(state, Judge(taste, state, state.asked), taste.action, Random(1))


@pytest.mark.parametrize("taste", [BALANCED, HASTY, DENYING], ids=["beam", "rush", "denial"])
def test_each_places_the_missing_piece_and_summons(taste: Taste) -> None:
    state = position(SWORDMASTER, "a e4, b d4")
    told = turn_of(looking(3000, taste), state)
    assert any(said.startswith("summon Swordmaster") for said in told)
    assert not state.own(1)
    assert state.pieces[HEROIC]


def test_it_claims_the_task_that_is_met() -> None:
    state = position(f"{HIGH} | tasks: Center Cross, Side Chain, Destruction", "a e4 d5 e5 f5, b a5")
    assert "claim Center Cross" in turn_of(looking(1000), state)


def test_given_time_the_beam_sees_every_end_of_the_turn() -> None:
    """Compared with going through all orders of all choices but discarding, which it leaves out on purpose."""
    state = position(f"{SWORDMASTER} | actions: 1", "a e4 e5, b d4 f6 a5")
    ends = set()
    ways = [state]
    while ways:
        at = ways.pop()
        if at.turn != state.turn or at.outcome is not None:
            ends.add((tuple(at.pieces), tuple(at.points), at.hands[0]))
            continue
        ways += [at.after(option) for option in at.options() if not isinstance(option, Discard)]
    found = beam_over(state).run(lambda: True)
    assert {(tuple(line.state.pieces), tuple(line.state.points), line.state.hands[0]) for line in found} == ends
    assert len(ends) > 50


def test_the_best_line_comes_first_and_leads_where_it_says() -> None:
    state = position(SWORDMASTER, "a e4, b d4")
    looks = iter(range(400))
    lines = beam_over(state).run(lambda: next(looks, None) is not None)
    assert [line.worth for line in lines] == sorted((line.worth for line in lines), reverse=True)
    at = state
    for choice in lines[0].path:
        at = at.after(choice)
    assert at == lines[0].state


def test_without_time_it_still_plays_a_whole_turn() -> None:
    state = position(SWORDMASTER, "a e4, b d4")
    (line,) = beam_over(state).run(lambda: False)
    assert line.state.turn != state.turn


def test_nothing_is_left_out_by_the_order() -> None:
    state = position(SWORDMASTER, "a e4 e5, b d4")
    options = state.options()
    ordered = Ordering({*state.hands[0]}, Random(1)).best_last(state, options)
    assert sorted(map(repr, ordered)) == sorted(map(repr, options))


def test_denial_minds_a_pattern_of_the_others_which_rush_does_not_see() -> None:
    """The same pieces, close together or apart: only in the first case could the other side summon."""
    close = position(DUEL, "a a5, b e4 e5 d4 d5")
    apart = position(DUEL, "a a5, b b2 e8 h3 g7")
    denied = Judge(DENYING, close, 0)(close) - Judge(DENYING, apart, 0)(apart)
    hasty = Judge(HASTY, close, 0)(close) - Judge(HASTY, apart, 0)(apart)
    assert denied < -0.2
    assert hasty == pytest.approx(0.0)


def test_cards_that_were_only_dealt_in_a_guess_are_not_counted_on() -> None:
    state = position(SWORDMASTER, "a e4 e6, b d4")
    judge = Judge(BALANCED, state, 0)
    without = state.copy()
    without.hands[0] = (*state.hands[0], state.decks[0].cards[0])
    assert judge(without) == judge(state)


def test_it_plays_on_after_control_was_passed_to_it() -> None:
    state = position(f"{TEAM_DUEL} | hand 2: Unicorn", "a e4, b d4")
    play(state, "pass")
    assert turn_of(looking(100), state)


def test_none_of_them_is_offered_at_a_table() -> None:
    assert all(spec.seconds is None for spec in OPPONENTS.values())


# -------------------------------------------------------------------------------------------------------- Monte Carlo


def in_python(state: State) -> PlayingInPython:
    return PlayingInPython(state.copy(), state.turn)


def sampled(setup: str, choices: int) -> State:
    """A position of a game played at random, at the beginning of a turn's actions."""
    rng = Random(f"{setup}/{choices}")
    state = new(setup, choices)
    while choices > 0 or state.stack or state.phase is not Phase.ACTIONS:
        state.advance(state.asked, rng.choice(state.options()))
        choices -= 1
    return state


@pytest.mark.parametrize("setup", ["duel", "high", "melee of 3"])
def test_without_the_native_engine_it_decides_the_same(setup: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = sampled(setup, 60)
    assert isinstance(playing(state), PlayingInPython) is (extension("tashkalar") is None)
    seat = state.asked

    def decided() -> list[Choice]:
        ticks = iter(range(10**9))
        player = MonteCarlo(Random(3), TimeBudget(1.0, lambda: next(ticks) / 700), TASHKALAR, BALANCED)
        first = player.choose(state.requests()[seat], lambda: state.view(seat))
        return [first, *(choice for _, choice in player._plan)]

    with_it = decided()
    monkeypatch.setattr(montecarlo, "playing", in_python)
    assert decided() == with_it


def test_the_quick_policy_claims_and_summons() -> None:
    claiming = position(f"{HIGH} | tasks: Center Cross, Side Chain, Destruction", "a e4 d5 e5 f5 e6, b a5")
    play(claiming, "place a3", "place a4", WAIT)
    at = in_python(claiming)
    while not at.over and at.turns_begun == 0:
        at.advance(quick_choice(at, claiming.cards, Random(1).random))
    assert position_of(at).claimed[0]
    summoning = position(SWORDMASTER, "a e4 e6, b d4")
    chosen = quick_choice(in_python(summoning), summoning.cards, Random(1).random)
    assert isinstance(summoning.options()[chosen], Summon)


def test_of_lines_that_do_the_same_only_some_are_tried() -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster, Knight", "a e4 e5 d5 f6, b d4 f4")
    looks = iter(range(1500))
    lines = beam_over(state).run(lambda: next(looks, None) is not None)
    chosen = montecarlo.different(lines)
    assert chosen[0] is lines[0]
    kinds = [frozenset(choice.card for choice in line.path if isinstance(choice, Summon)) for line in chosen]
    assert max(map(kinds.count, kinds)) <= montecarlo.ALIKE
    assert len(set(kinds)) > 1
