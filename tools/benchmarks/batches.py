"""Batches with observations, rewards and masks (`arenarium.envs.batch`), natively and in Python.

The actions were chosen before, so that what is measured is the batch alone: the same actions are legal in both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any
from unittest.mock import patch

import numpy as np

from arenarium.core.kit import GameKit
from arenarium.envs import batch as batches
from arenarium.envs.batch import Batch

Play = Callable[[Random], Iterator[int]]
SIZE = 256
STEPS = 200
"""That are known before; then it begins again."""


def observed(kit: GameKit, setup: dict[str, Any]) -> dict[str, Play]:
    """By way to play them: each yields how many actions were carried out and answered by observations."""
    chosen = _chosen(kit, setup)

    def native(rng: Random) -> Iterator[int]:
        while True:
            yield from _stepped(Batch(kit, SIZE, **setup))

    def python(rng: Random) -> Iterator[int]:
        while True:
            with patch.object(batches, "natively", lambda *_: None):
                batch = Batch(kit, SIZE, **setup)
            yield from _stepped(batch)

    def _stepped(batch: Batch) -> Iterator[int]:
        yield 0
        for actions in chosen:
            batch.step(actions)
            yield SIZE

    return {"python": python, "observed": native}


def _chosen(kit: GameKit, setup: dict[str, Any]) -> list[Any]:
    """For each step a legal action of each match."""
    batch, rng, chosen = Batch(kit, SIZE, **setup), np.random.default_rng(1), []
    assert batch.engine == "native"
    for _ in range(STEPS):
        actions = (rng.random(batch.legal_action_mask.shape) * batch.legal_action_mask).argmax(axis=1)
        chosen.append(actions)
        batch.step(actions)
    return chosen
