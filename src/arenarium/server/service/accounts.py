"""Who is who: guests, accounts, the tokens of bots."""

from __future__ import annotations

import hashlib
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass, field

from arenarium.server.errors import Conflict, Forbidden, Invalid, NotFound, NotKnown
from arenarium.server.limiter import Limiter
from arenarium.server.service import names
from arenarium.server.service.passwords import Passwords
from arenarium.server.settings import Limits
from arenarium.server.store.guest_upgrade import HandedOver
from arenarium.server.store.players import Player, Players, Token

MOST_TOKENS = 10
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 128
_MARK = "arenarium_"
"""Anybody who finds one, a scanner of repositories for instance, knows what it is."""


@dataclass(frozen=True, slots=True)
class Identity:
    """Who asks."""

    id: str
    name: str
    account: bool
    generation: int = field(default=0, compare=False)
    """Of the player's sessions: when it is counted up, all that were opened before are ended."""


@dataclass(frozen=True, slots=True)
class Session:
    """Somebody, from now on."""

    who: Identity
    brought: HandedOver = field(default_factory=HandedOver, compare=False)
    """What came along with a guest who has an account now."""

    @property
    def generation(self) -> int:
        """In which the session was opened."""
        return self.who.generation


class Accounts:
    def __init__(self, players: Players, passwords: Passwords, limiter: Limiter, limits: Limits) -> None:
        self._players = players
        self._passwords = passwords
        self._limiter = limiter
        self._limits = limits

    async def resume(self, id: str, generation: int) -> Identity | None:
        """The player of a session; None when it was ended."""
        player = await self._players.get(id)
        return _identity(player) if player and player.generation == generation else None

    async def with_token(self, token: str) -> Identity:
        """The owner of a bot's token. Raises NotKnown."""
        player = await self._players.with_token(_fingerprint(token))
        if player is None:
            raise NotKnown("this token is not valid, or was revoked", "bad-token")
        return _identity(player)

    async def be_guest(self, name: str | None, address: str) -> Session:
        shown = await self._free(names.tidy(name)) if name is not None else await self._friendly()
        await self._limiter.hit(self._limits.newcomers, "newcomers", address)
        player = Player(_new_id(), shown)
        await self._players.add(player, _now())
        return _session(player)

    async def rename(self, who: Identity, name: str) -> Identity:
        if who.account:
            raise Forbidden("an account keeps its name")
        shown = await self._free(names.tidy(name))
        if not await self._players.rename(who.id, shown):
            raise Forbidden("an account keeps its name")
        return Identity(who.id, shown, account=False)

    async def register(self, who: Identity | None, name: str, password: str, address: str) -> Session:
        """An account: the guest who asks becomes one, and keeps games and seats; or a new player."""
        if who is not None and who.account:
            raise Conflict(f"you have an account already: {who.name}; log out first", "has-account")
        shown = await self._free(names.tidy(name))
        _check_password(password)
        await self._limiter.hit(self._limits.newcomers, "newcomers", address)
        kept = await self._passwords.hash(password)
        account, likeness = names.key(shown), names.likeness(shown)
        if who is None:
            new = Player(_new_id(), shown, account, kept)
            if await self._players.add(new, _now(), likeness):
                return _session(new)
        elif became := await self._players.become_account(who.id, shown, account, likeness, kept):
            return _session(*became)
        raise _taken(shown)

    async def log_in(self, name: str, password: str, address: str, who: Identity | None = None) -> Session:
        """Open an account. A guest who asks brings games and seats along."""
        account = names.key(name)
        await self._limiter.hit(self._limits.logins, "login from", address)
        await self._limiter.hit(self._limits.logins, "login as", account)
        player = await self._with_account(account)
        kept = player.password if player else None
        if not await self._passwords.right(kept, password) or player is None or kept is None:
            raise NotKnown("there is no account with this name and password", "bad-login")
        if self._passwords.outdated(kept):
            await self._players.rehash(player.id, kept, await self._passwords.hash(password))
        if who is None or who.account:
            return _session(player)
        return _session(player, await self._players.bring_along(who.id, player))

    async def change_password(self, who: Identity, old: str, new: str, address: str) -> tuple[Session, int]:
        """Ends all sessions of the account, opens a new one for who asks, and revokes all tokens: how many."""
        _check_password(new)
        await self._limiter.hit(self._limits.logins, "login from", address)
        await self._limiter.hit(self._limits.logins, "password of", who.id)
        player = await self._players.get(who.id)
        kept = player.password if player else None
        if not await self._passwords.right(kept, old) or kept is None:
            raise Forbidden("the old password is not right", "bad-password")
        changed = await self._players.change_password(who.id, kept, await self._passwords.hash(new))
        if changed is None:
            raise Conflict("the password was changed at the same time from elsewhere")
        player, revoked = changed
        return _session(player), revoked

    async def log_out_everywhere(self, who: Identity) -> None:
        await self._players.end_sessions(who.id)

    async def tokens(self, who: Identity) -> list[Token]:
        return await self._players.tokens(who.id)

    async def new_token(self, who: Identity, label: str) -> tuple[Token, str]:
        """The token, and its text, which is shown this once and kept nowhere."""
        text = _MARK + secrets.token_urlsafe(32)
        token = Token(_new_id(), names.tidy_label(label), _now())
        if not await self._players.add_token(who.id, who.generation, token, _fingerprint(text), MOST_TOKENS):
            raise Conflict(f"an account has at most {MOST_TOKENS} tokens; revoke one first", "too-many-tokens")
        return token, text

    async def revoke_token(self, who: Identity, id: str) -> None:
        if not await self._players.remove_token(who.id, id):
            raise NotFound("you have no such token")

    async def find(self, name: str) -> Identity | None:
        """The account with this name."""
        player = await self._with_account(names.key(name))
        return _identity(player) if player else None

    async def _with_account(self, account: str) -> Player | None:
        # no account has a NUL in its name, and PostgreSQL would not look for it
        return None if "\0" in account else await self._players.with_account(account)

    async def _free(self, shown: str) -> str:
        """The name, if neither an account nor a computer player has it, or one that looks like it: nobody can pass for
        somebody else."""
        likeness = names.likeness(shown)
        if likeness in names.of_computers() or await self._players.known_by(names.key(shown), likeness):
            raise _taken(shown)
        return shown

    async def _friendly(self) -> str:
        """A name for a guest who gives none."""
        while True:
            with suppress(Conflict):
                return await self._free(names.friendly())


def _check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Invalid(f"password: {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters", "bad-password")


def _taken(name: str) -> Conflict:
    return Conflict(f"the name '{name}' is taken, or looks like one that is", "name-taken")


def _identity(player: Player) -> Identity:
    return Identity(player.id, player.name, player.account is not None, player.generation)


def _session(player: Player, brought: HandedOver | None = None) -> Session:
    return Session(_identity(player), brought or HandedOver())


def _fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _new_id() -> str:
    return secrets.token_urlsafe(12)


def _now() -> int:
    return time.time_ns() // 1_000_000
