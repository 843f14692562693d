"""Everything that can be set, from flags or the environment. Without any of it a server runs on localhost."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from arenarium.core.errors import ArenariumError

_SHORTEST_SECRET = 16


class SettingsError(ArenariumError):
    """The server cannot run with these settings."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of anything one person, or one address, may do. Rates are in the notation of `limits`."""

    requests: str = "50/second"
    """HTTP requests of one address."""
    logins: str = "10/minute"
    """Attempts at a password, by address and by account."""
    newcomers: str = "60/hour"
    """Guests and accounts made from one address."""
    new_tables: str = "30/minute"
    """Tables made by one player."""
    messages: str = "20/second"
    """Messages over one socket."""
    chat: str = "10/10second"
    """Lines of chat by one player."""
    sockets: int = 50
    """Sockets open at once from one address, in one process."""
    tables: int = 50
    """Tables that a player may own and that are not over."""


_ANY = "1000000/second"
UNLIMITED = Limits(_ANY, _ANY, _ANY, _ANY, _ANY, _ANY, sockets=1_000_000, tables=1_000_000)
"""For load tests, in which one address is everybody."""


def default_database() -> str:
    """A file where programs of this user keep their data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(home) / "arenarium" / "arenarium.sqlite")


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = field(default_factory=default_database)
    """A file for SQLite, or the address of a PostgreSQL database (postgresql://...)."""
    redis: str = ""
    """The address of a Redis server; needed as soon as several processes serve the same database."""
    workers: int = 2
    """Processes in which computer players think."""
    secret: str = field(default="", repr=False)
    """Signs cookies; or several, with commas: the first signs, all are accepted. The same for all processes."""
    origins: tuple[str, ...] = ()
    """Origins of pages that may use this server, besides the one that the request itself names as its host."""
    proxies: str = ""
    """Addresses of proxies whose word on the client's address is believed."""
    limits: Limits = field(default_factory=Limits)

    @property
    def url(self) -> str:
        """The database as an address for SQLAlchemy."""
        scheme, separator, rest = self.database.partition("://")
        if not separator:
            return f"sqlite+aiosqlite:///{self.database}"
        if scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
            return f"postgresql+asyncpg://{rest}"
        raise SettingsError(f"database '{scheme}://...': expected a file for SQLite or postgresql://...")

    @property
    def embedded(self) -> bool:
        """Whether the database is a file of this process alone."""
        return self.url.startswith("sqlite")

    def signing_secrets(self) -> list[str]:
        """What cookies may be signed with, the one for new ones first: what was given, or is kept beside the embedded
        database. Raises SettingsError."""
        if not self.secret and not self.embedded:
            raise SettingsError(
                "with PostgreSQL a secret is needed (--secret or ARENARIUM_SECRET), the same everywhere"
            )
        file = Path(f"{self.database}.secret")
        found = [secret.strip() for secret in (self.secret or _kept_secret(file)).split(",")]
        for number, secret in enumerate(found, 1):
            if len(secret) < _SHORTEST_SECRET:
                which = "the secret" if len(found) == 1 else f"secret {number} of {len(found)}"
                where = "" if self.secret else f" in {file}"
                raise SettingsError(
                    f"{which}{where} is too short: {_SHORTEST_SECRET} characters or more, best from a generator"
                )
        return found


def _kept_secret(file: Path) -> str:
    """The secret in a file that only its owner can read; made when it is not there."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as opened:
            opened.write(secrets.token_urlsafe(32))
    return file.read_text().strip()
