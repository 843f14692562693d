"""Mixed strategies of games whose solutions are known."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from arenarium.games.barracks.bots.equilibrium import Numbers, solve


def table(*worlds: list[list[float]]) -> tuple[Numbers, NDArray[np.bool_]]:
    payoffs = np.array(worlds, dtype=float)
    return payoffs, np.ones((len(worlds), payoffs.shape[2]), dtype=np.bool_)


def test_rock_scissors_paper_is_played_equally_often() -> None:
    solution = solve(*table([[0.5, 1.0, 0.0], [0.0, 0.5, 1.0], [1.0, 0.0, 0.5]]))
    assert solution.rows == pytest.approx([1 / 3] * 3, abs=0.02)
    assert solution.value == pytest.approx(0.5, abs=0.01)


def test_the_shares_make_the_other_side_indifferent() -> None:
    solution = solve(*table([[1.0, 0.0], [0.0, 0.25]]), rounds=1000)
    assert solution.rows == pytest.approx([0.2, 0.8], abs=0.01)
    assert solution.columns[0] == pytest.approx([0.2, 0.8], abs=0.01)
    assert solution.value == pytest.approx(0.2, abs=0.01)


def test_a_row_that_is_always_better_is_always_played() -> None:
    solution = solve(*table([[0.2, 0.3], [0.6, 0.4], [0.1, 0.2]]))
    assert solution.rows[1] > 0.98


def test_the_other_side_chooses_anew_in_each_world() -> None:
    """The second row is safe in both worlds; the first would be better on average, if the other side could not see."""
    solution = solve(*table([[1.0, 0.0], [0.4, 0.4]], [[0.0, 1.0], [0.4, 0.4]]))
    assert solution.rows[1] > 0.95
    assert solution.columns[0][1] > 0.9
    assert solution.columns[1][0] > 0.9


def test_a_column_that_is_not_there_is_not_played() -> None:
    payoffs, there = table([[0.9, 0.0], [0.8, 0.0]])
    there[0, 1] = False
    solution = solve(payoffs, there)
    assert solution.columns[0][1] == 0
    assert solution.rows[0] > 0.95


def test_where_the_other_side_has_nothing_to_choose_the_best_row_is_played() -> None:
    solution = solve(*table([[0.2], [0.51], [0.5], [0.51]]))
    assert list(solution.rows) == [0.0, 0.5, 0.0, 0.5]
    assert solution.value == pytest.approx(0.51)
