"""Searching turns and replies in the native engine where there is one, else in Python: both find the same.

A thinker is made for a turn: it knows what its seat knows, and is asked two questions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from arenarium.core.native import NativeState
from arenarium.games.tashkalar.bots.evaluation import Judgement, Weights
from arenarium.games.tashkalar.bots.features import COUNT
from arenarium.games.tashkalar.bots.replies import answered
from arenarium.games.tashkalar.bots.turns import Breadth, GoesOn, Line, TurnSearch
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.native.handover import to_native
from arenarium.games.tashkalar.native.tables import NATIVE
from arenarium.games.tashkalar.state.choices import Choice, Summon

CONSIDERED = 8
"""Of what an unknown card may be, so many are looked at."""
Notices = Callable[[Summon], bool]
"""Whether a player that overlooks things sees a way to summon."""


class Thinker(Protocol):
    def lines(self, root: State, breadth: Breadth, notices: Notices | None, goes_on: GoesOn) -> list[Line]:
        """Ways to play the turn, the best first."""

    def answered(self, world: State, path: Sequence[Choice], breadth: Breadth, goes_on: GoesOn) -> float:
        """What these choices are worth after the turns of the others, in one guess of what they hold."""


class _InPython:
    def __init__(self, judgement: Judgement) -> None:
        self._judgement = judgement

    def lines(self, root: State, breadth: Breadth, notices: Notices | None, goes_on: GoesOn) -> list[Line]:
        return TurnSearch(root, self._judgement, breadth, notices).run(goes_on)

    def answered(self, world: State, path: Sequence[Choice], breadth: Breadth, goes_on: GoesOn) -> float:
        return answered(world, path, self._judgement, breadth, CONSIDERED, goes_on)


class _Native:
    """Looks at all ways to place at once: that some come first is for those who are slow."""

    def __init__(self, thinker: Any, python: Callable[[], Thinker]) -> None:  # a class of the extension
        self._thinker = thinker
        self._python = python
        """For what only Python can."""
        self._handed: tuple[State, NativeState | None] | None = None

    def lines(self, root: State, breadth: Breadth, notices: Notices | None, goes_on: GoesOn) -> list[Line]:
        native = self._native(root)
        if native is None or not breadth.widens:
            return self._python().lines(root, breadth, notices, goes_on)
        found = self._thinker.lines(
            native, breadth.positions, breadth.discards, breadth.lifts, breadth.judged, notices, goes_on
        )
        return [Line(*line) for line in found]

    def answered(self, world: State, path: Sequence[Choice], breadth: Breadth, goes_on: GoesOn) -> float:
        native = self._native(world)
        if native is None or not breadth.widens:
            return self._python().answered(world, path, breadth, goes_on)
        worth: float = self._thinker.answered(
            native, path, breadth.positions, breadth.discards, breadth.judged, goes_on
        )
        return worth

    def _native(self, state: State) -> NativeState | None:
        """The position handed over; a world is asked about several times."""
        if self._handed is None or self._handed[0] is not state:
            self._handed = (state, to_native(state))
        return self._handed[1]


def is_native(state: State) -> bool:
    """Whether the native engine thinks about games with these cards."""
    native = NATIVE(state.cards)
    return native is not None and getattr(native.engine, "JUDGED", 0) == COUNT


def thinker(root: State, seat: int, known: Iterable[int], weights: Weights) -> Thinker:
    """One that thinks about the turn that begins with `root`, for a seat that knows these cards."""
    cards = frozenset(known)

    def in_python() -> Thinker:
        return _InPython(Judgement(root, seat, cards, weights, CONSIDERED))

    native = to_native(root) if is_native(root) else None
    if native is None:
        return in_python()
    engine: Any = NATIVE(root.cards)
    made = engine.engine.Thinker(native, seat, sorted(cards), CONSIDERED, weights.waiting, weights.moving)
    return _Native(made, in_python)
