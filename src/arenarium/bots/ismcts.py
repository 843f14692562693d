"""Plain information-set Monte Carlo tree search: the yardstick for players that know their game.

Single-observer ISMCTS of Cowling, Powley and Whitehouse (2012), over the contract of `core` alone. Each iteration deals
what the seat cannot know, goes down one tree that all deals share, choosing by UCB among the options that this deal
allows, adds one node, and plays on at random to the end of the game. Seats that are asked at the same time choose
apart, each by its own counts. In the end the most visited option is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random

from arenarium.core.dealer import Dealer
from arenarium.core.game import Choice, Game, Request, State, View
from arenarium.core.time_budget import TimeBudget

EXPLORATION = 0.7
UNTRIED_VALUE = 1.0
"""An option that was not tried yet is taken for one that wins: where there are more options than iterations, one that
did win is looked at again before all others have had their turn."""
TIME_SHARE = 0.4
"""Of the time left for the turn, what one question takes: how many more will come is not known."""


class _OptionStats:
    """One option at a node."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        """In how many iterations it could have been chosen."""
        self.total = 0.0
        """Rewards of the seat that chooses."""

    def bound(self) -> float:
        if not self.visits:
            return UNTRIED_VALUE
        return self.total / self.visits + EXPLORATION * sqrt(log(self.available) / self.visits)


class _Node:
    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[int, dict[Choice, _OptionStats]] = {}
        """For each seat that was asked."""
        self.children: dict[tuple[Choice, ...], _Node] = {}
        """By the choices of all who were asked."""


class InformationSetSearch:
    def __init__(self, game: Game, rng: Random, thinking: TimeBudget) -> None:
        self._game = game
        self._rng = rng
        self.thinking = thinking
        self._teammates = 1

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        options = request.options
        if len(options) == 1:
            return options[0]
        seen = view()
        self._teammates = 2 if seen.teams else 1
        root = _Node()
        self.thinking.begin(seen.turn)
        try:
            enough = (1 - TIME_SHARE) * self.thinking.left()
            while self.thinking.left() > max(enough, 0.0):
                self._iterate(root, self._game.determinize(seen, Dealer(self._rng.getrandbits(64))))
        finally:
            self.thinking.end()
        arms = root.arms.get(seen.you, {}) if seen.you is not None else {}
        return max(options, key=lambda option: (*_standing(arms.get(option)), self._rng.random()))

    def _iterate(self, root: _Node, state: State) -> None:
        """Down the tree, one new node, a random end of the game, and what it says of the options on the way."""
        node: _Node | None = root
        path: list[tuple[int, _OptionStats]] = []
        while node is not None and (requests := state.requests()):
            if all(len(request.options) == 1 for request in requests.values()):
                for seat, request in requests.items():  # nothing to learn there: no node is spent on it
                    state.advance(seat, request.options[0])
                continue
            choices = []
            for seat, request in requests.items():
                choice, arm = self._select(node.arms.setdefault(seat, {}), request.options)
                state.advance(seat, choice)
                path.append((seat, arm))
                choices.append(choice)
            key = tuple(choices)
            below = node.children.get(key)
            if below is None:
                node.children[key] = _Node()
            node = below
        winners = self._play_out(state)
        for seat, arm in path:
            arm.visits += 1
            if seat in winners:
                arm.total += self._teammates / len(winners)  # the side's share of the first place

    def _select(self, arms: dict[Choice, _OptionStats], options: Sequence[Choice]) -> tuple[Choice, _OptionStats]:
        best: list[tuple[Choice, _OptionStats]] = []
        highest = -1.0
        for option in options:
            arm = arms.get(option)
            if arm is None:
                arm = arms[option] = _OptionStats()
            arm.available += 1
            bound = arm.bound()
            if bound > highest:
                best, highest = [(option, arm)], bound
            elif bound == highest:
                best.append((option, arm))
        return best[int(self._rng.random() * len(best))]

    def _play_out(self, state: State) -> tuple[int, ...]:
        """The seats that win when everybody chooses at random."""
        random = self._rng.random
        while requests := state.requests():
            for seat, request in requests.items():
                options = request.options
                state.advance(seat, options[int(random() * len(options))])
        assert state.outcome is not None
        return state.outcome.winners


def _standing(arm: _OptionStats | None) -> tuple[float, float]:
    """By what the final choice is made: visits, then the mean reward."""
    if arm is None or not arm.visits:
        return 0.0, 0.0
    return arm.visits, arm.total / arm.visits
