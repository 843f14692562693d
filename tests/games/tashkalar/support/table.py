"""A table to try rules at: positions with few words, choices by their notation, and short ways to look.

state = position(f"{DUEL} | hand 0: Swordmaster", "a e4 e6, b d4")
play(state, "summon Swordmaster e5", "destroy d4")
assert board(state) == pieces("a e4 e6, A e5")
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any, TypeVar

from games.tashkalar.support.printed import CARD_NAMES, TASK_NAMES

from arenarium.core.event import Event
from arenarium.games.tashkalar.board.text import SIDES, say_board
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state.choices import FINISH
from arenarium.games.tashkalar.state.position import Phase

DUEL = "form: duel | schools: northern, highland"
HIGH = "form: high | schools: northern, highland"
MELEE_3 = "form: melee | schools: northern, highland, sylvan"
MELEE_4 = "form: melee | schools: northern, highland, sylvan, southern"
TEAM_DUEL = "form: duel | schools: northern, highland, sylvan, southern | teams"
TEAM_HIGH = "form: high | schools: northern, highland, sylvan, southern | teams"
FORMS = {
    "high": HIGH,
    "duel": DUEL,
    "melee of 3": MELEE_3,
    "melee of 4": MELEE_4,
    "team duel": TEAM_DUEL,
    "team high": TEAM_HIGH,
}
SETUPS: dict[str, dict[str, Any]] = {
    "high": {"form": "high", "seats": 2},
    "duel": {"form": "duel", "seats": 2},
    "melee of 3": {"form": "melee", "seats": 3},
    "melee of 4": {"form": "melee", "seats": 4},
    "team high": {"form": "high", "seats": 4, "teams": True},
    "team duel": {"form": "duel", "seats": 4, "teams": True},
}

_SPANS = [(span[0], span[1]) for span in ("cg", "bh", "ai", "ai", "ai", "ai", "ai", "bh", "cg")]
SQUARES = [
    f"{chr(column)}{row}" for row, (first, last) in enumerate(_SPANS, 1) for column in range(ord(first), ord(last) + 1)
]
"""All squares of the board in reading order."""

WAIT = "..."
"""Said in place of a choice: the turn is not ended yet."""

E = TypeVar("E")
"""A class of `state.events`."""
Board = dict[str, str]
"""Squares and the sign of what stands there."""


def pieces(text: str) -> Board:
    """`a e4 e6, B* c3` to {"e4": "a", "e6": "a", "c3": "B*"}."""
    parts: Board = {}
    for group in text.split(","):
        sign, *squares = group.split() or [""]
        for square in squares:
            assert square in SQUARES, f"{square} is not on the board"
            assert square not in parts, f"{square} is named twice"
            parts[square] = sign
    return parts


def rows(men: Board) -> str:
    """The board item of a position."""
    return "/".join(
        "".join(men.get(f"{chr(column)}{row}", ".") for column in range(ord(first), ord(last) + 1))
        for row, (first, last) in enumerate(_SPANS, 1)
    )


def position(text: str, on_board: str | Board = "") -> State:
    """A state from the position notation, the board from the short form of `pieces`."""
    men = pieces(on_board) if isinstance(on_board, str) else on_board
    return TASHKALAR.parse_position(f"{text} | board: {rows(men)}")


def new(setup: str, seed: int | str = 1, **more: Any) -> State:
    """A fresh match of one of the SETUPS."""
    return TASHKALAR.new({**SETUPS[setup], **more}, seed)


def play(state: State, *choices: str) -> list[Event]:
    """Let whoever is asked make these choices, one after the other; all that was told.

    A turn in which nothing is left but to end it (TURN-7) is ended, unless the last choice asks to wait: "...".
    """
    events: list[Event] = []
    for text, following in pairwise((*choices, "")):
        if text == WAIT:
            continue
        events += state.apply(state.asked, TASHKALAR.read(state, text))
        if following not in (WAIT, "finish") and is_done(state):
            events += state.apply(state.asked, FINISH)
    return events


def is_done(state: State) -> bool:
    """Whether the player of the turn can only end it."""
    return state.phase == Phase.ACTIONS and not state.stack and state.options() == [FINISH]


def offered(state: State) -> set[str]:
    """The options of the open request."""
    parts = [TASHKALAR.say(state, choice) for choice in state.options()]
    assert len(set(parts)) == len(parts), "an option is offered twice"
    return set(parts)


def offers(state: State, verb: str) -> set[str]:
    """What follows the verb in the options that begin with it."""
    return {text.removeprefix(verb).strip() for text in offered(state) if text.split()[0] == verb.split()[0]}


def verbs(state: State) -> set[str]:
    """With which words the options begin."""
    return {text.split()[0] for text in offered(state)}


def board(state: State) -> Board:
    """What stands where, to be compared with `pieces`."""
    parts: Board = {}
    for number, (row, (first, _)) in enumerate(zip(say_board(state.pieces).split("/"), _SPANS, strict=True), 1):
        column = ord(first)
        for sign in re.findall(r"\d|[a-d]|[A-D]\*?", row):
            if sign.isdigit():
                column += int(sign)
                continue
            parts[f"{chr(column)}{number}"] = sign
            column += 1
    return parts


def happened(events: list[Event], kind: type[E]) -> list[E]:
    """All events of a kind, as everybody sees them."""
    return [event.public for event in events if isinstance(event.public, kind)]


def heard(events: list[Event], kind: type[E], watcher: int | None) -> list[E]:
    """All events of a kind, as a seat or a spectator sees them."""
    return [seen for event in events if isinstance(seen := event.seen_by(watcher), kind)]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def on(men: Board, sign: str) -> set[str]:
    """The squares that hold such a piece."""
    return {square for square, there in men.items() if there == sign}


def two_faced(state: State, side: str = "a") -> int:
    """Two-faced pieces in supply."""
    return state.two_faced[SIDES.index(side)]


def legendary(state: State, side: str = "a") -> int:
    """Legendary pieces in supply."""
    return state.legendary[SIDES.index(side)]


def _names(cards: Iterable[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def hand(state: State, seat: int) -> list[str]:
    return _names(state.hands[seat])


def legends(state: State, seat: int) -> list[str]:
    return _names(state.legends[seat])


def flares(state: State, seat: int) -> list[str]:
    return _names(state.flares[seat])


def _place(state: State, name: int | str) -> int:
    return name if isinstance(name, int) else state.table.seats + ("legends", "flares", "tasks").index(name)


def deck(state: State, name: int | str) -> list[str]:
    """A deck from the top: of a seat, or "legends", "flares", "tasks"."""
    cards = state.decks[_place(state, name)].cards
    return [TASK_NAMES[task] for task in cards] if name == "tasks" else _names(cards)


def pile(state: State, name: int | str) -> list[str]:
    """A discard pile, the oldest card first."""
    return _names(state.piles[_place(state, name)])


def tasks(state: State) -> list[str]:
    """The current tasks."""
    return [TASK_NAMES[task] for task in state.tasks]


def points(state: State, seat: int, colour: str) -> int:
    """Melee: the points of a player in an enemy colour."""
    return state.points[seat * state.table.sides + SIDES.index(colour)]


def skip_turn(state: State) -> list[Event]:
    """Use up all actions by placing on the last empty square; claim nothing, invoke nothing."""
    events: list[Event] = []
    turn = state.turn
    while state.turn == turn and state.outcome is None:
        open_ = offered(state)
        parts = [f"{verb} {square}" for verb in ("lift", "place") for square in SQUARES if f"{verb} {square}" in open_]
        events += play(state, parts[-1] if parts else "finish")
    return events


def turns(state: State) -> Iterator[int]:
    """Skip turn after turn until the game is over; the seats as they come."""
    while state.outcome is None:
        yield state.active
        skip_turn(state)
