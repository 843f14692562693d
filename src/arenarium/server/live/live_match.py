"""A game being played at a table: the match, its clocks, and who plays which seat, as the steps so far have made them.

The same plan and the same steps give the same match, in every process and after every restart. Nothing here is about
who a person is: the service has settled which seat is theirs before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any

from arenarium.bots.agreement import answer, waits_for
from arenarium.bots.registry import usual_level
from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.errors import ChoiceError, NotationError
from arenarium.core.event import Event
from arenarium.core.game import Request, State
from arenarium.core.outcome import Outcome
from arenarium.core.record import Record, Recorder, left_out
from arenarium.core.undo import UndoableMatch
from arenarium.games import game_of, kit_of
from arenarium.server.errors import Conflict, Invalid
from arenarium.server.live.clocks import Clocks, Snapshot, runs_out
from arenarium.server.live.steps import Kind, Step
from arenarium.server.messages.tables import Clock, NoClock

MOST_UNDOS = 1000
"""In one game, of all seats together: nobody can make a game go on for ever."""
MOST_PROPOSALS = 100
"""Of a seat, to resign: for the same reason. Everything else that is declared ends the game, or has its turn."""
ABSENT = 2 * 60 * 1000
"""Without a clock, a player who has not answered for this long may be replaced, as if they had left; milliseconds."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a game was started with."""

    game: str
    setup: dict[str, Any]
    seed: str
    computers: tuple[str | None, ...]
    """By seat: the computer player, None for a person."""
    clock: Clock
    started_at: int


@dataclass(slots=True)
class Entry:
    """A step that was made, and what came of it."""

    step: Step
    events: Sequence[Event]
    before: Snapshot
    """The clocks before the step."""
    back_to: int | None = None
    """For an undo: the number of the choice that was taken back."""
    takes_over: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that waits for an answer."""

    id: int
    """The step with which it came up. An answer names it, so that none is taken for an answer to another question."""
    at: int
    request: Request


class Sitting:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = game_of(plan.game)
        self.match = UndoableMatch(Recorder(self.game, plan.setup, plan.seed))
        self.computers = list(plan.computers)
        self.log: list[Entry] = []
        self.asked: dict[int, Asked] = {}
        self.left: set[int] = set()
        """Seats whose players have got up."""
        self.agreed: dict[int, set[int]] = {}
        """By seat: who agrees that a computer player takes it over."""
        self.clocks = Clocks(plan.clock, [computer is not None for computer in plan.computers])
        self._made: list[int] = []
        """The numbers of the choices that stand."""
        self._undos = 0
        self._proposals = [0] * len(plan.computers)
        """How often each seat has proposed to resign."""
        self._go_on(plan.started_at, None, new_turn=True)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def number(self) -> int:
        return len(self.log)

    @property
    def at(self) -> int:
        """When the last step was made."""
        return self.log[-1].step.at if self.log else self.plan.started_at

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def record(self) -> Record:
        return self.match.recorder.record

    @property
    def people(self) -> set[int]:
        """The seats that people play who are still there."""
        return {seat for seat, computer in enumerate(self.computers) if computer is None} - self.left

    def overdue(self, now: int) -> Step | None:
        """The step that time itself makes, where somebody's time is up."""
        end = self.clocks.next_end()
        if end is None or end[0] > now or self.outcome is not None:
            return None
        return Step(self.number + 1, max(end[0], self.at), Kind.TIME, end[1])

    def waiting_computers(self) -> dict[int, str]:
        """The seats for which a computer player has to decide something."""
        return {seat: computer for seat in self.asked if (computer := self.computers[seat]) is not None}

    def owed_word(self, now: int) -> Step | None:
        """What a computer player declares because somebody waits for its word."""
        for seat, computer in enumerate(self.computers):
            if computer is not None and self.outcome is None:
                said = answer(kit_of(self.plan.game), self.state, seat)
                if said is not None:
                    return Step(self.number + 1, max(now, self.at), Kind.DECLARE, seat, said.value)
        return None

    @property
    def owes_word(self) -> bool:
        """Whether somebody waits for the word of a computer player."""
        return any(computer and waits_for(self.state, seat) for seat, computer in enumerate(self.computers))

    # ---------------------------------------------------------------------------------------------------------- steps

    def play(self, step: Step) -> Entry:
        """Make the next step. What is not possible raises a Refusal and changes nothing."""
        if step.number != self.number + 1:
            raise Conflict(f"step {step.number} does not follow step {self.number}", "stale")
        if self.outcome is not None:
            raise Conflict("the game is over", "over")
        if step.at < self.at:
            raise Conflict("this step was made before the last one", "stale")
        if step.kind is not Kind.TIME and self.overdue(step.at):
            raise Conflict("the time is up", "time")
        turn, before = self.state.turn, self.clocks.snapshot()
        entry = Entry(step, (), before)
        match step.kind:
            case Kind.CHOICE:
                entry.events = self._choose(step)
                entry.step = replace(step, text=self.record.choices[-1][1])  # in its one proper form
            case Kind.UNDO:
                entry.back_to = self._undo(step)
            case Kind.DECLARE:
                entry.events = self._declare(step)
            case Kind.RESIGN:
                entry.events = self._forfeit(step.seat, Forfeit.RESIGNED)
            case Kind.CLAIM:
                entry.events = self._claim(step)
            case Kind.TIME:
                self._time_is_up(step, entry)
            case Kind.LEAVE:
                self._leave(step.seat)
            case Kind.AGREE:
                self._agree(step)
        entry.takes_over += self._agreed_on()
        self.log.append(entry)
        self._go_on(step.at, step, self.state.turn != turn)
        return entry

    def supply_left_out(self, following: Step | None) -> None:
        """Give the answers that a table of an earlier version leaves out before the step that follows; None: before
        the end of the game, where it is known to be over."""
        if following is not None and following.kind is not Kind.CHOICE:
            return
        wanted = None if following is None else (following.seat, following.text)
        for seat, choice in left_out(self.game, self.state, wanted):
            turn = self.state.turn
            self.match.apply(seat, choice)
            self._go_on(self.at, None, self.state.turn != turn)

    def _go_on(self, at: int, step: Step | None, new_turn: bool) -> None:
        """Who is asked now. A question to somebody else that is still the same keeps its id."""
        before, self.asked = self.asked, {}
        acted = step.seat if step is not None and step.kind in (Kind.CHOICE, Kind.UNDO) else None
        for seat, request in self.state.requests().items():
            old = before.get(seat)
            same = old is not None and seat != acted and old.request == request
            self.asked[seat] = old if old is not None and same else Asked(self.number, at, request)
        if step is None or step.kind is not Kind.UNDO:
            people = [seat for seat in self.asked if self.computers[seat] is None]
            self.clocks.go_on(at, people, new_turn)

    def _choose(self, step: Step) -> list[Event]:
        if step.seat not in self.asked:
            raise Conflict("this seat is not asked for anything now", "not-asked")
        try:
            events = self.match.apply(step.seat, self.game.read(self.state, step.text))
        except (NotationError, ChoiceError) as error:
            raise Invalid(str(error), "not-an-option") from None
        self._is_back(step.seat)
        self._made.append(step.number)
        return events

    def _is_back(self, seat: int) -> None:
        """The player of a seat is there."""
        self.left.discard(seat)
        self.agreed.pop(seat, None)

    def _undo(self, step: Step) -> int:
        if self._undos == MOST_UNDOS:
            raise Conflict(f"this cannot be taken back: it was done {MOST_UNDOS} times in this game", "undo-enough")
        refusal = self.match.refusal(step.seat)
        if refusal is not None:
            raise Conflict(f"this cannot be taken back: {refusal.value}", f"undo-{refusal.name.lower()}")
        before = self.log[self._made[-1] - 1].before
        if runs_out(before, step.seat, step.at):
            raise Conflict("this cannot be taken back: the time would be up", "undo-time")
        self.match.undo(step.seat)
        self._undos += 1
        self._is_back(step.seat)
        self.clocks.back_to(before)
        return self._made.pop()

    def _declare(self, step: Step) -> list[Event]:
        declaration = Declaration(step.text)
        proposes = declaration is Declaration.PROPOSE_RESIGNING
        if proposes and self._proposals[step.seat] == MOST_PROPOSALS:
            raise Conflict(f"you have proposed to resign {MOST_PROPOSALS} times in this game", "not-to-declare")
        try:
            events = self.match.declare(step.seat, declaration)
        except ChoiceError as error:
            raise Conflict(str(error), "not-to-declare") from None
        self._proposals[step.seat] += proposes
        self._is_back(step.seat)
        return events

    def _forfeit(self, seat: int, reason: Forfeit) -> list[Event]:
        try:
            return self.match.forfeit(seat, reason)
        except ChoiceError as error:
            raise Conflict(str(error), "not-to-declare") from None

    def claimable(self, by: int) -> list[int]:
        """The seats whose players have left, so that the other side can claim the win."""
        return [seat for seat in sorted(self.left) if self._opposed(seat, by) and self.state.may_forfeit(seat)]

    def _opposed(self, seat: int, other: int) -> bool:
        sides = self.game.sides(self.plan.setup)
        return not any(seat in side and other in side for side in sides)

    def _claim(self, step: Step) -> list[Event]:
        seat = int(step.text)
        if step.seat not in self.people:
            raise Conflict("whoever has left has no say", "left")
        if seat not in self.claimable(step.seat):
            raise Conflict(f"whoever plays seat {seat} has not left, or others play on", "not-to-claim")
        return self._forfeit(seat, Forfeit.LEFT)

    def _time_is_up(self, step: Step, entry: Entry) -> None:
        """Two sides: the seat's side loses. A melee goes on, with a computer player in the seat."""
        end = self.clocks.next_end()
        if end is None or end[1] != step.seat or end[0] > step.at:
            raise Conflict("there is time left", "stale")
        if self.state.may_forfeit(step.seat):
            entry.events = self._forfeit(step.seat, Forfeit.OUT_OF_TIME)
        else:
            self._take_over(step.seat)
            entry.takes_over = (step.seat,)

    def _leave(self, seat: int) -> None:
        if seat not in self.people:
            raise Conflict("nobody is in this seat who could leave", "left")
        if len(self.people) == 1:
            raise Conflict("nobody else is at the table: it waits for you", "alone")
        self.left.add(seat)
        self._has_no_say(seat)

    def _agree(self, step: Step) -> None:
        seat = int(step.text)
        if not 0 <= seat < len(self.computers) or self.computers[seat] is not None or seat == step.seat:
            raise Invalid(f"seat {seat} cannot be taken over", "no-such-seat")
        if step.seat not in self.people:
            raise Conflict("whoever has left has no say", "left")
        if seat not in self.left and not self._absent(seat, step.at):
            raise Conflict(f"whoever plays seat {seat} has neither left nor kept the others waiting", "present")
        if step.seat in self.agreed.get(seat, ()):
            raise Conflict("you have agreed to this already", "agreed")
        self.agreed.setdefault(seat, set()).add(step.seat)

    def _absent(self, seat: int, now: int) -> bool:
        """Whether somebody keeps the others waiting. With a clock it is the clock that says how long is too long."""
        asked = self.asked.get(seat)
        return isinstance(self.plan.clock, NoClock) and asked is not None and now - asked.at >= ABSENT

    def _agreed_on(self) -> tuple[int, ...]:
        """The seats that a computer player takes over because everybody who is still there agrees."""
        found = tuple(seat for seat, by in self.agreed.items() if self.people - {seat} <= by)
        for seat in found:
            self._take_over(seat)
        return found

    def _take_over(self, seat: int) -> None:
        self.computers[seat] = usual_level(kit_of(self.plan.game))
        self._is_back(seat)
        self._has_no_say(seat)
        self.clocks.stop(seat)

    def _has_no_say(self, seat: int) -> None:
        """What somebody had agreed to before leaving counts no more."""
        self.agreed = {other: rest for other, by in self.agreed.items() if (rest := by - {seat})}


def replayed(plan: Plan, steps: Sequence[Step]) -> Sitting:
    """The sitting after these steps."""
    sitting = Sitting(plan)
    for step, following in zip_longest(steps, steps[1:]):
        sitting.play(step)
        if following is not None:
            sitting.supply_left_out(following)
    return sitting
