"""What a native engine of a game brings: the same rules in another language, for what needs speed.

Optional, and never wrong: it plays exactly what the game's own states play, or leaves it to them. `arenarium.native`
finds it; docs/native.md says how it is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from arenarium.core.game import Choice, OwnCards, OwnGame, OwnState, Setup
from arenarium.core.outcome import Outcome

Array: TypeAlias = Any  # an array of numpy, which this room does not know
NativeValues: TypeAlias = dict[str, Any]  # numbers, and lists of them
"""What the two engines hand over to each other, by name."""


class Counted(NamedTuple):
    """An event that reports count."""

    kind: str
    name: str
    """What is counted of it."""
    seat: int
    """Whose it is."""
    turn: int
    """How many turns had begun by then."""


class NativeState(Protocol):
    """A position in a native engine. Options are known by their place among all options."""

    @property
    def cards(self) -> OwnCards:
        """With which it is played."""

    @property
    def over(self) -> bool: ...
    @property
    def asked(self) -> int:
        """The seat that is asked, as long as the game is not over; where several are asked at once, the first of them.
        Its options are meant here."""

    @property
    def turns_begun(self) -> int:
        """How many turns have begun since the position was handed over."""

    @property
    def count(self) -> int:
        """How many options there are."""

    @property
    def outcome(self) -> Outcome | None: ...
    def option(self, index: int) -> Choice:
        """One of the options."""

    def options(self) -> list[Choice]:
        """All options, in the order in which the Python engine has them."""

    def advance(self, index: int) -> None:
        """Carry out an option, up to the next request or the end. Raises IndexError."""

    def step(self, index: int) -> int:
        """As `advance`; how many options there are next, 0 when the game is over."""

    def copy(self) -> NativeState: ...
    def scores(self) -> tuple[int, ...]:
        """What each seat has now, in the game's own points."""

    def key(self) -> bytes:
        """The value of the position: with the same cards, equal keys are equal positions."""

    def values(self) -> NativeValues:
        """All fields of the position by name: what becomes a Python state again."""

    def playout(self, seed: int) -> int:
        """Choose at random up to the end; how many choices it took. Other threads go on meanwhile."""


class NativeDealing(Protocol):
    """New games of one setup."""

    def new(self, seed: int | str) -> NativeState:
        """The very game that `Game.new` begins with that seed."""


class NativeBatch(Protocol):
    """Many states side by side. What it tells are numpy arrays with an entry for each state, which every step renews in
    place: take a copy of what you want to keep."""

    counts: Array
    """How many options there are; 0 where the game is over."""
    asked: Array
    """The seat that is asked; -1 where the game is over."""
    over: Array
    scores: Array
    """By state and seat, in the game's own points."""
    rewards: Array
    """By state and seat: 1 for a win and -1 for a loss once the game is over; 0 before, and where all are tied."""

    def __len__(self) -> int: ...
    def step(self, indices: Array) -> None:
        """Carry out an option of each state, by its place; games that are over stay as they are. Other threads go on
        meanwhile. Raises IndexError, and does nothing then."""

    def put(self, place: int, state: NativeState) -> None:
        """Another state in place of one: a new game where one is over. It is copied."""

    def state(self, place: int) -> NativeState:
        """A copy of one of the states."""


class NativeMatches(Protocol):
    """Many matches side by side for programs that learn. What the seats that act see and may do it writes into arrays
    that it was given."""

    def __len__(self) -> int: ...
    def step(self, actions: Array) -> None:
        """An action in each match, 64-bit numbers; what has become of each is in the arrays. Where one is over or was
        cut off, nothing is shown until another is put there. Other threads go on meanwhile. Raises IndexError, and does
        nothing then, if one is not legal."""

    def put(self, place: int, state: NativeState) -> None:
        """Another match in place of one. It is copied."""

    def state(self, place: int) -> NativeState:
        """A copy of the state of a match."""

    def acts(self, place: int) -> tuple[int, ...]:
        """The actions that have been said there of a choice that takes more than one."""


class NativeSpaces(Protocol):
    """The spaces of a match (`core.spaces`) in a native engine: the same numbers, the same observations."""

    def matches(self, states: Sequence[NativeState], most: int, *arrays: Array) -> NativeMatches:
        """Copies of these states, side by side, each cut off after so many actions. The arrays, with an entry or a row
        for each, tell the seat that acts, its observation, its mask, the rewards, and where a match is over or was cut
        off."""


class NativeEngine(Protocol):
    """How positions of a game go there and back."""

    def to_native(self, state: OwnState) -> NativeState | None:
        """The same position in the native engine; None where Python has to play it."""

    def dealing(self, game: OwnGame, setup: Setup) -> NativeDealing | None:
        """New games of a setup, dealt by the native engine; None where Python has to play them. Raises SetupError."""

    def to_python(self, native: NativeState) -> OwnState:
        """The same position as a state of the rules, with which one can do everything."""

    def batch(self, states: Sequence[NativeState]) -> NativeBatch:
        """Copies of these states, side by side. All have as many seats; there is at least one."""

    def advance(self, native: NativeState, index: int) -> Iterable[Counted]:
        """Carry out an option as the state itself does; what that adds to the tallies of the game."""
