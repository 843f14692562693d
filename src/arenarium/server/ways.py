"""The ways to play each game, and what a setup may say: what the menu for a new table needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arenarium.core.game import Game
from arenarium.games import GAMES
from arenarium.players.known import PACES
from arenarium.server.messages.tables import GameInfo, WayInfo
from arenarium.tashkalar.cards import SCHOOLS
from arenarium.tashkalar.setup import DRAFT, RANDOM

_CHOICES = {"tashkalar": {"schools": [*SCHOOLS, RANDOM, DRAFT]}}


def way_of(game: Game, setup: Mapping[str, Any]) -> str:
    """The way to play that a checked setup means: the parts of it that change the rules."""
    seats = game.seats(setup)
    return next(
        _name(example)
        for example in game.example_setups()
        if game.seats(example) == seats and all(setup.get(key, value) == value for key, value in example.items())
    )


def _name(example: Mapping[str, Any]) -> str:
    """A way to play in short: "duel-2", "high-4-teams", "classic"."""
    return "-".join(key if value is True else str(value) for key, value in example.items())


def sides_of(setup: Mapping[str, Any], seats: int) -> list[list[int]]:
    """The seats that win and lose together."""
    if setup.get("teams"):
        return [[seat for seat in range(seats) if seat % 2 == side] for side in range(2)]
    return [[seat] for seat in range(seats)]


def levels_of(game: str) -> list[str]:
    """The computer players that can be asked to a table, from gentle to strong."""
    return list(PACES[game])


def games() -> list[GameInfo]:
    return [
        GameInfo(
            id=game.id,
            ways=[WayInfo(_name(setup), setup, game.seats(setup)) for setup in game.example_setups()],
            choices=_CHOICES.get(game.id, {}),
            levels=levels_of(game.id),
        )
        for game in GAMES.values()
    ]
