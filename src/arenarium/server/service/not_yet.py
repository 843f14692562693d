"""Parts of the workshop that are declared, so that clients can be written, and not built yet."""

from __future__ import annotations

from typing import Any

from arenarium.server.errors import Unavailable


class NotYet:
    def __getattr__(self, name: str) -> Any:  # any part of it, whatever its type will be
        async def refuse(*_: object) -> Any:
            raise Unavailable("the workshop is not open yet")

        return refuse
