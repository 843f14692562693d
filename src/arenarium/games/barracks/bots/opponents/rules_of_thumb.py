"""What the opponents that do not search have in common: every answer is the one with the highest score, by what their
seat sees; of equal ones any."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random

from arenarium.games.barracks.bots.greedy import hardest_blow, worth
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.cards.cards import MoveCard
from arenarium.games.barracks.formats.determinize import battlefield
from arenarium.games.barracks.formats.view import View
from arenarium.games.barracks.game import Barracks, Request
from arenarium.games.barracks.rules.damage import Modifiers, damage
from arenarium.games.barracks.rules.effects import EffectContext
from arenarium.games.barracks.state.choices import NOBODY, PASS, Choice, Draw, Orders, Pick, Send, Target, Use, Withdraw
from arenarium.games.barracks.state.position import Phase, Position
from arenarium.games.barracks.state.soldier import Place
from arenarium.games.barracks.state.words import NO_MOVE

SECOND_COPY = 2.0
"""What a card is worth less to a warrior that has the same already."""


class RuleOfThumb(ABC):
    def __init__(self, rng: Random, game: Barracks) -> None:
        self._rng = rng
        self._cards: CardSet = game.cards

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        if len(request.options) == 1:
            return request.options[0]
        state, seat = self._seen(view()), view().seat
        scores = [self._score(request.kind, state, seat, option) for option in request.options]
        highest = max(scores)
        best = [option for option, score in zip(request.options, scores, strict=True) if score == highest]
        return NOBODY if NOBODY in best else best[int(self._rng.random() * len(best))]

    def _seen(self, view: View) -> Position:
        state = Position()
        state.cards = self._cards
        battlefield(state, view)
        return state

    def _score(self, kind: Phase, state: Position, seat: int, option: Choice) -> float:
        match option:
            case Draw():
                return float(option.level == self.next_level(state.points[seat]))
            case Pick():
                return self._pick(state, seat, option)
            case Send():
                return sum(self.fresh(state, (seat, slot)) for slot in option.slots)
            case Orders():
                return self.orders(state, seat, option)
            case _ if option != PASS:
                return self.target(state, (option.seat, option.slot) if isinstance(option, Target) else None)
        return -1.0  # points that are left over are good for nothing

    def _pick(self, state: Position, seat: int, pick: Pick) -> float:
        moves = state.squads[seat][pick.slot].moves
        others = [self._cards.moves[move] for line, move in enumerate(moves) if line != pick.line and move != NO_MOVE]
        move = self._cards.moves[pick.move]
        return self.card(move, others) - SECOND_COPY * (move in others)

    # ---- what an opponent says of its own

    @abstractmethod
    def next_level(self, points: int) -> int:
        """The level of the next recruit."""

    @abstractmethod
    def card(self, move: MoveCard, others: list[MoveCard]) -> float:
        """How welcome a move card is to a warrior that has these."""

    @abstractmethod
    def orders(self, state: Position, seat: int, option: Orders) -> float: ...

    def target(self, state: Position, place: Place | None) -> float:
        return gain(state, place)

    def fresh(self, state: Position, place: Place) -> float:
        """How gladly a warrior is sent to the battlefield."""
        return state.hearts(state.soldier(place)) + hardest_blow(state, place)


# ------------------------------------------------------------------------------------------------- what all of them ask


def gain(state: Position, place: Place | None) -> float:
    """What the move whose target is being chosen gives at once."""
    mover = state.queue[0]
    user = (mover.seat, mover.slot)
    return worth(state, user, state.cards.moves[state.soldier(user).moves[mover.line]], place)


def ordered(state: Position, seat: int, option: Orders) -> list[tuple[Place, MoveCard | int]]:
    """By own warrior on the battlefield: the move that it is to use, or the slot of who comes instead."""
    orders: list[tuple[Place, MoveCard | int]] = []
    for slot, order in zip(state.field[seat], option.orders, strict=True):
        if isinstance(order, Use):
            orders.append(((seat, slot), state.cards.moves[state.squads[seat][slot].moves[order.line]]))
        elif isinstance(order, Withdraw):
            orders.append(((seat, slot), order.slot))
    return orders


def best_gain(state: Position, user: Place, move: MoveCard) -> float:
    """What a move gives at once, aimed as well as can be."""
    return max(worth(state, user, move, target) for target in state.on_field())


def blow(state: Position, user: Place, move: MoveCard, target: Place) -> int:
    """The damage that a move would deal to a warrior."""
    if not move.damage:
        return 0
    context = EffectContext(user, (target,))
    return damage(state, context, move, Modifiers(state, context, move), target)[0]
