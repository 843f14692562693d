"""END: what triggers the end, and who has won."""

from __future__ import annotations

from enum import StrEnum

from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.outcome import Outcome
from arenarium.games.tashkalar.rules.draw import deck_has_run_out
from arenarium.games.tashkalar.rules.score import melee_points, seat_score, side_points, side_score
from arenarium.games.tashkalar.state import events
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.position import EndReason, Phase, Position

Standing = tuple[tuple[int, ...], int, int]
"""What players are compared by: points, then upgraded pieces, then pieces on the board."""


class DecidedBy(StrEnum):
    """What separates the first from the next."""

    SCORE = "score"
    FURTHER_POINTS = "further points"
    """In a melee: the points in another colour."""
    UPGRADED_PIECES = "upgraded pieces"
    PIECES = "pieces"
    TIE = "tie"


def check_trigger(state: Position) -> None:
    """END-1 to END-4, at the end of a turn. Later triggers change nothing."""
    if state.end_by >= 0:
        return
    if _points_reached(state):
        reason = EndReason.POINTS
    elif deck_has_run_out(state, state.active):
        reason = EndReason.DECK
    else:
        return
    state.end_by = state.active
    state.end_reason = reason
    state.last_turns = state.table.seats
    state.emit(events.EndTriggered(state.active, reason))


def _points_reached(state: Position) -> bool:
    """END-2, END-3. A penalty only lowers what was scored (EW-8), so it is looked at last."""
    table, limit = state.table, state.table.goal
    if table.form is Form.MELEE:
        if max(state.points) < limit:
            return False
        return any(melee_points(state, seat)[-1] >= limit for seat in range(table.seats))
    return any(side_points(state, side) >= limit and side_score(state, side) >= limit for side in range(table.sides))


def finish_game(state: Position) -> None:
    """END-6 to END-8."""
    table = state.table
    standings = [_standing(state, seat) for seat in range(table.seats)]
    ranking = [1 + sum(1 for other in set(standings) if other > mine) for mine in standings]
    scores = tuple(seat_score(state, seat) for seat in range(table.seats))
    _over(state, Outcome(tuple(ranking), scores, state.end_reason.value, _decided_by(standings).value))


def _standing(state: Position, seat: int) -> Standing:
    side = state.table.side_of(seat)
    points = melee_points(state, seat) if state.table.form is Form.MELEE else [side_score(state, side)]
    upgraded = sum(state.pieces[3 * side + rank].bit_count() for rank in (1, 2))
    return tuple(points), upgraded, state.own(side).bit_count()


def _decided_by(standings: list[Standing]) -> DecidedBy:
    """What separates the best from the next: points, upgraded pieces, pieces, or nothing."""
    best = sorted(set(standings), reverse=True)
    if len(best) == 1:
        return DecidedBy.TIE
    first, second = best[0], best[1]
    if first[0] != second[0]:
        return DecidedBy.SCORE if first[0][0] != second[0][0] else DecidedBy.FURTHER_POINTS
    return DecidedBy.UPGRADED_PIECES if first[1] != second[1] else DecidedBy.PIECES


def declarations(state: Position, seat: int) -> tuple[Declaration, ...]:
    """END-5: in two-sided games a side may give up at any time, a team when both have said so; not in a melee."""
    if not may_forfeit(state, seat):
        return ()
    if not state.table.teams or state.resigning >> state.table.teammate(seat) & 1:
        return (Declaration.RESIGN,)
    return (Declaration.KEEP_PLAYING if state.resigning >> seat & 1 else Declaration.PROPOSE_RESIGNING,)


def declare(state: Position, seat: int, declaration: Declaration) -> None:
    """What is among `declarations`."""
    if declaration is Declaration.RESIGN:
        forfeit(state, seat, Forfeit.RESIGNED)
        return
    state.resigning ^= 1 << seat
    kind = events.WouldResign if declaration is Declaration.PROPOSE_RESIGNING else events.KeepsPlaying
    state.emit(kind(seat, state.table.side_of(seat)))


def may_forfeit(state: Position, seat: int) -> bool:
    return state.table.two_sided and state.result is None and 0 <= seat < state.table.seats


def forfeit(state: Position, seat: int, reason: Forfeit) -> None:
    """The whole side of a seat loses."""
    side = state.table.side_of(seat)
    seats = range(state.table.seats)
    ranking = tuple(2 if state.table.side_of(other) == side else 1 for other in seats)
    if reason is Forfeit.RESIGNED:
        state.emit(events.Resigned(seat, side))
    else:
        state.emit(events.Forfeited(seat, side, reason))
    state.stack.clear()
    _over(state, Outcome(ranking, tuple(seat_score(state, other) for other in seats), reason.value, reason.value))


def _over(state: Position, outcome: Outcome) -> None:
    state.phase = Phase.OVER
    state.resigning = 0
    state.result = outcome
    state.emit(events.Over(outcome.ranking, outcome.scores, outcome.reason, outcome.decided_by))
