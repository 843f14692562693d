"""Questions of clients about Tash-Kalar: where cards could be summoned, and how far the sides are with tasks."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from arenarium.core.errors import NotationError, QueryError
from arenarium.core.kit import Query
from arenarium.games.tashkalar.board.text import SIDES, read_board
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.game import TashKalar
from arenarium.games.tashkalar.ui.hints import TWO_SIDES, card_places, task_progress
from arenarium.games.tashkalar.ui.messages import (
    MOST_CARDS,
    MOST_TASKS,
    PlaceList,
    PlacesFor,
    ProgressFor,
    ProgressList,
)


def find_places(game: TashKalar, query: PlacesFor) -> PlaceList:
    pieces = _pieces(query.board, len(SIDES))
    return PlaceList([card_places(game.cards, pieces, query.side, card) for card in _cards(game.cards, query.cards)])


def find_progress(game: TashKalar, query: ProgressFor) -> ProgressList:
    pieces = _pieces(query.board, TWO_SIDES)
    return ProgressList([task_progress(game.cards, pieces, task) for task in _tasks(game.cards, query.tasks)])


def _pieces(board: str, sides: int) -> list[int]:
    try:
        return read_board(board, sides)
    except NotationError as error:
        raise QueryError(f"{error} - at `$.board`") from None


def _cards(set_: CardSet, text: str) -> list[int]:
    return [_card(set_, name) for name in _names(text, MOST_CARDS, "card")]


def _tasks(set_: CardSet, text: str) -> list[int]:
    return [_number(set_.task_numbers, name, "task") for name in _names(text, MOST_TASKS, "task")]


def _names(text: str, most: int, what: str) -> list[str]:
    """The names in a list, of which none comes twice."""
    names = text.split(",")
    if len(names) > most:
        raise QueryError(f"{len(names)} {what}s are too many; {most} at most - at `$.{what}s`")
    if len(set(names)) < len(names):
        raise QueryError(f"a {what} is named twice - at `$.{what}s`")
    return names


def _card(set_: CardSet, name: str) -> int:
    beings = {card.name: number for number, card in set_.beings.items()}
    if name in set_.numbers and name not in beings:
        raise QueryError(f"'{name}' is no being or legend - at `$.cards`")
    return _number(beings, name, "card")


def _number(known: Mapping[str, int], name: str, what: str) -> int:
    if name in known:
        return known[name]
    near = get_close_matches(name, list(known), n=1)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    raise QueryError(f"there is no {what} called '{name}'{hint} - at `$.{what}s`")


QUERIES = {
    "places": Query(
        "Where the patterns of some cards fit on a board, and where they lack just one piece",
        PlacesFor,
        PlaceList,
        find_places,
    ),
    "progress": Query(
        "How much each side still lacks on a board for some tasks", ProgressFor, ProgressList, find_progress
    ),
}
