"""A greedy player of Tash-Kalar: of all options it takes the one after which its position looks best.

It sees one choice ahead and no further: the least that a better player has to beat.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from arenarium.core.dealer import Dealer
from arenarium.core.game import RequestOf
from arenarium.games.tashkalar.bots.classic6.evaluation import weights_for, worth
from arenarium.games.tashkalar.formats.view import View
from arenarium.games.tashkalar.game import State, TashKalar
from arenarium.games.tashkalar.state.choices import Choice


class GreedyTashKalar:
    def __init__(self, rng: Random, game: TashKalar) -> None:
        self._rng = rng
        self._game = game

    def choose(self, request: RequestOf[Choice], view: Callable[[], View]) -> Choice:
        if len(request.options) == 1:
            return request.options[0]
        seen = view()
        guess = self._game.determinize(seen, Dealer(self._rng.getrandbits(64)))
        seat = seen.you
        assert seat is not None
        mine = {*guess.hands[seat], *guess.legends[seat]}
        worths = [self._worth(guess.after(option), seat, mine) for option in request.options]
        best = max(worths)
        return self._rng.choice(
            [option for option, value in zip(request.options, worths, strict=True) if value == best]
        )

    def _worth(self, state: State, seat: int, mine: set[int]) -> float:
        cards: list[list[int]] = [[] for _ in range(state.table.seats)]
        cards[seat] = [card for card in state.hands[seat] + state.legends[seat] if card in mine]
        return worth(state, state.table.side_of(seat), cards, weights_for(state.table.form))
