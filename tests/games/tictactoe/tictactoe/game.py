"""The rules, and a computer player. A state is its board, and who gave up, if somebody did: nothing is hidden."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from math import isqrt
from random import Random
from typing import Any, ClassVar, NamedTuple

from arenarium.core.base_state import BaseState
from arenarium.core.dealer import Dealer
from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.errors import ChoiceError, NotationError, SetupError
from arenarium.core.event import OVER, TURN, Event
from arenarium.core.kit import BotSpec, SetupOption
from arenarium.core.outcome import Outcome

SIZES = (3, 4)
MARKS = "xo"
"""By seat."""
OPTIONS = (SetupOption("size", "3 or 4 squares in a row.", kind=int),)


class Request(NamedTuple):
    kind: str
    options: tuple[int, ...]
    """Empty squares, counted from 0 row by row."""


class State(BaseState):
    def __init__(self, board: str, lost: tuple[int, Forfeit] | None = None) -> None:
        self.board, self.lost = board, lost

    @property
    def game(self) -> TicTacToe:
        return TICTACTOE

    @property
    def size(self) -> int:
        return isqrt(len(self.board))

    @property
    def turn(self) -> int:
        return len(self.board) - self.board.count(".")

    def key(self) -> tuple[Any, ...]:
        return self.board, self.lost

    def _copy(self) -> State:
        return State(self.board, self.lost)

    # ---- playing
    def requests(self) -> dict[int, Request]:
        if self.outcome is not None:
            return {}
        return {self.turn % 2: Request("mark", tuple(i for i, sign in enumerate(self.board) if sign == "."))}

    def _check(self, seat: int, choice: Any) -> None:
        request = self.requests().get(seat)
        if request is None:
            raise ChoiceError("the game is over" if self.outcome else f"seat {seat} is not asked now")
        if choice not in request.options:
            raise ChoiceError(f"square {choice!r} is not empty")

    def _carry_out(self, seat: int, choice: int) -> None:
        self.board = self.board[:choice] + MARKS[seat] + self.board[choice + 1 :]
        self.tell("marked", seat=seat, square=TICTACTOE.say(self, choice))
        if self.outcome is None:
            self.tell(TURN, seat=1 - seat)
        self._tell_end()

    def _tell_end(self) -> None:
        if (outcome := self.outcome) is not None:
            self.tell(OVER, **outcome.to_json())

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
        return self._told(self._forfeit, seat, reason)

    def _forfeit(self, seat: int, reason: Forfeit) -> None:
        self.lost = (seat, reason)
        if reason is Forfeit.RESIGNED:
            self.tell("resigned", seat=seat)
        else:
            self.tell("forfeited", seat=seat, reason=reason.value)
        self._tell_end()

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
    def to_json(self) -> dict[str, Any]:
        return {"board": self.board, "lost": None if self.lost is None else [self.lost[0], self.lost[1].value]}

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**self.to_json(), "you": seat, "turn": self.turn}


def _won(seat: int, reason: str) -> Outcome:
    return Outcome((1, 2) if seat == 0 else (2, 1), (1, 0) if seat == 0 else (0, 1), reason, reason)


def _lines(size: int) -> list[range]:
    rows = [range(size * i, size * (i + 1)) for i in range(size)]
    columns = [range(i, size * size, size) for i in range(size)]
    return [*rows, *columns, range(0, size * size, size + 1), range(size - 1, size * size - 1, size - 1)]


class TicTacToe:
    id = "tictactoe"
    tallied: ClassVar[dict[str, str]] = {"marked": "square"}
    countable: ClassVar[dict[str, list[str]]] = {"marked": [f"{c}{r}" for r in range(1, 5) for c in "abcd"]}

    def new(self, setup: Mapping[str, Any], seed: int | str) -> State:
        size = setup.get("size", SIZES[0])
        if set(setup) - {"size"} or size not in SIZES:
            raise SetupError(f"{dict(setup)} is no setup of tic-tac-toe; it may say a size, {SIZES[0]} or {SIZES[1]}")
        return State("." * size * size)

    def seats(self, setup: Mapping[str, Any]) -> int:
        self.new(setup, 0)
        return 2

    def sides(self, setup: Mapping[str, Any]) -> list[list[int]]:
        return [[0], [1]]

    def example_setups(self) -> list[dict[str, Any]]:
        return [{"size": size} for size in SIZES]

    def from_json(self, data: Mapping[str, Any]) -> State:
        match data:
            case {"board": str(board), "lost": None} if _is_board(board):
                return State(board)
            case {"board": str(board), "lost": [0 | 1 as seat, str(reason)]} if _is_board(board) and reason in [
                *Forfeit
            ]:
                return State(board, (seat, Forfeit(reason)))
        raise NotationError(f"this is no position of tic-tac-toe: {str(data)[:60]}")

    def determinize(self, view: Mapping[str, Any], dealer: Dealer) -> State:
        return self.from_json(view)

    def say(self, state: State, choice: int) -> str:
        return f"{'abcd'[choice % state.size]}{choice // state.size + 1}"

    def read(self, state: State, text: str) -> int:
        for choice in range(len(state.board)):
            if self.say(state, choice) == text:
                return choice
        raise NotationError(f"'{text}' is no square; expected a1 to {self.say(state, len(state.board) - 1)}")

    def facts(self, state: State, seat: int, choice: int) -> dict[str, Any]:
        return {"verb": "mark", "square": self.say(state, choice)}

    def position(self, state: State) -> str:
        return json.dumps(state.to_json())

    def parse_position(self, text: str) -> State:
        try:
            return self.from_json(json.loads(text))
        except ValueError:
            raise NotationError(f"this is no position of tic-tac-toe: {text[:60]}") from None


def _is_board(board: str) -> bool:
    crosses, noughts = map(board.count, MARKS)
    sizes = [size * size for size in SIZES]
    return re.fullmatch("[.xo]+", board) is not None and len(board) in sizes and crosses - noughts in (0, 1)


TICTACTOE = TicTacToe()


class Careful:
    """Completes its own line, else spoils one of the other, else takes any square."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, request: Any, view: Callable[[], dict[str, Any]]) -> Any:
        seen = view()
        for mark in (MARKS[seen["you"]], MARKS[1 - seen["you"]]):
            for choice in request.options:
                board = seen["board"][:choice] + mark + seen["board"][choice + 1 :]
                if any({board[i] for i in line} == {mark} for line in _lines(isqrt(len(board)))):
                    return choice
        return self._rng.choice(request.options)


BOTS = {"careful": BotSpec(lambda rng, thinking: Careful(rng), seconds=0.1)}
