"""The words of Barracks in the card language: what moves do besides damage, and what abilities are.

Pure data. The grammar (`grammar.lark`) makes these trees from text, `render/` makes text from them, `effects` and
`traits` carry them out.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum

from arenarium.cards.tree import Act, Clause, Condition, Node

# --------------------------------------------------------------------------------------------------------------- words


class Status(StrEnum):
    PARALYSIS = "paralysis"
    POISON = "poison"
    BURN = "burn"

    __hash__ = str.__hash__  # that of enums is many times slower, here and below


class Boost(StrEnum):
    """Six kinds of boost cards; two by two they are the ends of one scale (BOOST-4)."""

    POWER = "power"
    WEAKNESS = "weakness"
    DEFENCE = "defence"
    EXPOSURE = "exposure"
    SPEED = "speed"
    SLOWNESS = "slowness"

    __hash__ = str.__hash__


class Sort(StrEnum):
    """Which boosts are meant."""

    ANY = "any"
    HELPFUL = "helpful"
    """Power, defence, speed."""
    HARMFUL = "harmful"
    """Weakness, exposure, slowness."""


class Who(Enum):
    """Warriors, seen from the one that makes the move or has the ability."""

    THIS = "this warrior"
    ALLY = "its ally"
    OWN = "this warrior and its ally"
    HIT = "each warrior hit"
    ENEMIES = "each enemy"
    EVERYONE = "every warrior"
    ATTACKER = "the attacker"
    """The one whose move hit this warrior; only after "when this warrior is hit"."""


class Trigger(Enum):
    """When an ability does something."""

    ENTERS = "enters the battlefield"
    HIT = "is hit"
    """By a move of an opponent that dealt damage."""
    DAMAGES = "deals damage"
    """With a move."""
    ELIMINATES = "eliminates a warrior"
    FALLS = "is eliminated"
    AILS = "gets a status"
    TURN_ENDS = "the turn ends"
    """While it is on the battlefield."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Group(Node):
    """Says "each poisoned warrior hit": warriors, perhaps only those that suffer from a status."""

    who: Who
    suffering: Status | None = None


# ---------------------------------------------------------------------------------------------------------------- acts


@dataclass(frozen=True, slots=True)
class Inflict(Act):
    """A status card (STATUS)."""

    status: Status
    whom: Group


@dataclass(frozen=True, slots=True)
class Give(Act):
    """So many boost cards (BOOST-4)."""

    number: int
    boost: Boost
    whom: Group


@dataclass(frozen=True, slots=True)
class Heal(Act):
    """MOVE-5."""

    number: int
    whom: Group


@dataclass(frozen=True, slots=True)
class HealDealt(Act):
    """This warrior is healed by as much as its move has just dealt."""


@dataclass(frozen=True, slots=True)
class Hurt(Act):
    """So much damage that nothing changes; upon its own user it is called recoil."""

    number: int
    whom: Group


@dataclass(frozen=True, slots=True)
class Cure(Act):
    """The status card is removed."""

    whom: Group


@dataclass(frozen=True, slots=True)
class Clear(Act):
    """Boost cards are removed."""

    sort: Sort
    whom: Group


@dataclass(frozen=True, slots=True)
class Steal(Act):
    """Helpful boost cards go from others to this warrior."""

    whom: Group


@dataclass(frozen=True, slots=True)
class Chance(Act):
    """MOVE-6: a die is rolled for each warrior concerned, and it happens on so much or less."""

    number: int
    act: Act


# ----------------------------------------------------------------------------------------------------------- modifiers


@dataclass(frozen=True, slots=True)
class Modifier(Act):
    """Not done, but true: while the damage of a move is added up (MOVE-4), or as long as the warrior lives."""


@dataclass(frozen=True, slots=True)
class DealMore(Modifier):
    """Of a move: it deals more. Of an ability: all moves of its warrior do, or those of a category."""

    number: int
    category: str = ""
    whom: Group | None = None


@dataclass(frozen=True, slots=True)
class TakeLess(Modifier):
    """Moves of opponents deal less damage to this warrior."""

    number: int
    category: str = ""


@dataclass(frozen=True, slots=True)
class IgnoreDefence(Modifier):
    """Defence of those hit does not count."""


@dataclass(frozen=True, slots=True)
class ImmuneToStatus(Modifier):
    """It gets no such status card; None: none at all."""

    status: Status | None = None


@dataclass(frozen=True, slots=True)
class ImmuneToBoost(Modifier):
    """It gets no such boost card."""

    boost: Boost


@dataclass(frozen=True, slots=True)
class ActSooner(Modifier):
    """TURN-6: its moves, or those of a category, have so much more priority."""

    number: int
    category: str = ""


@dataclass(frozen=True, slots=True)
class KeepBoosts(Modifier):
    """It keeps its boost cards when it is withdrawn (TURN-4)."""


# ---------------------------------------------------------------------------------------------------------- conditions


@dataclass(frozen=True, slots=True)
class Eliminated(Condition):
    """The move has eliminated a warrior."""


@dataclass(frozen=True, slots=True)
class Alone(Condition):
    """This warrior has no ally on the battlefield."""


@dataclass(frozen=True, slots=True)
class Ails(Condition):
    """This warrior has a status card; `status` None: any."""

    status: Status | None = None


@dataclass(frozen=True, slots=True)
class Wounded(Condition):
    """At most half of this warrior's hit point cards are face up."""


# ----------------------------------------------------------------------------------------------------------- abilities


@dataclass(frozen=True, slots=True)
class Always(Node):
    """Something that holds as long as the warrior lives."""

    modifier: Modifier


@dataclass(frozen=True, slots=True)
class When(Node):
    """Something that happens each time."""

    event: Trigger
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Ability(Node):
    parts: tuple[Always | When, ...]
