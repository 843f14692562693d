"""Where the comparing of a recording stands, between two decisions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from comparing.candidates import Candidate
from comparing.encoding import Step
from comparing.facts import Problem


@dataclass(slots=True)
class Scene:
    candidates: list[Candidate]
    board: str
    """Theirs, before the step."""
    hands: list[list[str]]
    """Theirs, as last noted."""
    in_summoning: bool = False
    empty_squares: int = 0
    """How many empty squares may stand in for pieces in the summoning in progress (EW-16)."""
    announced: int | None = None
    """The flare that was shown, while the opponent is still to be chosen."""
    late_flare: bool = False
    """Something was done after the last action of this turn: a flare, a thawing, a warp effect."""
    earlier: list[Step] = field(default_factory=list)
    """The steps before this one."""
    following: list[Step] = field(default_factory=list)
    """The steps after this one."""
    problems: list[Problem] = field(default_factory=list)
    """What differs in this step."""
    habits: set[str] = field(default_factory=set)
    """Known differences (by id) that we had to follow in this step."""
    asked_otherwise: set[str] = field(default_factory=set)
    """Ways of asking (by id) in which this step is another question than ours, with the same outcomes."""

    def note(self, kind: str, ours: Any, theirs: Any) -> None:
        self.problems.append(Problem(kind, ours, theirs))

    def compare(self, kind: str, ours: Any, theirs: Any) -> None:
        if ours != theirs:
            self.note(kind, ours, theirs)


Handler = Callable[[Scene, Step], list[Candidate]]
"""Gives back the candidates that have made the choice of a step, and notes where the options differ."""
