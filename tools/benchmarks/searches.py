"""Turns of Tash-Kalar searched, as its players do it: how many positions are judged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from arenarium.games.tashkalar.bots.evaluation import Judgement, weights_for
from arenarium.games.tashkalar.bots.nearness import prepare
from arenarium.games.tashkalar.bots.thinking import CONSIDERED, thinker
from arenarium.games.tashkalar.bots.turns import Breadth, TurnSearch
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.state.position import Phase

Play = Callable[[Random], Iterator[int]]
BREADTH = Breadth(positions=300, judged=6)


def turn_search(positions: list[State]) -> dict[str, Play]:
    """By way to search: each yields how many positions were judged. Both judge the same ones."""
    prepare(positions[0].cards)
    turns = [_Turn(state) for state in positions if state.phase is Phase.ACTIONS]

    def python(rng: Random) -> Iterator[int]:
        yield 0
        while True:
            for turn in turns:
                yield turn.in_python()

    def native(rng: Random) -> Iterator[int]:
        yield 0
        while True:
            for turn in turns:
                yield turn.natively()

    return {"python": python, "turn search": native}


class _Turn:
    def __init__(self, state: State) -> None:
        self._state, self._seat = state, state.asked
        self._known = frozenset((*state.hands[self._seat], *state.flares[self._seat]))
        self._weights = weights_for(state.table.form)
        self._positions = self._search()

    def _search(self) -> int:
        judgement = Judgement(self._state, self._seat, self._known, self._weights, CONSIDERED)
        search = TurnSearch(self._state, judgement, BREADTH)
        search.run(lambda: True)
        return search.positions

    def in_python(self) -> int:
        assert self._search() == self._positions
        return self._positions

    def natively(self) -> int:
        thinker(self._state, self._seat, self._known, self._weights).lines(self._state, BREADTH, None, lambda: True)
        return self._positions
