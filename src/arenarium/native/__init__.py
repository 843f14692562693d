"""The native engines: an optional extension in C++ for what needs speed. Everything works without it, in Python.

It is a distribution of its own, `arenarium-native`, with a module for each game that has such an engine. What a game
hands to it is in the game's own room `native/`.
"""

from __future__ import annotations

import importlib
import logging
import os
from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType

from arenarium.core.dealer import Dealer
from arenarium.core.native import NativeBatch, NativeSpaces, NativeState, NativeValues

SWITCH = "ARENARIUM_NATIVE"
"""The variable of the environment that switches the native engines off: 0."""
PACKAGE = "arenarium_native"
_LOG = logging.getLogger(__name__)


@cache
def extension(game: str) -> ModuleType | None:
    """The native engine of a game; None where it is not installed, not for that game, or switched off."""
    if os.environ.get(SWITCH) == "0":
        return None
    try:
        return importlib.import_module(f"{PACKAGE}.{game}")
    except ModuleNotFoundError:
        return None
    except ImportError as error:  # it is there, but made for another Python or another machine
        say_once(f"the native engine of {game} cannot be loaded, Python plays instead: {error}")
        return None


@cache
def say_once(text: str) -> None:
    """Why Python does what the native engine could do faster."""
    _LOG.warning(text)


def batch(game: str, states: Sequence[NativeState]) -> NativeBatch:
    """Copies of native states of a game, side by side."""
    engine = extension(game)
    if engine is None:
        raise RuntimeError(f"there is no native engine of {game}, and so no batches")
    made: NativeBatch = engine.Batch(list(states))
    return made


class Dealing:
    """New games of one setup, dealt by the native engine of a game."""

    def __init__(self, dealt: Callable[[bytes], NativeState]) -> None:
        self._dealt = dealt

    def new(self, seed: int | str) -> NativeState:
        return self._dealt(Dealer.from_seed(seed).to_bytes())


def spaces(game: str, tables: object, exported: NativeValues) -> NativeSpaces | None:
    """The spaces of a match in the native engine; None, said once, where it would number or lay out differently."""
    engine = extension(game)
    if engine is None or not hasattr(engine, "Spaces"):  # one that was built before it had them
        return None
    try:
        made: NativeSpaces = engine.Spaces(tables, exported)
    except ValueError as error:
        say_once(f"{game}: Python plays batches: {error}")
        return None
    return made


def status(game: str) -> str:
    """In words, whether there is a native engine for a game."""
    if os.environ.get(SWITCH) == "0":
        return f"Python (native engine switched off: {SWITCH}=0)"
    return "native" if extension(game) is not None else "Python (no native engine is installed)"
