"""The one list of games."""

from __future__ import annotations

from arenarium.barracks.game import BARRACKS
from arenarium.core.errors import SetupError
from arenarium.core.game import Game
from arenarium.tashkalar.game import TASHKALAR

GAMES: dict[str, Game] = {game.id: game for game in (TASHKALAR, BARRACKS)}


def game_of(name: str) -> Game:
    """A game by its id. Raises SetupError."""
    if name not in GAMES:
        raise SetupError(f"unknown game '{name}'; known are {', '.join(GAMES)}")
    return GAMES[name]
