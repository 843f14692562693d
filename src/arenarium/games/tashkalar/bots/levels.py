"""The levels of the computer player of Tash-Kalar, from gentle to as strong as two seconds a turn allow.

Weaker ones do nothing at random. They see less: fewer squares to place on, fewer positions, no replies; and they
overlook ways to summon, as people do who have to turn and mirror a pattern in their heads. The gentlest have one or two
of their cards in mind. From the fifth on they think of discarding for other cards, and know
which schools win.
"""

from __future__ import annotations

from functools import partial

from arenarium.core.kit import BotSpec
from arenarium.games.tashkalar.bots.bot import Searcher, SearchLimits
from arenarium.games.tashkalar.bots.classic6.player import Searcher as Classic
from arenarium.games.tashkalar.bots.greedy import GreedyTashKalar
from arenarium.games.tashkalar.bots.opponents.pool import OPPONENTS
from arenarium.games.tashkalar.bots.turns import Breadth


def _few(positions: int, places: int, discards: bool = False) -> Breadth:
    return Breadth(positions, places, widens=False, discards=discards, lifts=discards, judged=4)


LEVELS: dict[str, tuple[float, SearchLimits]] = {
    "level1": (0.25, SearchLimits(_few(20, 4), ways=1, notices=0.05, cards=1, knows_schools=False)),
    "level2": (0.25, SearchLimits(_few(40, 4), ways=1, notices=0.3, cards=2, knows_schools=False)),
    "level3": (0.25, SearchLimits(_few(90, 5), ways=1, notices=0.55, knows_schools=False)),
    "level4": (0.25, SearchLimits(_few(140, 5), ways=1, notices=0.7, knows_schools=False)),
    "level5": (0.25, SearchLimits(_few(240, 6, discards=True), ways=1, notices=0.88)),
    "level6": (0.25, SearchLimits(_few(500, 8, discards=True), ways=1)),
    "level7": (0.25, SearchLimits(Breadth(1500, places=8), ways=1)),
    "level8": (2.0, SearchLimits()),
}
"""Seconds a turn, and what is seen."""

BOTS = {
    "greedy": BotSpec(lambda rng, thinking, game: GreedyTashKalar(rng, game)),
    "classic6": BotSpec(Classic),
    **OPPONENTS,
    **{name: BotSpec(partial(Searcher, limits=limits), seconds) for name, (seconds, limits) in LEVELS.items()},
}
"""Every computer player that knows the game."""
