"""Who was spoken of last: whether "him" can only be this warrior.

Languages that decline their words sound clumsy where they name this warrior again and again, and mislead where "his
ally" follows the name of somebody else. So they ask here.
"""

from __future__ import annotations

from arenarium.barracks.tree import Ails, Alone, Event, Group, HealDealt, IgnoreDefence, Who, Wounded
from arenarium.script.tree import Act, Condition, Together, parts

THIS_WARRIOR = Group(Who.THIS)


def is_of_this(condition: Condition | None) -> bool:
    """Whether a condition speaks of this warrior and of nobody else."""
    if isinstance(condition, Together):
        return is_of_this(condition.first) and is_of_this(condition.second)
    return isinstance(condition, Alone | Ails | Wounded)


def happens_to_this(event: Event) -> bool:
    return event is not Event.TURN_ENDS


def is_this_last(act: Act, before: bool) -> bool:
    """Whether this warrior is the last that was spoken of after an act, given whether it was so before."""
    last = before
    for part in parts(act):
        if isinstance(part, Group):
            last = part == THIS_WARRIOR
        elif isinstance(part, HealDealt | IgnoreDefence):
            # the one is about this warrior, the other about those hit, though neither says so
            last = isinstance(part, HealDealt)
    return last
