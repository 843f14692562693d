"""The one list of computer players: those for any game, and those that know one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from arenarium.core.errors import SetupError
from arenarium.players.barracks import GreedyBarracks
from arenarium.players.player import Player, RandomPlayer

Maker = Callable[[Random], Player]
FOR_ANY_GAME: dict[str, Maker] = {"random": RandomPlayer}
FOR_GAME: dict[str, dict[str, Maker]] = {"barracks": {"greedy": GreedyBarracks}}


def player_of(game: str, name: str, rng: Random) -> Player:
    """A new player of a kind. Raises SetupError."""
    known = FOR_ANY_GAME | FOR_GAME.get(game, {})
    if name not in known:
        raise SetupError(f"unknown player '{name}'; known for {game} are {', '.join(known)}")
    return known[name](rng)
