"""The player that strength is measured against goes on playing exactly as it did when it was kept."""

from __future__ import annotations

from hashlib import sha256
from itertools import count
from random import Random
from typing import Any

import pytest

from arenarium.core.time_budget import TimeBudget
from arenarium.games.tashkalar.bots.classic6.player import Searcher
from arenarium.games.tashkalar.game import TASHKALAR

LOOKS = 150
"""Looks at the clock in a turn: time is counted, not measured."""


def played(setup: dict[str, Any]) -> str:
    """A digest of a game between classic players."""
    state = TASHKALAR.new(setup, "x")
    ticks = [count() for _ in range(state.table.seats)]
    players = [
        Searcher(Random(seat), TimeBudget(1.0, lambda ticked=ticked: next(ticked) / LOOKS), TASHKALAR)  # type: ignore[misc]
        for seat, ticked in enumerate(ticks)
    ]
    told = []
    while state.outcome is None:
        seat = state.asked
        choice = players[seat].choose(state.requests()[seat], lambda seat=seat: state.view(seat))  # type: ignore[misc]
        told.append(TASHKALAR.say(state, choice))
        state.advance(seat, choice)
    return sha256("\n".join(told).encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("setup", "digest"),
    [({"form": "duel"}, "93e7a8daaa5279db"), ({"form": "high"}, "e3d9267d08a22b18")],
    ids=["duel", "high"],
)
def test_it_plays_as_ever(setup: dict[str, Any], digest: str) -> None:
    assert played(setup) == digest
