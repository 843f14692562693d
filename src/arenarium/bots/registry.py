"""Computer players by name: those for any game, those that a game's kit brings, and those of your own."""

from __future__ import annotations

from random import Random
from time import perf_counter

from arenarium.bots.command import DEFAULT_SECONDS as DEFAULT_ANSWER_SECONDS
from arenarium.bots.command import PREFIX, CommandBot
from arenarium.bots.flat import FlatMonteCarlo
from arenarium.bots.ismcts import InformationSetSearch
from arenarium.bots.own import own_bot, plugged_in
from arenarium.core.bot import Bot, RandomBot
from arenarium.core.errors import SetupError
from arenarium.core.game import Game
from arenarium.core.kit import BotSpec, GameKit
from arenarium.core.time_budget import Clock, TimeBudget

DEFAULT_SECONDS = 0.25
"""Seconds a turn for players that have no pace of their own."""
GENERIC_BOTS = {
    "random": BotSpec(lambda rng, thinking, game: RandomBot(rng)),
    "flat": BotSpec(lambda rng, thinking, game: FlatMonteCarlo(game, rng, thinking)),
    "ismcts": BotSpec(lambda rng, thinking, game: InformationSetSearch(game, rng, thinking)),
}
"""For any game."""


def bots_of(kit: GameKit) -> dict[str, BotSpec]:
    """All computer players of a game."""
    return GENERIC_BOTS | dict(kit.bots)


def levels_of(kit: GameKit) -> list[str]:
    """The computer players that can be asked to a table, from gentle to strong."""
    return [name for name, spec in kit.bots.items() if spec.seconds is not None]


def usual_level(kit: GameKit) -> str:
    """The computer player that is taken where nobody has named one: of eight levels the fourth."""
    levels = levels_of(kit)
    return levels[(len(levels) - 1) // 2] if levels else "random"


def seconds_of(kit: GameKit, name: str) -> float:
    """How long a player of a kind thinks about a turn."""
    spec = kit.bots.get(name)
    return DEFAULT_SECONDS if spec is None or spec.seconds is None else spec.seconds


def bot_of(kit: GameKit, name: str, rng: Random, clock: Clock = perf_counter, game: Game | None = None) -> Bot:
    """A new player of a kind: "greedy", "level6@0.25" for one that is to take so many seconds a turn, one of your own,
    "my_module:MyBot" (`bots.own`), or a program, "cmd:python my_bot.py" (`bots.command`). `game` is the kit's with the
    cards of the match, where these are not the usual ones. Raises SetupError."""
    game = kit.game if game is None else game
    if name.startswith(PREFIX):
        return _program(game, name)
    kind, _, pace = name.partition("@")
    spec = GENERIC_BOTS.get(kind) or kit.bots.get(kind)  # a game's own bots are loaded only if one is wanted
    spec = spec or own_bot(kind)
    if spec is None:
        known = ", ".join([*bots_of(kit), *plugged_in()])
        raise SetupError(
            f"unknown player '{kind}'; known for {kit.id} are {known}; "
            "one of your own is my_module:MyBot, a program is cmd:COMMAND"
        )
    seconds = DEFAULT_SECONDS if spec.seconds is None else spec.seconds
    if pace:
        try:
            seconds = float(pace)
        except ValueError:
            raise SetupError(f"'{pace}' in '{name}' is not a number of seconds") from None
        _check_pace(name, seconds)
    return spec.make(rng, TimeBudget(seconds, clock), game)


def _program(game: Game, name: str) -> CommandBot:
    command, _, pace = name.removeprefix(PREFIX).rpartition("@")
    try:
        seconds = float(pace)
    except ValueError:  # a sign of the command's own
        command, seconds = name.removeprefix(PREFIX), DEFAULT_ANSWER_SECONDS
    _check_pace(name, seconds)
    return CommandBot(game, command, seconds)


def _check_pace(name: str, seconds: float) -> None:
    if not 0 < seconds <= 600:
        raise SetupError(f"'{name}': a turn can take more than 0 and at most 600 seconds")
