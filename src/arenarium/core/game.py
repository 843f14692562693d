"""The contract that every game obeys. Everything that plays, shows, stores or studies games stands on it alone.

`arenarium.testing` checks all of it for any game; `core.base_state` has what most states share.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from arenarium.core.dealer import Dealer
from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.event import Event
from arenarium.core.outcome import Outcome

Choice = Any
"""An answer: a hashable value of the game's own; its notation says it in words."""
View = dict[str, Any]
"""What a seat knows, as plain data ready for JSON; what is hidden from the seat is not in it.

The keys are the game's own, except for these, which programs that know no game read: `you`, the seat itself, None for a
spectator; `turn`, as `State.turn`; and, where seats win in pairs, `teams`, which is true.
"""


class Request(Protocol):
    """A question to a seat."""

    @property
    def kind(self) -> str:
        """What is asked, as a word of the game's own list."""

    @property
    def options(self) -> Sequence[Choice]:
        """Every legal answer, complete and without repeats. `State.apply` accepts exactly these."""


class State(Protocol):
    """A position, also in the middle of an effect. A value: equal states are interchangeable."""

    def requests(self) -> Mapping[int, Request]:
        """Who is asked what; several seats at once where a game is simultaneous; empty when the game is over."""

    def apply(self, seat: int, choice: Choice | str) -> list[Event]:
        """Carry out an answer, a choice or its text in the game's notation, changing this state.

        The last event of a game is of the kind `over` (`core.event`). An illegal answer raises ChoiceError, a text that
        says none NotationError; neither changes anything.
        """

    def advance(self, seat: int, choice: Choice) -> None:
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

    def copy(self, dealer: Dealer | None = None) -> State:
        """An independent copy, equal to this state. `copy.deepcopy` gives the same.

        With a dealer, chance is dealt anew from here on, for planning: dice that are still to be rolled fall as this
        dealer has them, not as they will fall in the match. What lies on the table, also face down, stays as it is
        (for that there is `Game.determinize`).
        """

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def to_json(self) -> dict[str, Any]:
        """Everything, hidden things included. Where the game has chance, the state of the dealer is its `dealer`."""

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), knows. Never the dealer."""

    def __repr__(self) -> str:
        """Shows the position, as `Game.position` says it."""

    @property
    def turn(self) -> int:
        """Which turn of the game it is; what a turn is, the game says."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it runs."""


class Game(Protocol):
    """The static side of a game."""

    @property
    def id(self) -> str: ...

    @property
    def tallied(self) -> Mapping[str, str]:
        """What reports count: kinds of events, each with the fact that is counted ("summoned": "card")."""

    @property
    def countable(self) -> Mapping[str, Sequence[str]]:
        """For each of them all values there are, so that a report can say what never happened."""

    def new(self, setup: Mapping[str, Any], seed: int | str) -> State:
        """A match at its first question. A bad setup raises SetupError."""

    def seats(self, setup: Mapping[str, Any]) -> int:
        """How many seats a match of that setup has."""

    def sides(self, setup: Mapping[str, Any]) -> Sequence[Sequence[int]]:
        """The seats that win and lose together, side by side."""

    def example_setups(self) -> list[dict[str, Any]]:
        """One setup for every way to play, for tests and menus."""

    def from_json(self, data: Mapping[str, Any]) -> State: ...

    def determinize(self, view: View, dealer: Dealer) -> State:
        """A full state that agrees with a view; what the view hides is dealt at random."""

    def say(self, state: Any, choice: Choice) -> str:
        """A choice in the game's notation."""

    def facts(self, state: Any, seat: int, choice: Choice) -> dict[str, Any]:
        """An option of a seat as plain data, ready for JSON: its verb, and the rest under names of the game's own.

        Different options of a request have different facts, and nothing that the seat cannot know is in them.
        """

    def read(self, state: Any, text: str) -> Choice:
        """A choice from its notation; raises NotationError."""

    def position(self, state: Any) -> str:
        """The position in the game's notation."""

    def parse_position(self, text: str) -> State: ...
