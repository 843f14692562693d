"""The `arenarium` command. A command imports what it needs when you give it: the help comes at once, and you need not
install anything for commands that you do not use."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand

from arenarium.core.errors import ArenariumError
from arenarium.games import kits

COMMANDS = {
    "cards": ("cards.app", "Look at cards and check card data."),
    "play": ("play.play_command", "Play in the terminal against computer players."),
    "simulate": ("simulate.simulate_command", "Play many games between computer players and sum them up."),
    "tournament": (
        "tournament.tournament_command",
        "Let all pairs of players meet, with exchanged seats and equal deals, and rate them.",
    ),
    "balance": ("balance.balance_command", "Whether the cards of a game, or cards of your own, are fair."),
    "replay": ("simulate.replay_command", "Play a record again and print the position it leads to."),
    "verify": (
        "verify.verify_command",
        "Check a record: the seed by its fingerprint, that every choice was legal, and the outcome.",
    ),
    "bot": ("bot.bot_command", "Let a computer player, or a program of your own, play at a server."),
    "admin": ("admin.app", "Look after a server: players, tables, chat, backups."),
    "doctor": (
        "doctor.doctor_command",
        "Tell what is in use on this machine: versions, engines.",
    ),
    "serve": ("serve.serve_command", "Serve tables of all games, for people and computer players."),
}
"""By name: where it is, and its help."""
LABORATORY = {
    "exploit": "How far a computer player's mixed strategies can be exploited.",
    "fit": "Find the weights of a computer player again, from games against itself.",
    "schools": "Find out which schools win against which, for drafts.",
    "squads": "Find out which squads to recruit.",
    "suite": "How many positions with a clearly better line a computer player solves.",
}
"""Help for commands that the kits of some games bring: `arenarium <command> <game>`."""


def commands() -> dict[str, tuple[str, str]]:
    """All commands, as in COMMANDS."""
    names = sorted({name for kit in kits().values() for name in kit.commands})
    return COMMANDS | {name: (f"laboratory.{name}", LABORATORY.get(name, f"{name.title()}.")) for name in names}


def app() -> None:
    """Run the command; mistakes of the user end in a sentence, not in a traceback."""
    try:
        _app()
    except ArenariumError as error:
        typer.secho(str(error), fg=typer.colors.RED, err=True)
        raise SystemExit(2) from None


class LazyCommand(TyperCommand):
    """Stands for a command, or for a group of them, until it is given."""

    def loaded(self) -> Any:  # the type of commands is a private one of Typer
        assert self.name is not None
        place, _ = commands()[self.name]
        module, _, attribute = place.partition(".")
        command = getattr(import_module(f"arenarium.cli.{module}"), attribute)
        if isinstance(command, typer.Typer):
            return typer.main.get_command(command)
        alone = typer.Typer(add_completion=False)
        alone.command(self.name)(command)
        return typer.main.get_command(alone)

    def make_context(self, *args: Any, **more: Any) -> Any:  # passed on as they are
        return self.loaded().make_context(*args, **more)


_app = typer.Typer(no_args_is_help=True, add_completion=False, help="Tabletop games, played to the letter.")
for _name, (_, _help) in commands().items():
    _app.command(_name, cls=LazyCommand, help=_help)(lambda: None)
