"""Where players want to be told when they are away: the statements."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from arenarium.server.store import schema
from arenarium.server.store.database import Database

_subscriptions, _mail, _keys = schema.push_subscriptions, schema.mail_addresses, schema.server_keys


@dataclass(frozen=True, slots=True)
class Subscription:
    id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


@dataclass(frozen=True, slots=True)
class MailAddress:
    address: str
    language: str
    code: str | None
    code_until: int | None
    tries: int
    confirmed: bool


class Notifications:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def kept_key(self, name: str, new: str) -> str:
        """A key of the server: the one that is kept, or this one, if there is none yet."""
        dialect = sqlite if self._database.settings.embedded else postgresql
        async with self._database.write() as connection:
            await connection.execute(dialect.insert(_keys).values(name=name, value=new).on_conflict_do_nothing())
            return str((await connection.execute(select(_keys.c.value).where(_keys.c.name == name))).scalar_one())

    # ------------------------------------------------------------------------------------------------------------- push

    async def subscribe(self, player: str, one: Subscription, now: int, most: int) -> None:
        """A browser belongs to who uses it last. Of too many the oldest go."""
        async with self._database.write() as connection:
            await connection.execute(delete(_subscriptions).where(_subscriptions.c.id == one.id))
            await connection.execute(
                insert(_subscriptions).values(
                    id=one.id,
                    player=player,
                    endpoint=one.endpoint,
                    p256dh=one.p256dh,
                    auth=one.auth,
                    language=one.language,
                    created_at=now,
                )
            )
            kept = (
                select(_subscriptions.c.id)
                .where(_subscriptions.c.player == player)
                .order_by(_subscriptions.c.created_at.desc(), _subscriptions.c.id)
            )
            ids = list((await connection.execute(kept)).scalars())
            await connection.execute(delete(_subscriptions).where(_subscriptions.c.id.in_(ids[most:])))

    async def unsubscribe(self, id: str, player: str | None = None) -> None:
        one = _subscriptions.c.id == id
        if player is not None:
            one &= _subscriptions.c.player == player
        async with self._database.write() as connection:
            await connection.execute(delete(_subscriptions).where(one))

    async def subscriptions(self, player: str) -> list[Subscription]:
        columns = (_subscriptions.c[name] for name in ("id", "endpoint", "p256dh", "auth", "language"))
        async with self._database.read() as connection:
            rows = await connection.execute(select(*columns).where(_subscriptions.c.player == player))
            return [Subscription(*row) for row in rows]

    async def count(self, player: str) -> int:
        query = select(func.count()).where(_subscriptions.c.player == player)
        async with self._database.read() as connection:
            return int((await connection.execute(query)).scalar_one())

    # ------------------------------------------------------------------------------------------------------------- mail

    async def mail(self, player: str) -> MailAddress | None:
        names = ("address", "language", "code", "code_until", "tries", "confirmed")
        async with self._database.read() as connection:
            query = select(*(_mail.c[name] for name in names)).where(_mail.c.player == player)
            row = (await connection.execute(query)).first()
        return MailAddress(*row) if row else None

    async def set_mail(self, player: str, mail: MailAddress) -> None:
        values = {
            "address": mail.address,
            "language": mail.language,
            "code": mail.code,
            "code_until": mail.code_until,
            "tries": mail.tries,
            "confirmed": mail.confirmed,
        }
        async with self._database.write() as connection:
            changed = await connection.execute(update(_mail).where(_mail.c.player == player).values(values))
            if not changed.rowcount:
                await connection.execute(insert(_mail).values(player=player, **values))

    async def try_code(self, player: str, code: str, now: int, most: int) -> bool:
        """Whether it is the code that was sent. Each try counts."""
        async with self._database.write() as connection:
            one = _mail.c.player == player
            tried = update(_mail).where(one).values(tries=_mail.c.tries + 1).returning(_mail)
            row = (await connection.execute(tried)).first()
            if row is None or row.code != code or (row.code_until or 0) <= now or row.tries > most:
                return False
            await connection.execute(update(_mail).where(one).values(code=None, code_until=None, confirmed=True))
            return True

    async def forget_mail(self, player: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(_mail).where(_mail.c.player == player))
