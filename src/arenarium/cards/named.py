"""A thing with an id and a name in somebody's language."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Named:
    id: str
    name: str
