"""Which turns of a finished game could have been played better: the judgement of the player that thinks (`bot`).

Each turn is looked at as its seat saw it then. What was played is compared with what the bot would have played, in the
same guesses of what the others held, after their answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import exp
from random import Random
from time import process_time

from arenarium.core.analysis import Mistake, PlayedChoice
from arenarium.core.time_budget import TimeBudget
from arenarium.games.tashkalar.bots.bot import Searcher, SearchLimits
from arenarium.games.tashkalar.bots.turns import Breadth
from arenarium.games.tashkalar.game import State, TashKalar
from arenarium.games.tashkalar.state.choices import FINISH, Choice
from arenarium.games.tashkalar.state.position import Phase

LIMITS = SearchLimits(Breadth(1200, places=8), ways=4, worlds=3)
TURN_SECONDS = 0.5
"""Of the processor, for each turn."""
MOST_TURNS = 40
"""No more are looked at: the last ones, where games are decided."""
CLEAR_LOSS = 0.12
"""A turn that lost so much of the chance to win is called a mistake: less is a matter of taste, or the bot's error."""
MOST_MISTAKES = 3

Played = PlayedChoice[State, Choice]


def mistakes(game: TashKalar, played: Sequence[Played], seat: int) -> list[Mistake[Choice]]:
    """The worst mistakes of a seat, in the order in which they were made."""
    found = [mistake for turn in [*_turns(played, seat)][-MOST_TURNS:] if (mistake := _judged(game, *turn))]
    worst = sorted(found, key=lambda mistake: -mistake.loss)[:MOST_MISTAKES]
    return sorted(worst, key=lambda mistake: mistake.first)


def _turns(played: Sequence[Played], seat: int) -> Iterator[tuple[int, list[Played]]]:
    """The turns that a seat has played alone, each with where it begins."""
    numbered = enumerate(played)
    for _, group in groupby(numbered, key=lambda pair: (pair[1].state.turn, pair[1].state.active)):
        turn = list(group)
        first, begin = turn[0]
        alone = all(made.seat == seat for _, made in turn)
        if begin.state.active == seat and alone and begin.state.phase not in (Phase.DRAFT, Phase.START):
            yield first, [made for _, made in turn]


def _judged(game: TashKalar, first: int, turn: list[Played]) -> Mistake[Choice] | None:
    begin = turn[0]
    # the same game is always judged alike, and however busy the machine is
    searcher = Searcher(Random(first), TimeBudget(TURN_SECONDS, process_time), game, LIMITS)
    # where nothing is left but to end the actions, search has ended them: said once more it would decline a task
    chosen = [made.choice for made in turn if made.state.options() != [FINISH]]
    compared = searcher.compare(begin.state.view(begin.seat), chosen)
    if compared is None:
        return None
    loss = _chance(compared.best) - _chance(compared.played)
    return Mistake(first, begin.state.turn, compared.path, loss) if loss >= CLEAR_LOSS else None


def _chance(worth: float) -> float:
    """Of winning, by the logarithm of the odds."""
    return 1.0 / (1.0 + exp(-worth))
