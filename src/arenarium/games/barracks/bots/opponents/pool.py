"""The pool: every opponent by name."""

from __future__ import annotations

from arenarium.core.kit import BotSpec
from arenarium.games.barracks.bots.opponents.elite import Elite
from arenarium.games.barracks.bots.opponents.focus import Focus
from arenarium.games.barracks.bots.opponents.sampler import Sampler
from arenarium.games.barracks.bots.opponents.swarm import Swarm

POOL = {
    "focus": BotSpec(lambda rng, thinking, game: Focus(rng, game)),
    "swarm": BotSpec(lambda rng, thinking, game: Swarm(rng, game)),
    "elite": BotSpec(lambda rng, thinking, game: Elite(rng, game)),
    "sampler": BotSpec(Sampler),
}
