"""Barracks as a game of the `core` contract: wiring only, the rules are in the chapter modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from arenarium.core.dealer import Dealer
from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.errors import ChoiceError, NotationError
from arenarium.core.event import Event
from arenarium.core.outcome import Outcome
from arenarium.games.barracks.cards.cards import MOVES, WARRIORS
from arenarium.games.barracks.formats import notation, snapshot
from arenarium.games.barracks.formats.facts import facts_of
from arenarium.games.barracks.language.tree import Boost
from arenarium.games.barracks.rules import end, setup, turn
from arenarium.games.barracks.state.choices import Choice
from arenarium.games.barracks.state.position import SEATS, STATUSES, Offer, Phase, Position


class Request(NamedTuple):
    """A question to a seat."""

    kind: str
    """recruit, pick, send, orders or target."""
    options: tuple[Choice, ...]
    source: str
    """The move whose target is chosen, or nothing."""


class State(Position):
    """A position that can be played on."""

    __slots__ = ()

    @property
    def game(self) -> Barracks:
        return BARRACKS

    def requests(self) -> dict[int, Request]:
        source = snapshot.acting_move(self)
        return {seat: Request(self.phase, tuple(turn.options(self, seat)), source) for seat in turn.asked(self)}

    def asked(self) -> tuple[int, ...]:
        """The seats that are asked, without working out their options."""
        return turn.asked(self)

    def options(self, seat: int) -> list[Choice]:
        """The options of a seat that is asked, without making a request of them."""
        return turn.options(self, seat)

    def _check(self, seat: int, choice: Choice) -> None:
        if self.phase == Phase.OVER:
            raise ChoiceError("the game is over")
        if seat not in turn.asked(self):
            raise ChoiceError(f"seat {seat} is not asked for anything now")
        if choice not in turn.options(self, seat):
            raise ChoiceError(f"{self._said(choice)} is not one of the options")

    def _carry_out(self, seat: int, choice: Choice) -> None:
        turn.carry_out(self, seat, choice)

    def _said(self, choice: Choice) -> str:
        try:
            return repr(notation.say_choice(self, choice))
        except (AttributeError, IndexError, TypeError):
            return f"{choice!r}, which is no choice of this game,"

    def declarations(self, seat: int) -> tuple[Declaration, ...]:
        return end.declarations(self, seat)

    def declare(self, seat: int, declaration: Declaration) -> list[Event]:
        if declaration not in self.declarations(seat):
            self._check_seat(seat)
            raise ChoiceError(f"seat {seat} cannot say {declaration.value!r} now (TURN-10)")
        return self._told(end.declare, self, seat, declaration)

    @property
    def declared(self) -> dict[int, Declaration]:
        return {seat: Declaration.OFFER_DRAW for seat, offer in enumerate(self.draw_offers) if offer == Offer.OPEN}

    def may_forfeit(self, seat: int) -> bool:
        return end.may_forfeit(self, seat)

    def forfeit(self, seat: int, reason: Forfeit) -> list[Event]:
        self._check_seat(seat)
        return self._told(end.forfeit, self, seat, reason)

    def _check_seat(self, seat: int) -> None:
        if not self.may_forfeit(seat):
            raise ChoiceError("the game is over" if self.result else f"there is no seat {seat}")

    def to_json(self) -> dict[str, Any]:
        return snapshot.to_dict(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        told = snapshot.to_dict(self, seen_by=(seat,))
        told["you"] = seat
        asked = turn.asked(self)
        told["asked"] = list(asked)
        told["request"] = None
        if seat in asked:
            assert seat is not None
            said = [notation.say_choice(self, choice) for choice in turn.options(self, seat)]
            told["request"] = {"kind": self.phase, "source": snapshot.acting_move(self), "options": said}
        return told

    @property
    def outcome(self) -> Outcome | None:
        return self.result


class Barracks:
    """The static side of the game."""

    id = "barracks"
    tallied: ClassVar[dict[str, str]] = {
        "entered": "warrior",
        "used": "move",
        "status": "status",
        "boost": "boost",
        "ability": "warrior",
    }
    countable: ClassVar[dict[str, list[str]]] = {
        "entered": [warrior.name for warrior in WARRIORS],
        "used": [move.name for move in MOVES],
        "status": list(STATUSES[1:]),
        "boost": [boost.value for boost in Boost],
        "ability": [warrior.name for warrior in WARRIORS if warrior.ability and snapshot.answers(warrior)],
    }

    def new(self, setup_: Mapping[str, Any], seed: int | str) -> State:
        state = State.__new__(State)
        setup.deal(state, setup_, Dealer.from_seed(seed))
        return state

    def seats(self, setup_: Mapping[str, Any]) -> int:
        setup.read_setup(setup_)
        return SEATS

    def sides(self, setup_: Mapping[str, Any]) -> list[list[int]]:
        return [[seat] for seat in range(self.seats(setup_))]

    def example_setups(self) -> list[dict[str, Any]]:
        return [{"difficulty": difficulty} for difficulty in setup.DIFFICULTIES]

    def from_json(self, data: Mapping[str, Any]) -> State:
        state = State.__new__(State)
        snapshot.from_dict(state, data)
        return state

    def determinize(self, view: Mapping[str, Any], dealer: Dealer) -> State:
        try:
            dealt = snapshot.with_unknown_dealt(view, dealer)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
            raise NotationError(f"this is no view of Barracks: {type(error).__name__}: {error}") from error
        return self.from_json(dealt)

    def say(self, state: State, choice: Choice) -> str:
        return notation.say_choice(state, choice)

    def facts(self, state: State, seat: int, choice: Choice) -> dict[str, Any]:
        return facts_of(state, seat, choice)

    def read(self, state: State, text: str) -> Choice:
        return notation.read_choice(state, text)

    def position(self, state: State) -> str:
        return notation.say_position(state.to_json())

    def parse_position(self, text: str) -> State:
        return self.from_json(snapshot.with_defaults(notation.read_position(text)))


BARRACKS = Barracks()
