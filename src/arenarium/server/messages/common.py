"""Messages that belong to no subject."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class ErrorInfo(Struct):
    """Nothing was changed."""

    error: str
    """A code, for programs."""
    text: str
    """What is wrong, and where."""


class Health(Struct):
    status: Literal["ok"]
    database: Literal["ok"]
    bus: Literal["ok", "down", "local"]
    """How other processes are told; local: there are none."""
