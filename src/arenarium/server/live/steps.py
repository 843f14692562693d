"""What can happen at a table in play. Steps are numbered from 1, kept for ever and never changed: a game is what its
steps make of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    CHOICE = "choice"
    """The text is the choice in the game's notation."""
    UNDO = "undo"
    """The seat takes back its last choice."""
    RESIGN = "resign"
    TIME = "time"
    """The seat's time is up."""
    LEAVE = "leave"
    """The seat's player has got up."""
    AGREE = "agree"
    """The text is the number of a seat that a computer player may take over."""


@dataclass(frozen=True, slots=True)
class Step:
    number: int
    at: int
    """Milliseconds since 1970."""
    kind: Kind
    seat: int
    text: str = ""
