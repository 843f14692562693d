"""Serving the routes of one path: who asks, what they ask, strictly read, and the answer."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Literal, get_args, get_origin

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from arenarium.core.errors import SetupError
from arenarium.server.errors import Forbidden, Invalid, NotFound, NotKnown, Refusal, TooLarge, Unavailable
from arenarium.server.http import replies
from arenarium.server.http.address import address_of
from arenarium.server.http.replies import Malformed, Slow, WrongMethod, WrongType
from arenarium.server.http.route import Call, File, Route
from arenarium.server.http.sessions import Caller, Sessions
from arenarium.server.services import Services
from arenarium.server.store.database import MISTAKES, UNAVAILABLE

LOG = logging.getLogger(__name__)
LONGEST_BODY = 16 * 1024
BODY_TIME = 10.0


class Endpoint:
    """All routes that share a path."""

    def __init__(self, routes: list[Route]) -> None:
        self._routes: dict[str, Route] = {route.method: route for route in routes}
        self._decoders: dict[str, msgspec.json.Decoder[Any]] = {
            route.method: msgspec.json.Decoder(route.body) for route in routes if route.body
        }
        self.path = routes[0].path
        self._allowed = ", ".join(sorted([*self._routes, *(["HEAD"] if "GET" in self._routes else [])]))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        scope["arenarium.route"] = self.path
        try:
            response = await self._answer(request)
        except Refusal as refused:
            response = _refused(request, refused)
        except SetupError as error:
            response = _refused(request, Invalid(str(error), "bad-setup"))
        except ClientDisconnect:
            return
        except MISTAKES:
            response = self._failed(request)
        except UNAVAILABLE as error:
            LOG.error("%s %s: the database cannot be reached: %s", request.method, self.path, type(error).__name__)
            response = _refused(request, Unavailable("the database cannot be reached; try again"))
        except Exception:
            response = self._failed(request)
        await response(scope, receive, send)

    def _failed(self, request: Request) -> Response:
        LOG.exception("%s %s", request.method, self.path)
        return replies.error(500, "internal", "something went wrong here; it is written down")

    async def _answer(self, request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        route = self._routes.get(method)
        if route is None:
            raise WrongMethod(self._allowed)
        for name, kind in route.in_path.items():
            _check(name, request.path_params[name], kind)
        services: Services = request.app.state.services
        sessions: Sessions = request.app.state.sessions
        caller = Caller() if route.needs == "nobody" else await sessions.caller(request)
        call: Call[Any, Any] = Call(
            services, caller.who, None, None, dict(request.path_params), address_of(request.scope)
        )
        _admit(route, caller)
        if route.body is not None:
            call.body = _decode(self._decoders[method], await _body(request))
        call.query = _query(route, request)
        response = _response(route, await route.handler(call))
        if route.cached:
            response = replies.unless_known(response, request.headers.get("if-none-match", ""))
        if call.closed:
            sessions.close(response, request)
        elif session := call.opened or caller.refreshed:
            sessions.open(response, session, request)
        return response


def _refused(request: Request, refused: Refusal) -> Response:
    request.app.state.services.metrics.refusals.labels(refused.code).inc()
    return replies.refusal(refused)


def _check(name: str, value: str, kind: Any) -> None:
    """Whether a name in the path can stand for anything at all."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        if get_origin(kind) is Literal:
            known = ", ".join(get_args(kind))
            raise NotFound(f"there is no {name} '{value[:32]}'; known are {known}") from None
        raise NotFound("there is no such thing") from None


def _admit(route: Route, caller: Caller) -> None:
    if route.needs in ("somebody", "account") and caller.who is None:
        raise NotKnown("nobody is signed in: POST /api/me makes you a guest, POST /api/login opens your account")
    if route.needs == "account" and caller.who and not caller.who.account:
        raise Forbidden("this is for accounts: POST /api/accounts makes you one", "no-account")
    if route.in_person and caller.token:
        raise Forbidden("a token is not enough for this; log in with the password", "token")


async def _body(request: Request) -> bytes:
    declared = request.headers.get("content-type")
    if declared is not None and declared.partition(";")[0].strip().lower() != replies.JSON:
        raise WrongType(f"the body must be {replies.JSON}")
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or len(length) > 9 or int(length) > LONGEST_BODY:
        raise _too_large()
    content = bytearray()
    try:
        async with asyncio.timeout(BODY_TIME):
            async for chunk in request.stream():
                content += chunk
                if len(content) > LONGEST_BODY:
                    raise _too_large()
    except TimeoutError:
        raise Slow(f"the body did not come within {BODY_TIME:.0f} s") from None
    if content and declared is None:
        raise WrongType(f"the body must be {replies.JSON}, and say so in Content-Type")
    return bytes(content) or b"{}"


def _too_large() -> TooLarge:
    return TooLarge(f"the body is too large: {LONGEST_BODY} bytes at most")


def _decode(decoder: msgspec.json.Decoder[Any], content: bytes) -> Any:
    try:
        return decoder.decode(content)
    except msgspec.ValidationError as error:
        raise Invalid(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(f"the body is not JSON, or nested too deep: {error}") from None


def _query(route: Route, request: Request) -> Any:
    given = request.query_params.multi_items()
    values = dict(given)
    if len(values) < len(given):
        raise Invalid("query: a parameter is given twice")
    if any(value.lower() == "null" for value in values.values()):
        raise Invalid("query: what is not wanted is left out; there is no null")
    if route.query is None:
        if values:
            raise Invalid("query: there are no parameters here")
        return None
    try:
        return msgspec.convert(values, route.query, strict=False)
    except msgspec.ValidationError as error:
        raise Invalid(f"query: {error}") from None


def _response(route: Route, result: msgspec.Struct | File | None) -> Response:
    if result is None:
        return Response(status_code=204)
    if not isinstance(result, File):
        return replies.json(result, route.status)
    response = Response(result.content, route.status, media_type=result.media)
    if result.name is not None:
        response.headers["Content-Disposition"] = f'attachment; filename="{result.name}"'
    return response
