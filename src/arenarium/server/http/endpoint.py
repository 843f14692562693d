"""Serving the routes of one path: who asks, what they ask, strictly read, and the answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from arenarium.core.errors import SetupError
from arenarium.server.errors import ErrorCode, Forbidden, Invalid, NotFound, NotSignedIn, Refusal, TooLarge, Unavailable
from arenarium.server.http import replies
from arenarium.server.http.address import address_of
from arenarium.server.http.replies import Malformed, Slow, WrongMethod, WrongType
from arenarium.server.http.route import Call, File, Route, Stream
from arenarium.server.http.sessions import Caller, Sessions
from arenarium.server.services import Services
from arenarium.server.store.database import PROGRAMMING_ERRORS, UNAVAILABLE

logger = logging.getLogger(__name__)
BODY_TIMEOUT = 10.0


T = TypeVar("T")


class Endpoint:
    """All routes that share a path."""

    def __init__(self, routes: list[Route]) -> None:
        self._routes: dict[str, Route] = {route.method: route for route in routes}
        self._decoders: dict[str, msgspec.json.Decoder[Struct]] = {
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
            response = _refused(request, Invalid(str(error), ErrorCode.BAD_SETUP))
        except ClientDisconnect:
            return
        except PROGRAMMING_ERRORS:
            response = self._failed(request)
        except UNAVAILABLE as error:
            logger.error("%s %s: the database cannot be reached: %s", request.method, self.path, type(error).__name__)
            response = _refused(request, Unavailable("the database cannot be reached; try again"))
        except Exception:
            response = self._failed(request)
        await response(scope, receive, send)

    def _failed(self, request: Request) -> Response:
        logger.exception("%s %s", request.method, self.path)
        return replies.error(500, ErrorCode.INTERNAL, "something went wrong here; it is written down")

    async def _answer(self, request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        route = self._routes.get(method)
        if route is None:
            raise WrongMethod(self._allowed)
        for name, kind in route.in_path.items():
            _check(name, request.path_params[name], kind)
        services: Services = request.app.state.services
        sessions: Sessions = request.app.state.sessions
        caller = Caller() if route.needs == "public" else await sessions.caller(request)
        call: Call[Any, Any] = Call(  # query and body: the route says of which type
            services,
            caller.who,
            None,
            None,
            dict(request.path_params),
            address_of(request.scope),
            opened_at=request.headers.get("host", ""),
            scheme=request.url.scheme,
            client=request.client.host if request.client else "",
            last_event=request.headers.get("last-event-id", ""),
            still_known=lambda: _still_known(sessions, request),
            browsers=caller.browsers,
            authorization=request.headers.get("authorization", ""),
        )
        _admit(route, caller)
        if route.body is not None:
            call.body = _decode(self._decoders[method], await _body(request, route.max_body))
        call.query = _query(route, request)
        if caller.who is not None:
            services.whereabouts.note(caller.who.id, call.address)
        work = route.handler(call)
        result = await (_unless_gone(request, work) if route.slow else work)
        if isinstance(result, Stream) and request.method == "HEAD":
            return Response(status_code=route.status, media_type=route.media)
        response = _response(route, result)
        if route.cached:
            response = replies.unless_known(response, request.headers.get("if-none-match", ""))
        if route.needs == "public":  # nothing of the reader is in it
            response = replies.compressed(response, request.headers.get("accept-encoding", ""))
        if call.closed:
            sessions.close(response, request)
        elif session := call.opened or caller.refreshed:
            sessions.open(response, session, request, caller.browsers)
        return response


async def _still_known(sessions: Sessions, request: Request) -> bool:
    try:
        return (await sessions.caller(request)).who is not None
    except NotSignedIn:
        return False
    except UNAVAILABLE:
        return True  # the next time it is seen


async def _unless_gone(request: Request, work: Awaitable[T]) -> T:
    """What takes long, as long as somebody waits for it. Raises ClientDisconnect."""

    async def gone() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(gone())
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return await working
    finally:
        working.cancel()
        leaving.cancel()


def _refused(request: Request, refused: Refusal) -> Response:
    request.app.state.services.metrics.refusals.labels(refused.code).inc()
    logger.debug("refused: %s", refused.code)
    return replies.refusal(refused)


def _check(name: str, value: str, kind: object) -> None:
    """Whether a name in the path can stand for anything at all."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        if get_origin(kind) is Literal:
            known = ", ".join(get_args(kind))
            raise NotFound(f"there is no {name} '{value[:32]}'; known are {known}") from None
        raise NotFound("there is no such thing") from None


def _admit(route: Route, caller: Caller) -> None:
    if route.needs in ("player", "account", "admin") and caller.who is None:
        raise NotSignedIn("nobody is signed in: POST /api/me makes you a guest, POST /api/login opens your account")
    if route.needs == "account" and caller.who and not caller.who.account:
        raise Forbidden("this is for accounts: POST /api/accounts makes you one", ErrorCode.NO_ACCOUNT)
    if route.needs == "admin" and caller.who and not caller.who.admin:
        raise Forbidden("this is for the hosts of this server", ErrorCode.NOT_ADMIN)
    if (route.session_only or route.needs == "admin") and caller.token:
        raise Forbidden("a token is not enough for this; log in with the password", ErrorCode.TOKEN)


async def _body(request: Request, most: int) -> bytes:
    declared = request.headers.get("content-type")
    if declared is not None and declared.partition(";")[0].strip().lower() != replies.JSON:
        raise WrongType(f"the body must be {replies.JSON}")
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or len(length) > 9 or int(length) > most:
        raise _too_large(most)
    content = bytearray()
    try:
        async with asyncio.timeout(BODY_TIMEOUT):
            async for chunk in request.stream():
                content += chunk
                if len(content) > most:
                    raise _too_large(most)
    except TimeoutError:
        raise Slow(f"the body did not come within {BODY_TIMEOUT:.0f} s") from None
    if content and declared is None:
        raise WrongType(f"the body must be {replies.JSON}, and say so in Content-Type")
    return bytes(content) or b"{}"


def _too_large(most: int) -> TooLarge:
    return TooLarge(f"the body is too large: {most} bytes at most")


def _decode(decoder: msgspec.json.Decoder[T], content: bytes) -> T:
    try:
        return decoder.decode(content)
    except msgspec.ValidationError as error:
        raise Invalid(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(f"the body is not JSON, or nested too deep: {error}") from None


def _query(route: Route, request: Request) -> Struct | None:
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


def _response(route: Route, result: msgspec.Struct | File | Stream | None) -> Response:
    if result is None:
        return Response(status_code=204)
    if isinstance(result, Stream):
        # proxies are asked to pass on each piece as it comes
        return StreamingResponse(result.pieces, route.status, {"X-Accel-Buffering": "no"}, route.media)
    if not isinstance(result, File):
        return replies.json(result, route.status)
    response = Response(result.content, route.status, media_type=result.media)
    if result.name is not None:
        response.headers["Content-Disposition"] = f'attachment; filename="{result.name}"'
    return response
