"""The pool by name. Each is told apart from the levels by how it searches, and from the others by what it wants."""

from __future__ import annotations

from functools import partial

from arenarium.core.kit import BotSpec
from arenarium.games.tashkalar.bots.opponents.montecarlo import MonteCarlo
from arenarium.games.tashkalar.bots.opponents.planner import Planner
from arenarium.games.tashkalar.bots.opponents.taste import Taste

BALANCED = Taste()
"""Points, pieces, patterns and tasks, each at about what they are worth."""
HASTY = Taste(
    points=2.0,
    race=1.0,
    pieces=(0.1, 0.28, 0.1),
    ready=(0.2, 0.4, 0.8),
    one_short=(0.1, 0.2, 0.2),
    two_short=(0.0, 0.0, 0.0),
    task_near=0.1,
    their_tasks=0.0,
)
"""Points now, and what brings points next turn; nothing that pays off later, and nothing about the others."""
DENYING = Taste(pieces=(0.18, 0.42, 0.34), their_tasks=1.3, threats=1.3)
"""The others' patterns and tasks before its own."""

OPPONENTS = {
    "beam": BotSpec(partial(Planner, taste=BALANCED)),
    "rush": BotSpec(partial(Planner, taste=HASTY)),
    "denial": BotSpec(partial(Planner, taste=DENYING)),
    "montecarlo": BotSpec(partial(MonteCarlo, taste=BALANCED)),
}
"""They have no pace of their own, so none of them is offered at a table of people."""
