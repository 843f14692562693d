"""Taking back: a player may undo its own choices as long as it learned nothing by them and nobody else is concerned.

Whether a seat learned something by its choice, the engine alone decides, with no list of cards or events: the same
choice is made in other states that the seat could not tell from the real one. If what the seat sees afterwards
differs anywhere, it has learned something (ADR 10).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from enum import Enum

from arenarium.core.dealer import Dealer
from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.errors import ChoiceError
from arenarium.core.event import Event, Happening
from arenarium.core.game import Choice, Game, State, View
from arenarium.core.record import Recorder

WORLDS = 12
"""Other states that are tried. Of two equally likely cards, an unseen one is overlooked once in 4096 times."""


class UndoRefusal(Enum):
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
    refusal: UndoRefusal | None = None
    declared: list[tuple[int, Declaration]] = field(default_factory=list)
    """What was said since, by anybody: it outlives the choice."""
    after: State | None = None
    """The state that the choice led to, once something was said after it."""


class UndoableMatch:
    """A match that is written down and whose last choices can be taken back. `freely`: by somebody who plays alone, and
    takes back whatever was done, by anybody, as far as the beginning."""

    def __init__(self, recorder: Recorder, *, freely: bool = False) -> None:
        self._recorder, self._freely = recorder, freely
        self._steps: list[_Step] = []
        """The last choices in a row of one seat, or all of them where they are taken back freely; the state is what the
        last of them has led to."""

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
        if self._steps and self._steps[-1].seat != seat and not self._freely:
            self._steps.clear()
        self._steps.append(_Step(seat, choice, before, events))
        return events

    def declare(self, seat: int, declaration: Declaration) -> list[Event]:
        """As `State.declare`. It cannot be taken back as a choice can, and takes no undo away from anybody."""
        before = self.state.copy()
        events = self._recorder.declare(seat, declaration)
        self._remember(before, seat, declaration)
        return events

    def _remember(self, before: State, seat: int, declaration: Declaration) -> None:
        if self._steps:
            last = self._steps[-1]
            if last.after is None:
                last.after = before
            last.declared.append((seat, declaration))

    def forfeit(self, seat: int, reason: Forfeit) -> list[Event]:
        """As `State.forfeit`."""
        return self._recorder.forfeit(seat, reason)

    def refusal(self, seat: int) -> UndoRefusal | None:
        """Why a seat cannot take back its last choice; None where it can."""
        if self.state.outcome is not None:
            return UndoRefusal.OVER
        if not self._steps:
            return UndoRefusal.NOTHING
        last = self._steps[-1]
        if last.seat != seat:
            return UndoRefusal.OTHERS
        if not last.judged:
            after = last.after or self.state
            last.refusal = why_final(self._recorder.game, last.before, after, seat, last.choice, last.events)
            last.judged = True
        if last.refusal is not None:
            del self._steps[:-1]  # nothing before it can be reached any more
        elif not _can_be_said(last.before, last.declared):
            return UndoRefusal.TURN
        return last.refusal

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat. Raises ChoiceError where it cannot be."""
        refusal = self.refusal(seat)
        if refusal is not None:
            raise ChoiceError(f"this cannot be taken back: {refusal.value}")
        self.undo_again(seat)

    def undo_again(self, seat: int) -> None:
        """Take back what was taken back when the match was played. It was judged then, which takes a hundred times as
        long as doing it. Raises ChoiceError where there is nothing of that seat to take back."""
        if not self._steps or self._steps[-1].seat != seat:
            raise ChoiceError("there is nothing of this seat to take back")
        step = self._steps.pop()
        self._recorder.state = step.before
        del self._recorder.record.choices[-1 - len(step.declared)]
        for speaker, declaration in step.declared:
            self._remember(self.state.copy(), speaker, declaration)
            self.state.declare(speaker, declaration)

    def can_undo_freely(self, seats: Collection[int]) -> bool:
        """Whether there is anything to take back for one who plays these seats alone. To ask forgets nothing."""
        return self._freely and any(step.seat in seats for step in self._steps)

    def undo_freely(self, seats: Collection[int]) -> int:
        """Take back everything since the last choice of one of these seats, and that choice, with what was said since.
        How many choices were taken back. Raises ChoiceError where there is none of theirs."""
        if not self.can_undo_freely(seats):
            raise ChoiceError("there is nothing to take back")
        number = 0
        while True:
            step = self._steps.pop()
            number += 1
            self._recorder.state = step.before
            del self._recorder.record.choices[-1 - len(step.declared) :]
            if step.seat in seats:
                return number


def _can_be_said(state: State, declared: list[tuple[int, Declaration]]) -> bool:
    """Whether all of it could be said in that state, too. It could not where a choice has begun a new turn, in which
    something may be said once more that may be said once a turn."""
    state = state.copy() if declared else state
    for seat, declaration in declared:
        if declaration not in state.declarations(seat):
            return False
        state.declare(seat, declaration)
    return True


def why_final(
    game: Game, before: State, after: State, seat: int, choice: Choice, events: list[Event]
) -> UndoRefusal | None:
    """Why a choice cannot be taken back once it is made; None where it can."""
    if not set(before.requests()).issuperset(after.requests()):
        return UndoRefusal.TURN
    if before.dealer != after.dealer:
        return UndoRefusal.CHANCE
    return UndoRefusal.LEARNED if _has_learned(game, before, after, seat, choice, events) else None


def _has_learned(game: Game, before: State, after: State, seat: int, choice: Choice, events: list[Event]) -> bool:
    """Whether the choice could have looked different to the seat, for all it knew before."""
    known, seen = before.view(seat), _seen(after, seat, events)
    dealer = Dealer.from_seed("other worlds")
    for _ in range(WORLDS):
        world = game.determinize(known, dealer)
        if _seen(world, seat, world.apply(seat, choice)) != seen:
            return True
    return False


def _seen(state: State, seat: int, events: list[Event]) -> tuple[View, list[Happening]]:
    return state.view(seat), [event.seen_by(seat) for event in events]
