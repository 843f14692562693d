"""Turns of Barracks played ahead, as its players do it for each pair of choices that they weigh."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from arenarium.games.barracks.bots.evaluation import WIN_MARGIN, learned
from arenarium.games.barracks.bots.patience import patience
from arenarium.games.barracks.bots.rollout import PRESSURE, after, prospect
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.native.turns import TurnsAhead, native_judge
from arenarium.games.barracks.state.choices import Choice
from arenarium.games.barracks.state.position import LAST_TURN, Phase

Play = Callable[[Random], Iterator[int]]
POSITIONS = 20
LOOKS = 50
"""Pairs of choices that are weighed in a position."""
STEEPNESS = 2.0


def turns_ahead() -> dict[str, Play]:
    """By way to play them: each yields how many turns were played and judged."""
    worth = learned(BARRACKS.cards)
    hurry = [PRESSURE * (1 - patience(turn)) for turn in range(LAST_TURN + 1)]
    judge = native_judge(BARRACKS.cards, worth.of, STEEPNESS, WIN_MARGIN, hurry)
    assert judge is not None
    states = [_battle(number) for number in range(POSITIONS)]
    known = [(state, [state.options(seat) for seat in (0, 1)], TurnsAhead.of(state, judge)) for state in states]

    def python(rng: Random) -> Iterator[int]:
        while True:
            for state, options, _ in known:
                for _ in range(LOOKS):
                    prospect(after(state, _chosen(options, rng), rng.getrandbits(64), worth), 0, worth)
                yield LOOKS

    def native(rng: Random) -> Iterator[int]:
        while True:
            for _, options, ahead in known:
                assert ahead is not None
                for _ in range(LOOKS):
                    ahead.one_turn(0, _chosen(options, rng), rng.getrandbits(64))
                yield LOOKS

    return {"python": python, "turns ahead": native}


def _chosen(options: list[list[Choice]], rng: Random) -> dict[int, Choice]:
    return {seat: of_seat[int(rng.random() * len(of_seat))] for seat, of_seat in enumerate(options)}


def _battle(seed: int) -> State:
    """Orders are to be given in an early turn of a random battle."""
    rng = Random(seed)
    state = BARRACKS.new({"difficulty": "classic"}, seed)
    while state.turn < 2 or state.phase != Phase.ORDERS or len(state.asks()) < 2:
        seat = state.asks()[0]
        state.advance(seat, rng.choice(state.options(seat)))
        if state.outcome is not None:
            state = BARRACKS.new({"difficulty": "classic"}, rng.getrandbits(32))
    return state
