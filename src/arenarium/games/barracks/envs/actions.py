"""Actions: a number for every choice that a match of a setup can offer, with the cards of a set.

In this order: nothing, recruiting, picking, sending, orders, targets. How many there are depends on how large a squad
can become and how many moves there are: 3,637 where 15 points buy 15 warriors, 1,152 for a quick match.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product

from arenarium.core.errors import ChoiceError
from arenarium.core.spaces import Answer
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.cards.cards import LEVELS, LINES
from arenarium.games.barracks.game import State
from arenarium.games.barracks.rules.turn import FIELD, orders_of, what_orders
from arenarium.games.barracks.state.choices import (
    NOBODY,
    PASS,
    Choice,
    Draw,
    Order,
    Orders,
    Pick,
    Send,
    Target,
    Use,
    Wait,
    Withdraw,
)
from arenarium.games.barracks.state.position import Phase
from arenarium.games.barracks.state.words import SEATS

_ORDERS = Phase.ORDERS


def largest_squad(cards: CardSet, points: int) -> int:
    """How many warriors a seat can recruit at most: the cheapest first (SET-3)."""
    size = 0
    for level in sorted(warrior.level for warrior in cards.warriors):
        points -= level
        if points < 0:
            break
        size += 1
    return size


def all_choices(cards: CardSet, slots: int) -> Iterator[Choice]:
    """Every choice that squads of so many warriors can offer, in the order of its number."""
    yield from (Draw(level) for level in LEVELS)
    yield PASS
    yield from (Pick(*pick) for pick in product(range(slots), range(LINES), range(len(cards.moves))))
    yield from (Send(sent) for number in range(FIELD + 1) for sent in combinations(range(slots), number))
    yield from _all_orders(slots)
    yield from (Target(seat, slot) for seat in range(SEATS) for slot in range(slots))
    yield NOBODY


def _all_orders(slots: int) -> Iterator[Orders]:
    """The same reserve cannot replace both (TURN-4)."""
    orders: list[Order] = [*(Use(line) for line in range(LINES)), Wait(), *(Withdraw(slot) for slot in range(slots))]
    yield Orders(())
    yield from (Orders((order,)) for order in orders)
    for pair in product(orders, repeat=FIELD):
        if pair[0] != pair[1] or not isinstance(pair[0], Withdraw):
            yield Orders(pair)


class Actions:
    """Choices by number and back. One choice is one action. Targets are counted from the seat that chooses: its own
    warriors first, so that what one seat has learned is good for the other."""

    def __init__(self, cards: CardSet, slots: int) -> None:
        choices = list(all_choices(cards, slots))
        self.choices: tuple[tuple[Choice | None, ...], ...] = tuple(
            (None, *(_seen_from(seat, choice) for choice in choices)) for seat in range(SEATS)
        )
        """By seat and action; nothing for the first, which is for who waits."""
        self.numbers = tuple(
            {choice: number for number, choice in enumerate(own) if choice is not None} for own in self.choices
        )
        """By seat."""
        numbers = self.numbers[0]  # orders have the same for both
        self._orders = lru_cache(4096)(lambda *what: tuple([numbers[order] for order in orders_of(*what)]))

    def question(self, state: State, seat: int) -> Question:
        try:
            if state.phase is _ORDERS:
                return Question(self.choices[seat], list(self._orders(*what_orders(state, seat))))
            return Question(self.choices[seat], list(map(self.numbers[seat].__getitem__, state.options(seat))))
        except KeyError as error:
            raise ChoiceError(f"{error.args[0]} is no choice of a match with this setup and these cards") from None


def _seen_from(seat: int, choice: Choice) -> Choice:
    return choice._replace(seat=(choice.seat + seat) % SEATS) if isinstance(choice, Target) else choice


class Question:
    """What a seat is asked."""

    __slots__ = ("_choices", "legal")
    said: Sequence[int] = ()

    def __init__(self, choices: tuple[Choice | None, ...], legal: list[int]) -> None:
        self._choices = choices
        self.legal = legal

    def answered(self, action: int) -> Answer:
        if action not in self.legal:
            raise ChoiceError(f"action {action} is not legal now")
        return Answer(self._choices[action])
