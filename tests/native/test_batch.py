"""Many states in one call: each is played as it would be alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from support.lockstep import NATIVE_KITS, handed_over, needs_native

from arenarium.core.kit import GameKit
from arenarium.core.native import NativeBatch, NativeState

SIZE = 24
SETUPS = [
    pytest.param(kit, setup, id=f"{kit.id} {' '.join(map(str, setup.values()))}")
    for kit in NATIVE_KITS
    for setup in kit.game.example_setups()
]
EACH_KIT = pytest.mark.parametrize("kit", NATIVE_KITS, ids=lambda kit: kit.id)


def starts(kit: GameKit, setup: Mapping[str, Any]) -> list[NativeState]:
    return [handed_over(kit, kit.game.new(setup, f"batch {number}")) for number in range(SIZE)]


def batch_of(kit: GameKit, states: list[NativeState]) -> NativeBatch:
    assert kit.native is not None
    return kit.native.batch(states)


@needs_native
@pytest.mark.parametrize(("kit", "setup"), SETUPS)
def test_side_by_side_as_alone(kit: GameKit, setup: dict[str, Any]) -> None:
    alone = starts(kit, setup)
    batch = batch_of(kit, alone)
    counts, over = batch.counts, batch.over
    rng = np.random.default_rng(1)
    seats = kit.game.seats(setup)
    while not over.all():
        indices = (rng.random(SIZE) * counts).astype(np.int32)
        batch.step(indices)
        for state, index in zip(alone, indices, strict=True):
            if not state.over:
                assert state.step(int(index)) == state.count
        assert [state.count for state in alone] == counts.tolist()
        assert [state.over for state in alone] == over.tolist()
        assert [-1 if state.over else state.asked for state in alone] == batch.asked.tolist()
        assert [list(state.scores()) for state in alone] == batch.scores.tolist()
    for place, state in enumerate(alone):
        assert batch.state(place) == state
        assert state.outcome is not None
        ranking = state.outcome.ranking
        won = [1 if rank == 1 else -1 for rank in ranking]
        assert batch.rewards[place].tolist() == ([0] * seats if set(ranking) == {1} else won)


@needs_native
@EACH_KIT
def test_a_new_game_in_place_of_another(kit: GameKit) -> None:
    setup = kit.game.example_setups()[0]
    states = starts(kit, setup)
    batch = batch_of(kit, states[:2])
    assert len(batch) == 2
    rng = np.random.default_rng(2)
    while not batch.over[0]:
        batch.step((rng.random(2) * batch.counts).astype(np.int32))
    assert batch.rewards[0].any() or set(batch.state(0).outcome.ranking) == {1}  # type: ignore[union-attr]
    batch.put(0, states[5])
    assert batch.state(0) == states[5]
    assert not batch.over[0]
    assert not batch.rewards[0].any()
    batch.put(1, states[6])
    batch.step(np.zeros(2, np.int32))
    assert batch.state(0) != states[5]
    assert states[5].key() == starts(kit, setup)[5].key(), "what was put there was copied"


@needs_native
@EACH_KIT
def test_wrong_numbers_are_refused_and_nothing_is_done(kit: GameKit) -> None:
    states = starts(kit, kit.game.example_setups()[0])[:2]
    batch = batch_of(kit, states)
    for wrong in (-1, 10_000):
        with pytest.raises(IndexError):
            batch.step(np.array([0, wrong], np.int32))
    with pytest.raises(ValueError, match="a number for each state"):
        batch.step(np.zeros(3, np.int32))
    with pytest.raises(IndexError):
        batch.put(2, states[0])
    with pytest.raises(IndexError):
        batch.state(2)
    with pytest.raises(ValueError, match="at least one"):
        batch_of(kit, [])
    assert [batch.state(place) for place in range(2)] == states


@needs_native
@EACH_KIT
def test_its_arrays_outlive_it(kit: GameKit) -> None:
    """What numpy holds on to keeps the memory."""
    counts = batch_of(kit, starts(kit, kit.game.example_setups()[0])).counts
    assert counts.min() > 0
