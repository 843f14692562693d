"""A game being played at a table: the match, its clocks, and who plays which seat, as the steps so far have made them.

The same plan and the same steps give the same match, in every process and after every restart. Nothing here is about
who a person is: the service has settled which seat is theirs before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from arenarium.bots.agreement import answer, waits_for
from arenarium.bots.registry import usual_level
from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.errors import ChoiceError, NotationError
from arenarium.core.event import Event
from arenarium.core.game import Game, Request, State
from arenarium.core.outcome import Outcome
from arenarium.core.plain import Json
from arenarium.core.record import Record, Recorder, left_out
from arenarium.core.undo import UndoableMatch
from arenarium.games import kit_of
from arenarium.narration.notice import Notice
from arenarium.server.errors import Conflict, ErrorCode, Invalid
from arenarium.server.live.attendance import Attendance
from arenarium.server.live.cards import MatchCards, game_with
from arenarium.server.live.clocks import ClockReading, Clocks, runs_out
from arenarium.server.live.steps import Kind, Step
from arenarium.server.messages.tables import Clock, NoClock

MAX_CHOICES = 1000
"""That stand, in one game. In some games everybody together can go on for ever; a table that does is closed. Without
such bounds there is no end to what it costs to play a game again (ADR 21)."""
MAX_UNDOS = 200
"""In one game, of all seats together."""
MAX_FREE_UNDOS = 1000
"""In a sandbox, where nobody is kept waiting."""
MAX_UNDOS_IN_A_ROW = 20
"""Of a seat, without a choice of it in between that stands."""
MAX_PROPOSALS = 20
"""Of a seat, to resign. Everything else that is declared ends the game, or has its turn."""
UNANSWERED_AFTER = 2 * 60 * 1000
"""Without a clock, a player who has not answered for this long may be replaced, as if they had left; milliseconds."""


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """What a game was started with."""

    game: str
    setup: dict[str, Json]
    seed: str
    computers: tuple[str | None, ...]
    """By seat: the computer player, None for a person."""
    clock: Clock
    started_at: int
    cards: MatchCards | None = None
    """None: the printed ones."""
    position: str | None = None
    """Where it begins, in the game's notation; None: as dealt."""
    sandbox: bool = False
    """Whether one player plays all seats without a computer player, sees everything, and takes anything back."""


@dataclass(slots=True)
class Entry:
    """A step that was made, and what came of it."""

    step: Step
    events: Sequence[Event]
    before: ClockReading
    """The clocks before the step."""
    back_to: int | None = None
    """For an undo: the number of the choice that was taken back."""
    takes_over: tuple[int, ...] = ()
    gives_back: tuple[int, ...] = ()
    """Seats whose players are back, from the computer players that had taken over."""
    notices: Sequence[Notice] = ()
    """What happened at the table, beside the game: players leave, return, are replaced."""


@dataclass(frozen=True, slots=True)
class _Made:
    """A choice that stands."""

    number: int
    seat: int
    undos: int
    """How often its seat had taken something back by then."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that waits for an answer."""

    id: int
    """The step with which it came up. An answer names it, so that none is taken for an answer to another question."""
    at: int
    request: Request


class LiveMatch:
    def __init__(self, plan: MatchPlan, game: Game | None = None) -> None:
        """`game`: with the cards of the match, where somebody has them ready."""
        self.plan = plan
        self.game = game or game_with(plan.game, plan.cards)
        start = None if plan.position is None else self.game.parse_position(plan.position)
        self.match = UndoableMatch(Recorder(self.game, plan.setup, plan.seed, start), freely=plan.sandbox)
        self.attendance = Attendance(plan.computers)
        self.log: list[Entry] = []
        self._asked_since: dict[int, tuple[int, int]] = {}
        """Who is asked now: by seat, the id of the question and when it came up."""
        self._asked: dict[int, Asked] | None = {}
        """The same with the questions, once somebody wants to know them: that takes longer than a step itself."""
        self.clocks = Clocks(plan.clock, [computer is not None for computer in plan.computers])
        self._made: list[_Made] = []
        """The choices that stand."""
        self._undos = [0] * len(plan.computers)
        """How often each seat has taken something back."""
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
    def seat_in_hand(self) -> int:
        """Of a sandbox: the seat that its player plays now. Where several are asked at once, one after the other."""
        own = [seat for seat, computer in enumerate(self.attendance.computers) if computer is None]
        return next((seat for seat in own if seat in self._asked_since), own[0])

    @property
    def asked(self) -> dict[int, Asked]:
        """By seat: the questions that wait for an answer."""
        if self._asked is None:
            requests = self.state.requests()
            self._asked = {seat: Asked(*since, requests[seat]) for seat, since in self._asked_since.items()}
        return self._asked

    @property
    def asked_seats(self) -> list[int]:
        """Who is asked something; what it is need not be worked out for that."""
        return list(self._asked_since)

    @property
    def too_long(self) -> bool:
        """Whether nobody seems to want this game to end."""
        return len(self._made) >= MAX_CHOICES and self.outcome is None

    def overdue(self, now: int) -> Step | None:
        """The step that time itself makes, where somebody's time is up."""
        end = self.clocks.next_end()
        if end is None or end[0] > now or self.outcome is not None:
            return None
        return Step(self.number + 1, max(end[0], self.at), Kind.TIME, end[1])

    def waiting_computers(self) -> dict[int, str]:
        """The seats for which a computer player has to decide something."""
        return {
            seat: computer for seat in self._asked_since if (computer := self.attendance.computers[seat]) is not None
        }

    def owed_word(self, now: int) -> Step | None:
        """What a computer player declares because somebody waits for its word."""
        for seat, computer in enumerate(self.attendance.computers):
            if computer is not None and self.outcome is None:
                declaration = answer(kit_of(self.plan.game), self.state, seat)
                if declaration is not None:
                    return Step(self.number + 1, max(now, self.at), Kind.DECLARE, seat, declaration.value)
        return None

    @property
    def owes_word(self) -> bool:
        """Whether somebody waits for the word of a computer player."""
        return any(computer and waits_for(self.state, seat) for seat, computer in enumerate(self.attendance.computers))

    # ---------------------------------------------------------------------------------------------------------- steps

    def standing_choices(self) -> Counter[int]:
        """By seat: the choices that were not taken back."""
        return Counter(made.seat for made in self._made)

    def play(self, step: Step, *, again: bool = False) -> Entry:
        """Make the next step. What is not possible raises a Refusal and changes nothing.

        `again`: a step that was kept. It was judged when it was made, so what takes long to find out, and what only
        keeps games within bounds, is not asked once more.
        """
        if step.number != self.number + 1:
            raise Conflict(f"step {step.number} does not follow step {self.number}", ErrorCode.STALE)
        if self.outcome is not None:
            raise Conflict("the game is over", ErrorCode.OVER)
        if step.at < self.at:
            raise Conflict("this step was made before the last one", ErrorCode.STALE)
        if step.kind is not Kind.TIME and self.overdue(step.at):
            raise Conflict("the time is up", ErrorCode.TIME)
        if step.kind not in (Kind.CHOICE, Kind.UNDO) or self._asked_since.keys() != {step.seat}:
            self.asked  # noqa: B018 - some of the questions may be the same afterwards
        turn, before = self.state.turn, self.clocks.reading()
        entry = Entry(step, (), before)
        match step.kind:
            case Kind.CHOICE:
                entry.events = self._choose(step)
                entry.step = replace(step, text=self.record.choices[-1][1])  # in its one proper form
            case Kind.UNDO:
                entry.back_to = self._undo(step, again)
            case Kind.DECLARE:
                entry.events = self._declare(step, again)
            case Kind.RESIGN:
                entry.events = self._forfeit(step.seat, Forfeit.RESIGNED)
            case Kind.CLAIM:
                entry.events = self._claim(step)
            case Kind.TIME:
                self._time_is_up(step, entry)
            case Kind.LEAVE | Kind.AWAY:
                self._leave(step, again)
            case Kind.RETURN:
                self._come_back(step, entry)
            case Kind.AGREE:
                self._agree(step)
        entry.takes_over += self._agreed_on()
        entry.notices = [*_notices(entry)]
        self.log.append(entry)
        self._go_on(step.at, step, self.state.turn != turn)
        return entry

    def supply_left_out(self, following: Step | None) -> None:
        """Give the answers that a table of an earlier version leaves out before the step that follows; None: before
        the end of the game, where it is known to be over."""
        if following is not None and following.kind is not Kind.CHOICE:
            return
        choice_to_come = None if following is None else (following.seat, following.text)
        for seat, choice in left_out(self.game, self.state, choice_to_come):
            turn, _ = self.state.turn, self.asked
            self.match.apply(seat, choice)
            self._go_on(self.at, None, self.state.turn != turn)

    def _go_on(self, at: int, step: Step | None, new_turn: bool) -> None:
        """Who is asked now. A question to somebody else that is still the same keeps its id."""
        acted = step.seat if step is not None and step.kind in (Kind.CHOICE, Kind.UNDO) else None
        old, self._asked = self._asked or {}, None
        self._asked_since = {
            seat: self._asked_since[seat]
            if seat in self._asked_since and seat != acted and old[seat].request == self.state.requests()[seat]
            else (self.number, at)
            for seat in self.state.asks()
        }
        if step is None or step.kind is not Kind.UNDO:
            people = [seat for seat in self._asked_since if self.attendance.computers[seat] is None]
            self.clocks.go_on(at, people, new_turn)

    def _choose(self, step: Step) -> list[Event]:
        if step.seat not in self._asked_since:
            raise Conflict("your seat is not asked for anything", ErrorCode.NOT_ASKED)
        try:
            events = self.match.apply(step.seat, self.game.read(self.state, step.text))
        except (NotationError, ChoiceError) as error:
            raise Invalid(str(error), ErrorCode.NOT_AN_OPTION) from None
        self.attendance.is_back(step.seat)
        self._made.append(_Made(step.number, step.seat, self._undos[step.seat]))
        return events

    def _undo(self, step: Step, again: bool) -> int:
        if self.plan.sandbox:
            return self._undo_freely(step, again)
        if not again:
            self._expect_undoable(step)
        try:
            self.match.undo_again(step.seat)
        except ChoiceError as error:
            raise Conflict(str(error), ErrorCode.UNDO_NOTHING) from None
        self._undos[step.seat] += 1
        self.attendance.is_back(step.seat)
        number = self._made.pop().number
        self.clocks.back_to(self.log[number - 1].before)
        return number

    def _undo_freely(self, step: Step, again: bool) -> int:
        """The last choice of the one who plays, and what computer players have answered."""
        refusal = None if again else self._free_undo_refusal()
        if refusal is not None:
            raise refusal
        number = self.match.undo_freely(self.attendance.people)
        self._undos[step.seat] += 1
        undone = self._made[-number]
        del self._made[-number:]
        return undone.number

    def _free_undo_refusal(self) -> Conflict | None:
        if sum(self._undos) >= MAX_FREE_UNDOS:
            return Conflict(
                f"no more than {MAX_FREE_UNDOS} undos in a sandbox: go on in a new one from this position",
                ErrorCode.UNDO_ENOUGH,
            )
        if not self.match.can_undo_freely(self.attendance.people):
            return Conflict("you cannot undo anything: this is where you began", ErrorCode.UNDO_NOTHING)
        return None

    def _expect_undoable(self, step: Step) -> None:
        refusal = self.undo_refusal(step.seat)
        if refusal is not None:
            raise refusal
        if runs_out(self.log[self._made[-1].number - 1].before, step.seat, step.at):
            raise Conflict("you cannot undo that: your time would be up", ErrorCode.UNDO_TIME)

    def undo_refusal(self, seat: int) -> Conflict | None:
        """Why a seat cannot undo its last choice, whatever the clock says; None where it can. To find out takes some
        milliseconds after each choice, and nothing when somebody asks again."""
        if self.plan.sandbox:
            return self._free_undo_refusal()
        if sum(self._undos) >= MAX_UNDOS:
            return Conflict(f"no more than {MAX_UNDOS} undos in a game", ErrorCode.UNDO_ENOUGH)
        kept = next((made.undos for made in reversed(self._made[:-1]) if made.seat == seat), 0)
        if self._undos[seat] - kept >= MAX_UNDOS_IN_A_ROW:
            return Conflict(f"you have undone this {MAX_UNDOS_IN_A_ROW} times: decide now", ErrorCode.UNDO_ENOUGH)
        refusal = self.match.refusal(seat)
        if refusal is None:
            return None
        return Conflict(f"you cannot undo that: {refusal.value}", ErrorCode(f"undo-{refusal.name.lower()}"))

    def _declare(self, step: Step, again: bool) -> list[Event]:
        declaration = Declaration(step.text)
        proposes = declaration is Declaration.PROPOSE_RESIGNING
        if proposes and not again and self._proposals[step.seat] >= MAX_PROPOSALS:
            raise Conflict(f"you have proposed to resign {MAX_PROPOSALS} times in this game", ErrorCode.NOT_TO_DECLARE)
        try:
            events = self.match.declare(step.seat, declaration)
        except ChoiceError as error:
            raise Conflict(str(error), ErrorCode.NOT_TO_DECLARE) from None
        self._proposals[step.seat] += proposes
        self.attendance.is_back(step.seat)
        return events

    def _forfeit(self, seat: int, reason: Forfeit) -> list[Event]:
        try:
            return self.match.forfeit(seat, reason)
        except ChoiceError as error:
            raise Conflict(str(error), ErrorCode.NOT_TO_DECLARE) from None

    def claimable(self, by: int) -> list[int]:
        """The seats whose players have left, so that the other side can claim the win."""
        return [
            seat for seat in sorted(self.attendance.left) if self._opposed(seat, by) and self.state.may_forfeit(seat)
        ]

    def _opposed(self, seat: int, other: int) -> bool:
        sides = self.game.sides(self.plan.setup)
        return not any(seat in side and other in side for side in sides)

    def _claim(self, step: Step) -> list[Event]:
        seat = int(step.text)
        self.attendance.expect_present(step.seat)
        if seat not in self.claimable(step.seat):
            raise Conflict(f"the player of seat {seat} has not left, or others play on", ErrorCode.NOT_TO_CLAIM)
        return self._forfeit(seat, Forfeit.LEFT)

    def _time_is_up(self, step: Step, entry: Entry) -> None:
        """Two sides: the seat's side loses. A melee goes on, with a computer player in the seat."""
        end = self.clocks.next_end()
        if end is None or end[1] != step.seat or end[0] > step.at:
            raise Conflict("there is time left", ErrorCode.STALE)
        if self.state.may_forfeit(step.seat):
            entry.events = self._forfeit(step.seat, Forfeit.OUT_OF_TIME)
        else:
            self._take_over(step.seat, for_good=True)
            entry.takes_over = (step.seat,)

    def _leave(self, step: Step, again: bool) -> None:
        if self.plan.sandbox:
            raise Conflict("nobody else is at the table: it waits for you", ErrorCode.ALONE)
        if step.kind is Kind.LEAVE:
            self.attendance.leave(step.seat, again=again)
        else:
            self.attendance.stay_away(step.seat)

    def _come_back(self, step: Step, entry: Entry) -> None:
        if step.seat in self.attendance.returnable:
            self.clocks.resume(step.seat)
            entry.gives_back = (step.seat,)
        self.attendance.come_back(step.seat)

    def _agree(self, step: Step) -> None:
        seat = int(step.text)
        self.attendance.agree(step.seat, seat, unanswered=self._unanswered(seat, step.at))

    def _unanswered(self, seat: int, now: int) -> bool:
        """Whether somebody keeps the others waiting. With a clock it is the clock that says how long is too long."""
        if not isinstance(self.plan.clock, NoClock) or seat not in self._asked_since:
            return False
        return now - self._asked_since[seat][1] >= UNANSWERED_AFTER

    def _agreed_on(self) -> tuple[int, ...]:
        """The seats that a computer player takes over because everybody who is still there agrees."""
        seats = self.attendance.agreed_on()
        for seat in seats:
            self._take_over(seat)
        return seats

    def _take_over(self, seat: int, *, for_good: bool = False) -> None:
        self.attendance.take_over(seat, usual_level(kit_of(self.plan.game)), for_good=for_good)
        self.clocks.stop(seat)


def _notices(entry: Entry) -> Iterator[Notice]:
    """What a step changes at the table, for everybody to know."""
    step = entry.step
    match step.kind:
        case Kind.RETURN if entry.gives_back:
            yield Notice("takeback", step.seat)
        case Kind.LEAVE | Kind.AWAY | Kind.RETURN:
            yield Notice(step.kind.value, step.seat)
        case Kind.AGREE if not entry.takes_over:
            yield Notice(step.kind.value, step.seat, int(step.text))
        case Kind.TIME if entry.takes_over:
            yield Notice(step.kind.value, step.seat)
    for seat in entry.takes_over:
        yield Notice("takeover", seat)


def replayed(plan: MatchPlan, steps: Sequence[Step]) -> LiveMatch:
    """The match after these steps."""
    live = LiveMatch(plan)
    for _ in replaying(live, steps):
        pass
    return live


def replaying(live: LiveMatch, steps: Sequence[Step]) -> Iterator[None]:
    """Play steps that were kept; after each of them something else may be done."""
    for step, following in zip_longest(steps, steps[1:]):
        live.play(step, again=True)
        if following is not None:
            live.supply_left_out(following)
        yield
