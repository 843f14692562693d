"""Tables: the lobby, making one, joining it, records, ratings."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from arenarium.server.errors import Conflict, Forbidden, NotFound, Unavailable
from arenarium.server.http.route import Call, File, Handler, Route
from arenarium.server.messages.cards import Language
from arenarium.server.messages.common import PlainObject
from arenarium.server.messages.replay import MistakeList, Replayed
from arenarium.server.messages.socket import Number
from arenarium.server.messages.tables import (
    ChangeSeat,
    GameList,
    GameName,
    Id,
    Invitation,
    JoinTable,
    NewTable,
    RatingList,
    Rematch,
    SeatNumber,
    Status,
    TableInfo,
    TableList,
)
from arenarium.server.messages.workshop import PositionText
from arenarium.server.service.archive import Eyes

Variant = Annotated[str, Meta(pattern="^[a-z0-9-]{1,64}$")]


class FindTables(Struct, forbid_unknown_fields=True):
    status: Status | None = None
    game: GameName | None = None
    mine: bool = False
    before: Id | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 20


class ReplayTo(Struct, forbid_unknown_fields=True):
    number: Number
    seat: SeatNumber | None = None
    open: bool = False
    """Show what everybody held, not only what the seat knew."""
    lang: Language | None = None


class MistakesOf(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    lang: Language = "en"


class PictureAt(Struct, forbid_unknown_fields=True):
    number: Number | None = None
    """After this step, of a game that is over; without it, the position now."""


class PositionAt(Struct, forbid_unknown_fields=True):
    number: Number | None = None
    """After this step; without it, the last position."""


class RatingsOf(Struct, forbid_unknown_fields=True):
    game: GameName
    variant: Variant


async def find_tables(call: Call[None, FindTables]) -> TableList:
    query = call.query
    return await call.services.lobby.find(
        call.identity,
        status=query.status,
        game=query.game,
        mine=query.mine,
        before=query.before,
        limit=query.limit,
    )


async def create_table(call: Call[NewTable, None]) -> TableInfo:
    return await call.services.lobby.create(call.who, call.body)


async def show_table(call: Call[None, None]) -> TableInfo:
    return await call.services.lobby.show(call.identity, call.path["id"])


async def show_invitation(call: Call[None, None]) -> Invitation:
    return await call.services.lobby.invitation(call.path["id"])


async def join_table(call: Call[JoinTable, None]) -> TableInfo:
    return await call.services.lobby.join(call.who, call.path["id"], call.body.seat, call.body.random)


async def leave_table(call: Call[None, None]) -> TableInfo:
    return await call.services.lobby.leave(call.who, call.path["id"])


async def change_seat(call: Call[ChangeSeat, None]) -> TableInfo:
    return await call.services.lobby.reseat(call.who, call.path["id"], call.body.number, call.body.seat)


async def start_table(call: Call[None, None]) -> TableInfo:
    return await call.services.lobby.start(call.who, call.path["id"])


async def rematch(call: Call[Rematch, None]) -> TableInfo:
    return await call.services.lobby.rematch(call.who, call.path["id"], call.body.random)


async def download_record(call: Call[None, None]) -> File:
    id = call.path["id"]
    return File(msgspec.json.encode(await call.services.archive.record(id)), name=f"arenarium-{id}.json")


async def replay(call: Call[None, ReplayTo]) -> File:
    """Of type `Replayed`; it comes from another process, and in its final form."""
    query, services = call.query, call.services
    await services.limiter.hit(services.settings.limits.replays, "replays", call.address)
    eyes = Eyes(query.seat, query.open)
    return File(await services.archive.replay(call.path["id"], query.number, eyes, query.lang, call.address))


async def list_mistakes(call: Call[None, MistakesOf]) -> File:
    """Of type `MistakeList`; it comes from another process, and in its final form."""
    query, services = call.query, call.services
    await services.limiter.hit(services.settings.limits.replays, "mistakes", call.address)
    return File(await services.archive.mistakes(call.path["id"], query.seat, query.lang, call.address))


async def show_picture(call: Call[None, PictureAt]) -> File:
    services = call.services
    await services.limiter.hit(services.settings.limits.replays, "pictures", call.address)
    return File(await services.archive.picture(call.path["id"], call.query.number, call.address), "image/png")


async def show_position(call: Call[None, PositionAt]) -> File:
    """Of type `PositionText`; it comes from another process, and in its final form."""
    services = call.services
    await services.limiter.hit(services.settings.limits.replays, "replays", call.address)
    return File(await services.archive.position(call.identity, call.path["id"], call.query.number, call.address))


async def list_ratings(call: Call[None, RatingsOf]) -> RatingList:
    return await call.services.archive.ratings(call.query.game, call.query.variant)


async def list_games(call: Call[None, None]) -> GameList:
    return call.services.lobby.games()


_TABLES, _RECORDS, _GAMES = "tables", "records", "games"
_TABLE = {"id": Id}


def _act(path: str, handler: Handler, summary: str, body: type[Struct] | None = None) -> Route:
    """Something that somebody does at a table."""
    return Route(
        "POST",
        path,
        handler,
        summary,
        _TABLES,
        in_path=_TABLE,
        body=body,
        reply=TableInfo,
        needs="player",
        errors=(Conflict, Forbidden),
    )


ROUTES = [
    Route(
        "GET",
        "/api/tables",
        find_tables,
        "The lobby, newest first; or your own tables",
        _TABLES,
        query=FindTables,
        reply=TableList,
        needs="optional",
    ),
    Route(
        "POST",
        "/api/tables",
        create_table,
        "Make a table",
        _TABLES,
        body=NewTable,
        reply=TableInfo,
        status=201,
        needs="player",
        errors=(Conflict, Forbidden, NotFound),
    ),
    Route("GET", "/api/tables/{id}", show_table, "A table", _TABLES, in_path=_TABLE, reply=TableInfo, needs="optional"),
    Route(
        "GET",
        "/api/tables/{id}/invitation",
        show_invitation,
        "Who invites to a table, and to what; for everybody who has its link",
        _TABLES,
        in_path=_TABLE,
        reply=Invitation,
        errors=(Unavailable,),
    ),
    _act("/api/tables/{id}/join", join_table, "Sit down", JoinTable),
    _act("/api/tables/{id}/leave", leave_table, "Get up before the start"),
    _act("/api/tables/{id}/seat", change_seat, "Give a seat to a computer player, or open it", ChangeSeat),
    _act("/api/tables/{id}/start", start_table, "Begin the game"),
    _act(
        "/api/tables/{id}/rematch", rematch, "Play again: the table of the rematch, made by the first who asks", Rematch
    ),
    Route(
        "GET",
        "/api/tables/{id}/record",
        download_record,
        "The record of a game that is over: setup, seed and choices",
        _RECORDS,
        in_path=_TABLE,
        reply=PlainObject,
        errors=(Conflict, Unavailable),
    ),
    Route(
        "GET",
        "/api/tables/{id}/replay",
        replay,
        "A game that is over, up to a step, as a seat or a spectator saw it",
        _RECORDS,
        in_path=_TABLE,
        query=ReplayTo,
        reply=Replayed,
        slow=True,
        errors=(Conflict, Unavailable),
    ),
    Route(
        "GET",
        "/api/tables/{id}/mistakes",
        list_mistakes,
        "Turns of a seat that a computer player would have played clearly better, in a game that is over",
        _RECORDS,
        in_path=_TABLE,
        query=MistakesOf,
        reply=MistakeList,
        slow=True,
        errors=(Conflict, Unavailable),
    ),
    Route(
        "GET",
        "/api/tables/{id}/picture.png",
        show_picture,
        "The position as a picture, with nothing hidden in it",
        _RECORDS,
        in_path=_TABLE,
        query=PictureAt,
        reply=bytes,
        media="image/png",
        slow=True,
        errors=(Unavailable,),
    ),
    Route(
        "GET",
        "/api/tables/{id}/position",
        show_position,
        "The position as text, to play on from it: of a game that is over, or of your own sandbox",
        _RECORDS,
        in_path=_TABLE,
        query=PositionAt,
        reply=PositionText,
        needs="optional",
        slow=True,
        errors=(Conflict,),
    ),
    Route(
        "GET",
        "/api/ratings",
        list_ratings,
        "Ratings for a variant, best first",
        _GAMES,
        query=RatingsOf,
        reply=RatingList,
        errors=(Unavailable,),
    ),
    Route(
        "GET",
        "/api/games",
        list_games,
        "The games, their variants, and the computer players",
        _GAMES,
        reply=GameList,
        errors=(Unavailable,),
    ),
]
