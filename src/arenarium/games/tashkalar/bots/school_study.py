"""Schools against schools: games of the computer with itself that find out which of them win.

Every pair of schools meets equally often. A deal is played twice with the schools exchanged, and both players see the
same, so that only the schools differ. They make a fixed number of positions instead of looking at a clock: the same
seed gives the same games.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations
from random import Random

from arenarium.core.play import play_out
from arenarium.core.time_budget import TimeBudget
from arenarium.games.tashkalar.bots.bot import Searcher
from arenarium.games.tashkalar.bots.fit import LIMITS
from arenarium.games.tashkalar.bots.schools import Score
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.setup import Setup
from arenarium.parallel import Runner

FORMS = ("duel", "high")
GAMES_A_DEAL = 2


def pairs() -> list[tuple[str, str]]:
    """The printed schools, two by two."""
    return list(combinations(TASHKALAR.cards.schools, 2))


def meet(form: str, first: str, second: str, seed: str) -> float:
    """What the first school wins in the two games of a deal."""
    won = 0.0
    for schools in ((first, second), (second, first)):
        state = TASHKALAR.new(Setup(Form(form), schools=schools), seed)
        players = [
            Searcher(Random(f"{seed}/{seat}"), TimeBudget(1.0, lambda: 0.0), TASHKALAR, LIMITS)
            for seat in range(len(schools))
        ]
        winners = play_out(state, players).winners
        won += (schools.index(first) in winners) / len(winners)
    return won


def _meet(form: str, seed: int, number: int) -> float:
    """The pairs in turn: whenever you stop, all have met about equally often."""
    both = pairs()
    return meet(form, *both[number % len(both)], f"schools/{form}/{seed}/{number}")


def study(form: str, games: int, seed: int, runner: Runner) -> list[Score]:
    """At least so many games for each pair."""
    both = pairs()
    deals = -(-games // GAMES_A_DEAL)
    results: Sequence[float] = list(runner.in_order("deals", partial(_meet, form, seed), range(deals * len(both))))
    return [
        Score(first, second, GAMES_A_DEAL * deals, sum(results[at :: len(both)]))
        for at, (first, second) in enumerate(both)
    ]
