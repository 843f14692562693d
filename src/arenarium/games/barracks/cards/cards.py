"""What a warrior and a move are, and how they are read from a card file (CARDS)."""

from __future__ import annotations

from dataclasses import dataclass

from arenarium.cards.cardfile import CardFile, Entry
from arenarium.cards.tree import Effect
from arenarium.games.barracks.language.parse import parse_ability, parse_effect
from arenarium.games.barracks.language.tree import Ability

CATEGORIES = ("iron", "bow", "fire", "water", "forest", "bone", "beast", "prayer")
LEVELS = (1, 2, 3, 4, 5)
LINES = 2
MOST_ICONS = 3


@dataclass(frozen=True, slots=True)
class Warrior:
    """CARDS-1."""

    name: str
    level: int
    hearts: int
    wings: int
    lines: tuple[tuple[str, ...], ...]
    """Two lines of categories; each may get one move card (SET-5)."""
    ability: Ability | None = None
    flavour: str = ""


@dataclass(frozen=True, slots=True)
class MoveCard:
    """CARDS-2."""

    name: str
    category: str
    level: int
    icons: int
    """Whom it hits: 0 nobody, 1 any one, 2 both opponents, 3 everybody else (MOVE-1)."""
    damage: int
    copies: int
    priority: int = 0
    effect: Effect | None = None
    flavour: str = ""


def _number(entry: Entry, key: str, least: int, most: int) -> int:
    value = entry.field(key, int)
    if not least <= value <= most:
        raise entry.wrong(f"'{key}' is {value}; expected {least} to {most}", key)
    return value


def read_warriors(file: CardFile) -> list[Warrior]:
    warriors: dict[str, Warrior] = {}
    for entry in file.entries("warrior"):
        entry.refuse_unknown_keys(("name", "level", "hearts", "wings", "lines", "ability", "flavour"))
        name = entry.field("name", str)
        if name in warriors:
            raise entry.wrong(f"there is a second warrior called '{name}'")
        warriors[name] = Warrior(
            name,
            _number(entry, "level", LEVELS[0], LEVELS[-1]),
            _number(entry, "hearts", 1, 30),
            _number(entry, "wings", 0, 20),
            _lines(entry),
            entry.parsed("ability", parse_ability) if entry.has("ability") else None,
            entry.field("flavour", str) if entry.has("flavour") else "",
        )
    return list(warriors.values())


def _lines(entry: Entry) -> tuple[tuple[str, ...], ...]:
    lines = entry.field("lines", list)
    if len(lines) != LINES or not all(isinstance(line, list) and line for line in lines):
        raise entry.wrong(f"'lines' are {LINES} lists of categories, none of them empty", "lines")
    for line in lines:
        for category in line:
            if category not in CATEGORIES:
                raise entry.wrong(f"unknown category {category!r}; known are {', '.join(CATEGORIES)}", "lines")
    return tuple(tuple(line) for line in lines)


def read_moves(file: CardFile) -> list[MoveCard]:
    moves: dict[str, MoveCard] = {}
    for entry in file.entries("move"):
        entry.refuse_unknown_keys(
            ("name", "category", "level", "icons", "damage", "copies", "priority", "effect", "flavour")
        )
        name = entry.field("name", str)
        if name in moves:
            raise entry.wrong(f"there is a second move called '{name}'")
        moves[name] = MoveCard(
            name,
            entry.one_of("category", CATEGORIES),
            _number(entry, "level", LEVELS[0], LEVELS[-1]),
            _number(entry, "icons", 0, MOST_ICONS),
            _number(entry, "damage", 0, 20),
            _number(entry, "copies", 1, 9),
            _number(entry, "priority", -9, 9) if entry.has("priority") else 0,
            entry.parsed("effect", parse_effect) if entry.has("effect") else None,
            entry.field("flavour", str) if entry.has("flavour") else "",
        )
    return list(moves.values())


def fits(warrior: Warrior, line: int, move: MoveCard) -> bool:
    """SET-5, SET-6."""
    return move.category in warrior.lines[line] and move.level <= warrior.level
