"""Ways of the other implementation that are not ours, but that we can follow (`known` says why they are not ours).

A candidate that follows one remembers its id (`Candidate.habits`). It stands beside those that keep to our rules, and
counts as a difference only where none of them fits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from arenarium.tashkalar import frozen
from arenarium.tashkalar import registers as reg
from arenarium.tashkalar.choices import Choice, Colour, Summon, Target, Warp
from arenarium.tashkalar.game import State
from comparing.candidates import Candidate, play, source
from comparing.offers import Offer, our_offers

REINDEER_REUSED = "reindeer-reused"
GIANT_STAYS = "giant-stays"
SAME_SWAPPED = "same-piece-swapped-again"
CAPTURE_DECLINED = "capture-declined"
LEGENDS_KEPT = "legends-kept-in-melee"
THAWED_APART = "summoner-thawed-apart"


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


def _leave_effect(state: State) -> None:
    """The effect in progress is over."""
    frame = state.stack[-1]
    frame.pc = len(frame.program.steps)


# ------------------------------------------------------------------------------------------------------- by decision


def summoned(candidate: Candidate, choice: Summon) -> list[Candidate]:
    """Royal Reindeer: a piece that only was reused counts as destroyed."""

    def destroyed_own(state: State) -> None:
        state.stack[-1].vars[reg.ONTO] = state.side + 1

    played = play(candidate, choice)
    reused = any(moment.kind == "reused" for moment in played.trail)
    if source(played.state) != "Royal Reindeer" or not reused:
        return []
    return [_played(candidate, choice, REINDEER_REUSED, destroyed_own)]


def warped(candidate: Candidate, choice: Warp) -> list[Candidate]:
    """Merchant of Time: no piece need be taken."""
    taken = any(moment.kind == "held" for moment in play(candidate, choice).trail)
    asked = source(play(candidate, choice).state) == "Merchant of Time (warp effect)"
    return [_played(candidate, choice, CAPTURE_DECLINED, _leave_effect)] if taken or asked else []


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

    def forget_legends(state: State) -> None:
        # the point was the last frame; the one of the being is below it
        frame = state.stack[0]
        state.stack[-1].pc = len(state.stack[-1].program.steps)
        frame.pc = len(frame.program.steps)

    return [_played(candidate, choice, LEGENDS_KEPT, forget_legends)]


# --------------------------------------------------------------------------------------------------- within an effect

Followed = dict[Offer, list[Candidate]]
"""What comes of their choices."""


def followed(candidate: Candidate) -> Followed:
    """Choices of theirs that we do not have, or that end otherwise with them, for a candidate that is asked."""
    follow = _FOLLOWED.get(source(candidate.state))
    return follow(candidate) if follow is not None else {}


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


_FOLLOWED: dict[str, Callable[[Candidate], Followed]] = {
    "Glacier Giant": _giant_stays,
    "Translocationist": _swap_again,
}
