"""The app: services, routes and guards, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as Mounted

from arenarium.server.errors import NotFound
from arenarium.server.http import (
    admin_routes,
    card_routes,
    card_set_routes,
    challenge_routes,
    event_routes,
    game_routes,
    identity_routes,
    lesson_routes,
    own_routes,
    people_routes,
    replies,
    table_routes,
    tournament_routes,
    workshop_routes,
)
from arenarium.server.http.endpoint import Endpoint
from arenarium.server.http.middleware import KnownHostsOnly, RequestLimit, RequestLog, SameOriginOnly, SecurityHeaders
from arenarium.server.http.network import KnownHosts
from arenarium.server.http.route import Route
from arenarium.server.http.service_routes import service_routes
from arenarium.server.http.sessions import Sessions
from arenarium.server.http.static import StaticFiles
from arenarium.server.service.passwords import Passwords
from arenarium.server.services import open_services
from arenarium.server.settings import Settings
from arenarium.server.sockets import PATH, Sockets


def create_app(settings: Settings, *, passwords: Passwords | None = None) -> Starlette:
    """The server as an ASGI app. It opens the database when it starts."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_services(settings, passwords or Passwords()) as services:
            app.state.services = services
            app.state.sessions = Sessions(settings.signing_secrets(), services)
            yield

    app = Starlette(
        routes=[
            *_mounted(all_routes()),
            WebSocketRoute(PATH, Sockets().serve),
            Mounted("/{path:path}", StaticFiles().serve),
        ],
        lifespan=lifespan,
        middleware=[
            Middleware(RequestLog),
            Middleware(SecurityHeaders),
            Middleware(
                KnownHostsOnly,
                known=KnownHosts(settings.hosts, settings.origins, proxied=bool(settings.proxies)),
            ),
            Middleware(SameOriginOnly, origins=settings.origins),
            Middleware(RequestLimit, limits=settings.limits),
        ],
        exception_handlers={HTTPException: _no_such_path},
    )
    app.router.redirect_slashes = False
    return app


def all_routes() -> list[Route]:
    modules = (
        identity_routes,
        own_routes,
        admin_routes,
        event_routes,
        people_routes,
        challenge_routes,
        tournament_routes,
        table_routes,
        card_routes,
        card_set_routes,
        workshop_routes,
        game_routes,
        lesson_routes,
    )
    routes = [route for module in modules for route in module.ROUTES]
    return [*routes, *service_routes(routes)]


def _mounted(routes: list[Route]) -> list[BaseRoute]:
    by_path: dict[str, list[Route]] = {}
    for route in routes:
        by_path.setdefault(route.path, []).append(route)
    return [Mounted(path, Endpoint(same_path)) for path, same_path in by_path.items()]


async def _no_such_path(request: Request, error: Exception) -> Response:
    return replies.refusal(NotFound("there is no such path"))
