"""The warriors and moves of a match. A card is known by its number in its set, and to people by its name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources

from arenarium.cards.card_set import BaseCardSet
from arenarium.cards.cardfile import CardFile
from arenarium.core.plain import Json
from arenarium.games.barracks.cards.cards import LINES, MoveCard, Warrior, fits, read_moves, read_warriors
from arenarium.games.barracks.language.render import RENDERERS


class CardSet(BaseCardSet):
    def __init__(
        self, name: str, warriors: Sequence[Warrior], moves: Sequence[MoveCard], source: str | None = None
    ) -> None:
        super().__init__(name, source)
        self.warriors = tuple(warriors)
        self.moves = tuple(moves)
        self.warrior_numbers = {warrior.name: number for number, warrior in enumerate(warriors)}
        self.move_numbers = {move.name: number for number, move in enumerate(moves)}
        self.hearts = tuple(warrior.hearts for warrior in warriors)
        """By warrior, kept apart because it is looked up so often."""
        self.fitting = tuple(
            tuple(
                tuple(number for number, move in enumerate(moves) if fits(warrior, line, move)) for line in range(LINES)
            )
            for warrior in warriors
        )
        """By warrior and line: the moves that fit (SET-5, SET-6)."""

    def warrior(self, name: str) -> Warrior:
        return self.warriors[self.warrior_numbers[name]]

    def move(self, name: str) -> MoveCard:
        return self.moves[self.move_numbers[name]]

    def content(self) -> Json:
        say = RENDERERS["en"].text
        return {
            "warriors": [
                {
                    "name": warrior.name,
                    "level": warrior.level,
                    "hearts": warrior.hearts,
                    "wings": warrior.wings,
                    "lines": warrior.lines,
                    "ability": say(warrior.ability) if warrior.ability else "",
                    "flavour": warrior.flavour,
                    **warrior.words.content(),
                }
                for warrior in self.warriors
            ],
            "moves": [
                {
                    "name": move.name,
                    "category": move.category,
                    "level": move.level,
                    "icons": move.icons,
                    "damage": move.damage,
                    "copies": move.copies,
                    "priority": move.priority,
                    "effect": say(move.effect) if move.effect else "",
                    "flavour": move.flavour,
                    **move.words.content(),
                }
                for move in self.moves
            ],
        }


class _Printed(CardSet):
    """The cards that come with the game."""

    @property
    def is_default(self) -> bool:
        return True

    def __reduce__(self) -> tuple[object, ...]:
        return printed, ()  # another process has them already


@cache
def printed() -> CardSet:
    """The cards that come with the game."""
    warriors, moves = printed_files()
    return _Printed("printed", read_warriors(warriors), read_moves(moves))


def printed_files() -> list[CardFile]:
    """The files of the cards that come with the game: warriors, moves."""
    return [_data_file("warriors.toml"), _data_file("moves.toml")]


def _data_file(name: str) -> CardFile:
    path = resources.files("arenarium.games.barracks.cards").joinpath("data", name)
    return CardFile(name, path.read_text("utf-8"))
