"""Where the property tests look: every way to play every game that is found."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from support.games import GAMES

from arenarium.core.game import Game
from arenarium.games.tashkalar.game import TASHKALAR

WAYS_TO_PLAY: list[tuple[Game, dict[str, Any]]] = [
    *((game, dict(setup)) for game in GAMES.values() for setup in game.example_setups()),
    (TASHKALAR, {"form": "melee", "seats": 3, "schools": "draft"}),
]
IDS = [f"{game.id}-{'-'.join(str(v) for v in setup.values())}" for game, setup in WAYS_TO_PLAY]

REVEALING = {
    "dealt",
    "drawn",
    "next-task",
    "legends-handed",
    "reshuffled",
    "recruited",
    "entered",
    "ordered",
    "waited",
    "die",
    "last-copy",
    "card-discarded",  # all legends at once (EW-18): the choice does not name them
}
"""Events that bring something to light: after these, two worlds that looked alike may differ."""

SEEDS = st.integers(0, 2**32)
DEPTHS = st.integers(0, 320)
