"""What a reader, a seat or a spectator, gets to see of a match. Everything that leaves the table is made here, from
views, `Event.seen_by` and the reader's own request: nothing else of a game is ever sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from arenarium.core.outcome import Outcome
from arenarium.games import kit_of
from arenarium.narration.narrator import Narrator
from arenarium.server.live.live_match import Asked, Entry, Sitting
from arenarium.server.messages import socket as wire
from arenarium.server.messages.tables import OutcomeInfo


class Reporter:
    """Reports on one match in one language, or without words where there is none."""

    def __init__(self, sitting: Sitting, language: str | None, names: Sequence[str]) -> None:
        self._sitting = sitting
        self._narrator: Narrator | None = None
        if language is not None:
            self._narrator = kit_of(sitting.plan.game).narrator(language, sitting.plan.setup, names)

    def steps(self, entries: Iterable[Entry], reader: int | None) -> list[wire.Step]:
        return [self._step(entry, reader) for entry in entries]

    def _step(self, entry: Entry, reader: int | None) -> wire.Step:
        step, narrator = entry.step, self._narrator
        events = [
            wire.Told(event.seen_by(reader), None if narrator is None else narrator.event(event, reader))
            for event in entry.events
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

    def position(self, reader: int | None) -> wire.Position:
        sitting, narrator = self._sitting, self._narrator
        asked = sitting.asked.get(reader) if reader is not None else None
        outcome = sitting.outcome
        return wire.Position(
            number=sitting.number,
            view=sitting.state.view(reader),
            asked=list(sitting.asked),
            request=self._request(asked, reader) if asked is not None and reader is not None else None,
            clock=self._clock(),
            outcome=outcome_info(outcome),
            result=None if outcome is None or narrator is None else narrator.outcome(outcome, reader),
            left=sorted(sitting.left),
            agreed={str(seat): sorted(by) for seat, by in sitting.agreed.items()},
            declarations=list(sitting.state.declarations(reader)) if reader is not None else [],
            declared={str(seat): said for seat, said in sitting.state.declared.items()},
            claimable=sitting.claimable(reader) if reader is not None and outcome is None else [],
        )

    def _request(self, asked: Asked, seat: int) -> wire.RequestInfo:
        sitting, narrator = self._sitting, self._narrator
        state, request = sitting.state, asked.request
        game = sitting.game
        options = [
            wire.Option(
                choice=game.say(state, choice),
                facts=game.facts(state, seat, choice),
                text=None if narrator is None else narrator.choice(state, seat, choice),
            )
            for choice in request.options
        ]
        question = None if narrator is None else narrator.question(state, seat, request)
        return wire.RequestInfo(asked.id, request.kind, options, question)

    def _clock(self) -> wire.ClockInfo | None:
        clocks = self._sitting.clocks
        if all(left is None for left in clocks.left):
            return None
        at, running = self._sitting.at, self._sitting.outcome is None
        return wire.ClockInfo(clocks.left_at(at), clocks.running if running else [], at)


def outcome_info(outcome: Outcome | None) -> OutcomeInfo | None:
    if outcome is None:
        return None
    return OutcomeInfo(list(outcome.ranking), list(outcome.scores), outcome.reason, outcome.decided_by)
