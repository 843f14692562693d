"""Answers: JSON, and refusals, which all look the same."""

from __future__ import annotations

from hashlib import sha256

import msgspec
from starlette.responses import Response

from arenarium.server.errors import Refusal, TooMany
from arenarium.server.messages.common import ErrorInfo

JSON = "application/json"
_ENCODER = msgspec.json.Encoder()


class Malformed(Refusal):
    """The body is not JSON."""

    status, code = 400, "malformed"


class Slow(Refusal):
    """The body does not come."""

    status, code = 408, "slow"


class WrongType(Refusal):
    """The body does not say that it is JSON."""

    status, code = 415, "wrong-type"


class WrongMethod(Refusal):
    """The path is there, but not for this method."""

    status, code = 405, "wrong-method"

    def __init__(self, allowed: str) -> None:
        super().__init__(f"this path takes {allowed}")
        self.allowed = allowed


def json(content: object, status: int = 200) -> Response:
    return Response(_ENCODER.encode(content), status, media_type=JSON)


def unless_known(response: Response, known: str) -> Response:
    """The answer with an ETag, or 304 where it is among those that the client knows (the header If-None-Match)."""
    tag = f'"{sha256(response.body).hexdigest()[:32]}"'
    if known.strip() == "*" or tag in (part.strip().removeprefix("W/") for part in known.split(",")):
        response = Response(status_code=304)
    response.headers["ETag"] = tag
    response.headers["Cache-Control"] = "public, no-cache"  # to be kept, and asked for before it is used again
    return response


def error(status: int, code: str, text: str) -> Response:
    return json(ErrorInfo(code, text), status)


def refusal(refused: Refusal) -> Response:
    response = error(refused.status, refused.code, str(refused))
    match refused:
        case TooMany():
            response.headers["Retry-After"] = str(refused.retry_after)
        case WrongMethod():
            response.headers["Allow"] = refused.allowed
    if refused.status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response
