"""`focus`: all blows of a turn fall on one enemy. A squad of the middle levels, cards that strike one warrior hard."""

from __future__ import annotations

from arenarium.games.barracks.bots.appraisal import move_power
from arenarium.games.barracks.bots.greedy import ELIMINATION, LATER, hardest_blow, worth
from arenarium.games.barracks.bots.opponents.rules_of_thumb import RuleOfThumb, best_gain, blow, gain, ordered
from arenarium.games.barracks.bots.patience import patience
from arenarium.games.barracks.bots.squads import plain_level
from arenarium.games.barracks.cards.cards import MoveCard
from arenarium.games.barracks.state.choices import Orders
from arenarium.games.barracks.state.position import Position
from arenarium.games.barracks.state.soldier import Place

ON_THE_VICTIM = 2.0
"""What hitting the enemy that falls soonest counts beside what the move does."""
STRIKES = 0.5
"""What a point of damage counts beside all that a card does."""


class Focus(RuleOfThumb):
    def next_level(self, points: int) -> int:
        return plain_level(points)

    def card(self, move: MoveCard, others: list[MoveCard]) -> float:
        return move_power(move) + STRIKES * move.damage

    def orders(self, state: Position, seat: int, option: Orders) -> float:
        victims = [(1 - seat, slot) for slot in state.field[1 - seat]]
        return max((self._against(state, seat, option, victim) for victim in victims), default=0.0)

    def _against(self, state: Position, seat: int, option: Orders, victim: Place) -> float:
        """What orders give if whoever strikes strikes the same enemy; what falls beyond its last hit point is lost."""
        hearts = state.hearts(state.soldier(victim))
        total, dealt = 0.0, 0
        for place, order in ordered(state, seat, option):
            if isinstance(order, int):
                total += LATER * (1 - patience(state.turn)) * hardest_blow(state, (seat, order))
            elif order.damage and order.icons == 1:
                harm = blow(state, place, order, victim)
                fells = ELIMINATION if harm >= hearts else 0.0
                total += worth(state, place, order, victim) - fells - min(harm, hearts)
                dealt += harm
            else:
                total += best_gain(state, place, order)
        return total + min(dealt, hearts) + (ELIMINATION if dealt >= hearts else 0.0)

    def target(self, state: Position, place: Place | None) -> float:
        seat = state.queue[0].seat
        return gain(state, place) + ON_THE_VICTIM * (place is not None and place == weakest(state, 1 - seat))


def weakest(state: Position, seat: int) -> Place | None:
    """The warrior of a seat on the battlefield that falls soonest."""
    places = [(seat, slot) for slot in state.field[seat]]
    return min(places, key=lambda at: state.hearts(state.soldier(at)) + state.soldier(at).defence, default=None)
