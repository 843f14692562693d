"""What comes of choices: turns played out on copies of a position that is known in full.

The dice of a copy are its own. Whom a blow hits within a turn is told by a rule of thumb: whoever makes the position
best at once.
"""

from __future__ import annotations

from collections.abc import Mapping

from arenarium.barracks.choices import Choice, Target
from arenarium.barracks.game import State
from arenarium.barracks.move import carry_out_move, move_of
from arenarium.barracks.position import Phase, Place
from arenarium.barracks.turn import carry_out
from arenarium.players.barracks.worth import Worth

_OTHER_DICE = 0x5DEECE66D
"""Changes the dealer of a copy, so that nobody aims by dice that have not been rolled."""


def after(state: State, choices: Mapping[int, Choice], dice: int, worth: Worth) -> State:
    """The position after choices of the seats and the rest of the turn, with dice that follow from a number."""
    found = state.copy()
    found.dealer = dice
    for seat, choice in choices.items():
        carry_out(found, seat, choice)
    while found.phase == Phase.TARGET:
        carry_out(found, found.queue[0].seat, Target(*aim(found, worth)))
    return found


def aim(state: State, worth: Worth) -> Place:
    """Whom the move whose target is to be chosen should hit, looking no further than the move itself."""
    mover = state.queue[0]
    candidates = state.on_field()
    if move_of(state, mover).damage:
        candidates = [place for place in candidates if place[0] != mover.seat] or candidates
    if len(candidates) == 1:
        return candidates[0]
    best, found = -1.0, candidates[0]
    for place in candidates:
        tried = state.copy()
        tried.dealer = state.dealer ^ _OTHER_DICE
        carry_out_move(tried, place)
        chance = worth.chance(tried, mover.seat)
        if chance > best:
            best, found = chance, place
    return found
