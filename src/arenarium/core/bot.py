"""What a computer player is: it is shown its seat's view and request, and answers with a choice."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from arenarium.core.game import Choice, Request, View


class Player(Protocol):
    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        """One of the request's options. The view is made only when asked for: many players need none."""


class RandomPlayer:
    """Takes any option, each equally likely."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        options = request.options
        return options[int(self._random() * len(options))]
