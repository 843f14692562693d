"""The beings, legends, flares, tasks and schools of a match. A card is known by its number in its set, a task by its
number among the tasks; to people they are known by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

from arenarium.cards.card_set import BaseCardSet
from arenarium.cards.cardfile import CardFile
from arenarium.cards.tree import Effect
from arenarium.core.plain import Json
from arenarium.games.tashkalar.cards.cards import (
    RANK_NAMES,
    Being,
    Card,
    FlareCard,
    School,
    Task,
    read_beings,
    read_flares,
    read_tasks,
)
from arenarium.games.tashkalar.language.render import RENDERERS


class CardSet(BaseCardSet):
    def __init__(
        self,
        name: str,
        cards: Sequence[Card],
        schools: Mapping[str, School],
        tasks: Sequence[Task],
        source: str | None = None,
    ) -> None:
        super().__init__(name, source)
        self.cards = tuple(cards)
        self.schools = dict(schools)
        self.tasks = tuple(tasks)
        self.names = tuple(card.name for card in cards)
        self.task_names = tuple(task.name for task in tasks)
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.task_numbers = {name: number for number, name in enumerate(self.task_names)}
        self.beings = {number: card for number, card in enumerate(cards) if isinstance(card, Being)}
        """With the legends."""
        self.legends = tuple(number for number, card in self.beings.items() if card.is_legend)
        self.flares = tuple(number for number, card in enumerate(cards) if isinstance(card, FlareCard))
        self.all_legends, self.all_flares = frozenset(self.legends), frozenset(self.flares)
        """The same, to ask for one of them."""
        self.gateway_cards = frozenset(card for school in schools.values() if school.gateway for card in school.cards)
        """The beings that may become the Gateway when they are summoned (NV-3)."""

    def being(self, number: int) -> Being:
        return self.beings[number]

    def flare(self, number: int) -> FlareCard:
        card = self.cards[number]
        assert isinstance(card, FlareCard)
        return card

    def named(self, name: str) -> Card | Task:
        """A card, flare or task by its name."""
        return self.tasks[self.task_numbers[name]] if name in self.task_numbers else self.cards[self.numbers[name]]

    def content(self) -> Json:
        return {
            "cards": [_content(card) for card in self.cards],
            "schools": [
                {
                    "id": school.id,
                    "name": school.name,
                    "cards": [self.names[card] for card in school.cards],
                    "gateway": school.gateway,
                    **(school.words.content() if school.words else {}),
                }
                for school in self.schools.values()
            ],
            "tasks": [
                {
                    "name": task.name,
                    "kind": task.kind,
                    "advanced": task.advanced,
                    "points": task.points,
                    "criterion": RENDERERS["en"].criterion(task.criterion),
                    **task.words.content(),
                }
                for task in self.tasks
            ],
        }


def _content(card: Card) -> Json:
    if isinstance(card, FlareCard):
        return {
            "number": card.number,
            "upper": card.upper,
            "upper_effect": _text(card.upper_effect),
            "lower": card.lower,
            "lower_effect": _text(card.lower_effect),
        }
    return {
        "name": card.name,
        "deck": card.deck,
        "rank": RANK_NAMES[card.rank],
        "pattern": card.pattern.picture,
        "marks": card.pattern.marks,
        "effect": _text(card.effect),
        "frozen_effect": _text(card.frozen_effect),
        "warp_effect": _text(card.warp_effect),
        "bound": card.bound,
        "summon_on": card.summon_on.value if card.summon_on else None,
        **card.words.content(),
    }


def _text(effect: Effect | None) -> str | None:
    return None if effect is None else RENDERERS["en"].text(effect)


class _Printed(CardSet):
    """The cards of the printed game."""

    @property
    def is_default(self) -> bool:
        return True

    def __reduce__(self) -> tuple[object, ...]:
        return printed, ()  # another process has them already


@cache
def printed() -> CardSet:
    """The cards of the printed game."""
    cards: list[Card] = []
    lists: dict[str, tuple[int, ...]] = {}
    schools: dict[str, School] = {}
    for entry in _data_file("schools.toml").entries("school"):
        entry.refuse_unknown_keys(("id", "name", "cards", "gateway"))
        id_, name, list_ = (entry.field(key, str) for key in ("id", "name", "cards"))
        gateway = entry.has("gateway") and entry.field("gateway", bool)
        if list_ not in lists:
            beings = read_beings(_data_file(f"{list_}.toml"), list_)
            lists[list_] = tuple(range(len(cards), len(cards) + len(beings)))
            cards += beings
        schools[id_] = School(id_, name, lists[list_], gateway)
    cards += read_beings(_data_file("legends.toml"), "legends")
    cards += read_flares(_data_file("flares.toml"))
    return _Printed("printed", cards, schools, read_tasks(_data_file("tasks.toml")))


def printed_files() -> list[CardFile]:
    """The files of the printed cards: the lists of the schools, then the others."""
    lists = dict.fromkeys(entry.field("cards", str) for entry in _data_file("schools.toml").entries("school"))
    return [_data_file(f"{name}.toml") for name in (*lists, "legends", "flares", "tasks")]


def _data_file(name: str) -> CardFile:
    path = resources.files("arenarium.games.tashkalar.cards").joinpath("data", name)
    return CardFile(name, path.read_text("utf-8"))
