"""Turns are simultaneous (TURN-1): secret choices, in whatever order they arrive, are the same choices.

Properties along random games, at every moment at which both seats are asked: who answers first makes no difference, and
nobody learns anything from the other's answer before both are in but that it was given.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from games.barracks.support.table import seen
from hypothesis import assume, given
from hypothesis import strategies as st
from support.thoroughness import tried

from arenarium.core.dealer import Dealer
from arenarium.core.errors import ChoiceError
from arenarium.core.event import Event
from arenarium.games.barracks.game import BARRACKS, State

EVERY_DIFFICULTY = pytest.mark.parametrize("difficulty", [setup["difficulty"] for setup in BARRACKS.example_setups()])
SEEDS = st.integers(0, 2**32)
DEPTHS = st.integers(0, 40)
"""How many times both are asked before the moment that is looked at."""
SEATS = (0, 1)
WATCHERS = (0, 1, None)


def both_asked(difficulty: str, seed: int, depth: int) -> tuple[State, Random]:
    """A state of a random game in which both seats are asked at once."""
    rng = Random(seed)
    state = BARRACKS.new({"difficulty": difficulty}, seed)
    last = None
    while state.outcome is None:
        if state.asks() == SEATS:
            last = state.copy()
            if depth == 0:
                break
            depth -= 1
        step(state, rng)
    assume(last is not None)
    assert last is not None
    return last, rng


def step(state: State, rng: Random) -> None:
    """Each seat that is asked answers, the one after the other."""
    for seat in state.asks():
        if seat in state.asks():
            options = state.options(seat)
            state.advance(seat, rng.choice(options))


def some_options(state: State, seat: int, rng: Random, most: int = 4) -> list[Any]:
    options = state.options(seat)
    return rng.sample(options, min(most, len(options)))


def told(events: list[Event], watcher: int | None) -> Counter[str]:
    """What a watcher is told, whatever the order."""
    return Counter(json.dumps(fact, sort_keys=True) for fact in seen(events, watcher))


# ------------------------------------------------------------------------------------------------- the order of arrival


@pytest.mark.rule("TURN-1")
@EVERY_DIFFICULTY
@tried(25)
@given(seed=SEEDS, depth=DEPTHS)
def test_the_order_in_which_choices_arrive_changes_nothing(difficulty: str, seed: int, depth: int) -> None:
    state, rng = both_asked(difficulty, seed, depth)
    for mine in some_options(state, 0, rng):
        for theirs in some_options(state, 1, rng):
            forth, back, silent = state.copy(), state.copy(), state.copy()
            events_forth = forth.apply(0, mine) + forth.apply(1, theirs)
            events_back = back.apply(1, theirs) + back.apply(0, mine)
            silent.advance(1, theirs)
            silent.advance(0, mine)
            assert forth == back == silent
            assert hash(forth) == hash(back)
            assert forth.to_json() == back.to_json()
            assert forth.requests() == back.requests()
            for watcher in WATCHERS:
                assert told(events_forth, watcher) == told(events_back, watcher)
                assert forth.view(watcher) == back.view(watcher)


@pytest.mark.rule("TURN-1")
@EVERY_DIFFICULTY
@tried(6)
@given(seed=SEEDS)
def test_whole_games_do_not_depend_on_who_answers_first(difficulty: str, seed: int) -> None:
    """The same choices by each seat, whoever answers first: the same dice, the same end."""
    forth = BARRACKS.new({"difficulty": difficulty}, seed)
    back = forth.copy()
    rng = Random(seed)
    while forth.outcome is None:
        answers = {seat: rng.choice(forth.options(seat)) for seat in forth.asks()}
        for seat in answers:
            forth.advance(seat, answers[seat])
        for seat in reversed(answers):
            back.advance(seat, answers[seat])
        assert forth == back
    assert forth.outcome == back.outcome


# -------------------------------------------------------------------------------------------------- what a choice shows


@pytest.mark.rule("TURN-1", "INFO-1")
@EVERY_DIFFICULTY
@tried(25)
@given(seed=SEEDS, depth=DEPTHS)
def test_a_choice_shows_the_others_only_that_it_was_made(difficulty: str, seed: int, depth: int) -> None:
    state, rng = both_asked(difficulty, seed, depth)
    for seat in SEATS:
        other = 1 - seat
        before = {watcher: state.view(watcher) for watcher in (other, None)}
        request = state.requests()[other]
        for choice in some_options(state, seat, rng):
            after = state.copy()
            events = after.apply(seat, choice)
            assert seen(events, other) == seen(events, None) == []
            assert after.requests() == {other: request}
            for watcher, view in before.items():
                assert after.view(watcher) == replace(view, asked=(other,))


@pytest.mark.rule("TURN-1", "INFO-1")
@EVERY_DIFFICULTY
@tried(25)
@given(seed=SEEDS, depth=DEPTHS)
def test_a_secret_choice_leaks_into_nothing(difficulty: str, seed: int, depth: int) -> None:
    """Whatever was chosen, another seat sees one and the same view and can imagine the same states."""
    state, rng = both_asked(difficulty, seed, depth)
    for seat in SEATS:
        views, imagined = set(), set()
        for choice in some_options(state, seat, rng):
            after = state.copy()
            after.advance(seat, choice)
            views.add((after.view(1 - seat), after.view(None)))
            imagined.add(BARRACKS.determinize(after.view(1 - seat), Dealer(seed)))
        assert len(views) == 1
        assert len(imagined) == 1


@pytest.mark.rule("TURN-1", "INFO-1")
@EVERY_DIFFICULTY
@tried(15)
@given(seed=SEEDS, depth=DEPTHS)
def test_the_chooser_sees_the_own_choice_and_is_not_asked_again(difficulty: str, seed: int, depth: int) -> None:
    state, rng = both_asked(difficulty, seed, depth)
    for seat in SEATS:
        choice, another = rng.choice(state.options(seat)), rng.choice(state.options(seat))
        after = state.copy()
        text = BARRACKS.say(after, choice)
        after.advance(seat, choice)
        view = after.view(seat)
        assert view.chosen[seat] == text
        assert view.chosen[1 - seat] is None
        assert view.request is None
        before = after.to_json()
        with pytest.raises(ChoiceError):
            after.apply(seat, another)
        assert after.to_json() == before


@pytest.mark.rule("TURN-1", "INFO-1")
@EVERY_DIFFICULTY
@tried(15)
@given(seed=SEEDS, depth=DEPTHS)
def test_a_waiting_choice_is_kept_by_copies_json_and_notation(difficulty: str, seed: int, depth: int) -> None:
    state, rng = both_asked(difficulty, seed, depth)
    seat = rng.choice(SEATS)
    state.advance(seat, rng.choice(state.options(seat)))
    answer = rng.choice(state.options(1 - seat))
    again = [
        state.copy(),
        BARRACKS.from_json(json.loads(json.dumps(state.to_json()))),
        BARRACKS.parse_position(BARRACKS.position(state)),
    ]
    state.advance(1 - seat, answer)
    for other in again:
        other.advance(1 - seat, answer)
        assert other == state


@pytest.mark.rule("TURN-1")
@EVERY_DIFFICULTY
@tried(15)
@given(seed=SEEDS, depth=DEPTHS)
def test_who_is_asked_follows_from_what_everybody_sees(difficulty: str, seed: int, depth: int) -> None:
    """Whether a seat is asked at all, and how many options it has, is the same whatever its hidden cards are."""
    state, rng = both_asked(difficulty, seed, depth)
    numbers = [len(state.options(seat)) for seat in SEATS]
    for watcher in WATCHERS:
        other = BARRACKS.determinize(state.view(watcher), Dealer(rng.getrandbits(64)))
        assert other.asks() == state.asks()
        assert [len(other.options(seat)) for seat in SEATS] == numbers
