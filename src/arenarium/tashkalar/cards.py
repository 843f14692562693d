"""The cards: beings, legends, flares and tasks, read from `data/cards/` and compiled once.

A card is known by its number in `CARDS` (tasks: in `TASKS`); numbers are not stable between versions, names are.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Any

from arenarium.core.errors import CardError
from arenarium.script.tree import Effect
from arenarium.tashkalar.language import parse_criterion, parse_effect
from arenarium.tashkalar.pattern import Pattern, parse_pattern
from arenarium.tashkalar.tree import Criterion

RANK_NAMES = ("common", "heroic", "legendary")
TASK_KINDS = ("destruction", "colored", "summoning", "pattern", "enemy")


@dataclass(frozen=True, slots=True)
class Being:
    """A being of a school, or a legend."""

    name: str
    deck: str
    """The card list it belongs to; "legends" for legends."""
    rank: int
    pattern: Pattern
    effect: Effect

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


class CardFile:
    """One card file: its data, and where in it a text stands, so that mistakes can be pointed at."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self._lines = name, text.splitlines()
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise CardError(f"not TOML: {error}", file=name) from None

    def entries(self, kind: str) -> list[dict[str, Any]]:
        found = self.data.get(kind)
        if not isinstance(found, list) or not found:
            raise CardError(f"no [[{kind}]] in it", file=self.name)
        for number, entry in enumerate(found, 1):
            entry["line"] = self._entry_line(kind, number)
        return found

    def field(self, entry: dict[str, Any], key: str, kind: type) -> Any:
        value = entry.get(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            words = {str: "a text", int: "a number", bool: "true or false"}
            said = "is missing" if value is None else f"is {value!r}"
            raise CardError(f"'{key}' {said}; expected {words[kind]}", file=self.name, line=entry["line"])
        return value

    def one_of(self, entry: dict[str, Any], key: str, known: tuple[str, ...]) -> str:
        value: str = self.field(entry, key, str)
        if value not in known:
            raise CardError(
                f"'{key}' is '{value}'; expected {', '.join(known)}", file=self.name, line=self._line_of(entry, key)
            )
        return value

    def effect(self, entry: dict[str, Any], key: str) -> Effect:
        try:
            return parse_effect(self.field(entry, key, str))
        except CardError as error:
            raise self._placed(error, entry, key) from None

    def criterion(self, entry: dict[str, Any]) -> Criterion:
        try:
            return parse_criterion(self.field(entry, "criterion", str))
        except CardError as error:
            raise self._placed(error, entry, "criterion") from None

    def pattern(self, entry: dict[str, Any]) -> Pattern:
        marks = self.field(entry, "marks", str) if "marks" in entry else ""
        try:
            return parse_pattern(self.field(entry, "pattern", str), marks)
        except CardError as error:
            if error.file:
                raise
            raise CardError(error.message, file=self.name, line=self._line_of(entry, "pattern")) from None

    def refuse_unknown_keys(self, entry: dict[str, Any], known: tuple[str, ...]) -> None:
        for key in entry:
            if key not in (*known, "line"):
                raise CardError(
                    f"unknown key '{key}'; known are {', '.join(known)}", file=self.name, line=self._line_of(entry, key)
                )

    def _placed(self, error: CardError, entry: dict[str, Any], key: str) -> CardError:
        if error.file:
            return error
        line = self._line_of(entry, key)
        opening = self._lines[line - 1] if line else ""
        if opening.rstrip().endswith('"""'):
            return error.moved(self.name, line + 1, 1)
        return error.moved(self.name, line, opening.find('"') + 2)

    def _entry_line(self, kind: str, number: int) -> int:
        seen = 0
        for line, text in enumerate(self._lines, 1):
            if text.strip() == f"[[{kind}]]":
                seen += 1
                if seen == number:
                    return line
        return 0

    def _line_of(self, entry: dict[str, Any], key: str) -> int:
        for line in range(entry["line"], len(self._lines)):
            if self._lines[line].split("=")[0].strip() == key:
                return line + 1
        return int(entry["line"])


def read_beings(file: CardFile, deck: str) -> list[Being]:
    found: dict[str, Being] = {}
    for entry in file.entries("card"):
        file.refuse_unknown_keys(entry, ("name", "rank", "pattern", "marks", "effect"))
        name = file.field(entry, "name", str)
        if name in found:
            raise CardError(f"there is a second card called '{name}'", file=file.name, line=entry["line"])
        rank = RANK_NAMES.index(file.one_of(entry, "rank", RANK_NAMES))
        found[name] = Being(name, deck, rank, file.pattern(entry), file.effect(entry, "effect"))
    return list(found.values())


def read_flares(file: CardFile) -> list[FlareCard]:
    return [
        FlareCard(
            file.field(entry, "number", int),
            file.field(entry, "upper", int),
            file.effect(entry, "upper_effect"),
            file.field(entry, "lower", int),
            file.effect(entry, "lower_effect"),
        )
        for entry in file.entries("flare")
    ]


def read_tasks(file: CardFile) -> list[Task]:
    return [
        Task(
            file.field(entry, "name", str),
            file.one_of(entry, "kind", TASK_KINDS),
            file.field(entry, "advanced", bool),
            file.field(entry, "points", int),
            file.criterion(entry),
        )
        for entry in file.entries("task")
    ]


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
        if entry["cards"] not in lists:
            add(entry["cards"], read_beings(data_file(f"cards/{entry['cards']}.toml"), entry["cards"]))
        schools[entry["id"]] = School(entry["id"], entry["name"], lists[entry["cards"]])
    legends = add("legends", read_beings(data_file("cards/legends.toml"), "legends"))
    flares = add("flares", read_flares(data_file("cards/flares.toml")))
    return tuple(cards), schools, legends, flares, tuple(read_tasks(data_file("cards/tasks.toml")))


CARDS, SCHOOLS, LEGENDS, FLARES, TASKS = _load()

BY_NAME: dict[str, int] = {card.name: number for number, card in enumerate(CARDS)}
TASK_BY_NAME: dict[str, int] = {task.name: number for number, task in enumerate(TASKS)}


def being(number: int) -> Being:
    card = CARDS[number]
    assert isinstance(card, Being)
    return card


def flare(number: int) -> FlareCard:
    card = CARDS[number]
    assert isinstance(card, FlareCard)
    return card
