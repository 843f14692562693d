"""Words, and a screen for the terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from arenarium.core.event import Event
from arenarium.narration.narrator import NarratorOf, as_key
from arenarium.terminal.menu import Item, Menu, listing
from arenarium.terminal.page import ScreenSpace
from tictactoe.game import TICTACTOE, Forfeited, Marked, Request, Resigned, State


class TicTacToeNarrator(NarratorOf[State, Request, int]):
    messages = "tictactoe:game"

    def question(self, state: State, seat: int, request: Request) -> str:
        return self.words("ask-mark")

    def choice(self, state: State, seat: int, choice: int) -> str:
        return self.words("choice-mark", square=TICTACTOE.say(state, choice))

    def event(self, event: Event, reader: int | None) -> str:
        match event.seen_by(reader):
            case Marked(seat, square):
                return self._sentence("told-marked", square=square, **self._person(seat, reader))
            case Resigned(seat):
                return self._sentence("told-resigned", **self._person(seat, reader))
            case Forfeited(seat, reason):
                return self._sentence("told-forfeited", reason=as_key(reason), **self._person(seat, reader))
        return ""


class TicTacToeScreen:
    def __init__(self, narrator: TicTacToeNarrator) -> None:
        self._narrator = narrator

    def menu(self, state: State, seat: int, request: Request) -> Menu:
        squares = ((TICTACTOE.say(state, choice), choice) for choice in request.options)
        return listing(Item(square, choice, typed=(square,)) for square, choice in squares)

    def header(self, state: State) -> str:
        return self._narrator.words("header", turn=state.turn + 1)

    def body(self, state: State, seat: int, request: Request, room: ScreenSpace) -> RenderableType:
        return self.final(state, seat, room.width)

    def final(self, state: State, seat: int | None, width: int) -> RenderableType:
        rows = [state.board[i : i + state.size] for i in range(0, len(state.board), state.size)]
        return Text("\n".join(f"{number} {' '.join(row)}" for number, row in reversed([*enumerate(rows, 1)])))
