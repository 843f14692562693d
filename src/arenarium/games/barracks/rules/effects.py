"""MOVE-6, STATUS, BOOST: what is done to warriors, by moves and by abilities.

Acts are carried out one by one, for one warrior after the other; nothing in them is chosen. Damage to several is one
moment: all of it is dealt before anybody falls. When the game is over, nothing more happens (END-1). An ability that is
being resolved does not answer to itself (ruling): otherwise two of them could go on for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from arenarium.cards import tree as script
from arenarium.cards.tree import Act, Clause, Condition
from arenarium.games.barracks.cards.cards import WARRIORS
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.language.tree import Boost, Event, Group, Sort, Who
from arenarium.games.barracks.rules.dice import happens
from arenarium.games.barracks.rules.end import check_end
from arenarium.games.barracks.rules.traits import STATUS_NUMBERS, TRAITS
from arenarium.games.barracks.state.position import MOST_BOOST, STATUSES, Place, Position, Soldier

SCALES: dict[Boost, tuple[str, int]] = {
    Boost.POWER: ("power", 1),
    Boost.WEAKNESS: ("power", -1),
    Boost.DEFENCE: ("defence", 1),
    Boost.EXPOSURE: ("defence", -1),
    Boost.SPEED: ("speed", 1),
    Boost.SLOWNESS: ("speed", -1),
}
"""Each pair of boosts is one level from -3 to +3 (BOOST-4)."""
_NAMES = {("power", 1): "power", ("power", -1): "weakness", ("defence", 1): "defence", ("defence", -1): "exposure",
          ("speed", 1): "speed", ("speed", -1): "slowness"}  # fmt: skip


class Scene(NamedTuple):
    """Who does something, and what it speaks of."""

    who: Place
    hit: tuple[Place, ...] = ()
    dealt: int = 0
    """Damage that the move has dealt in all."""
    eliminated: bool = False
    attacker: Place | None = None
    busy: frozenset[tuple[Place, Event]] = frozenset()
    """Abilities that are being resolved."""


# ----------------------------------------------------------------------------------------------------------- warriors


def meant(state: Position, scene: Scene, group: Group) -> list[Place]:
    """The living warriors on the battlefield that a phrase means. One that is gone is not there to be meant."""
    found = [place for place in _group(state, scene, group.who) if place[1] in state.field[place[0]]]
    if group.suffering is not None:
        wanted = STATUS_NUMBERS[group.suffering]
        found = [place for place in found if state.soldier(place).status == wanted]
    return found


def _group(state: Position, scene: Scene, who: Who) -> list[Place]:
    seat = scene.who[0]
    match who:
        case Who.THIS:
            return [scene.who]
        case Who.ALLY:
            ally = state.ally(scene.who)
            return [ally] if ally else []
        case Who.OWN:
            return [(seat, slot) for slot in state.field[seat]]
        case Who.HIT:
            return list(scene.hit)
        case Who.ENEMIES:
            return [(1 - seat, slot) for slot in state.field[1 - seat]]
        case Who.EVERYONE:
            return [(side, slot) for side in (seat, 1 - seat) for slot in state.field[side]]
        case Who.ATTACKER:
            return [scene.attacker] if scene.attacker else []
    raise TypeError(who)


# ---------------------------------------------------------------------------------------------------------------- acts


def run(state: Position, scene: Scene, clauses: tuple[Clause, ...], only_user: bool = False) -> None:
    """Do what clauses say; `only_user`: as far as they are about the one who does it (MOVE-2)."""
    for clause in clauses:
        _do(state, scene, clause.act, 0, only_user)


def _do(state: Position, scene: Scene, act: Act, chance: int, only_user: bool) -> None:
    if isinstance(act, tree.Modifier):
        return  # counted with the damage
    if state.result is not None:
        return  # END-1
    if isinstance(act, tree.Chance):
        _do(state, scene, act.act, act.number, only_user)
        return
    if isinstance(act, tree.HealDealt):
        standing = scene.who[1] in state.field[scene.who[0]]
        if scene.dealt and standing and (not chance or happens(state, chance, "effect")):
            heal(state, scene.who, scene.dealt)
        return
    group: Group = act.whom  # type: ignore[attr-defined]
    places = meant(state, scene, group)
    if only_user:
        places = [place for place in places if place == scene.who]
    if isinstance(act, tree.Hurt):
        hurt(state, [place for place in places if not chance or happens(state, chance, "effect")], act.number, scene)
        return
    for place in places:
        # one may have fallen by what was done to another
        if place[1] in state.field[place[0]] and (not chance or happens(state, chance, "effect")):
            _DEEDS[type(act)](state, scene, act, place)
            if state.result is not None:
                return


def _steal(state: Position, scene: Scene, act: tree.Steal, place: Place) -> None:
    if place == scene.who:
        return
    soldier = state.soldier(place)
    for scale in ("power", "defence", "speed"):
        level: int = getattr(soldier, scale)
        if level > 0:
            _set_scale(state, place, scale, 0)
            if scene.who[1] in state.field[scene.who[0]]:
                give(state, scene.who, Boost(_NAMES[scale, 1]), level)


def _clear(state: Position, scene: Scene, act: tree.Clear, place: Place) -> None:
    for scale in ("power", "defence", "speed"):
        level: int = getattr(state.soldier(place), scale)
        if (level > 0 and act.sort is not Sort.HARMFUL) or (level < 0 and act.sort is not Sort.HELPFUL):
            _set_scale(state, place, scale, 0)


_DEEDS: dict[type[Act], Callable[[Position, Scene, Any, Place], object]] = {
    tree.Inflict: lambda state, scene, act, place: inflict(state, place, STATUS_NUMBERS[act.status], scene),
    tree.Give: lambda state, scene, act, place: give(state, place, act.boost, act.number),
    tree.Heal: lambda state, scene, act, place: heal(state, place, act.number),
    tree.Cure: lambda state, scene, act, place: cure(state, place),
    tree.Clear: _clear,
    tree.Steal: _steal,
}


def inflict(state: Position, place: Place, status: int, scene: Scene) -> None:
    """STATUS-1: who has a status card gets no other."""
    soldier = state.soldier(place)
    if soldier.status or status in TRAITS[soldier.card].immune:
        return
    state.put(place, soldier._replace(status=status))
    state.tell("status", seat=place[0], warrior=state.name(place), status=STATUSES[status])
    trigger(state, place, Event.AILS, scene)


def cure(state: Position, place: Place) -> None:
    soldier = state.soldier(place)
    if soldier.status:
        state.put(place, soldier._replace(status=0))
        state.tell("cured", seat=place[0], warrior=state.name(place), status=STATUSES[soldier.status])


def give(state: Position, place: Place, boost: Boost, number: int) -> None:
    """BOOST-4: one card after the other; an opposite one is removed first, and there are never more than 3."""
    if boost in TRAITS[state.soldier(place).card].immune_boosts:
        return
    scale, sign = SCALES[boost]
    _change_scale(state, place, scale, sign * number)


def _change_scale(state: Position, place: Place, scale: str, by: int) -> None:
    level: int = getattr(state.soldier(place), scale)
    _set_scale(state, place, scale, max(-MOST_BOOST, min(MOST_BOOST, level + by)), _NAMES[scale, 1 if by > 0 else -1])


def _set_scale(state: Position, place: Place, scale: str, level: int, boost: str = "") -> None:
    soldier = state.soldier(place)
    if getattr(soldier, scale) == level:
        return
    change: dict[str, Any] = {scale: level}
    state.put(place, soldier._replace(**change))
    if boost:
        state.tell("boost", seat=place[0], warrior=state.name(place), boost=boost, level=level)
    else:
        state.tell("boost-removed", seat=place[0], warrior=state.name(place), scale=scale)


def heal(state: Position, place: Place, number: int) -> None:
    """MOVE-5: never beyond the hearts."""
    soldier = state.soldier(place)
    healed = min(number, soldier.hurt)
    if healed:
        state.put(place, soldier._replace(hurt=soldier.hurt - healed))
        state.tell("healed", seat=place[0], warrior=state.name(place), number=healed)


def hurt(state: Position, places: list[Place], number: int, scene: Scene) -> None:
    """Damage by an effect to all of these at one moment; then the last words of those who fall by it."""
    for place in places:
        wound(state, place, number, "effect")
    for place in fall(state, places):
        trigger(state, place, Event.FALLS, scene)


def wound(state: Position, place: Place, number: int, why: str) -> int:
    """MOVE-5: hit point cards are turned face down, as many as there are; how many."""
    soldier = state.soldier(place)
    taken = min(number, soldier.hearts)
    state.put(place, soldier._replace(hurt=soldier.hurt + taken))
    if why != "move":  # the damage of a move is reported with its sum
        state.tell("hurt", seat=place[0], warrior=state.name(place), number=taken, why=why)
    return taken


def fall(state: Position, places: Iterable[Place]) -> list[Place]:
    """MOVE-7, END-1: of warriors hurt at one moment, those without hit points leave the battlefield with all their
    cards, and the game may be over. Who has fallen; their abilities have yet to answer."""
    fallen = [place for place in places if not state.soldier(place).alive]
    for seat, slot in fallen:
        state.field[seat] = tuple(other for other in state.field[seat] if other != slot)
        state.put((seat, slot), _bare(state.soldier((seat, slot))))
        state.tell("eliminated", seat=seat, warrior=state.name((seat, slot)))
    if fallen:
        check_end(state)
    return fallen


def _bare(soldier: Soldier) -> Soldier:
    return soldier._replace(status=0, power=0, defence=0, speed=0)


def without_modifications(soldier: Soldier) -> Soldier:
    """TURN-4: what a warrior loses when it is withdrawn."""
    if TRAITS[soldier.card].keeps_boosts:
        return soldier._replace(status=0)
    return _bare(soldier)


# ----------------------------------------------------------------------------------------------------------- abilities


def trigger(state: Position, place: Place, event: Event, scene: Scene | None = None, **more: Any) -> None:
    """Let a warrior's ability answer to an event, unless the game is over (END-1)."""
    clauses = TRAITS[state.soldier(place).card].when.get(event)
    if not clauses or state.result is not None:
        return
    busy = scene.busy if scene is not None else frozenset()
    if (place, event) in busy:
        return
    if state.log is not None:
        state.tell("ability", seat=place[0], warrior=state.name(place), when=event.name.lower())
    run(state, Scene(place, busy=busy | {(place, event)}, **more), clauses)


# ---------------------------------------------------------------------------------------------------------- conditions


def holds(state: Position, scene: Scene, condition: Condition | None) -> bool:
    match condition:
        case None:
            return True
        case script.Together(first, second):
            return holds(state, scene, first) and holds(state, scene, second)
        case tree.Eliminated():
            return scene.eliminated
        case tree.Alone():
            return state.ally(scene.who) is None
        case tree.Ails(status):
            has = state.soldier(scene.who).status
            return bool(has) if status is None else has == STATUS_NUMBERS[status]
        case tree.Wounded():
            soldier = state.soldier(scene.who)
            return 2 * soldier.hearts <= WARRIORS[soldier.card].hearts
    raise TypeError(condition)


def sentences(state: Position, scene: Scene, effect: script.Effect | None) -> Iterator[tuple[Clause, ...]]:
    """The sentences of an effect whose conditions hold, each looked at when its turn comes."""
    met = True
    for sentence in effect.sentences if effect else ():
        if isinstance(sentence.condition, script.Otherwise):
            said = not met
        elif sentence.condition is None:
            said = True
        else:
            said = met = holds(state, scene, sentence.condition)
        if said:
            yield sentence.clauses
