"""Tash-Kalar as a game of the `core` contract: wiring only, the rules are in the chapter modules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple

from arenarium.core.dealer import Dealer
from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.errors import ChoiceError, NotationError
from arenarium.core.event import Event
from arenarium.core.outcome import Outcome
from arenarium.games.tashkalar.cards.cards import CARDS, TASKS, Being, FlareCard
from arenarium.games.tashkalar.formats import defaults as sketch
from arenarium.games.tashkalar.formats import determinize as guess
from arenarium.games.tashkalar.formats import notation, snapshot
from arenarium.games.tashkalar.formats.facts import facts_of
from arenarium.games.tashkalar.rules import draft, end, setup, turn
from arenarium.games.tashkalar.rules.choices import FINISH, Choice
from arenarium.games.tashkalar.rules.score import seat_score
from arenarium.games.tashkalar.state.forms import UNDECIDED
from arenarium.games.tashkalar.state.position import Phase, Position


class Request(NamedTuple):
    """A question to a seat."""

    kind: str
    """draft, start, action, free (the last free moment, after the last action), effect, claim,
    pair, or the procedure that asks."""
    options: tuple[Choice, ...]
    source: str
    """The card whose effect asks, or nothing."""


class State(Position):
    """A position that can be played on."""

    __slots__ = ()

    @property
    def game(self) -> TashKalar:
        return TASHKALAR

    def requests(self) -> dict[int, Request]:
        if self.phase == Phase.OVER:
            return {}
        return {self.asked: Request(self._kind(), tuple(self.options()), self._source())}

    @property
    def asked(self) -> int:
        """The seat that is asked, as long as the game is not over."""
        return turn.decider(self) if self.control != self.active else self.control

    def options(self) -> list[Choice]:
        """The options of the one seat that is asked, without making a request of them."""
        found = self.offered
        if found is None:
            found = self.offered = turn.options(self)
        return found

    def after(self, choice: Choice) -> State:
        """A copy of the position after a choice that is known to be an option: for search, nothing is checked.

        Where nothing is left but to end the turn (TURN-7), it is ended, so that planning pays nothing for the question.
        """
        new = self._copy()
        new._go(choice)
        if not new.actions and new.phase == Phase.ACTIONS and not new.stack and len(new.options()) == 1:
            new._go(FINISH)
        return new

    def _check(self, seat: int, choice: Choice) -> None:
        if self.phase == Phase.OVER:
            raise ChoiceError("the game is over")
        if seat != self.asked:
            raise ChoiceError(f"seat {seat} is not asked; it is for seat {self.asked} to decide")
        if choice not in self.options():
            raise ChoiceError(f"{notation.say_choice(self, choice)!r} is not one of the options")

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
        return self._said(end.declare, seat, declaration)

    @property
    def declared(self) -> dict[int, Declaration]:
        seats = range(self.table.seats)
        return {seat: Declaration.PROPOSE_RESIGNING for seat in seats if self.resigning >> seat & 1}

    def may_forfeit(self, seat: int) -> bool:
        return end.may_forfeit(self, seat)

    def forfeit(self, seat: int, reason: Forfeit) -> list[Event]:
        if not self.may_forfeit(seat):
            raise ChoiceError("the game is over, or it is a melee, which goes on without one of its players (END-5)")
        return self._said(end.forfeit, seat, reason)

    def _said(self, happens: Callable[..., None], *given: Any) -> list[Event]:
        """The events of something that happens beside the choices, and may end the game."""
        told = self._told(happens, self, *given)
        if self.result is not None:
            self.offered = None
        return told

    def to_json(self) -> dict[str, Any]:
        return snapshot.to_dict(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        told = snapshot.to_dict(self, seen_by=(seat,))
        told["you"] = seat
        told["scores"] = [seat_score(self, each) for each in range(self.table.seats)]
        told["goal"] = self.table.goal
        request = None
        if self.phase != Phase.OVER:
            request = {"seat": self.asked, "kind": self._kind(), "source": self._source()}
            if seat == self.asked:
                request["options"] = [notation.say_choice(self, choice) for choice in self.options()]
        told["request"] = request
        return told

    @property
    def outcome(self) -> Outcome | None:
        return self.result

    def _kind(self) -> str:
        if self.stack:
            program = self.stack[-1].program
            return "effect" if program.owned else program.key
        if self.phase == Phase.SCORE:
            return "claim" if self.table.two_sided else "pair"
        if self.phase == Phase.ACTIONS:
            return "action" if self.actions else "free"
        return self.phase

    def _source(self) -> str:
        return self.stack[-1].program.key if self.stack and self.stack[-1].program.owned else ""


class TashKalar:
    """The static side of the game."""

    id = "tashkalar"
    tallied: ClassVar[dict[str, str]] = {
        "summoned": "card",
        "thawed": "card",
        "warped": "card",
        "flare": "card",
        "claimed": "task",
    }
    countable: ClassVar[dict[str, list[str]]] = {
        "summoned": [card.name for card in CARDS if isinstance(card, Being)],
        "thawed": [card.name for card in CARDS if isinstance(card, Being) and card.frozen_effect is not None],
        "warped": [card.name for card in CARDS if isinstance(card, Being) and card.warp_effect is not None],
        "flare": [card.name for card in CARDS if isinstance(card, FlareCard)],
        "claimed": [task.name for task in TASKS],
    }

    def new(self, setup_: Mapping[str, Any], seed: int | str) -> State:
        dealer = Dealer.from_seed(seed)
        table = setup.new_table(setup_, dealer)
        state = State.__new__(State)
        if UNDECIDED in table.schools:
            draft.begin_draft(state, table, dealer)
        else:
            setup.deal(state, table, dealer)
        turn.go_on(state)
        return state

    def seats(self, setup_: Mapping[str, Any]) -> int:
        return setup.seats_of(setup_)

    def sides(self, setup_: Mapping[str, Any]) -> list[list[int]]:
        seats = range(setup.seats_of(setup_))
        if setup_.get("teams"):
            return [[seat for seat in seats if seat % 2 == side] for side in range(2)]  # SET-4
        return [[seat] for seat in seats]

    def example_setups(self) -> list[dict[str, Any]]:
        return [
            {"form": "high", "seats": 2},
            {"form": "duel", "seats": 2},
            {"form": "melee", "seats": 3},
            {"form": "melee", "seats": 4},
            {"form": "high", "seats": 4, "teams": True},
            {"form": "duel", "seats": 4, "teams": True},
        ]

    def from_json(self, data: Mapping[str, Any]) -> State:
        state = State.__new__(State)
        snapshot.from_dict(state, data)
        return state

    def determinize(self, view: Mapping[str, Any], dealer: Dealer) -> State:
        try:
            dealt = guess.with_unknown_dealt(view, dealer)
        except (KeyError, IndexError, TypeError) as error:
            raise NotationError(f"this is no view of Tash-Kalar: {type(error).__name__}: {error}") from error
        return self.from_json(dealt)

    def say(self, state: State, choice: Choice) -> str:
        return notation.say_choice(state, choice)

    def facts(self, state: State, seat: int, choice: Choice) -> dict[str, Any]:
        return facts_of(state, choice)

    def read(self, state: State, text: str) -> Choice:
        return notation.read_choice(state, text)

    def position(self, state: State) -> str:
        return notation.say_position(state.to_json())

    def parse_position(self, text: str) -> State:
        return self.from_json(sketch.with_defaults(notation.read_position(text)))


TASHKALAR = TashKalar()
