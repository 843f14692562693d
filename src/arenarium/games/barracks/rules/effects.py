"""MOVE-6, STATUS, BOOST: what is done to warriors, by moves and by abilities.

Acts are carried out one by one, for one warrior after the other; nothing in them is chosen. Damage to several is one
moment: all of it is dealt before anybody falls. When the game is over, nothing more happens (END-1). An ability that is
being resolved does not answer to itself (ruling): otherwise two of them could go on for ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import NamedTuple

from arenarium.cards import tree as script
from arenarium.cards.limits import MOST_ANSWERS
from arenarium.cards.tree import Act, Clause, Condition
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.language.tree import Boost, Group, Sort, Trigger, Who
from arenarium.games.barracks.rules.dice import happens
from arenarium.games.barracks.rules.end import check_end
from arenarium.games.barracks.rules.traits import STATUS_NUMBERS, TRAITS, traits_of
from arenarium.games.barracks.state import events
from arenarium.games.barracks.state.position import Position
from arenarium.games.barracks.state.soldier import Place, Scale, Soldier, status_word
from arenarium.games.barracks.state.words import MOST_BOOST

SCALES: dict[Boost, tuple[Scale, int]] = {
    Boost.POWER: (Scale.POWER, 1),
    Boost.WEAKNESS: (Scale.POWER, -1),
    Boost.DEFENCE: (Scale.DEFENCE, 1),
    Boost.EXPOSURE: (Scale.DEFENCE, -1),
    Boost.SPEED: (Scale.SPEED, 1),
    Boost.SLOWNESS: (Scale.SPEED, -1),
}
"""Each pair of boosts is one level from -3 to +3 (BOOST-4)."""
_WORDS: dict[Trigger, events.TriggerWord] = {
    Trigger.ENTERS: "enters",
    Trigger.HIT: "hit",
    Trigger.DAMAGES: "damages",
    Trigger.ELIMINATES: "eliminates",
    Trigger.FALLS: "falls",
    Trigger.AILS: "ails",
    Trigger.TURN_ENDS: "turn_ends",
}
"""What events call them."""
_BOOSTS = {end: boost for boost, end in SCALES.items()}


_THIS, _ALLY, _OWN, _HIT = Who.THIS, Who.ALLY, Who.OWN, Who.HIT
_ENEMIES, _EVERYONE, _ATTACKER = Who.ENEMIES, Who.EVERYONE, Who.ATTACKER
_FALLS, _AILS = Trigger.FALLS, Trigger.AILS
"""Asked for at every step: members of an enum are slow to look up."""


class Chain:
    """Abilities that answer to an event, and to what is done in answer to it."""

    __slots__ = ("answers", "busy")

    def __init__(self) -> None:
        self.busy: set[tuple[Place, Trigger]] = set()
        """Those that are being resolved."""
        self.answers = 0
        """How many there were: strangers' cards could go on for hours (`MOST_ANSWERS`)."""


class EffectContext(NamedTuple):
    """Who does something, and what it speaks of."""

    who: Place
    hit: tuple[Place, ...] = ()
    dealt: int = 0
    """Damage that the move has dealt in all."""
    eliminated: bool = False
    attacker: Place | None = None
    chain: Chain | None = None
    """Of abilities, if one does it."""


# ----------------------------------------------------------------------------------------------------------- warriors


def meant(state: Position, context: EffectContext, group: Group) -> list[Place]:
    """The living warriors on the battlefield that a phrase means. One that is gone is not there to be meant."""
    field = state.field
    places = [place for place in _group(state, context, group.who) if place[1] in field[place[0]]]
    if group.suffering is not None:
        status = STATUS_NUMBERS[group.suffering]
        places = [place for place in places if state.soldier(place).status == status]
    return places


def _group(state: Position, context: EffectContext, who: Who) -> list[Place]:
    seat = context.who[0]
    if who is _HIT:
        return list(context.hit)
    if who is _THIS:
        return [context.who]
    if who is _ALLY:
        ally = state.ally(context.who)
        return [ally] if ally else []
    if who is _OWN:
        return [(seat, slot) for slot in state.field[seat]]
    if who is _ENEMIES:
        return [(1 - seat, slot) for slot in state.field[1 - seat]]
    if who is _EVERYONE:
        return [(side, slot) for side in (seat, 1 - seat) for slot in state.field[side]]
    if who is _ATTACKER:
        return [context.attacker] if context.attacker else []
    raise TypeError(who)


# ---------------------------------------------------------------------------------------------------------------- acts


def run(state: Position, context: EffectContext, clauses: tuple[Clause, ...], only_user: bool = False) -> None:
    """Do what clauses say; `only_user`: as far as they are about the one who does it (MOVE-2)."""
    for clause in clauses:
        _do(state, context, clause.act, 0, only_user)


def _do(state: Position, context: EffectContext, act: Act, chance: int, only_user: bool) -> None:
    if isinstance(act, tree.Modifier):
        return  # counted with the damage
    if state.outcome is not None:
        return  # END-1
    if isinstance(act, tree.Chance):
        _do(state, context, act.act, act.number, only_user)
        return
    if isinstance(act, tree.HealDealt):
        standing = context.who[1] in state.field[context.who[0]]
        if context.dealt and standing and (not chance or happens(state, chance, "effect")):
            heal(state, context.who, context.dealt)
        return
    group: Group = act.whom  # type: ignore[attr-defined]
    places = meant(state, context, group)
    if only_user:
        places = [place for place in places if place == context.who]
    if isinstance(act, tree.Hurt):
        hurt(state, [place for place in places if not chance or happens(state, chance, "effect")], act.number, context)
        return
    for place in places:
        # one may have fallen by what was done to another
        if place[1] in state.field[place[0]] and (not chance or happens(state, chance, "effect")):
            _do_to(state, context, act, place)
            if state.outcome is not None:
                return


def _do_to(state: Position, context: EffectContext, act: Act, place: Place) -> None:
    """What an act does to one warrior."""
    if isinstance(act, tree.Give):
        give(state, place, act.boost, act.number)
        return
    match act:
        case tree.Inflict(status):
            inflict(state, place, STATUS_NUMBERS[status], context)
        case tree.Heal(number):
            heal(state, place, number)
        case tree.Cure():
            cure(state, place)
        case tree.Clear(sort):
            _clear(state, place, sort)
        case tree.Steal():
            _steal(state, context, place)
        case _:
            raise TypeError(act)


def _steal(state: Position, context: EffectContext, place: Place) -> None:
    if place == context.who:
        return
    soldier = state.soldier(place)
    for scale in Scale:
        level = _level(soldier, scale)
        if level > 0:
            _set_scale(state, place, scale, 0)
            if context.who[1] in state.field[context.who[0]]:
                give(state, context.who, _BOOSTS[scale, 1], level)


def _clear(state: Position, place: Place, sort: Sort) -> None:
    for scale in Scale:
        level = _level(state.soldier(place), scale)
        if (level > 0 and sort is not Sort.HARMFUL) or (level < 0 and sort is not Sort.HELPFUL):
            _set_scale(state, place, scale, 0)


def inflict(state: Position, place: Place, status: int, context: EffectContext) -> None:
    """STATUS-1: who has a status card gets no other."""
    soldier = state.soldier(place)
    if soldier.status or status in traits_of(state, soldier).immune:
        return
    state.put(place, soldier._replace(status=status))
    if state.log is not None:
        state.emit_change(place, partial(events.StatusGiven, status=status_word(status)))
    trigger(state, place, _AILS, context)


def cure(state: Position, place: Place) -> None:
    soldier = state.soldier(place)
    if soldier.status:
        state.put(place, soldier._replace(status=0))
        state.emit_change(place, partial(events.Cured, status=status_word(soldier.status)))


def give(state: Position, place: Place, boost: Boost, number: int) -> None:
    """BOOST-4: one card after the other; an opposite one is removed first, and there are never more than 3."""
    if boost in traits_of(state, state.soldier(place)).immune_boosts:
        return
    scale, sign = SCALES[boost]
    level = _level(state.soldier(place), scale) + sign * number
    _set_scale(state, place, scale, max(-MOST_BOOST, min(MOST_BOOST, level)), boost)


def _set_scale(state: Position, place: Place, scale: Scale, level: int, boost: Boost | None = None) -> None:
    soldier = state.soldier(place)
    if _level(soldier, scale) == level:
        return
    match scale:
        case Scale.POWER:
            state.put(place, soldier._replace(power=level))
        case Scale.DEFENCE:
            state.put(place, soldier._replace(defence=level))
        case Scale.SPEED:
            state.put(place, soldier._replace(speed=level))
    if state.log is None:
        return
    if boost is not None:
        state.emit_change(place, partial(events.Boosted, boost=boost, level=level))
    else:
        state.emit_change(place, partial(events.BoostRemoved, scale=scale))


def _level(soldier: Soldier, scale: Scale) -> int:
    level: int = getattr(soldier, scale)
    return level


def heal(state: Position, place: Place, number: int) -> None:
    """MOVE-5: never beyond the hearts."""
    soldier = state.soldier(place)
    healed = min(number, soldier.hurt)
    if healed:
        state.put(place, soldier._replace(hurt=soldier.hurt - healed))
        if state.log is not None:
            state.emit_change(place, partial(events.Healed, number=healed))


def hurt(state: Position, places: list[Place], number: int, context: EffectContext) -> None:
    """Damage by an effect to all of these at one moment; then the last words of those who fall by it."""
    for place in places:
        wound(state, place, number, "effect")
    for place in fall(state, places):
        trigger(state, place, _FALLS, context)


def wound(state: Position, place: Place, number: int, why: events.HurtReason | None = None) -> int:
    """MOVE-5: hit point cards are turned face down, as many as there are; how many. The damage of a move, which has no
    `why`, is told with its sum elsewhere."""
    soldier = state.soldier(place)
    taken = min(number, state.hearts(soldier))
    state.put(place, soldier._replace(hurt=soldier.hurt + taken))
    if why is not None and state.log is not None:
        state.emit_change(place, partial(events.WarriorHurt, number=taken, why=why))
    return taken


def fall(state: Position, places: Iterable[Place]) -> list[Place]:
    """MOVE-7, END-1: of warriors hurt at one moment, those without hit points leave the battlefield with all their
    cards, and the game may be over. Who has fallen; their abilities have yet to answer."""
    hearts, squads = state.cards.hearts, state.squads
    soldiers = [(place, squads[place[0]][place[1]]) for place in places]
    fallen = [place for place, soldier in soldiers if soldier.hurt >= hearts[soldier.card]]
    for seat, slot in fallen:
        state.field[seat] = tuple(other for other in state.field[seat] if other != slot)
        state.put((seat, slot), _bare(state.soldier((seat, slot))))
        if state.log is not None:
            state.emit_change((seat, slot), partial(events.Eliminated, field=state.battlefield()))
    if fallen:
        check_end(state)
    return fallen


def _bare(soldier: Soldier) -> Soldier:
    return soldier._replace(status=0, power=0, defence=0, speed=0)


def without_modifications(state: Position, soldier: Soldier) -> Soldier:
    """TURN-4: what a warrior loses when it is withdrawn."""
    if traits_of(state, soldier).keeps_boosts:
        return soldier._replace(status=0)
    return _bare(soldier)


# ----------------------------------------------------------------------------------------------------------- abilities


def trigger(
    state: Position,
    place: Place,
    event: Trigger,
    context: EffectContext | None = None,
    *,
    hit: tuple[Place, ...] = (),
    dealt: int = 0,
    attacker: Place | None = None,
) -> None:
    """Let a warrior's ability answer to an event, unless the game is over (END-1)."""
    clauses = TRAITS(state.cards)[state.squads[place[0]][place[1]].card].when.get(event)
    if not clauses or state.outcome is not None:
        return
    chain = (context.chain if context is not None else None) or Chain()
    if (place, event) in chain.busy or chain.answers == MOST_ANSWERS:
        return
    chain.answers += 1
    chain.busy.add((place, event))
    if state.log is not None:
        state.emit_about(place, partial(events.AbilityTriggered, when=_WORDS[event]))
    run(state, EffectContext(place, hit, dealt, attacker=attacker, chain=chain), clauses)
    chain.busy.discard((place, event))


# ---------------------------------------------------------------------------------------------------------- conditions


def holds(state: Position, context: EffectContext, condition: Condition | None) -> bool:
    match condition:
        case None:
            return True
        case script.Together(first, second):
            return holds(state, context, first) and holds(state, context, second)
        case tree.Eliminated():
            return context.eliminated
        case tree.Alone():
            return state.ally(context.who) is None
        case tree.Ails(status):
            has = state.soldier(context.who).status
            return bool(has) if status is None else has == STATUS_NUMBERS[status]
        case tree.Wounded():
            soldier = state.soldier(context.who)
            return 2 * state.hearts(soldier) <= state.cards.hearts[soldier.card]
    raise TypeError(condition)


def sentences(state: Position, context: EffectContext, effect: script.Effect | None) -> Iterator[tuple[Clause, ...]]:
    """The sentences of an effect whose conditions hold, each looked at when its turn comes."""
    met = True
    for sentence in effect.sentences if effect else ():
        if isinstance(sentence.condition, script.Otherwise):
            counts = not met
        elif sentence.condition is None:
            counts = True
        else:
            counts = met = holds(state, context, sentence.condition)
        if counts:
            yield sentence.clauses
