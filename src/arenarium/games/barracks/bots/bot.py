"""A player of Barracks that thinks: it recruits and fights by mixed strategies, and picks by worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

import numpy as np

from arenarium.core.dealer import Dealer
from arenarium.core.kit import BotSpec
from arenarium.core.time_budget import TimeBudget
from arenarium.games.barracks.bots.belief import Belief
from arenarium.games.barracks.bots.classic6.player import Classic6
from arenarium.games.barracks.bots.evaluation import learned, plain
from arenarium.games.barracks.bots.greedy import GreedyBarracks
from arenarium.games.barracks.bots.levels import LEVELS, Skill
from arenarium.games.barracks.bots.opponents.pool import POOL
from arenarium.games.barracks.bots.payoffs import Table
from arenarium.games.barracks.bots.picking import best_pick
from arenarium.games.barracks.bots.squads import next_levels, plain_level
from arenarium.games.barracks.bots.team import Team
from arenarium.games.barracks.formats.view import View
from arenarium.games.barracks.game import Barracks, Request, State
from arenarium.games.barracks.state.choices import Choice, Draw, Pick
from arenarium.games.barracks.state.position import Phase

SHARES = {Phase.ORDERS: 0.8, Phase.TARGET: 0.5, Phase.SEND: 0.9}
"""How much of the time left for the turn a question may take."""
RESERVED_TIME = 0.04
"""The part of a turn's time that is kept for what comes after the last look at a question: solving the table."""
KEPT_AFTER = {2: 12, 4: 8, 8: 6, 16: 4}
"""After so many looks at every cell, how many options of each side are looked at further."""
DEEPENING_TIME = 0.4
"""The part of a question's time that has to be left for looking a turn further."""
LEAST_SHARE = 0.03
"""A share of a mixed strategy that is only there because the numbers are rough."""


class Thinker:
    def __init__(self, rng: Random, thinking: TimeBudget, game: Barracks, skill: Skill) -> None:
        self._rng = rng
        self.thinking = thinking
        self._game = game
        self._skill = skill
        self._worth = learned(game.cards) if skill.learned else plain(game.cards)
        self._belief = Belief(game, self._worth) if skill.learned else None

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        mixed = self.strategy(request, view)
        return self._rng.choices(list(mixed), list(mixed.values()))[0]

    def strategy(self, request: Request, view: Callable[[], View]) -> dict[Choice, float]:
        """How likely each option is to be chosen; those that never are are not there."""
        if len(request.options) == 1:
            return {request.options[0]: 1.0}
        seen = view()
        self.thinking.begin(seen.turn)
        try:
            if request.kind == Phase.RECRUIT:
                return self._draw(request.options, seen)
            noticed = self._skill.noticed(request.options, self._rng)
            if request.kind == Phase.PICK:
                return {self._pick(noticed, seen): 1.0}
            return self._fight(request.kind, noticed, seen)
        finally:
            self.thinking.end()

    def _draw(self, options: Sequence[Choice], view: View) -> dict[Choice, float]:
        """Who knows no squads recruits plainly. Points that are left over are good for nothing."""
        draws = {option.level: option for option in options if isinstance(option, Draw)}
        if not draws:
            return {options[0]: 1.0}
        levels = next_levels(view) if self._skill.learned else {plain_level(view.points[view.seat]): 1.0}
        shares = {level: share for level, share in levels.items() if level in draws}
        if not shares:  # nothing is known of such squads, or the stack is empty
            shares = dict.fromkeys(draws, 1.0)
        total = sum(shares.values())
        return {draws[level]: share / total for level, share in shares.items()}

    def _deal(self, view: View, dealer: Dealer) -> State:
        """A position in which the seat may be."""
        return self._belief.deal(view, self._rng) if self._belief else self._game.determinize(view, dealer)

    def _pick(self, options: Sequence[Choice], view: View) -> Choice:
        picks = [option for option in options if isinstance(option, Pick)]
        if self._skill.learned:
            return best_pick(picks, view, self._game.cards, self._worth)
        return max(picks, key=lambda pick: self._game.cards.moves[pick.move].level)

    def _fight(self, kind: Phase, options: Sequence[Choice], view: View) -> dict[Choice, float]:
        skill, thinking = self._skill, self.thinking
        left = thinking.left()
        until = left * (1 - SHARES[kind]) + RESERVED_TIME * thinking.seconds
        enough = until + DEEPENING_TIME * (left - until)
        table = Table(view.seat, options, self._worth, self._rng)

        def go_on() -> bool:
            return thinking.left() > until and table.looks < skill.looks

        dealer = Dealer(self._rng.getrandbits(64))
        table.screen(table.add(self._deal(view, dealer)))
        sweeps = 0
        while go_on():
            world = table.worlds[sweeps % skill.worlds] if sweeps % skill.worlds < len(table.worlds) else None
            table.sweep(world or table.add(self._deal(view, dealer)), go_on)
            sweeps += 1
            if sweeps in KEPT_AFTER and go_on():
                table.narrow(KEPT_AFTER[sweeps])
            if sweeps == skill.deep and thinking.left() > enough:
                table.deepen()
        shares = table.solved(skill.replies).rows
        shares = np.where(shares < LEAST_SHARE, 0.0, shares)
        shares /= shares.sum()
        return {option: float(share) for option, share in zip(options, shares, strict=True) if share}


def _allcomers(rng: Random, thinking: TimeBudget, game: Barracks) -> Team:
    """Recruits anybody and picks any good move, as the greedy player does, and thinks when it fights. The levels
    recruit what wins, or plainly, so that games between them tell nothing of most cards."""
    skill = Skill(looks=60, worlds=1, replies=False, learned=False)
    return Team(GreedyBarracks(rng, game), Thinker(rng, thinking, game, skill))


BOTS = {
    "greedy": BotSpec(lambda rng, thinking, game: GreedyBarracks(rng, game)),
    "classic6": BotSpec(Classic6),
    "allcomers": BotSpec(_allcomers),
    **POOL,
    **{name: BotSpec(partial(Thinker, skill=skill), seconds) for name, (seconds, skill) in LEVELS.items()},
}
"""Every computer player that knows the game."""
