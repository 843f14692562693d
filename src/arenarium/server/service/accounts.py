"""Who is who: guests, accounts, the tokens of bots."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass

from arenarium.server.errors import Conflict, Forbidden, Invalid, NotFound, NotKnown
from arenarium.server.limiter import Limiter
from arenarium.server.service import names
from arenarium.server.service.passwords import Passwords
from arenarium.server.settings import Limits
from arenarium.server.store.players import Player, Players, Token

MOST_TOKENS = 10
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 128
_MARK = "arenarium_"
"""So that whoever finds one, a scanner of repositories for instance, knows what it is."""


@dataclass(frozen=True, slots=True)
class Identity:
    """Whoever asks."""

    id: str
    name: str
    account: bool


@dataclass(frozen=True, slots=True)
class Session:
    """Somebody, and the generation in which the session was opened: it ends when the player's is counted up."""

    who: Identity
    generation: int


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
        shown = await self._free(names.tidy(name)) if name is not None else names.friendly()
        await self._limiter.hit(self._limits.newcomers, "newcomers", address)
        player = Player(_new_id(), shown)
        await self._players.add(player, _now())
        return _session(player)

    async def rename(self, who: Identity, name: str) -> Identity:
        if who.account:
            raise Forbidden("an account keeps its name")
        shown = await self._free(names.tidy(name))
        await self._players.rename(who.id, shown)
        return Identity(who.id, shown, account=False)

    async def register(self, who: Identity | None, name: str, password: str, address: str) -> Session:
        """An account: the guest who asks becomes one, and keeps games and seats; or a new player."""
        if who is not None and who.account:
            raise Conflict(f"you have an account already: {who.name}; log out first", "has-account")
        shown = await self._free(names.tidy(name))
        _check_password(password)
        await self._limiter.hit(self._limits.newcomers, "newcomers", address)
        kept = await self._passwords.hash(password)
        account = names.key(shown)
        if who is not None:
            player = await self._players.become_account(who.id, shown, account, kept)
        else:
            new = Player(_new_id(), shown, account, kept)
            player = new if await self._players.add(new, _now()) else None
        if player is None:
            raise _taken(shown)
        return _session(player)

    async def log_in(self, name: str, password: str, address: str) -> Session:
        account = names.key(name.strip())
        await self._limiter.hit(self._limits.logins, "login from", address)
        await self._limiter.hit(self._limits.logins, "login as", account)
        player = await self._with_account(account)
        kept = player.password if player else None
        if not await self._passwords.right(kept, password) or player is None or kept is None:
            raise NotKnown("there is no account with this name and password", "bad-login")
        if self._passwords.outdated(kept):
            await self._players.rehash(player.id, kept, await self._passwords.hash(password))
        return _session(player)

    async def change_password(self, who: Identity, old: str, new: str, address: str) -> Session:
        """Ends all sessions of the account, and opens a new one for who asks."""
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
        return _session(changed)

    async def log_out_everywhere(self, who: Identity) -> None:
        await self._players.end_sessions(who.id)

    async def tokens(self, who: Identity) -> list[Token]:
        return await self._players.tokens(who.id)

    async def new_token(self, who: Identity, label: str) -> tuple[Token, str]:
        """The token, and its text, which is told this once and kept nowhere."""
        text = _MARK + secrets.token_urlsafe(32)
        token = Token(_new_id(), names.tidy_label(label), _now())
        if not await self._players.add_token(who.id, token, _fingerprint(text), MOST_TOKENS):
            raise Conflict(f"an account has at most {MOST_TOKENS} tokens; revoke one first", "too-many-tokens")
        return token, text

    async def revoke_token(self, who: Identity, id: str) -> None:
        if not await self._players.remove_token(who.id, id):
            raise NotFound("you have no such token")

    async def find(self, name: str) -> Identity | None:
        """The account with this name."""
        player = await self._with_account(names.key(name.strip()))
        return _identity(player) if player else None

    async def _with_account(self, account: str) -> Player | None:
        # no account has a NUL in its name, and PostgreSQL would not look for it
        return None if "\0" in account else await self._players.with_account(account)

    async def _free(self, shown: str) -> str:
        """The name, if no account has it: a guest cannot pass for somebody else."""
        if await self._players.with_account(names.key(shown)):
            raise _taken(shown)
        return shown


def _check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Invalid(f"password: {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters", "bad-password")


def _taken(name: str) -> Conflict:
    return Conflict(f"the name '{name}' is taken", "name-taken")


def _identity(player: Player) -> Identity:
    return Identity(player.id, player.name, player.account is not None)


def _session(player: Player) -> Session:
    return Session(_identity(player), player.generation)


def _fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _new_id() -> str:
    return secrets.token_urlsafe(12)


def _now() -> int:
    return time.time_ns() // 1_000_000
