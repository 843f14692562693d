"""A player that plans its whole turn at the first question and answers the others from the plan."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from arenarium.core.dealer import Dealer
from arenarium.core.game import RequestOf
from arenarium.core.time_budget import TimeBudget
from arenarium.games.tashkalar.bots.classic6.nearness import prepare
from arenarium.games.tashkalar.bots.opponents.taste import Judge, Taste
from arenarium.games.tashkalar.bots.opponents.turn_beam import Line, TurnBeam
from arenarium.games.tashkalar.formats.view import View
from arenarium.games.tashkalar.game import State, TashKalar
from arenarium.games.tashkalar.state.choices import Choice
from arenarium.games.tashkalar.state.position import Phase

RESERVED = 0.04
"""The share of a turn's time that is kept, because the last look can take longer than thought."""


class Planner:
    """Plays the line that its beam likes best. It sees no replies: what it likes is all it has."""

    def __init__(self, rng: Random, thinking: TimeBudget, game: TashKalar, taste: Taste) -> None:
        prepare(game.cards)
        self.thinking = thinking
        self._rng = rng
        self._game = game
        self._taste = taste
        self._plan: list[tuple[tuple[Choice, ...], Choice]] = []
        """The options of the questions to come, as far as they can be foreseen, and the answers."""

    def choose(self, request: RequestOf[Choice], view: Callable[[], View]) -> Choice:
        if len(request.options) == 1:
            return request.options[0]
        if self._plan:
            options, choice = self._plan.pop(0)
            if options == tuple(request.options):
                return choice
        seen = view()
        self.thinking.begin(seen.turn)
        try:
            self._plan = self._planned(seen)
        finally:
            self.thinking.end()
        return self._plan.pop(0)[1]

    def _planned(self, view: View) -> list[tuple[tuple[Choice, ...], Choice]]:
        guess = self._guess(view)
        if guess.phase in (Phase.DRAFT, Phase.START):
            return [(tuple(guess.options()), self._rng.choice(guess.options()))]
        plan, state = [], guess
        for choice in self._best(view, guess).path:
            if len(state.options()) > 1:
                plan.append((tuple(state.options()), choice))
            state = state.after(choice)
        return plan

    def _guess(self, view: View) -> State:
        return self._game.determinize(view, Dealer(self._rng.getrandbits(64)))

    def _best(self, view: View, guess: State) -> Line:
        return self._lines(guess, RESERVED * self.thinking.seconds)[0]

    def _lines(self, guess: State, left_over: float) -> list[Line]:
        """Ways to play the turn, the best first, found in all but `left_over` seconds of the time."""
        judge = Judge(self._taste, guess, guess.asked)
        beam = TurnBeam(guess, judge, self._taste.action, self._rng)
        return beam.run(lambda: self.thinking.left() > left_over)
