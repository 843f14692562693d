"""What a warrior and a move are, and how they are read from a card file (CARDS)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from arenarium.cards import own_words
from arenarium.cards.card_sets import Findings, Strict, second_called
from arenarium.cards.cardfile import CardFile, Entry
from arenarium.cards.own_words import NONE, OwnWords
from arenarium.cards.tree import Effect
from arenarium.core.mistake import Fact, Mistake
from arenarium.games.barracks.language.parse import parse_ability, parse_effect
from arenarium.games.barracks.language.render import LANGUAGES
from arenarium.games.barracks.language.tree import Ability

CATEGORIES = ("iron", "bow", "fire", "water", "forest", "bone", "beast", "prayer")
LEVELS = (1, 2, 3, 4, 5)
LINES = 2
MOST_ICONS = 3
A_WARRIOR = Mistake("a-warrior", "warrior")
A_MOVE = Mistake("a-move", "move")


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
    words: OwnWords = NONE


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
    words: OwnWords = NONE


WARRIOR_KEYS = ("name", "level", "hearts", "wings", "lines", "ability", "replaces", *own_words.KEYS)
MOVE_KEYS = (
    *("name", "category", "level", "icons", "damage", "copies", "priority", "effect", "replaces"),
    *own_words.KEYS,
)


def read_warriors(file: CardFile) -> list[Warrior]:
    """The warriors that come with the game. Raises CardError."""
    warriors: dict[str, Warrior] = {}
    for entry in file.entries("warrior"):
        warrior = read_warrior(entry, Strict())
        assert warrior is not None
        if warrior.name in warriors:
            raise entry.wrong(second_called(A_WARRIOR, warrior.name))
        warriors[warrior.name] = replace(warrior, words=NONE)
    return list(warriors.values())


def read_warrior(entry: Entry, found: Findings) -> Warrior | None:
    """A warrior; None where something is wrong with it."""
    before = found.errors
    found.known_keys(entry, WARRIOR_KEYS)
    name = found.tried(own_words.read_name, entry)
    level = found.tried(entry.number, "level", LEVELS[0], LEVELS[-1])
    hearts = found.tried(entry.number, "hearts", 1, 30)
    wings = found.tried(entry.number, "wings", 0, 20)
    lines = found.tried(_lines, entry)
    ability = found.tried(entry.parsed, "ability", parse_ability) if entry.has("ability") else None
    words = _words(entry, found)
    if found.errors > before:
        return None
    return Warrior(name, level, hearts, wings, lines, ability, words.flavours.get(own_words.ENGLISH, ""), words)


def _words(entry: Entry, found: Findings) -> OwnWords:
    """Names, flavor and picture."""
    names = found.tried(own_words.read_names, entry, LANGUAGES)
    flavours = found.tried(own_words.read_flavours, entry, LANGUAGES)
    return OwnWords(names or {}, flavours or {}, found.tried(own_words.read_picture, entry) or "")


def _lines(entry: Entry) -> tuple[tuple[str, ...], ...]:
    lines = entry.field("lines", list)
    if len(lines) != LINES or not all(isinstance(line, list) and line for line in lines):
        raise entry.wrong(
            Mistake("no-lines", "'lines' are {number} lists of categories, none of them empty", number=LINES), "lines"
        )
    for line in lines:
        for category in line:
            if category not in CATEGORIES:
                message = "unknown category {category}; known are {known}"
                facts: dict[str, Fact] = {"category": repr(category)[:60], "known": CATEGORIES}
                raise entry.wrong(Mistake("unknown-category", message, **facts), "lines")
    return tuple(tuple(line) for line in lines)


def read_moves(file: CardFile) -> list[MoveCard]:
    """The moves that come with the game. Raises CardError."""
    moves: dict[str, MoveCard] = {}
    for entry in file.entries("move"):
        move = read_move(entry, Strict())
        assert move is not None
        if move.name in moves:
            raise entry.wrong(second_called(A_MOVE, move.name))
        moves[move.name] = replace(move, words=NONE)
    return list(moves.values())


def read_move(entry: Entry, found: Findings) -> MoveCard | None:
    """A move; None where something is wrong with it."""
    before = found.errors
    found.known_keys(entry, MOVE_KEYS)
    name = found.tried(own_words.read_name, entry)
    category = found.tried(entry.one_of, "category", CATEGORIES)
    level = found.tried(entry.number, "level", LEVELS[0], LEVELS[-1])
    icons = found.tried(entry.number, "icons", 0, MOST_ICONS)
    damage = found.tried(entry.number, "damage", 0, 20)
    copies = found.tried(entry.number, "copies", 1, 9)
    priority = found.tried(entry.number, "priority", -9, 9) if entry.has("priority") else 0
    effect = found.tried(entry.parsed, "effect", parse_effect) if entry.has("effect") else None
    words = _words(entry, found)
    if found.errors > before:
        return None
    flavour = words.flavours.get(own_words.ENGLISH, "")
    return MoveCard(name, category, level, icons, damage, copies, priority, effect, flavour, words)


def fits(warrior: Warrior, line: int, move: MoveCard) -> bool:
    """SET-5, SET-6."""
    return move.category in warrior.lines[line] and move.level <= warrior.level
