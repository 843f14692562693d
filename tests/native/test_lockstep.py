"""The native engines play what the Python engines play: options in order, position and outcome after every choice."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from support.lockstep import COMPILER, NATIVE_KITS, advance_both, bold, handed_over, needs_native, options, play_both
from support.thoroughness import number_of

from arenarium.core.kit import GameKit
from arenarium.native import SWITCH, extension, status

SETUPS = [
    pytest.param(kit, setup, id=f"{kit.id} {' '.join(map(str, setup.values()))}")
    for kit in NATIVE_KITS
    for setup in kit.game.example_setups()
]
EACH_KIT = pytest.mark.parametrize("kit", NATIVE_KITS, ids=lambda kit: kit.id)
MASK = (1 << 64) - 1


@pytest.mark.skipif(not COMPILER, reason="there is no C++ compiler")
@EACH_KIT
def test_it_is_there_where_a_compiler_is(kit: GameKit) -> None:
    assert extension(kit.id) is not None, "`make native` builds it; build/native.log says what went wrong"
    assert status(kit.id) == "native"


@needs_native
@pytest.mark.parametrize(("kit", "setup"), SETUPS)
def test_whole_games(kit: GameKit, setup: dict[str, Any]) -> None:
    """Every form and seating; the schools are drawn, so that all of them come up."""
    rng = Random(7)
    for number in range(number_of(5)):
        state = kit.game.new(setup, f"lockstep {number}")
        assert play_both(kit, state, rng) > 10


@needs_native
@pytest.mark.parametrize(("kit", "setup"), SETUPS)
def test_any_position_can_be_handed_over(kit: GameKit, setup: dict[str, Any]) -> None:
    """What is handed over in the middle of a game is what was played to there."""
    rng = Random(3)
    state = kit.game.new(setup, "handed over")
    native = handed_over(kit, state)
    while state.outcome is None:
        index = bold(options(state), rng)
        before = native.key()
        assert handed_over(kit, state) == native
        copy = native.copy()
        assert copy == native
        assert hash(copy) == hash(native)
        copy.advance(index)
        assert native.key() == before, "a copy is independent"
        advance_both(state, native, index)
        assert copy == native
    assert native.outcome is not None
    assert native.scores() == state.outcome.scores
    assert native.count == 0
    with pytest.raises(IndexError):
        native.advance(0)


class Numbers:
    """SplitMix64, with which playouts choose."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def below(self, limit: int) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & MASK
        z = self._state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
        return (z ^ z >> 31) * limit >> 64


@needs_native
@pytest.mark.parametrize(("kit", "setup"), SETUPS)
def test_a_playout_makes_random_choices_up_to_the_end(kit: GameKit, setup: dict[str, Any]) -> None:
    state = kit.game.new(setup, "playout")
    native = handed_over(kit, state)
    made, numbers = 0, Numbers(11)
    whole = native.copy()
    while not native.over:
        native.advance(numbers.below(native.count))
        made += 1
    assert whole.playout(11) == made
    assert whole == native
    assert whole.outcome == native.outcome


@EACH_KIT
def test_it_can_be_switched_off(kit: GameKit) -> None:
    code = (
        "from arenarium.games import kit_of\n"
        "from arenarium.native import status\n"
        f"kit = kit_of('{kit.id}')\n"
        "setup = kit.game.example_setups()[0]\n"
        "print(status(kit.id), kit.native.to_native(kit.game.new(setup, 1)), kit.native.dealing(kit.game, setup))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, SWITCH: "0"}, capture_output=True, text=True, check=True
    )
    assert done.stdout == f"Python (native engine switched off: {SWITCH}=0) None None\n"
    assert not done.stderr
