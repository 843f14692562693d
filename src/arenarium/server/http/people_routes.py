"""Other players: profiles and friends; and how to be told when one is away."""

from __future__ import annotations

from arenarium.server.errors import Conflict, NotFound
from arenarium.server.http.route import Call, Route
from arenarium.server.messages.people import (
    AskFriend,
    ConfirmMail,
    EndPush,
    FriendList,
    NotificationSettings,
    PlayerName,
    Profile,
    PushKey,
    PushSubscription,
    SetMail,
)


async def show_profile(call: Call[None, None]) -> Profile:
    return await call.services.people.profile(call.identity, call.path["name"])


async def list_friends(call: Call[None, None]) -> FriendList:
    return await call.services.people.friends(call.who)


async def ask_friend(call: Call[AskFriend, None]) -> FriendList:
    return await call.services.people.ask(call.who, call.body.name)


async def end_friendship(call: Call[None, None]) -> FriendList:
    return await call.services.people.part(call.who, call.path["name"])


async def show_push_key(call: Call[None, None]) -> PushKey:
    return PushKey(call.services.notifier.public_key)


async def show_notifications(call: Call[None, None]) -> NotificationSettings:
    return await call.services.notifier.settings(call.who)


async def subscribe_push(call: Call[PushSubscription, None]) -> NotificationSettings:
    return await call.services.notifier.subscribe(call.who, call.body)


async def end_push(call: Call[EndPush, None]) -> NotificationSettings:
    return await call.services.notifier.unsubscribe(call.who, call.body.endpoint)


async def set_mail(call: Call[SetMail, None]) -> NotificationSettings:
    return await call.services.notifier.set_mail(call.who, call.body.address, call.body.lang)


async def confirm_mail(call: Call[ConfirmMail, None]) -> NotificationSettings:
    return await call.services.notifier.confirm_mail(call.who, call.body.code)


async def forget_mail(call: Call[None, None]) -> NotificationSettings:
    return await call.services.notifier.forget_mail(call.who)


_PEOPLE, _NOTICES = "people", "notifications"

ROUTES = [
    Route(
        "GET",
        "/api/players/{name}",
        show_profile,
        "The profile of an account: ratings, results, the newest public games",
        _PEOPLE,
        in_path={"name": PlayerName},
        reply=Profile,
        needs="optional",
    ),
    Route(
        "GET",
        "/api/friends",
        list_friends,
        "Your friends, and those who have asked",
        _PEOPLE,
        reply=FriendList,
        needs="account",
    ),
    Route(
        "POST",
        "/api/friends",
        ask_friend,
        "Ask somebody to be a friend, or say yes to who has asked",
        _PEOPLE,
        body=AskFriend,
        reply=FriendList,
        needs="account",
        errors=(Conflict, NotFound),
    ),
    Route(
        "DELETE",
        "/api/friends/{name}",
        end_friendship,
        "Be friends no more, or decline",
        _PEOPLE,
        in_path={"name": PlayerName},
        reply=FriendList,
        needs="account",
    ),
    Route("GET", "/api/push-key", show_push_key, "The server's public key for Web Push", _NOTICES, reply=PushKey),
    Route(
        "GET",
        "/api/me/notifications",
        show_notifications,
        "How you are told when you are away",
        _NOTICES,
        reply=NotificationSettings,
        needs="player",
        session_only=True,
    ),
    Route(
        "POST",
        "/api/me/push",
        subscribe_push,
        "Be told in this browser, by Web Push",
        _NOTICES,
        body=PushSubscription,
        reply=NotificationSettings,
        needs="player",
        session_only=True,
    ),
    Route(
        "POST",
        "/api/me/push/end",
        end_push,
        "Be told in this browser no more",
        _NOTICES,
        body=EndPush,
        reply=NotificationSettings,
        needs="player",
        session_only=True,
    ),
    Route(
        "POST",
        "/api/me/mail",
        set_mail,
        "Be told by mail: a code is sent to the address",
        _NOTICES,
        body=SetMail,
        reply=NotificationSettings,
        needs="account",
        session_only=True,
        errors=(Conflict,),
    ),
    Route(
        "POST",
        "/api/me/mail/confirm",
        confirm_mail,
        "Give the code back that was sent",
        _NOTICES,
        body=ConfirmMail,
        reply=NotificationSettings,
        needs="account",
        session_only=True,
    ),
    Route(
        "DELETE",
        "/api/me/mail",
        forget_mail,
        "Be told by mail no more; the address is forgotten",
        _NOTICES,
        reply=NotificationSettings,
        needs="account",
        session_only=True,
    ),
]
