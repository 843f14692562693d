"""Where a connection comes from, as limits are counted."""

from __future__ import annotations

from starlette.types import Scope

from arenarium.server.networks import counted_as


def address_of(scope: Scope) -> str:
    """The client's address, as it is counted."""
    return counted_as(scope["client"][0] if scope.get("client") else "")
