"""What a position is worth to each side, as the logarithm of its odds to win.

Each side's numbers (`features`) times their weights make its strength; the odds of a side are as the exponentials of
all strengths. So the weights can be fitted to who has won in games played before (`arenarium fit tashkalar`). A side
that is about to play has weights of its own: what it is ready for it can do, what it leaves hanging is not lost yet.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from math import exp, log

from arenarium.games.tashkalar.bots.features import COUNT, NAMES, Expected, Knowledge, expected, features
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

    def to_json(self) -> dict[str, dict[str, float]]:
        return {
            key: {name: round(weight, 4) for name, weight in zip(NAMES, weights, strict=True) if weight}
            for key, weights in (("waiting", self.waiting), ("moving", self.moving))
        }


@cache
def weights_for(form: Form) -> Weights:
    """The weights that were fitted for a form; teams use those of two players."""
    data = resources.files("arenarium.games.tashkalar.bots").joinpath("data/weights.json").read_text("utf-8")
    return Weights.from_json(json.loads(data)[form.value])


def knowledge_of(state: Position, seat: int, known: Iterable[int], most: int) -> Knowledge:
    """What a seat that knows these cards can say of the others. Of what a card may be, `most` are looked at."""
    mine = frozenset(known)
    table = state.table

    def some(known: frozenset[int], *places: tuple[int, ...]) -> tuple[int, ...]:
        cards = sorted({card for place in places for card in place} - known)
        step = max(len(cards) / most, 1.0)
        return tuple(cards[int(number * step)] for number in range(min(len(cards), most)))

    beings = tuple(
        some(mine if holder == seat else frozenset(), state.hands[holder], state.decks[holder].cards)
        for holder in range(table.seats)
    )
    return Knowledge(seat, mine, beings, some(mine, *state.legends, state.decks[table.legends_deck].cards))


class Judgement:
    """What positions are worth to the side of a seat, as far as the seat knows the cards."""

    __slots__ = ("knowledge", "means", "side", "weights")

    def __init__(self, root: Position, seat: int, known: Iterable[int], weights: Weights, most: int) -> None:
        self.side = root.table.side_of(seat)
        self.weights = weights
        self.knowledge = knowledge_of(root, seat, known, most)
        self.means: Expected = expected(root, self.knowledge)
        """How near unknown cards are where the turn begins: soon after that they hardly are anything else."""

    def quick(self, state: Position) -> float:
        """The worth of a position soon after the root."""
        return worth(state, self.side, self.weights, self.knowledge, self.means)

    def full(self, state: Position) -> float:
        """The worth of a position, with what unknown cards mean on its board."""
        return worth(state, self.side, self.weights, self.knowledge, None)


def strengths(state: Position, weights: Weights, knowledge: Knowledge, means: Expected | None) -> list[float]:
    """By side."""
    by_side = []
    for side, numbers in enumerate(features(state, knowledge, means)):
        used = weights.moving if side == state.side else weights.waiting
        total = 0.0  # added up one by one: `sum` rounds otherwise in some versions of Python
        for index in range(COUNT):
            total += used[index] * numbers[index]
        by_side.append(total)
    return by_side


def worth(state: Position, side: int, weights: Weights, knowledge: Knowledge, means: Expected | None) -> float:
    """The logarithm of the odds that a side wins."""
    if state.result is not None:
        return result(state, side)
    by_side = strengths(state, weights, knowledge, means)
    if len(by_side) == 2:
        return by_side[side] - by_side[1 - side]
    most = max(by_side)
    others = 0.0
    for other, strength in enumerate(by_side):
        if other != side:
            others += exp(strength - most)
    return by_side[side] - most - log(others)


def result(state: Position, side: int) -> float:
    """The worth of a game that is over; a tie is in between."""
    assert state.result is not None
    winners = {state.table.side_of(seat) for seat in state.result.winners}
    if side not in winners:
        return -WON
    return WON if len(winners) == 1 else 0.0
