"""Players and their tokens: the statements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from arenarium.server.errors import NotKnown
from arenarium.server.store.database import Database
from arenarium.server.store.guest_upgrade import HandedOver, hand_over
from arenarium.server.store.schema import players, tokens


@dataclass(frozen=True, slots=True)
class Player:
    id: str
    name: str
    account: str | None = None
    """The name as accounts are compared; None for a guest."""
    password: str | None = None
    generation: int = 0


@dataclass(frozen=True, slots=True)
class Token:
    id: str
    label: str
    created_at: int


_PLAYER = (players.c.id, players.c.name, players.c.account, players.c.password, players.c.generation)


class _NoGuestError(Exception):
    """Somebody is no guest any more: what was done for one is undone."""


class Players:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, id: str) -> Player | None:
        return await self._one(players.c.id == id)

    async def with_account(self, account: str) -> Player | None:
        return await self._one(players.c.account == account)

    async def known_by(self, account: str, likeness: str) -> bool:
        """Whether an account has this name, or one that could be taken for it."""
        return await self._one((players.c.account == account) | (players.c.likeness == likeness)) is not None

    async def with_token(self, hash: str) -> Player | None:
        return await self._one(players.c.id == select(tokens.c.player).where(tokens.c.hash == hash).scalar_subquery())

    async def _one(self, condition: Any) -> Player | None:
        async with self._database.read() as connection:
            row = (await connection.execute(select(*_PLAYER).where(condition))).first()
        return Player(*row) if row else None

    async def add(self, player: Player, now: int, likeness: str | None = None) -> bool:
        """False, and nothing is changed, where another has the account's name."""
        try:
            async with self._database.write() as connection:
                await connection.execute(
                    insert(players).values(
                        id=player.id,
                        name=player.name,
                        account=player.account,
                        likeness=likeness,
                        password=player.password,
                        generation=player.generation,
                        created_at=now,
                    )
                )
        except IntegrityError:
            return False
        return True

    async def rename(self, id: str, name: str) -> bool:
        """False, and nothing is changed, where the guest has become an account meanwhile."""
        return await self._change((players.c.id == id) & players.c.account.is_(None), name=name) is not None

    async def become_account(
        self, id: str, name: str, account: str, likeness: str, password: str
    ) -> tuple[Player, HandedOver] | None:
        """The guest, now with an account, all earlier sessions ended; and what became of the seats. None, and nothing
        is changed, where another has the name, or where the guest has an account already."""
        try:
            async with self._database.write() as connection:
                brought = await hand_over(connection, id, id, name)
                player = await _changed(
                    connection,
                    (players.c.id == id) & players.c.account.is_(None),
                    name=name,
                    account=account,
                    likeness=likeness,
                    password=password,
                    generation=players.c.generation + 1,
                )
                if player is None:
                    raise _NoGuestError
                return player, brought
        except (IntegrityError, _NoGuestError):
            return None

    async def bring_along(self, guest: str, player: Player) -> HandedOver:
        """The guest's seats go to an account, and the guest's sessions are ended. Nothing is changed where the guest
        has become an account meanwhile."""
        try:
            async with self._database.write() as connection:
                brought = await hand_over(connection, guest, player.id, player.name)
                still_guest = (players.c.id == guest) & players.c.account.is_(None)
                if await _changed(connection, still_guest, generation=players.c.generation + 1) is None:
                    raise _NoGuestError
                return brought
        except _NoGuestError:
            return HandedOver()

    async def rehash(self, id: str, old: str, new: str) -> None:
        """The same password, kept in another form; unless it was changed meanwhile."""
        await self._change((players.c.id == id) & (players.c.password == old), password=new)

    async def change_password(self, id: str, old: str, new: str) -> tuple[Player, int] | None:
        """All sessions are ended, and all tokens revoked: how many. None where the password was changed meanwhile."""
        async with self._database.write() as connection:
            player = await _changed(
                connection,
                (players.c.id == id) & (players.c.password == old),
                password=new,
                generation=players.c.generation + 1,
            )
            if player is None:
                return None
            revoked = await connection.execute(delete(tokens).where(tokens.c.player == id))
            return player, revoked.rowcount

    async def end_sessions(self, id: str) -> None:
        await self._change(players.c.id == id, generation=players.c.generation + 1)

    async def _change(self, condition: Any, **values: Any) -> Player | None:
        async with self._database.write() as connection:
            return await _changed(connection, condition, **values)

    async def tokens(self, player: str) -> list[Token]:
        query = select(tokens.c.id, tokens.c.label, tokens.c.created_at).where(tokens.c.player == player)
        async with self._database.read() as connection:
            rows = await connection.execute(query.order_by(tokens.c.created_at, tokens.c.id))
        return [Token(*row) for row in rows]

    async def add_token(self, player: str, generation: int, token: Token, hash: str, most: int) -> bool:
        """False, and nothing is changed, where the player has as many already. Raises NotKnown where the sessions of
        that generation have been ended."""
        of_session = (players.c.id == player) & (players.c.generation == generation)
        async with self._database.write() as connection:
            # two requests at once come one after the other; and no session makes tokens that a new password has ended
            if not (await connection.execute(select(players.c.id).where(of_session).with_for_update())).first():
                raise NotKnown("your session has ended", "session-ended")
            count = await connection.scalar(select(func.count()).where(tokens.c.player == player))
            if (count or 0) >= most:
                return False
            await connection.execute(
                insert(tokens).values(
                    id=token.id, player=player, hash=hash, label=token.label, created_at=token.created_at
                )
            )
        return True

    async def remove_token(self, player: str, id: str) -> bool:
        async with self._database.write() as connection:
            removed = await connection.execute(delete(tokens).where((tokens.c.id == id) & (tokens.c.player == player)))
        return removed.rowcount > 0


async def _changed(connection: AsyncConnection, condition: Any, **values: Any) -> Player | None:
    changed = await connection.execute(update(players).where(condition).values(**values).returning(*_PLAYER))
    row = changed.first()
    return Player(*row) if row else None
