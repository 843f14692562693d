"""The player of Tash-Kalar that searches: it sees what a good player sees within a turn, and what may be answered."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from games.tashkalar.support.printed import BY_NAME as CARD
from games.tashkalar.support.table import DUEL, HIGH, TEAM_DUEL, play, position

from arenarium.core.declaration import Declaration
from arenarium.core.time_budget import TimeBudget
from arenarium.games.tashkalar.bots.bot import Searcher, SearchLimits
from arenarium.games.tashkalar.bots.candidates import worthy
from arenarium.games.tashkalar.bots.evaluation import WON, weights_for, worth
from arenarium.games.tashkalar.bots.features import NAMES, features
from arenarium.games.tashkalar.bots.greedy import GreedyTashKalar
from arenarium.games.tashkalar.bots.levels import BOTS, LEVELS
from arenarium.games.tashkalar.bots.nearness import prepare
from arenarium.games.tashkalar.bots.turns import Breadth, TurnSearch
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state.choices import Place, Summon
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.position import HEROIC


def patient(seed: int = 1, **limits: Any) -> Searcher:
    """A player whose clock stands still: it looks at everything that its limits allow."""
    look = SearchLimits(turn=Breadth(8, 4, 600), worlds=2, **limits)
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
    search = TurnSearch(state, lambda found: 0.0, lambda found: 0.0, lambda found: [], Breadth(4, 2, 300), Random(1))
    assert any(line.path and TASHKALAR.say(state, line.path[0]) == "pass" for line in search.run(lambda: True))


def test_what_is_overlooked_is_not_summoned() -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster", "a e4, b d4")
    blind = patient(ways=1, notices=0.0)
    assert not any(choice.startswith("summon") for choice in turn_of(blind, state))


def test_a_won_game_is_worth_more_than_any_position() -> None:
    state = position(DUEL, "a e4, b d4")
    cards: list[list[int]] = [[], []]
    weights = weights_for(Form.DUEL)
    before = worth(state, 0, cards, weights)
    assert abs(before) < WON
    state.declare(1, Declaration.RESIGN)
    assert worth(state, 0, cards, weights) == WON
    assert worth(state, 1, cards, weights) == -WON


def test_two_sides_are_worth_the_opposite() -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster | hand 1: Wild Eagle", "a e4 e6, A d4, b g7")
    cards = [list(hand) for hand in state.hands]
    weights = weights_for(Form.DUEL)
    assert worth(state, 0, cards, weights) == pytest.approx(-worth(state, 1, cards, weights))


def test_a_ready_card_counts_as_ready_and_no_more_when_there_is_no_turn_left() -> None:
    ready = NAMES.index("ready common")
    state = position(f"{DUEL} | hand 0: Swordmaster", "a e4 e6, b g7")
    assert features(state, [state.hands[0], ()])[0][ready] == 1.0
    state.end_by, state.last_turns = 0, 0
    assert features(state, [state.hands[0], ()])[0][ready] == 0.0


def test_squares_that_complete_a_pattern_come_first() -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster", "a e4, b a5")
    prepare(TASHKALAR.cards)
    options = worthy(state, state.options(), [CARD["Swordmaster"]], 3, Random(1))
    placed = [option for option in options if isinstance(option, Place)]
    assert len(placed) == 3
    for option in placed:
        after = state.after(option)
        assert any(isinstance(found, Summon) for found in after.options()), option


def test_greedy_takes_what_looks_best_at_once() -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster", "a e4, b a5")
    choice = GreedyTashKalar(Random(1), TASHKALAR).choose(state.requests()[0], lambda: state.view(0))
    state.advance(0, choice)
    assert any(isinstance(option, Summon) for option in state.options()), "the placed piece completes the pattern"


def test_levels_grow() -> None:
    levels = [f"level{number}" for number in range(1, 7)]
    assert list(LEVELS) == levels == [name for name, spec in BOTS.items() if spec.seconds]
    paces = [seconds for seconds, _ in LEVELS.values()]
    assert paces == sorted(paces)
    assert paces[-1] == 2.0
    notices = [limits.notices for _, limits in LEVELS.values()]
    assert notices == sorted(notices)
