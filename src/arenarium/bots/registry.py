"""Computer players by name: those for any game, and those that a game's kit brings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter

from arenarium.bots.ismcts import InformationSetSearch
from arenarium.core.bot import Player, RandomPlayer
from arenarium.core.errors import SetupError
from arenarium.core.game import Game
from arenarium.core.kit import BotSpec, GameKit
from arenarium.core.time_budget import Clock, Thinking

THINKING_TIME = 0.25
"""Seconds a turn for players that have no pace of their own."""
FOR_ANY_GAME: dict[str, Callable[[Game, Random, Thinking], Player]] = {
    "random": lambda game, rng, thinking: RandomPlayer(rng),
    "ismcts": InformationSetSearch,
}


def bots_of(kit: GameKit) -> dict[str, BotSpec]:
    """All computer players of a game."""
    return _for_any_game(kit) | dict(kit.bots)


def _for_any_game(kit: GameKit) -> dict[str, BotSpec]:
    return {name: BotSpec(partial(make, kit.game)) for name, make in FOR_ANY_GAME.items()}


def levels_of(kit: GameKit) -> list[str]:
    """The computer players that can be asked to a table, from gentle to strong."""
    return [name for name, spec in kit.bots.items() if spec.seconds is not None]


def usual_level(kit: GameKit) -> str:
    """The computer player that is taken where nobody has named one: of six levels the third."""
    levels = levels_of(kit)
    return levels[(len(levels) - 1) // 2] if levels else "random"


def bot_of(kit: GameKit, name: str, rng: Random, clock: Clock = perf_counter) -> Player:
    """A new player of a kind: "greedy", or "level6@0.25" for one that is to take so many seconds a turn. Raises
    SetupError."""
    kind, _, pace = name.partition("@")
    spec = _for_any_game(kit).get(kind) or kit.bots.get(kind)  # a game's own bots are loaded only if one is wanted
    if spec is None:
        raise SetupError(f"unknown player '{kind}'; known for {kit.id} are {', '.join(bots_of(kit))}")
    seconds = THINKING_TIME if spec.seconds is None else spec.seconds
    if pace:
        try:
            seconds = float(pace)
        except ValueError:
            raise SetupError(f"'{pace}' in '{name}' is not a number of seconds") from None
        if not 0 < seconds <= 600:
            raise SetupError(f"'{name}': a turn can take more than 0 and at most 600 seconds")
    return spec.make(rng, Thinking(seconds, clock))
