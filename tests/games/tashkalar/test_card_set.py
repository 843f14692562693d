"""Card sets: two of them in one process, each with its own match, and neither knows of the other."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import pytest
from games.tashkalar.support.table import DUEL, pieces, rows

from arenarium.core.dealer import Dealer
from arenarium.core.errors import NotationError, SetupError
from arenarium.games.tashkalar.cards.card_set import CardSet, printed
from arenarium.games.tashkalar.cards.cards import School
from arenarium.games.tashkalar.game import TASHKALAR, TashKalar
from arenarium.games.tashkalar.language.parse import parse_effect

GIFT = parse_effect("Place one common piece.")


def own() -> TashKalar:
    """Another Knight, who makes a present, comes first, so that every number is another one; his school has him."""
    cards = printed()
    knight = cards.being(cards.numbers["Knight"])
    changed = [replace(knight, name="Giver", effect=GIFT), *cards.cards]
    number = changed.index(knight)
    schools = {
        id: School(
            id, school.name, tuple(0 if card + 1 == number else card + 1 for card in school.cards), school.gateway
        )
        for id, school in cards.schools.items()
    }
    return TASHKALAR.with_cards(CardSet("own", changed, schools, cards.tasks))


def test_the_id_says_what_the_cards_are() -> None:
    cards = printed()
    assert CardSet("another name", cards.cards, cards.schools, cards.tasks).id == cards.id
    assert len({cards.id, own().cards.id, CardSet("fewer", cards.cards, cards.schools, cards.tasks[1:]).id}) == 3
    assert own().cards.id == own().cards.id


@pytest.mark.parametrize("form", ["high", "duel"])
def test_two_sets_are_played_side_by_side(form: str) -> None:
    rng = Random(3)
    setup = {"form": form, "schools": ["northern", "highland"]}
    states = [game.new(setup, seed=4) for game in (TASHKALAR, own())]
    while running := [state for state in states if state.outcome is None]:
        for state in running:
            for seat, request in state.requests().items():
                choice = rng.choice(request.options)
                text = state.game.say(state, choice)
                assert state.game.read(state, text) == choice
                state.apply(seat, choice)
            if state.turn % 5 == 0:
                assert state.game.from_json(state.to_json()) == state
                assert state.game.parse_position(state.game.position(state)) == state
    assert "Giver" in str(states[1].to_json())
    assert "Giver" not in str(states[0].to_json())


def test_a_changed_effect_is_what_happens() -> None:
    text = f"{DUEL} | hand 0: Giver | board: {rows(pieces('a d4 e4 f4 d5'))}"
    state = own().parse_position(text)
    (summon, *_) = [option for option in state.options() if option.verb == "summon"]
    state.apply(0, summon)
    assert {option.verb for option in state.options()} == {"put"}
    with pytest.raises(NotationError, match="unknown card 'Giver'"):
        TASHKALAR.parse_position(text)


def test_what_is_unknown_is_dealt_from_the_cards_of_the_match() -> None:
    game = own()
    state = game.new({"form": "duel", "schools": ["northern", "highland"]}, seed=1)
    view = state.view(1)
    dealt = {card for number in range(40) for card in game.determinize(view, Dealer(number)).hands[0]}
    assert game.cards.numbers["Giver"] in dealt
    assert game.cards.numbers["Knight"] not in dealt


def test_a_school_that_the_set_does_not_have_is_refused() -> None:
    cards = printed()
    fewer = CardSet("fewer", cards.cards, {id: cards.schools[id] for id in ("northern", "sylvan")}, cards.tasks)
    with pytest.raises(SetupError, match="known are northern, sylvan"):
        TASHKALAR.with_cards(fewer).new({"form": "duel", "schools": ["highland", "sylvan"]}, seed=1)


def test_states_and_sets_go_to_other_processes() -> None:
    assert pickle.loads(pickle.dumps(printed())) is printed()
    state = own().new({"form": "duel"}, seed=1)
    assert pickle.loads(pickle.dumps(state)) == state
