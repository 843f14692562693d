"""Bots of your own by name: "my_module:MyBot", and those that other packages bring by entry points in the group
`arenarium.bots`.

What is named is called with those of these that it asks for by name: `rng`, a `random.Random` for all that it leaves to
chance; `thinking`, a `TimeBudget`; `game`, with the cards of the match. What it gives has a method `choose`
(`core.bot`). A `BotSpec` is taken as it is.
"""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from random import Random
from typing import Any

from arenarium.core.bot import Bot
from arenarium.core.errors import SetupError
from arenarium.core.game import OwnGame
from arenarium.core.kit import BotSpec
from arenarium.core.time_budget import TimeBudget

GROUP = "arenarium.bots"
SEPARATOR = ":"
"""Between the module and what is named in it."""
_GIVEN = ("rng", "thinking", "game")


def own_bot(name: str) -> BotSpec | None:
    """The bot that a name means; None where it is neither a place in a module nor a known entry point. Raises
    SetupError for one that cannot be had."""
    if SEPARATOR in name:
        return _spec(name, _named(name))
    entry = plugged_in().get(name)
    if entry is None:
        return None
    try:
        return _spec(name, entry.load())
    except (ImportError, AttributeError) as error:
        raise SetupError(f"'{name}' is said to be {entry.value}, which cannot be loaded: {error}") from error


@cache
def plugged_in() -> dict[str, EntryPoint]:
    """What other packages bring, by name."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _named(name: str) -> Any:  # anything can be in a module
    module_name, _, path = name.partition(SEPARATOR)
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.insert(0, os.getcwd())  # as `python -m` has it; the command alone has not
    try:
        found: Any = import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module_name}.".startswith(f"{error.name}."):
            raise SetupError(f"'{name}': {module_name} cannot be loaded: {error}") from error  # something that it needs
        raise SetupError(f"'{name}': there is no module '{module_name}' here ({os.getcwd()}) or installed") from None
    except (Exception, SystemExit) as error:  # whatever is in it
        raise SetupError(f"'{name}': {module_name} cannot be loaded: {type(error).__name__}: {error}") from error
    for part in path.split("."):
        if not hasattr(found, part):
            close = get_close_matches(part, dir(found), 1)
            hint = f"; did you mean '{close[0]}'?" if close else ""
            raise SetupError(f"'{name}': there is no '{part}' in {module_name}{hint}")
        found = getattr(found, part)
    return found


def _spec(name: str, target: Any) -> BotSpec:
    if isinstance(target, BotSpec):
        return target
    if not callable(target):
        raise SetupError(f"'{name}' is a {type(target).__name__}; expected a class, or a function that makes a bot")
    given = _wanted(name, target)

    def make(rng: Random, thinking: TimeBudget, game: OwnGame) -> Bot:
        values = {"rng": rng, "thinking": thinking, "game": game}
        try:
            bot: Bot = target(**{key: values[key] for key in given})
        except SetupError:
            raise
        except Exception as error:  # of somebody else's code
            raise SetupError(f"'{name}' cannot be made: {type(error).__name__}: {error}") from error
        if not callable(getattr(bot, "choose", None)):
            raise SetupError(f"'{name}' gives a {type(bot).__name__}, which has no method 'choose(request, view)'")
        return bot

    return BotSpec(make)


def _wanted(name: str, target: Callable[..., Any]) -> list[str]:
    """Which of the values it asks for."""
    try:
        parameters = inspect.signature(target).parameters.values()
    except (TypeError, ValueError):
        raise SetupError(f"'{name}' does not say what it is called with") from None
    for parameter in parameters:
        needed = parameter.default is inspect.Parameter.empty and parameter.kind not in (
            inspect.Parameter.VAR_POSITIONAL,
            inspect.Parameter.VAR_KEYWORD,
        )
        if needed and (parameter.name not in _GIVEN or parameter.kind is inspect.Parameter.POSITIONAL_ONLY):
            raise SetupError(f"'{name}' asks for '{parameter.name}'; it can have {', '.join(_GIVEN)}, by these names")
    return [key for key in _GIVEN if any(parameter.name == key for parameter in parameters)]
