"""For the host of the server: is it well, what has it done, what can you ask it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST

from arenarium.server.errors import Unavailable
from arenarium.server.http.openapi import document
from arenarium.server.http.route import Call, File, Route
from arenarium.server.messages.common import Health

PATIENCE = 3.0


async def show_health(call: Call[None, None]) -> Health:
    services = call.services
    async with asyncio.timeout(PATIENCE):
        await services.database.ping()
    if not services.settings.redis:
        return Health("ok", "ok", "local")
    return Health("ok", "ok", "ok" if services.bus.connected else "down")


async def show_metrics(call: Call[None, None]) -> File:
    return File(call.services.metrics.text(), CONTENT_TYPE_LATEST)


def service_routes(others: list[Route]) -> list[Route]:
    """The routes about the service itself, among them the description of all."""

    async def show_openapi(call: Call[None, None]) -> File:
        return described

    routes = [
        Route(
            "GET",
            "/api/health",
            show_health,
            "Whether the server can do its work; 503 while it cannot reach the database",
            "service",
            reply=Health,
            errors=(Unavailable,),
        ),
        Route(
            "GET",
            "/api/metrics",
            show_metrics,
            "What was counted, for Prometheus",
            "service",
            reply=str,
            media=CONTENT_TYPE_LATEST,
        ),
        Route("GET", "/api/openapi.json", show_openapi, "This document", "service", reply=dict[str, Any]),
    ]
    described = File(msgspec.json.encode(document([*others, *routes])))
    return routes
