"""Who was spoken of last: whom "him" or "them" can only mean.

Languages that decline their words sound clumsy where they name a warrior again and again, and mislead where "his ally"
follows the name of somebody else. So they ask here.
"""

from __future__ import annotations

from arenarium.cards.tree import Act, Condition, Together, parts
from arenarium.games.barracks.language.tree import Ails, Alone, Group, HealDealt, IgnoreDefence, Trigger, Who, Wounded

THIS_WARRIOR = Group(Who.THIS)
_NAMED = (Who.THIS, Who.ALLY, Who.OWN, Who.ATTACKER)
"""Who these are is known; "each enemy" or "each warrior hit" may be several, or nobody."""


def is_of_this(condition: Condition | None) -> bool:
    """Whether a condition speaks of this warrior and of nobody else."""
    if isinstance(condition, Together):
        return is_of_this(condition.first) and is_of_this(condition.second)
    return isinstance(condition, Alone | Ails | Wounded)


def last_in_condition(condition: Condition | None) -> Who | None:
    return Who.THIS if is_of_this(condition) else None


def last_in_event(event: Trigger) -> Who | None:
    return None if event is Trigger.TURN_ENDS else Who.THIS


def last_in_act(act: Act, before: Who | None) -> Who | None:
    """Who was spoken of last after an act, given who it was before; None: nobody that could be called "him"."""
    last = before
    for part in parts(act):
        if isinstance(part, Group):
            last = part.who if part.who in _NAMED else None
        elif isinstance(part, HealDealt):
            last = Who.THIS
        elif isinstance(part, IgnoreDefence):
            last = None  # it is the defence of those hit
    return last
