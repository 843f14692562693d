"""A beam over one turn: positions wait in a queue for each number of choices made, and the best of each queue in turn
is gone on with.

After n rounds it has looked at what a beam of width n would have looked at, so there is no width to be chosen: it goes
on until the time is over, or the whole turn has been seen. Positions in the middle of an effect have queues of their
own, since what the effect is good for does not show yet.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from heapq import heappop, heappush
from random import Random

from arenarium.games.tashkalar.bots.opponents.ordering import Ordering
from arenarium.games.tashkalar.bots.opponents.taste import Judge
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.state.choices import PASS, Choice, Discard, Summon
from arenarium.games.tashkalar.state.position import Phase

AT_ONCE = 10
"""Options of a position that are looked at before it goes back into its queue, with the others still to come."""
LATER = 0.25
"""By how much a position is worth a look less each time that it goes back."""


@dataclass(order=True, slots=True)
class Line:
    """A way to play the turn, or a part of it."""

    rank: float
    """For the order of search: the smaller the sooner."""
    number: int
    worth: float = field(compare=False)
    state: State = field(compare=False)
    path: tuple[Choice, ...] = field(compare=False)
    options: list[Choice] | None = field(compare=False, default=None)
    """Those that were not looked at yet, the most promising last; None before the first look."""


class TurnBeam:
    """The search of one turn from one guess of what is hidden, for the seat that is asked."""

    def __init__(self, root: State, judge: Judge, action: float, rng: Random) -> None:
        self._root = root
        self._judge = judge
        self._action = action
        self._ordering = Ordering(judge.cards, rng)
        self._seat = root.asked
        self._queues: dict[tuple[int, bool], list[Line]] = {}
        """By the number of choices made, and whether in the middle of an effect."""
        self._seen: set[object] = set()
        self.found: list[Line] = []
        """Ways to play the turn to its end, as yet."""
        self.made = 0
        """Positions that were made."""
        self._add(root, ())

    def run(self, goes_on: Callable[[], bool]) -> list[Line]:
        """Search as long as `goes_on`; the best ways to play the turn come first, and there is at least one."""
        while self._queues and goes_on():
            for depth in sorted(self._queues):
                queue = self._queues[depth]
                line = heappop(queue)
                if not queue:
                    del self._queues[depth]
                self._expand(line, goes_on)
                if not goes_on():
                    break
        if not self.found:
            self._hurry()
        return sorted(self.found, key=lambda line: (-line.worth, line.number))

    def _expand(self, line: Line, goes_on: Callable[[], bool]) -> None:
        state = line.state
        if line.options is None:
            line.options = self._ordering.best_last(state, self._sensible(state))
        for _ in range(min(AT_ONCE, len(line.options))):
            choice = line.options.pop()
            self._add(state.after(choice), (*line.path, choice))
            if not goes_on():
                return
        if line.options:
            line.rank += LATER
            heappush(self._queues.setdefault(_depth(line), []), line)

    def _sensible(self, state: State) -> list[Choice]:
        """Without what this search can see no good in: cards that it does not know yet, others' decisions."""
        cards = self._judge.cards
        options = [
            option
            for option in state.options()
            if not (isinstance(option, Summon) and option.card not in cards and not state.stack)
            and not (isinstance(option, Discard) and not state.stack)
            and option != PASS
        ]
        return options or list(state.options())

    def _add(self, state: State, path: tuple[Choice, ...]) -> None:
        """Keep a position: as an end of the turn, or to be gone on with."""
        key = _key(state)
        if key in self._seen:
            return
        self._seen.add(key)
        self.made += 1
        worth = self._judge(state)
        if self._is_end(state):
            self.found.append(Line(0.0, self.made, worth, state, path))
            return
        line = Line(-worth - self._action * state.actions, self.made, worth, state, path)
        heappush(self._queues.setdefault(_depth(line), []), line)

    def _is_end(self, state: State) -> bool:
        root = self._root
        return state.phase is Phase.OVER or state.turn != root.turn or state.asked != self._seat

    def _hurry(self) -> None:
        """No time is left, and no end of the turn was found: from the best position straight to one."""
        waiting = [line for queue in self._queues.values() for line in queue]
        best = min(waiting) if waiting else Line(0.0, 0, 0.0, self._root, ())
        state, path = best.state, best.path
        while not self._is_end(state):
            choice = self._ordering.best_last(state, self._sensible(state))[-1]
            state, path = state.after(choice), (*path, choice)
        self.found.append(Line(0.0, self.made, self._judge(state), state, path))


def _depth(line: Line) -> tuple[int, bool]:
    return len(line.path), bool(line.state.stack)


def _key(state: State) -> object:
    """What tells positions of a turn apart: the same things done in another order are one position."""
    return (
        tuple(state.pieces),
        state.turn,
        state.phase,
        state.control,
        state.actions,
        state.gateway,
        state.extras,
        tuple(state.hands),
        tuple(state.legends),
        tuple(state.flares),
        tuple(state.claimed),
        tuple(state.points),
        tuple(state.destroyed),
        (state.summoned, state.summoned_legends, state.summoned_red, state.summoned_green),
        (state.extra_beings, state.extra_legends, state.another_turn, state.borrow),
        tuple(frame.key() for frame in state.stack),
    )
