"""The `arenarium` command."""

from __future__ import annotations

import typer

from arenarium.cli import balance, cards, exploit, fit, play, serve, simulate, tournament, verify
from arenarium.core.errors import ArenariumError


def app() -> None:
    """Run the command; mistakes of the user end in a sentence, not in a traceback."""
    try:
        _app()
    except ArenariumError as error:
        typer.secho(str(error), fg=typer.colors.RED, err=True)
        raise SystemExit(2) from None


_app = typer.Typer(no_args_is_help=True, add_completion=False, help="Tash-Kalar and Barracks, played to the letter.")
_app.add_typer(cards.app, name="cards")
_app.command("play")(play.play_command)
_app.command("simulate")(simulate.simulate_command)
_app.command("tournament")(tournament.tournament_command)
_app.command("balance")(balance.balance_command)
_app.command("fit")(fit.fit_command)
_app.command("exploit")(exploit.exploit_command)
_app.command("replay")(simulate.replay_command)
_app.command("verify")(verify.verify_command)
_app.command("serve")(serve.serve_command)
