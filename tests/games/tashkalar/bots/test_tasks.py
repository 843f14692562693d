"""How far a task is: nothing is missing exactly where the engine says that it is met."""

from __future__ import annotations

from random import Random

import pytest
from games.tashkalar.support.printed import MEETS, MISSING, NEED, TASKS, WANTED
from games.tashkalar.support.table import HIGH, position
from hypothesis import given
from hypothesis import strategies as st
from support.thoroughness import tried

from arenarium.games.tashkalar.board.board import BOARD, SQUARES, squares
from arenarium.games.tashkalar.rules.task_distance import FAR

ON_BOARD = [number for number, need in enumerate(NEED) if need < FAR]


@tried(60)
@given(seed=st.integers(0, 2**32))
def test_nothing_is_missing_where_the_task_is_met(seed: int) -> None:
    rng = Random(seed)
    state = position(HIGH)
    density = rng.uniform(0.2, 0.9)
    for square in SQUARES:
        if rng.random() < density:
            index = rng.choice([0, 0, 0, 1, 1, 2]) + 3 * (rng.random() < 0.25)
            state.pieces[index] |= 1 << square
    empty = BOARD & ~state.occupied()
    for task in ON_BOARD:
        short = MISSING[task](state.pieces, 0, empty)
        assert (short == 0) == MEETS[task](state), TASKS[task].name


@pytest.mark.parametrize("task", ON_BOARD, ids=lambda task: TASKS[task].name)
def test_a_piece_where_it_is_wanted_brings_the_task_nearer(task: int) -> None:
    if not WANTED[task]:
        assert "enemy" in TASKS[task].kind, "it is about pieces of the other side, wherever they are"
        return
    nearer = []
    for square in squares(WANTED[task]):
        pieces = [0, 0, 1 << square, 0, 0, 0]
        nearer.append(MISSING[task](pieces, 0, BOARD & ~(1 << square)) < NEED[task])
    assert any(nearer)


def test_tasks_of_a_turn_cannot_be_approached() -> None:
    far = {TASKS[number].kind for number, need in enumerate(NEED) if need == FAR}
    assert far == {"destruction", "summoning", "enemy"}
