"""The contract that every game obeys. Everything that plays, shows, stores or studies games stands on it alone.

`arenarium.testing` checks all of it for any game; `core.base_game` and `core.base_state` have what most games share.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol, Self, TypeAlias, TypeVar

from arenarium.core.dealer import Dealer
from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.event import Event
from arenarium.core.outcome import Outcome
from arenarium.core.plain import Json


class View(Protocol):
    """What a seat knows: a dataclass of the game's own, ready for JSON. What is hidden from the seat is not in it.

    Programs that know no game read these alone.
    """

    @property
    def you(self) -> int | None:
        """The seat itself; None for a spectator."""

    @property
    def turn(self) -> int:
        """As `State.turn`."""

    @property
    def teams(self) -> bool:
        """Whether seats win in pairs."""


class Option(Protocol):
    """A choice as a message: a dataclass or plain object of the game's own, ready for JSON."""

    @property
    def verb(self) -> str:
        """What is done, as a word of the game's own list."""


C = TypeVar("C")
"""A choice: a hashable value of the game's own; its notation says it in words."""
C_co = TypeVar("C_co", covariant=True)
V_co = TypeVar("V_co", bound=View, covariant=True)


class RequestOf(Protocol[C_co]):
    """A question to a seat."""

    @property
    def kind(self) -> str:
        """What is asked, as a word of the game's own list."""

    @property
    def options(self) -> Sequence[C_co]:
        """Every legal answer, complete and without repeats. `State.apply` accepts exactly these."""


class StateOf(Protocol[C, V_co]):
    """A position, also in the middle of an effect. A value: equal states are interchangeable."""

    def requests(self) -> Mapping[int, RequestOf[C]]:
        """Who is asked what; several seats at once where a game is simultaneous; empty when the game is over."""

    def asks(self) -> Collection[int]:
        """The seats that are asked: those of `requests`, without working out what they may answer."""

    def accepts(self, seat: int, choice: C) -> bool:
        """Whether that is one of the seat's options now. It may be known without working out all of them, so games that
        were played are played again much faster than they were played."""

    def apply(self, seat: int, choice: C | str) -> list[Event]:
        """Carry out an answer, a choice or its text in the game's notation, changing this state.

        The last event of a game is of the kind `over` (`core.event`). An illegal answer raises ChoiceError, a text that
        says none NotationError; neither changes anything.
        """

    def advance(self, seat: int, choice: C) -> None:
        """As `apply` with a choice, without events: for search and simulation."""

    def declarations(self, seat: int) -> tuple[Declaration, ...]:
        """What the rules let that seat say now, beside its choices: `declare` accepts exactly these."""

    def declare(self, seat: int, declaration: Declaration) -> list[Event]:
        """Say it. Not an option of a request: it is open also to seats that are not asked. Raises ChoiceError."""

    @property
    def declared(self) -> Mapping[int, Declaration]:
        """By seat: what was said and waits for the word of another."""

    def may_forfeit(self, seat: int) -> bool:
        """Whether the game can end by the loss of that seat's side alone; not where others would play on."""

    def forfeit(self, seat: int, reason: Forfeit) -> list[Event]:
        """The whole side of that seat loses at once. No seat says this: it is for the table that runs the clocks.
        Raises ChoiceError."""

    def copy(self, dealer: Dealer | None = None) -> Self:
        """An independent copy, equal to this state. `copy.deepcopy` gives the same.

        With a dealer, chance is dealt again from here on, for planning: dice that are still to be rolled fall as this
        dealer has them, not as they will fall in the match. What lies on the table, also face down, stays as it is
        (for that there is `Game.determinize`).
        """

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    @property
    def dealer(self) -> int | None:
        """The state of the dealer, a number that is hidden from everybody; None in a game without chance."""

    def to_json(self) -> Mapping[str, Json]:
        """Everything, hidden things and the dealer included."""

    def view(self, seat: int | None) -> V_co:
        """What a seat, or a spectator (None), knows. Never the dealer."""

    def views(self, seats: Iterable[int | None]) -> Sequence[V_co]:
        """What each of these knows, looked at together: what everybody sees need be put down once only."""

    def __repr__(self) -> str:
        """Shows the position, as `Game.position` says it."""

    @property
    def turn(self) -> int:
        """Which turn of the game it is; what a turn is, the game says."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it runs."""


S = TypeVar("S")
"""The state of the game, a `State` of its choices and views."""


V = TypeVar("V", bound=View)


class GameOf(Protocol[S, C, V]):
    """The static side of a game."""

    @property
    def id(self) -> str: ...

    @property
    def tallied(self) -> Mapping[str, str]:
        """What reports count: kinds of events, each with the field that is counted ("summoned": "card")."""

    @property
    def countable(self) -> Mapping[str, Sequence[str]]:
        """For each of them all values there are, so that a report can say what never happened."""

    def new(self, setup: Setup, seed: int | str) -> S:
        """A match at its first question. A bad setup raises SetupError."""

    def seats(self, setup: Setup) -> int:
        """How many seats a match of that setup has."""

    def sides(self, setup: Setup) -> Sequence[Sequence[int]]:
        """The seats that win and lose together, side by side."""

    def example_setups(self) -> Sequence[Mapping[str, Json]]:
        """One setup for every way to play, for tests and menus."""

    def from_json(self, data: Mapping[str, Json]) -> S: ...

    def determinize(self, view: V, dealer: Dealer) -> S:
        """A full state that agrees with a view; what the view hides is dealt at random.

        The view must be one that a state has given: it is not checked.
        """

    def read_view(self, data: Json) -> V:
        """A view from its JSON, for bots that got it over a wire. Raises NotationError where it is none."""

    def say(self, state: S, choice: C) -> str:
        """A choice in the game's notation."""

    def option(self, state: S, seat: int, choice: C) -> Option:
        """An option of a seat as a message.

        Different options of a request have different messages, and nothing that the seat cannot know is in them.
        """

    def read(self, state: S, text: str) -> C:
        """A choice from its notation; raises NotationError."""

    def position(self, state: S) -> str:
        """The position in the game's notation."""

    def parse_position(self, text: str) -> S: ...


Setup: TypeAlias = Mapping[str, object] | object
"""A setup of the game, or the same as plain data."""

# For programs that play any game: what is of a game's own they only pass on, from the game back to the game, so that
# no type of theirs can say what it is.
Choice: TypeAlias = Any
Request: TypeAlias = RequestOf[Choice]
State: TypeAlias = StateOf[Choice, View]
Game: TypeAlias = GameOf[Any, Choice, Any]

# For what a kit brings: its parts take and give what is of their own game, and only the game knows the class.
OwnGame: TypeAlias = Any
OwnState: TypeAlias = Any
OwnCards: TypeAlias = Any
