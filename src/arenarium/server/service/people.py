"""Profiles and friends."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from arenarium.server.errors import ErrorCode, Invalid, NotFound
from arenarium.server.messages.events import Event, FriendAccepted, FriendAsked
from arenarium.server.messages.people import FriendInfo, FriendList, Friendship, Profile, RatingOf
from arenarium.server.messages.tables import OutcomeInfo
from arenarium.server.service.accounts import Accounts, Identity
from arenarium.server.service.blocks import Blocks
from arenarium.server.service.feeds import Feeds
from arenarium.server.service.happenings import result_of
from arenarium.server.service.info import table_info
from arenarium.server.store.people import Friend, People
from arenarium.server.store.rows import OPEN, OVER, TableRow
from arenarium.server.store.tables import Tables

MOST_FRIENDS = 200
_SHOWN, _COUNTED = 20, 500
"""Games that a profile shows, and those that it sums up: the newest."""


class Acquaintances:
    def __init__(
        self,
        people: People,
        accounts: Accounts,
        tables: Tables,
        blocks: Blocks,
        feeds: Feeds,
        now: Callable[[], int],
    ) -> None:
        self._people, self._accounts, self._tables, self._feeds, self._now = people, accounts, tables, feeds, now
        self._blocks = blocks

    async def profile(self, reader: Identity | None, name: str) -> Profile:
        player = await self._find(name)
        rows = [
            row
            for row in await self._tables.find(player=player.id, limit=_COUNTED)
            if row.public and row.status != OPEN
        ]
        results = [_result(row, player.id) for row in rows if row.status == OVER]
        known = [] if reader is None else await self._people.friends(reader.id)
        return Profile(
            name=player.name,
            since=await self._people.since(player.id),
            you=reader is not None and reader.id == player.id,
            friendship=next((_friendship(friend) for friend in known if friend.id == player.id), None),
            ratings=[
                RatingOf(one.game, one.way, one.mu - 3 * one.sigma, one.games, one.rank)
                for one in await self._people.ratings(player.id)
            ],
            won=results.count("won"),
            drawn=results.count("drawn"),
            lost=results.count("lost"),
            tables=[table_info(row, reader) for row in rows[:_SHOWN]],
        )

    async def friends(self, who: Identity) -> FriendList:
        return _listed(await self._people.friends(who.id))

    async def ask(self, who: Identity, name: str) -> FriendList:
        """Ask somebody to be a friend, or say yes to who has asked."""
        other = await self._find(name)
        if other.id == who.id:
            raise Invalid("you cannot ask yourself", ErrorCode.NO_SUCH_ACCOUNT)
        await self._blocks.expect_welcome(who, other.id)
        events: dict[str, Event] = {"asked": FriendAsked(name=who.name), "friends": FriendAccepted(name=who.name)}
        happened = await self._people.ask(who.id, other.id, self._now(), MOST_FRIENDS)
        if happened in events:
            await self._feeds.tell([(other.id, events[happened])])
        return await self.friends(who)

    async def part(self, who: Identity, name: str) -> FriendList:
        other = await self._find(name)
        if not await self._people.part(who.id, other.id):
            raise NotFound(f"{other.name} is no friend of yours")
        return await self.friends(who)

    async def _find(self, name: str) -> Identity:
        account = await self._accounts.find(name)
        if account is None:
            raise NotFound(f"there is no account '{name}'", ErrorCode.NO_SUCH_ACCOUNT)
        return account


def _result(row: TableRow, player: str) -> str:
    seat = row.seat_of(player)
    assert seat is not None
    if row.seats[seat].computer is not None:
        return "lost"  # a computer player had to take over
    return result_of(row, None if row.outcome is None else msgspec.convert(row.outcome, OutcomeInfo), seat)


def _friendship(friend: Friend) -> Friendship:
    if friend.accepted:
        return "friends"
    return "asked" if friend.asked_by_me else "asks"


def _listed(friends: Sequence[Friend]) -> FriendList:
    return FriendList([FriendInfo(friend.name, _friendship(friend)) for friend in friends])
