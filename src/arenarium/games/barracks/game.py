"""Barracks as a game of the `core` contract: wiring only, the rules are in the chapter modules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, NamedTuple

from arenarium.core import game as contract
from arenarium.core.base_game import BaseGame
from arenarium.core.dealer import Dealer
from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.errors import ChoiceError, NotationError
from arenarium.core.event import Event
from arenarium.core.kit import Lazy
from arenarium.core.learnable import LearnableGame, LearnableState
from arenarium.core.plain import Json
from arenarium.core.position import to_plain
from arenarium.core.setup import read_setup
from arenarium.core.spaces import Spaces
from arenarium.games.barracks.cards.card_set import CardSet, printed
from arenarium.games.barracks.cards.cards import Warrior
from arenarium.games.barracks.formats import notation, snapshot
from arenarium.games.barracks.formats.defaults import complete
from arenarium.games.barracks.formats.determinize import determinize
from arenarium.games.barracks.formats.options import option_of
from arenarium.games.barracks.formats.view import View, acting_move, view_of
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.rules import end, setup, turn
from arenarium.games.barracks.state.choices import Choice
from arenarium.games.barracks.state.position import Offer, Phase, Position
from arenarium.games.barracks.state.setup import Difficulty, Setup
from arenarium.games.barracks.state.vocabulary import VOCABULARY
from arenarium.games.barracks.state.words import SEATS, STATUSES

_DRAWING: Lazy[Callable[[Position], str]] = Lazy("arenarium.games.barracks.ui.drawing:drawing")
_SPACES: Lazy[Callable[[Barracks, contract.Setup], Spaces]] = Lazy("arenarium.games.barracks.envs.spaces:spaces_of")
_SPACES_OF_STATE: Lazy[Callable[[Position], Spaces]] = Lazy("arenarium.games.barracks.envs.spaces:spaces_of_state")


class Request(NamedTuple):
    """A question to a seat."""

    kind: Phase
    options: tuple[Choice, ...]
    source: str
    """The move whose target is chosen, or nothing."""


class State(Position, LearnableState):
    """A position that can be played on."""

    __slots__ = ()

    @property
    def game(self) -> Barracks:
        return BARRACKS.with_cards(self.cards)

    @property
    def spaces(self) -> Spaces:
        return _SPACES_OF_STATE()(self)

    def requests(self) -> dict[int, Request]:
        source = acting_move(self)
        return {seat: Request(self.phase, tuple(turn.options(self, seat)), source) for seat in turn.asked(self)}

    def asks(self) -> tuple[int, ...]:
        return turn.asked(self)

    def accepts(self, seat: int, choice: Choice) -> bool:
        return seat in turn.asked(self) and choice in turn.options(self, seat)

    def options(self, seat: int) -> list[Choice]:
        """The options of a seat that is asked, without making a request of them."""
        return turn.options(self, seat)

    def _check(self, seat: int, choice: Choice) -> None:
        if self.outcome is not None:
            raise ChoiceError("the game is over")
        if seat not in turn.asked(self):
            raise ChoiceError(f"seat {seat} is not asked for anything now")
        if choice not in turn.options(self, seat):
            raise ChoiceError(f"{_in_words(self, choice)} is not one of the options")

    def _carry_out(self, seat: int, choice: Choice) -> None:
        turn.carry_out(self, seat, choice)

    def declarations(self, seat: int) -> tuple[Declaration, ...]:
        return end.declarations(self, seat)

    def declare(self, seat: int, declaration: Declaration) -> list[Event]:
        if declaration not in self.declarations(seat):
            self._check_seat(seat)
            raise ChoiceError(f"seat {seat} cannot say {declaration.value!r} now (TURN-10)")
        return self._logged(end.declare, self, seat, declaration)

    @property
    def declared(self) -> dict[int, Declaration]:
        return {seat: Declaration.OFFER_DRAW for seat, offer in enumerate(self.draw_offers) if offer == Offer.OPEN}

    def may_forfeit(self, seat: int) -> bool:
        return end.may_forfeit(self, seat)

    def forfeit(self, seat: int, reason: Forfeit) -> list[Event]:
        self._check_seat(seat)
        return self._logged(end.forfeit, self, seat, reason)

    def _check_seat(self, seat: int) -> None:
        if not self.may_forfeit(seat):
            raise ChoiceError("the game is over" if self.outcome else f"there is no seat {seat}")

    def to_json(self) -> dict[str, Json]:
        return to_plain(self, VOCABULARY(self.cards).codecs)

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def _repr_svg_(self) -> str:
        """The whole position as a drawing, for notebooks."""
        return _DRAWING()(self)


def _in_words(state: Position, choice: Choice) -> str:
    try:
        return repr(VOCABULARY(state.cards).choices.say(choice))
    except (AttributeError, LookupError, NotationError, TypeError):
        return f"{choice!r}, which is no choice of this game,"


def _answers(warrior: Warrior) -> bool:
    """Whether its ability does something at times."""
    return warrior.ability is not None and any(isinstance(part, tree.When) for part in warrior.ability.parts)


class Barracks(BaseGame[State, View], LearnableGame):
    """The static side of the game, with the cards that it is played with."""

    id = "barracks"
    view_class = View
    tallied: ClassVar[dict[str, str]] = {
        "entered": "warrior",
        "used": "move",
        "status": "status",
        "boost": "boost",
        "ability": "warrior",
    }

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards

    def with_cards(self, cards: CardSet) -> Barracks:
        return self if cards is self.cards else Barracks(cards)

    @property
    def countable(self) -> dict[str, list[str]]:
        return {
            "entered": [warrior.name for warrior in self.cards.warriors],
            "used": [move.name for move in self.cards.moves],
            "status": list(STATUSES[1:]),
            "boost": [boost.value for boost in tree.Boost],
            "ability": [warrior.name for warrior in self.cards.warriors if _answers(warrior)],
        }

    def _blank(self) -> State:
        """A state that is still to be filled."""
        state = State()
        state.cards = self.cards
        return state

    def new(self, setup_: contract.Setup, seed: int | str, cards: CardSet | None = None) -> State:
        """As the contract says; with other cards than the game's own where they are given."""
        if cards is not None and cards is not self.cards:
            return self.with_cards(cards).new(setup_, seed)
        state = self._blank()
        setup.deal(state, _setup(setup_), Dealer.from_seed(seed))
        return state

    def seats(self, setup_: contract.Setup) -> int:
        _setup(setup_)
        return SEATS

    def spaces(self, setup_: contract.Setup) -> Spaces:
        return _SPACES()(self, setup_)

    def example_setups(self) -> list[dict[str, Json]]:
        return [{"difficulty": difficulty.value} for difficulty in Difficulty]

    def from_json(self, data: Mapping[str, Json]) -> State:
        state = self._blank()
        snapshot.from_plain(state, data)
        return state

    def determinize(self, view: View, dealer: Dealer) -> State:
        state = self._blank()
        determinize(state, view, dealer)
        return state

    def say(self, state: State, choice: Choice) -> str:
        return VOCABULARY(state.cards).choices.say(choice)

    def option(self, state: State, seat: int, choice: Choice) -> contract.Option:
        return option_of(state, seat, choice)

    def read(self, state: State, text: str) -> Choice:
        return VOCABULARY(state.cards).choices.read(text)

    def position(self, state: State) -> str:
        return notation.say_position(state)

    def parse_position(self, text: str) -> State:
        state = self._blank()
        complete(state, notation.read_position(text, self.cards))
        return self.from_json(state.to_json())  # which refuses what is not possible


def _setup(data: contract.Setup) -> Setup:
    return data if isinstance(data, Setup) else read_setup(Setup, data)


BARRACKS = Barracks(printed())
"""With the cards that come with it."""
