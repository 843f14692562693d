"""What a card is worth by what it does: for cards that the weights found from games do not know.

A card's power is counted from its tree: how much good it does to its own side, how much harm to the other, how likely.
It is compared with what built-in cards of its level have: the weights by name say, too, how much better or worse a card
is than its level promises. (Fitting the worth of each deed to the built-in cards' weights was tried: these cards are
balanced, so what is left to be explained is noise, and a move that hits twice as hard got no more.)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from math import log
from statistics import median
from typing import TypeVar

from arenarium.cards.tree import Clause, Sentence
from arenarium.games.barracks.cards.card_set import CardSet, printed
from arenarium.games.barracks.cards.cards import MoveCard, Warrior
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.language.tree import Boost, Group, Who

T = TypeVar("T", Warrior, MoveCard)
STEP = 0.35
"""What a card of twice the usual power is worth more, by the logarithm of two."""
MOST = 0.5
"""No card is worth more than that above its level, or less below: as far as the weights of built-in cards reach."""
_DICE = 6
_ENEMIES = {Who.HIT: 1.0, Who.ENEMIES: 2.0, Who.ATTACKER: 1.0, Who.EVERYONE: 2.0}
"""How many of the other side are meant, as a rule; of everybody as many of the own one are."""
_OWN = {Who.THIS: 1.0, Who.ALLY: 1.0, Who.OWN: 2.0, Who.EVERYONE: 2.0}
_HARMFUL = (Boost.WEAKNESS, Boost.EXPOSURE, Boost.SLOWNESS)
_UNDER_CONDITION = 0.5
"""What is done "if ..." is done that often."""
_AILS, _HEALS, _HELPS, _STRONGER, _SOONER, _WINGS = 1.5, 0.8, 1.0, 1.5, 0.3, 0.2
"""What deeds are worth in points of damage."""


def with_unknown(cards: CardSet, weights: Mapping[str, float]) -> dict[str, float]:
    """The weights, with one for each card of a set that they do not know."""
    more: dict[str, float] = {}
    if not cards.is_default:
        usual = printed()
        known_warriors, known_moves = set(usual.warriors), set(usual.moves)
        for warrior in cards.warriors:
            if warrior not in known_warriors:
                more[f"warrior {warrior.name}"] = _beyond(_warrior_power(warrior), _usual_warriors()[warrior.level])
        for move in cards.moves:
            if move not in known_moves:
                more[f"move {move.name}"] = _beyond(move_power(move), _usual_moves()[move.level])
    return {**weights, **more}


def _beyond(power: float, usual: float) -> float:
    return min(max(STEP * (log(1 + power) - log(1 + usual)) / log(2), -MOST), MOST)


@cache
def _usual_moves() -> dict[int, float]:
    return _by_level(printed().moves, move_power)


@cache
def _usual_warriors() -> dict[int, float]:
    return _by_level(printed().warriors, _warrior_power)


def _by_level(cards: Iterable[T], power: Callable[[T], float]) -> dict[int, float]:
    """The power of the card in the middle."""
    by_level: dict[int, list[float]] = {}
    for card in cards:
        by_level.setdefault(card.level, []).append(power(card))
    return {level: median(powers) for level, powers in by_level.items()}


def move_power(move: MoveCard) -> float:
    """What a move does, in points of damage."""
    targets = (0.0, 1.0, 2.0, 1.5)[move.icons]  # of three icons one hits its own ally
    done = sum(sum(_done(sentence, 1.0)) for sentence in move.effect.sentences) if move.effect else 0.0
    return max(move.damage * targets + done + _SOONER * move.priority, 0.0)


def _warrior_power(warrior: Warrior) -> float:
    """What a warrior's ability and wings do; its hearts are counted anyway."""
    done = sum(sum(_done(part, 1.0)) for part in warrior.ability.parts) if warrior.ability else 0.0
    return max(done + _WINGS * warrior.wings, 0.0)


def _done(node: object, chance: float) -> Iterator[float]:
    """What the parts of a text do, in points of damage."""
    match node:
        case tuple():
            for item in node:
                yield from _done(item, chance)
        case Sentence(clauses, condition):
            yield from _done(clauses, chance if condition is None else chance * _UNDER_CONDITION)
        case tree.When(_, clauses):
            yield from _done(clauses, chance)
        case tree.Always(modifier):
            yield from _done(modifier, chance)
        case Clause(act):
            yield from _done(act, chance)
        case tree.Chance(number, act):
            yield from _done(act, chance * number / _DICE)
        case tree.Inflict(_, whom):
            yield chance * _AILS * _balance(whom)
        case tree.Give(number, boost, whom):
            yield chance * number * _balance(whom) * (1.0 if boost in _HARMFUL else -1.0)
        case tree.Heal(number, whom):
            yield -chance * _HEALS * number * _balance(whom)
        case tree.Hurt(number, whom):
            yield chance * number * _balance(whom)
        case tree.DealMore(number) | tree.TakeLess(number) | tree.ActSooner(number):
            yield chance * _STRONGER * number
        case tree.HealDealt() | tree.Cure() | tree.Clear() | tree.Steal() | tree.Modifier():
            yield chance * _HELPS


def _balance(whom: Group) -> float:
    """How many of the other side are meant less those of the own one."""
    return _ENEMIES.get(whom.who, 0.0) - _OWN.get(whom.who, 0.0)
