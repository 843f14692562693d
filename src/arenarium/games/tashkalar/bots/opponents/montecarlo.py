"""Monte Carlo: the ways to play the turn that its beam finds are tried in games played on by a quick policy.

So it sees replies, and replies to them, as they come in play that is hasty but not blind; what a position is worth it
asks only where a trial is broken off.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from arenarium.bots.halving import best_of
from arenarium.core.dealer import Dealer
from arenarium.games.tashkalar.bots.opponents.planner import RESERVED, Planner
from arenarium.games.tashkalar.bots.opponents.playing import playing, position_of
from arenarium.games.tashkalar.bots.opponents.quick_policy import quick_choice
from arenarium.games.tashkalar.bots.opponents.taste import Judge
from arenarium.games.tashkalar.bots.opponents.turn_beam import Line
from arenarium.games.tashkalar.formats.view import View
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.state.choices import Choice, Claim, Summon
from arenarium.games.tashkalar.state.position import Phase

BEAM_SHARE = 0.4
"""The share of the time for finding ways to play the turn."""
WAYS = 12
ALIKE = 3
"""So many of them may summon and claim the same."""
ROUNDS = 2
"""Turns of each side that a trial goes on for."""
MOST = 8.0
"""No single trial may speak louder than that."""


class MonteCarlo(Planner):
    def _best(self, view: View, guess: State) -> Line:
        seconds = self.thinking.seconds
        lines = different(self._lines(guess, (1 - BEAM_SHARE) * seconds))
        judge = Judge(self._taste, guess, guess.asked)
        seed = self._rng.getrandbits(64)

        def trial(line: Line, number: int) -> float:
            world = self._game.determinize(view, Dealer.from_seed(f"{seed}/{number}"))
            return self._tried(world, line.path, judge, Random(seed + number))

        return best_of(lines, trial, lambda: self.thinking.left() - RESERVED * seconds)

    def _tried(self, world: State, path: Sequence[Choice], judge: Judge, rng: Random) -> float:
        """What is left after a line and some turns by the quick policy, in that world."""
        state, seat = world, world.asked
        for choice in path:
            if state.phase is Phase.OVER or state.asked != seat or choice not in state.options():
                break  # what was drawn, or shown, is another here
            state = state.after(choice)
        if state.phase is not Phase.OVER:
            at = playing(state)
            turns = ROUNDS * state.table.sides + world.turn - state.turn + 1
            while not at.over and at.turns_begun < turns:
                at.advance(quick_choice(at, state.cards, rng.random))
            state = position_of(at)
        return max(-MOST, min(judge(state), MOST))


def different(lines: Sequence[Line]) -> list[Line]:
    """The best lines, not too many of them of a kind."""
    chosen: list[Line] = []
    counts: dict[frozenset[int], int] = {}
    for line in lines:
        kind = frozenset(_deed(choice) for choice in line.path if isinstance(choice, (Summon, Claim)))
        counts[kind] = counts.get(kind, 0) + 1
        if counts[kind] <= ALIKE:
            chosen.append(line)
        if len(chosen) == WAYS:
            break
    return chosen


def _deed(choice: Summon | Claim) -> int:
    return choice.card if isinstance(choice, Summon) else -1 - choice.task
