"""Taking back: a player may undo its own choices as long as it learned nothing by them and nobody else is concerned.

Whether a choice told its seat something is found out from the engine alone, with no list of cards or events: the same
choice is made in other states that the seat could not tell from the real one. Wherever what the seat sees afterwards
differs, it has learned something (ADR 10).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from arenarium.core.dealer import Dealer
from arenarium.core.errors import ChoiceError
from arenarium.core.event import Event
from arenarium.core.game import Choice, Game, State
from arenarium.core.record import Recorder

WORLDS = 12
"""Other states that are tried. Of two equally likely cards, an unseen one is overlooked once in 4096 times."""


class Refusal(Enum):
    """Why nothing can be taken back."""

    NOTHING = "there is nothing to take back"
    OTHERS = "somebody else has acted since"
    TURN = "the turn has gone on to somebody else"
    CHANCE = "chance has been asked: dice were rolled or cards shuffled"
    LEARNED = "something hidden has been seen"
    OVER = "the game is over"


@dataclass(slots=True)
class _Step:
    """A choice that was made, and whatever is needed to judge it."""

    seat: int
    choice: Choice
    before: State
    events: list[Event]
    judged: bool = False
    """Whether it has been found out if it can be taken back: that takes a while, and stays as it is."""
    refusal: Refusal | None = None


class UndoableMatch:
    """A match that is written down and whose last choices can be taken back."""

    def __init__(self, recorder: Recorder) -> None:
        self._recorder = recorder
        self._steps: list[_Step] = []
        """The last choices in a row of one seat; the state is what the last of them has led to."""

    @property
    def recorder(self) -> Recorder:
        return self._recorder

    @property
    def state(self) -> State:
        return self._recorder.state

    def apply(self, seat: int, choice: Choice) -> list[Event]:
        """As `State.apply`."""
        before = self.state.copy()
        events = self._recorder.apply(seat, choice)
        if self._steps and self._steps[-1].seat != seat:
            self._steps.clear()
        self._steps.append(_Step(seat, choice, before, events))
        return events

    def resign(self, seat: int) -> list[Event]:
        return self._recorder.resign(seat)

    def refusal(self, seat: int) -> Refusal | None:
        """Why a seat cannot take back its last choice; None where it can."""
        if self.state.outcome is not None:
            return Refusal.OVER
        if not self._steps:
            return Refusal.NOTHING
        last = self._steps[-1]
        if last.seat != seat:
            return Refusal.OTHERS
        if not last.judged:
            last.refusal = why_final(self._recorder.game, last.before, self.state, seat, last.choice, last.events)
            last.judged = True
        if last.refusal is not None:
            del self._steps[:-1]  # nothing before it can be reached any more
        return last.refusal

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat. Raises ChoiceError where it cannot be."""
        refusal = self.refusal(seat)
        if refusal is not None:
            raise ChoiceError(f"this cannot be taken back: {refusal.value}")
        step = self._steps.pop()
        self._recorder.state = step.before
        self._recorder.record.choices.pop()


def why_final(
    game: Game, before: State, after: State, seat: int, choice: Choice, events: list[Event]
) -> Refusal | None:
    """Why a choice cannot be taken back once it is made; None where it can."""
    if not set(before.requests()).issuperset(after.requests()):
        return Refusal.TURN
    if before.to_json()["dealer"] != after.to_json()["dealer"]:
        return Refusal.CHANCE
    return Refusal.LEARNED if _has_learned(game, before, after, seat, choice, events) else None


def _has_learned(game: Game, before: State, after: State, seat: int, choice: Choice, events: list[Event]) -> bool:
    """Whether the choice could have looked different to the seat, for all it knew before."""
    known, seen = before.view(seat), _seen(after, seat, events)
    dealer = Dealer.from_seed("other worlds")
    for _ in range(WORLDS):
        world = game.determinize(known, dealer)
        told = world.apply(seat, choice)
        if _seen(world, seat, told) != seen:
            return True
    return False


def _seen(state: State, seat: int, events: list[Event]) -> tuple[Any, ...]:
    return state.view(seat), [event.seen_by(seat) for event in events]
