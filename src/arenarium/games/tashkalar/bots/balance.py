"""What those who judge the cards of Tash-Kalar are told: who drew, summoned, played and claimed what.

A school's beings are compared with each other, legends with legends, flares with flares. A task belongs to nobody; it
is counted as held by the seat that begins, so that one sees whether it favors that seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from arenarium.cards.own_words import NONE
from arenarium.core.balance import CardFact, Seatings
from arenarium.core.event import Event
from arenarium.core.plain import Json
from arenarium.core.setup import read_setup
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.cards.cards import Card, FlareCard, Task
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state.events import Claimed, Flare, Summoned
from arenarium.games.tashkalar.state.setup import RANDOM, Setup

TASKS = "tasks"
FLARES = "flares"


class Watch:
    settled = False
    """Cards are drawn to the end."""

    def __init__(self, state: State) -> None:
        seats = range(state.table.seats)
        self._state = state
        self._notes = 0
        self._seen: list[tuple[int, ...]] = [() for _ in seats]
        self._tasks: tuple[int, ...] = ()
        self.held: list[dict[str, int]] = [{} for _ in seats]
        self.used: list[dict[str, int]] = [{} for _ in seats]
        self._look()

    def note(self, events: Sequence[Event]) -> None:
        self._notes += 1
        self._look()
        for event in events:
            match event.public:
                case Summoned(seat=seat, card=card) | Flare(seat=seat, card=card) | Claimed(seat=seat, task=card):
                    self.used[seat].setdefault(card, self._state.turn)

    def _look(self) -> None:
        state = self._state
        for seat, held in enumerate(self.held):
            hand = state.hands[seat] + state.legends[seat] + state.flares[seat]
            if hand != self._seen[seat]:
                self._seen[seat] = hand
                for card in hand:
                    held.setdefault(state.cards.names[card], self._notes)
        if state.tasks != self._tasks:
            self._tasks = state.tasks
            for task in state.tasks:
                self.held[state.table.first].setdefault(state.cards.task_names[task], self._notes)


class TashKalarBalance:
    used = "summoned"
    faction = "school"
    player = "level6"
    """It overlooks nothing on its own turn."""

    def facts(self, cards: CardSet) -> Sequence[CardFact]:
        return [
            *(CardFact(card.name, _kind(card), _group(card), _said(card)) for card in cards.cards),
            *(CardFact(task.name, "task", TASKS, _said(task)) for task in cards.tasks),
        ]

    def factions(self, cards: CardSet) -> Mapping[str, str]:
        return {id_: ", ".join(cards.names[card] for card in school.cards) for id_, school in cards.schools.items()}

    def matchups(self, cards: CardSet, setup: Mapping[str, Json], about: str | None) -> Sequence[Seatings]:
        game = TASHKALAR.with_cards(cards)
        seats, sides = game.seats(setup), len(game.sides(setup))
        said = read_setup(Setup, setup).schools
        if not isinstance(said, str):
            lines = [said]
        elif said == RANDOM:
            lines = _line_ups(list(cards.schools), _schools_with(cards, about), seats)
        else:
            return [[dict(setup)]]  # the players choose their schools
        return [[{**setup, "schools": [*line[turn:], *line[:turn]]} for turn in range(sides)] for line in lines]

    def watch(self, state: State) -> Watch:
        return Watch(state)

    def played_as(self, state: State, seat: int) -> str:
        return state.table.schools[seat]


def _schools_with(cards: CardSet, about: str | None) -> list[str]:
    """The schools that have a card, or the school itself; none for what is everybody's."""
    if about in cards.schools:
        return [about]
    number = cards.numbers.get(about) if about is not None else None
    return [school.id for school in cards.schools.values() if number in school.cards]


def _line_ups(schools: Sequence[str], wanted: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who plays with whom: each wanted school with others in turn; all combinations where none is wanted."""
    if not wanted:
        return list(combinations(schools, seats))
    others = [school for school in schools if school not in wanted]
    return [
        (own, *(others[(first + step) % len(others)] for step in range(seats - 1)))
        for first in range(len(others))
        for own in wanted
    ]


def _kind(card: Card) -> str:
    return "flare" if isinstance(card, FlareCard) else "legend" if card.is_legend else "being"


def _group(card: Card) -> str:
    return FLARES if isinstance(card, FlareCard) else card.deck


def _said(card: Card | Task) -> str:
    """What it does, whatever it is called in other languages."""
    return repr(card if isinstance(card, FlareCard) else replace(card, words=NONE))


BALANCE = TashKalarBalance()
