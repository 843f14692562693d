"""A game of one secret, as much of a game as search needs: for tests of players that know no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from arenarium.core.dealer import Dealer
from arenarium.core.game import View
from arenarium.core.outcome import Outcome


@dataclass(frozen=True)
class ToyView:
    you: int | None = 0
    turn: int = 1
    teams: bool = False


class Asked(NamedTuple):
    kind: str
    options: tuple[Any, ...]


@dataclass
class Toy:
    """A game of one secret: seat 0 says a number, seat 1 or nobody answers, and a rule tells who has won."""

    wins: Callable[[list[Any], int], float]
    options: tuple[tuple[Any, ...], ...]
    """By seat; all who are asked answer at the same time."""
    secrets: tuple[int, ...] = (0,)
    secret: int = 0
    said: dict[int, Any] = field(default_factory=dict)

    def determinize(self, view: View, dealer: Dealer) -> Toy:
        return Toy(self.wins, self.options, self.secrets, dealer.choice(self.secrets))

    def requests(self) -> Mapping[int, Asked]:
        return {seat: Asked("say", given) for seat, given in enumerate(self.options) if seat not in self.said}

    def advance(self, seat: int, choice: Any) -> None:
        self.said[seat] = choice

    @property
    def outcome(self) -> Outcome:
        share = self.wins([self.said[seat] for seat in sorted(self.said)], self.secret)
        ranking = {1.0: (1, 2), 0.5: (1, 1), 0.0: (2, 1)}[share]
        return Outcome(ranking, (0, 0), "said", "score")
