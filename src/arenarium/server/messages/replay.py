"""A game looked at afterwards."""

from __future__ import annotations

from msgspec import Struct

from arenarium.server.messages.socket import Position, Step


class MistakeInfo(Struct):
    """A turn that could have been played better, as a computer player sees it."""

    number: int
    """The step after which the turn begins: there the replay shows it."""
    turn: int
    better: list[str]
    """What to choose instead, in words."""
    loss: float
    """By how much the chance to win was smaller after what was played: from 0 to 1."""


class MistakeList(Struct):
    """The worst mistakes of a seat, in the order in which they were made."""

    mistakes: list[MistakeInfo]


class Replayed(Struct):
    """The steps up to a number, and how things stood after the last of them."""

    steps: list[Step]
    position: Position
