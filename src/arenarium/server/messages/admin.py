"""Messages for hosts, and about what players tell them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from arenarium.server.messages.identity import Name
from arenarium.server.messages.site import SiteInfo
from arenarium.server.messages.tables import Id, SeatNumber, Status, TableInfo

Reason = Annotated[str, Meta(max_length=200)]
Line = Annotated[int, Meta(ge=1, le=1_000_000)]
Code = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,32}$")]


class Overview(Struct):
    site: SiteInfo
    players: dict[str, int]
    """By kind: account, guest, bot."""
    tables: dict[str, int]
    """By status."""
    reports: int
    """That are open."""


class FindPlayers(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=64)] = ""
    """Part of a name, or an id."""
    guests: bool = True
    banned: bool = False
    """Only those who are."""
    before: Id | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class PersonInfo(Struct):
    """A player, as hosts see them."""

    id: str
    name: str
    account: bool
    admin: bool
    bot: bool
    created_at: int
    seen_at: int | None
    games: int
    banned_at: int | None
    ban_reason: str | None
    muted_until: int | None


class PersonList(Struct):
    players: list[PersonInfo]
    next: str | None
    """What to ask for to see more: `before`."""


class ChangePerson(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is to be changed; the rest stays as it is."""

    name: Name | None = None
    banned: bool | None = None
    reason: Reason = ""
    """For a ban; the player is told it."""
    muted_for: Annotated[int, Meta(ge=0, le=3650)] | None = None
    """Days; 0: they may talk again."""
    bot: bool | None = None


class NewPasswordInfo(Struct):
    password: str
    """Told this once: give it to the player, who should change it."""


class FindAllTables(Struct, forbid_unknown_fields=True):
    status: Status | None = None


class AllTables(Struct):
    tables: list[TableInfo]


class NewInvitation(Struct, forbid_unknown_fields=True):
    note: Annotated[str, Meta(max_length=64)] = ""
    """For whom; only hosts see it."""


class InvitationInfo(Struct):
    code: str
    note: str
    created_at: int
    used_by: str | None


class InvitationList(Struct):
    invitations: list[InvitationInfo]


class ReportInfo(Struct):
    id: str
    reporter: str
    about: str
    about_id: str
    table: str
    line: int | None
    said: str | None
    """The line of chat, as it was."""
    reason: str
    created_at: int
    settled_at: int | None


class FindReports(Struct, forbid_unknown_fields=True):
    settled: bool = False


class ReportList(Struct):
    reports: list[ReportInfo]


class AboutSomebody(Struct, forbid_unknown_fields=True):
    """Somebody who sits at a table, or has said something there."""

    table: Id
    seat: SeatNumber | None = None
    line: Line | None = None


class NewReport(AboutSomebody, forbid_unknown_fields=True):
    reason: Reason = ""


class Ignore(AboutSomebody, forbid_unknown_fields=True):
    kind: Literal["mute", "block"] = "mute"
    """Mute: you do not see their chat. Block: they cannot sit down at your tables, either."""


class IgnoredInfo(Struct):
    id: str
    name: str
    kind: Literal["mute", "block"]


class IgnoredList(Struct):
    players: list[IgnoredInfo]


class DeleteMe(Struct, forbid_unknown_fields=True):
    password: Annotated[str, Meta(max_length=128)] = ""
    """Of an account; a guest has none."""
