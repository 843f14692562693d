"""The judge of the suite: what a way to play a turn leads to, when everybody goes on with a beam over whole turns.

In each of some guesses of what is hidden the line is played, then the others' turns, then the own next one; what comes
out is averaged. The guesses, and how much of a turn is looked at, are fixed: the same line is worth the same on every
machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import NamedTuple

from arenarium.core.dealer import Dealer
from arenarium.games.tashkalar.bots.classic6.evaluation import weights_for, worth
from arenarium.games.tashkalar.bots.opponents.pool import BALANCED
from arenarium.games.tashkalar.bots.opponents.taste import Judge
from arenarium.games.tashkalar.bots.opponents.turn_beam import Line, TurnBeam
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.state.choices import Choice
from arenarium.games.tashkalar.state.position import Phase

WORLDS = 8
"""Guesses of what is hidden."""
POSITIONS = 80
"""Positions of each turn that is played on."""
MOST = 10.0
"""No single guess may speak louder than that."""

Path = tuple[Choice, ...]


class Verdict(NamedTuple):
    """What a line leads to, by two judgements that know nothing of each other."""

    by_hand: float
    """With the weights that were set by hand for `beam`: a point is about 1."""
    fitted: float
    """With the weights that were fitted for `classic6`: the logarithm of the odds to win."""

    @classmethod
    def mean(cls, verdicts: Sequence[Verdict]) -> Verdict:
        return cls(*(sum(values) / len(verdicts) for values in zip(*verdicts, strict=True)))


def best_lines(state: State, positions: int) -> list[Line]:
    """Ways to play the turn as the seat that is asked sees it in this world, the best first."""
    beam = TurnBeam(state, Judge(BALANCED, state, state.asked), BALANCED.action, Random(0))
    return beam.run(lambda: beam.made < positions)


def is_over(state: State, turn: int) -> bool:
    """Whether that turn is over."""
    return state.phase is Phase.OVER or state.turn != turn


def followed(state: State, path: Path) -> State:
    """After as much of a line as can be played there: what is drawn or shown in the turn may be another."""
    turn, seat = state.turn, state.asked
    for choice in path:
        if is_over(state, turn) or state.asked != seat or choice not in state.options():
            break
        state = state.after(choice)
    return state


class DeeperJudge:
    """Judges lines of the seat that is asked in a position, by what that seat knows."""

    def __init__(self, state: State, seed: str) -> None:
        self._state = state
        self._seed = seed
        self._seat = state.asked

    @cached_property
    def worlds(self) -> list[State]:
        view = self._state.view(self._seat)
        deal = self._state.game.determinize
        return [deal(view, Dealer.from_seed(f"{self._seed}/{number}")) for number in range(WORLDS)]

    def verdict(self, path: Path) -> Verdict:
        """What a line leads to, on average."""
        return Verdict.mean([self.in_world(world, path) for world in self.worlds])

    def in_world(self, world: State, path: Path) -> Verdict:
        return self._judged(self._played_on(world, path))

    def _played_on(self, world: State, path: Path) -> State:
        """After the line, the others' turns and the own next one."""
        state = followed(world, path)
        sides = state.table.sides
        for turn in range(world.turn, world.turn + sides + 1):
            while state.phase is not Phase.OVER and state.turn == turn:
                state = best_lines(state, POSITIONS)[0].state
        return state

    def _judged(self, state: State) -> Verdict:
        side = state.table.side_of(self._seat)
        cards = [hand + legends for hand, legends in zip(state.hands, state.legends, strict=True)]
        by_hand = Judge(BALANCED, state, self._seat)(state)
        fitted = worth(state, side, cards, weights_for(state.table.form))
        return Verdict(_bounded(by_hand), _bounded(fitted))


def _bounded(value: float) -> float:
    return max(-MOST, min(value, MOST))
