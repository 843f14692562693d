"""MOVE-3, MOVE-4: how much damage a move deals to a warrior, added up in the order of the rules."""

from __future__ import annotations

from typing import TypeAlias

from arenarium.cards.tree import Clause
from arenarium.games.barracks.cards.cards import MoveCard
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.rules.effects import EffectContext, sentences
from arenarium.games.barracks.rules.traits import STATUS_NUMBERS, traits_of
from arenarium.games.barracks.state.events import DamagePart
from arenarium.games.barracks.state.position import Position
from arenarium.games.barracks.state.soldier import Place
from arenarium.games.barracks.state.words import BURN

Parts: TypeAlias = list[tuple[DamagePart, int]]
"""What the sum consists of, to be told."""


class Modifiers:
    """What a move's own text adds to its damage, as far as its conditions hold now."""

    __slots__ = ("ignores_defence", "more")

    def __init__(self, state: Position, context: EffectContext, move: MoveCard) -> None:
        self.more: list[tree.DealMore] = []
        self.ignores_defence = traits_of(state, state.soldier(context.who)).ignores_defence
        for clauses in sentences(state, context, move.effect):
            self._take(clauses)

    def _take(self, clauses: tuple[Clause, ...]) -> None:
        for clause in clauses:
            if isinstance(clause.act, tree.DealMore):
                self.more.append(clause.act)
            elif isinstance(clause.act, tree.IgnoreDefence):
                self.ignores_defence = True


def damage(
    state: Position, context: EffectContext, move: MoveCard, modifiers: Modifiers, target: Place
) -> tuple[int, Parts]:
    """The damage of a move that deals some, and what it is made of."""
    user, hit = state.soldier(context.who), state.soldier(target)
    parts: Parts = [("icons", move.damage)]
    total = move.damage + user.power
    if user.power:
        parts.append(("power", user.power))
    for more in traits_of(state, user).deal_more:
        if more.category in ("", move.category) and _concerns(more, hit.status):
            total += more.number
            parts.append(("ability", more.number))
    for more in modifiers.more:
        if _concerns(more, hit.status):
            total += more.number
            parts.append(("move", more.number))
    if user.status == BURN and total > 1:
        halved = (total + 1) // 2
        parts.append(("burn", halved - total))
        total = halved
    if target[0] != context.who[0]:
        total = _against_enemy(parts, total, hit.defence, modifiers.ignores_defence)
        for less in traits_of(state, hit).take_less:
            if less.category in ("", move.category):
                total -= less.number
                parts.append(("target", -less.number))
    if total < 1:
        parts.append(("least", 1 - total))
        total = 1
    return total, parts


def _concerns(more: tree.DealMore, status: int) -> bool:
    return more.whom is None or more.whom.suffering is None or STATUS_NUMBERS[more.whom.suffering] == status


def _against_enemy(parts: Parts, total: int, defence: int, ignored: bool) -> int:
    """BOOST-2: only against moves of an opponent. Exposure counts even where defence is ignored."""
    if not defence or (ignored and defence > 0):
        return total
    parts.append(("defence", -defence))
    return total - defence
