"""A greedy player of Tash-Kalar: of all options it takes the one after which its position looks best.

It sees one choice ahead and no further: the least that a better player has to beat.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from arenarium.core.dealer import Dealer
from arenarium.core.game import Choice, Request, View
from arenarium.games.tashkalar.bots.evaluation import weights_for, worth
from arenarium.games.tashkalar.game import TASHKALAR, State


class GreedyTashKalar:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        if len(request.options) == 1:
            return request.options[0]
        seen = view()
        guess = TASHKALAR.determinize(seen, Dealer(self._rng.getrandbits(64)))
        seat = seen["you"]
        mine = {*guess.hands[seat], *guess.legends[seat]}
        worths = [self._worth(guess.after(option), seat, mine) for option in request.options]
        best = max(worths)
        return self._rng.choice(
            [option for option, found in zip(request.options, worths, strict=True) if found == best]
        )

    def _worth(self, state: State, seat: int, mine: set[int]) -> float:
        cards: list[list[int]] = [[] for _ in range(state.table.seats)]
        cards[seat] = [card for card in state.hands[seat] + state.legends[seat] if card in mine]
        return worth(state, state.table.side_of(seat), cards, weights_for(state.table.form))
