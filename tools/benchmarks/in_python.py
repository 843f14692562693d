"""Players that think in Python even where there is a native engine: what does it gain at equal time?

PYTHONPATH=tools arenarium tournament GAME --players level8@0.25,benchmarks.in_python:level8@0.25
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from unittest.mock import patch

from arenarium.core.bot import Bot
from arenarium.core.game import Choice, OwnGame, Request, View
from arenarium.core.time_budget import TimeBudget
from arenarium.games import kit_of
from arenarium.games.barracks.native.turns import TurnsAhead
from arenarium.games.tashkalar.bots import thinking as searching


class _InPython:
    """Both games ask in one place each whether there is a native engine to think with."""

    def __init__(self, player: Bot) -> None:
        self._player = player

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        with (
            patch.object(searching, "NATIVE", lambda cards: None),
            patch.object(TurnsAhead, "of", lambda state, judge: None),
        ):
            return self._player.choose(request, view)


def level8(rng: Random, thinking: TimeBudget, game: OwnGame) -> Bot:
    """The top level as it is where there is no native engine."""
    kit = kit_of(game.id)
    return _InPython(kit.bots["level8"].make(rng, thinking, game))
