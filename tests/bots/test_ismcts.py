"""The plain tree search: it finds what wins, keeps to its time, and answers at once where there is no choice."""

from __future__ import annotations

from itertools import count
from random import Random
from time import perf_counter
from typing import Any

import pytest
from support.games import GAMES
from support.toy import Asked, Toy, ToyView

from arenarium.bots.ismcts import InformationSetSearch
from arenarium.core.dealer import Dealer
from arenarium.core.game import Game, State, View
from arenarium.core.time_budget import TimeBudget


def chosen(toy: Toy, looks: int = 400, seed: int = 1) -> Any:
    ticks = count()
    thinking = TimeBudget(1.0, lambda: next(ticks) / looks)
    player = InformationSetSearch(toy, Random(seed), thinking)  # type: ignore[arg-type]
    return player.choose(toy.requests()[0], lambda: ToyView())


def test_it_finds_the_option_that_wins_among_many() -> None:
    assert chosen(Toy(lambda said, _: float(said[0] == 33), (tuple(range(40)),))) == 33


def test_a_draw_is_better_than_a_loss_and_worse_than_a_win() -> None:
    worth = {"win": 1.0, "draw": 0.5, "loss": 0.0}
    assert chosen(Toy(lambda said, _: worth[said[0]], (("loss", "draw"),))) == "draw"
    assert chosen(Toy(lambda said, _: worth[said[0]], (("draw", "win"),))) == "win"


def test_what_wins_in_most_deals_is_preferred_to_what_wins_in_one() -> None:
    """Knowing the secret it could always win by naming it; it does not, so it says what is safe in two of three."""

    def wins(said: list[Any], secret: int) -> float:
        return float(secret != 2) if said[0] == "safe" else float(said[0] == secret)

    assert chosen(Toy(wins, ((0, 1, 2, "safe"),), secrets=(0, 1, 2))) == "safe"


def test_the_other_seat_is_expected_to_answer_well() -> None:
    """At random the greedy word wins 3 times in 4, but the other seat has an answer to it."""

    def wins(said: list[Any], secret: int) -> float:
        return float(said[1] != "d") if said[0] == "greedy" else 0.5

    assert chosen(Toy(wins, (("greedy", "careful"), ("a", "b", "c", "d"))), looks=1500) == "careful"


class Slow:
    """A game in which every deal, and so every iteration, takes a part of a second."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.now = 0.0

    def determinize(self, view: View, dealer: Dealer) -> State:
        self.now += 1 / 30
        state: State = self.game.determinize(view, dealer)
        return state


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_it_keeps_to_the_time_of_a_turn_over_all_its_questions(game: Game) -> None:
    slow = Slow(game)
    thinking = TimeBudget(1.0, lambda: slow.now)
    player = InformationSetSearch(slow, Random(1), thinking)  # type: ignore[arg-type]
    rng = Random(2)
    state = game.new(game.example_setups()[0], 5)
    for _ in range(30):
        for seat, request in state.requests().items():
            choice = rng.choice(request.options)
            if seat == 0:
                choice = player.choose(request, lambda: state.view(0))
                assert choice in request.options
            state.advance(seat, choice)
    assert 0.5 < thinking.slowest < 1.05


def test_a_single_option_is_answered_without_a_look_at_the_view() -> None:
    def view() -> View:
        raise AssertionError

    player = InformationSetSearch(GAMES["barracks"], Random(1), TimeBudget(1.0, perf_counter))
    assert player.choose(Asked("say", ("yes",)), view) == "yes"


def test_without_any_time_it_still_answers() -> None:
    assert chosen(Toy(lambda said, _: 1.0, ((1, 2, 3),)), looks=1) in (1, 2, 3)
