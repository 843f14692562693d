"""The spaces of a match: what its kit gives to `arenarium.envs`."""

from __future__ import annotations

from arenarium.cards.card_set import Derived
from arenarium.core import game as contract
from arenarium.core.errors import ChoiceError
from arenarium.core.native import NativeSpaces
from arenarium.core.setup import read_setup
from arenarium.core.spaces import Layout
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.envs.actions import Actions, Question, largest_squad
from arenarium.games.barracks.envs.native import natively
from arenarium.games.barracks.envs.observation import Observer
from arenarium.games.barracks.game import BARRACKS, Barracks, State
from arenarium.games.barracks.rules import turn
from arenarium.games.barracks.rules.turn import FIELD
from arenarium.games.barracks.state.choices import Choice
from arenarium.games.barracks.state.position import LAST_TURN, Position
from arenarium.games.barracks.state.setup import DIFFICULTIES, Setup
from arenarium.games.barracks.state.vocabulary import VOCABULARY
from arenarium.games.barracks.state.words import SEATS

VERSION = 0


class BarracksSpaces:
    """As `core.spaces` has it."""

    version, seats = VERSION, SEATS

    def __init__(self, cards: CardSet, slots: int) -> None:
        self._cards, self._slots = cards, slots
        self._actions, self._observer = Actions(cards, slots), Observer(cards, slots)
        self.num_actions = len(self._actions.choices[0])
        self.longest = _longest(slots)

    def __reduce__(self) -> tuple[object, ...]:
        return _with_squads, (self._cards, self._slots)  # another process makes its own

    @property
    def game(self) -> Barracks:
        return BARRACKS.with_cards(self._cards)

    @property
    def layout(self) -> Layout:
        return self._observer.layout

    def describe(self, action: int) -> str:
        choice = self._actions.choices[0][action]
        return "nothing" if choice is None else VOCABULARY(self._cards).choices.say(choice)

    def question(self, state: State, seat: int) -> Question:
        return self._actions.question(state, seat)

    def actions(self, state: State, seat: int, choice: Choice) -> tuple[int, ...]:
        if not state.accepts(seat, choice):
            raise ChoiceError(f"{choice} is not one of the options")
        return (self._actions.numbers[seat][choice],)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        turn.carry_out(state, seat, choice)

    def seen(self, state: State, seat: int) -> bytes:
        return self._observer.seen(state, seat)

    def native(self) -> NativeSpaces | None:
        return natively(self._cards, self._actions, self._observer)


def _longest(slots: int) -> int:
    """Recruiting and passing, picking; in each turn orders, a target for each warrior, and reinforcements, of which one
    more is asked for only when somebody has fallen."""
    before = SEATS * (slots + 1) + SEATS * 2 * slots
    turns = LAST_TURN * (SEATS + SEATS * FIELD + SEATS)
    return before + turns + SEATS * (SEATS * slots + 1)


_SPACES: Derived[CardSet, dict[int, BarracksSpaces]] = Derived(lambda cards: {})
"""By the largest squad: what is made for a setup is made once."""


def spaces_of(game: Barracks, setup: contract.Setup) -> BarracksSpaces:
    """The spaces of matches with a setup, with the cards of a game. Raises SetupError."""
    points = DIFFICULTIES[read_setup(Setup, setup).difficulty]
    return _with_squads(game.cards, largest_squad(game.cards, points))


def spaces_of_state(state: Position) -> BarracksSpaces:
    """The spaces of the match that a state belongs to."""
    return _with_squads(state.cards, largest_squad(state.cards, state.table.points))


def _with_squads(cards: CardSet, slots: int) -> BarracksSpaces:
    known = _SPACES(cards)
    if slots not in known:
        known[slots] = BarracksSpaces(cards, slots)
    return known[slots]
