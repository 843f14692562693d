"""Who does not want to play with whom. A player whom somebody has blocked sits at none of their tables, challenges them
not, asks them nothing, and does not meet them in the queue. Muting is about chat alone."""

from __future__ import annotations

from collections.abc import Collection

from arenarium.server.errors import ErrorCode, Forbidden
from arenarium.server.service.accounts import Identity
from arenarium.server.store.roster import Roster


class Blocks:
    def __init__(self, roster: Roster) -> None:
        self._roster = roster

    async def expect_welcome(self, who: Identity, *others: str | None) -> None:
        """Raises Forbidden where one of these players has blocked somebody. It does not say which."""
        players = {other for other in others if other is not None and other != who.id}
        if players and any(blocked == who.id for _, blocked in await self._roster.blocks_among({*players, who.id})):
            raise Forbidden("you cannot play with this player", ErrorCode.BLOCKED)

    async def kept_apart(self, players: Collection[str]) -> frozenset[frozenset[str]]:
        """The pairs of these players that do not meet: one of the two has blocked the other."""
        return frozenset(frozenset(pair) for pair in await self._roster.blocks_among(players))
