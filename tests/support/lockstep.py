"""Two engines play the same game: after every choice they must agree in everything."""

from __future__ import annotations

import os
import shutil
from random import Random
from typing import Any

import pytest

from arenarium.core.kit import GameKit
from arenarium.core.native import NativeState
from arenarium.games import kits
from arenarium.native import extension

NATIVE_KITS = [kit for kit in kits().values() if kit.native_ is not None]
"""The games that have a native engine."""
COMPILER = shutil.which(os.environ.get("CXX", "c++")) is not None
"""As `tools/build-native.sh` looks for it."""
needs_native = pytest.mark.skipif(
    not COMPILER and any(extension(kit.id) is None for kit in NATIVE_KITS),
    reason="there is no C++ compiler, so that there is no native engine",
)
DULL = frozenset(("place", "lift", "discard", "decline", "pass", "finish", "return", "start"))
BOLDNESS = 0.7


def bold(options: list[Any], rng: Random) -> int:
    """The number of an option: mostly of one that makes something happen, so that games see more of the cards."""
    lively = [number for number, option in enumerate(options) if option.verb not in DULL]
    if lively and rng.random() < BOLDNESS:
        return rng.choice(lively)
    return rng.randrange(len(options))


def handed_over(kit: GameKit, state: Any) -> NativeState:
    assert kit.native is not None
    native = kit.native.to_native(state)
    assert native is not None, "the native engine does not take this position"
    return native


def check_equal(kit: GameKit, state: Any, native: NativeState) -> None:
    """Whether both engines stand at the same position and ask the same."""
    assert kit.native is not None
    there = kit.native.to_python(native)
    assert there.key() == state.key()
    assert native.over == (state.outcome is not None)
    assert native.outcome == state.outcome
    if state.outcome is None:
        say = state.game.say
        assert [say(state, option) for option in native.options()] == [say(state, option) for option in options(state)]
        assert native.asked == asked(state)


def asked(state: Any) -> int:
    """The first of the seats that are asked, which is the one whose options the native engine lists."""
    seats: list[int] = [*state.asks()]
    return min(seats)


def options(state: Any) -> list[Any]:
    return list(state.requests()[asked(state)].options)


def advance_both(state: Any, native: NativeState, index: int) -> None:
    state.advance(asked(state), options(state)[index])
    native.advance(index)


def play_both(kit: GameKit, state: Any, rng: Random, most: int = 100_000) -> int:
    """Play a position in both engines; how many choices were made."""
    native = handed_over(kit, state)
    made = 0
    check_equal(kit, state, native)
    while state.outcome is None and made < most:
        advance_both(state, native, bold(options(state), rng))
        made += 1
        check_equal(kit, state, native)
    return made
