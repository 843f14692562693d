"""What a match is: the way to play, the seats, the schools. Fixed before the first card is dealt (SET)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from arenarium.tashkalar.board import DATA


class Form(Enum):
    HIGH = "high"
    """High Form: tasks and legendary pieces."""
    DUEL = "duel"
    """Deathmatch Duel: destruction, between two sides."""
    MELEE = "melee"
    """Deathmatch Melee: each against all."""


END_AT_HIGH = 9
END_AT_DUEL = 18
END_AT_MELEE = {3: 12, 4: 10}
SIDEWAYS = 6
"""Cards at the bottom of each deck in team play that do not count for the end (SET-6)."""
HAND_BEINGS, HAND_LEGENDS, HAND_FLARES = 3, 2, 1
ACTIONS = 2


@dataclass(frozen=True, slots=True)
class Table:
    """A match's fixed facts."""

    form: Form
    schools: tuple[str, ...]
    """By seat, in turn order from seat 0."""
    first: int
    """The starting seat."""
    teams: bool = False

    @property
    def seats(self) -> int:
        return len(self.schools)

    @property
    def sides(self) -> int:
        return 2 if self.teams else len(self.schools)

    def side_of(self, seat: int) -> int:
        """Teammates sit opposite each other (SET-4)."""
        return seat % 2 if self.teams else seat

    def seats_of(self, side: int) -> tuple[int, ...]:
        return (side, side + 2) if self.teams else (side,)

    def teammate(self, seat: int) -> int:
        return (seat + 2) % 4

    @property
    def legends_deck(self) -> int:
        return self.seats

    @property
    def flares_deck(self) -> int:
        return self.seats + 1

    @property
    def tasks_deck(self) -> int:
        return self.seats + 2

    @property
    def two_faced(self) -> int:
        """Two-faced pieces of each side, the score markers taken out (SET-2, SET-10, SET-11)."""
        key = f"melee_{self.seats}" if self.form is Form.MELEE else self.form.value
        return int(DATA["supply"][key])

    @property
    def legendary(self) -> int:
        return int(DATA["supply"]["legendary"])

    @property
    def two_sided(self) -> bool:
        return self.form is not Form.MELEE
