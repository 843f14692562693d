"""What a seat can be asked."""

from __future__ import annotations

from enum import StrEnum


class RequestKind(StrEnum):
    """Procedures of the rules that ask are called as their programs are."""

    DRAFT = "draft"
    START = "start"
    ACTION = "action"
    FREE = "free"
    """The last free moment, after the last action (TURN-7)."""
    CLAIM = "claim"
    PAIR = "pair"
    """The colour of an odd common piece (SCORE-6)."""
    EFFECT = "effect"
    """Of a card."""
    PLACE_LIFTED = "place lifted"
    RETURN_CARDS = "return cards"
    PICK_UP = "pick up"
    KEEP_ONE = "keep one"
    LEGEND_POINT = "legend point"

    __hash__ = str.__hash__  # that of enums is many times slower
