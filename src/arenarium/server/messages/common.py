"""Messages that belong to no subject."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from arenarium.server.errors import ErrorCode


class ErrorInfo(Struct):
    """Nothing was changed."""

    error: ErrorCode
    """Why, for programs."""
    text: str
    """What is wrong, and where."""


class Health(Struct):
    status: Literal["ok"]
    database: Literal["ok", "slow"]
    """Slow: the last write took a second or more."""
    bus: Literal["ok", "down", "local"]
    """How other processes are told; local: there are none."""


PlainObject: TypeAlias = dict[str, Any]  # msgspec's way to say: any JSON object
GameMessage: TypeAlias = Any
"""A dataclass of a game: a view, an option, an event. It is sent as it is; its schema comes from the game's kit."""
