"""Weights of Barracks from games: repeatable, and true where the truth is known."""

from __future__ import annotations

from random import Random

import pytest

from arenarium.core.errors import SetupError
from arenarium.games.barracks.bots.company import PAIRINGS
from arenarium.games.barracks.bots.evaluation import STEEPNESS
from arenarium.games.barracks.bots.experience import collect, play
from arenarium.games.barracks.bots.fit import FULL_GAME, Sample, fit, fit_worth, samples_of, surprise


def made_up(number: int) -> list[Sample]:
    """Games in which a giant is worth e times a dwarf, and the stronger side wins as often as it should."""
    rng = Random(5)
    fitted = []
    for _ in range(number):
        giants, dwarfs = rng.randint(1, 4), rng.randint(1, 9)
        chance = giants * 2.718 / (giants * 2.718 + dwarfs)
        sides = ([{"giant": 1.0}] * giants, [{"dwarf": 1.0}] * dwarfs)
        fitted.append(Sample(sides, float(rng.random() < chance)))
    return fitted


def test_it_finds_the_worths_that_the_games_were_made_with() -> None:
    weights = fit_worth(made_up(6000), {})
    assert weights["giant"] - weights["dwarf"] == pytest.approx(1.0, abs=0.25)
    assert weights[STEEPNESS] == pytest.approx(1.0, abs=0.25)


def test_weights_that_are_true_surprise_less() -> None:
    games = made_up(2000)
    true = {STEEPNESS: 1.0, "giant": 1.0, "dwarf": 0.0}
    assert surprise(games, true) < surprise(games, {STEEPNESS: 1.0, "giant": 0.0, "dwarf": 1.0})


def test_it_finds_what_company_is_worth() -> None:
    rng = Random(7)
    games = []
    for _ in range(4000):
        friends = rng.choice((-1.0, 0.0, 1.0))
        won = float(rng.random() < 1 / (1 + 2.718 ** (-0.8 * friends)))
        games.append(Sample(([{"dwarf": 1.0}], [{"dwarf": 1.0}]), won, (friends, *(0.0,) * (len(PAIRINGS) - 1))))
    assert fit_worth(games, {})[PAIRINGS[0]] == pytest.approx(0.8, abs=0.2)


def test_a_long_game_counts_no_more_than_others() -> None:
    game = play("3", "pool")
    long = game._replace(moments=game.moments[:1] * 100)
    assert sum(sample.weight for sample in samples_of(long)) == pytest.approx(FULL_GAME)


def test_what_no_game_has_shown_stays_as_it_was() -> None:
    assert fit_worth(made_up(50), {STEEPNESS: 1.0, "ogre": 0.7})["ogre"] == 0.7


def test_the_same_seed_gives_the_same_games() -> None:
    assert collect(1, 3, "level6") == collect(1, 3, "level6")
    assert collect(2, 3, "pool") != collect(2, 4, "pool")


def test_the_whole_way_from_games_to_weights() -> None:
    fitted = fit(20, 1, "pool")
    assert {"level 1", "health", STEEPNESS} <= set(fitted.worth)
    assert fitted.positions > 20
    assert fitted.surprise > 0


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(SetupError, match="'nobody' plays no games"):
        fit(10, 1, "nobody")
