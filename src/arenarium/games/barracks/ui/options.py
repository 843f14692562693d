"""What a setup of Barracks may say, for commands and menus. `rules/setup` reads it."""

from __future__ import annotations

from arenarium.core.kit import SetupOption
from arenarium.games.barracks.rules.setup import DIFFICULTIES

OPTIONS = (SetupOption("difficulty", "classic, simplified, hard or quick.", choices=lambda: list(DIFFICULTIES)),)
