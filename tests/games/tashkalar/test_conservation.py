"""Nothing is lost and nothing comes from nowhere: pieces and cards, counted after every choice of random games."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from games.tashkalar.support.effects import stock
from games.tashkalar.support.printed import CARDS, FLARES, LEGENDS, SCHOOLS, TASKS
from games.tashkalar.support.table import SETUPS, SQUARES, board, new
from support.thoroughness import rounds

from arenarium.games.tashkalar.board.board import BOARD
from arenarium.games.tashkalar.formats.view import View, open_view
from arenarium.games.tashkalar.game import State
from arenarium.testing import random_step

TWO_FACED = {"high": 17, "duel": 16, "melee of 3": 15, "melee of 4": 14, "team high": 17, "team duel": 16}
"""SET-2, SET-10, SET-11: each side's two-faced pieces."""
GAMES = 6


def check_pieces(state: State, two_faced: int) -> None:
    assert stock(state) == [(two_faced, 3)] * state.table.sides
    together = 0
    for mask in state.pieces:
        assert not mask & together, "two pieces on one square"
        together |= mask
    assert not together & ~BOARD, "a piece beside the board"
    assert len(board(state)) == together.bit_count() <= len(SQUARES)
    assert state.gateway.bit_count() <= 1
    assert not state.gateway & ~together, "the Gateway marker without a piece"
    assert not state.gateway & state.of_rank(2), "a legendary Gateway"


def in_play(view: View) -> list[str]:
    """The cards that are just being resolved; a warp effect runs while its card lies elsewhere."""
    effects = [effect for effect in view.stack if not effect.program.endswith(" warp")]
    return [str(effect.registers["card"]) for effect in effects if "card" in effect.registers]


def names(numbers: tuple[int, ...]) -> Counter[str]:
    return Counter(CARDS[number].name for number in numbers)


def check_cards(state: State) -> None:
    view = open_view(state)
    seats = state.table.seats
    limbo = in_play(view)
    legends, flares = names(LEGENDS), names(FLARES)
    for seat, school in enumerate(state.table.schools):
        resolved = [card for card in limbo if card not in legends and card not in flares and seat == state.active]
        open_ = [card for card in (view.frozen[seat], view.pending[seat]) if card is not None]
        counted = Counter([*view.hands[seat], *view.decks[seat], *view.piles[seat], *resolved, *open_])
        assert counted == names(SCHOOLS[school].cards), f"the deck of seat {seat}"
    for zone, held, place, cards in (
        ("legends", view.legends, seats, legends),
        ("flares", view.flares, seats + 1, flares),
    ):
        counted = Counter(card for hand in held for card in hand)
        counted.update([*view.decks[place], *view.piles[place]])
        counted.update(card for card in limbo if card in cards)
        assert counted == cards, f"the deck of {zone}"
    assert all(len(deck) == len(known) for deck, known in zip(view.decks, view.known, strict=True))


def check_tasks(state: State) -> None:
    view = open_view(state)
    counted = Counter([*view.decks[-1], *view.tasks, *(task for side in view.claimed for task in side)])
    high = state.table.form.value == "high"
    assert counted == (Counter(task.name for task in TASKS) if high else Counter())
    assert len(view.tasks) == (3 if high else 0) or not view.decks[-1]


def check_hands(state: State) -> None:
    """What lies where: no card in a hand of another kind."""
    view = open_view(state)
    legends, flares = names(LEGENDS), names(FLARES)
    for seat in range(state.table.seats):
        assert not set(view.hands[seat]) & {*legends, *flares}
        assert not set(view.legends[seat]) - set(legends)
        assert not set(view.flares[seat]) - set(flares)


@pytest.mark.rule("EFF-18")
@pytest.mark.parametrize("seed", rounds(GAMES))
@pytest.mark.parametrize("setup", SETUPS)
def test_pieces_and_cards_are_conserved_through_a_game(setup: str, seed: int) -> None:
    rng = Random(f"{setup} {seed}")
    state = new(setup, seed)
    for number in range(5000):
        check_pieces(state, TWO_FACED[setup])
        check_cards(state)
        if not number % 10:
            check_tasks(state)
            check_hands(state)
        step = random_step(state, rng)
        if step is None:
            break
        state.advance(*step)
    assert state.outcome is not None, "the game does not end"
    check_tasks(state)


def summoned_often(state: State, rng: Random) -> tuple[int, Any] | None:
    """A random choice that summons, invokes or claims where that is possible: more happens on such boards."""
    if state.outcome is not None:
        return None
    options = state.options()
    eager = [option for option in options if option.verb in ("summon", "flare", "claim", "upgrade", "convert")]
    return state.asked, rng.choice(eager or options)


@pytest.mark.rule("EFF-18")
@pytest.mark.parametrize("seed", rounds(GAMES))
@pytest.mark.parametrize("setup", SETUPS)
def test_pieces_and_cards_are_conserved_where_much_is_summoned(setup: str, seed: int) -> None:
    rng = Random(f"eager {setup} {seed}")
    state = new(setup, f"eager {seed}")
    summoned = 0
    while (step := summoned_often(state, rng)) is not None:
        summoned += step[1].verb == "summon"
        state.advance(*step)
        check_pieces(state, TWO_FACED[setup])
        check_cards(state)
    check_tasks(state)
    assert summoned > 5


@pytest.mark.parametrize("setup", SETUPS)
def test_pieces_are_conserved_in_a_shortage(setup: str) -> None:
    """Players who only place, and summon when nothing is left in supply."""
    rng = Random(f"short {setup}")
    state = new(setup, "short")
    lifted = 0
    for _ in range(600):
        if state.outcome is not None:
            break
        options = state.options()
        short = not state.two_faced[state.side]
        verbs = ("summon", "lift", "put") if short else ("place", "start", "finish")
        options = [option for option in options if option.verb in verbs] or options
        choice = rng.choice(options)
        lifted += choice.verb == "lift"
        state.advance(state.asked, choice)
        check_pieces(state, TWO_FACED[setup])
    assert lifted > 3


def test_a_lost_card_or_piece_would_be_noticed() -> None:
    state = new("high", 1)
    state.hands[0] = state.hands[0][1:]
    with pytest.raises(AssertionError, match="the deck of seat 0"):
        check_cards(state)
    state.legends[1] = (*state.legends[1], state.decks[state.table.legends_deck].cards[0])
    state.hands[0] = new("high", 1).hands[0]
    with pytest.raises(AssertionError, match="the deck of legends"):
        check_cards(state)
    state.pieces[0] |= BOARD & -BOARD
    with pytest.raises(AssertionError):
        check_pieces(state, 17)
    state.two_faced[0] -= 1
    check_pieces(state, 17)
    state.pieces[1] |= BOARD & -BOARD
    state.two_faced[0] -= 1
    with pytest.raises(AssertionError, match="two pieces on one square"):
        check_pieces(state, 17)
