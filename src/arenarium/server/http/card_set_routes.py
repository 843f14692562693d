"""Card sets that players have made: keeping one, sharing it by its link, forgetting it."""

from __future__ import annotations

from arenarium.server.http.route import Call, Route
from arenarium.server.http.workshop_routes import MAX_DOCUMENT_BYTES
from arenarium.server.messages.card_sets import CardSetContent, CardSetInfo, CardSetList, NewCardSet
from arenarium.server.messages.tables import SetId


async def list_card_sets(call: Call[None, None]) -> CardSetList:
    return await call.services.card_sets.kept_by(call.who)


async def keep_card_set(call: Call[NewCardSet, None]) -> CardSetInfo:
    sets, wanted = call.services.card_sets, call.body
    keep = sets.keep_to_try if wanted.tried else sets.keep
    return await keep(call.who, wanted.game, wanted.document, call.address)


async def show_card_set(call: Call[None, None]) -> CardSetContent:
    return await call.services.card_sets.show(call.identity, call.path["id"])


async def forget_card_set(call: Call[None, None]) -> None:
    await call.services.card_sets.forget(call.who, call.path["id"])


_TAG = "card sets"
_SET = {"id": SetId}

ROUTES = [
    Route(
        "GET",
        "/api/card-sets",
        list_card_sets,
        "The card sets that you keep, the newest first",
        _TAG,
        reply=CardSetList,
        needs="player",
    ),
    Route(
        "POST",
        "/api/card-sets",
        keep_card_set,
        "Keep a card set; to keep the same again changes nothing",
        _TAG,
        body=NewCardSet,
        max_body=MAX_DOCUMENT_BYTES,
        reply=CardSetInfo,
        status=201,
        needs="player",
    ),
    Route(
        "GET",
        "/api/card-sets/{id}",
        show_card_set,
        "A card set, for everybody who has its link",
        _TAG,
        in_path=_SET,
        reply=CardSetContent,
        needs="optional",
    ),
    Route(
        "DELETE",
        "/api/card-sets/{id}",
        forget_card_set,
        "Keep a card set no more; tables that use it play on",
        _TAG,
        in_path=_SET,
        needs="player",
    ),
]
