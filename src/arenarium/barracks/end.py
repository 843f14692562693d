"""END: when the game is over, and who has won."""

from __future__ import annotations

from arenarium.barracks.position import SEATS, Phase, Position
from arenarium.core.outcome import Outcome


def left(state: Position, seat: int) -> int:
    """How many warriors of a squad are not eliminated."""
    return sum(soldier.alive for soldier in state.squads[seat])


def check_end(state: Position) -> None:
    """END-1, END-2: looked at as soon as warriors have left the battlefield, those who fall at one moment together."""
    if state.result is not None or (state.field[0] and state.field[1]):
        return
    standing = [left(state, seat) > 0 for seat in range(SEATS)]
    if not all(standing):
        finish(state, tuple(1 if stands or not any(standing) else 2 for stands in standing), "eliminated")


def resign(state: Position, seat: int) -> None:
    """END-2."""
    state.tell("resigned", seat=seat)
    finish(state, tuple(2 if each == seat else 1 for each in range(SEATS)), "resigned")


def finish(state: Position, ranking: tuple[int, ...], reason: str) -> None:
    state.phase = Phase.OVER
    state.offered = None
    state.chosen = (None,) * SEATS
    state.queue = ()
    decided = "tie" if ranking[0] == ranking[1] else reason
    state.result = Outcome(ranking, tuple(left(state, seat) for seat in range(SEATS)), reason, decided)
    state.tell("over", **state.result.to_json())
