"""What the states of all games share, where a game has something to show for it; for every game: tests/contract."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from support.games import facts_of

from arenarium.core.dealer import Dealer
from arenarium.core.errors import ChoiceError, NotationError
from arenarium.core.game import State
from arenarium.games import game_of

BATTLE = game_of("barracks").new({"difficulty": "quick"}, 7)


def dice(state: State) -> tuple[int, ...]:
    """The first dice that are rolled when everybody chooses as this number has it."""
    found: list[int] = []
    rng = Random(1)
    while (requests := state.requests()) and len(found) < 4:
        for seat, request in requests.items():
            events = state.apply(seat, rng.choice(request.options))
            found += [facts_of(event)["value"] for event in events if event.kind == "die"]
    return tuple(found)


def test_a_copy_rolls_the_dice_of_the_match() -> None:
    assert dice(BATTLE.copy()) == dice(BATTLE.copy()) != ()


def test_copies_for_planning_roll_dice_of_their_own() -> None:
    assert len({dice(BATTLE.copy(Dealer(number))) for number in range(30)}) > 10


def test_copies_of_the_same_dealer_differ_and_the_same_state_of_it_gives_the_same() -> None:
    dealer = Dealer(1)
    first, second = BATTLE.copy(dealer), BATTLE.copy(dealer)
    assert first != second
    assert first == BATTLE.copy(Dealer(1))


def test_a_choice_can_be_given_as_its_text() -> None:
    game = game_of("tashkalar")
    typed = game.new({"form": "duel", "seats": 2}, 1)
    chosen = typed.copy()
    ((seat, request),) = typed.requests().items()
    option = request.options[0]
    assert typed.apply(seat, game.say(chosen, option)) == chosen.apply(seat, option)
    assert typed == chosen


def test_a_text_that_says_no_option_changes_nothing() -> None:
    state = game_of("tashkalar").new({"form": "duel", "seats": 2}, 1)
    before = state.copy()
    ((seat, _),) = state.requests().items()
    with pytest.raises(NotationError):
        state.apply(seat, "dance on e5")
    with pytest.raises(ChoiceError):
        state.apply(seat, "finish")
    with pytest.raises(ChoiceError):
        state.apply(1 - seat, "place e5")
    assert state == before


@pytest.mark.parametrize(("game", "text"), [("barracks", "difficulty: quick"), ("tashkalar", "form: duel")])
def test_a_state_prints_its_position(game: str, text: str) -> None:
    setup = {"difficulty": "quick"} if game == "barracks" else {"form": "duel", "seats": 2}
    told = repr(game_of(game).new(setup, 1))
    assert told.startswith(f"<{game} {text}")
    assert "\n" not in told


def test_states_of_different_games_are_never_equal_and_states_can_be_pickled() -> None:
    other = game_of("tashkalar").new({"form": "duel", "seats": 2}, 7)
    assert other != BATTLE
    assert BATTLE != "a state"
    assert pickle.loads(pickle.dumps(BATTLE)) == BATTLE
