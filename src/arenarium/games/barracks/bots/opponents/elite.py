"""`elite`: the highest levels that the points buy. Its few warriors make themselves strong first, then strike."""

from __future__ import annotations

from arenarium.games.barracks.bots.appraisal import move_power
from arenarium.games.barracks.bots.opponents.rules_of_thumb import RuleOfThumb, best_gain, ordered
from arenarium.games.barracks.bots.patience import patience
from arenarium.games.barracks.cards.cards import LEVELS, MoveCard
from arenarium.games.barracks.state.choices import Orders
from arenarium.games.barracks.state.position import Position

READY = 3
"""Boosts that a warrior wants before it strikes in earnest."""
PREPARING = 2.0
"""How much more a move without damage counts until then."""
STAYS = -1.0
"""A replacement is worth less than nothing: the strong stay."""


class Elite(RuleOfThumb):
    def next_level(self, points: int) -> int:
        return min(points, max(LEVELS))

    def card(self, move: MoveCard, others: list[MoveCard]) -> float:
        """One card to strike with, and one that helps."""
        strikes = any(other.damage for other in others)
        return move_power(move) + (2.0 if bool(move.damage) != strikes else 0.0) + 0.1 * move.level

    def orders(self, state: Position, seat: int, option: Orders) -> float:
        total = 0.0
        for place, order in ordered(state, seat, option):
            if isinstance(order, int):
                total += STAYS
                continue
            soldier = state.soldier(place)
            ready = soldier.power + soldier.defence >= READY
            calm = patience(state.turn) if not order.damage and not ready else 0.0
            total += best_gain(state, place, order) * (1 + (PREPARING - 1) * calm)
        return total
