"""What tests of the server need to run an app and to ask it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import httpx
from argon2 import PasswordHasher
from starlette.applications import Starlette

from arenarium.server.service.passwords import Passwords

Running = Callable[..., AbstractAsyncContextManager[Starlette]]
"""Runs an app, with other settings if wanted."""

SECRET = "a secret for tests only"


def quick_passwords() -> Passwords:
    """As safe as a curtain, and as quickly drawn."""
    return Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


def client_of(
    app: Starlette, *, address: str = "192.0.2.1", base: str = "http://server", **options: Any
) -> httpx.AsyncClient:
    """A browser, or a bot, of its own: it keeps its cookies."""
    transport = httpx.ASGITransport(app, client=(address, 1234))
    return httpx.AsyncClient(transport=transport, base_url=base, **options)
