"""The flags by which a command learns the way to play: the setup options of all kits, put together."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Annotated, Any, Optional

import typer

from arenarium.core.plain import Json
from arenarium.core.setup import SetupOption
from arenarium.games import kit_of, kits

GAME_HELP = f"Which game: {', '.join(kits())}."


def _options() -> dict[str, list[tuple[str, SetupOption]]]:
    """By name: the option, with the game that has it; games may share a name."""
    options: dict[str, list[tuple[str, SetupOption]]] = {}
    for kit in kits().values():
        for option in kit.options:
            options.setdefault(option.name, []).append((kit.name, option))
    return options


def with_setup_flags(counting_seats: bool = True) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A command that takes `setup`, as one that has a flag for everything that a setup may say.

    Without `counting_seats` there is no flag for the number of seats: the command works it out.
    """

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        options = {
            name: given
            for name, given in _options().items()
            if counting_seats or not any(option.counts_seats for _, option in given)
        }

        @wraps(command)
        def flagged(**given: Any) -> None:  # what the command takes, by its own types
            values = {name: given.pop(name, None) for name in options}
            command(setup=setup_of(given["game"], values), **given)

        own = [p for p in inspect.signature(command, eval_str=True).parameters.values() if p.name != "setup"]
        flags = [_flag(name, given) for name, given in options.items()]
        first = 1 + max((i for i, p in enumerate(own) if p.default is inspect.Parameter.empty), default=-1)
        kind = inspect.Parameter.KEYWORD_ONLY
        parameters = [parameter.replace(kind=kind) for parameter in (*own[:first], *flags, *own[first:])]
        flagged.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        flagged.__annotations__ = {p.name: p.annotation for p in parameters} | {"return": None}
        return flagged

    return decorate


def _flag(name: str, given: list[tuple[str, SetupOption]]) -> inspect.Parameter:
    text = " ".join(f"{game}: {option.help}" for game, option in given)
    kind = given[0][1].kind
    option = typer.Option(f"--{name}", help=text)
    annotation = Annotated[Optional[kind], option]  # type: ignore[valid-type]  # noqa: UP045  the kind is a value here
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def setup_of(game: str, flags: Mapping[str, Json]) -> dict[str, Json]:
    """What was said of the way to play; the game itself refuses what it does not know. Raises SetupError."""
    listed = {option.name: option for option in kit_of(game).options if option.listed}
    setup: dict[str, Json] = {name: value for name, value in flags.items() if value is not None and value is not False}
    for name, option in listed.items():
        value = setup.get(name)
        if isinstance(value, str) and ("," in value or value not in option.choices()):
            setup[name] = value.split(",")
    return setup


def way_of(game: str, setup: Mapping[str, Json]) -> str:
    """A way to play in a few words, for a progress bar."""
    return " ".join([game, *(str(value) for value in setup.values() if isinstance(value, str))])
