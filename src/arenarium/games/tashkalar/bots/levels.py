"""The levels of the computer player of Tash-Kalar, from gentle to as strong as two seconds a turn allow.

Weaker ones do nothing at random. They see less: fewer positions, no replies; and they overlook ways to summon, as
people do who have to turn and mirror a pattern in their heads. The gentlest have one or two of their cards in mind.
From the sixth on they notice everything, think of discarding for other cards, and know which schools win.

Up to the sixth they look at all ways to place at once, as the native engine does for everybody: so few positions are
soon judged, and the games are the same with and without it.
"""

from __future__ import annotations

from functools import partial

from arenarium.core.kit import BotSpec
from arenarium.games.tashkalar.bots.bot import Searcher, SearchLimits
from arenarium.games.tashkalar.bots.classic6.player import Searcher as Classic
from arenarium.games.tashkalar.bots.greedy import GreedyTashKalar
from arenarium.games.tashkalar.bots.opponents.pool import OPPONENTS
from arenarium.games.tashkalar.bots.turns import Breadth

GLANCE = Breadth(20, places=4, widens=False, discards=False, lifts=False, judged=4)
OVERLOOKING = Breadth(300, discards=False, lifts=False, judged=4)
QUICK_REPLY = Breadth(60, discards=False, judged=6)

LEVELS: dict[str, tuple[float, SearchLimits]] = {
    "level1": (0.25, SearchLimits(GLANCE, ways=1, notices=0.05, cards=1, knows_schools=False)),
    "level2": (0.25, SearchLimits(OVERLOOKING, ways=1, notices=0.05, cards=2, knows_schools=False)),
    "level3": (0.25, SearchLimits(OVERLOOKING, ways=1, notices=0.12, cards=2, knows_schools=False)),
    "level4": (0.25, SearchLimits(OVERLOOKING, ways=1, notices=0.14, knows_schools=False)),
    "level5": (0.25, SearchLimits(OVERLOOKING, ways=1, notices=0.38, knows_schools=False)),
    "level6": (0.25, SearchLimits(Breadth(400), ways=1)),
    "level7": (0.25, SearchLimits(Breadth(2000, places=8), QUICK_REPLY, ways=3, worlds=3)),
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
