"""MOVE: carrying out a move: whom it hits, the damage, the special effects."""

from __future__ import annotations

from functools import lru_cache, partial

from arenarium.games.barracks.cards.cards import MoveCard
from arenarium.games.barracks.language.tree import Trigger
from arenarium.games.barracks.rules.damage import Modifiers, Parts, damage
from arenarium.games.barracks.rules.dice import happens
from arenarium.games.barracks.rules.effects import EffectContext, fall, run, sentences, trigger, wound
from arenarium.games.barracks.state import events
from arenarium.games.barracks.state.choices import NOBODY, Choice, Target
from arenarium.games.barracks.state.position import Mover, Phase, Position
from arenarium.games.barracks.state.soldier import Place
from arenarium.games.barracks.state.words import PARALYSIS

LOSES_MOVE = 2
"""STATUS-2: of 6."""
_ORDERS = Phase.ORDERS
_FALLS, _HIT = Trigger.FALLS, Trigger.HIT
_DAMAGES, _ELIMINATES = Trigger.DAMAGES, Trigger.ELIMINATES
"""Asked for at every step: members of an enum are slow to look up."""


def loses_move(state: Position, mover: Mover) -> bool:
    """STATUS-2."""
    place = (mover.seat, mover.slot)
    if state.soldier(place).status != PARALYSIS or not happens(state, LOSES_MOVE, "paralysis"):
        return False
    state.emit_about(place, events.MoveLost)
    return True


def move_of(state: Position, mover: Mover) -> MoveCard:
    return state.cards.moves[state.squads[mover.seat][mover.slot].moves[mover.line]]


def target_options(state: Position, user_seat: int) -> list[Choice]:
    """MOVE-2: any warrior on the battlefield; without an enemy there also nobody."""
    first, second = state.field
    return list(_targets_among(first, second, not state.field[1 - user_seat]))


@lru_cache(4096)
def _targets_among(first: tuple[int, ...], second: tuple[int, ...], nobody: bool) -> list[Choice]:
    """Of so few there are so few kinds that they are worth keeping."""
    targets: list[Choice] = [Target(seat, slot) for seat, slots in enumerate((first, second)) for slot in slots]
    return [NOBODY, *targets] if nobody else targets


def forecast(state: Position, target: Place) -> tuple[int, Parts] | None:
    """The damage that the move being carried out would deal to a warrior, and what it is made of; None without any."""
    mover = state.queue[0]
    move, context = move_of(state, mover), EffectContext((mover.seat, mover.slot), (target,))
    if not move.damage:
        return None
    return damage(state, context, move, Modifiers(state, context, move), target)


def carry_out_move(state: Position, chosen: Place | None) -> None:
    """MOVE-1 to MOVE-7: damage to each warrior hit, then the special effects, sentence by sentence.

    `chosen`: whom a move with 1 icon hits; None is nobody.
    """
    mover, state.queue = state.queue[0], state.queue[1:]
    state.phase = _ORDERS
    user, move = (mover.seat, mover.slot), move_of(state, mover)
    targets = _targets(state, user, move, chosen)
    if state.log is not None:
        names = tuple((target[0], state.name(target)) for target in targets)
        state.emit_about(user, partial(events.MoveUsed, move=move.name, targets=names))
    context = EffectContext(user, tuple(targets))
    if move.damage:
        context = _strike(state, context, move)
    nobody_hit = bool(move.icons) and not targets
    for clauses in sentences(state, context, move.effect):
        run(state, context, clauses, only_user=nobody_hit)  # MOVE-2


def _targets(state: Position, user: Place, move: MoveCard, chosen: Place | None) -> list[Place]:
    """MOVE-1."""
    match move.icons:
        case 0:
            return []
        case 1:
            return [chosen] if chosen else []
        case 2:
            return [(1 - user[0], slot) for slot in state.field[1 - user[0]]]
    ally = state.ally(user)
    return [(1 - user[0], slot) for slot in state.field[1 - user[0]]] + ([ally] if ally else [])


def _strike(state: Position, context: EffectContext, move: MoveCard) -> EffectContext:
    """MOVE-3: the damage; what came of it is known to the effects that follow.

    A blow is one moment, however many it hits: everybody takes the damage before anybody falls, and who falls by it
    falls together (END-2). Only then abilities answer.
    """
    modifiers = Modifiers(state, context, move)
    dealt = 0
    for target in context.hit:
        number, parts = damage(state, context, move, modifiers, target)
        dealt += wound(state, target, number)
        if state.log is not None:
            state.emit_change(target, partial(events.Damaged, number=number, parts=tuple(parts)))
    fallen = fall(state, context.hit)
    context = context._replace(dealt=dealt, eliminated=bool(fallen))
    for target in context.hit:
        if target in fallen:
            trigger(state, target, _FALLS, context)
        elif target[0] != context.who[0] and target[1] in state.field[target[0]]:
            trigger(state, target, _HIT, attacker=context.who)
    if dealt and context.who[1] in state.field[context.who[0]]:
        trigger(state, context.who, _DAMAGES, hit=context.hit, dealt=dealt)
        if fallen and context.who[1] in state.field[context.who[0]]:
            trigger(state, context.who, _ELIMINATES)
    return context
