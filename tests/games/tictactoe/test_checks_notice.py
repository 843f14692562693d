"""`arenarium.testing` notices a game that does not keep the contract."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

import pytest

from arenarium import testing
from arenarium.core.declaration import Declaration
from arenarium.core.event import OVER
from arenarium.core.kit import GameKit
from arenarium.core.outcome import Outcome

SETUP = {"size": 3}
Method = Callable[..., Any]


@dataclass(frozen=True)
class NoData:
    board: object
    you: int | None
    turn: int
    teams: bool = False


@dataclass(frozen=True)
class TooOpen:
    board: str
    you: int | None
    turn: int
    teams: bool = False
    dealer: int = 5


@dataclass(frozen=True)
class Said:
    board: str
    verb: str = "mark"


@dataclass(frozen=True)
class Shown:
    board: str
    event: str = "shown"


def with_options(change: Method) -> Callable[[Method], Method]:
    """Requests with other options."""
    return lambda old: (
        lambda self: {seat: request._replace(options=change(request.options)) for seat, request in old(self).items()}
    )


MISTAKES: dict[str, tuple[str, str, Callable[[Method], Method]]] = {
    "an option twice": ("State", "requests", with_options(lambda options: options * 2)),
    "an option that is none": ("State", "requests", with_options(lambda options: (*options, "99"))),
    "no option": ("State", "requests", with_options(lambda options: ())),
    "everything is legal": ("State", "_check", lambda old: lambda self, seat, choice: None),
    "a copy is the state itself": ("State", "_copy", lambda old: lambda self: self),
    "all states are equal": ("State", "key", lambda old: lambda self: ()),
    "a position is not printed": ("State", "__repr__", lambda old: object.__repr__),
    "the end is not told": (
        "State",
        "emit",
        lambda old: lambda self, event: None if event.event == OVER else old(self, event),
    ),
    "nobody comes first": (
        "State",
        "outcome",
        lambda old: lambda self: old(self) and Outcome((2, 2), (0, 0), "full", "tie"),
    ),
    "a view of nobody": ("State", "view", lambda old: lambda self, seat: replace(old(self, seat), you=None)),
    "a view of another turn": ("State", "view", lambda old: lambda self, seat: replace(old(self, seat), turn=99)),
    "a view of teams": ("State", "view", lambda old: lambda self, seat: replace(old(self, seat), teams=True)),
    "a view is no data": ("State", "view", lambda old: lambda self, seat: NoData("", seat, self.turn)),
    "a view has the dealer": ("State", "view", lambda old: lambda self, seat: TooOpen(self.board, seat, self.turn)),
    "a view hides nothing, and its guess is wrong": (
        "TicTacToe",
        "determinize",
        lambda old: lambda self, view, dealer: self.new(SETUP, 1),
    ),
    "a word that cannot be said": (
        "State",
        "declarations",
        lambda old: lambda self, seat: (*old(self, seat), Declaration.OFFER_DRAW),
    ),
    "who forfeits wins": ("State", "forfeit", lambda old: lambda self, seat, reason: old(self, 1 - seat, reason)),
    "not everything is said": ("State", "to_json", lambda old: lambda self: {"board": self.board, "lost": None}),
    "any text is a choice": ("TicTacToe", "read", lambda old: lambda self, state, text: 0),
    "choices are told by one text": ("TicTacToe", "say", lambda old: lambda self, state, choice: "a1"),
    "options have the same message": ("TicTacToe", "option", lambda old: lambda *given: Said("")),
    "any setup will do": ("TicTacToe", "new", lambda old: lambda self, setup, seed: old(self, {}, seed)),
    "a seat on no side": ("TicTacToe", "sides", lambda old: lambda self, setup: [[0]]),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_noticed(kit: GameKit, monkeypatch: pytest.MonkeyPatch, mistake: str) -> None:
    of, name, made_of = MISTAKES[mistake]
    owner = getattr(import_module("tictactoe.game"), of)
    old = getattr(owner, name)
    getter = old.fget if isinstance(old, property) else None
    made = property(made_of(getter)) if getter else made_of(old)
    monkeypatch.setattr(owner, name, made)
    with pytest.raises(Exception):  # noqa: B017, PT011  where a game is broken, it may also break a check
        testing.check_game(kit.game, [SETUP], seeds=range(3), depths=range(7))


def test_what_depends_on_hidden_things_is_noticed(kit: GameKit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here nobody sees the board, and the message of an option tells it."""
    rules = import_module("tictactoe.game")
    monkeypatch.setattr(rules.State, "view", lambda self, seat: rules.View("", seat, self.turn))
    monkeypatch.setattr(
        rules.TicTacToe, "determinize", lambda self, view, dealer: rules._state("xoxo....."[: view.turn].ljust(9, "."))
    )
    monkeypatch.setattr(rules.TicTacToe, "option", lambda self, state, seat, choice: Said(f"{state.board} {choice}"))
    with pytest.raises(AssertionError, match="message of an option tells what is hidden"):
        testing.check_option_messages(kit.game, SETUP, seed=1, depth=2)
    with pytest.raises(AssertionError, match="asked something else in a guess"):
        testing.check_determinize(kit.game, SETUP, seed=1, depth=2)
    monkeypatch.setattr(rules.State, "_carry_out", _with_the_board(rules.State._carry_out))
    with pytest.raises(AssertionError, match="depends on what is hidden"):
        testing.check_secrets(kit.game, SETUP, seed=1, depth=2)
    testing.check_secrets(kit.game, SETUP, seed=1, depth=2, revealing={"shown"})


def _with_the_board(old: Method) -> Method:
    def carry_out(self: Any, seat: int, choice: int) -> None:
        old(self, seat, choice)
        self.emit(Shown(self.board))

    return carry_out


def test_words_and_players_are_tried(kit: GameKit, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(import_module("tictactoe.ui").TicTacToeNarrator, "choice", lambda *given: "")
        with pytest.raises(AssertionError, match="no words for an option"):
            testing.check_words(kit, SETUP, 1, "en")
    with monkeypatch.context() as patch:
        patch.setattr(import_module("tictactoe.game").Careful, "choose", lambda *given: 99)
        with pytest.raises(AssertionError, match="careful chooses 99"):
            testing.check_bots(kit, SETUP, 1)
