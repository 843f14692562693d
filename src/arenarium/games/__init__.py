"""Finds the games: every folder here, and every entry point `arenarium.games` of another package, is a kit.

There is no list of games to keep. A game's folder exports `KIT`; nothing else of it is imported from outside.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from arenarium.core.errors import SetupError
from arenarium.core.game import Game
from arenarium.core.kit import GameKit

ENTRY_POINTS = "arenarium.games"


@cache
def kits() -> Mapping[str, GameKit]:
    """All kits by the id of their game: our own folders by name, then those of other packages."""
    ours = [import_module(f"{__name__}.{module.name}").KIT for module in iter_modules(__path__) if module.ispkg]
    others = [entry.load() for entry in sorted(entry_points(group=ENTRY_POINTS), key=lambda entry: entry.name)]
    by_id: dict[str, GameKit] = {}
    for kit in (*ours, *others):
        if not isinstance(kit, GameKit):
            raise SetupError(f"{kit!r} is no GameKit; an entry point of '{ENTRY_POINTS}' names one")
        if kit.id in by_id:
            raise SetupError(f"two games call themselves '{kit.id}': {by_id[kit.id].package} and {kit.package}")
        by_id[kit.id] = kit
    return by_id


def kit_of(name: str) -> GameKit:
    """A kit by the id of its game. Raises SetupError."""
    known = kits()
    if name not in known:
        raise SetupError(f"unknown game '{name}'; known are {', '.join(known)}")
    return known[name]


def game_of(name: str) -> Game:
    """A game by its id. Raises SetupError."""
    return kit_of(name).game
