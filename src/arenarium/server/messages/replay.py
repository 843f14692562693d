"""A game looked at afterwards."""

from __future__ import annotations

from msgspec import Struct

from arenarium.server.messages.socket import Position, Step


class Replayed(Struct):
    """The steps up to a number, and how things stood after the last of them."""

    steps: list[Step]
    position: Position
