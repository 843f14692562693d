"""Card sets that players have made: the statements.

A set is kept once, whoever sends it. Each player has a list of those that they keep; a set that is on nobody's list,
and that no table, challenge or tournament names, is gone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from arenarium.core.plain import Json
from arenarium.server.errors import ErrorCode, NotFound
from arenarium.server.store import schema
from arenarium.server.store.database import Database
from arenarium.server.store.rows import SetHead
from arenarium.server.store.site import note

_sets, _kept, _players = schema.card_sets, schema.kept_sets, schema.players
_PLAYED_IN = (schema.tables, schema.challenges, schema.tournaments)
"""What may name a set."""
MOST_LISTED = 200


@dataclass(frozen=True, slots=True)
class CardSetRow:
    id: str
    game: str
    name: str
    created_at: int
    author_name: str | None = None
    """None where nobody says that it is theirs."""
    mine: bool = False
    """Whether the reader keeps it."""


@dataclass(frozen=True, slots=True)
class SetSource:
    game: str
    name: str
    source: str
    """A card file that says all of it."""


@dataclass(frozen=True, slots=True)
class NewSet:
    """A set to be kept."""

    id: str
    game: str
    name: str
    source: str
    document: dict[str, Json]
    own: tuple[str, ...]
    """The cards that are not as in the printed set."""


@dataclass(frozen=True, slots=True)
class SetContent:
    document: dict[str, Json]
    """What its author has sent."""
    source: str
    own: tuple[str, ...]


class CardSets:
    def __init__(self, database: Database) -> None:
        self._database = database

    # -------------------------------------------------------------------------------------------------------- reading

    async def get(self, id: str, reader: str | None = None) -> CardSetRow | None:
        async with self._database.read() as connection:
            row = (await connection.execute(_rows(reader).where(_sets.c.id == id))).first()
        return CardSetRow(**row._mapping) if row else None

    async def kept_by(self, player: str) -> list[CardSetRow]:
        """The newest first."""
        theirs = select(_kept.c.created_at).where(_kept.c.player == player, _kept.c.card_set == _sets.c.id)
        return await self._find(_sets.c.id.in_(_list_of(player)), theirs.scalar_subquery().desc(), player)

    async def among(self, ids: Collection[str]) -> list[CardSetRow]:
        """Some sets, by their names."""
        return await self._find(_sets.c.id.in_(ids), _sets.c.name.asc(), None)

    async def newest(self) -> list[CardSetRow]:
        """Everybody's, for hosts."""
        return await self._find(_sets.c.id.is_not(None), _sets.c.created_at.desc(), None)

    async def _find(
        self, condition: ColumnElement[bool], order: ColumnElement[int] | ColumnElement[str], reader: str | None
    ) -> list[CardSetRow]:
        query = _rows(reader).where(condition).order_by(order, _sets.c.id).limit(MOST_LISTED)
        async with self._database.read() as connection:
            return [CardSetRow(**row._mapping) for row in await connection.execute(query)]

    async def source(self, id: str) -> SetSource | None:
        query = select(_sets.c.game, _sets.c.name, _sets.c.source).where(_sets.c.id == id)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        return SetSource(*row) if row else None

    async def content(self, id: str) -> SetContent | None:
        """All that a set says."""
        query = select(_sets.c.document, _sets.c.source, _sets.c.own).where(_sets.c.id == id)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        return SetContent(row.document, row.source, tuple(row.own)) if row else None

    async def count_kept(self, *players: str) -> int:
        """How many sets some players keep."""
        counted = select(func.count()).select_from(_kept).where(_kept.c.player.in_(players))
        async with self._database.read() as connection:
            return int((await connection.execute(counted)).scalar_one())

    # -------------------------------------------------------------------------------------------------------- writing

    async def keep(self, new: NewSet, player: str | None, now: int, *, listed: bool = True) -> None:
        """Keep a set, and put it on a player's list; for a sandbox, or for the house, only the set is kept. What is
        there already stays."""
        try:
            await self._keep(new, player, now, listed)
        except IntegrityError:  # somebody else has just kept the same
            await self._keep(new, player, now, listed)

    async def _keep(self, new: NewSet, player: str | None, now: int, listed: bool) -> None:
        async with self._database.write() as connection:
            known = select(_sets.c.author).where(_sets.c.id == new.id).with_for_update()
            if (found := (await connection.execute(known)).first()) is None:
                values = {"id": new.id, "game": new.game, "name": new.name, "source": new.source}
                await connection.execute(
                    insert(_sets).values(
                        **values, document=new.document, own=list(new.own), author=player, created_at=now
                    )
                )
            elif found.author is None and listed:
                await connection.execute(update(_sets).where(_sets.c.id == new.id).values(author=player))
            on_list = select(_kept.c.player).where(_kept.c.player == player, _kept.c.card_set == new.id)
            if listed and (await connection.execute(on_list)).first() is None:
                await connection.execute(insert(_kept).values(player=player, card_set=new.id, created_at=now))

    async def forget(self, id: str, player: str) -> bool:
        """Take a set from a player's list; whether it was on it. It is theirs no more."""
        async with self._database.write() as connection:
            await connection.execute(select(_sets.c.id).where(_sets.c.id == id).with_for_update())
            mine = delete(_kept).where(_kept.c.player == player, _kept.c.card_set == id)
            was_there = (await connection.execute(mine)).rowcount > 0
            theirs = update(_sets).where(_sets.c.id == id, _sets.c.author == player)
            was_there = (await connection.execute(theirs.values(author=None))).rowcount > 0 or was_there
            await drop_unused(connection, [id])
        return was_there

    async def remove(self, id: str, by: str, now: int) -> bool:
        """A host takes a set from all lists, and its author's name from it; whether there was one. Tables that use it
        play on."""
        async with self._database.write() as connection:
            locked = await connection.execute(select(_sets.c.id).where(_sets.c.id == id).with_for_update())
            if locked.first() is None:
                return False
            await connection.execute(delete(_kept).where(_kept.c.card_set == id))
            await connection.execute(update(_sets).where(_sets.c.id == id).values(author=None))
            await drop_unused(connection, [id])
            await note(connection, by, "remove card set", id, now)
        return True

    async def tidy(self, before: int, but: Collection[str] = ()) -> int:
        """Forget the sets that only sandboxes have used, and that no table names any more, but some; how many."""
        old = select(_sets.c.id).where(_sets.c.created_at < before, _sets.c.id.not_in(but), *_unused())
        async with self._database.write() as connection:
            return await drop_unused(connection, list((await connection.execute(old.with_for_update())).scalars()))


def _rows(reader: str | None) -> Select[tuple[object, ...]]:
    return select(
        _sets.c.id,
        _sets.c.game,
        _sets.c.name,
        _sets.c.created_at,
        _players.c.name.label("author_name"),
        _sets.c.id.in_(_list_of(reader or "")).label("mine"),
    ).outerjoin(_players, _players.c.id == _sets.c.author)


def _list_of(player: str) -> Select[tuple[str]]:
    return select(_kept.c.card_set).where(_kept.c.player == player)


async def heads(connection: AsyncConnection, ids: Collection[str]) -> dict[str, SetHead]:
    """What people call some sets."""
    if not ids:
        return {}
    query = select(_sets.c.id, _sets.c.name, _players.c.name.label("author"))
    query = query.outerjoin(_players, _players.c.id == _sets.c.author).where(_sets.c.id.in_(ids))
    return {row.id: SetHead(row.id, row.name, row.author) for row in await connection.execute(query)}


async def expect_set(connection: AsyncConnection, id: str) -> None:
    """For a transaction that makes something that names a set: nobody removes it before that ends. Raises NotFound."""
    locked = select(_sets.c.id).where(_sets.c.id == id).with_for_update(read=True)
    if (await connection.execute(locked)).first() is None:
        raise NotFound("there is no such card set", ErrorCode.NO_SUCH_SET)


async def sets_of(connection: AsyncConnection, player: str) -> list[str]:
    """Those that a player has made or keeps, locked until the transaction ends."""
    theirs = (_sets.c.author == player) | _sets.c.id.in_(_list_of(player))
    return list((await connection.execute(select(_sets.c.id).where(theirs).with_for_update())).scalars())


async def hand_over(connection: AsyncConnection, guest: str, account: str) -> None:
    """What a guest has made and keeps is an account's from now on."""
    await connection.execute(update(_sets).where(_sets.c.author == guest).values(author=account))
    both = delete(_kept).where(_kept.c.player == guest, _kept.c.card_set.in_(_list_of(account)))
    await connection.execute(both)
    await connection.execute(update(_kept).where(_kept.c.player == guest).values(player=account))


async def drop_unused(connection: AsyncConnection, ids: Sequence[str]) -> int:
    """Of some sets, those on nobody's list that nothing names are gone; how many. They must be locked, so that what is
    read here is still so when they go."""
    return (await connection.execute(delete(_sets).where(_sets.c.id.in_(ids), *_unused()))).rowcount


def _unused() -> tuple[ColumnElement[bool], ...]:
    named = [select(place.c.cards).where(place.c.cards.is_not(None)) for place in _PLAYED_IN]
    return _sets.c.id.not_in(select(_kept.c.card_set)), *(_sets.c.id.not_in(those) for those in named)
