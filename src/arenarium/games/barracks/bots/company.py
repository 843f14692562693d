"""Company: what warriors are worth to each other, beyond what each is worth alone.

A healer is worth more beside somebody who strikes, a blow that hits both enemies more against many, poison more against
many hit points. What a warrior can do for others and to others is counted from its cards' texts, so it holds for any
card; what each pairing is worth is a weight found from games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from math import log1p
from typing import NamedTuple

from arenarium.cards.card_set import Derived
from arenarium.cards.tree import Clause, Sentence
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.cards.cards import MoveCard
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.language.tree import Boost, Status, Who
from arenarium.games.barracks.state.soldier import Soldier
from arenarium.games.barracks.state.words import NO_MOVE

_DICE = 6
_UNDER_CONDITION = 0.5
"""What is done "if ..." is done that often."""
_FOR_OTHERS = (Who.ALLY, Who.OWN, Who.EVERYONE)
_TO_OTHERS = (Who.HIT, Who.ENEMIES, Who.ATTACKER, Who.EVERYONE)
_KEPT = 4096


class Gifts(NamedTuple):
    """What a warrior, or a whole side, brings."""

    strikes: float = 0.0
    """Its hardest blow."""
    sweeps: float = 0.0
    """Its hardest blow that hits both enemies."""
    wild: float = 0.0
    """Its hardest blow that hits its ally, too."""
    heals: float = 0.0
    """Hit points that it can give back to others."""
    guards: float = 0.0
    """Defence that it can give to others."""
    emboldens: float = 0.0
    """Power and speed that it can give to others."""
    ails: float = 0.0
    """How likely it burns or paralyses."""
    poisons: float = 0.0
    weakens: float = 0.0
    """Weakness, exposure and slowness that it deals out."""
    quick: float = 0.0
    """Its wings."""


GIFTS: Derived[CardSet, Callable[[int, tuple[int, ...]], Gifts]] = Derived(
    lambda cards: lru_cache(_KEPT)(partial(_gifts, cards))
)
"""By warrior and moves."""


def _gifts(set_: CardSet, card: int, moves: tuple[int, ...]) -> Gifts:
    warrior = set_.warriors[card]
    held = [set_.moves[move] for move in moves if move != NO_MOVE]
    deeds: dict[str, float] = {}
    for name, number in _all_deeds(held, warrior.ability.parts if warrior.ability else ()):
        deeds[name] = deeds.get(name, 0.0) + number
    return Gifts(
        strikes=max((move.damage for move in held), default=0),
        sweeps=max((move.damage for move in held if move.icons >= 2), default=0),
        wild=max((move.damage for move in held if move.icons == 3), default=0),
        quick=warrior.wings,
        **deeds,
    )


def _all_deeds(moves: Iterable[MoveCard], ability: Iterable[object]) -> Iterator[tuple[str, float]]:
    for move in moves:
        for sentence in move.effect.sentences if move.effect else ():
            yield from _deeds(sentence, 1.0, helping=move.icons == 1 and not move.damage)
    for part in ability:
        yield from _deeds(part, 1.0, helping=False)


def _deeds(node: object, chance: float, helping: bool) -> Iterator[tuple[str, float]]:
    """What the parts of a text do for others and to others. `helping`: whoever is hit is one of the own."""
    match node:
        case tuple():
            for item in node:
                yield from _deeds(item, chance, helping)
        case Sentence(clauses, condition):
            yield from _deeds(clauses, chance if condition is None else chance * _UNDER_CONDITION, helping)
        case tree.When(_, clauses):
            yield from _deeds(clauses, chance, helping)
        case Clause(act):
            yield from _deeds(act, chance, helping)
        case tree.Chance(number, act):
            yield from _deeds(act, chance * number / _DICE, helping)
        case tree.Heal(number, whom) if whom.who in _FOR_OTHERS or (helping and whom.who is Who.HIT):
            yield "heals", chance * number
        case tree.Inflict(status, whom) if whom.who in _TO_OTHERS:
            yield ("poisons" if status is Status.POISON else "ails"), chance
        case tree.Give(number, boost, whom):
            harmful = boost in (Boost.WEAKNESS, Boost.EXPOSURE, Boost.SLOWNESS)
            if harmful and whom.who in _TO_OTHERS:
                yield "weakens", chance * number
            elif not harmful and (whom.who in _FOR_OTHERS or (helping and whom.who is Who.HIT)):
                yield ("guards" if boost is Boost.DEFENCE else "emboldens"), chance * number


class Side(NamedTuple):
    """A side as it stands: its living warriors together."""

    number: int
    hearts: int
    gifts: Gifts


def together(cards: CardSet, squad: Iterable[Soldier]) -> Side:
    gifts_of, hearts = GIFTS(cards), cards.hearts
    living = [soldier for soldier in squad if soldier.hurt < hearts[soldier.card]]
    gifts = Gifts(*map(sum, zip(*[gifts_of(soldier.card, soldier.moves) for soldier in living], strict=True)))
    return Side(len(living), sum(hearts[soldier.card] - soldier.hurt for soldier in living), gifts)


PAIRINGS: tuple[str, ...] = (
    "pair heals strikes",
    "pair heals hearts",
    "pair guards strikes",
    "pair guards hearts",
    "pair emboldens strikes",
    "pair wild number",
    "pair sweeps many",
    "pair strikes against hearts",
    "pair poisons against hearts",
    "pair poisons against heals",
    "pair ails against strikes",
    "pair weakens against strikes",
    "pair quick strikes",
    "pair quick against frail",
    "pair number",
)
"""Their names among the weights, in the order of `pairings`."""


def pairings(own: Side, other: Side) -> tuple[float, ...]:
    """How much of each pairing a side has against another."""
    if not own.number or not other.number:
        return (0.0,) * len(PAIRINGS)
    gifts = own.gifts
    strikes, hearts = gifts.strikes / own.number / 3, own.hearts / own.number / 7
    their_hearts, their_blow = other.hearts / other.number / 7, other.gifts.strikes / other.number / 3
    heals, guards, emboldens = log1p(gifts.heals), log1p(gifts.guards), log1p(gifts.emboldens)
    quick = gifts.quick / own.number / 3
    return (
        heals * strikes,
        heals * hearts,
        guards * strikes,
        guards * hearts,
        emboldens * strikes,
        log1p(gifts.wild) * (own.number - 1),
        log1p(gifts.sweeps) * (other.number - 1),
        strikes * their_hearts,
        log1p(gifts.poisons) * their_hearts,
        log1p(gifts.poisons) * log1p(other.gifts.heals),
        log1p(gifts.ails) * their_blow,
        log1p(gifts.weakens) * their_blow,
        quick * strikes,
        quick / their_hearts,
        log1p(own.number),
    )
