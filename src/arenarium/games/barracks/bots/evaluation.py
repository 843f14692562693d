"""What a warrior is worth, and who stands better.

A warrior's worth is the exponential of a weighted sum of its features; a side's strength is the sum of the worths of
its living warriors, and of two sides the first wins with the chance a^k / (a^k + b^k). The weights are in
`data/worth.json`; `arenarium fit barracks` finds them from games.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib import resources
from math import exp, log

from arenarium.games.barracks.cards.cards import MOVES, WARRIORS
from arenarium.games.barracks.rules.traits import TRAITS
from arenarium.games.barracks.state.position import NO_MOVE, STATUSES, Position, Soldier

STEEPNESS = "steepness"
"""The name of k among the weights."""
Weights = dict[str, float]
TIDY = 0.002
"""What a win without anything left would fall short of a certain one."""
_MOST_KEPT = 10_000
"""Worths that are remembered. With many more the garbage collector, which looks through them now and then, would take a
tenth of a second and more."""


@lru_cache(_MOST_KEPT)
def _lasting(card: int, moves: tuple[int, ...]) -> dict[str, float]:
    """Features that a warrior keeps through the whole game."""
    warrior = WARRIORS[card]
    cards = [MOVES[move] for move in moves if move != NO_MOVE]
    found = {f"level {warrior.level}": 1.0, f"warrior {warrior.name}": 1.0}
    for move in cards:
        found[f"move {move.name}"] = 1.0
    found["twice the same"] = float(len({move.name for move in cards}) < len(cards))
    found["no card"] = float(len(moves) - len(cards))
    found["strikes"] = float(bool([move for move in cards if move.damage]))
    found["strikes twice"] = float(len([move for move in cards if move.damage]) > 1)
    bonus = [more.number for more in TRAITS[card].deal_more for move in cards if more.category in ("", move.category)]
    found["bonus"] = float(sum(bonus))
    found["sooner"] = float(sum(TRAITS[card].priority(move) for move in cards if move.damage))
    found["hardest blow"] = log(1 + max((move.damage for move in cards), default=0))
    return found


def features(soldier: Soldier, fielded: bool) -> dict[str, float]:
    """What is counted of a living warrior; `fielded`: it stands on the battlefield."""
    found = dict(_lasting(soldier.card, soldier.moves))
    found["hearts"] = log(soldier.hearts)
    found["health"] = log(soldier.hearts / WARRIORS[soldier.card].hearts)
    if fielded:
        found["fielded"] = 1.0
        if soldier.status:
            found[STATUSES[soldier.status]] = 1.0
        found["power"], found["defence"], found["speed"] = soldier.power, soldier.defence, soldier.speed
    return found


class Worth:
    """Judges positions by given weights."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._steepness = weights[STEEPNESS]
        self._kept: dict[tuple[Soldier, bool], float] = {}

    def of(self, soldier: Soldier, fielded: bool) -> float:
        found = self._kept.get((soldier, fielded))
        if found is None:
            found = self._reckon(soldier, fielded)
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            self._kept[soldier, fielded] = found
        return found

    def _reckon(self, soldier: Soldier, fielded: bool) -> float:
        if not soldier.alive:
            return 0.0
        weights = self._weights
        return exp(sum(weights.get(name, 0.0) * value for name, value in features(soldier, fielded).items()))

    def strength(self, state: Position, seat: int) -> float:
        field = state.field[seat]
        return sum(self.of(soldier, slot in field) for slot, soldier in enumerate(state.squads[seat]))

    def chance(self, state: Position, seat: int) -> float:
        """How likely the seat is to win, as far as the position itself shows; a draw is half a win. Of two wins that
        with more left is a little better, and of two losses the narrower one."""
        if state.result is not None:
            ranking = state.result.ranking
            if ranking[0] == ranking[1]:
                return 0.5
            left = self.strength(state, ranking.index(1))
            short = TIDY / (1.0 + left)
            return 1.0 - short if ranking[seat] == 1 else short
        own, other = self.strength(state, seat) ** self._steepness, self.strength(state, 1 - seat) ** self._steepness
        return own / (own + other) if own + other else 0.5


def read_weights(name: str) -> Weights:
    """Weights that come with the program."""
    path = resources.files("arenarium.games.barracks.bots").joinpath("data", f"{name}.json")
    weights: Weights = json.loads(path.read_text("utf-8"))
    return weights


@cache
def plain() -> Worth:
    """By the hit points alone: what everybody sees."""
    return Worth({STEEPNESS: 2.0, "hearts": 1.0})


@cache
def learned() -> Worth:
    """By the weights found from games."""
    return Worth(read_weights("worth"))
