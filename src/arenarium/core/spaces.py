"""How programs that learn meet a game: actions by number, and what a seat knows as arrays of small numbers.

A game's kit may bring such *spaces*; `arenarium.envs` makes environments of them. A choice is one action, or where the
choices of a game are too many to be counted, a chain of small ones. Arrays are numpy's, which this room does not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import Any, NamedTuple, Protocol, TypeAlias

from arenarium.core.game import Choice, Game, OwnState
from arenarium.core.native import NativeSpaces

Array: TypeAlias = Any  # an array of numpy
NOOP = 0
"""The action of a seat that is not asked, in every game; it does nothing."""
MOST = 127
"""The largest number of an observation: what is more counts as so much."""
SAID = "said"
"""The part of an observation that says what the seat has said of its choice: 1 for each action."""


class Part(NamedTuple):
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """Where everything is in an observation, which is one flat array of 8-bit whole numbers."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.size = sum(part.size for part in parts)
        self.said = next((place.start for part, place in self.places() if part.name == SAID), self.size)
        """Where the actions begin that a seat has said of its choice; nowhere, if one action is always a choice."""

    def places(self) -> Iterator[tuple[Part, slice]]:
        """The parts in their order, each with its place."""
        begin = 0
        for part in self.parts:
            yield part, slice(begin, begin + part.size)
            begin += part.size

    def named(self, observation: Array) -> dict[str, Array]:
        """The parts by name, in their shapes. Of many observations at once, with their own axes before."""
        return {
            part.name: observation[..., place].reshape(*observation.shape[:-1], *part.shape)
            for part, place in self.places()
        }


class Question(Protocol):
    """What a seat is asked, or what is still open of its answer. It never changes, and belongs to one position."""

    @property
    def legal(self) -> Sequence[int]:
        """The actions that are possible, at least one, each once."""

    @property
    def said(self) -> Sequence[int]:
        """What of the choice has been said already, with what went without saying."""

    def answered(self, action: int) -> Question | Answer:
        """What is asked next, or the choice that has been made by it. Raises ChoiceError."""


class Answer(NamedTuple):
    """A choice that has been said in full."""

    choice: Choice


class Spaces(Protocol):
    """The spaces of a game with its cards and one setup. Other cards or setups may have others."""

    @property
    def game(self) -> Game: ...
    @property
    def seats(self) -> int: ...
    @property
    def version(self) -> int:
        """It rises when an action or a place in an observation comes to mean something else."""

    @property
    def num_actions(self) -> int:
        """Actions are numbers below; 0 is NOOP."""

    @property
    def layout(self) -> Layout: ...
    @property
    def longest(self) -> int | None:
        """No match has more actions, those of all seats together; None: there is no such bound."""

    def describe(self, action: int) -> str:
        """What an action says, in words of the notation."""

    def question(self, state: OwnState, seat: int) -> Question:
        """What a seat that is asked may do."""

    def actions(self, state: OwnState, seat: int, choice: Choice) -> tuple[int, ...]:
        """The actions that say one of the options; what goes without saying is left out. Raises ChoiceError."""

    def carry_out(self, state: OwnState, seat: int, choice: Choice) -> None:
        """As `State.advance` with a choice that its question has given: nothing is checked again."""

    def seen(self, state: OwnState, seat: int) -> bytes:
        """What a seat knows, laid out as `layout` says, as if it had said nothing of its choice yet."""

    def native(self) -> NativeSpaces | None:
        """The same in the native engine; None where there is none, or it does not know the cards."""


def rewards(ranking: Sequence[int]) -> tuple[float, ...]:
    """What a result is worth to each seat: who does not win loses 1, and the winners share it; all tied: nothing."""
    winners = sum(rank == 1 for rank in ranking)
    share = (len(ranking) - winners) / winners
    return tuple(share if rank == 1 else -1.0 for rank in ranking)


Setup: TypeAlias = Mapping[str, Any]
