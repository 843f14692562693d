"""Messages about the server as a house: what its hosts have set, for everybody to read."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Registration = Literal["open", "invitation", "closed"]
ChatFor = Literal["everybody", "players", "nobody"]
Link = Annotated[str, Meta(max_length=300, pattern=r"^(https?://\S+|/\S*)?$")]
Announcement = Annotated[str, Meta(max_length=500)]


class SiteInfo(Struct, frozen=True):
    """What the hosts have set."""

    registration: Registration = "open"
    """Who may make an account: anybody, those with an invitation, nobody."""
    guests: bool = True
    """Whether one may play without an account."""
    chat: ChatFor = "everybody"
    """Who may talk at a table: those who sit there alone, spectators too, nobody."""
    announcement: Announcement = ""
    """A line for everybody; empty for none."""
    maintenance: bool = False
    """Running games go on, but no new ones are begun."""
    privacy: Link = ""
    """Where the host says what is kept of people."""
    imprint: Link = ""
    """Who the host is."""


class Patience(Struct, frozen=True):
    """How long a game without a clock is waited for: days without a step after which it is abandoned."""

    days: float = 14
    days_with_guests: float = 3
    """Where a guest has a seat."""


USUAL_PATIENCE = Patience()


class PublicSite(SiteInfo, frozen=True):
    """What the hosts have set, and what they have started the server with as far as everybody should know it."""

    abandoned_after: Patience = USUAL_PATIENCE


class ChangeSite(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is to be set; the rest stays as it is."""

    registration: Registration | None = None
    guests: bool | None = None
    chat: ChatFor | None = None
    announcement: Announcement | None = None
    maintenance: bool | None = None
    privacy: Link | None = None
    imprint: Link | None = None
