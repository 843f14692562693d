"""The rules, and a computer player. A state is its board, and who gave up, if somebody did: nothing is hidden."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import isqrt
from random import Random
from typing import Annotated, ClassVar, Literal, NamedTuple

from arenarium.core import game as core
from arenarium.core.base_game import BaseGame
from arenarium.core.base_state import BaseState
from arenarium.core.dealer import Dealer
from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.errors import ChoiceError, NotationError, SetupError
from arenarium.core.event import Event
from arenarium.core.kit import BotSpec
from arenarium.core.outcome import Outcome
from arenarium.core.plain import Json
from arenarium.core.position import DROPPED, fill, position, to_plain
from arenarium.core.setup import option, read_setup

SIZES = (3, 4)
MARKS = "xo"
"""By seat."""


@dataclass(frozen=True, slots=True)
class Setup:
    size: int = option(3, "3 or 4 squares in a row.")


# ---- what is sent


@dataclass(frozen=True, slots=True)
class View:
    board: str
    you: int | None
    turn: int
    teams: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """A choice as a message. The choice itself is the number of an empty square, counted row by row."""

    square: str
    verb: Literal["mark"] = "mark"


@dataclass(frozen=True, slots=True)
class Marked:
    seat: int
    square: str
    event: Literal["marked"] = "marked"


@dataclass(frozen=True, slots=True)
class TurnBegins:
    seat: int
    event: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class Resigned:
    seat: int
    event: Literal["resigned"] = "resigned"


@dataclass(frozen=True, slots=True)
class Forfeited:
    seat: int
    reason: Forfeit
    event: Literal["forfeited"] = "forfeited"


@dataclass(frozen=True, slots=True)
class Over:
    outcome: Outcome
    event: Literal["over"] = "over"


# ---- the state


class Request(NamedTuple):
    kind: str
    options: tuple[int, ...]


@position
class State(BaseState[int]):
    board: str
    lost: tuple[int, Forfeit] | None
    log: Annotated[list[Event] | None, DROPPED]

    @property
    def game(self) -> TicTacToe:
        return TICTACTOE

    @property
    def size(self) -> int:
        return isqrt(len(self.board))

    @property
    def turn(self) -> int:
        return len(self.board) - self.board.count(".")

    # ---- playing
    def requests(self) -> dict[int, Request]:
        if self.outcome is not None:
            return {}
        return {self.turn % 2: Request("mark", tuple(i for i, sign in enumerate(self.board) if sign == "."))}

    def _check(self, seat: int, choice: int) -> None:
        request = self.requests().get(seat)
        if request is None:
            raise ChoiceError("the game is over" if self.outcome else f"seat {seat} is not asked now")
        if choice not in request.options:
            raise ChoiceError(f"square {choice!r} is not empty")

    def _carry_out(self, seat: int, choice: int) -> None:
        self.board = self.board[:choice] + MARKS[seat] + self.board[choice + 1 :]
        self.emit(Marked(seat, TICTACTOE.say(self, choice)))
        if self.outcome is None:
            self.emit(TurnBegins(1 - seat))
        self._emit_end()

    def _emit_end(self) -> None:
        if (outcome := self.outcome) is not None:
            self.emit(Over(outcome))

    # ---- giving up
    def declarations(self, seat: int) -> tuple[Declaration, ...]:
        return (Declaration.RESIGN,) if self.may_forfeit(seat) else ()

    def declare(self, seat: int, declaration: Declaration) -> list[Event]:
        if declaration not in self.declarations(seat):
            raise ChoiceError(f"seat {seat} cannot say {declaration.value!r} now")
        return self.forfeit(seat, Forfeit.RESIGNED)

    def may_forfeit(self, seat: int) -> bool:
        return seat in (0, 1) and self.outcome is None

    def forfeit(self, seat: int, reason: Forfeit) -> list[Event]:
        if not self.may_forfeit(seat):
            raise ChoiceError("the game is over, or there is no such seat")
        return self._logged(self._forfeit, seat, reason)

    def _forfeit(self, seat: int, reason: Forfeit) -> None:
        self.lost = (seat, reason)
        self.emit(Resigned(seat) if reason is Forfeit.RESIGNED else Forfeited(seat, reason))
        self._emit_end()

    @property
    def outcome(self) -> Outcome | None:
        if self.lost is not None:
            return _won(1 - self.lost[0], self.lost[1].value)
        for line in _lines(self.size):
            signs = {self.board[i] for i in line}
            if len(signs) == 1 and signs != {"."}:
                return _won(MARKS.index(signs.pop()), "line")
        return None if "." in self.board else Outcome((1, 1), (0, 0), "full", "tie")

    # ---- as data
    def to_json(self) -> dict[str, Json]:
        return to_plain(self)

    def view(self, seat: int | None) -> View:
        return View(self.board, seat, self.turn)


def _state(board: str) -> State:
    state = State()
    state.board, state.lost, state.log = board, None, None
    return state


def _won(seat: int, reason: str) -> Outcome:
    return Outcome((1, 2) if seat == 0 else (2, 1), (1, 0) if seat == 0 else (0, 1), reason, reason)


def _lines(size: int) -> list[range]:
    rows = [range(size * i, size * (i + 1)) for i in range(size)]
    columns = [range(i, size * size, size) for i in range(size)]
    return [*rows, *columns, range(0, size * size, size + 1), range(size - 1, size * size - 1, size - 1)]


class TicTacToe(BaseGame[State, View]):
    id = "tictactoe"
    view_class = View
    tallied: ClassVar[dict[str, str]] = {"marked": "square"}
    countable: ClassVar[dict[str, list[str]]] = {"marked": [f"{c}{r}" for r in range(1, 5) for c in "abcd"]}

    def new(self, setup: core.Setup, seed: int | str) -> State:
        size = read_setup(Setup, setup).size
        if size not in SIZES:
            raise SetupError(f"'size' is {size}; expected {SIZES[0]} or {SIZES[1]}")
        return _state("." * size * size)

    def seats(self, setup: core.Setup) -> int:
        self.new(setup, 0)
        return 2

    def example_setups(self) -> list[dict[str, Json]]:
        return [{"size": size} for size in SIZES]

    def from_json(self, data: Mapping[str, Json]) -> State:
        state = _state("")
        fill(state, data)
        crosses, noughts = map(state.board.count, MARKS)
        right = re.fullmatch("[.xo]+", state.board) and len(state.board) in [size * size for size in SIZES]
        if not right or crosses - noughts not in (0, 1) or (state.lost is not None and state.lost[0] not in (0, 1)):
            raise NotationError(f"this is no position of tic-tac-toe: {str(data)[:60]}")
        return state

    def determinize(self, view: View, dealer: Dealer) -> State:
        return _state(view.board)

    def say(self, state: State, choice: int) -> str:
        return f"{'abcd'[choice % state.size]}{choice // state.size + 1}"

    def read(self, state: State, text: str) -> int:
        for choice in range(len(state.board)):
            if self.say(state, choice) == text:
                return choice
        raise NotationError(f"'{text}' is no square; expected a1 to {self.say(state, len(state.board) - 1)}")

    def option(self, state: State, seat: int, choice: int) -> Mark:
        return Mark(self.say(state, choice))


TICTACTOE = TicTacToe()


class Careful:
    """Completes its own line, else spoils one of the other, else takes any square."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, request: core.RequestOf[int], view: Callable[[], View]) -> int:
        seen = view()
        assert seen.you is not None
        for mark in (MARKS[seen.you], MARKS[1 - seen.you]):
            for choice in request.options:
                board = seen.board[:choice] + mark + seen.board[choice + 1 :]
                if any({board[i] for i in line} == {mark} for line in _lines(isqrt(len(board)))):
                    return choice
        return self._rng.choice(request.options)


BOTS = {"careful": BotSpec(lambda rng, budget, game: Careful(rng), seconds=0.1)}
