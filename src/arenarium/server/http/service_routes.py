"""For the host of the server: is it well, what has it done, what can you ask it."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from typing import Literal

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST

from arenarium.server.errors import NotFound, Unavailable
from arenarium.server.http.network import is_this_machine, reach_of
from arenarium.server.http.openapi import document
from arenarium.server.http.route import Call, File, Route
from arenarium.server.messages.common import Health, PlainObject
from arenarium.server.messages.schema import socket_schema
from arenarium.server.messages.tables import AddressInfo
from arenarium.server.store.database import PROGRAMMING_ERRORS, UNAVAILABLE
from arenarium.server.store.writing import reason

HEALTH_TIMEOUT = 3.0


async def show_health(call: Call[None, None]) -> Health:
    services = call.services
    database = services.database
    try:
        async with asyncio.timeout(HEALTH_TIMEOUT):
            await database.ping()
            await database.check_writable()
    except PROGRAMMING_ERRORS:
        raise
    except UNAVAILABLE as error:
        raise Unavailable(f"the database cannot be written to: {reason(error)}") from None
    bus: Literal["ok", "down", "local"] = "local"
    if services.settings.redis:
        bus = "ok" if services.bus.connected else "down"
    return Health("ok", "slow" if database.writing.slow else "ok", bus)


async def show_address(call: Call[None, None]) -> AddressInfo:
    return reach_of(call.services.settings.host, call.opened_at, call.scheme, call.client)


async def show_metrics(call: Call[None, None]) -> File:
    token = call.services.settings.metrics_token
    shown = compare_digest(call.authorization.encode(), f"Bearer {token}".encode()) if token else False
    if not shown and not is_this_machine(call.client, call.opened_at):
        raise NotFound("there is no such path")  # whoever may not read them need not know of them
    await call.services.census.count()
    return File(call.services.metrics.text(), CONTENT_TYPE_LATEST)


def service_routes(others: list[Route]) -> list[Route]:
    """The routes about the service itself, among them the description of all."""

    async def show_openapi(call: Call[None, None]) -> File:
        return described

    async def show_socket_schema(call: Call[None, None]) -> File:
        return socket_messages

    routes = [
        Route(
            "GET",
            "/api/health",
            show_health,
            "Whether the server can do its work; 503 while nothing can be written to the database",
            "service",
            reply=Health,
            errors=(Unavailable,),
        ),
        Route(
            "GET",
            "/api/address",
            show_address,
            "Where a link to this server works, and what it begins with for others in the local network",
            "service",
            reply=AddressInfo,
        ),
        Route(
            "GET",
            "/api/metrics",
            show_metrics,
            "What was counted, for Prometheus; for this machine alone, or with the token that the host has set",
            "service",
            reply=str,
            media=CONTENT_TYPE_LATEST,
            errors=(NotFound, Unavailable),
        ),
        Route("GET", "/api/openapi.json", show_openapi, "This document", "service", reply=PlainObject),
        Route(
            "GET",
            "/api/socket-schema.json",
            show_socket_schema,
            "The messages of a table's socket and of the stream of events, as a JSON Schema",
            "service",
            reply=PlainObject,
        ),
    ]
    socket_messages = File(msgspec.json.encode(socket_schema()))
    described = File(msgspec.json.encode(document([*others, *routes])))
    return routes
