"""What each game's kit answers: questions about positions, under the name of the game."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from arenarium.core.errors import QueryError
from arenarium.core.kit import GameKit, Query
from arenarium.games import kits
from arenarium.server.errors import Invalid, NotFound, Unavailable
from arenarium.server.http.route import Call, Handler, Route
from arenarium.server.messages.tables import SetId


def _handler(kit: GameKit, name: str, query: Query) -> Handler:
    async def answer(call: Call[None, Struct]) -> Struct:
        game = await call.services.compiler.game_of_set(kit.id, call.query.set)  # type: ignore[attr-defined]
        try:
            reply = query.run(game, call.query)
        except QueryError as error:
            raise Invalid(f"query: {error}") from None
        assert isinstance(reply, Struct)
        return reply

    answer.__name__ = f"{kit.id}_{name}"
    return answer


def _with_set(asks: type[Struct]) -> type[Struct]:
    """The question of a game, about the printed cards or those of a set that somebody has made."""
    return msgspec.defstruct(asks.__name__, [("set", SetId | None, None)], bases=(asks,), module=asks.__module__)


ROUTES = [
    Route(
        "GET",
        f"/api/{kit.id}/{name}",
        _handler(kit, name, query),
        query.summary,
        kit.id,
        query=_with_set(query.asks),
        reply=query.answers,
        errors=(NotFound, Unavailable),
    )
    for kit in kits().values()
    for name, query in kit.queries.items()
]
