"""The card library. It changes with the program alone, so that a client need fetch it only once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from arenarium.server.http.route import Call, File, Route
from arenarium.server.library import barracks, tashkalar
from arenarium.server.messages.cards import CardsIn, GameId, Library

_LIBRARIES: dict[str, Callable[[str], Library]] = {"tashkalar": tashkalar.library, "barracks": barracks.library}


async def show_cards(call: Call[None, CardsIn]) -> File:
    return _file(call.path["game"], call.query.lang)


@cache
def _file(game: str, language: str) -> File:
    return File(msgspec.json.encode(_LIBRARIES[game](language)))


ROUTES = [
    Route(
        "GET",
        "/api/cards/{game}",
        show_cards,
        "Every card of a game, as data and in words",
        "cards",
        in_path={"game": GameId},
        query=CardsIn,
        reply=Library,
        cached=True,
    ),
]
