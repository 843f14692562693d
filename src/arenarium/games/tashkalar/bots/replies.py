"""What a way to play the turn is worth after the others have answered, in one guess of what they hold.

Each of the others plays the turn that looks best to it: it knows its own cards, and of ours only what they may be.
"""

from __future__ import annotations

from collections.abc import Sequence

from arenarium.games.tashkalar.bots.evaluation import Judgement
from arenarium.games.tashkalar.bots.turns import Breadth, GoesOn, TurnSearch
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.state.choices import Choice
from arenarium.games.tashkalar.state.position import Phase

MOST_WORTH = 6.0
"""No single world may speak louder than that."""


def answered(
    world: State, path: Sequence[Choice], judgement: Judgement, breadth: Breadth, most: int, goes_on: GoesOn
) -> float:
    """The worth after these choices and the turns of the others up to the next own one. `most`: as for `Judgement`."""
    state = followed(world, path)
    if state.turn == world.turn and state.phase is not Phase.OVER:
        state = _played(state, state.control, judgement, breadth, most, goes_on)  # the partner has taken over
    for _ in range(state.table.sides - 1):
        if state.phase is Phase.OVER or state.side == judgement.side:
            break
        state = _played(state, state.active, judgement, breadth, most, goes_on)
    return max(-MOST_WORTH, min(judgement.full(state), MOST_WORTH))


def followed(world: State, path: Sequence[Choice]) -> State:
    """The position after those choices that the same seat can still make in that world."""
    state, seat = world, world.asked
    for choice in path:
        if state.phase is Phase.OVER or state.asked != seat or choice not in state.options():
            break
        state = state.after(choice)
    return state


def _played(state: State, seat: int, judgement: Judgement, breadth: Breadth, most: int, goes_on: GoesOn) -> State:
    """After the rest of the turn as a seat would play it that holds what it holds in this world."""
    known = {*state.hands[seat], *state.legends[seat], *state.flares[seat]}
    theirs = Judgement(state, seat, known, judgement.weights, most)
    best = TurnSearch(state, theirs, breadth).run(goes_on)[0]
    for choice in best.path:
        state = state.after(choice)
    return state
