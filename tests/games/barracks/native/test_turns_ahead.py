"""Turns played ahead: the native engine gives what the players' own rollouts give, to the last bit."""

from __future__ import annotations

from random import Random

import pytest
from support.lockstep import needs_native
from support.thoroughness import number_of

from arenarium.games.barracks.bots.evaluation import learned
from arenarium.games.barracks.bots.patience import patience
from arenarium.games.barracks.bots.rollout import PRESSURE, after, prospect
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.native.handover import to_python
from arenarium.games.barracks.native.turns import NativeJudge, TurnsAhead, native_judge
from arenarium.games.barracks.rules.turn import possible
from arenarium.games.barracks.state.position import LAST_TURN, Phase, Position
from arenarium.games.barracks.state.soldier import Soldier

STEEPNESS, WIN_MARGIN = 1.7, 0.002
LOOKS = 12
HURRY = [PRESSURE * (1 - patience(turn)) for turn in range(LAST_TURN + 1)]


class ByStrength:
    """The judge that the native engine knows, in Python."""

    def of(self, soldier: Soldier, fielded: bool) -> float:
        return learned(BARRACKS.cards).of(soldier, fielded)

    def strength(self, state: Position, seat: int) -> float:
        return sum(self.of(soldier, slot in state.field[seat]) for slot, soldier in enumerate(state.squads[seat]))

    def chance(self, state: Position, seat: int) -> float:
        if state.outcome is not None:
            ranking = state.outcome.ranking
            if ranking[0] == ranking[1]:
                return 0.5
            short = WIN_MARGIN / (1.0 + self.strength(state, ranking.index(1)))
            return 1.0 - short if ranking[seat] == 1 else short
        own, other = self.strength(state, seat) ** STEEPNESS, self.strength(state, 1 - seat) ** STEEPNESS
        return own / (own + other) if own + other else 0.5


def judge() -> NativeJudge:
    made = native_judge(BARRACKS.cards, ByStrength().of, STEEPNESS, WIN_MARGIN, HURRY)
    assert made is not None
    return made


def positions(difficulty: str, number: int) -> list[State]:
    """Moments of a random battle at which something is chosen; some of them as if it had lasted long."""
    rng = Random(f"{difficulty} {number}")
    state, moments = BARRACKS.new({"difficulty": difficulty}, f"ahead {number}"), []
    while state.outcome is None:
        for seat in state.asks():
            state.advance(seat, rng.choice(state.options(seat)))
        if state.turn and state.outcome is None and rng.random() < 0.4:
            moment = state.copy()
            moment.chosen, moment.offered = (None, None), None
            moment.turn = rng.choice([moment.turn, 30, 45])
            moments.append(moment)
    return moments


@needs_native
@pytest.mark.parametrize("difficulty", [setup["difficulty"] for setup in BARRACKS.example_setups()])
def test_the_same_as_the_rollouts_of_the_players(difficulty: str) -> None:
    native, worth = judge(), ByStrength()
    looks = 0
    for number in range(number_of(3)):
        rng = Random(number)
        for state in positions(difficulty, number):
            ahead = TurnsAhead.of(state, native)
            assert ahead is not None
            for seat in (0, 1):
                assert native.prospect(ahead.battle, seat) == prospect(state, seat, worth)  # type: ignore[arg-type]
            for _ in range(LOOKS):
                seats = (state.queue[0].seat,) if state.phase == Phase.TARGET else (0, 1)
                choices = {seat: rng.choice(possible(state, seat)) for seat in seats}
                dice, seat = rng.getrandbits(64), rng.randrange(2)
                result = after(state, choices, dice, worth)  # type: ignore[arg-type]
                assert ahead.one_turn(seat, choices, dice) == prospect(result, seat, worth)  # type: ignore[arg-type]
                assert to_python(ahead.after(choices, dice).battle) == result
                looks += 1
    assert looks > 50


@needs_native
def test_choices_that_there_are_not_are_refused() -> None:
    native = judge()
    state = next(state for state in positions("classic", 1) if state.phase == Phase.ORDERS)
    ahead = TurnsAhead.of(state, native)
    assert ahead is not None
    orders = possible(state, 0)[0]
    with pytest.raises(ValueError, match="no such option"):
        ahead.one_turn(0, {0: BARRACKS.read(state, "target 1 1")}, 1)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="no such seat"):
            ahead.one_turn(0, {seat: orders}, 1)
        with pytest.raises(ValueError, match="no such seat"):
            ahead.one_turn(seat, {0: orders}, 1)
        with pytest.raises(ValueError, match="no such seat"):
            native.prospect(ahead.battle, seat)
