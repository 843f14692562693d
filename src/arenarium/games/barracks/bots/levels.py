"""The levels of the computer player of Barracks, from gentle to as strong as two seconds a turn allow.

Weaker ones do nothing at random. They see less: some of their own options only, a few of the things that can come of
them, no replies of the other side, the hit points and not what else a position is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from random import Random
from typing import NamedTuple

from arenarium.games.barracks.state.choices import Choice


class Skill(NamedTuple):
    """What a player sees."""

    notices: float = 1.0
    """The share of its own options that it thinks of."""
    looks: int = 1_000_000
    """How many turns it plays out in its head for a question, if there is time."""
    worlds: int = 6
    """How many deals of what it does not know it tells apart."""
    deep: int = 48
    """After how many looks at every cell it looks a turn further; 0: never."""
    replies: bool = True
    """Whether it thinks of what the other side will do; if not, it expects anything."""
    learned: bool = True
    """Whether it knows what cards and squads are worth, and guesses the other side's cards by it; if not, it counts hit
    points, and levels when it picks."""

    def noticed(self, options: Sequence[Choice], rng: Random) -> Sequence[Choice]:
        """The options that it thinks of. Rounded by chance: who notices 60% sees one of two enemies as a rule, and
        both now and then."""
        if self.notices >= 1:
            return options
        number = max(1, floor(len(options) * self.notices + rng.random()))
        return [options[at] for at in sorted(rng.sample(range(len(options)), number))]


LEVELS: dict[str, tuple[float, Skill]] = {
    "level1": (0.25, Skill(notices=0.49, looks=8, worlds=1, replies=False, learned=False)),
    "level2": (0.25, Skill(notices=0.57, looks=13, worlds=1, replies=False, learned=False)),
    "level3": (0.25, Skill(notices=0.67, looks=18, worlds=1, replies=False, learned=False)),
    "level4": (0.25, Skill(notices=0.8, looks=30, worlds=1, replies=False, learned=False)),
    "level5": (0.25, Skill(looks=60, worlds=1, replies=False, learned=False)),
    "level6": (0.25, Skill(notices=0.78, looks=55, worlds=1)),
    "level7": (0.25, Skill(notices=0.92, looks=80, worlds=1)),
    "level8": (2.0, Skill()),
}
"""Seconds a turn, and what is seen."""
