"""A game's kit: all that the rest of the house may know of a game. Nothing here knows any game.

A game is one folder, and its kit is the one door. Heavy parts (words, computer players, screens) are named, and
imported when they are first used: a program that only wants the rules loads nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module, resources
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from arenarium.core.bot import Player
from arenarium.core.errors import SetupError
from arenarium.core.game import Game, View
from arenarium.core.time_budget import Thinking

if TYPE_CHECKING:  # only named here: the kit itself needs neither Fluent nor a terminal nor a web server
    from arenarium.cards.cardfile import CardFile
    from arenarium.cards.cardtext import CardText

T = TypeVar("T")


class Lazy(Generic[T]):
    """A part that is imported when it is first asked for: `Lazy("package.module:NAME")()`."""

    def __init__(self, target: str) -> None:
        self._target = target

    @cached_property
    def _loaded(self) -> T:
        module, _, name = self._target.partition(":")
        found: T = getattr(import_module(module), name)
        return found

    def __call__(self) -> T:
        return self._loaded

    def __repr__(self) -> str:
        return f"Lazy({self._target!r})"


@dataclass(frozen=True, slots=True)
class SetupOption:
    """One thing that a setup may say: a flag of the commands, an entry in the menu for a new table."""

    name: str
    help: str
    kind: type = str
    """str, int or bool; a text with commas is a list, where `listed`."""
    listed: bool = False
    choices: Callable[[], Sequence[str]] = tuple
    """What it may be, where that is a list; a menu offers it."""
    counts_seats: bool = False
    """Whether it is the number of seats, which commands that name a player for each seat work out for themselves."""


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A kind of computer player."""

    make: Callable[[Random, Thinking], Player]
    seconds: float | None = None
    """The time for a turn that belongs to it; None: it has none of its own, and cannot be asked to a table."""


class CardShelf(Protocol):
    """The cards of a game, to be looked at and checked."""

    languages: Sequence[str]
    tables: Sequence[str]
    """The tables of a card file that hold its cards: `card` for [[card]]."""

    def texts(self, language: str) -> Mapping[str, CardText]:
        """All cards in words of a language, by their names in any language, in small letters."""

    def listed(self, language: str) -> Sequence[CardText]:
        """All cards in words, each once, in the order of their lists."""

    def texts_of(self, file: CardFile, language: str) -> Mapping[str, CardText]:
        """As `texts`, of the cards in a file. Raises CardError."""

    def check(self, file: CardFile) -> list[str]:
        """What is wrong with the cards in a file. Raises CardError."""

    def check_all(self) -> list[str]:
        """What is wrong with the cards that are built in."""

    def summary(self) -> str:
        """How many cards there are, in words."""


@dataclass(frozen=True, slots=True)
class Query:
    """A question about a game that its client may ask, answered under `/api/<game>/<name>`."""

    summary: str
    asks: type
    """What is asked, as a message; its fields are the parameters."""
    answers: type
    run: Callable[[Any], Any]
    """From the one to the other. Raises QueryError."""


@dataclass(frozen=True, slots=True)
class Library:
    """The card library of a game, as its client wants it."""

    message: type
    make: Callable[[str], Any]
    """In a language."""


@dataclass(frozen=True, eq=False)
class GameKit:
    """What a game brings. `__init__.py` of its folder holds one, called KIT."""

    id: str
    name: str
    """What people call it."""
    package: str
    """Where it lives, for its files."""
    game_: Lazy[Game]
    options_: Lazy[Sequence[SetupOption]]
    bots_: Lazy[Mapping[str, BotSpec]]
    narrator_: Lazy[Any]
    """A class derived from `arenarium.narration.narrator.Narrator`."""
    is_ahead_: Lazy[Callable[[View], bool]] | None = None
    """Where a draw can be offered: whether a computer player in the seat of a view thinks that it stands better."""
    cards_: Lazy[CardShelf] | None = None
    library_: Lazy[Library] | None = None
    queries_: Lazy[Mapping[str, Query]] | None = None
    screen_: Lazy[Any] | None = None
    """A class that makes an `arenarium.terminal.session.Screen` of a narrator."""
    lesson: str | None = None
    """The file with a guided first game."""
    commands: Mapping[str, Lazy[Callable[..., None]]] = field(default_factory=dict)
    """Commands of the laboratory that only some games have, by name: `arenarium <name> <game>`."""

    @property
    def game(self) -> Game:
        return self.game_()

    @property
    def options(self) -> Sequence[SetupOption]:
        """What a setup may say."""
        return self.options_()

    @property
    def bots(self) -> Mapping[str, BotSpec]:
        """The computer players that know this game, from gentle to strong."""
        return self.bots_()

    def narrator(self, language: str, setup: Mapping[str, Any], names: Sequence[str] = ()) -> Any:
        """The narrator of a match of that setup. Raises NotationError for a language that is not there."""
        try:
            teams = any(len(side) > 1 for side in self.game.sides(setup))
        except SetupError:
            teams = False  # what is wrong with a record can still be said
        return self.narrator_()(language, teams=teams, names=names)

    @property
    def queries(self) -> Mapping[str, Query]:
        return self.queries_() if self.queries_ is not None else {}

    def read_file(self, path: str) -> str:
        """The text of a file that belongs to the game."""
        return resources.files(self.package).joinpath(path).read_text("utf-8")
