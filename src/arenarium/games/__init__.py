"""Finds the games: every folder here, and every entry point `arenarium.games` of another package, is a kit.

There is no list of games to keep. A game's folder exports `KIT`; nothing else of it is imported from outside.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from arenarium.core.errors import CardError, RecordError, SetupError
from arenarium.core.game import Game
from arenarium.core.kit import GameKit
from arenarium.core.record import Record

if TYPE_CHECKING:  # a game may have no cards
    from arenarium.cards.card_set import BaseCardSet

ENTRY_POINTS = "arenarium.games"


@cache
def _own_kits() -> Mapping[str, GameKit]:
    """Those of our own folders, by name."""
    found = [import_module(f"{__name__}.{module.name}").KIT for module in iter_modules(__path__) if module.ispkg]
    return {kit.id: kit for kit in found}


@cache
def kits() -> Mapping[str, GameKit]:
    """All kits by the id of their game: our own, then those of other packages."""
    from importlib.metadata import entry_points  # not cheap, and an engine of ours needs none of it

    others = [entry.load() for entry in sorted(entry_points(group=ENTRY_POINTS), key=lambda entry: entry.name)]
    by_id = dict(_own_kits())
    for kit in others:
        if not isinstance(kit, GameKit):
            raise SetupError(f"{kit!r} is no GameKit; an entry point of '{ENTRY_POINTS}' names one")
        if kit.id in by_id:
            raise SetupError(f"two games call themselves '{kit.id}': {by_id[kit.id].package} and {kit.package}")
        by_id[kit.id] = kit
    return by_id


def kit_of(name: str) -> GameKit:
    """A kit by the id of its game; other packages are asked only for what is not our own. Raises SetupError."""
    own = _own_kits()
    known = own if name in own else kits()
    if name not in known:
        raise SetupError(f"unknown game '{name}'; known are {', '.join(known)}")
    return known[name]


def game_of(name: str) -> Game:
    """A game by its id. Raises SetupError."""
    return kit_of(name).game


def game_for(record: Record, cards: BaseCardSet | None = None) -> Game:
    """The game of a record, with the cards that it was played with: those given, or those in the record itself.

    Raises SetupError for an unknown game, and RecordError where the cards are missing or not the right ones.
    """
    kit, played = kit_of(record.game), record.cards
    if played is None:
        if cards is not None and not cards.is_default:
            raise RecordError(f"this was played with the cards that come with the game, not with '{cards.name}'")
        return kit.game
    if kit.card_sets is None:
        raise RecordError(f"the record has cards, but {kit.name} is played without any")
    if cards is None:
        if played.source is None:
            raise RecordError(f"this was played with the cards '{played.name}', which are not in it; give their file")
        try:
            read: BaseCardSet = kit.card_sets.from_source(played.source)
        except CardError as error:
            raise RecordError(f"the cards in the record cannot be read: {error}") from None
        cards = read
    if cards.id != played.id:
        raise RecordError(
            f"these are not the cards that it was played with: '{played.name}' has the number {played.id[:8]},"
            f" '{cards.name}' {cards.id[:8]}; cards of another version of the program differ, too"
        )
    return kit.game_with(cards)
