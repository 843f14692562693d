"""The card library. It changes only with the program: a client need fetch it only once."""

from __future__ import annotations

from functools import cache

import msgspec

from arenarium.games import kit_of
from arenarium.server.errors import NotFound
from arenarium.server.http.route import Call, File, Route
from arenarium.server.messages.cards import CardsIn, GameId, Library


async def show_cards(call: Call[None, CardsIn]) -> File:
    return _file(call.path["game"], call.query.lang)


@cache
def _file(game: str, language: str) -> File:
    kit = kit_of(game)
    if kit.library_ is None:
        raise NotFound("this game has no cards")
    return File(msgspec.json.encode(kit.library_().make(kit.game, language)))


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
