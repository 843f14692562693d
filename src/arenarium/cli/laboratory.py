"""Commands that only some games have, from their kits: `laboratory.fit` is the group `arenarium fit <game>`."""

from __future__ import annotations

import typer

from arenarium.games import kits


def __getattr__(name: str) -> typer.Typer:
    """A command by its name, with a subcommand for each game that has it."""
    having = [kit for kit in kits().values() if name in kit.commands]
    if not having:
        raise AttributeError(f"no game has a command '{name}'")
    group = typer.Typer(no_args_is_help=True, add_completion=False)
    group.callback()(lambda: None)  # also where only one game has it, the game is named
    for kit in having:
        command = kit.commands[name]()
        group.command(kit.id, help=command.__doc__)(command)
    return group
