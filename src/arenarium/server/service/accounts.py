"""Who is who: guests, accounts, the tokens of bots."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from arenarium.server.errors import Conflict, ErrorCode, Forbidden, Invalid, NotFound, NotSignedIn
from arenarium.server.ids import new_id
from arenarium.server.limiter import Limiter
from arenarium.server.service import names
from arenarium.server.service.login_guard import LoginGuard
from arenarium.server.service.passwords import Passwords
from arenarium.server.service.site import Site
from arenarium.server.settings import Limits
from arenarium.server.store.database import Database
from arenarium.server.store.guest_upgrade import UpgradedSeats
from arenarium.server.store.login_failures import LoginFailures
from arenarium.server.store.players import ADMIN, Player, Players, Token
from arenarium.server.store.sessions import Sessions
from arenarium.server.store.site import SiteStore

MAX_TOKENS = 10
MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH = 8, 128
_TOKEN_PREFIX = "arenarium_"  # noqa: S105 - no password, but what marks a token
"""Anybody who finds one, a scanner of repositories for instance, knows what it is."""


def _now() -> int:
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Identity:
    """Who asks."""

    id: str
    name: str
    account: bool
    session: str = field(default="", compare=False)
    """In which; none for the token of a bot."""
    admin: bool = False
    bot: bool = field(default=False, compare=False)
    """A program: it asks with a token, or the account is one's."""
    token: bool = field(default=False, compare=False)
    """Asks with a token."""
    muted_until: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Session:
    """Somebody, from now on."""

    who: Identity
    brought: UpgradedSeats = field(default_factory=UpgradedSeats, compare=False)
    """What came along with a guest who has an account now."""
    failures: int = field(default=0, compare=False)
    """Wrong passwords that others have tried since the last time."""


class Accounts:
    def __init__(
        self,
        database: Database,
        passwords: Passwords,
        limiter: Limiter,
        limits: Limits,
        *,
        site: Site | None = None,
        now: Callable[[], int] = _now,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._players, self._sessions = Players(database), Sessions(database)
        self._site = site or Site(SiteStore(database))
        self._guard = LoginGuard(LoginFailures(database), now, sleep)
        self._passwords = passwords
        self._limiter = limiter
        self._limits = limits
        self._now = now

    # ------------------------------------------------------------------------------------------------------- sessions

    async def resume(self, id: str, session: str) -> Identity | None:
        """The player of a session; None when it was ended."""
        player = await self._sessions.player(session, id)
        return identity_of(player, session) if player else None

    async def resume_unlisted(self, id: str, generation: int) -> Identity | None:
        """The player of a session that was opened before sessions were rows."""
        player = await self._players.get(id)
        return identity_of(player) if player and player.generation == generation else None

    async def list_session(self, who: Identity) -> Session:
        """Make a row of a session that has none."""
        id = new_id()
        await self._sessions.open(id, who.id, self._now())
        return Session(replace(who, session=id))

    async def seen(self, who: Identity) -> None:
        """Somebody is still there."""
        await self._sessions.seen(who.session, self._now())

    async def log_out(self, who: Identity) -> None:
        await self._sessions.end(who.session, who.id)

    async def log_out_everywhere(self, who: Identity) -> None:
        await self._sessions.end_all(who.id)

    async def with_token(self, token: str) -> Identity:
        """The owner of a bot's token. Raises NotSignedIn, or Forbidden where the account is banned."""
        player = await self._players.with_token(_fingerprint(token))
        if player is None:
            raise NotSignedIn("this token is not valid, or was revoked", ErrorCode.BAD_TOKEN)
        _expect_not_banned(player)
        return replace(identity_of(player), bot=True, token=True)

    # ------------------------------------------------------------------------------------------------- guests, accounts

    async def be_guest(self, name: str | None, address: str, language: str = "en") -> Session:
        await self._site.expect_guests()
        shown = await self._free(names.tidy(name)) if name is not None else await self._friendly(language)
        await self._limiter.hit(self._limits.newcomers, "newcomers", address)
        player = Player(new_id(), shown)
        await self._players.add(player, self._now())
        return await self._open(player)

    async def rename(self, who: Identity, name: str) -> Identity:
        if who.account:
            raise Forbidden("an account keeps its name")
        shown = await self._free(names.tidy(name))
        if not await self._players.rename(who.id, shown):
            raise Forbidden("an account keeps its name")
        return replace(who, name=shown)

    async def register(
        self, who: Identity | None, name: str, password: str, address: str, invitation: str | None = None
    ) -> Session:
        """An account: the guest who asks becomes one, and keeps games and seats; or a new player."""
        if who is not None and who.account:
            raise Conflict(f"you have an account already: {who.name}; log out first", ErrorCode.HAS_ACCOUNT)
        await self._site.expect_registration(invitation)
        shown = await self._free(names.tidy(name))
        await self._check_password(password, shown)
        await self._limiter.hit(self._limits.newcomers, "newcomers", address)
        kept = await self._passwords.hash(password)
        account, likeness = names.key(shown), names.likeness(shown)
        if who is None:
            new = Player(new_id(), shown, account, kept)
            if await self._players.add(new, self._now(), likeness, invitation):
                return await self._open(new)
        elif became := await self._players.become_account(who.id, shown, account, likeness, kept, invitation):
            return await self._open(*became)
        raise _taken(shown)

    async def log_in(
        self,
        name: str,
        password: str,
        address: str,
        who: Identity | None = None,
        browsers: Mapping[str, str] = MappingProxyType({}),
    ) -> Session:
        """Open an account. A guest who asks brings games and seats along. `browsers`: by player, the mark of a browser
        in which that account was open before."""
        await self._limiter.hit(self._limits.logins, "login from", address)
        player = await self._with_account(names.key(name))
        attempt = await self._guard.admit(player.id, address, browsers.get(player.id)) if player else None
        kept = player.password if player else None
        if not await self._passwords.right(kept, password) or player is None or kept is None or attempt is None:
            raise NotSignedIn("there is no account with this name and password", ErrorCode.BAD_LOGIN)
        _expect_not_banned(player)
        failures = await self._guard.succeeded(attempt)
        if self._passwords.outdated(kept):
            await self._players.rehash(player.id, kept, await self._passwords.hash(password))
        brought = None if who is None or who.account else await self._players.bring_along(who.id, player)
        return replace(await self._open(player, brought), failures=failures)

    async def check_password(self, who: Identity, password: str, address: str) -> None:
        """Before something that cannot be undone. Raises Forbidden."""
        await self._limiter.hit(self._limits.logins, "login from", address)
        await self._limiter.hit(self._limits.logins, "password of", who.id)
        player = await self._players.get(who.id)
        if not await self._passwords.right(player.password if player else None, password):
            raise Forbidden("the password is not right", ErrorCode.BAD_PASSWORD)

    async def change_password(self, who: Identity, old: str, new: str, address: str) -> tuple[Session, int]:
        """Ends all sessions of the account, opens a new one for who asks, and revokes all tokens: how many."""
        await self._check_password(new, who.name)
        await self._limiter.hit(self._limits.logins, "login from", address)
        await self._limiter.hit(self._limits.logins, "password of", who.id)
        player = await self._players.get(who.id)
        kept = player.password if player else None
        if not await self._passwords.right(kept, old) or kept is None:
            raise Forbidden("the old password is not right", ErrorCode.BAD_PASSWORD)
        changed = await self._players.change_password(who.id, kept, await self._passwords.hash(new))
        if changed is None:
            raise Conflict("the password was changed at the same time from elsewhere")
        player, revoked = changed
        return await self._open(player), revoked

    async def _open(self, player: Player, brought: UpgradedSeats | None = None) -> Session:
        session = await self.list_session(identity_of(player))
        return replace(session, brought=brought or UpgradedSeats())

    async def _check_password(self, password: str, name: str) -> None:
        if not MIN_PASSWORD_LENGTH <= len(password) <= MAX_PASSWORD_LENGTH:
            raise Invalid(
                f"password: {MIN_PASSWORD_LENGTH} to {MAX_PASSWORD_LENGTH} characters", ErrorCode.BAD_PASSWORD
            )
        if await self._passwords.too_easy(password, name):
            raise Invalid("password: it is among the first that somebody would try", ErrorCode.EASY_PASSWORD)

    # --------------------------------------------------------------------------------------------------------- tokens

    async def tokens(self, who: Identity) -> list[Token]:
        return await self._players.tokens(who.id)

    async def new_token(self, who: Identity, label: str) -> tuple[Token, str]:
        """The token, and its text, which is shown this once and kept nowhere."""
        text = _TOKEN_PREFIX + secrets.token_urlsafe(32)
        token = Token(new_id(), names.tidy_label(label), self._now())
        if not await self._players.add_token(who.id, who.session, token, _fingerprint(text), MAX_TOKENS):
            raise Conflict(f"an account has at most {MAX_TOKENS} tokens; revoke one first", ErrorCode.TOO_MANY_TOKENS)
        return token, text

    async def revoke_token(self, who: Identity, id: str) -> None:
        if not await self._players.remove_token(who.id, id):
            raise NotFound("you have no such token")

    async def find(self, name: str) -> Identity | None:
        """The account with this name."""
        player = await self._with_account(names.key(name))
        return identity_of(player) if player else None

    async def _with_account(self, account: str) -> Player | None:
        # no account has a NUL in its name, and PostgreSQL would not look for it
        return None if "\0" in account else await self._players.with_account(account)

    async def _free(self, shown: str) -> str:
        """The name, if neither an account nor a computer player has it, or one that looks like it: nobody can pass for
        somebody else, nor for the house."""
        likeness = names.likeness(shown)
        if names.is_official(shown):
            raise Conflict(f"the name '{shown}' is kept for the host", ErrorCode.NAME_TAKEN)
        if likeness in names.of_computers() or await self._players.known_by(names.key(shown), likeness):
            raise _taken(shown)
        return shown

    async def _friendly(self, language: str) -> str:
        """A name for a guest who gives none."""
        while True:
            with suppress(Conflict):
                return await self._free(names.friendly(language))


def _expect_not_banned(player: Player) -> None:
    if player.banned_at is not None:
        why = f": {player.ban_reason}" if player.ban_reason else ""
        raise Forbidden(f"this account is banned{why}", ErrorCode.BANNED)


def _taken(name: str) -> Conflict:
    return Conflict(f"the name '{name}' is taken, or looks like one that is", ErrorCode.NAME_TAKEN)


def identity_of(player: Player, session: str = "") -> Identity:
    return Identity(
        player.id,
        player.name,
        player.account is not None,
        session,
        player.role == ADMIN,
        player.bot,
        muted_until=player.muted_until,
    )


def _fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
