"""For hosts: players, tables, chat, reports, invitations, and what they have set."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from arenarium.server.errors import Conflict, NotFound
from arenarium.server.http.own_routes import leave_games
from arenarium.server.http.route import Call, File, Handler, Route
from arenarium.server.messages.admin import (
    AllTables,
    ChangePerson,
    Code,
    FindAllTables,
    FindPlayers,
    FindReports,
    InvitationInfo,
    InvitationList,
    NewInvitation,
    NewPasswordInfo,
    Overview,
    PersonInfo,
    PersonList,
    ReportInfo,
    ReportList,
)
from arenarium.server.messages.card_sets import CardSetList
from arenarium.server.messages.common import PlainObject
from arenarium.server.messages.site import ChangeSite, SiteInfo
from arenarium.server.messages.tables import Id, SetId
from arenarium.server.service.accounts import identity_of
from arenarium.server.service.info import table_info
from arenarium.server.service.moderation import FOR_EVER
from arenarium.server.store import census
from arenarium.server.store.players import ADMIN
from arenarium.server.store.roster import Person

_DAY = 24 * 60 * 60 * 1000


async def overview(call: Call[None, None]) -> Overview:
    counted = await census.count(call.services.database)
    by_status: dict[str, int] = {}
    for (_, status), number in counted.tables.items():
        by_status[status] = by_status.get(status, 0) + number
    return Overview(await call.services.site.info(), counted.players, by_status, counted.reports)


async def change_site(call: Call[ChangeSite, None]) -> SiteInfo:
    return await call.services.site.change(call.body)


async def find_players(call: Call[None, FindPlayers]) -> PersonList:
    query = call.query
    people = await call.services.moderation.find(
        query.text, guests=query.guests, banned=query.banned, before=query.before, limit=query.limit
    )
    further = people[-1].player.id if len(people) == query.limit else None
    return PersonList([_person(person) for person in people], further)


def _person(person: Person) -> PersonInfo:
    player = person.player
    return PersonInfo(
        player.id,
        player.name,
        player.account is not None,
        player.role == ADMIN,
        player.bot,
        person.created_at,
        person.seen_at,
        person.games,
        player.banned_at,
        player.ban_reason,
        player.muted_until,
    )


async def change_player(call: Call[ChangePerson, None]) -> PersonInfo:
    services, id, by, body = call.services, call.path["id"], call.who.name, call.body
    moderation = services.moderation
    if body.name is not None:
        await moderation.rename(id, body.name, by)
    if body.banned is not None:
        player = await (moderation.ban(id, body.reason, by) if body.banned else moderation.unban(id, by))
        if body.banned:
            await leave_games(services, identity_of(player))
    if body.muted_for is not None:
        until = min(FOR_EVER, services.now() + body.muted_for * _DAY) if body.muted_for else None
        await moderation.mute(id, until, by)
    if body.bot is not None:
        await moderation.set_bot(id, body.bot, by)
    services.rooms.recheck(id)
    people = [person for person in await moderation.find(id) if person.player.id == id]
    if not people:
        raise NotFound("there is no such player")
    return _person(people[0])


async def new_password(call: Call[None, None]) -> NewPasswordInfo:
    password = await call.services.moderation.new_password(call.path["id"], call.who.name)
    call.services.rooms.recheck(call.path["id"])
    return NewPasswordInfo(password)


async def end_sessions(call: Call[None, None]) -> None:
    await call.services.moderation.end_sessions(call.path["id"], call.who.name)
    call.services.rooms.recheck(call.path["id"])


async def forget_player(call: Call[None, None]) -> None:
    await leave_games(call.services, identity_of(await call.services.moderation.known(call.path["id"])))
    for table in await call.services.moderation.forget(call.path["id"], call.who.name):
        await call.services.rooms.changed(table)
    call.services.rooms.recheck(call.path["id"])


async def export_player(call: Call[None, None]) -> File:
    kept = await call.services.moderation.export(call.path["id"])
    return File(msgspec.json.encode(kept), name="arenarium-account.json")


async def find_all_tables(call: Call[None, FindAllTables]) -> AllTables:
    rows = await call.services.moderation.tables(call.query.status)
    return AllTables([table_info(row, None) for row in rows])


async def close_table(call: Call[None, None]) -> None:
    await call.services.moderation.close(call.path["id"], call.who.name)
    await call.services.rooms.changed(call.path["id"])


async def remove_line(call: Call[None, None]) -> None:
    await call.services.moderation.remove_line(call.path["id"], int(call.path["number"]), call.who.name)
    await call.services.rooms.changed(call.path["id"])


async def list_all_card_sets(call: Call[None, None]) -> CardSetList:
    return await call.services.card_sets.newest()


async def remove_card_set(call: Call[None, None]) -> None:
    await call.services.card_sets.remove(call.path["id"], call.who.name)


async def list_invitations(call: Call[None, None]) -> InvitationList:
    rows = await call.services.moderation.invitations()
    return InvitationList([InvitationInfo(row.code, row.note, row.created_at, row.used_by) for row in rows])


async def invite(call: Call[NewInvitation, None]) -> InvitationInfo:
    code = await call.services.moderation.invite(call.body.note)
    return InvitationInfo(code, call.body.note, call.services.now(), None)


async def withdraw(call: Call[None, None]) -> None:
    await call.services.moderation.withdraw(call.path["code"])


async def list_reports(call: Call[None, FindReports]) -> ReportList:
    rows = await call.services.moderation.reports(settled=call.query.settled)
    return ReportList([msgspec.convert(row, ReportInfo, from_attributes=True) for row in rows])


async def settle_report(call: Call[None, None]) -> None:
    await call.services.moderation.settle(call.path["id"], call.who.name)


Number = Annotated[str, Meta(pattern="^[1-9][0-9]{0,6}$")]


def _get(path: str, handler: Handler, summary: str, reply: object, **more: object) -> Route:
    return Route("GET", path, handler, summary, "admin", reply=reply, needs="admin", **more)  # type: ignore[arg-type]


def _do(path: str, handler: Handler, summary: str, **more: object) -> Route:
    method = more.pop("method", "POST")
    in_path = more.pop("in_path", {"id": Id})
    return Route(
        method,  # type: ignore[arg-type]
        path,
        handler,
        summary,
        "admin",
        in_path=in_path,  # type: ignore[arg-type]
        needs="admin",
        errors=(NotFound, Conflict),
        **more,  # type: ignore[arg-type]
    )


_PLAYER = "/api/admin/players/{id}"

ROUTES = [
    _get("/api/admin", overview, "How much there is of everything, and what is set", Overview),
    _do(
        "/api/admin/site",
        change_site,
        "Set something for everybody",
        method="PATCH",
        in_path={},
        body=ChangeSite,
        reply=SiteInfo,
    ),
    _get("/api/admin/players", find_players, "Players, the newest first", PersonList, query=FindPlayers),
    _do(
        _PLAYER,
        change_player,
        "Rename, ban, mute somebody, or mark a bot",
        method="PATCH",
        body=ChangePerson,
        reply=PersonInfo,
    ),
    _do(_PLAYER, forget_player, "Forget somebody; games stay, played by nobody", method="DELETE"),
    _do(
        f"{_PLAYER}/password",
        new_password,
        "A new password for somebody; all sessions end",
        reply=NewPasswordInfo,
    ),
    _do(f"{_PLAYER}/end-sessions", end_sessions, "End all sessions of somebody"),
    _get(
        f"{_PLAYER}/export",
        export_player,
        "Everything that is kept of somebody",
        PlainObject,
        in_path={"id": Id},
        errors=(NotFound,),
    ),
    _get(
        "/api/admin/tables", find_all_tables, "Tables, public or not, the newest first", AllTables, query=FindAllTables
    ),
    _do("/api/admin/tables/{id}/close", close_table, "Close a table; a running game ends without a result"),
    _do(
        "/api/admin/tables/{id}/chat/{number}",
        remove_line,
        "Remove a line of chat",
        method="DELETE",
        in_path={"id": Id, "number": Number},
    ),
    _get("/api/admin/card-sets", list_all_card_sets, "Card sets of all players, the newest first", CardSetList),
    _do(
        "/api/admin/card-sets/{id}",
        remove_card_set,
        "Take a card set from everybody's list, and its author's name from it; tables that use it play on",
        method="DELETE",
        in_path={"id": SetId},
    ),
    _get("/api/admin/invitations", list_invitations, "Invitations, the newest first", InvitationList),
    _do(
        "/api/admin/invitations",
        invite,
        "Make an invitation, good for one account",
        in_path={},
        body=NewInvitation,
        reply=InvitationInfo,
        status=201,
    ),
    _do(
        "/api/admin/invitations/{code}",
        withdraw,
        "Withdraw an invitation",
        method="DELETE",
        in_path={"code": Code},
    ),
    _get("/api/admin/reports", list_reports, "What people have reported", ReportList, query=FindReports),
    _do("/api/admin/reports/{id}/settle", settle_report, "A report is dealt with"),
]
