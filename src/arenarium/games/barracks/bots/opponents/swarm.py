"""`swarm`: as many warriors as the points buy at the second level, fresh ones in front: the wounded go back."""

from __future__ import annotations

from arenarium.games.barracks.bots.appraisal import move_power
from arenarium.games.barracks.bots.opponents.rules_of_thumb import RuleOfThumb, best_gain, ordered
from arenarium.games.barracks.bots.patience import patience
from arenarium.games.barracks.cards.cards import MoveCard
from arenarium.games.barracks.state.choices import Orders
from arenarium.games.barracks.state.position import Position

WOUNDED = 0.35
"""Who has no more than this part of its hit points goes back, if somebody fresher can come."""
RELIEF = 3.0
"""What such a replacement is worth, in hit points; any other one costs as much."""
HITS_ALLY = 1.5


class Swarm(RuleOfThumb):
    def next_level(self, points: int) -> int:
        return min(points, 2)

    def card(self, move: MoveCard, others: list[MoveCard]) -> float:
        learns_to_strike = 1.0 if move.damage and not any(other.damage for other in others) else 0.0
        return move_power(move) + learns_to_strike - HITS_ALLY * (move.icons == 3)

    def orders(self, state: Position, seat: int, option: Orders) -> float:
        total = 0.0
        for place, order in ordered(state, seat, option):
            if isinstance(order, int):
                soldier, other = state.soldier(place), state.soldier((seat, order))
                left = state.hearts(soldier)
                tired = left <= WOUNDED * state.cards.hearts[soldier.card] and state.hearts(other) > left + 1
                total += (RELIEF if tired else -RELIEF) * patience(state.turn) + 0.1 * state.hearts(other)
            else:
                total += best_gain(state, place, order)
        return total
