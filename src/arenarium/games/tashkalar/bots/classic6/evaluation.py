"""What a position is worth to each side, as the logarithm of its odds to win.

Each side's numbers (`features`) times their weights make its strength; the odds of a side are as the exponentials of
all strengths. So the weights can be fitted to who has won in games played before (`arenarium fit tashkalar`). A side
that is about to play has weights of its own: what it is ready for it can do, what it leaves hanging is not lost yet.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from math import exp, log

from arenarium.games.tashkalar.bots.classic6.features import COUNT, NAMES, Cards, features, lateness
from arenarium.games.tashkalar.rules.score import melee_points, side_score
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.position import Position

WON = 12.0
"""The worth of a game that is won; of one that is lost, the negative."""


@dataclass(frozen=True, slots=True)
class Weights:
    waiting: tuple[float, ...]
    """For a side that has just played, or is not next."""
    moving: tuple[float, ...]
    """For the side whose turn it is."""

    @classmethod
    def from_json(cls, data: Mapping[str, Mapping[str, float]]) -> Weights:
        def read(key: str) -> tuple[float, ...]:
            unknown = set(data[key]) - set(NAMES)
            if unknown:
                raise ValueError(f"weights for unknown numbers: {', '.join(sorted(unknown))}")
            return tuple(float(data[key].get(name, 0.0)) for name in NAMES)

        return cls(read("waiting"), read("moving"))


@cache
def weights_for(form: Form) -> Weights:
    """The weights that were fitted for a form; teams use those of two players."""
    data = resources.files("arenarium.games.tashkalar.bots.classic6").joinpath("data/weights.json").read_text("utf-8")
    return Weights.from_json(json.loads(data)[form.value])


def strengths(state: Position, cards: Cards, weights: Weights) -> list[float]:
    """By side; `cards` are those that count as known, by seat."""
    waiting, moving = weights.waiting, weights.moving
    active = state.side
    by_side = []
    for side, numbers in enumerate(features(state, cards)):
        used = moving if side == active else waiting
        by_side.append(sum([used[i] * numbers[i] for i in range(COUNT)]))
    return by_side


def worth(state: Position, side: int, cards: Cards, weights: Weights) -> float:
    """The logarithm of the odds that a side wins."""
    if state.result is not None:
        return result(state, side)
    by_side = strengths(state, cards, weights)
    if len(by_side) == 2:
        return by_side[side] - by_side[1 - side]
    most = max(by_side)
    others = sum(exp(strength - most) for other, strength in enumerate(by_side) if other != side)
    return by_side[side] - most - log(others)


def glance(root: Position, side: int, weights: Weights) -> Callable[[Position], float]:
    """A quick look at positions soon after `root`: at points and pieces alone."""
    table, weight, late = root.table, weights.waiting, lateness(root)
    melee, sides = table.form is Form.MELEE, range(table.sides)
    for_points = weight[0] + weight[1] * late * late
    for_common, for_heroic, for_legendary = weight[4:7]
    if table.form is Form.HIGH:
        for_legendary -= weight[0]  # they are among the points already, which are worth a little more

    def look(state: Position) -> float:
        if state.result is not None:
            return result(state, side)
        pieces = state.pieces
        total = 0.0
        for other in sides:
            strength = (
                for_points * (melee_points(state, other)[0] if melee else side_score(state, other))
                + for_common * pieces[3 * other].bit_count()
                + for_heroic * pieces[3 * other + 1].bit_count()
                + for_legendary * pieces[3 * other + 2].bit_count()
            )
            total += strength * (len(sides) - 1) if other == side else -strength
        return total

    return look


def result(state: Position, side: int) -> float:
    """The worth of a game that is over; a tie is in between."""
    assert state.result is not None
    winners = {state.table.side_of(seat) for seat in state.result.winners}
    if side not in winners:
        return -WON
    return WON if len(winners) == 1 else 0.0
