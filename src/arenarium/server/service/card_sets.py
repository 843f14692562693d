"""Card sets that players have made: kept once, shared by link, on the list of everybody who keeps them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arenarium.core.plain import Json
from arenarium.server.errors import ErrorCode, NotFound, TooMany
from arenarium.server.limiter import Limiter
from arenarium.server.live.cards import MatchCards
from arenarium.server.messages.card_sets import CardSetContent, CardSetInfo, CardSetList
from arenarium.server.service.accounts import Identity
from arenarium.server.service.whereabouts import Whereabouts
from arenarium.server.service.workshop import Workshop
from arenarium.server.settings import HouseSet, Limits
from arenarium.server.store import card_sets as store
from arenarium.server.store.card_sets import CardSetRow, NewSet

_DAY = 24 * 60 * 60 * 1000
TIDY = 60 * 60 * 1000
"""Milliseconds between two looks for sets that nobody needs any more."""


class CardSets:
    def __init__(
        self,
        sets: store.CardSets,
        workshop: Workshop,
        whereabouts: Whereabouts,
        limiter: Limiter,
        limits: Limits,
        now: Callable[[], int],
        house: Sequence[HouseSet] = (),
    ) -> None:
        self._store, self._workshop, self._whereabouts = sets, workshop, whereabouts
        self._limiter, self._limits, self._now = limiter, limits, now
        self._house = {set_.id: set_ for set_ in house}
        self._tidied_at = 0

    async def open(self) -> None:
        """Keep the sets of the house, so that tables can name them."""
        for set_ in self._house.values():
            new = NewSet(set_.id, set_.game, set_.name, set_.source, set_.document, set_.own)
            await self._store.keep(new, None, self._now(), listed=False)

    async def kept_by(self, who: Identity) -> CardSetList:
        """Their own ones, and those of the house."""
        rows = await self._store.kept_by(who.id)
        kept = {row.id for row in rows}
        rows += [row for row in await self._store.among(self._house) if row.id not in kept]
        return CardSetList([_info(row) for row in rows], self._limits.card_sets)

    async def keep(self, who: Identity, game: str, document: dict[str, Json], address: str) -> CardSetInfo:
        """Raises Invalid where it is no set to be played with."""
        await self._limiter.hit(self._limits.new_card_sets, "new card set", who.id)
        checked = await self._workshop.accept(game, document, address)
        row = await self._store.get(checked.cards.id, who.id)
        if row is None or not row.mine:
            await self._expect_room(who, address)
            new = NewSet(checked.cards.id, game, checked.cards.name, checked.cards.source, document, checked.own)
            await self._store.keep(new, who.id, self._now())
            row = await self._get(checked.cards.id, who)
        return _info(row)

    async def keep_to_try(self, who: Identity, game: str, document: dict[str, Json], address: str) -> CardSetInfo:
        cards = await self.keep_for_sandbox(who, game, document, address)
        return _info(await self._get(cards.id, who))

    async def keep_for_sandbox(self, who: Identity, game: str, document: dict[str, Json], address: str) -> MatchCards:
        """A set that is tried: kept as long as a table uses it, and on nobody's list."""
        await self._limiter.hit(self._limits.new_card_sets, "new card set", who.id)
        checked = await self._workshop.accept(game, document, address)
        cards = checked.cards
        new = NewSet(cards.id, game, cards.name, cards.source, document, checked.own)
        await self._store.keep(new, who.id, self._now(), listed=False)
        return cards

    async def show(self, who: Identity | None, id: str) -> CardSetContent:
        row = await self._get(id, who)
        content = await self._store.content(id)
        if content is None:
            raise _unknown()
        info = _info(row)
        return CardSetContent(
            info.id,
            info.game,
            info.name,
            info.author,
            info.mine,
            info.created_at,
            content.document,
            content.source,
            list(content.own),
        )

    async def forget(self, who: Identity, id: str) -> None:
        if not await self._store.forget(id, who.id):
            raise _unknown()

    async def newest(self) -> CardSetList:
        """Everybody's, for hosts."""
        return CardSetList([_info(row) for row in await self._store.newest()], self._limits.card_sets)

    async def remove(self, id: str, by: str) -> None:
        """For hosts."""
        if not await self._store.remove(id, by, self._now()):
            raise _unknown()

    async def tidy(self) -> None:
        """Now and then: what was only tried, and whose tables are gone, is gone, too."""
        now = self._now()
        if now - self._tidied_at >= TIDY:
            self._tidied_at = now
            await self._store.tidy(now - _DAY, self._house)

    async def _expect_room(self, who: Identity, address: str) -> None:
        most, most_there = self._limits.card_sets, self._limits.card_sets_at_address
        if await self._store.count_kept(who.id) >= most:
            raise TooMany(f"you keep {most} card sets; forget some first")
        if not self._limiter.trusts(address):
            others = self._whereabouts.players_at(address)
            if await self._store.count_kept(*others) >= most_there:
                raise TooMany(f"from your address {most_there} card sets are kept; forget some first")

    async def _get(self, id: str, who: Identity | None) -> CardSetRow:
        row = await self._store.get(id, who.id if who is not None else None)
        if row is None:
            raise _unknown()
        return row


def _info(row: CardSetRow) -> CardSetInfo:
    return CardSetInfo(row.id, row.game, row.name, row.author_name, row.mine, row.created_at)


def _unknown() -> NotFound:
    return NotFound("there is no such card set", ErrorCode.NO_SUCH_SET)
