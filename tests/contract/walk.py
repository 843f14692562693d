"""Walks through random games, for property tests over every game in the list."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st
from support.games import GAMES

from arenarium.core.declaration import Declaration
from arenarium.core.game import Game, State
from arenarium.games.tashkalar.game import TASHKALAR

WAYS_TO_PLAY: list[tuple[Game, dict[str, Any]]] = [
    *((game, setup) for game in GAMES.values() for setup in game.example_setups()),
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


def random_step(state: State, rng: Random) -> tuple[int, Any] | None:
    """A random choice of some seat that is asked; rare kinds of choices are as likely as frequent ones."""
    requests = state.requests()
    if not requests:
        return None
    seat = rng.choice(sorted(requests))
    kinds: dict[type, list[Any]] = {}
    for option in requests[seat].options:
        kinds.setdefault(type(option), []).append(option)
    return seat, rng.choice(kinds[rng.choice(sorted(kinds, key=lambda kind: kind.__name__))])


FINAL = {Declaration.RESIGN, Declaration.ACCEPT_DRAW}
"""What ends a game."""


def random_word(state: State, seats: int, rng: Random) -> tuple[int, Declaration] | None:
    """Something that some seat may say and that does not end the game."""
    seat = rng.randrange(seats)
    open_ = [declaration for declaration in state.declarations(seat) if declaration not in FINAL]
    return (seat, rng.choice(open_)) if open_ else None


def state_after(game: Game, setup: dict[str, Any], seed: int, depth: int) -> tuple[State, Random]:
    """A state some random choices into a game, or its last one."""
    rng = Random(seed)
    state = game.new(setup, seed)
    for _ in range(depth):
        step = random_step(state, rng)
        if step is None:
            break
        state.advance(*step)
        word = random_word(state, game.seats(setup), rng) if rng.random() < 0.1 else None
        if word is not None:
            state.declare(*word)
    return state, rng


def seats_of(game: Game, setup: dict[str, Any]) -> list[int | None]:
    """All seats, and the spectator."""
    return [*range(game.seats(setup)), None]
