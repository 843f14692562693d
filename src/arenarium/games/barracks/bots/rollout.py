"""What comes of choices: turns played out on copies of a position that is known in full.

`look` is all that a table of payoffs asks; `ahead` asks the native engine in its place, where there is one. The dice of
a copy are its own. Whom a blow hits within a turn is a rule of thumb: the target that makes the position best at once.
A turn further is one more table, small and seen once.
"""

from __future__ import annotations

from collections.abc import Mapping

from arenarium.games.barracks.bots.evaluation import Worth
from arenarium.games.barracks.bots.lots import Lots
from arenarium.games.barracks.bots.patience import pressure
from arenarium.games.barracks.bots.small_table import value_of
from arenarium.games.barracks.game import State
from arenarium.games.barracks.rules.move import carry_out_move, move_of
from arenarium.games.barracks.rules.turn import carry_out, possible
from arenarium.games.barracks.state.choices import NOBODY, Choice, Orders, Target, Withdraw
from arenarium.games.barracks.state.position import Phase
from arenarium.games.barracks.state.soldier import Place

_OTHER_DICE = 0x5DEECE66D
"""Changes the dealer of a copy, so that nobody aims by dice that have not been rolled."""

WIDTH = 4
"""Options of each side that are looked at a turn further."""


def look(state: State, seat: int, choices: Mapping[int, Choice], dice: int, turns: int, worth: Worth) -> float:
    """The chance of a seat to win, judged after choices of the seats and the rest of so many turns."""
    return further(after(state, choices, dice, worth), seat, turns - 1, Lots(dice), worth)


def after(state: State, choices: Mapping[int, Choice], dice: int, worth: Worth) -> State:
    """The position after choices of the seats and the rest of the turn, with dice that follow from a number."""
    result = state.copy()
    result.dealer = dice
    for seat, choice in choices.items():
        carry_out(result, seat, choice)
    while result.phase == Phase.TARGET:
        target = aim(result, worth)
        carry_out(result, result.queue[0].seat, Target(*target) if target else NOBODY)
    return result


def aim(state: State, worth: Worth) -> Place | None:
    """Whom the move whose target is to be chosen should hit, or nobody, looking no further than the move itself."""
    mover = state.queue[0]
    candidates: list[Place | None] = [*state.on_field()]
    if not state.field[1 - mover.seat]:
        candidates = [None, *candidates]
    elif move_of(state, mover).damage:
        candidates = [(1 - mover.seat, slot) for slot in state.field[1 - mover.seat]]
    if len(candidates) == 1:
        return candidates[0]
    best, target = -1.0, candidates[0]
    for place in candidates:
        tried = state.copy()
        tried.dealer = state.dealer ^ _OTHER_DICE
        carry_out_move(tried, place)
        promise = prospect(tried, mover.seat, worth)
        if promise > best:
            best, target = promise, place
    return target


def prospect(state: State, seat: int, worth: Worth) -> float:
    """The chance of a seat to win, as it is judged when choices are weighed: in a long battle it counts more and more
    how much the other side is hurt."""
    chance = worth.chance(state, seat)
    hurry = pressure(state.turn)
    if not hurry:
        return chance
    others = state.squads[1 - seat]
    hurt = sum(soldier.hurt for soldier in others) / sum(state.cards.hearts[soldier.card] for soldier in others)
    return (1 - hurry) * chance + hurry * hurt


def further(state: State, seat: int, turns: int, lots: Lots, worth: Worth) -> float:
    """The chance of a seat to win, judged so many turns later. The position is used up by it."""
    if not turns or state.outcome is not None:
        return prospect(state, seat, worth)
    own, other = (lots.some(_likely(possible(state, side)), WIDTH) for side in (seat, 1 - seat))
    state.chosen, state.offered = (None, None), None
    dice = lots.next()

    def value(choice: Choice, reply: Choice) -> float:
        result = after(state, {seat: choice, 1 - seat: reply}, dice, worth)
        return further(result, seat, turns - 1, lots, worth)

    return value_of([[value(choice, reply) for reply in other] for choice in own])


def _likely(options: list[Choice]) -> list[Choice]:
    """Options to go on with: those that stay and fight, if there are any."""
    return [choice for choice in options if isinstance(choice, Orders) and _stays(choice)] or options


def _stays(choice: Orders) -> bool:
    return not any(isinstance(order, Withdraw) for order in choice.orders)
