"""What a computer player is: it is shown its seat's view and request, and answers with a choice."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from arenarium.core.game import C_co, Choice, Request, View

R_in = TypeVar("R_in", contravariant=True)
"""The requests of the game."""
V_in = TypeVar("V_in", bound=View, contravariant=True)
"""Its views."""


class BotOf(Protocol[R_in, V_in, C_co]):
    def choose(self, request: R_in, view: Callable[[], V_in]) -> C_co:
        """One of the request's options. The view is made only when asked for: many bots need none."""


Bot: TypeAlias = BotOf[Any, Any, Choice]
"""A bot of any game: requests and views only go from the game to its own bot."""


@runtime_checkable
class Closable(Protocol):
    """A bot that holds something which is to be given back when its game is over: a program, a connection."""

    def close(self) -> None: ...


class RandomBot:
    """Takes any option, each equally likely."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        options = request.options
        return options[self.index(len(options))]

    def index(self, count: int) -> int:
        """The place of the option that it takes of so many: it looks at nothing else."""
        return int(self._random() * count)
