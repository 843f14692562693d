"""What a warrior is worth, and who stands better.

A warrior's worth is the exponential of a weighted sum of its features; a side's strength is the sum of the worths of
its living warriors. Of two sides the first wins with the chance of a logistic curve over k * log(a / b), and what the
warriors are worth to each other (`company`). The weights are in `data/worth.json`; `arenarium fit barracks` finds them
from games.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache, partial
from importlib import resources
from math import exp, log

from arenarium.cards.card_set import Derived
from arenarium.games.barracks.bots.appraisal import with_unknown
from arenarium.games.barracks.bots.company import GIFTS, PAIRINGS, Side, pairings, together
from arenarium.games.barracks.bots.patience import pressure
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.native.turns import Judging, NativeJudge
from arenarium.games.barracks.rules.traits import TRAITS
from arenarium.games.barracks.state.position import LAST_TURN, Position
from arenarium.games.barracks.state.soldier import Soldier
from arenarium.games.barracks.state.words import BURN, NO_MOVE, POISON, STATUSES

STEEPNESS = "steepness"
"""The name of k among the weights."""
Weights = dict[str, float]
WIN_MARGIN = 0.002
"""What a win without anything left would fall short of a certain one."""
_SURE = 30.0
"""A lead that nothing turns any more."""
FRAIL = 2
"""Hit points at which a warrior is about to fall."""
_MOST_KEPT = 10_000
"""Worths that are remembered. With many more the garbage collector, which looks through them now and then, would take a
tenth of a second and more."""


_LASTING: Derived[CardSet, Callable[[int, tuple[int, ...]], dict[str, float]]] = Derived(
    lambda cards: lru_cache(_MOST_KEPT)(partial(_lasting, cards))
)
"""By warrior and moves."""


def _lasting(set_: CardSet, card: int, moves: tuple[int, ...]) -> dict[str, float]:
    """Features that a warrior keeps through the whole game."""
    warrior, traits = set_.warriors[card], TRAITS(set_)[card]
    cards = [set_.moves[move] for move in moves if move != NO_MOVE]
    values = {f"level {warrior.level}": 1.0, f"warrior {warrior.name}": 1.0}
    for move in cards:
        values[f"move {move.name}"] = 1.0
    values["twice the same"] = float(len({move.name for move in cards}) < len(cards))
    values["no card"] = float(len(moves) - len(cards))
    values["strikes"] = float(bool([move for move in cards if move.damage]))
    values["strikes twice"] = float(len([move for move in cards if move.damage]) > 1)
    bonus = [more.number for more in traits.deal_more for move in cards if more.category in ("", move.category)]
    values["bonus"] = float(sum(bonus))
    values["sooner"] = float(sum(traits.priority(move) for move in cards if move.damage))
    values["hardest blow"] = log(1 + max((move.damage for move in cards), default=0))
    return values


def features(cards: CardSet, soldier: Soldier, fielded: bool) -> dict[str, float]:
    """What is counted of a living warrior; `fielded`: it stands on the battlefield."""
    values = dict(_LASTING(cards)(soldier.card, soldier.moves))
    hearts = cards.hearts[soldier.card]
    left = hearts - soldier.hurt
    values["hearts"] = log(left)
    values["health"] = log(left / hearts)
    values["frail"] = frail = float(left <= FRAIL)
    if fielded:
        blow = values["hardest blow"]
        values["fielded"], values["fielded frail"], values["fielded blow"] = 1.0, frail, blow
        values["power"], values["defence"], values["speed"] = soldier.power, soldier.defence, soldier.speed
        values["power blow"], values["defence hearts"] = soldier.power * blow, soldier.defence * log(left)
        if soldier.status:
            values[STATUSES[soldier.status]] = 1.0
        if soldier.status == POISON:
            values["poison hearts"] = log(left)
        elif soldier.status == BURN:
            values["burn blow"] = blow
    return values


class Worth:
    """Judges positions with the cards of one set by given weights."""

    def __init__(self, cards: CardSet, weights: Weights) -> None:
        self._cards = cards
        self._weights = weights
        self._steepness = weights[STEEPNESS]
        self._pairs = tuple(weights.get(name, 0.0) for name in PAIRINGS)
        self._knows_company = any(self._pairs)
        self._kept: dict[tuple[Soldier, bool], float] = {}

    @cached_property
    def native(self) -> NativeJudge | None:
        """The same judge in the native engine, if there is one."""
        pairs = self._pairs if self._knows_company else ()
        hurry = [pressure(turn) for turn in range(LAST_TURN + 1)]
        judging = Judging(self._reckon, GIFTS(self._cards), self._steepness, WIN_MARGIN, _SURE, pairs, hurry)
        return judging.native(self._cards, len(PAIRINGS))

    def of(self, soldier: Soldier, fielded: bool) -> float:
        worth = self._kept.get((soldier, fielded))
        if worth is None:
            worth = self._reckon(soldier, fielded)
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            self._kept[soldier, fielded] = worth
        return worth

    def _reckon(self, soldier: Soldier, fielded: bool) -> float:
        if soldier.hurt >= self._cards.hearts[soldier.card]:
            return 0.0
        weights, values = self._weights, features(self._cards, soldier, fielded)
        return exp(sum(weights.get(name, 0.0) * value for name, value in values.items()))

    def strength(self, state: Position, seat: int) -> float:
        field = state.field[seat]
        return sum(self.of(soldier, slot in field) for slot, soldier in enumerate(state.squads[seat]))

    def chance(self, state: Position, seat: int) -> float:
        """How likely the seat is to win, as far as the position itself shows; a draw is half a win. Of two wins that
        with more left is a little better, and of two losses the narrower one."""
        if state.outcome is not None:
            ranking = state.outcome.ranking
            if ranking[0] == ranking[1]:
                return 0.5
            left = self.strength(state, ranking.index(1))
            short = WIN_MARGIN / (1.0 + left)
            return 1.0 - short if ranking[seat] == 1 else short
        return 1 / (1 + exp(-self.lead(state, seat)))

    def lead(self, state: Position, seat: int) -> float:
        """By how much a seat stands better, on the scale of the logistic curve."""
        own, other = self.strength(state, seat), self.strength(state, 1 - seat)
        if not own or not other:
            return _SURE * ((own > 0) - (other > 0))
        lead = self._steepness * log(own / other)
        if self._knows_company:
            own_side, other_side = (together(self._cards, state.squads[of]) for of in (seat, 1 - seat))
            lead += self.company(own_side, other_side)
        return max(-_SURE, min(_SURE, lead))

    def promise(self, squad: Sequence[Soldier], other: Side) -> float:
        """How well a squad that is unhurt would stand against another, on the same scale; only differences count."""
        strength = sum(self.of(soldier, True) for soldier in squad)
        return self._steepness * log(strength) + self.company(together(self._cards, squad), other)

    def company(self, own: Side, other: Side) -> float:
        """What the pairings of two sides make of it."""
        sums = zip(self._pairs, pairings(own, other), pairings(other, own), strict=True)
        return sum(weight * (mine - theirs) for weight, mine, theirs in sums)


def read_weights(name: str) -> Weights:
    """Weights that come with the program."""
    path = resources.files("arenarium.games.barracks.bots").joinpath("data", f"{name}.json")
    weights: Weights = json.loads(path.read_text("utf-8"))
    return weights


plain: Derived[CardSet, Worth] = Derived(lambda cards: Worth(cards, {STEEPNESS: 2.0, "hearts": 1.0}))
"""By the hit points alone: what everybody sees."""
learned: Derived[CardSet, Worth] = Derived(lambda cards: Worth(cards, with_unknown(cards, read_weights("worth"))))
"""By the weights found from games, and what other cards do."""
