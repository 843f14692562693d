"""What the hosts have set, as this process knows it: read again every few seconds, since any process may change it, and
`arenarium admin` beside all of them."""

from __future__ import annotations

import time

import msgspec

from arenarium.core.plain import Json
from arenarium.server.errors import ErrorCode, Forbidden, Invalid, Unavailable
from arenarium.server.messages.site import ChangeSite, SiteInfo
from arenarium.server.service import names
from arenarium.server.store.site import CHANGED, SiteStore

FRESH_SECONDS = 2.0
"""For how long what was read counts."""


class Site:
    def __init__(self, store: SiteStore) -> None:
        self._store = store
        self._info = SiteInfo()
        self._change: object = None
        self._read_at = float("-inf")

    async def info(self) -> SiteInfo:
        if time.monotonic() - self._read_at >= FRESH_SECONDS:
            await self.refresh()
        return self._info

    async def refresh(self) -> bool:
        """Read it again. Whether a host has done something since the last time, here or elsewhere."""
        kept = await self._store.read()
        before, self._change = self._change, kept.pop(CHANGED, None)
        first = self._read_at == float("-inf")
        self._read_at = time.monotonic()
        known = {key: value for key, value in kept.items() if key in SiteInfo.__struct_fields__}
        self._info = msgspec.convert(known, SiteInfo)
        return not first and before != self._change

    async def change(self, request: ChangeSite) -> SiteInfo:
        values: dict[str, Json] = {
            key: value for key, value in msgspec.structs.asdict(request).items() if value is not None
        }
        if request.announcement is not None:
            values["announcement"] = announcement = " ".join(request.announcement.split())
            if names.has_invisible(announcement, names.JOINERS):
                raise Invalid("announcement: control characters and invisible characters are not allowed")
        await self._store.write(values)
        await self.refresh()
        return self._info

    # ------------------------------------------------------------------------------------------------ what may be done

    async def expect_guests(self) -> None:
        """Raises Forbidden where nobody may play without an account."""
        if not (await self.info()).guests:
            raise Forbidden("this server is for accounts alone: log in, or make one", ErrorCode.NO_GUESTS)

    async def expect_registration(self, invitation: str | None) -> None:
        """Raises Forbidden where no account can be made, or only with an invitation."""
        registration = (await self.info()).registration
        if registration == "closed":
            raise Forbidden("no accounts are made here at present", ErrorCode.REGISTRATION_CLOSED)
        if registration == "invitation" and invitation is None:
            raise Forbidden("an account is made with an invitation: ask the host", ErrorCode.INVITATION_NEEDED)

    async def expect_no_maintenance(self) -> None:
        """Raises Unavailable while no games are to be begun."""
        if (await self.info()).maintenance:
            raise Unavailable("no new games are begun now: the host works on the server", ErrorCode.MAINTENANCE)

    async def expect_chat(self, *, seated: bool) -> None:
        """Raises Forbidden for those who may not talk."""
        chat = (await self.info()).chat
        if chat == "nobody" or (chat == "players" and not seated):
            text = "the host has switched off chat" + ("" if chat == "nobody" else " for those who only watch")
            raise Forbidden(text, ErrorCode.CHAT_OFF)
