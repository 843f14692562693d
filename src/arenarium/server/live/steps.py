"""What can happen at a table in play. Steps are numbered from 1, kept for ever and never changed: a game is what its
steps make of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from arenarium.core.record import RESIGN


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


def standing_choices(steps: Sequence[Step]) -> list[tuple[int, str]]:
    """What a record has of a game that is over: the choices that stood in the end. They need not be played again, so a
    record can also be had where the rules have changed since."""
    standing: list[tuple[int, str]] = []
    for step in steps:
        match step.kind:
            case Kind.CHOICE:
                standing.append((step.seat, step.text))
            case Kind.UNDO:
                standing.pop()
            case Kind.RESIGN:
                standing.append((step.seat, RESIGN))
    if steps and steps[-1].kind is Kind.TIME:  # it can only end a game as a resignation
        standing.append((steps[-1].seat, RESIGN))
    return standing
