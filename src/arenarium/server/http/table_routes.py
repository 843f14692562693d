"""Tables: the lobby, making one, sitting down, records, ratings."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from arenarium.server.errors import Conflict, Forbidden, Unavailable
from arenarium.server.http.route import Call, File, Handler, Route
from arenarium.server.messages.cards import Language
from arenarium.server.messages.replay import Replayed
from arenarium.server.messages.socket import Number
from arenarium.server.messages.tables import (
    ChangeSeat,
    GameList,
    GameName,
    Id,
    JoinTable,
    NewTable,
    RatingList,
    SeatNumber,
    Status,
    TableInfo,
    TableList,
)

Way = Annotated[str, Meta(pattern="^[a-z0-9-]{1,64}$")]


class FindTables(Struct, forbid_unknown_fields=True):
    status: Status | None = None
    game: GameName | None = None
    mine: bool = False
    before: Id | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 20


class ReplayTo(Struct, forbid_unknown_fields=True):
    number: Number
    seat: SeatNumber | None = None
    lang: Language | None = None


class RatingsOf(Struct, forbid_unknown_fields=True):
    game: GameName
    way: Way


async def find_tables(call: Call[None, FindTables]) -> TableList:
    wanted = call.query
    return await call.services.lobby.find(
        call.identity,
        status=wanted.status,
        game=wanted.game,
        mine=wanted.mine,
        before=wanted.before,
        limit=wanted.limit,
    )


async def create_table(call: Call[NewTable, None]) -> TableInfo:
    return await call.services.lobby.create(call.who, call.body)


async def show_table(call: Call[None, None]) -> TableInfo:
    return await call.services.lobby.show(call.identity, call.path["id"])


async def join_table(call: Call[JoinTable, None]) -> TableInfo:
    return await call.services.lobby.join(call.who, call.path["id"], call.body.seat)


async def leave_table(call: Call[None, None]) -> TableInfo:
    return await call.services.lobby.leave(call.who, call.path["id"])


async def change_seat(call: Call[ChangeSeat, None]) -> TableInfo:
    return await call.services.lobby.reseat(call.who, call.path["id"], call.body.number, call.body.seat)


async def start_table(call: Call[None, None]) -> TableInfo:
    return await call.services.lobby.start(call.who, call.path["id"])


async def rematch(call: Call[None, None]) -> TableInfo:
    return await call.services.lobby.rematch(call.who, call.path["id"])


async def download_record(call: Call[None, None]) -> File:
    id = call.path["id"]
    return File(msgspec.json.encode(await call.services.archive.record(id)), name=f"arenarium-{id}.json")


async def replay(call: Call[None, ReplayTo]) -> Replayed:
    wanted = call.query
    return await call.services.archive.replay(call.path["id"], wanted.number, wanted.seat, wanted.lang)


async def list_ratings(call: Call[None, RatingsOf]) -> RatingList:
    return await call.services.archive.ratings(call.query.game, call.query.way)


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
        needs="somebody",
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
        needs="anybody",
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
        needs="somebody",
        errors=(Conflict, Forbidden),
    ),
    Route("GET", "/api/tables/{id}", show_table, "A table", _TABLES, in_path=_TABLE, reply=TableInfo, needs="anybody"),
    _act("/api/tables/{id}/join", join_table, "Sit down", JoinTable),
    _act("/api/tables/{id}/leave", leave_table, "Get up before the start"),
    _act("/api/tables/{id}/seat", change_seat, "Give a seat to a computer player, or open it", ChangeSeat),
    _act("/api/tables/{id}/start", start_table, "Begin the game"),
    _act("/api/tables/{id}/rematch", rematch, "Play again: the table of the rematch, made by whoever asks first"),
    Route(
        "GET",
        "/api/tables/{id}/record",
        download_record,
        "The record of a game that is over: setup, seed and choices",
        _RECORDS,
        in_path=_TABLE,
        reply=dict[str, Any],
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
        errors=(Conflict, Unavailable),
    ),
    Route(
        "GET",
        "/api/ratings",
        list_ratings,
        "Ratings for a way to play, best first",
        _GAMES,
        query=RatingsOf,
        reply=RatingList,
        errors=(Unavailable,),
    ),
    Route(
        "GET",
        "/api/games",
        list_games,
        "The games, every way to play them, and the computer players",
        _GAMES,
        reply=GameList,
        errors=(Unavailable,),
    ),
]
