"""Answers: JSON, and refusals, which all look the same."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256

import msgspec
from starlette.responses import Response

from arenarium.server.errors import ErrorCode, Refusal, TooMany
from arenarium.server.messages.common import ErrorInfo

JSON = "application/json"
_ENCODER = msgspec.json.Encoder()
_WORTH_COMPRESSING = 1024
"""Bytes; below that a header costs more than it saves."""


class Malformed(Refusal):
    """The body is not JSON."""

    status, code = 400, ErrorCode.MALFORMED


class Slow(Refusal):
    """The body does not come."""

    status, code = 408, ErrorCode.SLOW


class WrongType(Refusal):
    """The body does not say that it is JSON."""

    status, code = 415, ErrorCode.WRONG_TYPE


class Misdirected(Refusal):
    """The server is not known by the name under which it was asked."""

    status, code = 421, ErrorCode.UNKNOWN_HOST


class WrongMethod(Refusal):
    """The path is there, but not for this method."""

    status, code = 405, ErrorCode.WRONG_METHOD

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
    response.headers["ETag"] = f"W/{tag}"  # weak: the same content may come compressed or not
    response.headers["Cache-Control"] = "public, no-cache"  # to be kept, and asked for before it is used again
    return response


def compressed(response: Response, accepted: str) -> Response:
    """The answer with gzip, where the client takes it and it is worth it. Only for answers that are the same for
    everybody: beside a secret, the length of what was compressed could give it away."""
    response.headers["Vary"] = "Accept-Encoding"
    body = bytes(response.body)
    if (
        response.status_code == 200
        and response.media_type != "image/png"
        and len(body) >= _WORTH_COMPRESSING
        and takes_gzip(accepted)
    ):
        response.body = _gzip(body)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
    return response


def takes_gzip(accepted: str) -> bool:
    """What the header Accept-Encoding says."""
    for part in accepted.lower().split(","):
        coding, _, quality = part.partition(";")
        if coding.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


@lru_cache(64)
def _gzip(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


def error(status: int, code: ErrorCode, text: str) -> Response:
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
