"""Questions of clients about Tash-Kalar: where cards could be summoned, and how far the sides are with tasks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from arenarium.core.errors import NotationError, QueryError
from arenarium.core.kit import Query
from arenarium.games.tashkalar.board.board import BOARD, NAMES, names
from arenarium.games.tashkalar.board.pattern import facing_name
from arenarium.games.tashkalar.board.text import SIDES, read_board
from arenarium.games.tashkalar.cards.cards import BY_NAME, CARDS, TASK_BY_NAME, TASKS
from arenarium.games.tashkalar.formats.facts import marks_of
from arenarium.games.tashkalar.language.tree import Holds
from arenarium.games.tashkalar.rules.placements import SUMMONABLE
from arenarium.games.tashkalar.rules.prospects import Lack, Prospect, open_squares, prospects
from arenarium.games.tashkalar.rules.task_distance import FAR, MISSING, NEED
from arenarium.games.tashkalar.ui.messages import (
    MOST_CARDS,
    MOST_TASKS,
    CardPlaces,
    Missing,
    Place,
    PlaceList,
    PlacesFor,
    ProgressFor,
    ProgressList,
    TaskProgress,
)

_BEINGS = {CARDS[number].name: number for number in SUMMONABLE}
_TWO_SIDES = 2


def find_places(wanted: PlacesFor) -> PlaceList:
    pieces = _pieces(wanted.board, len(SIDES))
    return PlaceList([_places(pieces, wanted.side, card) for card in _cards(wanted.cards)])


def find_progress(wanted: ProgressFor) -> ProgressList:
    pieces = _pieces(wanted.board, _TWO_SIDES)
    return ProgressList([_progress(pieces, task) for task in _tasks(wanted.tasks)])


def _pieces(board: str, sides: int) -> list[int]:
    try:
        return read_board(board, sides)
    except NotationError as error:
        raise QueryError(f"{error} - at `$.board`") from None


def _cards(text: str) -> list[int]:
    return [_card(name) for name in _names(text, MOST_CARDS, "card")]


def _tasks(text: str) -> list[int]:
    return [_number(TASK_BY_NAME, name, "task") for name in _names(text, MOST_TASKS, "task")]


def _names(text: str, most: int, what: str) -> list[str]:
    """The names in a list, of which none comes twice."""
    wanted = text.split(",")
    if len(wanted) > most:
        raise QueryError(f"{len(wanted)} {what}s are too many; {most} at most - at `$.{what}s`")
    if len(set(wanted)) < len(wanted):
        raise QueryError(f"a {what} is named twice - at `$.{what}s`")
    return wanted


def _card(name: str) -> int:
    if name in BY_NAME and name not in _BEINGS:
        raise QueryError(f"'{name}' is no being or legend - at `$.cards`")
    return _number(_BEINGS, name, "card")


def _number(known: Mapping[str, int], name: str, what: str) -> int:
    if name in known:
        return known[name]
    near = get_close_matches(name, list(known), n=1)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    raise QueryError(f"there is no {what} called '{name}'{hint} - at `$.{what}s`")


def _places(pieces: Sequence[int], side: int, card: int) -> CardPlaces:
    fits, near = prospects(pieces, side, card)
    anywhere = names(open_squares(pieces, card)) if SUMMONABLE[card].anywhere else None
    if anywhere == []:
        fits, near = [], []
    return CardPlaces(
        CARDS[card].name,
        [_place(pieces, side, card, prospect) for prospect in fits],
        [_place(pieces, side, card, prospect) for prospect in near],
        anywhere,
    )


def _place(pieces: Sequence[int], side: int, card: int, prospect: Prospect) -> Place:
    known = SUMMONABLE[card]
    return Place(
        at=None if known.anywhere else NAMES[prospect.at],
        facing=facing_name(prospect.orientation.facing),
        uses=names(prospect.used),
        **marks_of(known, prospect.orientation, prospect.at),
        missing=_missing(pieces, side, prospect.lack) if prospect.lack else None,
    )


def _missing(pieces: Sequence[int], side: int, lack: Lack) -> Missing:
    there = next((index // 3 for index, mask in enumerate(pieces) if mask >> lack.at & 1), None)
    return Missing(NAMES[lack.at], lack.rank, "nothing" if there is None else "own" if there == side else "enemy")


def _progress(pieces: list[int], task: int) -> TaskProgress:
    name = TASKS[task].name
    if NEED[task] >= FAR:
        return TaskProgress(name, None, [])
    free = BOARD
    if not isinstance(TASKS[task].criterion, Holds):  # where pieces are just counted, enemies in the way do not matter
        for mask in pieces:
            free &= ~mask
    counted = [MISSING[task](pieces, side, free) for side in range(_TWO_SIDES)]
    return TaskProgress(name, NEED[task], [None if missing >= FAR else missing for missing in counted])


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
