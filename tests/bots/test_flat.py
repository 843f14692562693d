"""Trying everything at random: sequential halving finds the best of many, and the player that uses it what wins."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest
from support.games import GAMES
from support.toy import Asked, Toy, ToyView

from arenarium.bots.flat import FlatMonteCarlo
from arenarium.bots.halving import best_of
from arenarium.core.game import Game, View
from arenarium.core.time_budget import TimeBudget


def chosen(toy: Toy, looks: int = 2000) -> Any:
    ticks = count()
    thinking = TimeBudget(1.0, lambda: next(ticks) / looks)
    player = FlatMonteCarlo(toy, Random(1), thinking)  # type: ignore[arg-type]
    return player.choose(toy.requests()[0], lambda: ToyView())


def test_it_finds_the_option_that_wins_among_many() -> None:
    assert chosen(Toy(lambda said, _: float(said[0] == 33), (tuple(range(40)),))) == 33


def test_what_wins_in_most_deals_is_preferred_to_what_wins_in_one() -> None:
    def wins(said: list[Any], secret: int) -> float:
        return float(secret != 2) if said[0] == "safe" else float(said[0] == secret)

    assert chosen(Toy(wins, ((0, 1, 2, "safe"),), secrets=(0, 1, 2))) == "safe"


def test_without_any_time_it_still_answers() -> None:
    assert chosen(Toy(lambda said, _: 1.0, ((1, 2, 3),)), looks=1) in (1, 2, 3)


def test_a_single_option_is_answered_without_a_look_at_the_view() -> None:
    def view() -> View:
        raise AssertionError

    player = FlatMonteCarlo(GAMES["barracks"], Random(1), TimeBudget(1.0, lambda: 0.0))
    assert player.choose(Asked("say", ("yes",)), view) == "yes"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_it_keeps_to_the_time_of_a_turn_over_all_its_questions(game: Game) -> None:
    """Each deal, and so each trial, takes a thirtieth of a turn."""
    now = 0.0

    class Slow:
        def determinize(self, *given: Any) -> Any:
            nonlocal now
            now += 1 / 30
            return game.determinize(*given)

    thinking = TimeBudget(1.0, lambda: now)
    player = FlatMonteCarlo(Slow(), Random(1), thinking)  # type: ignore[arg-type]
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


def best_with(trials: int, ways: list[float]) -> float:
    """Of ways whose worth shows with much noise, the one that is found in so many trials."""
    time = iter(range(trials, -(10**6), -1))
    return best_of(ways, lambda way, number: way + Random(f"{way}/{number}").gauss(0, 1), lambda: next(time))


def test_halving_spends_its_trials_on_what_is_close() -> None:
    counts: dict[int, int] = {}

    def trial(way: int, number: int) -> float:
        counts[way] = counts.get(way, 0) + 1
        return float(way)

    time = iter(range(4000, -(10**6), -1))
    assert best_of(list(range(16)), trial, lambda: next(time)) == 15
    assert counts[15] - counts[14] in (0, 1)  # the time may be over in between
    assert counts[14] > 3 * counts[0]


def test_halving_finds_a_small_advantage_and_the_first_way_without_time() -> None:
    ways = [0.0, 0.1, 0.2, 0.6, 0.15]
    assert best_with(4000, ways) == 0.6
    assert best_with(0, ways) == 0.0


def test_all_ways_are_tried_under_the_same_numbers() -> None:
    tried: dict[str, list[int]] = {}
    time = iter(range(300, -(10**6), -1))

    def trial(way: str, number: int) -> float:
        tried.setdefault(way, []).append(number)
        return 0.0

    best_of(["a", "b"], trial, lambda: next(time))
    assert len(tried["a"]) > 10
    assert tried["a"] == list(range(len(tried["a"])))
    assert tried["b"] == tried["a"][: len(tried["b"])]
