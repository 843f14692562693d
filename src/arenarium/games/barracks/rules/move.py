"""MOVE: carrying out a move: whom it hits, the damage, the special effects."""

from __future__ import annotations

from arenarium.games.barracks.cards.cards import MOVES, MoveCard
from arenarium.games.barracks.language.tree import Event
from arenarium.games.barracks.rules.damage import Modifiers, damage
from arenarium.games.barracks.rules.dice import happens
from arenarium.games.barracks.rules.effects import Scene, fall, run, sentences, trigger, wound
from arenarium.games.barracks.state.choices import NOBODY, Choice, Target
from arenarium.games.barracks.state.position import PARALYSIS, Mover, Phase, Place, Position

LOSES_MOVE = 2
"""STATUS-2: of 6."""


def loses_move(state: Position, mover: Mover) -> bool:
    """STATUS-2."""
    place = (mover.seat, mover.slot)
    if state.soldier(place).status != PARALYSIS or not happens(state, LOSES_MOVE, "paralysis"):
        return False
    state.tell("lost-move", seat=mover.seat, warrior=state.name(place))
    return True


def move_of(state: Position, mover: Mover) -> MoveCard:
    return MOVES[state.squads[mover.seat][mover.slot].moves[mover.line]]


def target_options(state: Position, user_seat: int) -> list[Choice]:
    """MOVE-2: any warrior on the battlefield; without an enemy there also nobody."""
    found: list[Choice] = [Target(*place) for place in state.on_field()]
    return found if state.field[1 - user_seat] else [NOBODY, *found]


def carry_out_move(state: Position, chosen: Place | None) -> None:
    """MOVE-1 to MOVE-7: damage to each warrior hit, then the special effects, sentence by sentence.

    `chosen`: whom a move with 1 icon hits; None is nobody.
    """
    mover, state.queue = state.queue[0], state.queue[1:]
    state.phase = Phase.ORDERS
    user, move = (mover.seat, mover.slot), move_of(state, mover)
    targets = _targets(state, user, move, chosen)
    if state.log is not None:
        state.tell(
            "used", seat=user[0], warrior=state.name(user), move=move.name,
            targets=[[seat, state.name((seat, slot))] for seat, slot in targets],
        )  # fmt: skip
    scene = Scene(user, tuple(targets))
    if move.damage:
        scene = _strike(state, scene, move)
    nobody_hit = bool(move.icons) and not targets
    for clauses in sentences(state, scene, move.effect):
        run(state, scene, clauses, only_user=nobody_hit)  # MOVE-2


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


def _strike(state: Position, scene: Scene, move: MoveCard) -> Scene:
    """MOVE-3: the damage; what came of it is known to the effects that follow.

    A blow is one moment, however many it hits: everybody takes the damage before anybody falls, and who falls by it
    falls together (END-2). Only then abilities answer.
    """
    modifiers = Modifiers(state, scene, move)
    dealt = 0
    for target in scene.hit:
        number, parts = damage(state, scene, move, modifiers, target)
        if state.log is not None:
            state.tell("damage", seat=target[0], warrior=state.name(target), number=number, parts=parts)
        dealt += wound(state, target, number, "move")
    fallen = fall(state, scene.hit)
    scene = scene._replace(dealt=dealt, eliminated=bool(fallen))
    for target in scene.hit:
        if target in fallen:
            trigger(state, target, Event.FALLS, scene)
        elif target[0] != scene.who[0] and target[1] in state.field[target[0]]:
            trigger(state, target, Event.HIT, attacker=scene.who)
    if dealt and scene.who[1] in state.field[scene.who[0]]:
        trigger(state, scene.who, Event.DAMAGES, hit=scene.hit, dealt=dealt)
        if fallen and scene.who[1] in state.field[scene.who[0]]:
            trigger(state, scene.who, Event.ELIMINATES)
    return scene
