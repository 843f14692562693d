"""`arenarium fit`: find the weights of a computer player anew, from games against itself."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from arenarium.cli.progress import progress_bar
from arenarium.core.errors import SetupError
from arenarium.lab import fit_tashkalar
from arenarium.players.tashkalar.evaluation import Weights


def fit_command(
    game: Annotated[str, typer.Argument(help="Which game: tashkalar.")],
    form: Annotated[str, typer.Option(help="Tash-Kalar: high, duel or melee.")] = "duel",
    games: Annotated[int, typer.Option(min=10, help="How many games, each round.")] = 300,
    rounds: Annotated[int, typer.Option(min=1, help="Tash-Kalar: play and fit so often.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Put the weights into this file; other forms in it stay.")] = None,
) -> None:
    """Let a computer player play against itself, and fit what it judges positions by to who won."""
    workers = jobs or os.cpu_count() or 1
    if game != "tashkalar":
        raise SetupError(f"there is nothing to fit for '{game}'; known is tashkalar")
    if form not in fit_tashkalar.WAYS_TO_PLAY:
        raise SetupError(f"unknown form '{form}'; known are {', '.join(fit_tashkalar.WAYS_TO_PLAY)}")
    with progress_bar(f"{game} {form}", games * rounds) as advance:
        fits = fit_tashkalar.fit_form(form, games, seed, rounds, workers, advance)
    console = Console()
    for number, found in enumerate(fits, 1):
        console.print(
            f"round {number}: {found.games} games, {found.positions} positions; surprise at games kept apart "
            f"{found.surprise:.4f} bits, {found.surprise_before:.4f} by the weights before"
        )
    console.print(_table(fits[-1].weights))
    if out is not None:
        _write(out, form, fits[-1].weights.to_json())


def _table(weights: Weights) -> Table:
    table = Table("number", "waiting", "moving", box=None)
    told = weights.to_json()
    for name in dict.fromkeys([*told["waiting"], *told["moving"]]):
        table.add_row(name, *(f"{told[key].get(name, 0.0):+.3f}" for key in ("waiting", "moving")))
    return table


def _write(out: Path, form: str, weights: dict[str, Any]) -> None:
    held = json.loads(out.read_text("utf-8")) if out.exists() else {}
    out.write_text(json.dumps({**held, form: weights}, indent=1) + "\n", "utf-8")
