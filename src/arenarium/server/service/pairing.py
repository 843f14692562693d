"""Quick pairing: who waits is given an opponent of about the same strength; the longer one waits, the less it counts.

`pairs` is the whole of the judgment, and knows neither database nor clock.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec

from arenarium.games import game_of
from arenarium.server.errors import Conflict, Invalid, Unavailable
from arenarium.server.messages.challenges import Seek, SeekInfo
from arenarium.server.messages.events import Paired
from arenarium.server.messages.tables import NoClock
from arenarium.server.service import happenings, names
from arenarium.server.service.accounts import Identity
from arenarium.server.service.blocks import Blocks
from arenarium.server.service.feeds import Feeds
from arenarium.server.service.lobby import Lobby
from arenarium.server.service.matches import duel_variant, in_any_order, new_match
from arenarium.server.store.ratings import Ratings
from arenarium.server.store.rows import SeatRow
from arenarium.server.store.seeks import SeekRow, Seeks

REACH, WIDENING = 2.0, 0.4
"""How far apart in strength two may be who have just come, and how much more for each second of waiting. A newcomer is
held to be 25 strong, and two players in three are between 17 and 33."""
SILENCE = 30_000
"""Milliseconds after which somebody of whom nothing was heard waits no more."""


def pairs(
    waiting: Sequence[SeekRow], now: int, apart: Collection[frozenset[str]] = ()
) -> list[tuple[SeekRow, SeekRow]]:
    """Who plays with whom. Who has waited longest chooses first, and takes the nearest within reach of either; those
    who are kept apart do not meet."""
    left = sorted(waiting, key=lambda seek: (seek.since, seek.player))
    chosen: list[tuple[SeekRow, SeekRow]] = []
    while left:
        first, *left = left
        partners = [
            other
            for other in left
            if _same_wish(first, other)
            and _distance(first, other) <= _reach(first, now)
            and frozenset((first.player, other.player)) not in apart
            and not _same_name(first, other)
        ]
        if partners:
            nearest = min(partners, key=lambda other: (_distance(first, other), other.since, other.player))
            left.remove(nearest)
            chosen.append((first, nearest))
    return chosen


def _same_wish(one: SeekRow, other: SeekRow) -> bool:
    return (one.game, one.setup, one.clock) == (other.game, other.setup, other.clock)


def _same_name(one: SeekRow, other: SeekRow) -> bool:
    """Nobody at a table is called like another."""
    return bool(one.name) and names.are_alike(one.name, other.name)


def _distance(one: SeekRow, other: SeekRow) -> float:
    return abs(one.rating - other.rating)


def _reach(seek: SeekRow, now: int) -> float:
    return REACH + WIDENING * max(0, now - seek.since) / 1000


class Pairing:
    def __init__(
        self, seeks: Seeks, ratings: Ratings, lobby: Lobby, blocks: Blocks, feeds: Feeds, now: Callable[[], int]
    ) -> None:
        self._seeks, self._ratings, self._lobby, self._feeds, self._now = seeks, ratings, lobby, feeds, now
        self._blocks = blocks

    async def seek(self, who: Identity, wish: Seek) -> SeekInfo:
        """Wait, or go on waiting."""
        if isinstance(wish.clock, NoClock):
            raise Invalid("who meets a stranger plays with a clock")
        variant = duel_variant(game_of(wish.game), wish.setup)
        await self._lobby.expect_new_games()
        now = self._now()
        rating = await self._ratings.strength(who.id, wish.game, variant)
        clock = msgspec.to_builtins(wish.clock)
        row = SeekRow(who.id, wish.game, variant, wish.setup, clock, rating, now, now, who.bot)
        kept = await self._seeks.put(row, wish.again)
        others = [
            seek
            for seek in await self._seeks.waiting(now - SILENCE)
            if seek.player != who.id and seek.game == wish.game
        ]
        return SeekInfo(waiting=kept is not None, since=kept.since if kept else None, others=len(others))

    async def give_up(self, who: Identity) -> None:
        await self._seeks.remove(who.id)

    async def run(self) -> None:
        """Pair who can be paired; nobody while no games are to be begun."""
        now = self._now()
        await self._seeks.tidy(now - SILENCE)
        try:
            await self._lobby.expect_new_games()
        except Unavailable:
            return
        waiting = await self._seeks.waiting(now - SILENCE)
        apart = await self._blocks.kept_apart([seek.player for seek in waiting]) if len(waiting) > 1 else frozenset()
        for one, other in pairs(waiting, now, apart):
            seats = in_any_order(*(SeatRow(seek.player, seek.name, bot=seek.bot) for seek in (one, other)))
            table = new_match(one.game, one.setup, one.clock, one.player, seats, now, variant=one.way)
            try:
                await self._seeks.pair(one.player, other.player, table)
            except Conflict:
                continue
            await self._lobby.begin(table.id)
            await self._feeds.tell(
                [
                    (player, Paired(game=happenings.brief(table, seat)))
                    for seat, player in happenings.people(table).items()
                ]
            )
