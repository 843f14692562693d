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

from arenarium.core.analysis import Analyst
from arenarium.core.bot import Bot
from arenarium.core.errors import SetupError
from arenarium.core.game import Game, OwnCards, OwnGame, OwnState, Setup, View
from arenarium.core.native import NativeEngine
from arenarium.core.plain import Json
from arenarium.core.setup import SetupOption, options_of
from arenarium.core.spaces import Spaces
from arenarium.core.time_budget import TimeBudget
from arenarium.extras import explained

if TYPE_CHECKING:  # only named here: the kit itself needs neither Fluent nor a terminal nor a web server
    from arenarium.cards.card_set import BaseCardSet
    from arenarium.cards.card_sets import Examined
    from arenarium.cards.cardfile import CardFile
    from arenarium.cards.cardtext import CardText
    from arenarium.cards.problem import CardProblem
    from arenarium.core.balance import Balance
    from arenarium.narration.narrator import Narrator
    from arenarium.terminal.session import Screen

T = TypeVar("T")


class Lazy(Generic[T]):
    """A part that is imported when it is first asked for: `Lazy("package.module:NAME")()`. Raises MissingExtra where it
    needs a package that is not installed."""

    def __init__(self, target: str) -> None:
        self._target = target

    @cached_property
    def _loaded(self) -> T:
        module, _, name = self._target.partition(":")
        try:
            part: T = getattr(import_module(module), name)
        except ModuleNotFoundError as error:
            raise explained(error) from error.__cause__
        return part

    def __call__(self) -> T:
        return self._loaded

    def __repr__(self) -> str:
        return f"Lazy({self._target!r})"


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A kind of computer player."""

    make: Callable[[Random, TimeBudget, OwnGame], Bot]  # with the cards of the match
    seconds: float | None = None
    """The time for a turn that belongs to it; None: it has none of its own, and cannot be asked to a table."""


class CardShelf(Protocol):
    """The cards of a game, to be looked at and checked."""

    languages: Sequence[str]

    def texts(self, cards: OwnCards, language: str) -> Mapping[str, CardText]:
        """All cards of a set in words of a language, by their names in any language, in small letters."""

    def listed(self, cards: OwnCards, language: str) -> Sequence[CardText]:
        """All cards of a set in words, each once, in the order of their lists."""

    def check_all(self) -> list[str]:
        """What is wrong with the cards that are built in."""

    def summary(self) -> str:
        """How many cards are built in, in words."""


class CardSets(Protocol):
    """The card sets of a game: the one that comes with it, and those that anybody writes (`cards.card_sets`)."""

    @property
    def mistakes(self) -> str:
        """The messages for mistakes in these cards in other languages than English, as `package:set`."""

    @property
    def tables(self) -> Sequence[str]:
        """The tables of a card file that hold cards of this game: `card` for [[card]]."""

    @property
    def default(self) -> BaseCardSet:
        """The cards that come with the game."""

    def files(self) -> Sequence[CardFile]:
        """The files of the cards that come with the game."""

    def next_words(self, kind: str, key: str, text: str) -> Sequence[str]:
        """The words that may follow a text of the card language, in that key of a kind of entry; none where that key is
        in no card language."""

    def read(self, files: Sequence[CardFile]) -> OwnCards:
        """The set that files make together, to be played with; no file: the default. Raises CardSetError."""

    def problems(self, files: Sequence[CardFile]) -> list[CardProblem]:
        """All errors and warnings. Without [set] the files may hold loose cards, which are only looked at."""

    def examine(self, files: Sequence[CardFile], loose: bool | None = None) -> Examined[OwnCards]:
        """As `problems`, with everything that could be read, for looking at."""

    def from_source(self, text: str) -> OwnCards:
        """The set of a `source`. Raises CardSetError."""


class NarratorClass(Protocol):
    """A class derived from `arenarium.narration.narrator.NarratorOf`."""

    @property
    def messages(self) -> str:
        """The set of messages of the game."""

    def __call__(
        self, language: str, *, game: Game | None = None, teams: bool = False, names: Sequence[str] = ()
    ) -> Narrator: ...


@dataclass(frozen=True, slots=True)
class Query:
    """A question about a game that its client may ask, answered under `/api/<game>/<name>`."""

    summary: str
    asks: type
    """What is asked, as a message; its fields are the parameters."""
    answers: type
    run: Callable[[OwnGame, Any], object]  # what is asked, of the type above
    """The answer to a question about a game with its cards. Raises QueryError."""


@dataclass(frozen=True, slots=True)
class Library:
    """The card library of a game, as its client wants it."""

    message: type
    make: Callable[[OwnGame, str], object]
    """The cards that a game is played with, in a language."""


@dataclass(frozen=True, slots=True)
class Messages:
    """The types of what is sent of a game: clients in other languages get theirs made from these."""

    view: type
    options: Sequence[type]
    """The dataclass of each kind of option, told apart by its `verb`."""
    events: Sequence[type]
    """The dataclass of each kind of event, told apart by its `event`."""


@dataclass(frozen=True, slots=True)
class Hints:
    """What a seat is shown besides its view because it follows from the rules: what is nearly possible."""

    message: type
    make: Callable[[OwnState, int], object]
    """For a seat. Nothing that the seat cannot know is in it."""


@dataclass(frozen=True, eq=False)
class GameKit:
    """What a game brings. `__init__.py` of its folder holds one, called KIT."""

    id: str
    name: str
    """What people call it."""
    package: str
    """Where it lives, for its files."""
    game_: Lazy[Game]
    setup_: Lazy[type]
    """The dataclass of its setups (`core.setup`)."""
    bots_: Lazy[Mapping[str, BotSpec]]
    narrator_: Lazy[NarratorClass]
    is_ahead_: Lazy[Callable[[OwnGame, View], bool]] | None = None
    """Where a draw can be offered: whether a computer player in the seat of a view thinks that it stands better."""
    cards_: Lazy[CardShelf] | None = None
    card_sets_: Lazy[CardSets] | None = None
    """Where it has cards. Its game then has `with_cards`."""
    messages_: Lazy[Messages] | None = None
    """Where a client of ours shows it."""
    hints_: Lazy[Hints] | None = None
    open_view_: Lazy[Callable[[OwnState, int | None], View]] | None = None
    """The view of a seat, or a spectator, with all hands open: of games that are over. None: it hides nothing."""
    balance_: Lazy[Balance] | None = None
    """Where it has cards that can be judged."""
    exchanges_: Lazy[Callable[[OwnGame, Mapping[str, Json], str], Sequence[Mapping[str, Json]]]] | None = None
    """Where chance gives the seats more than cards, such as schools: the setups of a deal (of a game, a setup and a
    seed), in which each side has in turn what chance gave to another. None: there is nothing to exchange but seats."""
    setup_of_: Lazy[Callable[[OwnState], Mapping[str, Json]]] | None = None
    """The setup of a match that a position could belong to. None: no match begins with a position."""
    library_: Lazy[Library] | None = None
    queries_: Lazy[Mapping[str, Query]] | None = None
    screen_: Lazy[Callable[[Any], Screen]] | None = None  # a screen takes the narrator of its own game
    analyst_: Lazy[Analyst] | None = None
    """Where a computer player can say afterwards which turns were mistakes."""
    lessons: tuple[str, ...] = ()
    """The files with guided games, in the order of learning."""
    native_: Lazy[NativeEngine] | None = None
    """Where the rules are also there in another language, for speed."""
    spaces_: Lazy[Callable[[OwnGame, Mapping[str, Json]], Spaces]] | None = None
    """Where programs can learn it (`core.spaces`): the spaces of a game, with its cards, for a setup."""
    commands: Mapping[str, Lazy[Callable[..., None]]] = field(default_factory=dict)
    """Commands of the laboratory that only some games have, by name: `arenarium <name> <game>`."""

    @property
    def game(self) -> Game:
        return self.game_()

    @property
    def card_sets(self) -> CardSets | None:
        return self.card_sets_() if self.card_sets_ is not None else None

    def game_with(self, cards: BaseCardSet | None) -> Game:
        """The game, played with a card set; None: with its own cards."""
        if cards is None or cards.is_default:
            return self.game
        game: OwnGame = self.game  # a game with cards has more than the contract asks for
        with_cards: Game = game.with_cards(cards)
        return with_cards

    def cards_of(self, game: Game) -> BaseCardSet | None:
        """The cards that a game is played with; None: it has none."""
        cards: BaseCardSet | None = getattr(game, "cards", None)
        return cards

    def exchanges(self, game: Game, setup: Mapping[str, Json], seed: str) -> Sequence[Mapping[str, Json]]:
        """The setups in which a deal is played, so that every side has had everything; as many for any seed."""
        return [setup] if self.exchanges_ is None else self.exchanges_()(game, setup, seed)

    @property
    def options(self) -> Sequence[SetupOption]:
        """What a setup may say."""
        return options_of(self.setup_())

    @property
    def bots(self) -> Mapping[str, BotSpec]:
        """The computer players that know this game, from gentle to strong."""
        return self.bots_()

    def narrator(self, language: str, setup: Setup, names: Sequence[str] = (), game: Game | None = None) -> Narrator:
        """The narrator of a match of that setup; `game` is the one with the cards of the match. Raises NotationError
        for a language that is not there."""
        game = game or self.game
        try:
            teams = any(len(side) > 1 for side in game.sides(setup))
        except SetupError:
            teams = False  # what is wrong with a record can still be said
        return self.narrator_()(language, game=game, teams=teams, names=names)

    @property
    def messages(self) -> str:
        """The set of messages of the game: `Words(language, kit.messages)("title")` is what it is called there."""
        return self.narrator_().messages

    @property
    def native(self) -> NativeEngine | None:
        """How positions go to the native engine. Whether there is one in this environment, `to_native` finds out."""
        return self.native_() if self.native_ is not None else None

    def spaces(self, setup: Mapping[str, Json], game: Game | None = None) -> Spaces:
        """Actions and observations of matches with a setup; `game` is the one with the cards of the match. Raises
        SetupError."""
        if self.spaces_ is None:
            raise SetupError(f"{self.id} has no actions and observations for programs that learn")
        return self.spaces_()(game or self.game, setup)

    @property
    def queries(self) -> Mapping[str, Query]:
        return self.queries_() if self.queries_ is not None else {}

    def read_file(self, path: str) -> str:
        """The text of a file that belongs to the game."""
        return resources.files(self.package).joinpath(path).read_text("utf-8")
