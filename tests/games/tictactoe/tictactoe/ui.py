"""Words, and a screen for the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from arenarium.core.event import OVER, TURN, Event
from arenarium.narration.narrator import Narrator, as_key
from arenarium.terminal.menu import Item, Menu, listing
from arenarium.terminal.page import Room
from tictactoe.game import TICTACTOE, State


class TicTacToeNarrator(Narrator):
    messages = "tictactoe:game"

    def question(self, state: Any, seat: int, request: Any) -> str:
        return self.words("ask-mark")

    def choice(self, state: Any, seat: int, choice: Any) -> str:
        return self.words("choice-mark", square=TICTACTOE.say(state, choice))

    def event(self, event: Event, reader: int | None) -> str:
        if event.kind in (TURN, OVER):
            return ""
        facts = event.seen_by(reader)
        values = {"square": facts.get("square", ""), "reason": as_key(facts.get("reason", ""))}
        return self._sentence(f"told-{event.kind}", **values, **self._person(facts["seat"], reader))


class TicTacToeScreen:
    def __init__(self, narrator: TicTacToeNarrator) -> None:
        self._narrator = narrator

    def menu(self, state: State, seat: int, request: Any) -> Menu:
        squares = ((TICTACTOE.say(state, choice), choice) for choice in request.options)
        return listing(Item(square, choice, typed=(square,)) for square, choice in squares)

    def header(self, state: State) -> str:
        return self._narrator.words("header", turn=state.turn + 1)

    def body(self, state: State, seat: int, request: Any, room: Room) -> RenderableType:
        return self.final(state, seat, room.width)

    def final(self, state: State, seat: int | None, width: int) -> RenderableType:
        rows = [state.board[i : i + state.size] for i in range(0, len(state.board), state.size)]
        return Text("\n".join(f"{number} {' '.join(row)}" for number, row in reversed([*enumerate(rows, 1)])))
