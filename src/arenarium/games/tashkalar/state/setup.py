"""What a match is started with. Whether it is possible, `rules.setup` finds out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from arenarium.core.plain import Json
from arenarium.core.setup import option
from arenarium.games.tashkalar.cards.card_set import printed
from arenarium.games.tashkalar.state.forms import Form

RANDOM, DRAFT = "random", "draft"


class _Schools:
    """As text, or a list with a school for each seat."""

    plain = tuple[str, ...] | str

    def encode(self, value: tuple[str, ...] | str) -> Json:
        return value if isinstance(value, str) else list(value)

    def decode(self, data: Json) -> tuple[str, ...] | str:
        if isinstance(data, str) and data in (RANDOM, DRAFT):
            return data
        if isinstance(data, list) and all(isinstance(school, str) for school in data):
            return tuple(str(school) for school in data)
        known = ", ".join(printed().schools)  # others are looked for in the card set of the match
        raise ValueError(f"'random', 'draft' or a list with a school for each seat; known are {known}")


class _First:
    plain = int | str

    def encode(self, value: int | str) -> Json:
        return value

    def decode(self, data: Json) -> int | str:
        if data == RANDOM or (isinstance(data, int) and not isinstance(data, bool)):
            return data
        raise ValueError("a seat, or 'random'")


@dataclass(frozen=True, slots=True)
class Setup:
    form: Form = option(Form.HIGH, "high, duel or melee.", choices=lambda: [form.value for form in Form])
    seats: int | None = option(None, "players of a melee, 3 or 4.", counts_seats=True)
    """None: as many as usual."""
    teams: bool = option(False, "two against two.")
    schools: Annotated[tuple[str, ...] | str, _Schools()] = option(
        RANDOM,
        "a school for each seat, separated by commas, 'random' or 'draft'.",
        choices=lambda: [*printed().schools, RANDOM, DRAFT],
    )
    first: Annotated[int | str, _First()] = RANDOM
    """The starting seat."""
