"""Searching a whole turn: all its actions, with their effects, flares and the task at the end.

Best first: of all the positions in mid-turn, the most promising is looked at next, until nothing or no time is left.
What is found are ways to play the turn to its end. The search can be stopped at any moment.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from heapq import heappop, heappush, nlargest
from random import Random

from arenarium.games.tashkalar.bots.classic6.candidates import worthy
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.state.choices import Choice, Discard, Summon
from arenarium.games.tashkalar.state.position import Phase

Judge = Callable[[State], float]
"""What a position is worth to the side that plays the turn."""
Prepared = Callable[[State], list[int]]
"""The cards for which pieces are worth placing."""

ACTION_WORTH = 0.3
"""What an action still to come is taken to be worth."""
SUMMONING_WORTH = (0.3, 0.6, 1.0)
"""What a summoning that an action still to come allows is taken to be worth, by rank."""


@dataclass(frozen=True, slots=True)
class Breadth:
    """How much of a turn is looked at."""

    places: int
    """Squares to place on, of each position."""
    effects: int
    """Ways to go on with an effect, at each of its choices."""
    positions: int
    """Positions that are made in all, at most."""
    summonings: int = 200
    """Summonings of each position."""
    discards: bool = True
    """Whether discarding is thought of."""


@dataclass(order=True, slots=True)
class Line:
    """A way to play the turn, or a part of it."""

    rank: float
    """For the order of search: the smaller the sooner."""
    number: int
    worth: float = field(compare=False)
    state: State = field(compare=False)
    path: tuple[Choice, ...] = field(compare=False)


class TurnSearch:
    """The search of one turn from one position, on behalf of the side whose turn it is."""

    def __init__(
        self,
        root: State,
        judge: Judge,
        glance: Judge,
        prepared: Prepared,
        breadth: Breadth,
        rng: Random,
    ) -> None:
        self._judge = judge
        self._glance = glance
        """A quicker look than `judge`, for the many ways in the middle of an effect."""
        self._prepared = prepared
        self._breadth = breadth
        self._rng = rng
        self._turn = root.turn
        self._numbers = 0
        self._seen: set[object] = set()
        self._open: list[Line] = []
        self._root = Line(0.0, 0, 0.0, root, ())
        self.found: list[Line] = []
        """Ways to play the turn to its end, as yet."""
        self.positions = 0
        """How many positions were made."""
        self._add(root, ())

    def run(self, goes_on: Callable[[], bool]) -> list[Line]:
        """Search as long as `goes_on`; the best ways to play the turn come first."""

        def going_on() -> bool:
            return self.positions < self._breadth.positions and goes_on()

        while self._open and going_on():
            self._expand(heappop(self._open), going_on)
        if not self.found:
            self._dive(self._open[0] if self._open else self._root)
        return sorted(self.found, key=lambda line: -line.worth)

    def _dive(self, line: Line) -> None:
        """No time is left, and no end of the turn was found: go straight to one."""
        state, path = line.state, line.path
        while state.turn == self._turn and state.phase != Phase.OVER:
            options = worthy(state, state.options(), self._prepared(state), self._breadth.places, self._rng)
            after = {option: state.after(option) for option in options}
            best = max(options, key=lambda option: self._glance(after[option]))
            state, path = after[best], (*path, best)
        self._add(state, path)

    def _expand(self, line: Line, goes_on: Callable[[], bool]) -> None:
        state = line.state
        options = worthy(state, self._options(state), self._prepared(state), self._breadth.places, self._rng)
        # where the turn goes on from a position that is one of many, less is looked at
        width = self._breadth.effects if not line.path else max(self._breadth.effects // 2, 1)
        for option in options:
            if not goes_on():
                break
            self._settle(state.after(option), (*line.path, option), width, goes_on)

    def _options(self, state: State) -> list[Choice]:
        options: list[Choice] = state.options()
        if not self._breadth.discards:
            options = [option for option in options if not isinstance(option, Discard)]
        summonings = [option for option in options if isinstance(option, Summon)]
        if len(summonings) <= self._breadth.summonings:
            return options
        summonings = self._rng.sample(summonings, self._breadth.summonings)
        return [option for option in options if not isinstance(option, Summon)] + summonings

    def _settle(self, state: State, path: tuple[Choice, ...], width: int, goes_on: Callable[[], bool]) -> None:
        """Go on through the effect of an action, the best few ways at each choice, until it is resolved."""
        pending = [(state, path)]
        while pending and goes_on():
            fresh: dict[object, tuple[State, tuple[Choice, ...]]] = {}
            for at, way in pending:
                if not goes_on():
                    return
                if not at.stack or at.turn != self._turn or at.phase == Phase.OVER:
                    self._add(at, way)
                    continue
                for option in worthy(at, at.options(), self._prepared(at), self._breadth.places, self._rng):
                    after = at.after(option)
                    fresh.setdefault(_key(after), (after, (*way, option)))  # the same in another order is the same
                    self.positions += 1
            pending = list(fresh.values())
            if len(pending) > width:
                pending = nlargest(width, pending, key=lambda pair: self._glance(pair[0]))

    def _add(self, state: State, path: tuple[Choice, ...]) -> None:
        """Keep a position: as an end of the turn, or to be gone on with."""
        over = state.turn != self._turn or state.phase == Phase.OVER
        key = _key(state)
        if key in self._seen:
            return
        self._seen.add(key)
        worth = self._judge(state)
        self.positions += 1
        self._numbers += 1
        line = Line(-worth - (0.0 if over else self._promise(state)), self._numbers, worth, state, path)
        if over:
            self.found.append(line)
        else:
            heappush(self._open, line)

    def _promise(self, state: State) -> float:
        """What the actions still to come may bring, beyond what the position is worth as it stands."""
        if not state.actions:
            return 0.0
        beings = state.cards.beings
        ranks = sorted(beings[option.card].rank for option in state.options() if isinstance(option, Summon))
        bonus = sum(SUMMONING_WORTH[rank] for rank in ranks[-1:])
        return ACTION_WORTH * state.actions + bonus


def _key(state: State) -> object:
    """What distinguishes positions in a turn, and at its end."""
    seat = state.active
    return (
        tuple(state.pieces),
        state.turn,
        state.phase,
        state.control,
        state.actions,
        state.discarded,
        state.gateway,
        state.extras,
        tuple(state.hands),
        tuple(state.legends),
        tuple(state.piles),
        state.flares[seat],
        tuple(frame.key() for frame in state.stack),
        tuple(state.points),
        tuple(state.claimed),
        tuple(state.destroyed),
        (state.summoned, state.summoned_legends, state.summoned_red, state.summoned_green),
        (state.extra_beings, state.extra_legends, state.another_turn, state.borrow),
    )
