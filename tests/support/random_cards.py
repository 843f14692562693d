"""Random card sets by the grammar: files as nobody would write them, but that can be played.

A text is a random derivation of the card language's own grammar. What the language refuses, and what does not go
together, is thrown away, so that every set is one that `read` accepts.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from lark.lexer import PatternStr

from arenarium.cards.card_set import BaseCardSet
from arenarium.cards.cardfile import CardFile
from arenarium.cards.parse import Language
from arenarium.core.bot import RandomBot
from arenarium.core.errors import CardError
from arenarium.core.game import Game
from arenarium.core.play import answers
from arenarium.core.record import Recorder
from arenarium.games import kit_of

DEEP = 14
"""From there on a derivation takes the shortest way to its end."""
MOST_WORDS = 40
Document = dict[str, Any]  # as CardFile.of takes it


class RandomTexts:
    """Random texts of a language."""

    def __init__(self, language: Language) -> None:
        lark = language._lark
        self._spelling = dict(language._spelling)
        for terminal in lark.terminals:
            if isinstance(terminal.pattern, PatternStr):
                self._spelling.setdefault(terminal.name, terminal.pattern.value)
        self._rules: dict[str, list[list[Any]]] = {}
        for rule in lark.rules:
            self._rules.setdefault(rule.origin.name, []).append(list(rule.expansion))
        self._height = self._heights()

    def _heights(self) -> dict[str, int]:
        """By rule: how many levels its shortest text needs."""
        heights: dict[str, int] = {}
        changed = True
        while changed:
            changed = False
            for name, ways in self._rules.items():
                known = [self._of_way(way, heights) for way in ways]
                best = min((height for height in known if height is not None), default=None)
                if best is not None and best + 1 < heights.get(name, sys.maxsize):
                    heights[name] = best + 1
                    changed = True
        return heights

    def _of_way(self, way: list[Any], heights: Mapping[str, int]) -> int | None:
        needed = [0 if symbol.is_term else heights.get(symbol.name) for symbol in way]
        return None if None in needed else max((height for height in needed if height is not None), default=0)

    def text(self, start: str, rng: Random) -> str:
        text = " ".join(self._words(start, rng, 0))
        for sign in ".,;:":
            text = text.replace(f" {sign}", sign)
        return text

    def _words(self, name: str, rng: Random, depth: int) -> Iterator[str]:
        ways = self._rules[name]
        if depth > DEEP:
            ways = [min(ways, key=lambda way: self._of_way(way, self._height) or 0)]
        for symbol in rng.choice(ways):
            if not symbol.is_term:
                yield from self._words(symbol.name, rng, depth + 1)
            elif symbol.name == "INT":
                yield str(rng.choice((1, 1, 2, 2, 3, 4, 9, 99)))
            elif symbol.name == "CARD_NAME":
                yield '"Gun Tower"'
            else:
                yield self._spelling[symbol.name]


def accepted(texts: RandomTexts, start: str, parse: Callable[[str], object], rng: Random) -> str:
    """A random text that the language takes."""
    while True:
        text = texts.text(start, rng)
        if len(text.split()) > MOST_WORDS:
            continue
        try:
            parse(text)
        except CardError:
            continue
        return text


# --------------------------------------------------------------------------------------------------------- Tash-Kalar


@cache
def _tashkalar_texts() -> RandomTexts:
    from arenarium.games.tashkalar.language.parse import language

    return RandomTexts(language())


def tashkalar_document(rng: Random) -> Document:
    """A school of 18, three legends, a flare and two tasks."""
    from arenarium.games.tashkalar.language.parse import parse_criterion, parse_effect

    texts = _tashkalar_texts()

    def effect() -> str:
        return accepted(texts, "effect", parse_effect, rng)

    cards: list[Document] = []
    while len(cards) < 21:
        legend = len(cards) >= 18
        card: Document = {
            "name": f"Being {len(cards) + 1}",
            "rank": "legendary" if legend else rng.choice(("common", "common", "heroic")),
            "pattern": _pattern(rng),
            "marks": _MARKS,
            "effect": effect(),
        } | ({} if legend else {"school": "random-school"})
        if rng.random() < 0.15:
            card[rng.choice(("frozen_effect", "warp_effect"))] = effect()
        if _fits("card", card):
            cards.append(card)
    flare: Document = {}
    while not flare or not _fits("flare", flare):
        flare = {"number": 13, "upper": 1, "upper_effect": effect(), "lower": 1, "lower_effect": effect()}
    tasks = [
        {
            "name": f"Task {number}",
            "kind": rng.choice(("destruction", "colored", "summoning", "pattern", "enemy")),
            "advanced": rng.random() < 0.3,
            "points": rng.randint(1, 3),
            "criterion": accepted(texts, "criterion", parse_criterion, rng),
        }
        for number in (1, 2)
    ]
    return {
        "set": {"name": "Random"},
        "school": [{"id": "random-school", "name": "Random School", "gateway": rng.random() < 0.2}],
        "card": cards,
        "flare": [flare],
        "task": tasks,
    }


_MARKS = "* → 2\n↑ . ↓\n2 ← *"


def _pattern(rng: Random) -> str:
    """A square of nine with the summoning square in the middle and two to four pieces."""
    signs = ["."] * 9
    for place in rng.sample([place for place in range(9) if place != 4], rng.randint(2, 4)):
        signs[place] = rng.choice("ccccch")
    signs[4] = rng.choice("@@@@@C")
    return "\n".join(" ".join(signs[row : row + 3]) for row in (0, 3, 6))


def _fits(kind: str, entry: Document, game: str = "tashkalar") -> bool:
    """Whether a card goes together with itself."""
    sets = kit_of(game).card_sets
    assert sets is not None
    loose = {key: value for key, value in entry.items() if key != "school"}
    return not sets.examine([CardFile.of("random", {kind: [loose]})], loose=True).errors


# ----------------------------------------------------------------------------------------------------------- Barracks


@cache
def _barracks_texts() -> RandomTexts:
    from arenarium.games.barracks.language.parse import language

    return RandomTexts(language())


CATEGORIES = ("iron", "bow", "fire", "water", "forest", "bone", "beast", "prayer")


def barracks_document(rng: Random) -> Document:
    """Half of the warriors replaced, and twenty moves."""
    from arenarium.games.barracks.language.parse import parse_ability, parse_effect

    texts, sets = _barracks_texts(), kit_of("barracks").card_sets
    assert sets is not None
    default: Any = sets.default
    warriors = [
        {
            "name": f"Warrior {number}",
            "replaces": warrior.name,
            "level": warrior.level,
            "hearts": rng.randint(1, 9),
            "wings": rng.randint(0, 9),
            "lines": [rng.sample(CATEGORIES, rng.randint(1, 3)) for _ in range(2)],
            "ability": accepted(texts, "ability", parse_ability, rng),
        }
        for number, warrior in enumerate(rng.sample(default.warriors, 34))
    ]
    moves: list[Document] = []
    while len(moves) < 20:
        icons = rng.randint(0, 3)
        move: Document = {
            "name": f"Move {len(moves)}",
            "category": rng.choice(CATEGORIES),
            "level": rng.randint(1, 2),
            "icons": icons,
            "damage": rng.randint(0, 4) if icons else 0,
            "copies": 9,
            "priority": rng.randint(-2, 2),
            "effect": accepted(texts, "effect", parse_effect, rng),
        }
        if _fits("move", move, "barracks"):
            moves.append(move)
    return {"set": {"name": "Random"}, "warrior": warriors, "move": moves}


DOCUMENTS = {"tashkalar": tashkalar_document, "barracks": barracks_document}


# ------------------------------------------------------------------------------------------------------------ playing


def random_set(game: str, seed: str) -> BaseCardSet:
    sets = kit_of(game).card_sets
    assert sets is not None
    cards: BaseCardSet = sets.read([CardFile.of(f"random {seed}", DOCUMENTS[game](Random(seed)))])
    return cards


def setup_for(game: str, number: int) -> dict[str, Any]:
    """All ways to play, one after the other, with the random school at the table."""
    if game == "barracks":
        return {"difficulty": ("quick", "classic")[number % 2]}
    ways: list[dict[str, Any]] = [
        {"form": "high", "schools": ["random-school", "northern"]},
        {"form": "duel", "schools": ["everfrost", "random-school"]},
        {"form": "duel", "schools": ["random-school", "etherweave"]},
        {"form": "high", "schools": ["random-school", "nethervoid"]},
        {"form": "melee", "schools": ["random-school", "highland", "sylvan"]},
        {"form": "duel", "teams": True, "schools": ["random-school", "northern", "sylvan", "etherweave"]},
    ]
    return ways[number % len(ways)]


MOST_CHOICES = 6_000
"""Of a random game, which takes some hundreds. With so many it may as well never end."""


def play_randomly(game: Game, setup: Mapping[str, Any], seed: str) -> int:
    """A whole random game; how many choices it took. Raises EndlessGame."""
    recorder = Recorder(game, setup, seed)
    bots = [RandomBot(Random(seed))] * game.seats(setup)
    for answer in answers(recorder.state, bots, MOST_CHOICES):
        recorder.apply(*answer)
    return len(recorder.record.choices)
