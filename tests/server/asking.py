"""Asking the server something, in tests: what must go well, and what must be refused."""

from __future__ import annotations

from typing import Any

import httpx

PASSWORD = "correct horse"


async def ask(client: httpx.AsyncClient, method: str, path: str, **options: Any) -> Any:
    """The answer to something that must go well."""
    response = await client.request(method, path, **options)
    assert response.is_success, response.text
    return response.json() if response.content else None


async def refused(client: httpx.AsyncClient, method: str, path: str, **options: Any) -> tuple[int, str]:
    """Status and code of something that must be refused, in the one form in which everything is."""
    response = await client.request(method, path, **options)
    assert response.headers["content-type"] == "application/json"
    answer = response.json()
    assert answer.keys() == {"error", "text"}
    return response.status_code, answer["error"]


async def registered(client: httpx.AsyncClient, name: str = "Ana") -> None:
    await ask(client, "POST", "/api/accounts", json={"name": name, "password": PASSWORD})


async def name_of(client: httpx.AsyncClient) -> str | None:
    me = (await ask(client, "GET", "/api/me"))["player"]
    return str(me["name"]) if me else None
