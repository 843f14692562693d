"""The facts that they note after every step, read from a state of ours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.rules.programs import frozen_key
from arenarium.games.tashkalar.rules.score import PENALTY, side_points
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.numbers import NO_CARD
from comparing.candidates import CALM, OVER, PAIR, source, stage
from comparing.encoding import THEIRS, Step, by_colour, hand_of, say_board
from comparing.printed import CARDS, TASKS


def _gateway(state: State) -> int | None:
    return THEIRS[state.gateway.bit_length() - 1] if state.gateway else None


def _frozen(state: State) -> str | None:
    """For them a card is frozen until its effect is resolved, for us until it begins."""
    thawing = [frame.vars[reg.CARD] for frame in state.stack if frame.program.key.endswith(frozen_key(""))]
    return _one_card((*state.extras.frozen, *thawing))


def _pending(state: State) -> str | None:
    return _one_card(state.extras.pending)


def _one_card(cards: Iterable[int]) -> str | None:
    """Only one school has such cards, so that there is one of them at most."""
    return next((CARDS[card].name for card in cards if card != NO_CARD), None)


def _stasis(state: State) -> list[int] | None:
    return next((list(divmod(held.piece, 3)) for held in state.extras.held), None)


GAINED_LATER = frozenset(("Demon of Greed",))
"""Effects for which they add actions at the end, we as soon as they are gained."""
EXPANSION_FACTS: dict[str, Callable[[State], Any]] = {
    "gateway": _gateway,
    "frozen": _frozen,
    "pending": _pending,
    "stasis": _stasis,
}
"""What they note of the expansion schools where it is on the table, read from a state of ours."""


class Problem(NamedTuple):
    """A fact in which we and they differ."""

    kind: str
    ours: Any
    theirs: Any

    def __str__(self) -> str:
        return f"{self.kind}: ours {self.ours}, theirs {self.theirs}"


def turn_counters(state: State) -> list[int]:
    """Destroyed enemy pieces by rank, then the summonings of the turn."""
    destroyed = [sum(state.destroyed[rank::3]) for rank in range(3)]
    return [*destroyed, state.summoned, state.summoned_legends, state.summoned_red, state.summoned_green]


def scores(state: State) -> list[int]:
    """The score of every player; the penalty for a pending being is taken off at the end of the game (EW-8)."""
    if state.outcome is not None:
        return list(state.outcome.scores)
    if state.table.form is Form.MELEE:
        return [min(points for points in row if points is not None) for row in points_matrix(state)]
    return [side_points(state, state.table.side_of(seat)) for seat in range(state.table.seats)]


def points_matrix(state: State) -> list[list[int | None]]:
    """The points of each player in each colour; the penalty for a pending being is taken off at the end (EW-8)."""
    sides = state.table.sides
    penalties = [PENALTY if state.outcome and card != NO_CARD else 0 for card in state.extras.pending]
    return [
        [None if colour == seat else state.points[seat * sides + colour] - penalties[seat] for colour in range(sides)]
        for seat in range(sides)
    ]


def improvisations_left(state: State) -> list[list[int]]:
    sides = range(state.table.sides)
    return [
        [colour for colour in sides if colour != seat and not state.improvised[seat] >> colour & 1] for seat in sides
    ]


def killed(state: State) -> dict[int, list[int]]:
    numbers = {side: state.destroyed[3 * side : 3 * side + 3] for side in range(state.table.sides)}
    return {side: list(found) for side, found in numbers.items() if any(found)}


def shown_tasks(state: State) -> dict[str, Any]:
    following = state.decks[state.table.tasks_deck].cards[:1]
    return {
        "open": sorted(TASKS[task].name for task in state.tasks),
        "next": TASKS[following[0]].name if following else None,
    }


def problems(state: State, step: Step, hands: list[list[str]], in_summoning: bool) -> Iterator[Problem]:
    """Everything in which a state differs from what they noted after a step; the most telling first."""
    now, (player, what) = stage(state), step["next"]
    if (board := say_board(state.pieces)) != step["board"]:
        yield Problem("board", board, step["board"])
    if now != what or (what != OVER and state.asked != player):
        yield Problem("next", [state.asked, now], step["next"])
    # they take the action off when the summoning is over, we when it begins
    left = state.actions + int(in_summoning and now not in CALM)
    if what != OVER and source(state) not in GAINED_LATER and left != step["left"]:
        yield Problem("left", left, step["left"])
    # after the last turn they have no turn any more, and no counters
    if what != OVER and (turn := turn_counters(state)) != step["turn"]:
        yield Problem("turn", turn, step["turn"])
    # before the choice for odd common pieces we have added the other points of the turn already, they have not
    if what != PAIR and (score := scores(state)) != step["score"]:
        yield Problem("score", score, step["score"])
    if state.table.form is Form.MELEE:
        yield from _melee_problems(state, step, what)
    if what in CALM:
        ours = [hand_of(state, seat) for seat in range(state.table.seats)]
        if ours != hands:
            yield Problem("hands", ours, hands)
    for fact, read in EXPANSION_FACTS.items():
        if (ours_now := read(state)) != step.get(fact):
            yield Problem(fact, ours_now, step.get(fact))
    if "tasks" in step:
        theirs = {"open": sorted(step["tasks"]["open"]), "next": step["tasks"]["next"]}
        if (tasks := shown_tasks(state)) != theirs:
            yield Problem("tasks", tasks, theirs)


def _melee_problems(state: State, step: Step, what: str) -> Iterator[Problem]:
    if what != PAIR and (points := points_matrix(state)) != step["vs"]:
        yield Problem("vs", points, step["vs"])
    if (left := improvisations_left(state)) != [sorted(colours) for colours in step["impro_left"]]:
        yield Problem("impro_left", left, step["impro_left"])
    theirs = {colour: found for colour, found in by_colour(step.get("killed")).items() if any(found)}
    if what != OVER and (ours := killed(state)) != theirs:
        yield Problem("killed", ours, theirs)
