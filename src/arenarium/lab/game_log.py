"""What is kept of a game: how it ended, which cards were used when, and the record where it is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from arenarium.core.event import TURN, Event
from arenarium.core.game import Game
from arenarium.core.outcome import Outcome
from arenarium.core.plain import Json
from arenarium.parallel import Noted


class Use(NamedTuple):
    """A card that was summoned, a move that was used: an event that the game wants counted (`Game.tallied`)."""

    turn: int
    seat: int | None
    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game. It does not say who played what: that follows from its number."""

    decisions: int = 0
    turns: int = 0
    outcome: Outcome | None = None
    """None: it ended in an error."""
    uses: tuple[Use, ...] = ()
    record: Json = None
    """Where it was wanted."""
    error: str = ""

    def to_json(self) -> Noted:
        return [
            self.decisions,
            self.turns,
            None if self.outcome is None else self.outcome.to_json(),
            self.uses,
            self.record,
            self.error,
        ]

    @classmethod
    def from_json(cls, data: Noted) -> GameResult:
        decisions, turns, outcome, uses, record, error = data
        ended = None if outcome is None else Outcome.from_json(outcome)
        return cls(decisions, turns, ended, tuple(Use(*use) for use in uses), record, error)


class GameLog:
    """Listens to a match."""

    def __init__(self, game: Game) -> None:
        self._tallied = game.tallied
        self.decisions = self.turns = 0
        self.uses: list[Use] = []

    def hear(self, events: Sequence[Event]) -> None:
        """What a choice has led to."""
        self.decisions += 1
        for event in events:
            kind = event.kind
            if kind == TURN:
                self.turns += 1
            elif kind in self._tallied:
                name = getattr(event.public, self._tallied[kind])
                seat = getattr(event.public, "seat", None)
                self.uses.append(Use(self.turns, seat, kind, name))

    def result(self, outcome: Outcome, record: Json = None) -> GameResult:
        return GameResult(self.decisions, self.turns, outcome, tuple(self.uses), record)
