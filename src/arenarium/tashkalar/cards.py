"""The cards: beings, legends, flares and tasks, read from `data/cards/` and compiled once.

A card is known by its number in `CARDS` (tasks: in `TASKS`); numbers are not stable between versions, names are.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

from arenarium.core.errors import CardError
from arenarium.script.places import EntryPlaces, TomlPlaces
from arenarium.script.tree import Clause, Effect, Sentence
from arenarium.tashkalar.language import parse_criterion, parse_effect
from arenarium.tashkalar.pattern import Pattern, parse_pattern
from arenarium.tashkalar.tree import Area, BorrowEnemy, Criterion

RANK_NAMES = ("common", "heroic", "legendary")
T = TypeVar("T")
SUMMON_ON = tuple(area.value for area in (Area.RED, Area.GREEN, Area.COLOURED, Area.COLOURLESS))
TASK_KINDS = ("destruction", "colored", "summoning", "pattern", "enemy")


_FOR_A_SUMMONING = Effect((Sentence((Clause(BorrowEnemy()),)),))


@dataclass(frozen=True, slots=True)
class Being:
    """A being of a school, or a legend."""

    name: str
    deck: str
    """The card list it belongs to; "legends" for legends."""
    rank: int
    pattern: Pattern
    effect: Effect
    """When it is summoned; it may be empty."""
    frozen_effect: Effect | None = None
    """Later, when the card is thawed (EF-1)."""
    warp_effect: Effect | None = None
    """From the hand, before the being is summoned (EW-1)."""
    bound: bool = False
    """Its warp effect is never copied; as the pending being it cannot leave but by being summoned."""
    summon_on: Area | None = None
    """The pattern has no summoning square: the being goes on any empty square of that kind (EW-15)."""

    @property
    def thaws_with_summoning(self) -> bool:
        """EF-14: its frozen effect is about a summoning alone, so that it is thawed together with one."""
        return self.frozen_effect == _FOR_A_SUMMONING

    @property
    def is_legend(self) -> bool:
        return self.deck == "legends"


@dataclass(frozen=True, slots=True)
class FlareCard:
    number: int
    upper: int
    upper_effect: Effect
    lower: int
    lower_effect: Effect

    @property
    def name(self) -> str:
        return f"flare {self.number}"


@dataclass(frozen=True, slots=True)
class Task:
    name: str
    kind: str
    advanced: bool
    points: int
    criterion: Criterion


@dataclass(frozen=True, slots=True)
class School:
    id: str
    name: str
    cards: tuple[int, ...]
    gateway: bool = False
    """Its beings may become the Gateway when they are summoned (NV-3)."""


class CardFile:
    """One card file: its data, and where in it everything stands, so that mistakes can be pointed at."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        try:
            self._data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise CardError(f"not TOML: {error}", file=name) from None
        self._places = TomlPlaces(text)

    @classmethod
    def read(cls, path: Path) -> CardFile:
        """A file of somebody's own."""
        try:
            return cls(str(path), path.read_text("utf-8"))
        except OSError as error:
            raise CardError(f"{error.strerror}", file=str(path)) from None
        except UnicodeDecodeError as error:
            raise CardError(f"not a text in UTF-8: byte {error.start + 1} cannot be read", file=str(path)) from None

    def entries(self, kind: str) -> list[Entry]:
        """All [[kind]] of the file, which must hold nothing else."""
        found = self._data.get(kind)
        if not isinstance(found, list) or not found or not all(isinstance(entry, dict) for entry in found):
            raise CardError(f"no [[{kind}]] in it", file=self.name)
        for key in self._data:
            if key != kind:
                line = self._places.entry(key, 0).line
                raise CardError(f"unknown table or key '{key}'; expected [[{kind}]]", file=self.name, line=line)
        return [Entry(self, data, self._places.entry(kind, number)) for number, data in enumerate(found)]


class Entry:
    """One card of a file."""

    def __init__(self, file: CardFile, data: dict[str, Any], places: EntryPlaces) -> None:
        self._file, self._data, self._places = file, data, places

    def wrong(self, message: str, key: str = "") -> CardError:
        """A mistake in this entry, or in one of its keys."""
        return CardError(message, file=self._file.name, line=self._places.line_of(key))

    def field(self, key: str, kind: type) -> Any:
        value = self._data.get(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            words = {str: "a text", int: "a number", bool: "true or false"}
            said = "is missing" if value is None else f"is {value!r}"
            raise self.wrong(f"'{key}' {said}; expected {words[kind]}", key)
        return value

    def one_of(self, key: str, known: tuple[str, ...]) -> str:
        value: str = self.field(key, str)
        if value not in known:
            raise self.wrong(f"'{key}' is '{value}'; expected {', '.join(known)}", key)
        return value

    def has(self, key: str) -> bool:
        return key in self._data

    def effect(self, key: str) -> Effect:
        return self._parsed(key, parse_effect)

    def criterion(self, key: str) -> Criterion:
        return self._parsed(key, parse_criterion)

    def _parsed(self, key: str, parse: Callable[[str], T]) -> T:
        try:
            return parse(self.field(key, str))
        except CardError as error:
            if error.file:
                raise
            line, column = self._places.text_of(key)
            raise error.moved(self._file.name, line, column) from None

    def pattern(self, anywhere: bool = False) -> Pattern:
        """The pattern and its marks; a mistake is told of the picture in which it is."""
        picture = self.field("pattern", str)
        marks = self.field("marks", str) if "marks" in self._data else ""
        for key, text in (("pattern", ""), ("marks", marks)):
            try:
                found = parse_pattern(picture, text, anywhere)
            except CardError as error:
                raise self.wrong(error.message, key) from None
        return found

    def refuse_unknown_keys(self, known: tuple[str, ...]) -> None:
        for key in self._data:
            if key not in known:
                raise self.wrong(f"unknown key '{key}'; known are {', '.join(known)}", key)


def read_beings(file: CardFile, deck: str) -> list[Being]:
    found: dict[str, Being] = {}
    for entry in file.entries("card"):
        entry.refuse_unknown_keys(_BEING_KEYS)
        name = entry.field("name", str)
        if name in found:
            raise entry.wrong(f"there is a second card called '{name}'")
        found[name] = _read_being(entry, name, deck)
    return list(found.values())


_BEING_KEYS = ("name", "rank", "pattern", "marks", "summon_on", "effect", "frozen_effect", "warp_effect", "bound")


def _read_being(entry: Entry, name: str, deck: str) -> Being:
    rank = RANK_NAMES.index(entry.one_of("rank", RANK_NAMES))
    summon_on = Area(entry.one_of("summon_on", SUMMON_ON)) if entry.has("summon_on") else None
    later = {key: entry.effect(key) for key in ("frozen_effect", "warp_effect") if entry.has(key)}
    bound = entry.has("bound") and entry.field("bound", bool)
    if bound and "warp_effect" not in later:
        raise entry.wrong("'bound' is about a warp effect, and there is none", "bound")
    return Being(
        name,
        deck,
        rank,
        entry.pattern(anywhere=summon_on is not None),
        # a card with a frozen or a warp effect may do nothing when it is summoned
        Effect(()) if later and not entry.has("effect") else entry.effect("effect"),
        bound=bound,
        summon_on=summon_on,
        **later,
    )


def read_flares(file: CardFile) -> list[FlareCard]:
    found = []
    for entry in file.entries("flare"):
        entry.refuse_unknown_keys(("number", "upper", "upper_effect", "lower", "lower_effect"))
        number, upper, lower = (entry.field(key, int) for key in ("number", "upper", "lower"))
        found.append(FlareCard(number, upper, entry.effect("upper_effect"), lower, entry.effect("lower_effect")))
    return found


def read_tasks(file: CardFile) -> list[Task]:
    found = []
    for entry in file.entries("task"):
        entry.refuse_unknown_keys(("name", "kind", "advanced", "points", "criterion"))
        name, kind = entry.field("name", str), entry.one_of("kind", TASK_KINDS)
        advanced, points = entry.field("advanced", bool), entry.field("points", int)
        found.append(Task(name, kind, advanced, points, entry.criterion("criterion")))
    return found


def data_file(name: str) -> CardFile:
    path = resources.files("arenarium.tashkalar").joinpath("data", name)
    return CardFile(name, path.read_text("utf-8"))


Card = Being | FlareCard


def _load() -> tuple[tuple[Card, ...], dict[str, School], tuple[int, ...], tuple[int, ...], tuple[Task, ...]]:
    cards: list[Card] = []
    lists: dict[str, tuple[int, ...]] = {}

    def add(name: str, new: list[Being] | list[FlareCard]) -> tuple[int, ...]:
        lists[name] = tuple(range(len(cards), len(cards) + len(new)))
        cards.extend(new)
        return lists[name]

    schools: dict[str, School] = {}
    for entry in data_file("schools.toml").entries("school"):
        entry.refuse_unknown_keys(("id", "name", "cards", "gateway"))
        id_, name, list_ = (entry.field(key, str) for key in ("id", "name", "cards"))
        gateway = entry.has("gateway") and entry.field("gateway", bool)
        if list_ not in lists:
            add(list_, read_beings(data_file(f"cards/{list_}.toml"), list_))
        schools[id_] = School(id_, name, lists[list_], gateway)
    legends = add("legends", read_beings(data_file("cards/legends.toml"), "legends"))
    flares = add("flares", read_flares(data_file("cards/flares.toml")))
    return tuple(cards), schools, legends, flares, tuple(read_tasks(data_file("cards/tasks.toml")))


CARDS, SCHOOLS, LEGENDS, FLARES, TASKS = _load()

BY_NAME: dict[str, int] = {card.name: number for number, card in enumerate(CARDS)}
TASK_BY_NAME: dict[str, int] = {task.name: number for number, task in enumerate(TASKS)}


GATEWAY_CARDS = frozenset(card for school in SCHOOLS.values() if school.gateway for card in school.cards)
"""The beings that may become the Gateway when they are summoned (NV-3)."""


def being(number: int) -> Being:
    card = CARDS[number]
    assert isinstance(card, Being)
    return card


def flare(number: int) -> FlareCard:
    card = CARDS[number]
    assert isinstance(card, FlareCard)
    return card
