"""What is said at the table beside the choices, and how a game is lost without being played out (ADR 5)."""

from __future__ import annotations

from enum import StrEnum


class Declaration(StrEnum):
    """What a seat may say at any time, also while it is not asked anything. Never an answer to a request.

    The value is its word in a record and on the wire.
    """

    RESIGN = "resign"
    """The side gives up; the game is over."""
    PROPOSE_RESIGNING = "propose resigning"
    """This seat would give up; its teammate has to agree, by `RESIGN`."""
    KEEP_PLAYING = "keep playing"
    """Takes back one's `PROPOSE_RESIGNING`."""
    OFFER_DRAW = "offer draw"
    ACCEPT_DRAW = "accept draw"
    """The game is over, and drawn."""
    DECLINE_DRAW = "decline draw"
    WITHDRAW_DRAW = "withdraw draw"
    """Takes back one's `OFFER_DRAW`."""


WAITING = (Declaration.PROPOSE_RESIGNING, Declaration.OFFER_DRAW)
"""Declarations that wait for the word of another seat."""


class Forfeit(StrEnum):
    """Why a side loses at once, whatever its players would say. The value is its word in a record and the reason of
    the outcome."""

    RESIGNED = "resigned"
    OUT_OF_TIME = "out of time"
    LEFT = "left"
