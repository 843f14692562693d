"""Their way of writing squares, boards, cards and schools, and ours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from arenarium.games.tashkalar.board.board import NAMES, SQUARES, STRIDE
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.rules import setup
from arenarium.games.tashkalar.state.forms import Form, Table
from arenarium.games.tashkalar.state.numbers import NO_CARD
from arenarium.games.tashkalar.state.position import Position
from comparing.printed import BY_NAME, CARDS, FLARES, LEGENDS, SCHOOLS

Line = dict[str, Any]
"""One line of a file."""
Step = dict[str, Any]
"""One decision of a recorded game."""

LETTERS = "abcdefghijkl"
_LEGENDS, _FLARES = frozenset(LEGENDS), frozenset(FLARES)


class NotCovered(Exception):
    """The line needs something that our engine does not have (yet): a school, a card, a kind of choice."""


# ------------------------------------------------------------------------------------------------------------- squares

THEIRS: dict[int, int] = {s: 10 * (s % STRIDE + 1) + s // STRIDE + 1 for s in SQUARES}
OURS: dict[int, int] = {theirs: ours for ours, theirs in THEIRS.items()}


def name_of(theirs: int) -> str:
    """A square of theirs in our notation, for people."""
    return NAMES[OURS[theirs]] if theirs in OURS else f"off-board {theirs}"


# -------------------------------------------------------------------------------------------------------------- boards


def read_board(text: str, sides: int) -> list[int]:
    """Our bitboards of a board string."""
    if len(text) != 81:
        raise ValueError(f"a board of {len(text)} signs")
    pieces = [0] * (3 * sides)
    for index, sign in enumerate(text):
        square = OURS.get(10 * (index % 9 + 1) + index // 9 + 1)
        if (square is None) != (sign == "#"):
            raise ValueError(f"'{sign}' on the wrong side of the board's edge")
        if square is not None and sign != ".":
            pieces[LETTERS.index(sign)] |= 1 << square
    return pieces


def say_board(pieces: Sequence[int]) -> str:
    """The board string of our bitboards."""
    signs = ["#"] * 81
    for square in SQUARES:
        signs[square // STRIDE * 9 + square % STRIDE] = "."
    for letter, mask in zip(LETTERS, pieces, strict=False):
        for square in SQUARES:
            if mask >> square & 1:
                signs[square // STRIDE * 9 + square % STRIDE] = letter
    return "".join(signs)


def picture(board: str, other: str | None = None) -> list[str]:
    """A board string as rows; with another one beside it, if that differs."""
    header = "   a b c d e f g h i"

    def row(text: str, y: int) -> str:
        return f"{y + 1}  " + " ".join(text[9 * y : 9 * y + 9]).replace("#", " ")

    if other is None or other == board:
        return [header] + [row(board, y) for y in range(9)]
    return [f"{header}     {header}"] + [f"{row(board, y)}     {row(other, y)}" for y in range(9)]


def lay_out(state: Position, pieces: Sequence[int]) -> None:
    """Put these pieces on the board; what is left, and neither on a card nor out of the game, is in supply."""
    state.pieces = list(pieces)
    table = state.table
    on_cards = [held.piece for held in state.extras.held]
    for side in range(table.sides):
        common, heroic, legendary = (
            pieces[index].bit_count() + on_cards.count(index) for index in range(3 * side, 3 * side + 3)
        )
        two_faced_gone, legendary_gone = state.extras.removed[side]
        state.two_faced[side] = table.two_faced - common - heroic - two_faced_gone
        state.legendary[side] = table.legendary - legendary - legendary_gone
    if min(*state.two_faced, *state.legendary) < 0:
        raise ValueError("more pieces on the board than there are")


def by_colour(data: Any) -> dict[int, Any]:
    """Facts kept by colour. Where the colours are 0, 1, .. without a gap they may have been written as a list."""
    if isinstance(data, list):
        return dict(enumerate(data))
    return {int(colour): facts for colour, facts in (data or {}).items()}


# --------------------------------------------------------------------------------------------------------------- cards


def card_number(name: str) -> int:
    """Our number of a card. Raises NotCovered if we do not have it."""
    if name not in BY_NAME:
        raise NotCovered(f"card {name}")
    return BY_NAME[name]


def deal_hand(state: Position, seat: int, names: Iterable[str]) -> None:
    """Give a seat exactly these cards. For them the pending being is still in the hand."""
    cards = [card for card in map(card_number, names) if card != state.extras.pending[seat]]
    state.hands[seat] = tuple(card for card in cards if card not in _LEGENDS and card not in _FLARES)
    state.legends[seat] = tuple(card for card in cards if card in _LEGENDS)
    state.flares[seat] = tuple(card for card in cards if card in _FLARES)


def hand_of(state: Position, seat: int) -> list[str]:
    """All cards a seat holds, its pending being among them, by name, in alphabetical order."""
    pending = [card for card in state.extras.pending[seat : seat + 1] if card != NO_CARD]
    return sorted(names_of((*state.hands[seat], *state.legends[seat], *state.flares[seat], *pending)))


def names_of(cards: Iterable[int]) -> list[str]:
    return [CARDS[card].name for card in cards]


def table_of(form: str, schools: Sequence[str], first: int) -> Table:
    """Raises NotCovered for a school that we do not have."""
    for school in schools:
        if school not in SCHOOLS:
            raise NotCovered(f"school {school}")
    return Table(Form(form), tuple(schools), first)


def bare_state(table: Table) -> State:
    """A state in which nothing has happened and no card has been dealt."""
    state = State.__new__(State)
    state.cards = TASHKALAR.cards
    setup.clear(state, table)
    return state
