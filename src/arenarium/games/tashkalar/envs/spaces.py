"""The spaces of a match: what its kit gives to `arenarium.envs`."""

from __future__ import annotations

from arenarium.cards.card_set import Derived
from arenarium.core import game as contract
from arenarium.core.native import NativeSpaces
from arenarium.core.setup import read_setup
from arenarium.core.spaces import Layout
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.envs.actions import Question, actions_of
from arenarium.games.tashkalar.envs.native import natively
from arenarium.games.tashkalar.envs.numbering import NUMBERING
from arenarium.games.tashkalar.envs.observation import Observer
from arenarium.games.tashkalar.game import TASHKALAR, State, TashKalar
from arenarium.games.tashkalar.rules import turn
from arenarium.games.tashkalar.state.choices import Choice
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.position import Position
from arenarium.games.tashkalar.state.setup import Setup

VERSION = 0


class TashKalarSpaces:
    """As `core.spaces` has it."""

    version = VERSION
    longest = None  # as long as nobody summons or discards, nothing ends the game

    def __init__(self, cards: CardSet, form: Form, seats: int, teams: bool) -> None:
        self._cards, self.seats = cards, seats
        self._kind = form, seats, teams
        self._numbering = numbering = NUMBERING(cards)
        self._texts, sides = numbering.texts, 2 if teams else seats
        self._words = tuple(numbering.words(seat % sides, sides) for seat in range(seats))
        self._observer = Observer(cards, form, seats, teams)
        self.num_actions = len(self._texts)

    def __reduce__(self) -> tuple[object, ...]:
        return _of_kind, (self._cards, *self._kind)  # another process makes its own

    @property
    def game(self) -> TashKalar:
        return TASHKALAR.with_cards(self._cards)

    @property
    def layout(self) -> Layout:
        return self._observer.layout

    def describe(self, action: int) -> str:
        return self._texts[action]

    def question(self, state: State, seat: int) -> Question:
        return Question(self._numbering, self._words[seat], state.options(), ())

    def actions(self, state: State, seat: int, choice: Choice) -> tuple[int, ...]:
        return actions_of(self.question(state, seat), choice)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        state.offered = None
        turn.carry_out(state, choice)
        turn.go_on(state)

    def seen(self, state: State, seat: int) -> bytes:
        return self._observer.seen(state, seat)

    def native(self) -> NativeSpaces | None:
        return natively(self._cards, *self._kind, self.layout)


_SPACES: Derived[CardSet, dict[tuple[Form, int, bool], TashKalarSpaces]] = Derived(lambda cards: {})
"""What is made for a kind of match is made once."""


def spaces_of(game: TashKalar, setup: contract.Setup) -> TashKalarSpaces:
    """The spaces of matches with a setup, with the cards of a game. Raises SetupError."""
    read = read_setup(Setup, setup)
    return _of_kind(game.cards, read.form, game.seats(setup), read.teams)


def spaces_of_state(state: Position) -> TashKalarSpaces:
    """The spaces of the match that a state belongs to."""
    table = state.table
    return _of_kind(state.cards, table.form, table.seats, table.teams)


def _of_kind(cards: CardSet, form: Form, seats: int, teams: bool) -> TashKalarSpaces:
    known, kind = _SPACES(cards), (form, seats, teams)
    if kind not in known:
        known[kind] = TashKalarSpaces(cards, *kind)
    return known[kind]
