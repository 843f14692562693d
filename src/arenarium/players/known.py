"""The one list of computer players: those for any game, and those that know one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter

from arenarium.core.errors import SetupError
from arenarium.core.game import Game
from arenarium.games import game_of
from arenarium.players.barracks import thinker as barracks
from arenarium.players.barracks.greedy import GreedyBarracks
from arenarium.players.ismcts import InformationSetSearch
from arenarium.players.player import Player, RandomPlayer
from arenarium.players.tashkalar import levels as tashkalar
from arenarium.players.tashkalar.greedy import GreedyTashKalar
from arenarium.players.thinking import Clock, Thinking

Maker = Callable[[Random, Thinking], Player]
THINKING_TIME = 0.25
"""Seconds a turn for players that have no pace of their own."""


def _without_thinking(make: Callable[[Random], Player]) -> Maker:
    return lambda rng, thinking: make(rng)


FOR_ANY_GAME: dict[str, Callable[[Game, Random, Thinking], Player]] = {
    "random": lambda game, rng, thinking: RandomPlayer(rng),
    "ismcts": InformationSetSearch,
}
FOR_GAME: dict[str, dict[str, Maker]] = {
    "tashkalar": {"greedy": _without_thinking(GreedyTashKalar), **tashkalar.MAKERS},
    "barracks": {"greedy": _without_thinking(GreedyBarracks), **barracks.MAKERS},
}
PACES: dict[str, dict[str, float]] = {"tashkalar": tashkalar.PACES, "barracks": barracks.PACES}
"""By game: seconds a turn of players that have a pace of their own."""


def known_players(game: str) -> dict[str, Maker]:
    """Raises SetupError if there is no such game."""
    rules = game_of(game)
    return {name: partial(make, rules) for name, make in FOR_ANY_GAME.items()} | FOR_GAME.get(game, {})


def player_of(game: str, name: str, rng: Random, clock: Clock = perf_counter) -> Player:
    """A new player of a kind: "greedy", or "level6@0.25" for one that is to take so many seconds a turn. Raises
    SetupError."""
    kind, _, pace = name.partition("@")
    known = known_players(game)
    if kind not in known:
        raise SetupError(f"unknown player '{kind}'; known for {game} are {', '.join(known)}")
    seconds = PACES.get(game, {}).get(kind, THINKING_TIME)
    if pace:
        try:
            seconds = float(pace)
        except ValueError:
            raise SetupError(f"'{pace}' in '{name}' is not a number of seconds") from None
        if not 0 < seconds <= 600:
            raise SetupError(f"'{name}': a turn can take more than 0 and at most 600 seconds")
    return known[kind](rng, Thinking(seconds, clock))
