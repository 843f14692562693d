"""Turns played ahead: the native engine gives what the players' own rollouts give, to the last bit."""

from __future__ import annotations

from random import Random

import pytest
from support.lockstep import needs_native
from support.thoroughness import number_of

from arenarium.core.play import answers
from arenarium.core.time_budget import TimeBudget
from arenarium.games.barracks.bots.ahead import InPython
from arenarium.games.barracks.bots.bot import Thinker
from arenarium.games.barracks.bots.company import PAIRINGS
from arenarium.games.barracks.bots.evaluation import Worth, learned, plain
from arenarium.games.barracks.bots.levels import Skill
from arenarium.games.barracks.bots.rollout import after, prospect
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.native.handover import to_python
from arenarium.games.barracks.native.turns import Judging, NativeJudge, TurnsAhead
from arenarium.games.barracks.rules.turn import possible
from arenarium.games.barracks.state.position import Phase

LOOKS = 12
JUDGES = {"plain": plain, "learned": learned}


def judge() -> NativeJudge:
    made = learned(BARRACKS.cards).native
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
@pytest.mark.parametrize("judging", JUDGES)
@pytest.mark.parametrize("difficulty", [setup["difficulty"] for setup in BARRACKS.example_setups()])
def test_the_same_as_the_rollouts_of_the_players(difficulty: str, judging: str) -> None:
    worth, looks = JUDGES[judging](BARRACKS.cards), 0
    native = worth.native
    assert native is not None
    for number in range(number_of(2)):
        rng = Random(number)
        for state in positions(difficulty, number):
            ahead = TurnsAhead.of(state, native)
            assert ahead is not None
            for seat in (0, 1):
                assert native.prospect(ahead.battle, seat) == prospect(state, seat, worth)
            for _ in range(LOOKS):
                seats = (state.queue[0].seat,) if state.phase == Phase.TARGET else (0, 1)
                choices = {seat: rng.choice(possible(state, seat)) for seat in seats}
                dice, seat = rng.getrandbits(64), rng.choice(seats)
                result = after(state, choices, dice, worth)
                replies = [choices[1 - seat]] if len(seats) > 1 else []
                assert ahead.looks(seat, choices[seat], replies, dice, 1) == [prospect(result, seat, worth)]
                assert to_python(ahead.after(choices, dice).battle) == result
                looks += 1
    assert looks


@needs_native
@pytest.mark.parametrize("turns", [2, 3])
def test_the_same_some_turns_later(turns: int) -> None:
    worth, native, rng = learned(BARRACKS.cards), judge(), Random(turns)
    for state in positions("classic", 5)[: number_of(4)]:
        ahead, python = TurnsAhead.of(state, native), InPython(state, worth)
        assert ahead is not None
        seat = state.queue[0].seat if state.phase == Phase.TARGET else rng.randrange(2)
        replies = [] if state.phase == Phase.TARGET else rng.sample(possible(state, 1 - seat), 1)
        choice, dice = rng.choice(possible(state, seat)), rng.getrandbits(64)
        assert ahead.looks(seat, choice, replies, dice, turns) == list(python.looks(seat, choice, replies, dice, turns))


@needs_native
def test_a_player_chooses_the_same_without_the_native_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    def game() -> list[object]:
        skill = Skill(looks=80, worlds=2, deep=2)
        bots = [Thinker(Random(seat), TimeBudget(1.0, lambda: 0.0), BARRACKS, skill) for seat in (0, 1)]
        state = BARRACKS.new({"difficulty": "quick"}, "the same")
        made: list[object] = []
        for seat, choice in answers(state, bots):
            state.advance(seat, choice)
            made.append((seat, choice))
        return made

    native = game()
    monkeypatch.setattr(Worth, "native", None)
    assert game() == native


@needs_native
def test_an_engine_that_was_built_for_other_pairings_is_not_asked() -> None:
    judging = Judging(lambda soldier, fielded: 1.0, lambda card, moves: (), 1.0, 0.0, 30.0, (), ())
    assert judging.native(BARRACKS.cards, len(PAIRINGS)) is not None
    assert judging.native(BARRACKS.cards, len(PAIRINGS) + 1) is None


@needs_native
def test_choices_that_there_are_not_are_refused() -> None:
    native = judge()
    state = next(state for state in positions("classic", 1) if state.phase == Phase.ORDERS)
    ahead = TurnsAhead.of(state, native)
    assert ahead is not None
    orders = possible(state, 0)[0]
    target = BARRACKS.read(state, "target 1 1")
    with pytest.raises(ValueError, match="no such option"):
        ahead.looks(0, target, [possible(state, 1)[0]], 1, 1)
    with pytest.raises(ValueError, match="no such option"):
        ahead.looks(0, orders, [target], 1, 1)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="no such seat"):
            ahead.after({seat: orders}, 1)
        with pytest.raises(ValueError, match="no such seat"):
            ahead.looks(seat, orders, [], 1, 1)
        with pytest.raises(ValueError, match="no such seat"):
            native.prospect(ahead.battle, seat)
