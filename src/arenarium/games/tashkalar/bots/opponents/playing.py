"""A position to be played out quickly: in the native engine where there is one, else in Python.

Both have the same options in the same order, so a player decides the same with either, only sooner with the first.
"""

from __future__ import annotations

from typing import TypeAlias

from arenarium.core.native import NativeState
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.native.handover import to_native, to_python
from arenarium.games.tashkalar.state.choices import Choice


class PlayingInPython:
    """As `NativeState`, as far as it is needed here."""

    __slots__ = ("_first", "state")

    def __init__(self, state: State, first: int) -> None:
        self.state = state
        self._first = first

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def turns_begun(self) -> int:
        return self.state.turn - self._first

    def options(self) -> list[Choice]:
        return self.state.options()

    def advance(self, index: int) -> None:
        self.state.advance(self.state.asked, self.state.options()[index])

    def copy(self) -> PlayingInPython:
        return PlayingInPython(self.state.copy(), self._first)


Playing: TypeAlias = NativeState | PlayingInPython


def playing(state: State) -> Playing:
    """A copy of a position, to be played on."""
    return to_native(state) or PlayingInPython(state.copy(), state.turn)


def position_of(at: Playing) -> State:
    """What has become of it."""
    return at.state if isinstance(at, PlayingInPython) else to_python(at)
