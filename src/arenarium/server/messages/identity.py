"""Messages about who somebody is: guests, accounts, the tokens of bots."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from arenarium.server.messages.cards import Language

Name = Annotated[str, Meta(min_length=2, max_length=24)]
NewPassword = Annotated[str, Meta(min_length=8, max_length=128)]
Label = Annotated[str, Meta(min_length=1, max_length=64)]


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name | None = None
    """Without one a name is found."""
    lang: Language = "en"
    """The language of the name that is found."""


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class NewAccount(Struct, forbid_unknown_fields=True):
    name: Name
    password: NewPassword
    """Not one of those that everybody tries first."""
    invitation: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,32}$")] | None = None
    """A code from the host, where accounts are made by invitation."""


class Login(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=64)]
    password: Annotated[str, Meta(min_length=1, max_length=128)]


class Logout(Struct, forbid_unknown_fields=True):
    everywhere: bool = False
    """End all sessions of this player, on every device."""


class ChangePassword(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(min_length=1, max_length=128)]
    new: NewPassword


class NewToken(Struct, forbid_unknown_fields=True):
    label: Label
    """What it is for."""


class PlayerInfo(Struct, omit_defaults=True):
    name: str
    account: bool
    """Whether it is an account; a guest otherwise."""
    admin: bool = False
    """Whether the account looks after people and tables."""
    bot: bool = False
    """Whether a program plays under this name: one with a token, or by the word of a host."""


class Me(Struct):
    player: PlayerInfo | None
    """None: nobody yet."""


class LoggedIn(Struct):
    player: PlayerInfo
    seats: int
    """Seats that came along with the guest who logged in."""
    left: int
    """Seats that stay with the guest: the account plays in the same game."""
    failures: int
    """Wrong passwords that were tried from elsewhere since you last logged in."""


class PasswordChanged(Struct):
    player: PlayerInfo
    revoked: int
    """Tokens of bots that have been revoked: all there were."""


class TokenInfo(Struct):
    id: str
    label: str
    created_at: int


class TokenList(Struct):
    tokens: list[TokenInfo]


class CreatedToken(Struct):
    id: str
    label: str
    created_at: int
    token: str
    """Told this once. Send it as `Authorization: Bearer TOKEN`."""
