"""Players and their tokens: the statements."""

from __future__ import annotations

from dataclasses import dataclass, fields

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from arenarium.server.errors import ErrorCode, Forbidden, NotSignedIn
from arenarium.server.store.database import Database
from arenarium.server.store.guest_upgrade import UpgradedSeats, upgrade_seats
from arenarium.server.store.schema import invitations, players, sessions, tokens

ADMIN = "admin"
"""The role of those who look after people and tables."""


@dataclass(frozen=True, slots=True)
class Player:
    id: str
    name: str
    account: str | None = None
    """The name as accounts are compared; None for a guest."""
    password: str | None = None
    generation: int = 0
    """Of what was signed before sessions were rows."""
    role: str | None = None
    bot: bool = False
    banned_at: int | None = None
    ban_reason: str | None = None
    muted_until: int | None = None


@dataclass(frozen=True, slots=True)
class Token:
    id: str
    label: str
    created_at: int


PLAYER_COLUMNS = tuple(players.c[field.name] for field in fields(Player))


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

    async def _one(self, condition: ColumnElement[bool]) -> Player | None:
        async with self._database.read() as connection:
            row = (await connection.execute(select(*PLAYER_COLUMNS).where(condition))).first()
        return Player(*row) if row else None

    async def add(self, player: Player, now: int, likeness: str | None = None, invitation: str | None = None) -> bool:
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
                await _use(connection, invitation, player.id)
        except IntegrityError:
            return False
        return True

    async def rename(self, id: str, name: str) -> bool:
        """False, and nothing is changed, where the guest has become an account meanwhile."""
        return await self._change((players.c.id == id) & players.c.account.is_(None), name=name) is not None

    async def become_account(
        self, id: str, name: str, account: str, likeness: str, password: str, invitation: str | None = None
    ) -> tuple[Player, UpgradedSeats] | None:
        """The guest, now with an account, all earlier sessions ended; and what became of the seats. None, and nothing
        is changed, where another has the name, or where the guest has an account already."""
        try:
            async with self._database.write() as connection:
                brought = await upgrade_seats(connection, id, id, name)
                player = await _changed(
                    connection,
                    (players.c.id == id) & players.c.account.is_(None),
                    name=name,
                    account=account,
                    likeness=likeness,
                    password=password,
                )
                if player is None:
                    raise _NoGuestError
                await end_sessions(connection, id)
                await _use(connection, invitation, id)
                return player, brought
        except (IntegrityError, _NoGuestError):
            return None

    async def bring_along(self, guest: str, player: Player) -> UpgradedSeats:
        """The guest's seats go to an account, and the guest's sessions are ended. Nothing is changed where the guest
        has become an account meanwhile."""
        try:
            async with self._database.write() as connection:
                brought = await upgrade_seats(connection, guest, player.id, player.name)
                still_guest = (players.c.id == guest) & players.c.account.is_(None)
                if (
                    await connection.execute(select(players.c.id).where(still_guest).with_for_update())
                ).first() is None:
                    raise _NoGuestError
                await end_sessions(connection, guest)
                return brought
        except _NoGuestError:
            return UpgradedSeats()

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
            )
            if player is None:
                return None
            await end_sessions(connection, id)
            revoked = await connection.execute(delete(tokens).where(tokens.c.player == id))
            return player, revoked.rowcount

    async def _change(self, condition: ColumnElement[bool], **values: object) -> Player | None:
        async with self._database.write() as connection:
            return await _changed(connection, condition, **values)

    async def tokens(self, player: str) -> list[Token]:
        query = select(tokens.c.id, tokens.c.label, tokens.c.created_at).where(tokens.c.player == player)
        async with self._database.read() as connection:
            rows = await connection.execute(query.order_by(tokens.c.created_at, tokens.c.id))
        return [Token(*row) for row in rows]

    async def add_token(self, player: str, session: str, token: Token, hash: str, most: int) -> bool:
        """False, and nothing is changed, where the player has as many already. Raises NotSignedIn where the session
        has ended."""
        of_session = (sessions.c.id == session) & (sessions.c.player == player)
        async with self._database.write() as connection:
            # two requests at once come one after the other; and no session makes tokens that a new password has ended
            await connection.execute(select(players.c.id).where(players.c.id == player).with_for_update())
            if not (await connection.execute(select(sessions.c.id).where(of_session))).first():
                raise NotSignedIn("your session has ended", ErrorCode.SESSION_ENDED)
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


async def _changed(connection: AsyncConnection, condition: ColumnElement[bool], **values: object) -> Player | None:
    changed = await connection.execute(update(players).where(condition).values(**values).returning(*PLAYER_COLUMNS))
    row = changed.first()
    return Player(*row) if row else None


async def end_sessions(connection: AsyncConnection, player: str) -> int:
    """All of them: how many there were."""
    ended = await connection.execute(delete(sessions).where(sessions.c.player == player))
    await end_unlisted(connection, player)
    return ended.rowcount


async def end_unlisted(connection: AsyncConnection, player: str) -> None:
    """What was signed before sessions were rows."""
    counted = update(players).where(players.c.id == player).values(generation=players.c.generation + 1)
    await connection.execute(counted)


async def _use(connection: AsyncConnection, invitation: str | None, player: str) -> None:
    """An invitation is good for one account. Raises Forbidden where it is not good any more."""
    if invitation is None:
        return
    open_one = (invitations.c.code == invitation) & invitations.c.used_by.is_(None)
    used = await connection.execute(update(invitations).where(open_one).values(used_by=player))
    if used.rowcount != 1:
        raise Forbidden("this invitation is not known, or was used already", ErrorCode.BAD_INVITATION)
