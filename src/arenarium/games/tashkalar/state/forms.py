"""What a match is: the way to play, the seats, the schools. Fixed before the first card is dealt (SET)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from arenarium.games.tashkalar.board.data import ARENA
from arenarium.games.tashkalar.state.numbers import SchoolOrUndecided, Seat


class Form(StrEnum):
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
MOST_COUNTED, MOST_TURNS = 1_000, 10_000
"""Where counting stops. No match comes near, but cards of somebody's own could give actions or points without end, and
a position set up by hand may begin with any number."""


@dataclass(frozen=True, slots=True)
class Table:
    """A match's fixed facts. What follows from them is worked out once: the rules ask for it all the time."""

    form: Form
    schools: tuple[SchoolOrUndecided, ...]
    """By seat, in turn order from seat 0."""
    first: Seat
    """The starting seat."""
    teams: bool = False

    seats: int = field(init=False, compare=False, repr=False)
    everybody: int = field(init=False, compare=False, repr=False)
    """All seats, as a set of bits."""
    sides: int = field(init=False, compare=False, repr=False)
    two_sided: bool = field(init=False, compare=False, repr=False)
    legends_deck: int = field(init=False, compare=False, repr=False)
    """Where the shared decks lie among all decks."""
    flares_deck: int = field(init=False, compare=False, repr=False)
    tasks_deck: int = field(init=False, compare=False, repr=False)
    two_faced: int = field(init=False, compare=False, repr=False)
    """Two-faced pieces of each side, the score markers taken out (SET-2, SET-10, SET-11)."""
    legendary: int = field(init=False, compare=False, repr=False)
    """Legendary pieces of each side."""

    def __post_init__(self) -> None:
        seats, supply = len(self.schools), ARENA.supply
        melee = supply.melee_3 if seats == 3 else supply.melee_4
        values = {
            "seats": seats,
            "everybody": (1 << seats) - 1,
            "sides": 2 if self.teams else seats,
            "two_sided": self.form is not Form.MELEE,
            "legends_deck": seats,
            "flares_deck": seats + 1,
            "tasks_deck": seats + 2,
            "two_faced": {Form.HIGH: supply.high, Form.DUEL: supply.duel, Form.MELEE: melee}[self.form],
            "legendary": supply.legendary,
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)

    def side_of(self, seat: int) -> int:
        """Teammates sit opposite each other (SET-4)."""
        return seat % 2 if self.teams else seat

    def seats_of(self, side: int) -> tuple[int, ...]:
        return (side, side + 2) if self.teams else (side,)

    @property
    def goal(self) -> int:
        """The points that trigger the end (END-2, END-3); in a melee those in one colour."""
        if self.form is Form.MELEE:
            return END_AT_MELEE[self.seats]
        return END_AT_HIGH if self.form is Form.HIGH else END_AT_DUEL

    def sees_legends_of(self, seat: int) -> tuple[int, ...]:
        """INFO-1: who knows the legends that a seat holds: a team's are known to both teammates."""
        return self.seats_of(self.side_of(seat))

    def teammate(self, seat: int) -> int:
        return (seat + 2) % 4
