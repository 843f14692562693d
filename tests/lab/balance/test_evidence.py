"""How sure a mean is: known cases, and simulations of known rates with fixed seeds."""

from __future__ import annotations

from math import inf, sqrt
from random import Random

import pytest

from arenarium.core.intervals import NORMAL_95, wilson
from arenarium.lab.balance.evidence import ALPHA, Clustered, Contrast, Share, any_time_margin, holm


def clustered(*clusters: tuple[float, float]) -> Clustered:
    made = Clustered()
    for weight, total in clusters:
        made.add(weight, total)
    return made


def test_single_games_have_the_variance_of_a_mean() -> None:
    games = clustered(*((1, share) for share in (1.0, 0.0, 1.0, 1.0)))
    assert games.mean == 0.75
    assert games.variance == pytest.approx(0.1875 / 3)


def test_games_of_one_deal_that_go_the_same_way_are_one_game() -> None:
    alone = clustered(*((1, float(number % 2)) for number in range(40)))
    twice = clustered(*((2, 2.0 * (number % 2)) for number in range(40)))
    assert twice.mean == alone.mean
    assert twice.variance == pytest.approx(alone.variance)


def test_games_of_one_deal_that_always_split_prove_that_it_is_even() -> None:
    assert clustered(*((2, 1.0) for _ in range(10))).variance == 0


def test_nothing_is_known_of_one_cluster() -> None:
    assert clustered((1, 1.0)).variance == inf
    assert clustered((0, 0.0), (1, 1.0)).clusters == 1, "a cluster without weight is none"


def test_a_part_is_surer_beside_a_whole_that_goes_with_it() -> None:
    """What all cards of a group have in common says nothing about one of them."""
    rng = Random(5)
    whole = Clustered()
    contrast = Contrast(Clustered(), whole)
    for _ in range(400):
        luck = float(rng.random() < 0.7)
        whole.add(10, 10 * luck)
        contrast.add(1, luck, 10, 10 * luck)
    assert contrast.difference == pytest.approx(0)
    assert contrast.variance == pytest.approx(0, abs=1e-9)
    assert contrast.part.variance > 1e-4


def test_the_interval_is_wilsons_where_games_are_independent() -> None:
    games = clustered(*((1, float(number < 30)) for number in range(50)))
    biased = games.variance * (games.clusters - 1) / games.clusters
    assert Share.of(games.mean, biased, 50, 50).interval() == pytest.approx(wilson(30, 50))


def test_three_of_three_are_not_sure() -> None:
    games = clustered(*((1, 1.0) for _ in range(3)))
    low, high = Share.of(games.mean, games.variance, 3, 3).interval()
    assert (low, high) == pytest.approx(wilson(3, 3))
    assert low < 0.45


def test_being_surprised_goes_with_the_interval() -> None:
    """At the bound of its interval a share is just so surprising."""
    share = Share(0.7, 80)
    low, high = share.interval()
    assert share.surprise(0.0, low) == pytest.approx(ALPHA, abs=1e-6)
    assert share.surprise(high, 1.0) == pytest.approx(ALPHA, abs=1e-6)
    assert share.surprise(0.45, 0.75) == 1


def test_holm_corrects_step_by_step() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.5, 0.9]) == [1, 1]
    assert holm([]) == []


@pytest.mark.parametrize("rate", [0.5, 0.55, 0.9])
def test_whoever_looks_all_the_time_is_wrong_as_seldom_as_promised(rate: float) -> None:
    """Deals of two games that tend to go the same way, looked at after each from the twentieth on. An interval that is
    made to be looked at once is wrong far too often."""
    rng = Random(2)
    runs, wrong, wrong_once = 300, 0, 0
    for _ in range(runs):
        deals = Clustered()
        outside = outside_once = False
        for _ in range(600):
            first = float(rng.random() < rate)
            second = first if rng.random() < 0.3 else float(rng.random() < rate)
            deals.add(2, first + second)
            if deals.clusters >= 20:
                away = abs(deals.mean - rate)
                outside |= away > any_time_margin(deals)
                outside_once |= away > NORMAL_95 * sqrt(deals.variance)
        wrong += outside
        wrong_once += outside_once
    assert wrong / runs <= ALPHA
    assert wrong_once / runs > 4 * ALPHA, "else this test would prove nothing"
