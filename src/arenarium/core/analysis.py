"""Looking back at a game that is over: which turns of a player could have been played clearly better.

A game whose kit has an analyst judges its own turns; what is a turn, and what is better, only the game knows. Here is
what it is given and what it answers. Playing the game again up to each choice is the server's part.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from arenarium.core.game import Choice, OwnGame, OwnState

S = TypeVar("S")
"""The states of the game."""
C = TypeVar("C")
"""Its choices."""


@dataclass(frozen=True, slots=True)
class PlayedChoice(Generic[S, C]):
    """A choice of a game that stood in the end, with the state in which it was made."""

    seat: int
    state: S
    choice: C


@dataclass(frozen=True, slots=True)
class Mistake(Generic[C]):
    """A turn that could have been played better, as a computer player sees it."""

    first: int
    """Where among all choices of the game the turn begins, from 0."""
    turn: int
    """Which of the game's turns it is."""
    better: Sequence[C]
    """What to choose instead, from the beginning of the turn."""
    loss: float
    """By how much the chance to win was smaller after what was played: from 0 to 1."""


class Analyst(Protocol):
    """Finds the worst mistakes of a seat, in the order in which they were made. It takes some seconds at most, and sees
    at each turn only what the seat could see then."""

    def __call__(
        self, game: OwnGame, played: Sequence[PlayedChoice[OwnState, Choice]], seat: int, /
    ) -> list[Mistake[Choice]]:
        """All of its own game."""
