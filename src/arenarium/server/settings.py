"""Everything that can be set, from flags or the environment. Without any of it a server runs on localhost."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from arenarium.core.errors import ArenariumError
from arenarium.core.plain import Json
from arenarium.extras import require
from arenarium.server.messages.site import Patience
from arenarium.server.networks import Networks

require("server")  # here, and not for the whole package: clients use its messages without the rest

_MIN_SECRET_LENGTH = 16


class SettingsError(ArenariumError):
    """The server cannot run with these settings."""


@dataclass(frozen=True, slots=True)
class HouseSet:
    """A card set that the server itself offers, read from the host's files."""

    game: str
    id: str
    name: str
    source: str
    """A card file that says all of it."""
    document: dict[str, Json]
    own: tuple[str, ...]
    """The cards that are not as in the printed set."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of anything one person, or one address, may do. Rates are in the notation of `limits`."""

    requests: str = "50/second"
    """HTTP requests of one address to `/api`, and sockets that it opens."""
    files: str = "500/second"
    """Requests of one address for files of the page."""
    connections: int = 100
    """Connections open at once from one address, in one process; not those of proxies."""
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
    reports: str = "20/hour"
    """Reports to the hosts by one player."""
    sockets: int = 50
    """Sockets open at once from one address, in one process."""
    tables: int = 50
    """Tables that a player may own and that are not over."""
    strong_tables: int = 4
    """Those among them at which computer players sit that think for a second or more."""
    strong_tables_at_address: int = 8
    """The same, of all players of one address."""
    thinking: float = 30
    """Seconds a minute for which computer players think for one player as long as they like; then they hurry."""
    thinking_at_address: float = 60
    """The same, for all players of one address."""
    replays: str = "100/10second"
    """Moments of games that are over, and pictures, shown to one address."""
    workshop: str = "60/10second"
    """Cards and positions that are checked for one address."""
    new_card_sets: str = "30/minute"
    """Card sets kept by one player."""
    card_sets: int = 100
    """Card sets on the list of one player."""
    card_sets_at_address: int = 300
    """The same, of all players of one address."""
    studies: str = "30/hour"
    """Studies of fairness begun by one player; one at a time."""
    studies_at_address: int = 2
    """Those that run for all players of one address."""

    def with_changes(self, changes: Mapping[str, object]) -> Limits:
        """Some of them otherwise. Raises SettingsError where one is unknown or not understood."""
        known = {limit.name: getattr(self, limit.name) for limit in fields(self)}
        for name, value in changes.items():
            if name not in known:
                raise SettingsError(f"there is no limit '{name}'; known are {', '.join(known)}")
            known[name] = _limit(name, type(known[name]), value)
        return Limits(**known)


def _limit(name: str, kind: type, value: object) -> str | int | float:
    from limits import parse  # after `require` has said what is missing

    try:
        if kind is str:
            parse(str(value))
            return str(value)
        number: int | float = kind(value)
    except ValueError:
        expected = "so often in so long, as in '50/second' or '10/5minute'" if kind is str else "a number"
        raise SettingsError(f"limit {name}: '{value}' is not {expected}") from None
    if number < 1:
        raise SettingsError(f"limit {name}: {value} is less than 1")
    return number


NO_LIMITS = Limits().with_changes(
    {limit.name: "1000000/second" if limit.type == "str" else 1_000_000 for limit in fields(Limits)}
)
"""For load tests, in which one address is everybody."""


PUSH_SERVICES = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")
"""Those of Chromium and its kin, Firefox, Safari and Edge."""


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
    trusted: str = ""
    """Addresses and networks of which nothing is counted by address: a club or a school behind one of them."""
    hosts: tuple[str, ...] = ()
    """Names under which this server is known; without any: this machine's, and behind a proxy whatever it passes on."""
    metrics_token: str = field(default="", repr=False)
    """What Prometheus must show to read the metrics from another machine; without one, only this machine may."""
    log_format: str = "text"
    """A line for people (text), or a JSON object for programs (json)."""
    log_level: str = "info"
    limits: Limits = field(default_factory=Limits)
    house_sets: tuple[HouseSet, ...] = ()
    """Card sets on everybody's list."""
    away_after: float = 120
    """Seconds after which a player who is not connected counts as gone: the others may go on without them."""
    patience: Patience = field(default_factory=Patience)
    """How long games without a clock are waited for."""
    public_url: str = ""
    """Where people open the page, for links in mail: https://games.example.org."""
    smtp: str = field(default="", repr=False)
    """The server through which mail is sent, smtp://user:password@host:587; without it there is no mail."""
    mail_from: str = ""
    """The address that mail comes from."""
    push_services: tuple[str, ...] = PUSH_SERVICES
    """Push services of browsers to which notices may go: hosts with all that is under them, or exact origins."""

    @property
    def url(self) -> str:
        """The database as an address for SQLAlchemy."""
        scheme, separator, rest = self.database.partition("://")
        if not separator:
            return f"sqlite+aiosqlite:///{self.database}"
        if scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
            return f"postgresql+asyncpg://{rest}"
        raise SettingsError(f"database '{scheme}://...': expected a file for SQLite or postgresql://...")

    def networks(self, which: str) -> Networks:
        """The proxies, or those that are trusted. Raises SettingsError."""
        names = [name.strip() for name in getattr(self, which).split(",") if name.strip()]
        try:
            return Networks(names)
        except ValueError as error:
            raise SettingsError(f"{which}: {error}") from None

    @property
    def contact(self) -> str:
        """Whom a push service can write to when something is wrong with what it gets from here."""
        return f"mailto:{self.mail_from}" if self.mail_from else self.public_url or "mailto:nobody@example.org"

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
        accepted = [secret.strip() for secret in (self.secret or _kept_secret(file)).split(",")]
        for number, secret in enumerate(accepted, 1):
            if len(secret) < _MIN_SECRET_LENGTH:
                which = "the secret" if len(accepted) == 1 else f"secret {number} of {len(accepted)}"
                where = "" if self.secret else f" in {file}"
                raise SettingsError(
                    f"{which}{where} is too short: {_MIN_SECRET_LENGTH} characters or more, best from a generator"
                )
        return accepted


def _kept_secret(file: Path) -> str:
    """The secret in a file that only its owner can read; made when it is not there."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as opened:
            opened.write(secrets.token_urlsafe(32))
    return file.read_text().strip()
