"""Antimatter Spirit: ways that only the other implementation offers, because no enemy piece can be placed on them.

With no enemy piece in supply the third part of the effect needs one to be destroyed by the second (EW-10). For them it
is enough if the first piece can move onto any common piece, one of its own side included; the effect breaks off then.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from arenarium.games.tashkalar.board.board import NAMES, RAYS, squares
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.language.tree import Area
from arenarium.games.tashkalar.rules.effects.selectors import FIXED_AREAS
from arenarium.games.tashkalar.rules.pieces import put, relocate
from arenarium.games.tashkalar.state.choices import Move
from arenarium.games.tashkalar.state.events import Cause
from arenarium.games.tashkalar.state.position import COMMON, HEROIC, LEGENDARY
from comparing.candidates import CALM, WARPED, Candidate, Moment, gone_on, leave_effect, source, stage
from comparing.encoding import THEIRS, Step
from comparing.offers import Offer

CARD = "Antimatter Spirit"
SOURCE = CARD + WARPED
HABIT = "antimatter-unfinished"
_TURNED_ROUND = 4
"""How many directions further the opposite one is."""


def unfinished(candidate: Candidate, step: Step) -> dict[Offer, list[Candidate]]:
    """Their choices, in a step of the effect, that cannot lead to its end; with each, what becomes of it."""
    state = candidate.state
    if step.get("src") != SOURCE or candidate.ahead or not _nothing_to_place(state):
        return {}
    placed = _placed(state) if source(state) == SOURCE else -1
    if "move" in step["offer"]:
        return {
            ("move", (THEIRS[placed], THEIRS[to])): [_broken_off(candidate, placed, to, placing=False)]
            for to in (_targets(state, placed) if placed >= 0 else ())
        }
    if placed >= 0 or not (source(state) == SOURCE or stage(state) in CALM):
        return {}
    by_square: dict[Offer, list[Candidate]] = {}
    for at, to in _pairs(state):
        offer = "place", (THEIRS[at], state.side, COMMON)
        by_square.setdefault(offer, []).append(_broken_off(candidate, at, to, placing=True))
    return by_square


def unasked(candidate: Candidate) -> list[Candidate]:
    """After the warp effect was played: what they have done by themselves, if there was only one square."""
    state = candidate.state
    if stage(state) not in CALM or not _nothing_to_place(state):
        return []
    pairs = list(_pairs(state))
    return (
        [_broken_off(candidate, at, to, placing=True) for at, to in pairs] if len({at for at, _ in pairs}) == 1 else []
    )


def _nothing_to_place(state: State) -> bool:
    """No enemy piece is in supply."""
    return not any(left for side, left in enumerate(state.two_faced) if side != state.side)


def _placed(state: State) -> int:
    """The square of the piece that was placed and is to move; -1 if the effect has only begun."""
    moving = {option.at for option in state.options() if isinstance(option, Move) and option.verb == "move"}
    return moving.pop() if len(moving) == 1 else -1


def _pairs(state: State) -> Iterator[tuple[int, int]]:
    """Squares to place the first piece on, each with the squares it can then move to, the effect breaking off."""
    if state.two_faced[state.side]:
        for at in squares(FIXED_AREAS[Area.COLOURLESS] & ~state.occupied()):
            yield from ((at, to) for to in _targets(state, at))


def _targets(state: State, at: int) -> Iterator[int]:
    """Squares with a common piece of the own side, the square opposite being on the board and not too strong."""
    upgraded = state.of_rank(HEROIC) | state.of_rank(LEGENDARY)
    for direction, ray in enumerate(RAYS[at]):
        opposite = RAYS[at][(direction + _TURNED_ROUND) % len(RAYS[at])]
        if ray and opposite and state.pieces[3 * state.side + COMMON] >> ray[0] & 1 and not upgraded >> opposite[0] & 1:
            yield ray[0]


def _broken_off(candidate: Candidate, at: int, to: int, placing: bool) -> Candidate:
    """The candidate after the first two parts, the second ending on a piece of the own side: nothing follows."""
    state = candidate.state.copy()
    trail = list(candidate.trail)
    if placing:
        put(state, state.side, COMMON, at)
        facts = {"at": NAMES[at], "side": state.side, "rank": COMMON}
        trail.append(Moment("placed", facts, tuple(state.pieces)))
    relocate(state, at, to, Cause.MOVE)
    trail.append(Moment("moved", {"origin": NAMES[at], "target": NAMES[to]}, tuple(state.pieces)))
    done = gone_on(replace(candidate, state=state, trail=tuple(trail)), leave_effect)
    return replace(done, habits=candidate.habits | {HABIT})
