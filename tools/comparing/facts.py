"""The facts that they note after every step, read from a state of ours."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from arenarium.tashkalar.cards import TASKS
from arenarium.tashkalar.forms import Form
from arenarium.tashkalar.game import State
from arenarium.tashkalar.score import seat_score
from comparing.candidates import CALM, OVER, PAIR, stage
from comparing.encoding import NotCovered, Step, by_colour, hand_of, say_board

EXPANSION_FACTS: dict[str, Callable[[State], Any]] = {}
"""How to read from a state of ours what they note of the expansion schools (gateway, frozen, pending, stasis), in their
words. What they note and we cannot read is not covered: a school that the engine learns needs its reader here."""
NOTED = ("gateway", "frozen", "pending", "stasis")


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


def points_matrix(state: State) -> list[list[int | None]]:
    sides = state.table.sides
    return [
        [None if colour == seat else state.points[seat * sides + colour] for colour in range(sides)]
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
    if now != what or (what != OVER and state.control != player):
        yield Problem("next", [state.control, now], step["next"])
    # they take the action off when the summoning is over, we when it begins
    left = state.actions + int(in_summoning and now not in CALM)
    if what != OVER and left != step["left"]:
        yield Problem("left", left, step["left"])
    # after the last turn they have no turn any more, and no counters
    if what != OVER and (turn := turn_counters(state)) != step["turn"]:
        yield Problem("turn", turn, step["turn"])
    score = [seat_score(state, seat) for seat in range(state.table.seats)]
    # before the choice for odd common pieces we have added the other points of the turn already, they have not
    if what != PAIR and score != step["score"]:
        yield Problem("score", score, step["score"])
    if state.table.form is Form.MELEE:
        yield from _melee_problems(state, step, what)
    if what in CALM:
        ours = [hand_of(state, seat) for seat in range(state.table.seats)]
        if ours != hands:
            yield Problem("hands", ours, hands)
    for fact in NOTED:
        if fact in step and fact not in EXPANSION_FACTS:
            raise NotCovered(f"the fact {fact}")
        if fact in EXPANSION_FACTS and (ours_now := EXPANSION_FACTS[fact](state)) != step.get(fact):
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
