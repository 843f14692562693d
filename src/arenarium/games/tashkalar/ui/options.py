"""What a setup of Tash-Kalar may say, for commands and menus. `rules/setup` reads it."""

from __future__ import annotations

from arenarium.core.kit import SetupOption
from arenarium.games.tashkalar.cards.cards import SCHOOLS
from arenarium.games.tashkalar.rules.setup import DRAFT, RANDOM
from arenarium.games.tashkalar.state.forms import Form

OPTIONS = (
    SetupOption("form", "high, duel or melee.", choices=lambda: [form.value for form in Form]),
    SetupOption("seats", "players of a melee, 3 or 4.", kind=int, counts_seats=True),
    SetupOption("teams", "two against two.", kind=bool),
    SetupOption(
        "schools",
        "a school for each seat, separated by commas, 'random' or 'draft'.",
        listed=True,
        choices=lambda: [*SCHOOLS, RANDOM, DRAFT],
    ),
)
