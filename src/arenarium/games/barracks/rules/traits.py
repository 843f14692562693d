"""What each warrior's ability means while it lives: the parts of it that always hold, sorted for looking up."""

from __future__ import annotations

from arenarium.cards.card_set import Derived
from arenarium.cards.tree import Clause
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.cards.cards import MoveCard, Warrior
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.language.tree import Boost, Trigger
from arenarium.games.barracks.state.position import Position
from arenarium.games.barracks.state.soldier import Soldier
from arenarium.games.barracks.state.words import STATUSES

STATUS_NUMBERS = {status: STATUSES.index(status.value) for status in tree.Status}


class Traits:
    """CARDS-3."""

    __slots__ = (
        "deal_more",
        "ignores_defence",
        "immune",
        "immune_boosts",
        "keeps_boosts",
        "sooner",
        "take_less",
        "when",
    )

    def __init__(self, warrior: Warrior) -> None:
        self.deal_more: list[tree.DealMore] = []
        self.take_less: list[tree.TakeLess] = []
        self.sooner: list[tree.ActSooner] = []
        self.immune: set[int] = set()
        """Statuses that it cannot get."""
        self.immune_boosts: set[Boost] = set()
        self.ignores_defence = False
        self.keeps_boosts = False
        self.when: dict[Trigger, tuple[Clause, ...]] = {}
        for part in warrior.ability.parts if warrior.ability else ():
            if isinstance(part, tree.When):
                self.when[part.event] = (*self.when.get(part.event, ()), *part.clauses)
            else:
                self._hold(part.modifier)

    def _hold(self, modifier: tree.Modifier) -> None:
        match modifier:
            case tree.DealMore():
                self.deal_more.append(modifier)
            case tree.TakeLess():
                self.take_less.append(modifier)
            case tree.ActSooner():
                self.sooner.append(modifier)
            case tree.ImmuneToStatus(status):
                self.immune.update(STATUS_NUMBERS.values() if status is None else (STATUS_NUMBERS[status],))
            case tree.ImmuneToBoost(boost):
                self.immune_boosts.add(boost)
            case tree.IgnoreDefence():
                self.ignores_defence = True
            case tree.KeepBoosts():
                self.keeps_boosts = True
            case _:
                raise TypeError(modifier)

    def priority(self, move: MoveCard) -> int:
        """TURN-6."""
        more = [sooner.number for sooner in self.sooner if sooner.category in ("", move.category)]
        return move.priority + sum(more)


TRAITS: Derived[CardSet, tuple[Traits, ...]] = Derived(
    lambda cards: tuple(Traits(warrior) for warrior in cards.warriors)
)
"""By warrior."""


def traits_of(state: Position, soldier: Soldier) -> Traits:
    return TRAITS(state.cards)[soldier.card]
