"""Card sets of Barracks from files: what somebody's warriors and moves replace and add."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from arenarium.cards.card_sets import BaseCardSets, Findings, Places, document_of, entries_of
from arenarium.cards.cardfile import CardFile, Entry
from arenarium.cards.parse import Language
from arenarium.cards.write_toml import toml_text
from arenarium.core.mistake import Mistake
from arenarium.games.barracks.cards.card_set import CardSet, printed, printed_files
from arenarium.games.barracks.cards.cards import A_MOVE, A_WARRIOR, LEVELS, MoveCard, Warrior, read_move, read_warrior
from arenarium.games.barracks.formats.check import check_move, check_warrior
from arenarium.games.barracks.language.parse import language

T = TypeVar("T", Warrior, MoveCard)
LEAST_OF_A_LEVEL = 6
"""Warriors of each level in a set, so that both sides have something to recruit."""


class CardSets(BaseCardSets[CardSet]):
    tables = ("warrior", "move")
    mistakes = "arenarium.games.barracks.narration:mistakes"

    @property
    def default(self) -> CardSet:
        return printed()

    def files(self) -> list[CardFile]:
        return printed_files()

    def _grammar(self, kind: str, key: str) -> tuple[Language, str] | None:
        starts = {("move", "effect"): "effect", ("warrior", "ability"): "ability"}
        return (language(), starts[kind, key]) if (kind, key) in starts else None

    def _put_together(
        self, name: str, files: Sequence[CardFile], loose: bool, found: Findings
    ) -> tuple[CardSet, list[str]]:
        warriors: Places[Warrior] = Places(self.default.warriors, A_WARRIOR)
        moves: Places[MoveCard] = Places(self.default.moves, A_MOVE)
        said: dict[str, list[Mapping[str, object]]] = {"warrior": [], "move": []}
        own: list[str] = []
        last: Entry | None = None
        for last in entries_of(files, "warrior", found):
            own += _added(last, read_warrior, check_warrior, warriors, said, found)
        for entry in entries_of(files, "move", found):
            own += _added(entry, read_move, check_move, moves, said, found)
        if last is not None:
            _check_levels(warriors.cards, last, found)
        source = toml_text(document_of(name, said))
        return CardSet(name, warriors.cards, moves.cards, source), own


def _added(
    entry: Entry,
    read: Callable[[Entry, Findings], T | None],
    check: Callable[[T], list[Mistake]],
    places: Places[T],
    said: dict[str, list[Mapping[str, object]]],
    found: Findings,
) -> list[str]:
    """Put a card into its place; its name, or nothing if something is wrong with it."""
    before = found.errors
    card = read(entry, found)
    replaced = places.place(entry, entry.data.get("name"), found)
    if card is None:
        return []
    for problem in check(card):
        found.error(entry.wrong(problem))
    if found.errors > before:
        return []
    places.put(entry, card, replaced)
    said[entry.kind].append(entry.data if replaced is None else {**entry.data, "replaces": replaced})
    return [card.name]


def _check_levels(warriors: Sequence[Warrior], last: Entry, found: Findings) -> None:
    numbers = Counter(warrior.level for warrior in warriors)
    for level in LEVELS:
        if numbers[level] < LEAST_OF_A_LEVEL:
            message = "only {number} warriors of level {level} are left; {least} at least"
            facts = {"number": numbers[level], "level": level, "least": LEAST_OF_A_LEVEL}
            found.error(last.wrong(Mistake("too-few-of-a-level", message, **facts)))


CARD_SETS = CardSets()
