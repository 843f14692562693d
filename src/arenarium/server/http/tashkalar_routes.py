"""For whoever shows Tash-Kalar: where cards could be summoned."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from arenarium.core.errors import NotationError
from arenarium.server.errors import Invalid
from arenarium.server.http.route import Call, Route
from arenarium.server.messages.places import MOST_CARDS, CardPlaces, Missing, Place, PlaceList, PlacesFor
from arenarium.tashkalar.board import NAMES, names
from arenarium.tashkalar.boardtext import SIDES, read_board
from arenarium.tashkalar.cards import BY_NAME, CARDS
from arenarium.tashkalar.facts import marks_of
from arenarium.tashkalar.pattern import facing_name
from arenarium.tashkalar.placements import SUMMONABLE
from arenarium.tashkalar.prospects import Lack, Prospect, open_squares, prospects

_BEINGS = {CARDS[number].name: number for number in SUMMONABLE}


async def find_places(call: Call[None, PlacesFor]) -> PlaceList:
    wanted = call.query
    try:
        pieces = read_board(wanted.board, len(SIDES))
    except NotationError as error:
        raise Invalid(f"query: {error} - at `$.board`") from None
    return PlaceList([_places(pieces, wanted.side, card) for card in _cards(wanted.cards)])


def _cards(text: str) -> list[int]:
    wanted = text.split(",")
    if len(wanted) > MOST_CARDS:
        raise Invalid(f"query: {len(wanted)} cards are too many; {MOST_CARDS} at most - at `$.cards`")
    if len(set(wanted)) < len(wanted):
        raise Invalid("query: a card is named twice - at `$.cards`")
    return [_card(name) for name in wanted]


def _card(name: str) -> int:
    if name in _BEINGS:
        return _BEINGS[name]
    if name in BY_NAME:
        raise Invalid(f"query: '{name}' is no being or legend - at `$.cards`")
    near = get_close_matches(name, list(_BEINGS), n=1)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    raise Invalid(f"query: there is no card called '{name}'{hint} - at `$.cards`")


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


ROUTES = [
    Route(
        "GET",
        "/api/tashkalar/places",
        find_places,
        "Where the patterns of some cards fit on a board, and where they lack just one piece",
        "tashkalar",
        query=PlacesFor,
        reply=PlaceList,
    ),
]
