"""Card sets: two of them in one process, each with its own match, and neither knows of the other."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from arenarium.core.errors import NotationError
from arenarium.games.barracks.cards.card_set import CardSet, printed
from arenarium.games.barracks.cards.cards import CATEGORIES, LINES, MoveCard, Warrior
from arenarium.games.barracks.game import BARRACKS, Barracks
from arenarium.games.barracks.language.parse import parse_effect

STRANGER = Warrior("Stranger", 1, 9, 9, (CATEGORIES,) * LINES)
TRICK = MoveCard("Trick", "iron", 1, 1, 2, 9, effect=parse_effect("Give each warrior hit 1 slowness."))


def own() -> Barracks:
    """The printed cards, and two more that come first, so that every number is another one."""
    cards = printed()
    return BARRACKS.with_cards(CardSet("own", (STRANGER, *cards.warriors), (TRICK, *cards.moves)))


def test_the_id_says_what_the_cards_are() -> None:
    cards = printed()
    again = CardSet("another name", cards.warriors, cards.moves)
    assert again.id == cards.id
    assert len({cards.id, own().cards.id, CardSet("fewer", cards.warriors[1:], cards.moves).id}) == 3
    assert own().cards.id == own().cards.id


def test_two_sets_are_played_side_by_side() -> None:
    rng = Random(3)
    states = [game.new({"difficulty": "quick"}, seed=4) for game in (BARRACKS, own())]
    used: set[str] = set()
    while running := [state for state in states if state.outcome is None]:
        for state in running:
            for seat, request in state.requests().items():
                choice = rng.choice(request.options)
                text = state.game.say(state, choice)
                assert state.game.read(state, text) == choice
                state.apply(seat, choice)
        used |= {move.name for move in states[1].cards.moves if move.name in str(states[1].to_json()["squads"])}
    for state in states:
        assert state.game.from_json(state.to_json()) == state
        assert state.game.parse_position(state.game.position(state)) == state
        assert state.copy().cards is state.cards
    assert len(used) > 1


def test_equal_looking_positions_of_different_sets_differ() -> None:
    text = "squad 0: Golem [Plain Cut, -] | squad 1: Miller [Oar Blow, -]"
    one, other = BARRACKS.parse_position(text), own().parse_position(text)
    assert one != other
    assert one.view(0).squads == other.view(0).squads
    assert other.name((0, 0)) == "Golem"


def test_a_card_of_another_set_is_unknown() -> None:
    text = "squad 0: Stranger [Trick, -] | squad 1: Miller [Oar Blow, -]"
    own().parse_position(text)
    with pytest.raises(NotationError, match="unknown"):
        BARRACKS.parse_position(text)
    with pytest.raises(NotationError, match="expected a move"):
        BARRACKS.from_json(own().parse_position(text).to_json())


def test_what_is_unknown_is_dealt_from_the_cards_of_the_match() -> None:
    from arenarium.core.dealer import Dealer

    game = own()
    state = game.new({"difficulty": "classic"}, seed=1)
    dealt = {game.determinize(state.view(0), Dealer(number)).stacks[0][0] for number in range(200)}
    assert game.cards.warrior_numbers["Stranger"] in dealt


def test_states_and_sets_go_to_other_processes() -> None:
    assert pickle.loads(pickle.dumps(printed())) is printed()
    state = own().new({"difficulty": "quick"}, seed=1)
    assert pickle.loads(pickle.dumps(state)) == state
