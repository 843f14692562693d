"""Card sets of Tash-Kalar from files: what somebody's cards replace, add and need."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import PurePath

from arenarium.cards import own_words
from arenarium.cards.card_sets import BaseCardSets, Findings, Places, document_of, entries_of
from arenarium.cards.cardfile import CardFile, Entry, nearest
from arenarium.cards.limits import MOST_SCHOOLS
from arenarium.cards.own_words import OwnWords
from arenarium.cards.parse import Language
from arenarium.cards.write_toml import toml_text
from arenarium.core.mistake import Mistake
from arenarium.games.tashkalar.cards.card_set import CardSet, printed, printed_files
from arenarium.games.tashkalar.cards.cards import (
    A_CARD,
    A_TASK,
    LEGENDARY,
    LEGENDS,
    SCHOOL_KEYS,
    Being,
    Card,
    FlareCard,
    School,
    Task,
    read_being,
    read_flare,
    read_task,
)
from arenarium.games.tashkalar.cards.text import AnyCard
from arenarium.games.tashkalar.formats.check import DECK_SIZE, check_card, spoken_of
from arenarium.games.tashkalar.language.parse import language
from arenarium.games.tashkalar.language.render import LANGUAGES
from arenarium.games.tashkalar.state.numbers import UNDECIDED
from arenarium.games.tashkalar.state.setup import DRAFT, RANDOM

_ID = re.compile(r"[a-z][a-z0-9-]{0,30}")
LEAST_OPEN_TASKS = 3
"""SET-7: tasks that are not advanced, and not all of a kind, so that a match can begin."""


class CardSets(BaseCardSets[CardSet]):
    tables = ("card", "flare", "task")
    others = ("school",)
    called: Mapping[str, str] = {"being": "[[card]]", "legend": '[[card]] with rank = "legendary"'}
    mistakes = "arenarium.games.tashkalar.narration:mistakes"

    @property
    def default(self) -> CardSet:
        return printed()

    def files(self) -> list[CardFile]:
        return printed_files()

    def _grammar(self, kind: str, key: str) -> tuple[Language, str] | None:
        if kind in ("card", "flare") and key.endswith("effect"):
            return language(), "effect"
        return (language(), "criterion") if (kind, key) == ("task", "criterion") else None

    def _put_together(
        self, name: str, files: Sequence[CardFile], loose: bool, found: Findings
    ) -> tuple[CardSet, list[str]]:
        draft = _Draft(self.default, loose, found)
        for entry in entries_of(files, "school", found):
            draft.add_school(entry)
        for entry in entries_of(files, "card", found):
            draft.add_being(entry)
        for entry in entries_of(files, "flare", found):
            draft.add_flare(entry)
        for entry in entries_of(files, "task", found):
            draft.add_task(entry)
        draft.check()
        return draft.made(name), [card.name for _, card in draft.own]


class _Draft:
    """A set that is being put together."""

    def __init__(self, base: CardSet, loose: bool, found: Findings) -> None:
        self._base, self._loose, self._found = base, loose, found
        self._cards: Places[Card] = Places(base.cards, A_CARD)
        self._tasks: Places[Task] = Places(base.tasks, A_TASK)
        self._schools = dict(base.schools)
        self._own_schools: dict[str, tuple[Entry, list[int]]] = {}
        self._wrong_schools: list[object] = []
        """The ids of schools with a mistake: that their beings name them is not another one."""
        self._wrong_beings: list[Entry] = []
        self.own: list[tuple[Entry, AnyCard]] = []
        self._said: dict[str, list[Mapping[str, object]]] = {kind: [] for kind in ("school", "card", "flare", "task")}
        """All entries, as they are kept in the source of the set."""

    # ------------------------------------------------------------------------------------------------------- schools

    def add_school(self, entry: Entry) -> None:
        found, before = self._found, self._found.errors
        found.known_keys(entry, SCHOOL_KEYS)
        id_ = found.tried(self._school_id, entry)
        name = found.tried(own_words.read_name, entry)
        names = found.tried(own_words.read_names, entry, LANGUAGES)
        gateway = entry.has("gateway") and found.tried(entry.field, "gateway", bool)
        if len(self._own_schools) == MOST_SCHOOLS:
            found.error(
                entry.wrong(Mistake("too-many-schools", "more than {most} schools in one set", most=MOST_SCHOOLS))
            )
        if found.errors > before:
            self._wrong_schools.append(entry.data.get("id"))
            return
        self._own_schools[id_] = entry, []
        self._schools[id_] = School(id_, name, (), gateway, OwnWords(names))
        self._said["school"].append(entry.data)

    def _school_id(self, entry: Entry) -> str:
        id_ = entry.field("id", str)
        if not _ID.fullmatch(id_):
            message = "'id' is '{value}'; expected small letters, digits and hyphens"
            raise entry.wrong(Mistake("no-id", message, value=id_[:60]), "id")
        taken = {*self._schools, RANDOM, DRAFT, UNDECIDED, LEGENDS}
        taken |= {card.deck for card in self._base.beings.values()}
        if id_ in taken:
            raise entry.wrong(Mistake("id-taken", "'{id}' is taken already; give the school another id", id=id_), "id")
        return id_

    # -------------------------------------------------------------------------------------------------------- beings

    def add_being(self, entry: Entry) -> None:
        found, before = self._found, self._found.errors
        being = read_being(entry, PurePath(entry.file.name).stem, found)
        replaced = self._cards.place(entry, entry.data.get("name"), found)
        school = ""
        if being is not None and found.errors == before:
            school = found.tried(self._school_of, entry, being, replaced)
        if being is None or found.errors > before:
            self._wrong_beings.append(entry)
            return
        if replaced is not None:
            old = self._cards.cards[self._cards.numbers[replaced]]
            assert isinstance(old, Being)
            being = replace(being, deck=old.deck)
        elif school:
            being = replace(being, deck=school)
        number = self._cards.put(entry, being, replaced)
        if replaced is None and school in self._own_schools:
            self._own_schools[school][1].append(number)
        self._keep(entry, being, replaced)

    def _school_of(self, entry: Entry, being: Being, replaced: str | None) -> str:
        """The school that a being says it belongs to; nothing for legends and for beings that replace another. Raises
        CardError."""
        legend = being.rank == LEGENDARY
        school = entry.field("school", str) if entry.has("school") else ""
        if legend and school:
            raise entry.wrong(Mistake("legend-with-school", "a legend belongs to no school"), "school")
        if replaced is not None:
            old = self._cards.cards[self._cards.numbers[replaced]]
            if isinstance(old, FlareCard):
                raise entry.wrong(
                    Mistake("being-for-flare", "'{name}' is a flare; a being cannot take its place", name=replaced),
                    "replaces",
                )
            if old.is_legend != legend:
                raise entry.wrong(_other_rank(old), "rank")
            if school and school != old.deck and old.name not in self._names_in(school):
                message = "'{name}', whose place it takes, is not of the school '{school}'"
                raise entry.wrong(Mistake("of-another-school", message, name=replaced, school=school[:60]), "school")
            return ""
        if legend or (self._loose and not school):
            return ""
        if not school:
            message = "it has no place in a match: say which card it replaces, or the school that it belongs to"
            raise entry.wrong(Mistake("no-place", message), "name")
        if school in self._base.schools:
            message = "the school '{school}' has its {number} beings; say which of them it replaces"
            raise entry.wrong(Mistake("school-is-full", message, school=school, number=DECK_SIZE), "school")
        if school not in (*self._own_schools, *self._wrong_schools) and not self._loose:
            near = nearest(school, list(self._schools))
            message = "there is no school '{school}'; add it with [[school]]"
            raise entry.wrong(Mistake("no-school", message, school=school[:60]), "school", near)
        return school

    def _names_in(self, school: str) -> list[str]:
        known = self._schools.get(school)
        return [self._cards.cards[number].name for number in known.cards] if known else []

    # ---------------------------------------------------------------------------------------------- flares and tasks

    def add_flare(self, entry: Entry) -> None:
        found, before = self._found, self._found.errors
        flare = read_flare(entry, found)
        given = found.tried(self._flare_given, entry)
        if flare is None or found.errors > before:
            return
        replaced = found.tried(self._cards.replaced, entry, flare.name, given, found)
        if found.errors == before:
            self._cards.put(entry, flare, replaced)
            self._keep(entry, flare, replaced and replaced.removeprefix("flare "))

    def _flare_given(self, entry: Entry) -> str | None:
        """The flare that an entry says it replaces, by its number. Raises CardError."""
        if not entry.has("replaces"):
            return None
        number = entry.field("replaces", int)
        if f"flare {number}" not in self._cards.numbers:
            message = "there is no flare with the number {number} to be replaced"
            raise entry.wrong(Mistake("no-flare-to-replace", message, number=str(number)[:20]), "replaces")
        return f"flare {number}"

    def add_task(self, entry: Entry) -> None:
        found, before = self._found, self._found.errors
        task = read_task(entry, found)
        replaced = self._tasks.place(entry, entry.data.get("name"), found)
        if task is not None and found.errors == before:
            self._tasks.put(entry, task, replaced)
            self._keep(entry, task, replaced)

    def _keep(self, entry: Entry, card: AnyCard, replaced: str | None) -> None:
        self.own.append((entry, card))
        place: object = int(replaced) if replaced and isinstance(card, FlareCard) else replaced
        self._said[entry.kind].append(entry.data if replaced is None else {**entry.data, "replaces": place})

    # ------------------------------------------------------------------------------------------------------ the whole

    def check(self) -> None:
        """What can only be seen when all cards are there."""
        found = self._found
        names = {*self._cards.numbers, *(str(entry.data.get("name")) for entry in self._wrong_beings)}
        for entry, card in self.own:
            for flaw in check_card(card, names):
                found.error(entry.wrong(flaw.message, flaw.key))
        for id_, (entry, numbers) in self._own_schools.items():
            number = len(numbers) + sum(wrong.data.get("school") == id_ for wrong in self._wrong_beings)
            if number != DECK_SIZE and not self._loose:
                message = "the school '{school}' has {number} beings; it needs {needed}"
                mistake = Mistake("beings-of-a-school", message, school=id_, number=number, needed=DECK_SIZE)
                found.error(entry.wrong(mistake))
        if self.own:
            self._check_forgotten(self.own[0][0], names)
            self._check_tasks(self.own[-1][0])

    def _check_forgotten(self, first: Entry, names: set[str]) -> None:
        """Cards of which others still speak cannot be replaced by cards with other names."""
        mine = {card.name for _, card in self.own}
        for number, card in enumerate(self._base.cards):
            if self._cards.cards[number].name not in mine:
                for gone in spoken_of(card) - names - mine:
                    where = next((entry for entry, _ in self.own if entry.data.get("replaces") == gone), first)
                    message = "'{card}' speaks of '{gone}', which does not exist any more; replace '{card}' too"
                    self._found.error(
                        where.wrong(Mistake("still-spoken-of", message, card=card.name, gone=gone), "replaces")
                    )

    def _check_tasks(self, last: Entry) -> None:
        kinds = [task.kind for task in self._tasks.cards if not task.advanced]
        if len(kinds) < LEAST_OPEN_TASKS or len(set(kinds)) < 2:
            message = "too few tasks are not advanced, or they are all of one kind (SET-7)"
            self._found.error(last.wrong(Mistake("too-few-tasks", message)))

    def made(self, name: str) -> CardSet:
        schools = dict(self._schools)
        for id_, (_, numbers) in self._own_schools.items():
            schools[id_] = replace(schools[id_], cards=tuple(numbers))
        source = toml_text(document_of(name, self._said))
        return CardSet(name, self._cards.cards, schools, self._tasks.cards, source)


def _other_rank(old: Being) -> Mistake:
    if old.is_legend:
        message = "'{name}' is a legend, so that one of another rank cannot take its place"
        return Mistake("legend-of-another-rank", message, name=old.name)
    message = "'{name}' is no legend, so that one of another rank cannot take its place"
    return Mistake("being-of-another-rank", message, name=old.name)


CARD_SETS = CardSets()
