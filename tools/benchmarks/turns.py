"""Turns of Barracks played ahead, as its players do it for each pair of choices that they weigh."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from arenarium.games.barracks.bots.evaluation import learned
from arenarium.games.barracks.bots.rollout import look
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.native.turns import TurnsAhead
from arenarium.games.barracks.state.choices import Choice
from arenarium.games.barracks.state.position import Phase

Play = Callable[[Random], Iterator[int]]
POSITIONS = 20
LOOKS = 50
"""Pairs of choices that are weighed in a position."""


def turns_ahead() -> dict[str, Play]:
    """By way to play them: each yields how many turns were played and judged."""
    worth = learned(BARRACKS.cards)
    judge = worth.native
    assert judge is not None
    states = [_battle(number) for number in range(POSITIONS)]
    known = [(state, [state.options(seat) for seat in (0, 1)], TurnsAhead.of(state, judge)) for state in states]

    def python(rng: Random) -> Iterator[int]:
        while True:
            for state, options, _ in known:
                for _ in range(LOOKS):
                    look(state, 0, dict(enumerate(_chosen(options, rng))), rng.getrandbits(64), 1, worth)
                yield LOOKS

    def native(rng: Random) -> Iterator[int]:
        while True:
            for _, options, ahead in known:
                assert ahead is not None
                for _ in range(LOOKS):
                    choice, reply = _chosen(options, rng)
                    ahead.looks(0, choice, [reply], rng.getrandbits(64), 1)
                yield LOOKS

    return {"python": python, "turns ahead": native}


def _chosen(options: list[list[Choice]], rng: Random) -> list[Choice]:
    return [of_seat[int(rng.random() * len(of_seat))] for of_seat in options]


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
