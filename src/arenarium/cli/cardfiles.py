"""Card files that a user names: whose they are, and the set that they make."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from arenarium.cards.card_set import BaseCardSet
from arenarium.cards.card_sets import no_cards
from arenarium.cards.cardfile import CardFile
from arenarium.core.errors import CardError
from arenarium.core.kit import GameKit
from arenarium.core.mistake import Mistake
from arenarium.games import kits

Cards = Annotated[
    list[Path] | None,
    typer.Option("--cards", help="Play with the cards of this file of your own; again for each further file."),
]
PlayedCards = Annotated[
    list[Path] | None,
    typer.Option("--cards", help="The file of the cards that it was played with, where they are not in the record."),
]


def read_files(paths: Sequence[Path]) -> list[CardFile]:
    """The files, in their order. Raises CardError."""
    return [CardFile.read(path) for path in paths]


def by_game(files: Sequence[CardFile]) -> dict[GameKit, list[CardFile]]:
    """The files by the game whose cards they hold. Raises CardError."""
    found: dict[GameKit, list[CardFile]] = {}
    for file in files:
        found.setdefault(_kit_of(file), []).append(file)
    return found


def _kit_of(file: CardFile) -> GameKit:
    tables = {kit: kit.card_sets.tables for kit in kits().values() if kit.card_sets is not None}
    found: dict[GameKit, str] = {}
    for table in file.document:
        for kit in (kit for kit, known in tables.items() if table in known):
            found.setdefault(kit, table)
    if len(found) > 1:
        message = "cards of several games in one file: {games}; give each game a file of its own"
        games = tuple(kit.name for kit in found)
        raise file.wrong(Mistake("cards-of-several-games", message, games=games), [*found.values()][1])
    if found:
        return next(iter(found))
    expected = ", ".join(f"[[{table}]]" for known in tables.values() for table in known)
    raise CardError(no_cards(expected), file=file.name)


def cards_for(kit: GameKit, paths: Sequence[Path] | None) -> BaseCardSet | None:
    """The set that files make for a game; None: no file is named, so that it is played with its own cards. Raises
    CardError, which says all that is wrong."""
    if not paths:
        return None
    if kit.card_sets is None:
        raise CardError(Mistake("game-without-cards", "{game} has no cards", game=kit.name))
    files = read_files(paths)
    for other in by_game(files):
        if other is not kit:
            name = next(file.name for file in by_game(files)[other])
            message = "these are cards of {other}, not of {game}"
            raise CardError(Mistake("cards-of-another-game", message, other=other.name, game=kit.name), file=name)
    cards: BaseCardSet = kit.card_sets.read(files)
    return cards
