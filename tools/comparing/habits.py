"""Ways of the other implementation that are not ours, but that we can follow (`known` says why they are not ours).

A candidate that follows one remembers its id (`Candidate.habits`). It stands beside those that keep to our rules, and
counts as a difference only where none of them fits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.rules import frozen
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.choices import Choice, Colour, Put, Target, Warp
from comparing import antimatter, polarity
from comparing.candidates import WARPED, Candidate, gone_on, leave_effect, play, source
from comparing.encoding import THEIRS, Step
from comparing.offers import Offer, our_offers
from comparing.printed import CARDS

REINDEER_REUSED = "reindeer-reused"
GIANT_STAYS = "giant-stays"
SAME_SWAPPED = "same-piece-swapped-again"
CAPTURE_DECLINED = "capture-declined"
LEGENDS_KEPT = "legends-kept-in-melee"
THAWED_APART = "summoner-thawed-apart"
JUDGED_BEFORE = "second-move-judged-before"
STORM_MUST = "storm-must-place"


def _played(candidate: Candidate, choice: Choice, habit: str, vary: Callable[[State], None]) -> Candidate:
    """The candidate after a choice, with something varied before the engine goes on."""
    return replace(play(candidate, choice, vary), habits=candidate.habits | {habit})


def _varied(candidate: Candidate, habit: str, vary: Callable[[State], None]) -> Candidate:
    """The candidate with something varied, and nothing chosen yet."""
    state = candidate.state.copy()
    vary(state)
    state.offered = None
    return replace(candidate, state=state, habits=candidate.habits | {habit})


def _forget(register: int) -> Callable[[State], None]:
    def vary(state: State) -> None:
        state.stack[-1].vars[register] = 0

    return vary


# ------------------------------------------------------------------------------------------------------- by decision


def brought_in(candidate: Candidate) -> list[Candidate]:
    """After a being was put on the board."""
    card = source(candidate.state)
    if card == "Royal Reindeer" and any(moment.kind == "reused" for moment in candidate.trail):
        # a piece that only was reused counts as destroyed
        return [_varied(candidate, REINDEER_REUSED, _destroyed_own)]
    if card == polarity.CARD and not polarity.first_moves(candidate.state):
        passed_over = gone_on(candidate, leave_effect)
        return [replace(passed_over, habits=candidate.habits | {JUDGED_BEFORE})]
    return []


def _destroyed_own(state: State) -> None:
    state.stack[-1].vars[reg.ONTO] = state.side + 1


def warped(candidate: Candidate, choice: Warp) -> list[Candidate]:
    """Antimatter Spirit: they have begun what cannot be finished. Merchant of Time: no piece need be taken."""
    played = play(candidate, choice)
    if CARDS[choice.card].name == antimatter.CARD:
        return antimatter.unasked(played)
    taken = any(moment.kind == "held" for moment in played.trail)
    asked = source(played.state) == "Merchant of Time" + WARPED
    return [_played(candidate, choice, CAPTURE_DECLINED, leave_effect)] if taken or asked else []


def thawed_apart(candidate: Candidate) -> Candidate:
    """Frostweave Summoner: the permission is taken first, and the summoning chosen later."""

    def take_permission(state: State) -> None:
        frozen.spend(state)
        state.borrow = True

    return _varied(candidate, THAWED_APART, take_permission)


def scored_legend(candidate: Candidate, choice: Colour) -> list[Candidate]:
    """Iris of Eternity: with the colour of the point chosen the effect is over, and the legends stay in the hand."""
    outer = [frame.program.key for frame in candidate.state.stack[:-1]]
    if outer != ["Iris of Eternity"]:
        return []
    return [_played(candidate, choice, LEGENDS_KEPT, leave_effect)]


# --------------------------------------------------------------------------------------------------- within an effect

Followed = dict[Offer, list[Candidate]]
"""What comes of their choices."""


class TheirWay(NamedTuple):
    """How they go on from a candidate."""

    offers: Followed
    instead: bool = False
    """Whether that is all that they offer: then they do not offer what we do, or to decline."""


def followed(candidate: Candidate, step: Step, asked: bool) -> TheirWay:
    """Choices of theirs that we do not have, or that end otherwise with them."""
    unfinished = antimatter.unfinished(candidate, step)
    if unfinished:
        return TheirWay(unfinished, instead=not asked)
    if asked and _has_to_place(candidate.state):
        return TheirWay(_placed_without_may(candidate), instead=True)
    follow = _FOLLOWED.get(source(candidate.state)) if asked else None
    return TheirWay(follow(candidate) if follow is not None else {})


def done_unasked(candidate: Candidate) -> list[Candidate]:
    """What they have done by themselves where a candidate asks: Storm Elemental, with one square to place on."""
    placed = _placed_without_may(candidate) if _has_to_place(candidate.state) else {}
    return [other for others in placed.values() for other in others] if len(placed) == 1 else []


def _has_to_place(state: State) -> bool:
    """Storm Elemental, with nothing but legendary pieces in supply: it is about to ask whether to place one."""
    if source(state) != "Storm Elemental" or state.two_faced[state.side]:
        return False
    return any(isinstance(option, Put) for option in state.options())


def _placed_without_may(candidate: Candidate) -> Followed:
    return {
        offer: [replace(play(candidate, option), habits=candidate.habits | {STORM_MUST}) for option in options]
        for offer, options in our_offers(candidate)[0].items()
    }


def _giant_stays(candidate: Candidate) -> Followed:
    """Glacier Giant: it stays on the board after destroying an own legendary piece."""
    state = candidate.state
    own = state.own(state.side)
    return {
        offer: [_played(candidate, option, GIANT_STAYS, _forget(reg.SELF)) for option in options]
        for offer, options in our_offers(candidate)[0].items()
        if all(isinstance(option, Target) and own >> option.at & 1 for option in options)
    }


def _swap_again(candidate: Candidate) -> Followed:
    """Translocationist: the second swap may be with the piece of the first."""
    return {
        offer: [_played(candidate, option, SAME_SWAPPED, _forget(reg.IT)) for option in options]
        for offer, options in our_offers(candidate)[0].items()
    }


def _first_without_second(candidate: Candidate) -> Followed:
    """Polarity Queen: a first move after which, against what they expected, there is no second one."""
    state = candidate.state
    if state.stack[-1].vars[reg.IT]:
        return {}
    return {
        ("move", (THEIRS[move.at], THEIRS[move.to])): [_played(candidate, move, JUDGED_BEFORE, leave_effect)]
        for move in polarity.first_moves(state)
        if move not in state.options()
    }


_FOLLOWED: dict[str, Callable[[Candidate], Followed]] = {
    "Glacier Giant": _giant_stays,
    "Translocationist": _swap_again,
    polarity.CARD: _first_without_second,
}
