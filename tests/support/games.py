"""All games that are found, and short ways to what their kits bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any

from arenarium.bots.registry import bot_of
from arenarium.core.bot import Player
from arenarium.core.time_budget import Clock
from arenarium.games import kit_of, kits

GAMES = {name: kit.game for name, kit in kits().items()}


def narrator_of(game: str, language: str, setup: Mapping[str, Any], names: Sequence[str] = ()) -> Any:
    return kit_of(game).narrator(language, setup, names)


def player_of(game: str, name: str, rng: Random, clock: Clock = perf_counter) -> Player:
    return bot_of(kit_of(game), name, rng, clock)
