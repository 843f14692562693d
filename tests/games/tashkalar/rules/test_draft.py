"""SET-2 as a draft: the players choose their schools, then the cards are dealt."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from games.tashkalar.support.printed import SCHOOLS
from games.tashkalar.support.table import deck, hand
from support.games import player_of

from arenarium.core.dealer import Dealer
from arenarium.core.declaration import Declaration
from arenarium.core.errors import ChoiceError, NotationError
from arenarium.core.event import Happening
from arenarium.core.record import Recorder
from arenarium.core.undo import UndoableMatch
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state.events import Dealt, SchoolTaken

TEAMS = {"form": "high", "seats": 4, "teams": True, "schools": "draft", "first": 1}


def draft(setup: dict[str, Any] | None = None, seed: int = 1) -> State:
    return TASHKALAR.new(setup or {"form": "duel", "schools": "draft", "first": 0}, seed)


def take(state: State, school: str) -> list[Happening]:
    seat = state.control
    events = state.apply(seat, TASHKALAR.read(state, f"school {school}"))
    return [event.seen_by(seat) for event in events]


@pytest.mark.rule("SET-2")
def test_set_2_in_a_draft_who_plays_last_chooses_first_and_the_starting_player_last() -> None:
    state = draft(TEAMS)
    asked = []
    for school in ("sylvan", "northern", "etherweave", "highland"):
        asked.append(state.control)
        assert take(state, school)[0] == SchoolTaken(asked[-1], school)
    assert asked == [0, 3, 2, 1]
    assert state.table.schools == ("sylvan", "highland", "etherweave", "northern")
    assert state.control == 1


@pytest.mark.rule("SET-2")
def test_set_2_a_school_that_is_taken_is_not_offered() -> None:
    state = draft()
    assert [TASHKALAR.say(state, option) for option in state.options()] == [f"school {school}" for school in SCHOOLS]
    take(state, "highland")
    assert TASHKALAR.read(state, "school highland") not in state.options()
    assert len(state.options()) == len(SCHOOLS) - 1
    with pytest.raises(ChoiceError, match="not one of the options"):
        take(state, "highland")


@pytest.mark.rule("SET-2", "SET-3", "SET-5")
def test_set_2_the_cards_are_dealt_when_all_have_chosen() -> None:
    state = draft()
    take(state, "highland")
    assert not any((*state.hands, *state.legends, *state.flares, *state.piles, *(deck.cards for deck in state.decks)))
    assert Dealt() in take(state, "sylvan")
    assert [len(hand) for hand in state.hands] == [3, 3]
    assert {"Eagle Lord", "Werewolf"} & {*deck(state, 1), *hand(state, 1)}
    assert state.requests()[1].kind == "start"  # SET-10: who plays last places the start pieces


@pytest.mark.rule("SET-2", "SET-3")
def test_set_2_what_will_be_dealt_is_known_to_nobody_who_chooses() -> None:
    def dealt(state: State) -> list[tuple[int, ...]]:
        take(state, "northern")
        take(state, "southern")
        return state.hands

    assert dealt(draft(seed=5)) == dealt(draft(seed=5))
    view = draft(seed=5).view(1)
    guesses = [dealt(TASHKALAR.determinize(view, Dealer.from_seed(seed))) for seed in range(8)]
    assert len({str(hands) for hands in guesses}) == 8


def test_a_draft_can_be_written_down_and_read_at_any_moment() -> None:
    state = draft(TEAMS)
    while state.phase == "draft":
        assert TASHKALAR.from_json(state.to_json()) == state
        assert TASHKALAR.parse_position(TASHKALAR.position(state)) == state
        take(state, Random(1).choice(state.options()).school)  # type: ignore[union-attr]
    short = TASHKALAR.parse_position("form: duel | schools: undecided, northern")
    assert (short.phase, short.control) == ("draft", 0)


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda data: data.update(phase="actions"), "not being chosen"),
        (lambda data: data["table"].update(schools=["northern", "sylvan"]), "none is being chosen"),
        (lambda data: data.update(active=0, control=0), "not the next to choose"),
        (lambda data: data["hands"][0].append("Knight"), "nothing is dealt"),
        (lambda data: data["table"].update(schools=["undecided", "western"]), "etherweave, undecided"),
    ],
)
def test_a_draft_that_cannot_be_is_refused(spoil: Callable[[dict[str, Any]], None], words: str) -> None:
    data = draft().to_json()
    spoil(data)
    with pytest.raises(NotationError, match=words):
        TASHKALAR.from_json(data)


def test_a_school_that_there_is_not_is_refused_with_a_hint() -> None:
    with pytest.raises(NotationError, match="did you mean 'northern'"):
        TASHKALAR.read(draft(), "school nothern")


@pytest.mark.rule("END-5")
def test_end_5_a_side_can_give_up_while_schools_are_chosen() -> None:
    state = draft()
    state.declare(0, Declaration.RESIGN)
    assert state.outcome is not None
    assert state.outcome.ranking == (2, 1)
    assert TASHKALAR.from_json(state.to_json()) == state


def test_the_last_school_cannot_be_taken_back_when_the_cards_are_dealt() -> None:
    match = UndoableMatch(Recorder(TASHKALAR, {"form": "high", "schools": "draft", "first": 0}, 1))
    for school in ("northern", "sylvan"):
        seat = match.state.control  # type: ignore[attr-defined]
        match.apply(seat, TASHKALAR.read(match.state, f"school {school}"))  # type: ignore[arg-type]
    refusal = match.refusal(0)
    assert refusal is not None
    assert refusal.name == "CHANCE"


@pytest.mark.parametrize("name", ["random", "greedy", "level1", "level6@0.05", "ismcts@0.05"])
def test_every_computer_player_can_choose_a_school(name: str) -> None:
    state = draft({"form": "melee", "seats": 3, "schools": "draft"})
    while state.phase == "draft":
        seat = state.control
        request = state.requests()[seat]
        choice = player_of("tashkalar", name, Random(1)).choose(request, lambda seat=seat: state.view(seat))  # type: ignore[misc]
        state.apply(seat, choice)
    assert len(set(state.table.schools)) == 3
