"""What warriors are worth to each other, what they are likely to hold, and what is picked for them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from arenarium.core.dealer import Dealer
from arenarium.games.barracks.bots.belief import Belief
from arenarium.games.barracks.bots.company import GIFTS, PAIRINGS, pairings, together
from arenarium.games.barracks.bots.evaluation import STEEPNESS, Worth, learned
from arenarium.games.barracks.bots.picking import best_pick
from arenarium.games.barracks.cards.card_set import printed
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.state.choices import Pick
from arenarium.games.barracks.state.words import NO_MOVE

CARDS = printed()


def position(text: str) -> State:
    return BARRACKS.parse_position(text)


def gifts(text: str) -> dict[str, float]:
    (soldier,) = position(f"squad 0: {text} | squad 1: Golem [Plain Cut, -]").squads[0]
    return GIFTS(CARDS)(soldier.card, soldier.moves)._asdict()


def test_gifts_are_read_from_the_texts() -> None:
    pilgrim = gifts("Pilgrim [Guardian Angel, Spring Water]")
    assert (pilgrim["guards"], pilgrim["heals"], pilgrim["strikes"]) == (2, 2, 0)
    assert gifts("Pilgrim [-, Wet Monday]")["weakens"] == 1
    abbess = gifts("Abbess [Harvest Home, -]")
    assert abbess["heals"] == 2.5, "the card's two, and one that its ability gives every other turn"


def test_a_healer_is_worth_more_beside_a_fighter() -> None:
    worth = Worth(CARDS, {STEEPNESS: 1.0, PAIRINGS[0]: 1.0})
    other = together(CARDS, position("squad 0: Uhlan [Plain Cut, -] | squad 1: Golem [Plain Cut, -]").squads[1])
    fighter, healer, both, meek = (
        worth.company(together(CARDS, position(f"squad 0: {text} | squad 1: Golem [Plain Cut, -]").squads[0]), other)
        for text in (
            "Uhlan [Plain Cut, -]",
            "Pilgrim [-, Spring Water]",
            "Uhlan [Plain Cut, -]; Pilgrim [-, Spring Water]",
            "Uhlan [-, -]; Pilgrim [-, Spring Water]",
        )
    )
    assert both > fighter
    assert both > healer
    assert both > meek


def test_pairings_have_names_and_a_fallen_side_has_none() -> None:
    state = position("squad 0: Uhlan [Plain Cut, -] | squad 1: Golem [Plain Cut, -]")
    one, nobody = together(CARDS, state.squads[0]), together(CARDS, ())
    assert len(pairings(one, one)) == len(PAIRINGS)
    assert not any(pairings(nobody, one))


def test_what_one_side_gains_the_other_loses() -> None:
    worth = learned(CARDS)
    squads = "squad 0: Uhlan [Plain Cut, -]{}; Pilgrim [-, Spring Water] | squad 1: Golem [Plain Cut, -]"
    hale, hurt = position(squads.format("")), position(squads.format(" hurt 3"))
    assert worth.chance(hale, 0) == pytest.approx(1 - worth.chance(hale, 1))
    assert worth.chance(hurt, 0) < worth.chance(hale, 0)


def test_a_move_is_not_picked_twice_for_a_warrior() -> None:
    for seed in range(6):
        state = BARRACKS.new({"difficulty": "classic"}, seed)
        rng = Random(seed)
        while state.phase == "recruit":
            (seat,) = state.asks()
            state.advance(seat, rng.choice(state.options(seat)))
        while state.phase == "pick":
            (seat,) = state.asks()
            picks = [option for option in state.options(seat) if isinstance(option, Pick)]
            state.advance(seat, best_pick(picks, state.view(seat), CARDS, learned(CARDS)))
        for soldier in (*state.squads[0], *state.squads[1]):
            held = [move for move in soldier.moves if move != NO_MOVE]
            assert len(set(held)) == len(held)


def test_better_cards_are_likelier_to_be_held_and_deals_agree_with_the_view() -> None:
    state = BARRACKS.new({"difficulty": "classic"}, 8)
    rng = Random(8)
    while state.phase in ("recruit", "pick"):
        (seat,) = state.asks()
        state.advance(seat, rng.choice(state.options(seat)))
    view, worth = state.view(0), learned(CARDS)
    belief = Belief(BARRACKS, worth)
    believed = [belief.deal(view, Random(number)) for number in range(60)]
    for deal in believed:
        assert deal.view(0) == view
    anything = [BARRACKS.determinize(view, dealer) for dealer in _dealers(60)]

    def held(worlds: list[State]) -> float:
        return sum(worth.of(soldier, True) for world in worlds for soldier in world.squads[1])

    assert held(believed) > held(anything)
    assert len(Counter(deal.squads[1] for deal in believed)) > 30


def _dealers(number: int) -> list[Dealer]:
    return [Dealer(seed) for seed in range(number)]
