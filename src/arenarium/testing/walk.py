"""Walks through random games: where the checks look."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from arenarium.core.declaration import Declaration
from arenarium.core.game import Choice, Game, State
from arenarium.core.plain import Json

FINAL = frozenset((Declaration.RESIGN, Declaration.ACCEPT_DRAW))
"""What ends a game."""


def random_step(state: State, rng: Random) -> tuple[int, Choice] | None:
    """A random choice of some seat that is asked; rare kinds of choices are as likely as frequent ones."""
    requests = state.requests()
    if not requests:
        return None
    seat = rng.choice(sorted(requests))
    kinds: dict[type, list[Choice]] = {}
    for option in requests[seat].options:
        kinds.setdefault(type(option), []).append(option)
    return seat, rng.choice(kinds[rng.choice(sorted(kinds, key=lambda kind: kind.__name__))])


def random_word(state: State, seats: int, rng: Random) -> tuple[int, Declaration] | None:
    """Something that some seat may say and that does not end the game."""
    seat = rng.randrange(seats)
    open_ = [declaration for declaration in state.declarations(seat) if declaration not in FINAL]
    return (seat, rng.choice(open_)) if open_ else None


def state_after(game: Game, setup: Mapping[str, Json], seed: int, depth: int) -> tuple[State, Random]:
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


def seats_of(game: Game, setup: Mapping[str, Json]) -> list[int | None]:
    """All seats, and the spectator."""
    return [*range(game.seats(setup)), None]
