"""The player of Tash-Kalar that searches: it sees what a good player sees within a turn, and what may be answered."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from games.tashkalar.support.printed import BY_NAME as CARD
from games.tashkalar.support.table import DUEL, HIGH, TEAM_DUEL, play, position

from arenarium.core.declaration import Declaration
from arenarium.core.play import play_out
from arenarium.core.time_budget import TimeBudget
from arenarium.games.tashkalar.bots.bot import Searcher, SearchLimits
from arenarium.games.tashkalar.bots.candidates import chunks
from arenarium.games.tashkalar.bots.evaluation import WON, Judgement, weights_for
from arenarium.games.tashkalar.bots.features import KINDS, NAMES, Knowledge, features
from arenarium.games.tashkalar.bots.greedy import GreedyTashKalar
from arenarium.games.tashkalar.bots.levels import BOTS, LEVELS
from arenarium.games.tashkalar.bots.nearness import prepare
from arenarium.games.tashkalar.bots.turns import Breadth, Line, TurnSearch
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state.choices import PASS, Choice, Place, Put, Summon
from arenarium.games.tashkalar.state.position import HEROIC


def patient(seed: int = 1, **limits: Any) -> Searcher:
    """A player whose clock stands still: it looks at everything that its limits allow."""
    look = SearchLimits(turn=Breadth(600, places=8), worlds=2, **limits)
    return Searcher(Random(seed), TimeBudget(1.0, lambda: 0.0), TASHKALAR, look)


def turn_of(player: Searcher, state: State) -> list[str]:
    """What the player does until its turn, or the game, is over."""
    seat, turn, told = state.control, state.turn, []
    while state.outcome is None and state.turn == turn and state.control == seat:
        request = state.requests()[seat]
        choice = player.choose(request, lambda: state.view(seat))
        told.append(TASHKALAR.say(state, choice))
        state.advance(seat, choice)
    return told


def test_it_places_the_missing_piece_and_summons() -> None:
    # a Swordmaster between two pieces destroys a common piece diagonally adjacent and becomes heroic
    state = position(f"{DUEL} | hand 0: Swordmaster", "a e4, b d4")
    events = turn_of(patient(), state)
    assert events[0].startswith("place")
    assert events[1].startswith("summon Swordmaster")
    assert not state.own(1)
    assert state.pieces[HEROIC]


def test_it_claims_the_task_that_is_met() -> None:
    state = position(f"{HIGH} | tasks: Center Cross, Side Chain, Destruction", "a e4 d5 e5 f5, b a5")
    assert "claim Center Cross" in turn_of(patient(), state)


def test_it_follows_its_plan_without_thinking_anew() -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster", "a e4, b d4")
    player = patient()
    seat = state.control
    state.advance(seat, player.choose(state.requests()[seat], lambda: state.view(seat)))
    request = state.requests()[seat]
    assert player.choose(request, lambda: pytest.fail("the turn was planned already")) in request.options


def test_a_plan_is_forgotten_when_the_question_is_another() -> None:
    player = patient()
    first = position(f"{DUEL} | hand 0: Swordmaster", "a e4, b d4")
    player.choose(first.requests()[0], lambda: first.view(0))
    other = position(f"{DUEL} | hand 0: Swordmaster", "a a4, b d5")
    request = other.requests()[0]
    assert player.choose(request, lambda: other.view(0)) in request.options


def test_it_plays_on_after_control_was_passed_to_it() -> None:
    state = position(f"{TEAM_DUEL} | hand 2: Unicorn", "a e4, b d4")
    play(state, "pass")
    assert state.control == 2
    events = turn_of(patient(), state)
    assert events
    assert all(choice.startswith("place") for choice in events)


def test_a_partner_that_could_use_the_pieces_is_passed_control_sometimes() -> None:
    state = position(f"{TEAM_DUEL}", "a e4, b d4")
    lines = TurnSearch(state, judging(state), Breadth(300, places=4, judged=1000)).run(lambda: True)
    assert any(line.path and TASHKALAR.say(state, line.path[0]) == "pass" for line in lines)


def test_what_is_overlooked_is_not_summoned() -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster", "a e4, b d4")
    blind = patient(ways=1, notices=0.0)
    assert not any(choice.startswith("summon") for choice in turn_of(blind, state))


def judging(state: State, seat: int = 0, *known: str) -> Judgement:
    return Judgement(state, seat, [CARD[name] for name in known], weights_for(state.table.form), 8)


def test_a_won_game_is_worth_more_than_any_position() -> None:
    state = position(DUEL, "a e4, b d4")
    mine, theirs = judging(state, 0), judging(state, 1)
    assert abs(mine.full(state)) < WON
    state.declare(1, Declaration.RESIGN)
    assert mine.full(state) == mine.quick(state) == WON
    assert theirs.full(state) == -WON


def test_two_sides_are_worth_the_opposite() -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster | hand 1: Wild Eagle", "a e4 e6, A d4, b g7")
    assert judging(state, 0).full(state) == pytest.approx(-judging(state, 1).full(state)), "nobody knows any card"


def test_a_ready_card_counts_as_ready_and_no_more_when_there_is_no_turn_left() -> None:
    ready = NAMES.index("ready common")
    state = position(f"{DUEL} | hand 0: Swordmaster | legends 0:", "a e4 e6, b g7")
    known = judging(state, 0, "Swordmaster").knowledge
    nothing = [([0.0] * KINDS, [0.0] * KINDS)] * 2
    assert features(state, known, nothing)[0][ready] == 1.0
    state.end_by, state.last_turns = 0, 0
    assert features(state, known, nothing)[0][ready] == 0.0


def test_an_unknown_card_is_worth_what_it_may_be_on_this_board() -> None:
    ready = NAMES.index("ready common")
    state = position(f"{DUEL} | hand 0: Swordmaster", "a e4 e6, b g7")
    near, far = Knowledge(0, frozenset(), ((CARD["Swordmaster"],), ()), ()), Knowledge(0, frozenset(), ((), ()), ())
    assert features(state, near)[0][ready] == 1.0, "the one card that it may be is ready"
    assert features(state, far)[0][ready] == 0.0


def test_squares_that_complete_a_pattern_come_first() -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster", "a e4, b a5")
    prepare(TASHKALAR.cards)
    groups = chunks(state, state.options(), frozenset([CARD["Swordmaster"]]), 3, True)
    placed = [option for option in groups[0] if isinstance(option, Place)]
    assert len(placed) == 3
    for option in placed:
        after = state.after(option)
        assert any(isinstance(found, Summon) for found in after.options()), option
    assert sorted(option for group in groups for option in group) == sorted(state.options()), "none is forgotten"


def test_every_rank_that_can_be_put_is_looked_at() -> None:
    state = position(f"{DUEL}", "a e4, b a5")
    puts: list[Choice] = [Put(at, 0, rank) for rank in range(3) for at in (state.options()[0].at, 40)]  # type: ignore[union-attr]
    groups = chunks(state, puts, frozenset(), 4, True)
    assert sorted(option for group in groups for option in group) == sorted(puts)


def test_a_small_turn_is_searched_completely_and_each_position_once() -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster", "a e4, b d4")
    state.actions = 1
    search = TurnSearch(state, judging(state, 0, "Swordmaster"), Breadth(judged=10_000))
    lines = search.run(lambda: True)
    assert search.exhausted
    assert search.positions > sum(isinstance(option, Place) for option in state.options())
    assert len({line.path for line in lines}) == len(lines)


def test_whatever_the_time_there_is_a_way_to_play() -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster", "a e4, b d4")
    for looks in (0, 1, 2, 5):
        left = iter(range(looks))
        lines = TurnSearch(state, judging(state, 0, "Swordmaster"), Breadth()).run(lambda: next(left, None) is not None)  # noqa: B023
        assert lines
        after = state
        for choice in lines[0].path:
            assert choice in after.options()
            after = after.after(choice)
        assert after.turn == state.turn + 1


def test_what_is_compared_differs_in_kind() -> None:
    lines = [Line(1.0 - number / 100, (PASS,) * (number + 1), plan) for number, plan in enumerate("aaaaaaabcdefgh")]
    chosen = patient(ways=8)._contenders(lines)
    assert len({line.plan for line in chosen}) >= 5
    assert chosen[0] is lines[0]


def test_greedy_takes_what_looks_best_at_once() -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster", "a e4, b a5")
    choice = GreedyTashKalar(Random(1), TASHKALAR).choose(state.requests()[0], lambda: state.view(0))
    state.advance(0, choice)
    assert any(isinstance(option, Summon) for option in state.options()), "the placed piece completes the pattern"


@pytest.mark.parametrize("form", ["duel", "high"])
@pytest.mark.parametrize("level", ["level1", "level2", "level3"])
def test_gentle_players_come_to_an_end(level: str, form: str) -> None:
    """Without pieces left to place they discard, and do not pick up the same piece again and again."""
    for game in range(3):
        state = TASHKALAR.new({"form": form, "schools": ["northern", "southern"]}, f"gentle {game}")
        players = [Searcher(Random(seat), TimeBudget(1.0, lambda: 0.0), TASHKALAR, LEVELS[level][1]) for seat in (0, 1)]
        play_out(state, players, most=1000)


def test_levels_grow() -> None:
    levels = [f"level{number}" for number in range(1, 9)]
    assert list(LEVELS) == levels == [name for name, spec in BOTS.items() if spec.seconds]
    paces = [seconds for seconds, _ in LEVELS.values()]
    assert paces == sorted(paces)
    assert paces[-1] == 2.0
    notices = [limits.notices for _, limits in LEVELS.values()]
    assert notices == sorted(notices)
