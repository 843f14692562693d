"""Looking after people, tables and chat: what hosts do on their page and with `arenarium admin`, and what players do
for themselves. Whatever a host does is written down, with who did it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from arenarium.core.plain import Json
from arenarium.server.errors import Conflict, ErrorCode, Forbidden, Invalid, NotFound
from arenarium.server.ids import new_id
from arenarium.server.service import names
from arenarium.server.service.accounts import Identity
from arenarium.server.service.passwords import Passwords
from arenarium.server.store import forget
from arenarium.server.store.database import Database
from arenarium.server.store.players import ADMIN, Player, Players
from arenarium.server.store.reports import ReportRow, Reports
from arenarium.server.store.roster import BLOCK, MUTE, Person, Roster
from arenarium.server.store.rows import CLOSED, OVER, TableRow
from arenarium.server.store.site import InvitationRow, SiteStore
from arenarium.server.store.tables import Tables
from arenarium.server.store.tournaments import Tournaments

FOR_EVER = 253_402_300_799_000
"""A time, in milliseconds, that nobody sees: the end of the year 9999."""
MAX_IGNORED = 500
_PASSWORD_WORDS = 4


class Moderation:
    def __init__(self, database: Database, passwords: Passwords, now: Callable[[], int]) -> None:
        self._database, self._passwords, self._now = database, passwords, now
        self._people, self._players = Roster(database), Players(database)
        self._reports, self._site, self._tables = Reports(database), SiteStore(database), Tables(database)
        self._tournaments = Tournaments(database)

    # --------------------------------------------------------------------------------------------------------- players

    async def find(self, text: str, **which: Any) -> list[Person]:
        return await self._people.find(text, **which)

    async def player(self, name: str) -> Player:
        """By the name of an account, or by id. Raises NotFound."""
        key = names.key(name)
        player = None if "\0" in name else await self._players.with_account(key) or await self._players.get(name)
        if player is None or player.name == forget.FORGOTTEN:
            raise NotFound(f"there is no player '{name}'; guests are found by their id", ErrorCode.NO_SUCH_PLAYER)
        return player

    async def rename(self, id: str, name: str, by: str) -> Player:
        """An account, or a guest. Games that were played keep the old name."""
        player, shown = await self.known(id), names.tidy(name)
        values: dict[str, object] = {"name": shown}
        if player.account is not None:
            values |= {"account": names.key(shown), "likeness": names.likeness(shown)}
        others = await self._players.known_by(names.key(shown), names.likeness(shown))
        if others and names.likeness(shown) != names.likeness(player.name):
            raise Conflict(f"the name '{shown}' is taken, or looks like one that is", ErrorCode.NAME_TAKEN)
        changed = await self._people.change(id, by, "rename", self._now(), **values)
        if changed is None:
            raise Conflict(f"the name '{shown}' is taken", ErrorCode.NAME_TAKEN)
        return changed

    async def new_password(self, id: str, by: str) -> str:
        """A password for somebody who has forgotten theirs; all sessions end, and all tokens are revoked."""
        if (await self.known(id)).account is None:
            raise Conflict("a guest has no password", ErrorCode.NO_ACCOUNT)
        password = "-".join(secrets.token_hex(2) for _ in range(_PASSWORD_WORDS))
        kept = await self._passwords.hash(password)
        await self._people.end_sessions(id, by, self._now(), tokens_too=True, password=kept)
        return password

    async def end_sessions(self, id: str, by: str) -> int:
        await self.known(id)
        return await self._people.end_sessions(id, by, self._now(), tokens_too=False)

    async def ban(self, id: str, reason: str, by: str) -> Player:
        """The account can be opened no more: sessions end, tokens are refused, tournaments go on without it."""
        if (await self.known(id)).role == ADMIN:
            raise Forbidden("an account that looks after the server cannot be banned: take the role from it first")
        changed = await self._change(id, by, "ban", banned_at=self._now(), ban_reason=_reason(reason))
        await self._people.end_sessions(id, by, self._now(), tokens_too=True)
        await self._tournaments.withdraw(id, self._now())
        return changed

    async def unban(self, id: str, by: str) -> Player:
        return await self._change(id, by, "unban", banned_at=None, ban_reason=None)

    async def mute(self, id: str, until: int | None, by: str) -> Player:
        """No word in any chat until then; None: they may talk again."""
        return await self._change(id, by, "unmute" if until is None else "mute", muted_until=until)

    async def set_admin(self, id: str, admin: bool, by: str) -> Player:
        if (await self.known(id)).account is None:
            raise Conflict("only an account can look after the server", ErrorCode.NO_ACCOUNT)
        return await self._change(id, by, "make admin" if admin else "no admin", role=ADMIN if admin else None)

    async def set_bot(self, id: str, bot: bool, by: str) -> Player:
        """Whether a program plays under this name, whoever opened the session."""
        return await self._change(id, by, "mark as bot" if bot else "no bot", bot=bot)

    async def forget(self, id: str, by: str) -> list[str]:
        """The tables that have changed."""
        changed = await forget.forget(self._database, id, by, self._now())
        if changed is None:
            raise NotFound("there is no such player", ErrorCode.NO_SUCH_PLAYER)
        return changed

    async def export(self, id: str) -> dict[str, Json]:
        await self.known(id)
        return await forget.export(self._database, id)

    async def _change(self, id: str, by: str, what: str, **values: object) -> Player:
        changed = await self._people.change(id, by, what, self._now(), **values)
        if changed is None:
            raise NotFound("there is no such player", ErrorCode.NO_SUCH_PLAYER)
        return changed

    async def known(self, id: str) -> Player:
        """By id. Raises NotFound."""
        player = await self._players.get(id)
        if player is None or player.name == forget.FORGOTTEN:
            raise NotFound("there is no such player", ErrorCode.NO_SUCH_PLAYER)
        return player

    # ------------------------------------------------------------------------------------------------ tables and chat

    async def tables(self, status: str | None, limit: int = 100) -> list[TableRow]:
        """Public or not, the newest first."""
        return await self._tables.find(status=status, limit=limit, private_too=True)

    async def close(self, id: str, by: str) -> None:
        """A table at which nobody has begun, or a running game, which ends without a result."""
        row = await self._tables.get(id)
        if row is None:
            raise NotFound("there is no such table", ErrorCode.NO_SUCH_TABLE)
        if row.status in (OVER, CLOSED):
            raise Conflict(f"the table is {row.status} already", ErrorCode.CLOSED)
        await self._tables.close(row, self._now(), by=by)

    async def remove_line(self, table: str, number: int, by: str) -> None:
        if not await self._reports.remove_line(table, number, by, self._now()):
            raise NotFound("there is no such line of chat", ErrorCode.NO_SUCH_LINE)

    # ---------------------------------------------------------------------------------------------------- invitations

    async def invite(self, note: str) -> str:
        """A code with which one account can be made."""
        code = new_id()
        await self._site.invite(code, note.strip()[:64], self._now())
        return code

    async def invitations(self) -> list[InvitationRow]:
        return await self._site.invitations()

    async def withdraw(self, code: str) -> None:
        if not await self._site.withdraw(code):
            raise NotFound("there is no such invitation, or it was used", ErrorCode.BAD_INVITATION)

    # --------------------------------------------------------------------------------------- what players do themselves

    async def ignore(self, who: Identity, table: str, seat: int | None, line: int | None, block: bool) -> None:
        """Hear no more of somebody who sits at a table, or has said something there."""
        other = await self._somebody(table, seat, line)
        if other == who.id:
            raise Invalid("that is you")
        if len(await self._people.ignored_by(who.id)) >= MAX_IGNORED:
            raise Conflict(f"you ignore {MAX_IGNORED} people already")
        await self._people.ignore(who.id, other, BLOCK if block else MUTE, self._now())

    async def heed(self, who: Identity, other: str) -> None:
        if not await self._people.heed(who.id, other):
            raise NotFound("you do not ignore this player", ErrorCode.NO_SUCH_PLAYER)

    async def ignored(self, who: Identity) -> list[tuple[str, str, str]]:
        """Whom they do not hear: id, name, and how."""
        return await self._people.ignored_by(who.id)

    async def ignored_ids(self, id: str) -> frozenset[str]:
        return frozenset(other for other, _, _ in await self._people.ignored_by(id))

    async def report(self, who: Identity, table: str, seat: int | None, line: int | None, reason: str) -> None:
        """Tell the hosts about somebody at a table, or about what was said there."""
        about = await self._somebody(table, seat, line)
        reported = await self._reports.line(table, line) if line is not None else None
        words = reported[1] if reported else None
        id = new_id()
        await self._reports.add(id, who.id, about, table, line, words, _reason(reason), self._now())

    async def reports(self, *, settled: bool = False) -> list[ReportRow]:
        return await self._reports.find(settled=settled)

    async def settle(self, id: str, by: str) -> None:
        if not await self._reports.settle(id, by, self._now()):
            raise NotFound("there is no such report that is open")

    async def _somebody(self, table: str, seat: int | None, line: int | None) -> str:
        if line is not None:
            reported = await self._reports.line(table, line)
            if reported is None:
                raise NotFound("there is no such line of chat", ErrorCode.NO_SUCH_LINE)
            return reported[0]
        row = await self._tables.get(table)
        if row is None:
            raise NotFound("there is no such table", ErrorCode.NO_SUCH_TABLE)
        if seat is None or seat >= len(row.seats) or (player := row.seats[seat].player) is None:
            raise NotFound("nobody sits there", ErrorCode.NO_SUCH_SEAT)
        return player


def _reason(text: str) -> str:
    reason = " ".join(text.split())[:200]
    if names.has_invisible(reason, names.JOINERS):
        raise Invalid("reason: control characters and invisible characters are not allowed")
    return reason
