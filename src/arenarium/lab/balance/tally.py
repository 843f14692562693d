"""What is counted of the games of a whole set: by card, by group, by faction, by seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from arenarium.core.balance import CardFact
from arenarium.lab.balance.evidence import Clustered, Contrast
from arenarium.lab.balance.games import Played
from arenarium.lab.balance.sums import Sums


@dataclass(slots=True)
class CardTally:
    """How those who held a card did, beside those who held any card of its group; and those who used it."""

    fact: CardFact
    held: Contrast
    used: Clustered = field(default_factory=Clustered)
    first_turns: int = 0
    """The sum of the turns in which seats used it first."""


class Tally:
    """Deal by deal: a deal is one cluster, as its games have the same cards in the same order."""

    def __init__(self, facts: Iterable[CardFact]) -> None:
        self.games = 0
        self.turns = 0
        self.reasons: Counter[str] = Counter()
        self.even = 0.5
        self.seats: dict[int, Clustered] = {}
        self.factions: dict[str, Clustered] = {}
        self.groups: dict[str, Clustered] = {}
        self.could: Counter[str] = Counter()
        """By group: how often a seat held any card of it, and so could have held each."""
        self.cards: dict[str, CardTally] = {}
        for fact in facts:
            group = self.groups.setdefault(fact.group, Clustered())
            self.cards[fact.name] = CardTally(fact, Contrast(Clustered(), group))

    def add(self, games: Sequence[Played]) -> None:
        """The games of a deal."""
        seats, factions, groups, held, used = Sums[int](), Sums[str](), Sums[str](), Sums[str](), Sums[str]()
        for game in games:
            self.games += 1
            self.turns += game.turns
            self.reasons[game.reason] += 1
            self.even = game.even
            for seat, share in enumerate(game.shares):
                seats.add(seat, share)
                if game.factions[seat]:
                    factions.add(game.factions[seat], share)
                known = game.held[seat] & self.cards.keys()
                self.could.update({self.cards[name].fact.group for name in known})
                for name in known:
                    held.add(name, share)
                    groups.add(self.cards[name].fact.group, share)
                for name, turn in game.used[seat].items():
                    if name in self.cards:
                        used.add(name, share)
                        self.cards[name].first_turns += turn
        seats.into(self.seats)
        factions.into(self.factions)
        groups.into(self.groups)
        for name, (weight, total) in held.by_key.items():
            card = self.cards[name]
            card.held.add(weight, total, *groups.by_key[card.fact.group])
        for name, (weight, total) in used.by_key.items():
            self.cards[name].used.add(weight, total)
