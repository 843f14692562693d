"""What can happen at a table in play. Steps are numbered from 1, kept for ever and never changed: a game is what its
steps make of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from arenarium.core.declaration import Declaration, Forfeit


class Kind(StrEnum):
    CHOICE = "choice"
    """The text is the choice in the game's notation."""
    UNDO = "undo"
    """The seat takes back its last choice."""
    RESIGN = "resign"
    """The seat's side resigns. Only in games from before there were declarations."""
    DECLARE = "declare"
    """The text is the word of a `Declaration`."""
    TIME = "time"
    """The seat's time is up."""
    LEAVE = "leave"
    """The seat's player has left the table."""
    AWAY = "away"
    """The seat's player has been disconnected for so long that the others need not wait any longer."""
    RETURN = "return"
    """The seat's player is back, also from a computer player that had taken over."""
    AGREE = "agree"
    """The text is the number of a seat that a computer player may take over."""
    CLAIM = "claim"
    """The text is the number of a seat that was left: its side loses."""


@dataclass(frozen=True, slots=True)
class Step:
    number: int
    at: int
    """Milliseconds since 1970."""
    kind: Kind
    seat: int
    text: str = ""


def standing_choices(steps: Sequence[Step], reason: str | None = None) -> list[tuple[int, str]]:
    """What a record has of a game that is over, for the reason that was given then: the choices that stood in the end,
    and what was declared. They need not be played again, so a record can also be had where the rules have changed."""
    standing: list[tuple[int, str]] = []
    choices: list[int] = []
    """Where among them the choices are: one that is taken back need not be the last entry."""
    for step in steps:
        match step.kind:
            case Kind.CHOICE:
                choices.append(len(standing))
                standing.append((step.seat, step.text))
            case Kind.UNDO:
                del standing[choices.pop()]
            case Kind.RESIGN:
                standing.append((step.seat, Declaration.RESIGN.value))
            case Kind.DECLARE:
                standing.append((step.seat, step.text))
            case Kind.CLAIM:
                standing.append((int(step.text), Forfeit.LEFT.value))
    if steps and steps[-1].kind is Kind.TIME:  # a melee would have gone on
        resigned = reason == Forfeit.RESIGNED  # as it was called in older games
        standing.append((steps[-1].seat, Declaration.RESIGN.value if resigned else Forfeit.OUT_OF_TIME.value))
    return standing
