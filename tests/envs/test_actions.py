"""Actions are choices: in every state each option is said by actions of its own, and these say that option."""

from __future__ import annotations

from random import Random
from typing import Any, get_args, get_type_hints

import numpy as np
import pytest
from envs.walks import EVERY_ID, EVERY_WAY, plays, random_way, spaces_of
from support.thoroughness import number_of

from arenarium.core.dealer import Dealer
from arenarium.core.errors import ChoiceError
from arenarium.core.game import Game
from arenarium.core.spaces import NOOP, Answer, Question, rewards
from arenarium.envs.play import Play
from arenarium.games.barracks.game import BARRACKS
from arenarium.games.tashkalar.envs.numbering import FIELDS
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.games.tashkalar.state.choices import CHOICES

every_way = pytest.mark.parametrize(("game", "setup"), EVERY_WAY, ids=EVERY_ID)
MATCHES = number_of(3)
STEPS = 400


def check_bijection(play: Play) -> int:
    """Every option of every seat by its actions and back, and nothing else; how many options there were."""
    spaces, state, number = play.spaces, play.state, 0
    for seat, request in state.requests().items():
        said = {option: spaces.actions(state, seat, option) for option in request.options}
        assert len(set(said.values())) == len(said), "two options are said in the same way"
        reached = dict(_answers(spaces.question(state, seat), ()))
        assert reached == {actions: option for option, actions in said.items()}
        number += len(said)
    return number


def _answers(question: Question, before: tuple[int, ...]) -> Any:
    """Everything that can be said, with the choice that it is."""
    assert len(set(question.legal)) == len(question.legal)
    assert NOOP not in question.legal
    assert len(question.legal) > 1 or not before, "something that goes without saying is asked"
    for action in question.legal:
        answer = question.answered(action)
        if isinstance(answer, Answer):
            yield (*before, action), answer.choice
        else:
            yield from _answers(answer, (*before, action))


@every_way
def test_options_and_actions_are_one_to_one(game: Game, setup: dict[str, Any]) -> None:
    states = 0
    for seed in range(MATCHES):
        for play, _ in plays(game, setup, seed, STEPS):
            if not play.begun:
                check_bijection(play)
                states += 1
    assert states > 20 * MATCHES


@pytest.mark.parametrize("number", range(number_of(3)))
@pytest.mark.parametrize("game", ["barracks", "tashkalar"])
def test_options_of_random_cards_and_actions_are_one_to_one(game: str, number: int) -> None:
    own, setup = random_way(game, number)
    for play, _ in plays(own, setup, number, 150):
        check_bijection(play)


@every_way
def test_actions_are_below_their_number_and_masks_show_them(game: Game, setup: dict[str, Any]) -> None:
    spaces = spaces_of(game, setup)
    mask = np.ones(spaces.num_actions, np.int8)
    for play, _ in plays(game, setup, 5, 120):
        for seat in range(spaces.seats):
            assert play.legal_mask(seat, mask) is mask
            assert sorted(play.legal(seat)) == np.flatnonzero(mask).tolist()
            if seat not in play.asked:
                assert np.flatnonzero(mask).tolist() == [NOOP]
    assert spaces.describe(NOOP) == "nothing"
    assert len({spaces.describe(action) for action in range(spaces.num_actions)}) > spaces.num_actions / 2


@every_way
def test_what_is_not_legal_is_refused_and_changes_nothing(game: Game, setup: dict[str, Any]) -> None:
    for play, _ in plays(game, setup, 6, 25):
        before, legal = play.state.to_json(), {seat: list(play.legal(seat)) for seat in play.asked}
        for seat in range(play.seats):
            wrong = next(action for action in range(1, play.spaces.num_actions) if action not in legal.get(seat, ()))
            with pytest.raises(ChoiceError, match=r"is not legal|is not asked"):
                play.act(seat, wrong)
        assert play.state.to_json() == before
        assert {seat: list(play.legal(seat)) for seat in play.asked} == legal


def test_every_verb_of_tash_kalar_has_its_fields() -> None:
    verbs = {verb for kind in CHOICES.kinds for verb in get_args(get_type_hints(kind)["verb"])}
    assert verbs == set(FIELDS)


@pytest.mark.parametrize(
    ("difficulty", "actions"), [("quick", 1152), ("hard", 1866), ("classic", 2357), ("simplified", 3637)]
)
def test_the_actions_of_barracks_are_counted(difficulty: str, actions: int) -> None:
    assert spaces_of(BARRACKS, {"difficulty": difficulty}).num_actions == actions


def test_the_actions_of_tash_kalar_are_a_few_hundred_and_the_same_in_every_form() -> None:
    setups = TASHKALAR.example_setups()
    assert {spaces_of(TASHKALAR, dict(setup)).num_actions for setup in setups} == {415}


def test_targets_are_counted_from_who_chooses() -> None:
    """What one seat learned is good for the other: the first enemy is the same action for both."""
    spaces = spaces_of(BARRACKS, {})
    seen = set()
    for seed in range(30):
        for play, _ in plays(BARRACKS, {}, seed, 200):
            for seat, request in play.state.requests().items():
                if request.kind == "target":
                    for option in request.options:
                        (action,) = spaces.actions(play.state, seat, option)
                        text = spaces.describe(action)
                        if hasattr(option, "slot"):
                            assert text == f"target {(option.seat - seat) % 2} {option.slot + 1}"
                            seen.add(seat)
    assert seen == {0, 1}


@every_way
def test_copies_are_independent_and_chance_is_dealt_again(game: Game, setup: dict[str, Any]) -> None:
    for play, rng in plays(game, setup, 8, 40):
        copy = play.copy()
        assert copy.state == play.state
        for seat in play.asked:
            assert list(copy.legal(seat)) == list(play.legal(seat))
        seat = play.asked[0]
        before = list(play.legal(seat))
        copy.act(seat, rng.choice(before))
        assert list(play.legal(seat)) == before
        assert play.copy(Dealer(rng.getrandbits(64))).state.dealer != play.state.dealer


def test_thirty_copies_see_different_dice() -> None:
    """A planner that copies and plays on cannot read the dice that are still to come."""
    rng, play = Random(3), Play.new(spaces_of(BARRACKS, {}), {}, 3)
    while play.state.turn < 1:
        play.act(play.asked[0], rng.choice(play.legal(play.asked[0])))

    def played_on(copy: Play) -> str:
        """With the same plan, as long as the same is asked."""
        plan = Random(1)
        while not copy.over:
            copy.act(copy.asked[0], plan.choice(copy.legal(copy.asked[0])))
        return repr(copy.state.to_json()["squads"])

    assert len({played_on(play.copy()) for _ in range(30)}) == 1
    assert len({played_on(play.copy(Dealer(number))) for number in range(30)}) > 5


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        ((1, 2), (1, -1)),
        ((1, 1), (0, 0)),
        ((2, 1, 3), (-1, 2, -1)),
        ((1, 2, 1, 2), (1, -1, 1, -1)),
        ((1, 1, 2), (0.5, 0.5, -1)),
    ],
)
def test_rewards_sum_to_nothing(ranking: tuple[int, ...], expected: tuple[float, ...]) -> None:
    assert rewards(ranking) == expected
    assert sum(rewards(ranking)) == 0


@every_way
def test_games_and_states_have_the_same_by_themselves(game: Game, setup: dict[str, Any]) -> None:
    """`num_actions`, `action_id`, `choice`, `legal_mask` and `observe`, as `Play` has them, also in mid-choice."""
    own: Any = game
    for play, _ in plays(game, setup, 9, 80):
        state, said = play.state, play._acts
        assert state.spaces is play.spaces
        assert own.num_actions(setup) == play.spaces.num_actions
        for seat in range(play.seats):
            before = said if seat in play.asked else ()
            assert np.array_equal(state.legal_mask(seat, said=before), play.legal_mask(seat))
            assert np.array_equal(state.observe(seat, said=before), play.observe(seat))
        for action in play.legal(play.asked[0]):
            choice = own.choice(state, action, said)
            answer = play.question(play.asked[0]).answered(action)
            assert choice == (answer.choice if isinstance(answer, Answer) else None)
            if choice is not None:
                assert own.action_id(state, choice, said) == action
    mask, seen = np.ones(play.spaces.num_actions, np.int8), np.ones(play.spaces.layout.size, np.int8)
    assert play.state.legal_mask(0, mask) is mask
    assert play.state.observe(0, seen) is seen


def test_what_is_not_said_is_refused() -> None:
    state = TASHKALAR.new({"form": "duel"}, 1)
    chain = state.spaces.actions(state, state.asked, state.options()[0])
    with pytest.raises(ChoiceError, match="not one of the options"):
        TASHKALAR.action_id(state, "castle")
    with pytest.raises(ChoiceError, match="does not go on after"):
        TASHKALAR.action_id(state, state.options()[0], (NOOP,))
    with pytest.raises(ChoiceError, match="not legal"):
        TASHKALAR.choice(state, NOOP)
    with pytest.raises(ChoiceError, match="more than a choice"):
        state.legal_mask(state.asked, said=(*chain, NOOP))
