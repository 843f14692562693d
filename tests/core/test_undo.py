"""Taking back: what may be, what may not, and why not."""

from __future__ import annotations

from typing import Any

import pytest
from contract.walk import IDS, SEEDS, WAYS_TO_PLAY
from hypothesis import given
from hypothesis import strategies as st
from support.thoroughness import tried

from arenarium.core.declaration import Declaration
from arenarium.core.errors import ChoiceError
from arenarium.core.event import Event
from arenarium.core.game import Game, State
from arenarium.core.record import Recorder, played_again
from arenarium.core.undo import UndoableMatch, UndoRefusal
from arenarium.games.barracks.game import BARRACKS
from arenarium.games.barracks.state.choices import PASS
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.testing import random_step, random_word, state_after

REVEALING = ("drawn", "next-task", "die", "reshuffled", "recruited", "entered", "ordered", "waited")
"""Kinds of events by which somebody learns something. Only this test knows such a list."""


def match_at(game: Game, state: State) -> UndoableMatch:
    """A match that goes on from some state."""
    setup = game.example_setups()[0]
    recorder = Recorder(game, setup, 1)
    recorder.state = state
    return UndoableMatch(recorder)


def tashkalar(**setup: Any) -> UndoableMatch:
    return UndoableMatch(Recorder(TASHKALAR, {"form": "high", "first": 0, **setup}, 1))


def say(match: UndoableMatch, *choices: str) -> list[Event]:
    """Choices in notation, each by the seat that is asked first."""
    events: list[Event] = []
    for text in choices:
        seat = next(iter(match.state.requests()))
        events = match.apply(seat, match.recorder.game.read(match.state, text))
    return events


# ------------------------------------------------------------------------------------------------------------ any game


@pytest.mark.parametrize(("game", "setup"), WAYS_TO_PLAY, ids=IDS)
@given(seed=SEEDS, depth=st.integers(0, 250))
@tried(8)
def test_undo_gives_back_the_position_and_never_a_secret(
    game: Game, setup: dict[str, Any], seed: int, depth: int
) -> None:
    state, rng = state_after(game, setup, seed, depth)
    match = match_at(game, state)
    for _ in range(4):
        before = match.state.copy()
        written = list(match.recorder.record.choices)
        step = random_step(match.state, rng)
        if step is None:
            return
        seat, choice = step
        events = match.apply(seat, choice)
        told = {event.kind for event in events}
        if match.refusal(seat) is not None:
            with pytest.raises(ChoiceError, match="cannot be taken back"):
                match.undo(seat)
            continue
        assert not told & set(REVEALING)
        match.undo(seat)
        assert match.state == before
        assert match.recorder.record.choices == written
        again = match.apply(seat, choice)
        assert [event.seen_by(seat) for event in again] == [event.seen_by(seat) for event in events]


@pytest.mark.parametrize("game", [TASHKALAR, BARRACKS], ids=lambda game: game.id)
def test_nothing_can_be_taken_back_before_the_first_choice_or_after_the_end(game: Game) -> None:
    match = UndoableMatch(Recorder(game, game.example_setups()[0], 1))
    assert match.refusal(0) is UndoRefusal.NOTHING
    with pytest.raises(ChoiceError, match="there is nothing to take back"):
        match.undo(0)
    match.declare(0, Declaration.RESIGN)
    assert match.refusal(0) is UndoRefusal.OVER


@pytest.mark.parametrize(("game", "setup"), WAYS_TO_PLAY, ids=IDS)
@given(seed=SEEDS, depth=st.integers(0, 250))
@tried(8)
def test_words_outlive_the_choice_before_them_and_do_not_make_it_final(
    game: Game, setup: dict[str, Any], seed: int, depth: int
) -> None:
    """The same choices with and without words in between: as much can be taken back, and no word is lost."""
    state, rng = state_after(game, setup, seed, depth)
    silent, talking = match_at(game, state.copy()), match_at(game, state.copy())
    said: list[tuple[int, str]] = []
    seat = -1
    for _ in range(4):
        step = random_step(silent.state, rng)
        if step is None:
            return
        seat = step[0]
        silent.apply(*step)
        talking.apply(*step)
        word = random_word(talking.state, game.seats(setup), rng)
        if word is not None:
            talking.declare(*word)
            said.append((word[0], word[1].value))
    while silent.refusal(seat) is None:
        if talking.refusal(seat) is UndoRefusal.TURN:
            assert silent.state.turn != talking.state.turn or game is BARRACKS
            return
        silent.undo(seat)
        talking.undo(seat)
        assert [entry for entry in talking.recorder.record.choices if entry[1] in set(Declaration)] == said
        again = state.copy()
        for entry in talking.recorder.record.choices:
            played_again(game, again, *entry)
        assert again == talking.state
        assert again.requests() == silent.state.requests()
    assert talking.refusal(seat) is silent.refusal(seat)


# --------------------------------------------------------------------------------------------------------- Tash-Kalar


@pytest.mark.rule("END-5")
def test_what_others_say_neither_ends_an_undo_nor_is_lost_by_it() -> None:
    match = tashkalar(seats=4, teams=True)
    say(match, "place a5", "finish")
    begun = match.state.copy()
    seat = next(iter(begun.requests()))
    say(match, match.recorder.game.say(begun, next(o for o in begun.requests()[seat].options if o.verb == "discard")))
    match.declare((seat + 1) % 4, Declaration.PROPOSE_RESIGNING)
    say(match, "decline")
    match.declare(seat, Declaration.PROPOSE_RESIGNING)
    match.declare(seat, Declaration.KEEP_PLAYING)
    match.declare((seat + 2) % 4, Declaration.PROPOSE_RESIGNING)
    standing = dict.fromkeys(sorted(((seat + 1) % 4, (seat + 2) % 4)), Declaration.PROPOSE_RESIGNING)
    for _ in range(2):
        assert match.refusal((seat + 1) % 4) is UndoRefusal.OTHERS
        match.undo(seat)
        assert match.state.declared == standing
    assert match.refusal(seat) is UndoRefusal.NOTHING
    begun.declare((seat + 1) % 4, Declaration.PROPOSE_RESIGNING)
    begun.declare((seat + 2) % 4, Declaration.PROPOSE_RESIGNING)
    assert match.state == begun
    assert len(match.recorder.record.choices) == 2 + 4


def test_all_choices_of_a_turn_can_be_taken_back_one_by_one() -> None:
    match = tashkalar()
    say(match, "place a5", "finish", "place e1", "place i5", "finish")  # the turns of seat 0 and of seat 1
    begun = match.state.copy()
    card = match.recorder.game.say(
        match.state, next(o for o in match.state.requests()[0].options if o.verb == "discard")
    )
    say(match, card)
    between = match.state.copy()
    say(
        match, match.recorder.game.say(match.state, match.state.requests()[0].options[0])
    )  # a card under the deck: known, told
    match.undo(0)
    assert match.state == between
    match.undo(0)
    assert match.state == begun
    assert len(match.recorder.record.choices) == 5
    assert match.refusal(0) is UndoRefusal.NOTHING


def test_showing_an_own_card_can_be_taken_back() -> None:
    """Summoning shows a card to the others, but the player learns nothing by it."""
    state = TASHKALAR.parse_position(
        "form: duel | schools: northern, highland | hand 0: Swordmaster\nboard: 5/7/9/4a4/4.4/4a4/9/7/5".replace(
            ".", "1"
        )
    )
    match = match_at(TASHKALAR, state)
    before = match.state.copy()
    say(match, "summon Swordmaster e5")
    match.undo(0)
    assert match.state == before


def test_the_turn_of_somebody_else_ends_it() -> None:
    match = tashkalar()
    say(match, "place a5")
    assert match.refusal(0) is None
    say(match, "finish")
    assert match.refusal(0) is UndoRefusal.TURN
    assert match.refusal(1) is UndoRefusal.OTHERS


def test_passing_control_cannot_be_taken_back() -> None:
    match = tashkalar(seats=4, teams=True)
    say(match, "pass")
    assert match.refusal(0) is UndoRefusal.TURN


def test_new_cards_end_it_even_within_the_own_turns() -> None:
    """With another turn to come, the same seat goes on, but it has drawn cards."""
    match = tashkalar()
    say(match, "place a5", "finish", "place e1", "place i5", "finish")
    match.state.another_turn = True  # type: ignore[attr-defined]
    say(
        match,
        match.recorder.game.say(match.state, next(o for o in match.state.requests()[0].options if o.verb == "discard")),
    )
    assert match.refusal(0) is None
    say(match, "decline")
    told = say(match, "place e5", "finish")
    assert "drawn" in {event.kind for event in told}
    assert list(match.state.requests()) == [0]
    assert match.refusal(0) is UndoRefusal.LEARNED


# ------------------------------------------------------------------------------------------------------------ Barracks


def test_a_recruit_has_been_seen() -> None:
    match = UndoableMatch(Recorder(BARRACKS, {"first": 0}, 1))
    say(match, "draw 1")
    assert match.refusal(0) is UndoRefusal.TURN
    say(match, "draw 1", "draw 1")
    match.apply(1, PASS)
    say(match, "draw 1")
    assert list(match.state.requests()) == [0]
    assert match.refusal(0) is UndoRefusal.LEARNED


def at_orders() -> UndoableMatch:
    state, _ = state_after(BARRACKS, {"first": 0}, 5, 0)
    while set(state.requests()) != {0, 1} or state.requests()[0].kind != "orders":
        seat, request = next(iter(state.requests().items()))
        state.advance(seat, request.options[0])
    return match_at(BARRACKS, state)


def test_secret_orders_can_be_changed_until_the_others_are_given() -> None:
    match = at_orders()
    before = match.state.copy()
    match.apply(0, match.state.requests()[0].options[0])
    assert match.refusal(0) is None
    match.undo(0)
    assert match.state == before
    match.apply(0, match.state.requests()[0].options[-1])
    match.apply(1, match.state.requests()[1].options[0])
    assert match.refusal(0) is UndoRefusal.OTHERS
    assert match.refusal(1) in (UndoRefusal.TURN, UndoRefusal.CHANCE, UndoRefusal.LEARNED)


@pytest.mark.rule("TURN-10")
def test_orders_can_be_changed_after_a_draw_was_offered() -> None:
    match = at_orders()
    before = match.state.copy()
    match.apply(0, match.state.requests()[0].options[0])
    match.declare(1, Declaration.OFFER_DRAW)
    assert match.refusal(0) is None
    match.undo(0)
    assert match.state.declared == {1: Declaration.OFFER_DRAW}
    before.declare(1, Declaration.OFFER_DRAW)
    assert match.state == before
    assert match.recorder.record.choices == [(1, "offer draw")]
    match.declare(0, Declaration.ACCEPT_DRAW)
    assert match.refusal(0) is UndoRefusal.OVER


def test_rolled_dice_cannot_be_taken_back() -> None:
    """Whoever rolls by choosing a target, and is asked again, cannot choose another one."""
    refused = set()
    for seed in range(15):
        state, rng = state_after(BARRACKS, {"difficulty": "quick"}, seed, 0)
        match = match_at(BARRACKS, state)
        while step := random_step(match.state, rng):
            rolled = [event for event in match.apply(*step) if event.kind == "die"]
            if rolled:
                refused.add(match.refusal(step[0]))
    assert UndoRefusal.CHANCE in refused
    assert None not in refused


# --------------------------------------------------------------------------------------------------- who plays alone


@pytest.mark.parametrize(("game", "setup"), WAYS_TO_PLAY, ids=IDS)
@given(seed=SEEDS, mine=st.sampled_from([{0}, {0, 1}]))
@tried(4)
def test_who_plays_alone_takes_everything_back(game: Game, setup: dict[str, Any], seed: int, mine: set[int]) -> None:
    state, rng = state_after(game, setup, seed, 0)
    recorder = Recorder(game, setup, seed, state)
    match = UndoableMatch(recorder, freely=True)
    known: list[tuple[int, State, int]] = []
    for _ in range(30):
        if match.state.outcome is not None:
            break
        seat, request = rng.choice(sorted(match.state.requests().items()))
        known.append((seat, match.state.copy(), len(recorder.record.choices)))
        match.apply(seat, rng.choice(request.options))
        word = random_word(match.state, game.seats(setup), rng)
        if word is not None and rng.random() < 0.2:
            match.declare(*word)
    while any(seat in mine for seat, _, _ in known):
        number = match.undo_freely(mine)
        *undone, (_, before, choices) = reversed(known[-number:])
        assert all(seat not in mine for seat, _, _ in undone)
        assert known[-number][0] in mine
        del known[-number:]
        assert match.state == before
        assert len(recorder.record.choices) == choices
    with pytest.raises(ChoiceError):
        match.undo_freely(mine)


def test_at_a_table_with_others_nobody_takes_back_freely() -> None:
    match = tashkalar()
    seat, request = next(iter(match.state.requests().items()))
    match.apply(seat, request.options[0])
    with pytest.raises(ChoiceError):
        match.undo_freely({0, 1})
