"""A greedy player of Barracks: it spends all its points on anything, picks moves of the highest level it can get, and
fights by what a move gives at once.

It weighs no replies and never plans: the yardstick for the balance of the cards, and the least that a better player has
to beat.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from arenarium.cards.tree import Act
from arenarium.core.game import Choice, Request, View
from arenarium.games.barracks.bots.patience import patience
from arenarium.games.barracks.cards.cards import MOVE_BY_NAME, MOVES, MoveCard
from arenarium.games.barracks.formats.snapshot import battlefield
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.language.tree import Sort
from arenarium.games.barracks.rules.damage import Modifiers, damage
from arenarium.games.barracks.rules.effects import SCALES, Scene, meant, sentences
from arenarium.games.barracks.state.choices import NOBODY, PASS, Orders, Pick, Target, Use, Withdraw
from arenarium.games.barracks.state.position import MOST_BOOST, NO_MOVE, Place, Position

ELIMINATION = 3.0
"""Worth of taking a warrior's last hit point, beside the damage."""
STATUS = 1.5
BOOST = 0.8
LATER = 0.5
"""What a blow is worth that can be struck in the next turn only."""
_SCALES = ("power", "defence", "speed")


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
            found = [option for option, worth in zip(request.options, worths, strict=True) if worth == best]
            return NOBODY if NOBODY in found else self._any(found)  # nobody is hit for nothing
        if request.kind == "pick":
            # the best moves that the warriors can have, as far as their level shows; but everybody learns to strike
            seen = view()
            squad = seen["squads"][seen["you"]]
            options = [option for option in request.options if _can_strike(squad, option)] or request.options
            highest = max(MOVES[option.move].level for option in options)
            return self._any([option for option in options if MOVES[option.move].level == highest])
        return self._any([option for option in request.options if option != PASS])

    def _any(self, options: list[Choice]) -> Choice:
        return options[int(self._rng.random() * len(options))]

    def _worth(self, state: Position, seat: int, option: Choice) -> float:
        if isinstance(option, Target) or option == NOBODY:
            mover = state.queue[0]
            user = (mover.seat, mover.slot)
            chosen = (option.seat, option.slot) if isinstance(option, Target) else None
            return worth(state, user, MOVES[state.soldier(user).moves[mover.line]], chosen)
        assert isinstance(option, Orders)
        total = 0.0
        for slot, order in zip(state.field[seat], option.orders, strict=True):
            if isinstance(order, Use):
                move = MOVES[state.squads[seat][slot].moves[order.line]]
                total += max(worth(state, (seat, slot), move, target) for target in state.on_field())
            elif isinstance(order, Withdraw):
                total += LATER * (1 - patience(state.turn)) * _hardest_blow(state, (seat, order.slot))
        return total


def _can_strike(squad: list[dict[str, Any]], option: Pick) -> bool:
    """Whether a warrior that gets this card has, or may still get, a move that deals damage."""
    moves = squad[option.slot]["moves"]
    others = [name for line, name in enumerate(moves) if line != option.line]
    return MOVES[option.move].damage > 0 or any(not name or MOVES[MOVE_BY_NAME[name]].damage for name in others)


def _hardest_blow(state: Position, place: Place) -> int:
    """The damage icons of the best move of a warrior in the barracks."""
    return max((MOVES[move].damage for move in state.soldier(place).moves if move != NO_MOVE), default=0)


def worth(state: Position, user: Place, move: MoveCard, chosen: Place | None) -> float:
    """What a move gives at once, in hit points, if it is aimed at `chosen`, or at nobody."""
    hit = {
        0: [],
        1: [chosen] if chosen else [],
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
    scene = scene._replace(dealt=dealt)
    only_user = bool(move.icons) and not hit  # MOVE-2
    for clauses in sentences(state, scene, move.effect):
        total += sum(_worth_of(state, scene, clause.act, only_user) for clause in clauses)
    return total


def _for(user: Place, target: Place) -> int:
    """Whether what helps the target helps the user: +1 for its own side, -1 for the other."""
    return 1 if user[0] == target[0] else -1


def _worth_of(state: Position, scene: Scene, act: Act, only_user: bool) -> float:
    if isinstance(act, tree.Chance):
        return act.number / 6 * _worth_of(state, scene, act.act, only_user)
    if isinstance(act, tree.HealDealt):
        return min(scene.dealt, state.soldier(scene.who).hurt) * patience(state.turn)
    if isinstance(act, tree.Modifier):
        return 0.0
    places = meant(state, scene, act.whom)  # type: ignore[attr-defined]
    if only_user:
        places = [place for place in places if place == scene.who]
    helps = [_help(state, act, place) for place in places if place[0] == scene.who[0]]
    harms = [-_help(state, act, place) for place in places if place[0] != scene.who[0]]
    return sum(harms) + sum(help * (patience(state.turn) if help > 0 else 1) for help in helps)


def _help(state: Position, act: Act, place: Place) -> float:
    """What an act gives to the warrior it is done to."""
    soldier = state.soldier(place)
    scales = (soldier.power, soldier.defence, soldier.speed)
    match act:
        case tree.Inflict():
            return 0.0 if soldier.status else -STATUS
        case tree.Give(number, boost):
            scale, sign = SCALES[boost]
            level = scales[_SCALES.index(scale)]
            return BOOST * (max(-MOST_BOOST, min(MOST_BOOST, level + sign * number)) - level)  # BOOST-4
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
