"""Flat Monte Carlo: every option of a question is tried in games that are played on at random, and the best is taken.

Over the contract of `core` alone, so it plays any game. No tree is built: what the others answer is random, too. It
shows how far bare luck leads; a game that knows a quick way to play well has a player like it of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from arenarium.bots.halving import best_of
from arenarium.core.dealer import Dealer
from arenarium.core.game import Choice, Game, Request, State, View
from arenarium.core.time_budget import TimeBudget

TIME_SHARE = 0.4
"""Of the time left for the turn, what one question takes: how many more will come is not known."""


class FlatMonteCarlo:
    def __init__(self, game: Game, rng: Random, thinking: TimeBudget) -> None:
        self._game = game
        self._rng = rng
        self.thinking = thinking

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        options = list(request.options)
        if len(options) == 1:
            return options[0]
        seen = view()
        seat = seen.you
        assert seat is not None, "a spectator is not asked"
        self._rng.shuffle(options)  # none is thought better beforehand
        seed = self._rng.getrandbits(64)
        self.thinking.begin(seen.turn)
        try:
            enough = max((1 - TIME_SHARE) * self.thinking.left(), 0.0)

            def trial(option: Choice, number: int) -> float:
                world = self._game.determinize(seen, Dealer.from_seed(f"{seed}/{number}"))
                return self._play_out(world, seat, option, Random(seed + number), seen.teams)

            return best_of(options, trial, lambda: self.thinking.left() - enough)
        finally:
            self.thinking.end()

    def _play_out(self, state: State, seat: int, option: Choice, rng: Random, teams: bool) -> float:
        """The share of the first place that the seat's side gets when everybody chooses at random after that option."""
        state.advance(seat, option)
        random = rng.random
        while requests := state.requests():
            for asked, request in requests.items():
                options = request.options
                state.advance(asked, options[int(random() * len(options))])
        assert state.outcome is not None
        winners = state.outcome.winners
        return (2 if teams else 1) / len(winners) if seat in winners else 0.0
