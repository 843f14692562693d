"""What a match is: the way to play, the seats, the schools. Fixed before the first card is dealt (SET)."""

from __future__ import annotations

from enum import Enum

from arenarium.games.tashkalar.board.board import DATA


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
UNDECIDED = "undecided"
"""Stands for the school of a seat that has not chosen yet."""
SIDEWAYS = 6
"""Cards at the bottom of each deck in team play that do not count for the end (SET-6)."""
HAND_BEINGS, HAND_LEGENDS, HAND_FLARES = 3, 2, 1
ACTIONS = 2


class Table:
    """A match's fixed facts. A value; what follows from the setup is worked out once."""

    __slots__ = (
        "everybody", "first", "flares_deck", "form", "legendary", "legends_deck", "schools", "seats", "sides",
        "tasks_deck", "teams", "two_faced", "two_sided",
    )  # fmt: skip

    def __init__(self, form: Form, schools: tuple[str, ...], first: int, teams: bool = False) -> None:
        self.form = form
        self.schools = schools
        """By seat, in turn order from seat 0."""
        self.first = first
        """The starting seat."""
        self.teams = teams
        self.seats = len(schools)
        self.everybody = (1 << self.seats) - 1
        """All seats, as a set of bits."""
        self.sides = 2 if teams else self.seats
        self.two_sided = form is not Form.MELEE
        self.legends_deck, self.flares_deck, self.tasks_deck = range(self.seats, self.seats + 3)
        """Where the shared decks lie among all decks."""
        key = form.value if self.two_sided else f"melee_{self.seats}"
        self.two_faced: int = DATA["supply"][key]
        """Two-faced pieces of each side, the score markers taken out (SET-2, SET-10, SET-11)."""
        self.legendary: int = DATA["supply"]["legendary"]

    def _key(self) -> tuple[object, ...]:
        return self.form, self.schools, self.first, self.teams

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

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
