"""Club tournaments."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from arenarium.server.errors import Conflict, Forbidden, NotFound
from arenarium.server.http.route import Call, Handler, Route
from arenarium.server.messages.tables import Id
from arenarium.server.messages.tournaments import (
    EnterComputer,
    NewTournament,
    TournamentInfo,
    TournamentList,
    TournamentStatus,
)


class FindTournaments(Struct, forbid_unknown_fields=True):
    status: TournamentStatus | None = None


class LeaveTournament(Struct, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=0, le=1000)] | None = None
    """The owner sends this entrant away; without it, you leave."""


async def list_tournaments(call: Call[None, FindTournaments]) -> TournamentList:
    return await call.services.tournaments.newest(call.identity, call.query.status)


async def create_tournament(call: Call[NewTournament, None]) -> TournamentInfo:
    return await call.services.tournaments.create(call.who, call.body)


async def show_tournament(call: Call[None, None]) -> TournamentInfo:
    return await call.services.tournaments.show(call.identity, call.path["id"])


async def enter_tournament(call: Call[None, None]) -> TournamentInfo:
    return await call.services.tournaments.enter(call.who, call.path["id"])


async def enter_computer(call: Call[EnterComputer, None]) -> TournamentInfo:
    return await call.services.tournaments.enter_computer(call.who, call.path["id"], call.body.level)


async def leave_tournament(call: Call[LeaveTournament, None]) -> TournamentInfo:
    return await call.services.tournaments.leave(call.who, call.path["id"], call.body.number)


async def start_tournament(call: Call[None, None]) -> TournamentInfo:
    return await call.services.tournaments.start(call.who, call.path["id"])


async def cancel_tournament(call: Call[None, None]) -> TournamentInfo:
    return await call.services.tournaments.cancel(call.who, call.path["id"])


_TAG = "tournaments"


def _act(path: str, handler: Handler, summary: str, body: type[Struct] | None = None) -> Route:
    return Route(
        "POST",
        f"/api/tournaments/{{id}}/{path}",
        handler,
        summary,
        _TAG,
        in_path={"id": Id},
        body=body,
        reply=TournamentInfo,
        needs="account",
        errors=(Conflict, Forbidden),
    )


ROUTES = [
    Route(
        "GET",
        "/api/tournaments",
        list_tournaments,
        "Tournaments, the newest first",
        _TAG,
        query=FindTournaments,
        reply=TournamentList,
        needs="optional",
    ),
    Route(
        "POST",
        "/api/tournaments",
        create_tournament,
        "Make a tournament",
        _TAG,
        body=NewTournament,
        reply=TournamentInfo,
        status=201,
        needs="account",
        errors=(NotFound,),
    ),
    Route(
        "GET",
        "/api/tournaments/{id}",
        show_tournament,
        "A tournament: who takes part, how they stand, every round",
        _TAG,
        in_path={"id": Id},
        reply=TournamentInfo,
        needs="optional",
    ),
    _act("enter", enter_tournament, "Take part"),
    _act("computer", enter_computer, "Let a computer player take part", EnterComputer),
    _act("leave", leave_tournament, "Take part no more; the owner may send others away", LeaveTournament),
    _act("start", start_tournament, "Begin the first round"),
    _act("cancel", cancel_tournament, "Call it off before the start"),
]
