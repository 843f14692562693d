"""Searching a whole turn: all its actions, with their effects, flares and the task at the end.

The turn is a graph: what leads to the same position is the same. Its layers are the choices made so far. Round after
round the most promising position of every layer is gone on with, and among positions of one plan - the beings that
were summoned, and where - the next one is the less promising the more of them were looked at. So the search goes deep
at once, grows broader as long as there is time, tries plans that differ, and is complete where the turn is small.

Positions are judged quickly; the best ways to the end of the turn are judged in full. `native/src/tashkalar/search.cpp`
finds the same, only sooner.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from heapq import heappop, heappush
from math import sqrt
from typing import NamedTuple

from arenarium.games.tashkalar.bots.candidates import chunks
from arenarium.games.tashkalar.bots.evaluation import Judgement
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.state.choices import Choice, Claim, Discard, Flare, Lift, Summon, Thaw, Warp
from arenarium.games.tashkalar.state.position import Phase

GoesOn = Callable[[], bool]
Plan = tuple[tuple[int, int], ...]

ACTION_WORTH = 0.3
"""What an action still to come is taken to be worth."""
EFFECT_WORTH = 0.1
"""What the rest of an effect is taken to be worth."""
CROWDING = 0.1
"""How much less promising the next position of a plan is, times the root of how many were looked at."""
LATER_CHUNK = 0.15
"""How much less promising the less useful squares to place on are."""
KEPT_OF_A_PLAN = 4
"""Ends of the turn that are remembered of each plan."""
_FLARE, _THAW, _WARP, _CLAIM = -1, -2, -3, -4


@dataclass(frozen=True, slots=True)
class Breadth:
    """How much of a turn is looked at."""

    positions: int = 1_000_000
    """Positions that are judged, at most."""
    places: int = 0
    """Ways to place that are looked at, at once; 0: all."""
    widens: bool = True
    """Whether the other ways to place are looked at later."""
    discards: bool = True
    """Whether discarding is thought of."""
    lifts: bool = True
    """Whether it thinks of picking up a piece when it has none left to place. If not, it discards instead: two players
    who overlook what they could summon would otherwise pick up a piece and put it back for ever."""
    judged: int = 48
    """Ends of the turn that are judged in full."""


class Line(NamedTuple):
    """A way to play the turn."""

    worth: float
    path: tuple[Choice, ...]
    plan: object
    """What is summoned where, and what is claimed: lines of one plan are of one kind."""


class _Node:
    """A position in mid-turn that can be gone on with."""

    __slots__ = ("path", "plan", "rank", "rest", "state")

    def __init__(self, state: State, path: tuple[Choice, ...], plan: Plan, rank: float) -> None:
        self.state = state
        self.path = path
        self.plan = plan
        self.rank = rank
        self.rest: list[list[Choice]] | None = None
        """Options that were left for later."""


class _Bucket:
    """The open positions of one plan in a layer."""

    __slots__ = ("heap", "taken")

    def __init__(self) -> None:
        self.heap: list[tuple[float, int, _Node]] = []
        self.taken = 0


class _Layer:
    """The open positions after so many choices."""

    def __init__(self) -> None:
        self._buckets: dict[Plan, _Bucket] = {}
        self.size = 0

    def add(self, node: _Node, number: int) -> None:
        bucket = self._buckets.get(node.plan)
        if bucket is None:
            bucket = self._buckets[node.plan] = _Bucket()
        heappush(bucket.heap, (-node.rank, number, node))
        self.size += 1

    def take(self) -> _Node:
        """The most promising one, of a plan that was not looked at too often."""
        best, most = None, 0.0
        for bucket in self._buckets.values():
            if bucket.heap:
                promise = -bucket.heap[0][0] - CROWDING * sqrt(bucket.taken)
                if best is None or promise > most:
                    best, most = bucket, promise
        assert best is not None
        best.taken += 1
        self.size -= 1
        return heappop(best.heap)[2]


class TurnSearch:
    """The search of one turn from one position, on behalf of the side whose turn it is."""

    def __init__(
        self, root: State, judgement: Judgement, breadth: Breadth, notices: Callable[[Summon], bool] | None = None
    ) -> None:
        self._root = root
        self._judgement = judgement
        self._breadth = breadth
        self._notices = notices
        """What a player that overlooks things sees of the summonings."""
        self._seen: set[object] = {_key(root)}
        self._layers = [_Layer()]
        self._ends: dict[Plan, list[tuple[float, int, State, tuple[Choice, ...]]]] = {}
        self._numbers = 0
        self.positions = 0
        """How many positions were judged."""
        self._layers[0].add(_Node(root, (), (), 0.0), 0)

    def run(self, goes_on: GoesOn) -> list[Line]:
        """Search as long as `goes_on`; the best ways to play the turn come first."""
        while any(layer.size for layer in self._layers) and self._may_go_on(goes_on):
            depth = 0
            while depth < len(self._layers):  # which grow meanwhile
                if self._layers[depth].size:
                    if not self._may_go_on(goes_on):
                        break
                    self._expand(depth, self._layers[depth].take(), goes_on)
                depth += 1
        if not self._ends:
            self._dive()
        return self._judged()

    @property
    def exhausted(self) -> bool:
        """Whether everything was looked at."""
        return not any(layer.size for layer in self._layers)

    def _may_go_on(self, goes_on: GoesOn) -> bool:
        return self.positions < self._breadth.positions and goes_on()

    def _expand(self, depth: int, node: _Node, goes_on: GoesOn) -> None:
        groups = node.rest if node.rest is not None else self._groups(node.state)
        for option in groups[0]:
            if self.positions >= self._breadth.positions or (not self.positions % 16 and not goes_on()):
                return
            self._add(depth, node, option)
        if len(groups) > 1 and self._breadth.widens:
            node.rest = groups[1:]
            node.rank -= LATER_CHUNK
            self._numbers += 1
            self._layers[depth].add(node, self._numbers)

    def _groups(self, state: State) -> list[list[Choice]]:
        """The options, the most useful first, in groups that are looked at one after the other."""
        options = state.options()
        if self._notices is not None:
            notices = self._notices
            options = [option for option in options if not isinstance(option, Summon) or notices(option)] or options
        discards = self._breadth.discards
        if not discards and not self._breadth.lifts and any(isinstance(option, Discard) for option in options):
            others: list[Choice] = [option for option in options if not isinstance(option, Lift)]
            discards = len(others) < len(options)
            options = others
        return chunks(state, options, self._judgement.knowledge.known, self._breadth.places, discards)

    def _add(self, depth: int, node: _Node, option: Choice) -> None:
        state = node.state.after(option)
        key = _key(state)
        if key in self._seen:
            return
        self._seen.add(key)
        self.positions += 1
        self._numbers += 1
        worth = self._judgement.quick(state)
        plan, path = _planned(node.plan, option), (*node.path, option)
        if self._is_over(state):
            ends = self._ends.setdefault(plan, [])
            ends.append((-worth, self._numbers, state, path))
            if len(ends) > KEPT_OF_A_PLAN:
                ends.remove(max(ends, key=lambda end: end[:2]))
            return
        if depth + 1 == len(self._layers):
            self._layers.append(_Layer())
        rank = worth + ACTION_WORTH * state.actions + (EFFECT_WORTH if state.stack else 0.0)
        self._layers[depth + 1].add(_Node(state, path, plan, rank), self._numbers)

    def _is_over(self, state: State) -> bool:
        return state.turn != self._root.turn or state.phase is Phase.OVER

    def _dive(self) -> None:
        """No time is left, and no end of the turn was found: go straight to one."""
        deepest = [layer for layer in self._layers if layer.size]
        node = deepest[-1].take() if deepest else _Node(self._root, (), (), 0.0)
        state, path, plan = node.state, node.path, node.plan
        while not self._is_over(state):
            options = self._groups(state)[0]
            after = [state.after(option) for option in options]
            worths = [self._judgement.quick(found) for found in after]
            best = worths.index(max(worths))
            state, path, plan = after[best], (*path, options[best]), _planned(plan, options[best])
        self._ends[plan] = [(0.0, 0, state, path)]

    def _judged(self) -> list[Line]:
        """The best ends by a quick look, in the order of a full one."""
        found = [(*end, plan) for plan, ends in self._ends.items() for end in ends]
        found.sort(key=lambda end: end[:2])
        judged = max(self._breadth.judged, 1)
        full = self._judgement.full
        lines = [Line(full(state), path, plan) for _, _, state, path, plan in found[:judged]]
        lines.sort(key=lambda line: -line.worth)
        return lines


def _planned(plan: Plan, option: Choice) -> Plan:
    """A plan after one more choice."""
    match option:
        case Summon(card=card, at=at):
            part = (card, at)
        case Flare(card=card):
            part = (card, _FLARE)
        case Thaw(card=card):
            part = (card, _THAW)
        case Warp(card=card):
            part = (card, _WARP)
        case Claim(task=task):
            part = (task, _CLAIM)
        case _:
            return plan
    return tuple(sorted((*plan, part)))


def _key(state: State) -> object:
    """What distinguishes positions in a turn, and at its end."""
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
        tuple(state.flares),
        tuple(frame.key() for frame in state.stack),
        tuple(state.points),
        tuple(state.claimed),
        tuple(state.destroyed),
        tuple(state.improvised),
        (state.summoned, state.summoned_legends, state.summoned_red, state.summoned_green),
        (state.extra_beings, state.extra_legends, state.another_turn, state.borrow),
    )
