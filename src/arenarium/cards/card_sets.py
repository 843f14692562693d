"""Card sets from files: reading what several files say, all mistakes at once, and the one text a set is made of.

A game derives its reader from `BaseCardSets`, and says how its own tables are read and put together.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import Generic, ParamSpec, Protocol, TypeVar, cast

from arenarium.cards.card_set import BaseCardSet
from arenarium.cards.cardfile import CardFile, Entry, nearest, unknown_table
from arenarium.cards.limits import MOST_CARDS, MOST_FILES, MOST_NAME
from arenarium.cards.own_words import read_name
from arenarium.cards.parse import Language
from arenarium.cards.problem import CardProblem, CardSetError, did_you_mean, in_order
from arenarium.core.errors import CardError
from arenarium.core.mistake import Mistake

P = ParamSpec("P")
S = TypeVar("S", bound=BaseCardSet)
T = TypeVar("T")


class HasName(Protocol):
    @property
    def name(self) -> str: ...


N = TypeVar("N", bound=HasName)

SET = "set"
DEFAULT = "printed"
"""What a set says of the set that it builds on, and usually need not say."""
_SET_KEYS = ("name", "base")


@dataclass(frozen=True, slots=True)
class Examined(Generic[S]):
    """What files say, right or wrong."""

    problems: Sequence[CardProblem]
    """As they stand in the files."""
    cards: S
    """The default set with everything that could be read. If nothing is wrong, it is the set to be played with;
    otherwise it is only good for looking at."""
    own: Sequence[str]
    """The names of the cards in the files that could be read."""

    @property
    def errors(self) -> list[CardProblem]:
        return [problem for problem in self.problems if problem.severity == "error"]


@dataclass(slots=True)
class Findings:
    """What is found while files are read."""

    problems: list[CardProblem] = field(default_factory=list)

    def tried(self, read: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What `read` gives. If it raises CardError, that is kept, and None stands for the value: whoever asks looks at
        `problems` before using it."""
        try:
            return read(*args, **more)
        except CardError as error:
            self.problems.append(CardProblem.of(error))
            return cast(T, None)

    def error(self, error: CardError) -> None:
        self.problems.append(CardProblem.of(error))

    def warning(self, error: CardError) -> None:
        self.problems.append(CardProblem.of(error, "warning"))

    @property
    def errors(self) -> int:
        """How many there are so far."""
        return sum(problem.severity == "error" for problem in self.problems)

    def known_keys(self, entry: Entry, known: tuple[str, ...]) -> None:
        """All keys that the entry should not have."""
        for key in entry.data:
            if key not in known:
                self.error(entry.unknown(key, known))


class Strict(Findings):
    """Raises the first error instead of keeping it: for files that come with the program."""

    def tried(self, read: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        return read(*args, **more)

    def error(self, error: CardError) -> None:
        raise error


def second_called(what: Mistake, name: str) -> Mistake:
    return Mistake("second-of-that-name", "there is a second {what} called '{name}'", what=what, name=name)


def no_cards(expected: str) -> Mistake:
    return Mistake("no-cards", "no cards in it; expected {expected}", expected=expected)


def _too_many_files(number: int) -> Mistake:
    return Mistake("too-many-files", "{number} files for one set; {most} at most", number=number, most=MOST_FILES)


def _too_many_cards(number: int) -> Mistake:
    message = "{number} cards; a set has {most} of its own at most"
    return Mistake("too-many-cards", message, number=number, most=MOST_CARDS)


def _no_base(base: str, names: Sequence[str]) -> Mistake:
    if not names:
        message = "there is no set '{base}' to build on; give its file before this one"
        return Mistake("no-base-before", message, base=base[:60])
    message = "there is no set '{base}' to build on; known are {known}"
    return Mistake("no-base", message, base=base[:60], known=(DEFAULT, *names))


class Places(Generic[N]):
    """The cards of one kind in their places. A card takes the place of another, or a new one behind all."""

    def __init__(self, cards: Sequence[N], what: Mistake) -> None:
        """`what`: a kind of card, as it is called in mistakes."""
        self.cards = list(cards)
        self.numbers = {card.name: number for number, card in enumerate(cards)}
        self._what = what
        self._file: dict[str, str] = {}

    def place(self, entry: Entry, name: object, found: Findings) -> str | None:
        """The card whose place a card of that name takes; None: it is an additional one, or something is wrong. It is
        looked at also where the rest of the card is wrong, so that all that is wrong is found at once."""
        before = found.errors
        given = found.tried(self.given, entry)
        if found.errors > before or not isinstance(name, str):
            return None
        return found.tried(self.replaced, entry, name, given, found)

    def given(self, entry: Entry) -> str | None:
        """The card that an entry says it replaces. Raises CardError."""
        if not entry.has("replaces"):
            return None
        given = entry.field("replaces", str)
        if given not in self.numbers:
            near = nearest(given, list(self.numbers))
            message = "there is no {what} called '{given}' to be replaced{hint}"
            raise entry.wrong(
                Mistake("nothing-to-replace", message, what=self._what, given=given[:60], hint=did_you_mean(near)),
                "replaces",
                near,
            )
        return given

    def replaced(self, entry: Entry, name: str, given: str | None, found: Findings) -> str | None:
        """The card whose place the one of that name takes; None: it is an additional one. `given`: as it says itself.

        Raises CardError. Where it is not said, but there is a card of that name before this file, a warning is found.
        """
        if given is None and self._file.get(name) == entry.file.name:
            raise entry.wrong(second_called(self._what, name))
        if given != name and name in self.numbers:
            if given is not None:
                raise entry.wrong(
                    Mistake(
                        "another-of-that-name",
                        "there is another {what} called '{name}', and '{given}' is replaced",
                        what=self._what,
                        name=name,
                        given=given,
                    ),
                    "name",
                )
            found.warning(
                entry.wrong(
                    Mistake(
                        "takes-its-place",
                        "'{name}' is the name of a {what} that there is already, and takes its place; if that is meant,"
                        ' say replaces = "{name}"',
                        name=name,
                        what=self._what,
                    ),
                    "name",
                )
            )
            return name
        return given

    def put(self, entry: Entry, card: N, replaced: str | None) -> int:
        """Put it there, and give its number."""
        self._file[card.name] = entry.file.name
        if replaced is None:
            self.numbers[card.name] = len(self.cards)
            self.cards.append(card)
        else:
            number = self.numbers.pop(replaced)
            self.numbers[card.name] = number
            self.cards[number] = card
        return self.numbers[card.name]


class BaseCardSets(ABC, Generic[S]):
    """Reads the card sets of a game."""

    tables: tuple[str, ...]
    """The tables of a file that hold cards: `card` for [[card]]."""
    mistakes: str
    """The messages for mistakes in these cards in other languages than English, as `package:set`."""
    others: tuple[str, ...] = ()
    """What else there may be, besides [set]."""
    called: Mapping[str, str] = {}
    """Tables that people write, and what is written instead."""

    @property
    @abstractmethod
    def default(self) -> S:
        """The cards that come with the game."""

    @abstractmethod
    def files(self) -> Sequence[CardFile]:
        """The files of the cards that come with the game."""

    @abstractmethod
    def _grammar(self, kind: str, key: str) -> tuple[Language, str] | None:
        """The language, and what of it, that a key of an entry is written in."""

    def next_words(self, kind: str, key: str, text: str) -> list[str]:
        """The words that may follow a text, for completion in an editor. Raises CardError."""
        grammar = self._grammar(kind, key)
        return grammar[0].next_words(text, grammar[1]) if grammar else []

    @abstractmethod
    def _put_together(self, name: str, files: Sequence[CardFile], loose: bool, found: Findings) -> tuple[S, list[str]]:
        """The default set with what the files say, and the names of their cards. `loose`: cards need not have a place
        in a match, they are only looked at."""

    def examine(self, files: Sequence[CardFile], loose: bool | None = None) -> Examined[S]:
        """What the files say, and all that is wrong with it. Without any [set] cards are read as loose ones, which need
        not have a place in a match, unless `loose` says otherwise."""
        found = Findings()
        if len(files) > MOST_FILES:
            found.error(files[MOST_FILES].wrong(_too_many_files(len(files))))
        files = files[:MOST_FILES]
        for file in files:
            for key in file.document:
                if key not in (SET, *self.others, *self.tables):
                    found.error(file.wrong(unknown_table(key, self._expected(), self._meant_by(key)), key))
        given = [file.document[kind] for file in files for kind in self.tables if file.has(kind)]
        number = sum(len(entries) if isinstance(entries, list) else 1 for entries in given)
        if number > MOST_CARDS:
            found.error(files[-1].wrong(_too_many_cards(number)))
            return Examined(in_order(found.problems, [file.name for file in files]), self.default, ())
        if not number:
            last = files[-1] if files else CardFile("no file", "")
            found.error(last.wrong(no_cards(self._expected())))
        name = _name_of(files, found)
        if loose is None:
            loose = not any(file.has(SET) for file in files)
        cards, own = self._put_together(name, files, loose, found)
        return Examined(in_order(found.problems, [file.name for file in files]), cards, tuple(own))

    def _meant_by(self, table: str) -> str | None:
        """The table that was probably meant, as it is written."""
        near = nearest(table, (*self.tables, *self.others, SET))
        return self.called.get(table) or (f"[[{near}]]" if near else None)

    def _expected(self) -> str:
        return ", ".join(f"[[{kind}]]" for kind in (*self.tables, *self.others))

    def problems(self, files: Sequence[CardFile]) -> list[CardProblem]:
        """All errors and warnings."""
        return list(self.examine(files).problems)

    def read(self, files: Sequence[CardFile]) -> S:
        """The set that the files make, to be played with; no file: the default set. Raises CardSetError."""
        if not files:
            return self.default
        examined = self.examine(files, loose=False)
        if examined.errors:
            raise CardSetError(examined.errors)
        return examined.cards

    def from_source(self, text: str) -> S:
        """The set of its `source`. Raises CardSetError."""
        try:
            file = CardFile("card set", text)
        except CardError as error:
            raise CardSetError([CardProblem.of(error)]) from None
        return self.read([file])


def _name_of(files: Sequence[CardFile], found: Findings) -> str:
    """What the set is called: by the last file that says it, or by its file. Each builds on those before it."""
    names: list[str] = []
    for file in files:
        entry = found.tried(file.table, SET)
        if entry is None:
            continue
        found.known_keys(entry, _SET_KEYS)
        if entry.has("base"):
            base = found.tried(entry.field, "base", str)
            if base is not None and base not in (DEFAULT, *names):
                found.error(entry.wrong(_no_base(base, names), "base", nearest(base, (DEFAULT, *names))))
        name = found.tried(read_name, entry)
        if name == DEFAULT:
            found.error(
                entry.wrong(
                    Mistake("name-of-the-built-in", "'{name}' is what the built-in cards are called", name=DEFAULT),
                    "name",
                )
            )
        elif name is not None:
            names.append(name)
    if names:
        return names[-1]
    stem = PurePath(files[-1].name).stem[:MOST_NAME].strip() if files else ""
    return stem if stem.isprintable() and stem not in ("", DEFAULT) else "own cards"


def entries_of(files: Sequence[CardFile], kind: str, found: Findings) -> Iterator[Entry]:
    """All [[kind]] of the files, in their order."""
    for file in files:
        yield from found.tried(file.listed, kind) or ()


def document_of(name: str, entries: Mapping[str, Sequence[Mapping[str, object]]]) -> dict[str, object]:
    """The one document that says what several files said."""
    said: dict[str, object] = {SET: {"name": name, "base": DEFAULT}}
    return said | {kind: list(listed) for kind, listed in entries.items() if listed}
