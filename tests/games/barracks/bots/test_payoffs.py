"""Tables of choices: what is seen of a cell, what it leans on, and looking a turn further."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from arenarium.games.barracks.bots.evaluation import STEEPNESS, Worth, learned
from arenarium.games.barracks.bots.lots import Lots
from arenarium.games.barracks.bots.payoffs import Table
from arenarium.games.barracks.bots.rollout import after, further
from arenarium.games.barracks.cards.card_set import printed
from arenarium.games.barracks.game import BARRACKS, State


def about_to_win() -> State:
    """Seat 0 is faster, and any of its blows wins."""
    return BARRACKS.parse_position(
        "squad 0: Uhlan [Aimed Bolt, Plain Cut] hurt 1 | squad 1: Tinker [Plain Cut, Torch Poke] hurt 3"
    )


def table_of(state: State) -> Table:
    return Table(0, state.options(0), learned(printed()), Random(1))


def test_every_open_cell_is_seen_once_in_a_sweep() -> None:
    state = about_to_win()
    table = table_of(state)
    world = table.add(state)
    table.sweep(world, lambda: True)
    assert table.looks == 4
    assert np.all(world.counts == 1)


def test_a_sweep_ends_when_there_is_no_more_time() -> None:
    state = about_to_win()
    table = table_of(state)
    table.sweep(table.add(state), lambda: False)
    assert table.looks == 1


def test_what_has_not_been_seen_leans_on_what_has() -> None:
    state = about_to_win()
    table = table_of(state)
    first, second = table.add(state), table.add(state.copy())
    first.sums[:], first.counts[:] = [[90.0, 90.0], [10.0, 10.0]], 100.0
    payoffs, _ = table.payoffs()
    assert payoffs[0] == pytest.approx(np.array([[0.9, 0.9], [0.1, 0.1]]), abs=0.02)
    assert payoffs[1] == pytest.approx(payoffs[0], abs=0.02)
    assert second.counts.sum() == 0


def test_the_worse_options_are_left_alone() -> None:
    state = about_to_win()
    table = table_of(state)
    world = table.add(state)
    world.sums[:], world.counts[:] = [[30.0, 20.0], [90.0, 80.0]], 100.0
    table.narrow(1)
    assert list(table.open) == [False, True]
    assert list(world.open) == [False, True]
    assert list(table.solved().rows) == [0.0, 1.0]


def test_a_turn_further_is_seen_what_the_position_does_not_tell() -> None:
    counts_heads = Worth(printed(), {STEEPNESS: 1.0})
    assert counts_heads.chance(about_to_win(), 0) == pytest.approx(0.5)
    assert further(about_to_win(), 0, 1, Lots(1), counts_heads) == pytest.approx(1.0, abs=0.01)
    assert further(about_to_win(), 1, 1, Lots(1), counts_heads) == pytest.approx(0.0, abs=0.01)


def test_deeper_looks_start_from_those_before() -> None:
    state = about_to_win()
    table = table_of(state)
    world = table.add(state)
    table.sweep(world, lambda: True)
    before, _ = table.payoffs()
    table.deepen()
    unchanged, _ = table.payoffs()
    assert unchanged == pytest.approx(before)
    table.sweep(world, lambda: True)
    assert np.all(world.counts == 1)


def test_playing_on_changes_only_the_copy() -> None:
    state = about_to_win()
    key = state.key()
    after(state, {seat: state.options(seat)[0] for seat in (0, 1)}, 5, learned(printed()))
    assert state.key() == key
