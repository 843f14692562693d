"""The card library. It changes only with the program: a client need fetch it only once."""

from __future__ import annotations

from functools import cache

import msgspec

from arenarium.games import kit_of
from arenarium.server.errors import NotFound, Unavailable
from arenarium.server.http.route import Call, File, Route
from arenarium.server.messages.cards import CardsIn, GameId, Library


async def show_cards(call: Call[None, CardsIn]) -> File:
    game, language, id = call.path["game"], call.query.lang, call.query.set
    if id is None:
        return _file(game, language)
    services = call.services
    await services.limiter.hit(services.settings.limits.replays, "libraries", call.address)
    cards = await services.compiler.cards(id, game)
    return File(await services.workshop.library(game, cards, language, call.address))


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
        "Every card of a game, or of a set that somebody has made, as data and in words",
        "cards",
        in_path={"game": GameId},
        query=CardsIn,
        reply=Library,
        cached=True,
        errors=(Unavailable,),
    ),
]
