"""Messages about other players: profiles, friends, how to be told when one is away."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from arenarium.server.messages.cards import Language
from arenarium.server.messages.tables import TableInfo

PlayerName = Annotated[str, Meta(min_length=1, max_length=24)]
Friendship = Literal["friends", "asked", "asks"]
"""Both have said so; the reader has asked; the other has asked the reader."""


class RatingOf(Struct):
    game: str
    variant: str
    rating: float
    """A careful estimate: three deviations below the mean."""
    games: int
    rank: int
    """Among all who are rated for this variant, computer players too."""


class Profile(Struct):
    name: str
    since: int
    you: bool
    friendship: Friendship | None
    ratings: list[RatingOf]
    won: int
    drawn: int
    lost: int
    """Of public games with others that are over."""
    tables: list[TableInfo]
    """The newest public games, those in progress too."""


class FriendInfo(Struct):
    name: str
    friendship: Friendship


class FriendList(Struct):
    friends: list[FriendInfo]


class AskFriend(Struct, forbid_unknown_fields=True):
    name: PlayerName


class PushKey(Struct):
    key: str
    """The server's public key, for a browser that subscribes."""


class PushSubscription(Struct, forbid_unknown_fields=True):
    """What a browser gives for Web Push."""

    endpoint: Annotated[str, Meta(max_length=1024, pattern="^https?://")]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{80,100}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,32}={0,2}$")]
    lang: Language = "en"


class EndPush(Struct, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=1024)]


class MailSettings(Struct):
    offered: bool
    """Whether this server sends mail at all."""
    address: str | None
    confirmed: bool


class SetMail(Struct, forbid_unknown_fields=True):
    address: Annotated[str, Meta(max_length=254, pattern="^[^@ \\x00-\\x1f]+@[^@ \\x00-\\x1f]+$")]
    lang: Language = "en"


class ConfirmMail(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(pattern="^[0-9]{6}$")]


class NotificationSettings(Struct):
    """All of it is off until you switch it on."""

    browsers: int
    """In how many browsers you are told by Web Push."""
    mail: MailSettings
