"""`sampler`: plain Monte Carlo. It deals what it does not know, tries an option, lets both sides play on in haste for a
few turns, and takes what did best on average by the hit points that are left. No worths, no replies, no tables."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from random import Random

from arenarium.core.dealer import Dealer
from arenarium.core.time_budget import TimeBudget
from arenarium.games.barracks.bots.greedy import GreedyBarracks
from arenarium.games.barracks.formats.view import View
from arenarium.games.barracks.game import Barracks, Request, State
from arenarium.games.barracks.rules.turn import carry_out, possible
from arenarium.games.barracks.state.choices import Choice, Orders, Target, Withdraw
from arenarium.games.barracks.state.position import Phase
from arenarium.games.barracks.state.words import SEATS

TURNS = 4
"""How long a try is played on."""
EXPLORATION = 0.3
SHARES = {Phase.ORDERS: 0.75, Phase.TARGET: 0.4, Phase.SEND: 0.9}
"""How much of the time left for the turn a question may take."""


class Sampler:
    def __init__(self, rng: Random, thinking: TimeBudget, game: Barracks) -> None:
        self._rng = rng
        self.thinking = thinking
        self._game = game
        self._recruiter = GreedyBarracks(rng, game)

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        options = request.options
        if len(options) == 1:
            return options[0]
        if request.kind in (Phase.RECRUIT, Phase.PICK):
            return self._recruiter.choose(request, view)
        seen = view()
        self.thinking.begin(seen.turn)
        try:
            return self._sampled(request.kind, options, seen)
        finally:
            self.thinking.end()

    def _sampled(self, kind: Phase, options: tuple[Choice, ...], view: View) -> Choice:
        """UCB over the options."""
        until = self.thinking.left() * (1 - SHARES[kind])
        visits, sums = [0] * len(options), [0.0] * len(options)
        dealer = Dealer(self._rng.getrandbits(64))
        total = 0
        while total < len(options) or self.thinking.left() > until:
            if total < len(options):
                number = total
            else:
                bonus = EXPLORATION * sqrt(log(total))
                number = max(range(len(options)), key=lambda i: sums[i] / visits[i] + bonus / sqrt(visits[i]))
            state = self._game.determinize(view, dealer)
            visits[number] += 1
            sums[number] += self._tried(state, view.seat, options[number])
            total += 1
        return options[max(range(len(options)), key=lambda i: (visits[i], sums[i]))]

    def _tried(self, state: State, seat: int, option: Choice) -> float:
        """What comes of an option, from 0 to 1."""
        if state.phase != Phase.TARGET:
            state.chosen, state.offered = (None,) * SEATS, None
        last = state.turn + TURNS
        carry_out(state, seat, option)
        while state.outcome is None and state.turn <= last:
            for asked in state.asks():
                carry_out(state, asked, self._hasty(state, asked))
        if state.outcome is not None:
            ranking = state.outcome.ranking
            return 0.5 if ranking[0] == ranking[1] else float(ranking[seat] == 1)
        own, other = (sum(state.hearts(soldier) for soldier in state.squads[side]) for side in (seat, 1 - seat))
        return own / (own + other)

    def _hasty(self, state: State, seat: int) -> Choice:
        """Anything that stays and fights; a blow at any enemy, anything else at one's own."""
        options = possible(state, seat)
        if state.phase == Phase.ORDERS:
            options = [choice for choice in options if isinstance(choice, Orders) and _stays(choice)] or options
        elif state.phase == Phase.TARGET:
            mover = state.queue[0]
            strikes = state.cards.moves[state.soldier((seat, mover.slot)).moves[mover.line]].damage
            side = 1 - seat if strikes else seat
            options = [choice for choice in options if isinstance(choice, Target) and choice.seat == side] or options
        return options[int(self._rng.random() * len(options))]


def _stays(choice: Orders) -> bool:
    return not any(isinstance(order, Withdraw) for order in choice.orders)
