"""Finding an opponent: challenges, and the queue."""

from __future__ import annotations

from arenarium.server.errors import Conflict, Forbidden, NotFound
from arenarium.server.http.route import Call, Handler, Route
from arenarium.server.messages.challenges import ChallengeInfo, ChallengeList, NewChallenge, Seek, SeekInfo
from arenarium.server.messages.tables import Id


async def list_challenges(call: Call[None, None]) -> ChallengeList:
    return await call.services.challenges.open_of(call.who)


async def create_challenge(call: Call[NewChallenge, None]) -> ChallengeInfo:
    return await call.services.challenges.create(call.who, call.body)


async def show_challenge(call: Call[None, None]) -> ChallengeInfo:
    return await call.services.challenges.show(call.identity, call.path["id"])


async def accept_challenge(call: Call[None, None]) -> ChallengeInfo:
    return await call.services.challenges.accept(call.who, call.path["id"])


async def decline_challenge(call: Call[None, None]) -> ChallengeInfo:
    return await call.services.challenges.decline(call.who, call.path["id"])


async def seek_opponent(call: Call[Seek, None]) -> SeekInfo:
    return await call.services.pairing.seek(call.who, call.body)


async def give_up_seeking(call: Call[None, None]) -> None:
    await call.services.pairing.give_up(call.who)


_TAG = "opponents"
_CHALLENGE = {"id": Id}


def _answer(path: str, handler: Handler, summary: str) -> Route:
    return Route(
        "POST",
        path,
        handler,
        summary,
        _TAG,
        in_path=_CHALLENGE,
        reply=ChallengeInfo,
        needs="player",
        errors=(Conflict, Forbidden),
    )


ROUTES = [
    Route(
        "GET",
        "/api/challenges",
        list_challenges,
        "Challenges to you and by you that wait for an answer",
        _TAG,
        reply=ChallengeList,
        needs="player",
    ),
    Route(
        "POST",
        "/api/challenges",
        create_challenge,
        "Challenge somebody by name, or whoever has the link",
        _TAG,
        body=NewChallenge,
        reply=ChallengeInfo,
        status=201,
        needs="player",
        errors=(Forbidden, NotFound),
    ),
    Route(
        "GET",
        "/api/challenges/{id}",
        show_challenge,
        "A challenge, for those whom it concerns or who have its link",
        _TAG,
        in_path=_CHALLENGE,
        reply=ChallengeInfo,
        needs="optional",
    ),
    _answer("/api/challenges/{id}/accept", accept_challenge, "Accept a challenge: the game begins"),
    _answer("/api/challenges/{id}/decline", decline_challenge, "Decline a challenge, or withdraw your own"),
    Route(
        "POST",
        "/api/seek",
        seek_opponent,
        "Wait for an opponent of about your strength; to be said again within 30 seconds",
        _TAG,
        body=Seek,
        reply=SeekInfo,
        needs="player",
    ),
    Route("DELETE", "/api/seek", give_up_seeking, "Wait no more", _TAG, needs="player"),
]
