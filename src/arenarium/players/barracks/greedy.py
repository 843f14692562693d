"""A greedy player of Barracks: it spends all its points on anything, picks moves of the highest level it can get, and
fights by what a move gives at once.

It weighs no replies and never plans: the yardstick for the balance of the cards, and the least that a better player has
to beat.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from arenarium.barracks import tree
from arenarium.barracks.cards import MOVES, MoveCard
from arenarium.barracks.choices import PASS, Orders, Target, Use
from arenarium.barracks.damage import Modifiers, damage
from arenarium.barracks.effects import Scene, meant, sentences
from arenarium.barracks.position import Place, Position
from arenarium.barracks.snapshot import battlefield
from arenarium.barracks.tree import Boost, Sort
from arenarium.core.game import Choice, Request, View
from arenarium.script.tree import Act

ELIMINATION = 3.0
"""Worth of taking a warrior's last hit point, beside the damage."""
STATUS = 1.5
BOOST = 0.8
_GOOD = (Boost.POWER, Boost.DEFENCE, Boost.SPEED)


class GreedyBarracks:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        if request.kind in ("orders", "target"):
            seen = view()
            state = Position()
            battlefield(state, seen)
            worths = [self._worth(state, seen["you"], option) for option in request.options]
            best = max(worths)
            return self._any([option for option, worth in zip(request.options, worths, strict=True) if worth == best])
        if request.kind == "pick":
            # the best moves that the warriors can have, as far as their level tells
            highest = max(MOVES[option.move].level for option in request.options)
            return self._any([option for option in request.options if MOVES[option.move].level == highest])
        return self._any([option for option in request.options if option != PASS])

    def _any(self, options: list[Choice]) -> Choice:
        return options[int(self._rng.random() * len(options))]

    def _worth(self, state: Position, seat: int, option: Choice) -> float:
        if isinstance(option, Target):
            mover = state.queue[0]
            user = (mover.seat, mover.slot)
            return worth(state, user, MOVES[state.soldier(user).moves[mover.line]], (option.seat, option.slot))
        assert isinstance(option, Orders)
        total = 0.0
        for slot, order in zip(state.field[seat], option.orders, strict=True):
            if isinstance(order, Use):
                move = MOVES[state.squads[seat][slot].moves[order.line]]
                total += max(worth(state, (seat, slot), move, target) for target in state.on_field())
        return total


def worth(state: Position, user: Place, move: MoveCard, chosen: Place) -> float:
    """What a move gives at once, in hit points, if it is aimed at `chosen`."""
    hit = {
        0: [],
        1: [chosen],
        2: [(1 - user[0], slot) for slot in state.field[1 - user[0]]],
        3: [place for place in state.on_field() if place != user],
    }[move.icons]
    scene = Scene(user, tuple(hit))
    total = 0.0
    dealt = 0
    if move.damage:
        modifiers = Modifiers(state, scene, move)
        for target in hit:
            hearts = state.soldier(target).hearts
            taken = min(damage(state, scene, move, modifiers, target)[0], hearts)
            dealt += taken
            total += _for(user, target) * -(taken + (ELIMINATION if taken == hearts else 0))
    for clauses in sentences(state, scene._replace(dealt=dealt), move.effect):
        total += sum(_worth_of(state, scene._replace(dealt=dealt), clause.act) for clause in clauses)
    return total


def _for(user: Place, target: Place) -> int:
    """Whether what helps the target helps the user: +1 for the own side, -1 for the other."""
    return 1 if user[0] == target[0] else -1


def _worth_of(state: Position, scene: Scene, act: Act) -> float:
    if isinstance(act, tree.Chance):
        return act.number / 6 * _worth_of(state, scene, act.act)
    if isinstance(act, tree.HealDealt):
        return min(scene.dealt, state.soldier(scene.who).hurt)
    if isinstance(act, tree.Modifier):
        return 0.0
    places = meant(state, scene, act.whom)  # type: ignore[attr-defined]
    return sum(_for(scene.who, place) * _help(state, act, place) for place in places)


def _help(state: Position, act: Act, place: Place) -> float:
    """What an act gives to the warrior it is done to."""
    soldier = state.soldier(place)
    scales = (soldier.power, soldier.defence, soldier.speed)
    match act:
        case tree.Inflict():
            return 0.0 if soldier.status else -STATUS
        case tree.Give(number, boost):
            return BOOST * number * (1 if boost in _GOOD else -1)
        case tree.Heal(number):
            return min(number, soldier.hurt)
        case tree.Hurt(number):
            return -min(number, soldier.hearts) - (ELIMINATION if number >= soldier.hearts else 0)
        case tree.Cure():
            return STATUS if soldier.status else 0.0
        case tree.Clear(sort):
            lost = [level for level in scales if sort is Sort.ANY or (level > 0) == (sort is Sort.HELPFUL)]
            return -BOOST * sum(lost)
        case tree.Steal():
            return -2 * BOOST * sum(level for level in scales if level > 0)
    return 0.0
