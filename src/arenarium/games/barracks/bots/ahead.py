"""Turns ahead of one position: in the native engine where there is one, else in Python. Both give the same numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from arenarium.games.barracks.bots.evaluation import Worth
from arenarium.games.barracks.bots.rollout import look
from arenarium.games.barracks.game import State
from arenarium.games.barracks.native.turns import TurnsAhead
from arenarium.games.barracks.state.choices import Choice


class Ahead(Protocol):
    def looks(self, seat: int, choice: Choice, replies: Sequence[Choice], dice: int, turns: int) -> Iterable[float]:
        """The chance of a seat to win after its choice and each reply of the other seat, judged so many turns later;
        one chance, without a reply, if the other seat is not asked."""


class InPython:
    def __init__(self, state: State, worth: Worth) -> None:
        self._state, self._worth = state, worth

    def looks(self, seat: int, choice: Choice, replies: Sequence[Choice], dice: int, turns: int) -> Iterable[float]:
        """Each is looked at when it is asked for: a player may run out of time in between."""
        if not replies:
            yield look(self._state, seat, {seat: choice}, dice, turns, self._worth)
        for reply in replies:
            yield look(self._state, seat, {seat: choice, 1 - seat: reply}, dice, turns, self._worth)


def ahead_of(state: State, worth: Worth) -> Ahead:
    judge = worth.native
    return (TurnsAhead.of(state, judge) if judge is not None else None) or InPython(state, worth)
