"""Ratings: what is known of them beforehand must come out."""

from __future__ import annotations

from math import log10
from random import Random

import pytest

from arenarium.core.intervals import wilson
from arenarium.lab.elo import Score, correlation, rate


def elo_of(share: float) -> float:
    return 400 * log10(share / (1 - share))


def test_two_players_are_as_far_apart_as_their_score_says() -> None:
    ratings = rate(2, [Score(0, 1, 10_000, 7_500)])
    assert ratings.lead(0, 1)[0] == pytest.approx(elo_of(0.75), abs=0.5)
    assert ratings.elo[0] == pytest.approx(-ratings.elo[1])


def test_who_won_everything_is_far_ahead_but_not_infinitely_and_uncertain() -> None:
    lead, margin = rate(2, [Score(0, 1, 200, 200)]).lead(0, 1)
    assert 900 < lead < 1200
    assert margin > 300
    assert rate(2, [Score(0, 1, 2_000, 2_000)]).lead(0, 1)[0] > lead


def test_one_against_several_is_as_strong_as_them_with_its_fair_share() -> None:
    assert rate(2, [Score(0, 1, 300, 100, others=2)]).lead(0, 1)[0] == pytest.approx(0, abs=1e-6)
    assert rate(2, [Score(0, 1, 400, 200, others=3)]).lead(0, 1)[0] == pytest.approx(elo_of(0.75), abs=2)


def test_strength_is_found_again_in_a_round_robin() -> None:
    true = [300.0, 120.0, 0.0, -40.0, -380.0]
    scores = [
        Score(i, j, 4_000, 4_000 / (1 + 10 ** ((true[j] - true[i]) / 400))) for i in range(5) for j in range(i + 1, 5)
    ]
    ratings = rate(5, scores)
    assert ratings.elo == pytest.approx(true, abs=3)
    assert sum(ratings.elo) == pytest.approx(0, abs=1e-6)


def test_a_player_is_rated_through_others_it_has_met() -> None:
    ratings = rate(3, [Score(0, 1, 10_000, 7_500), Score(1, 2, 10_000, 7_500)])
    lead, margin = ratings.lead(0, 2)
    assert lead == pytest.approx(2 * elo_of(0.75), abs=1)
    assert margin > ratings.lead(0, 1)[1]


def test_the_interval_of_a_lead_holds_the_truth_in_95_of_100_tournaments() -> None:
    rng = Random(1)
    chance = 0.7
    held = 0
    for _ in range(400):
        won = sum(rng.random() < chance for _ in range(200))
        lead, margin = rate(2, [Score(0, 1, 200, won)]).lead(0, 1)
        held += abs(lead - elo_of(chance)) <= margin
    assert 0.92 <= held / 400 <= 0.98


def test_more_games_make_narrower_intervals() -> None:
    few, many = (rate(2, [Score(0, 1, games, 0.6 * games)]).margin(0) for games in (100, 10_000))
    assert many == pytest.approx(few / 10, rel=0.02)


def test_nothing_played_leaves_everybody_equal() -> None:
    assert rate(3, []).elo == (0, 0, 0)
    assert rate(2, [Score(0, 1, 0, 0)]).lead(0, 1)[0] == 0


def test_the_interval_of_a_share() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(200, 200) == pytest.approx((0.9812, 1.0), abs=1e-4)
    assert wilson(0, 200) == pytest.approx((0.0, 0.0188), abs=1e-4)
    assert wilson(0, 0) == (0, 1)


def test_results_within_a_group_can_be_alike_or_opposite() -> None:
    assert correlation([[1, 1], [0, 0]]) == pytest.approx(1)
    assert correlation([[1, 0], [0, 1]]) == pytest.approx(-1)
    assert correlation([[1, 0, 0], [0, 1, 0]]) == pytest.approx(-0.5)
    assert correlation([[1, 1], [1, 0], [0, 1], [0, 0]]) == pytest.approx(0)
    assert correlation([[1, 1], [1, 1]]) == correlation([]) == 0
