"""What players do about themselves and each other: take what is kept of them, go for good, mute, block, report."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from arenarium.server.errors import Conflict, Forbidden, NotFound, Refusal, Unavailable
from arenarium.server.http.route import Call, File, Route
from arenarium.server.messages.admin import DeleteMe, Ignore, IgnoredInfo, IgnoredList, NewReport
from arenarium.server.messages.common import PlainObject
from arenarium.server.messages.site import PublicSite
from arenarium.server.messages.tables import Id
from arenarium.server.service.accounts import Identity
from arenarium.server.services import Services
from arenarium.server.store.rows import LIVE


async def show_site(call: Call[None, None]) -> PublicSite:
    info = msgspec.structs.asdict(await call.services.site.info())
    return PublicSite(**info, abandoned_after=call.services.settings.patience)


async def export_me(call: Call[None, None]) -> File:
    kept = await call.services.moderation.export(call.who.id)
    return File(msgspec.json.encode(kept), name="arenarium-account.json")


async def leave_games(services: Services, who: Identity) -> None:
    """Of somebody who does not come back: the others need not wait until they may go on without them."""
    for table in (await services.lobby.find(who, status=LIVE, game=None, mine=True, before=None, limit=100)).tables:
        with suppress(Refusal):
            await services.rooms.leave_for_good(table.id, who)


async def delete_me(call: Call[DeleteMe, None]) -> None:
    who, services = call.who, call.services
    if who.account:
        await services.accounts.check_password(who, call.body.password, call.address)
    await leave_games(services, who)
    for changed in await services.moderation.forget(who.id, who.name):
        await services.rooms.changed(changed)
    services.rooms.recheck(who.id)
    call.close_session()


async def list_ignored(call: Call[None, None]) -> IgnoredList:
    ignored = await call.services.moderation.ignored(call.who)
    return IgnoredList([IgnoredInfo(id, name, kind) for id, name, kind in ignored])  # type: ignore[arg-type]


async def ignore(call: Call[Ignore, None]) -> None:
    body = call.body
    await call.services.moderation.ignore(call.who, body.table, body.seat, body.line, body.kind == "block")
    call.services.rooms.recheck(call.who.id)


async def heed(call: Call[None, None]) -> None:
    await call.services.moderation.heed(call.who, call.path["id"])
    call.services.rooms.recheck(call.who.id)


async def report(call: Call[NewReport, None]) -> None:
    body = call.body
    await call.services.limiter.hit(call.services.settings.limits.reports, "reports", call.who.id)
    await call.services.moderation.report(call.who, body.table, body.seat, body.line, body.reason)


_ME = "players"

ROUTES = [
    Route(
        "GET",
        "/api/site",
        show_site,
        "What the hosts of this server have set",
        "service",
        reply=PublicSite,
        errors=(Unavailable,),
    ),
    Route(
        "GET",
        "/api/me/export",
        export_me,
        "Everything that is kept of you",
        _ME,
        reply=PlainObject,
        needs="player",
        session_only=True,
        errors=(NotFound,),
    ),
    Route(
        "POST",
        "/api/me/delete",
        delete_me,
        "Be forgotten: name, password, sessions, tokens, chat and ratings; games stay, played by nobody",
        _ME,
        body=DeleteMe,
        needs="player",
        session_only=True,
        errors=(NotFound,),
    ),
    Route("GET", "/api/me/ignored", list_ignored, "Whom you mute or block", _ME, reply=IgnoredList, needs="player"),
    Route(
        "POST",
        "/api/me/ignored",
        ignore,
        "Mute or block somebody at a table",
        _ME,
        body=Ignore,
        needs="player",
        errors=(NotFound, Conflict),
    ),
    Route(
        "DELETE",
        "/api/me/ignored/{id}",
        heed,
        "Hear somebody again",
        _ME,
        in_path={"id": Id},
        needs="player",
        errors=(NotFound,),
    ),
    Route(
        "POST",
        "/api/reports",
        report,
        "Tell the hosts about somebody at a table, or about a line of chat",
        _ME,
        body=NewReport,
        needs="player",
        errors=(NotFound, Forbidden),
    ),
]
