"""The variants of each game, and what a setup may say: what the menu for a new table needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arenarium.bots.registry import levels_of
from arenarium.core.game import Game
from arenarium.core.plain import Json
from arenarium.games import kits
from arenarium.server.messages.tables import GameInfo, VariantInfo


def variant_of(game: Game, setup: Mapping[str, Json]) -> str:
    """The variant that a checked setup means: the parts of it that change the rules."""
    seats = game.seats(setup)
    return next(
        _name(example)
        for example in game.example_setups()
        if game.seats(example) == seats and all(setup.get(key, value) == value for key, value in example.items())
    )


def sides_of(game: Game, way: str) -> Sequence[Sequence[int]]:
    """The seats that win and lose together in a way to play: for setups that speak of cards that are not at hand."""
    return next(game.sides(example) for example in game.example_setups() if _name(example) == way)


def _name(example: Mapping[str, Json]) -> str:
    """A variant in short: "duel-2", "high-4-teams", "classic"."""
    return "-".join(key if value is True else str(value) for key, value in example.items())


def games() -> list[GameInfo]:
    return [
        GameInfo(
            id=kit.id,
            variants=[
                VariantInfo(_name(setup), dict(setup), kit.game.seats(setup)) for setup in kit.game.example_setups()
            ],
            choices={option.name: list(option.choices()) for option in kit.options if option.listed},
            levels=levels_of(kit),
        )
        for kit in kits().values()
    ]
