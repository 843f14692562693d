"""Differences that are meant: where the recordings leave the rule and card sheets, the sheets win.

Each has an id, says what differs, and cites why we are right. Recognising is as narrow as it can be: the card, the
question and the offers must fit, not only the place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arenarium.tashkalar.game import State

from comparing.encoding import Step
from comparing.offers import Offer


@dataclass(frozen=True, slots=True)
class Case:
    """What is known when the offers or answers of a step differ."""

    step: Step
    state: State
    """One of our candidates before the step."""
    board: str
    """The board before the step."""
    kind: str
    """Which fact differs."""
    ours: object
    theirs: object
    chosen: Offer | None = None


@dataclass(frozen=True, slots=True)
class Known:
    id: str
    what: str
    why: str
    fits: Callable[[Case], bool]


TABLE: tuple[Known, ...] = ()


def name_for(case: Case) -> str:
    """The id of the known difference that explains a case, or nothing."""
    return next((known.id for known in TABLE if known.fits(case)), "")
