"""What a reader, a seat or a spectator, gets to see of a match. Everything that leaves the table is made here, from
views, `Event.seen_by` and the reader's own request: nothing else of a game is ever sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from arenarium.core.game import View
from arenarium.core.outcome import Outcome
from arenarium.games import kit_of
from arenarium.narration.narrator import Narrator
from arenarium.server.errors import ErrorCode
from arenarium.server.live.live_match import Asked, Entry, LiveMatch
from arenarium.server.messages import socket as wire
from arenarium.server.messages.tables import OutcomeInfo


class Reporter:
    """Reports on one match in one language, or without words where there is none."""

    def __init__(self, live: LiveMatch, language: str | None, names: Sequence[str]) -> None:
        self._live = live
        self._kit = kit_of(live.plan.game)
        self._narrator: Narrator | None = None
        if language is not None:
            self._narrator = self._kit.narrator(language, live.plan.setup, names, live.game)

    def steps(self, entries: Iterable[Entry], reader: int | None) -> list[wire.Step]:
        return [self.step(entry, reader) for entry in entries]

    def step(self, entry: Entry, reader: int | None) -> wire.Step:
        if self._live.plan.sandbox and self._live.attendance.computers[entry.step.seat] is None:
            reader = entry.step.seat
        step, narrator, addressed = entry.step, self._narrator, self._addressed(reader)
        events = [
            wire.Told(event.seen_by(reader), None if narrator is None else narrator.event(event, addressed))
            for event in entry.events
        ]
        events += [
            wire.Told(notice, None if narrator is None else narrator.notice(notice, addressed))
            for notice in entry.notices
        ]
        return wire.Step(
            number=step.number,
            kind=step.kind.value,
            seat=step.seat,
            back_to=entry.back_to,
            takes_over=list(entry.takes_over),
            events=events,
            at=step.at,
        )

    def _addressed(self, reader: int | None) -> int | None:
        """The seat that is called "you": none for a player whose seat a computer has taken over."""
        return None if reader is None or self._live.attendance.computers[reader] is not None else reader

    def position(self, reader: int | None, everything: bool = False, view: View | None = None) -> wire.Position:
        """How things stand; `everything`: with all hands open, of a game that is over. In a sandbox nothing is hidden
        from its player. `view`: the reader's, where somebody has made it."""
        live, narrator = self._live, self._narrator
        everything = everything or live.plan.sandbox
        addressed = self._addressed(reader)
        asked = live.asked.get(addressed) if addressed in live.asked_seats and addressed is not None else None
        outcome = live.outcome
        return wire.Position(
            number=live.number,
            view=self._open_view(reader) if everything else view or live.state.view(reader),
            hints=self._hints(reader) if outcome is None else None,
            asked=live.asked_seats,
            request=self._request(asked, addressed) if asked is not None and addressed is not None else None,
            clock=self._clock(),
            outcome=outcome_info(outcome),
            result=None if outcome is None or narrator is None else narrator.outcome(outcome, addressed),
            left=sorted(live.attendance.left),
            away=sorted(live.attendance.away),
            agreed={str(seat): sorted(by) for seat, by in live.attendance.agreed.items()},
            declarations=list(live.state.declarations(addressed)) if addressed is not None else [],
            declared={str(seat): declaration for seat, declaration in live.state.declared.items()},
            claimable=live.claimable(addressed) if addressed is not None and outcome is None else [],
            returnable=sorted(live.attendance.returnable) if outcome is None else [],
            no_undo=self._no_undo(addressed),
        )

    def _open_view(self, reader: int | None) -> View:
        shown, state = self._kit.open_view_, self._live.state
        return state.view(reader) if shown is None else shown()(state, reader)

    def _no_undo(self, seat: int | None) -> ErrorCode | None:
        """Only for readers of words: programs do not look at a button, and there are many of them."""
        if seat is None or self._narrator is None:
            return None
        refusal = self._live.undo_refusal(seat)
        return None if refusal is None else refusal.code

    def _hints(self, seat: int | None) -> object | None:
        """What is nearly possible; for readers of words, too: a program works it out itself if it wants to know."""
        hints = self._kit.hints_
        if hints is None or seat is None or self._narrator is None:
            return None
        return hints().make(self._live.state, seat)

    def _request(self, asked: Asked, seat: int) -> wire.RequestInfo:
        live, narrator = self._live, self._narrator
        state, request = live.state, asked.request
        game = live.game
        options = [
            wire.Option(
                choice=game.say(state, choice),
                facts=game.option(state, seat, choice),
                text=None if narrator is None else narrator.choice(state, seat, choice),
            )
            for choice in request.options
        ]
        question = None if narrator is None else narrator.question(state, seat, request)
        return wire.RequestInfo(asked.id, request.kind, options, question)

    def _clock(self) -> wire.ClockInfo | None:
        clocks = self._live.clocks
        if all(left is None for left in clocks.left):
            return None
        at, running = self._live.at, self._live.outcome is None
        return wire.ClockInfo(clocks.left_at(at), clocks.running if running else [], at)


def outcome_info(outcome: Outcome | None) -> OutcomeInfo | None:
    if outcome is None:
        return None
    return OutcomeInfo(list(outcome.ranking), list(outcome.scores), outcome.reason, outcome.decided_by)
