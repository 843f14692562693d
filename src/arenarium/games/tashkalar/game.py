"""Tash-Kalar as a game of the `core` contract: wiring only, the rules are in the chapter modules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar, NamedTuple

from arenarium.core import game as core
from arenarium.core.base_game import BaseGame
from arenarium.core.dealer import Dealer
from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.errors import ChoiceError, NotationError
from arenarium.core.event import Event
from arenarium.core.kit import Lazy
from arenarium.core.learnable import LearnableGame, LearnableState
from arenarium.core.outcome import Outcome
from arenarium.core.plain import Json
from arenarium.core.position import to_plain
from arenarium.core.setup import read_setup
from arenarium.core.spaces import Spaces
from arenarium.games.tashkalar.cards.card_set import CardSet, printed
from arenarium.games.tashkalar.formats import build, snapshot
from arenarium.games.tashkalar.formats.defaults import with_defaults
from arenarium.games.tashkalar.formats.notation import read_position, say_position
from arenarium.games.tashkalar.formats.options import option_of
from arenarium.games.tashkalar.formats.view import View, open_view, request_kind, request_source, view_of, views_of
from arenarium.games.tashkalar.rules import draft, end, setup, turn
from arenarium.games.tashkalar.state.choices import FINISH, Choice
from arenarium.games.tashkalar.state.numbers import UNDECIDED
from arenarium.games.tashkalar.state.position import Phase, Position
from arenarium.games.tashkalar.state.requests import RequestKind
from arenarium.games.tashkalar.state.setup import Setup
from arenarium.games.tashkalar.state.vocabulary import VOCABULARY

_ACTIONS, _OVER = Phase.ACTIONS, Phase.OVER
"""Search asks for them all the time."""
_SPACES: Lazy[Callable[[TashKalar, core.Setup], Spaces]] = Lazy("arenarium.games.tashkalar.envs.spaces:spaces_of")
_SPACES_OF_STATE: Lazy[Callable[[Position], Spaces]] = Lazy("arenarium.games.tashkalar.envs.spaces:spaces_of_state")


class Request(NamedTuple):
    """A question to a seat."""

    kind: RequestKind
    options: tuple[Choice, ...]
    source: str
    """The card whose effect asks, or nothing."""


class State(Position, LearnableState):
    """A position that can be played on."""

    __slots__ = ()

    @property
    def game(self) -> TashKalar:
        return TASHKALAR.with_cards(self.cards)

    @property
    def spaces(self) -> Spaces:
        return _SPACES_OF_STATE()(self)

    def requests(self) -> dict[int, Request]:
        if self.phase is _OVER:
            return {}
        return {self.asked: Request(request_kind(self), tuple(self.options()), request_source(self))}

    @property
    def asked(self) -> int:
        """The seat that is asked, as long as the game is not over."""
        return turn.decider(self) if self.control != self.active else self.control

    def options(self) -> list[Choice]:
        """The options of the one seat that is asked, without making a request of them."""
        options = self.offered
        if options is None:
            options = self.offered = turn.options(self)
        return options

    def after(self, choice: Choice) -> State:
        """A copy of the position after a choice that is known to be an option: for search, nothing is checked.

        Where nothing is left but to end the turn (TURN-7), it is ended, so that planning pays nothing for the question.
        """
        new = self._copy()
        new._go(choice)
        if not new.actions and new.phase is _ACTIONS and not new.stack and len(new.options()) == 1:
            new._go(FINISH)
        return new

    def asks(self) -> tuple[int, ...]:
        return () if self.phase is _OVER else (self.asked,)

    def accepts(self, seat: int, choice: Choice) -> bool:
        if self.phase is _OVER or seat != self.asked:
            return False
        if self.offered is None and turn.surely_accepts(self, choice):
            return True
        return choice in self.options()

    def _check(self, seat: int, choice: Choice) -> None:
        if self.phase is _OVER:
            raise ChoiceError("the game is over")
        if seat != self.asked:
            raise ChoiceError(f"seat {seat} is not asked; it is for seat {self.asked} to decide")
        if not self.accepts(seat, choice):
            raise ChoiceError(f"{VOCABULARY(self.cards).choices.say(choice)!r} is not one of the options")

    def _carry_out(self, seat: int, choice: Choice) -> None:
        self._go(choice)

    def _go(self, choice: Choice) -> None:
        self.offered = None
        turn.carry_out(self, choice)
        turn.go_on(self)

    def declarations(self, seat: int) -> tuple[Declaration, ...]:
        return end.declarations(self, seat)

    def declare(self, seat: int, declaration: Declaration) -> list[Event]:
        if declaration not in self.declarations(seat):
            raise ChoiceError(f"seat {seat} cannot say {declaration.value!r} now (END-5)")
        return self._beside_choices(lambda: end.declare(self, seat, declaration))

    @property
    def declared(self) -> dict[int, Declaration]:
        seats = range(self.table.seats)
        return {seat: Declaration.PROPOSE_RESIGNING for seat in seats if self.resigning >> seat & 1}

    def may_forfeit(self, seat: int) -> bool:
        return end.may_forfeit(self, seat)

    def forfeit(self, seat: int, reason: Forfeit) -> list[Event]:
        if not self.may_forfeit(seat):
            raise ChoiceError("the game is over, or it is a melee, which goes on without one of its players (END-5)")
        return self._beside_choices(lambda: end.forfeit(self, seat, reason))

    def _beside_choices(self, act: Callable[[], None]) -> list[Event]:
        """The events of something that happens beside the choices, and may end the game."""
        events = self._logged(act)
        if self.result is not None:
            self.offered = None
        return events

    def to_json(self) -> dict[str, Json]:
        return to_plain(self, VOCABULARY(self.cards).codecs)

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def views(self, seats: Iterable[int | None]) -> list[View]:
        return views_of(self, seats)

    @property
    def outcome(self) -> Outcome | None:
        return self.result

    def _repr_svg_(self) -> str:
        """The arena as a drawing, for notebooks."""
        from arenarium.games.tashkalar.formats.drawing import svg  # only who looks at it needs it

        return svg(self)


class TashKalar(BaseGame[State, View], LearnableGame):
    """The static side of the game, with the cards that it is played with."""

    id = "tashkalar"
    view_class = View
    tallied: ClassVar[Mapping[str, str]] = {
        "summoned": "card",
        "thawed": "card",
        "warped": "card",
        "flare": "card",
        "claimed": "task",
    }

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards

    def with_cards(self, cards: CardSet) -> TashKalar:
        return self if cards is self.cards else TashKalar(cards)

    @property
    def countable(self) -> dict[str, list[str]]:
        beings = self.cards.beings.values()
        return {
            "summoned": [card.name for card in beings],
            "thawed": [card.name for card in beings if card.frozen_effect is not None],
            "warped": [card.name for card in beings if card.warp_effect is not None],
            "flare": [self.cards.names[card] for card in self.cards.flares],
            "claimed": list(self.cards.task_names),
        }

    def _blank(self) -> State:
        """A state that is still to be filled."""
        state = State()
        state.cards = self.cards
        return state

    def new(self, setup_: core.Setup, seed: int | str, cards: CardSet | None = None) -> State:
        """As the contract says; with other cards than the game's own where they are given."""
        if cards is not None and cards is not self.cards:
            return self.with_cards(cards).new(setup_, seed)
        dealer = Dealer.from_seed(seed)
        table = setup.new_table(read_setup(Setup, setup_), self.cards, dealer)
        state = self._blank()
        if UNDECIDED in table.schools:
            draft.begin_draft(state, table, dealer)
        else:
            setup.deal(state, table, dealer)
        turn.go_on(state)
        return state

    def seats(self, setup_: core.Setup) -> int:
        return setup.seats_of(read_setup(Setup, setup_), self.cards)

    def sides(self, setup_: core.Setup) -> list[list[int]]:
        seats = self.seats(setup_)
        if read_setup(Setup, setup_).teams:
            return [list(range(side, seats, 2)) for side in range(2)]  # SET-4
        return [[seat] for seat in range(seats)]

    def spaces(self, setup_: core.Setup) -> Spaces:
        return _SPACES()(self, setup_)

    def example_setups(self) -> list[dict[str, Json]]:
        return [
            {"form": "high", "seats": 2},
            {"form": "duel", "seats": 2},
            {"form": "melee", "seats": 3},
            {"form": "melee", "seats": 4},
            {"form": "high", "seats": 4, "teams": True},
            {"form": "duel", "seats": 4, "teams": True},
        ]

    def from_json(self, data: Mapping[str, Json]) -> State:
        state = self._blank()
        snapshot.read(state, data)
        return state

    def determinize(self, view: View, dealer: Dealer) -> State:
        state = self._blank()
        build.determinize(state, view, dealer)
        return state

    def say(self, state: State, choice: Choice) -> str:
        return VOCABULARY(state.cards).choices.say(choice)

    def option(self, state: State, seat: int, choice: Choice) -> core.Option:
        return option_of(state, choice)

    def read(self, state: State, text: str) -> Choice:
        return VOCABULARY(state.cards).choices.read(text)

    def position(self, state: State) -> str:
        return say_position(open_view(state), state.dealer)

    def parse_position(self, text: str) -> State:
        sketch = read_position(text, self.cards)
        state = self._blank()
        try:
            build.build(state, with_defaults(sketch, self.cards), sketch.dealer)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise NotationError(f"this is no position of Tash-Kalar: {type(error).__name__}: {error}") from error
        return self.from_json(state.to_json())


TASHKALAR = TashKalar(printed())
"""With the cards of the printed game."""
